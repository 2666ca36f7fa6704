"""`burraco verify FILE`: checks a saved match from end to end and says what is wrong. It shows no window."""

from collections.abc import Sequence
from pathlib import Path

from burraco_desktop.arguments import Parser, parsed
from burraco_desktop.engine.wording import worded
from burraco_desktop.session import files
from burraco_desktop.session.codec import decode
from burraco_desktop.session.errors import SaveError
from burraco_desktop.session.verification import Check, Finding, Outcome, Verdict, verify
from burraco_desktop.telling import speak, told, translate

WRONG = 1


def main(arguments: Sequence[str]) -> int:
    """Check a file; returns the exit status, 1 where something is wrong."""
    options = parsed(_parser, arguments)
    speak()
    try:
        document = decode(files.read(options.file))
    except FileNotFoundError:
        _parser().error(f"{options.file}: {told(worded('there is no such file'))}")
    except SaveError as error:
        _parser().error(f"{options.file}: {told(error.detail)}")
    verdict = verify(document, options.fingerprint)
    print("\n".join([*map(_line, verdict.findings), *_evidence(verdict)]))
    return 0 if verdict.is_good else WRONG


def _parser() -> Parser:
    parser = Parser(
        prog="burraco verify",
        usage=translate("commands", "burraco verify [options] FILE"),
        description=translate(
            "commands",
            "Check a saved match from end to end: its shuffles, every action, positions and scores.",
        ),
    )
    file = translate("commands", "FILE")
    parser.add_argument("file", type=Path, metavar=file, help=translate("commands", "a saved match"))
    parser.add_argument(
        "--fingerprint",
        default="",
        metavar="HEX",
        help=translate(
            "commands", "the fingerprint you noted when the match began; else the one in the file is taken"
        ),
    )
    return parser


def _line(finding: Finding) -> str:
    detail = f" ({told(finding.detail)})" if finding.detail else ""
    signs = _signs()
    width = max(map(len, signs.values()))
    return f"{signs[finding.outcome]:{width}}  {_claim(finding.check)}{detail}"


def _signs() -> dict[Outcome, str]:
    return {
        Outcome.GOOD: translate("commands", "ok"),
        Outcome.BAD: translate("commands", "WRONG"),
        Outcome.UNKNOWN: translate("commands", "unknown"),
    }


def _claim(check: Check) -> str:
    """What a check proves."""
    return {
        Check.FORM: translate("commands", "the file is a match of this program"),
        Check.FINGERPRINT: translate(
            "commands", "the cards were fixed by the fingerprint shown before the first card"
        ),
        Check.ACTIONS: translate("commands", "every action is legal"),
        Check.POSITION: translate("commands", "the actions lead to the saved position"),
        Check.SCORES: translate("commands", "every deal is worth what the file says"),
        Check.SUMMARY: translate("commands", "names, totals and deals agree with the play"),
    }[check]


def _evidence(verdict: Verdict) -> list[str]:
    if not verdict.fingerprint:
        return []
    seed = verdict.seed or translate("commands", "shown when the match is over")
    return [
        translate("commands", "fingerprint of the shuffles: {fingerprint}").format(
            fingerprint=verdict.fingerprint
        ),
        translate("commands", "seed: {seed}").format(seed=seed),
    ]
