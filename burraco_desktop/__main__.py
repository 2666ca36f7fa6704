"""The command line. What needs Qt is imported only where a window is wanted."""

import argparse
import multiprocessing
import os
import sys
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any

from burraco_desktop import __version__, native
from burraco_desktop.arguments import BadInputError, Parser, parsed
from burraco_desktop.engine.wording import WordedError, alternatives, worded
from burraco_desktop.languages import SPOKEN, Language, best_of
from burraco_desktop.paths import ResourceError
from burraco_desktop.session.errors import ReplayError, SaveError, reason_of
from burraco_desktop.telling import speak, told, translate

if TYPE_CHECKING:
    from burraco_desktop.engine.rules import RuleSet

CANNOT_RUN = 1


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line; returns the exit status."""
    multiprocessing.freeze_support()  # in a frozen program the worker process of the bots starts here
    arguments = list(sys.argv[1:] if argv is None else argv)
    command = arguments[0] if arguments else ""
    if command == "arena":
        from burraco_desktop import arena

        return arena.main(arguments[1:])
    if command == "learn":
        from burraco_desktop import learn

        return learn.main(arguments[1:])
    if command == "referee":
        from burraco_desktop import referee

        return referee.main(arguments[1:])
    if command == "verify":
        from burraco_desktop import verify

        return verify.main(arguments[1:])
    if command == "self-check":
        return _self_check(arguments[1:])
    return _play(arguments)


def _self_check(arguments: Sequence[str]) -> int:
    options = parsed(_self_check_parser, arguments)
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    try:
        from burraco_desktop import self_check
    except ImportError as error:
        return _cannot_load(error)
    return self_check.main(options.picture)


def _self_check_parser() -> Parser:
    parser = Parser(
        prog="burraco self-check",
        usage=translate("commands", "burraco self-check [options]"),
        description=translate("commands", "Check that this installation is complete, without a window."),
    )
    picture = translate("commands", "keep a picture of a table, as PNG")
    parser.add_argument("--picture", type=Path, metavar=translate("commands", "FILE"), help=picture)
    return parser


def _play(arguments: Sequence[str]) -> int:
    language = _asked_language(arguments)
    options = parsed(_parser, arguments, language)
    if options.version:
        kind = "compiled" if native.is_compiled() else "plain Python"
        print(f"Burraco Desktop {__version__} ({kind})")
        sys.exit(0)
    try:
        what = _wanted(options)
    except (BadInputError, SaveError) as error:
        speak(language)
        _parser().error(_complaint(error))
    if not _has_screen():
        speak(language)
        return _complain(
            translate(
                "commands",
                "there is no screen to show the game on: neither DISPLAY nor WAYLAND_DISPLAY is set",
            )
        )
    try:
        from burraco_desktop import start
    except ImportError as error:
        return _cannot_load(error)
    try:
        return start.run(sys.argv[:1], start.Opening(**what))
    except (ResourceError, SaveError, OSError) as error:
        speak(language)
        text = translate("commands", "the game cannot start: {reason}")
        return _complain(text.format(reason=_complaint(error)))


def _wanted(options: argparse.Namespace) -> dict[str, Any]:
    """What the options ask the game to open.

    Raises:
        BadInputError: they do not go together, or ask for rules that are not there.
        SaveError: the file cannot be opened.
    """
    _check_together(options)
    loaded = trouble = None
    if options.file is not None:
        from burraco_desktop.session.store import read_match

        try:
            loaded = read_match(options.file)
        except ReplayError as error:
            trouble = error
    rules = None if options.rules is None else _rules_for(options.rules, options.players)
    kept = ("file", "new_match", "players", "target", "level", "language")
    found = {"loaded": loaded, "trouble": trouble, "rules": rules, "seed": options.seed or ""}
    return found | {name: getattr(options, name) for name in kept}


def _check_together(options: argparse.Namespace) -> None:
    """Refuse options that would change nothing."""
    if options.new_match and options.file is not None:
        raise BadInputError(worded("a file and --new-match exclude each other"))
    questions = ("rules", "players", "target", "level", "seed")
    given = [f"--{name}" for name in questions if getattr(options, name) is not None]
    if given and not options.new_match:
        text = ", ".join(given)
        raise BadInputError(
            worded("{options}: only with --new-match, which begins a match at once", options=text)
        )


def _asked_language(arguments: Sequence[str]) -> Language | None:
    """The language that is asked for, known before all else is read so that all else can be told in it."""
    parts = [part for argument in arguments for part in argument.split("=", 1)]
    return best_of([value for option, value in pairwise(parts) if option == "--language"])


def _complaint(error: Exception) -> str:
    """What an error says, in the language that is spoken."""
    if isinstance(error, SaveError):
        return str(error) if error.path is None else f"{error.path}: {told(error.detail)}"
    if isinstance(error, ResourceError):
        return translate("commands", "{file} is missing; install the program again").format(file=error.path)
    if isinstance(error, OSError) and error.filename is not None:
        return f"{error.filename}: {told(reason_of(error))}"
    return told(error.wording) if isinstance(error, WordedError) else str(error)


def _rules_for(name: str, players: int | None) -> "RuleSet":
    """The rules asked for, which must be for so many players.

    Raises:
        BadInputError, SaveError: there are no such rules, or they are for others.
    """
    from burraco_desktop.commands import named_rules

    rules = named_rules(name)
    counts = rules.deck.player_counts
    if players is not None and players not in counts:
        found = alternatives(map(str, counts))
        raise BadInputError(worded("{rules} is for {counts} players", rules=rules.name, counts=found))
    return rules


def _parser() -> Parser:
    file = translate("commands", "FILE")
    parser = Parser(
        prog="burraco",
        usage=translate("commands", "burraco [options] [FILE]"),
        description=translate("commands", "Burraco for the desktop."),
        epilog=_commands(),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "file", nargs="?", type=Path, metavar=file, help=translate("commands", "a match to open")
    )
    parser.add_argument(
        "--version", action="store_true", help=translate("argparse", "show program's version number and exit")
    )
    parser.add_argument(
        "--language",
        type=_language,
        metavar=translate("commands", "CODE"),
        help=translate("commands", "the language to begin in: {codes}").format(codes=", ".join(SPOKEN)),
    )
    match = parser.add_argument_group(
        translate("commands", "starting a match at once"),
        translate("commands", "The others need --new-match."),
    )
    match.add_argument(
        "--new-match", action="store_true", help=translate("commands", "begin a match without asking")
    )
    _add_questions(match)
    return parser


def _add_questions(match: "argparse._ArgumentGroup") -> None:
    """The options that say what match to begin."""
    from burraco_desktop.ai.levels import LEVEL_CODES

    match.add_argument(
        "--rules",
        metavar=translate("commands", "RULES"),
        help=translate("commands", "the name of a preset, or a rule-set file"),
    )
    match.add_argument(
        "--players", type=int, choices=(2, 3, 4, 6), help=translate("commands", "the number of players")
    )
    match.add_argument(
        "--target",
        type=_target,
        metavar=translate("commands", "POINTS"),
        help=translate("commands", "points to play to"),
    )
    match.add_argument(
        "--level",
        choices=LEVEL_CODES,
        metavar=translate("commands", "NAME"),
        help=translate("commands", "how the others play: {levels}").format(levels=", ".join(LEVEL_CODES)),
    )
    match.add_argument(
        "--seed",
        metavar=translate("commands", "SEED"),
        help=translate("commands", "the seed of a match to play its cards again"),
    )


def _commands() -> str:
    """The table of commands."""
    file = translate("commands", "FILE")
    lines = {
        translate("commands", "burraco [options] [FILE]"): translate(
            "commands", "play; FILE is a match saved by the game"
        ),
        "burraco arena ...": translate("commands", "let bots play each other without a window"),
        "burraco learn ...": translate("commands", "let bots learn from their own deals"),
        "burraco referee ...": translate("commands", "judge a meld, or actions in a position"),
        f"burraco verify {file}": translate("commands", "check a saved match from end to end"),
        "burraco self-check": translate("commands", "check that this installation is complete"),
    }
    width = max(map(len, lines))
    table = "\n".join(f"  {command:{width}}  {purpose}" for command, purpose in lines.items())
    more = translate("commands", "Each tells more with --help, as in: {example}")
    return "\n".join(
        [translate("commands", "commands:"), table, "", more.format(example="burraco referee --help")]
    )


def _target(text: str) -> int:
    """The points to play to, within what rule sets allow."""
    from burraco_desktop.commands import option_kinds, read_value

    kind = option_kinds()["match_target"]
    if not kind.allows(read_value(kind, text)):
        allowed = kind.allowed()
        raise argparse.ArgumentTypeError(
            told(worded("{text!r} is not {allowed}", text=text, allowed=allowed))
        )
    return int(text)


def _language(text: str) -> Language:
    """The language of a code, with a country or without."""
    language = best_of([text])
    if language is None:
        codes = ", ".join(SPOKEN)
        raise argparse.ArgumentTypeError(told(worded("{text!r} is none of {codes}", text=text, codes=codes)))
    return language


def _has_screen() -> bool:
    """Tell whether a window can be shown: Qt would only abort without one."""
    if not sys.platform.startswith(("linux", "freebsd")):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"))


def _cannot_load(error: ImportError) -> int:
    speak()
    text = translate("commands", "a part that the game needs cannot be loaded: {reason}")
    return _complain(text.format(reason=error))


def _complain(sentence: str) -> int:
    print(f"burraco: {sentence}", file=sys.stderr)
    return CANNOT_RUN


if __name__ == "__main__":
    sys.exit(main())
