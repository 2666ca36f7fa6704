"""`burraco verify FILE`: checks a saved match from end to end and says what is wrong. It shows no window."""

from collections.abc import Sequence
from pathlib import Path

from burraco_desktop.arguments import Parser
from burraco_desktop.session import files
from burraco_desktop.session.codec import decode
from burraco_desktop.session.errors import SaveError
from burraco_desktop.session.verification import Check, Finding, Outcome, Verdict, verify

WRONG = 1

_NAMES = {
    Check.FORM: "the file is a match of this program",
    Check.FINGERPRINT: "the cards were fixed by the fingerprint shown before the first card",
    Check.ACTIONS: "every action is legal",
    Check.POSITION: "the actions lead to the saved position",
    Check.SCORES: "every deal is worth what the file says",
    Check.SUMMARY: "names, totals and deals agree with the play",
}
_SIGNS = {Outcome.GOOD: "ok     ", Outcome.BAD: "WRONG  ", Outcome.UNKNOWN: "unknown"}


def main(arguments: Sequence[str]) -> int:
    """Check a file; returns the exit status, 1 where something is wrong."""
    parser = _parser()
    options = parser.parse_args(arguments)
    try:
        document = decode(files.read(options.file))
    except FileNotFoundError:
        parser.error(f"{options.file}: there is no such file")
    except SaveError as error:
        parser.error(f"{options.file}: {error.detail}")
    verdict = verify(document, options.fingerprint)
    print("\n".join([*map(_line, verdict.findings), *_evidence(verdict)]))
    return 0 if verdict.is_good else WRONG


def _parser() -> Parser:
    parser = Parser(
        prog="burraco verify",
        description="Check a saved match from end to end: its shuffles, every action, positions and scores.",
    )
    parser.add_argument("file", type=Path, metavar="FILE", help="a saved match")
    parser.add_argument(
        "--fingerprint",
        default="",
        metavar="HEX",
        help="the fingerprint you noted when the match began; else the one in the file is taken",
    )
    return parser


def _line(finding: Finding) -> str:
    detail = f" ({finding.detail})" if finding.detail else ""
    return f"{_SIGNS[finding.outcome]}  {_NAMES[finding.check]}{detail}"


def _evidence(verdict: Verdict) -> list[str]:
    if not verdict.fingerprint:
        return []
    seed = verdict.seed or "shown when the match is over"
    return [f"fingerprint of the shuffles: {verdict.fingerprint}", f"seed: {seed}"]
