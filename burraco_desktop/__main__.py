"""The command line. What needs Qt is imported only where a window is wanted."""

import argparse
import multiprocessing
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from burraco_desktop import __version__, native
from burraco_desktop.arguments import BadInputError, Parser
from burraco_desktop.languages import SPOKEN, Language, best_of
from burraco_desktop.paths import ResourceError
from burraco_desktop.session.errors import ReplayError, SaveError

if TYPE_CHECKING:
    from burraco_desktop.engine.rules import RuleSet

CANNOT_RUN = 1

COMMANDS = """commands:
  burraco [options] [FILE]  play; FILE is a match saved by the game
  burraco arena ...         let bots play each other without a window (burraco arena --help)
  burraco learn ...         let bots learn from their own deals (burraco learn --help)
  burraco referee ...       judge a meld, or actions in a position (burraco referee --help)
  burraco verify FILE       check a saved match from end to end (burraco verify --help)
  burraco self-check        check that this installation is complete
"""


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
    parser = Parser(
        prog="burraco self-check", description="Check that this installation is complete, without a window."
    )
    parser.add_argument("--picture", type=Path, metavar="FILE", help="keep a picture of a table, as PNG")
    options = parser.parse_args(arguments)
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    try:
        from burraco_desktop import self_check
    except ImportError as error:
        return _cannot_load(error)
    return self_check.main(options.picture)


def _play(arguments: Sequence[str]) -> int:
    parser = _parser()
    options = parser.parse_args(arguments)
    _check_together(parser, options)
    loaded = trouble = None
    if options.file is not None:
        from burraco_desktop.session.store import read_match

        try:
            loaded = read_match(options.file)
        except ReplayError as error:
            trouble = error
        except SaveError as error:
            parser.error(str(error))
    try:
        rules = None if options.rules is None else _rules_for(options.rules, options.players)
    except (BadInputError, SaveError) as error:
        parser.error(str(error))
    if not _has_screen():
        return _complain("there is no screen to show the game on: neither DISPLAY nor WAYLAND_DISPLAY is set")
    try:
        from burraco_desktop import start
    except ImportError as error:
        return _cannot_load(error)
    opening = start.Opening(
        loaded=loaded,
        file=options.file,
        trouble=trouble,
        new_match=options.new_match,
        rules=rules,
        players=options.players,
        target=options.target,
        level=options.level,
        seed=options.seed or "",
        language=options.language,
    )
    try:
        return start.run(sys.argv[:1], opening)
    except (ResourceError, SaveError, OSError) as error:
        return _complain(f"the game cannot start: {error}")


def _check_together(parser: Parser, options: argparse.Namespace) -> None:
    """Leave with a sentence where options are given that would change nothing."""
    if options.new_match and options.file is not None:
        parser.error("a file and --new-match exclude each other")
    questions = ("rules", "players", "target", "level", "seed")
    given = [f"--{name}" for name in questions if getattr(options, name) is not None]
    if given and not options.new_match:
        parser.error(f"{', '.join(given)}: only with --new-match, which begins a match at once")


def _rules_for(name: str, players: int | None) -> "RuleSet":
    """The rules asked for, which must be for so many players.

    Raises:
        BadInputError, SaveError: there are no such rules, or they are for others.
    """
    from burraco_desktop.commands import named_rules

    rules = named_rules(name)
    counts = rules.deck.player_counts
    if players is not None and players not in counts:
        raise BadInputError(f"{rules.name} is for {' or '.join(map(str, counts))} players")
    return rules


def _parser() -> Parser:
    from burraco_desktop.ai.levels import LEVEL_CODES

    parser = Parser(
        prog="burraco",
        usage="burraco [options] [FILE]",
        description="Burraco for the desktop.",
        epilog=COMMANDS,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("file", nargs="?", type=Path, metavar="FILE", help="a match to open")
    kind = "compiled" if native.is_compiled() else "plain Python"
    parser.add_argument("--version", action="version", version=f"Burraco Desktop {__version__} ({kind})")
    parser.add_argument(
        "--language", type=_language, metavar="CODE", help=f"the language to begin in: {', '.join(SPOKEN)}"
    )
    match = parser.add_argument_group("starting a match at once", "The others need --new-match.")
    match.add_argument("--new-match", action="store_true", help="begin a match without asking")
    match.add_argument("--rules", help="the name of a preset, or a rule-set file")
    match.add_argument("--players", type=int, choices=(2, 3, 4, 6), help="the number of players")
    match.add_argument("--target", type=_target, help="points to play to")
    match.add_argument(
        "--level", choices=LEVEL_CODES, metavar="NAME", help=f"how the others play: {', '.join(LEVEL_CODES)}"
    )
    match.add_argument("--seed", help="the seed of a match to play its cards again")
    return parser


def _target(text: str) -> int:
    """The points to play to, within what rule sets allow."""
    from burraco_desktop.commands import option_kinds, read_value

    kind = option_kinds()["match_target"]
    if not kind.allows(read_value(kind, text)):
        raise argparse.ArgumentTypeError(f"{text!r} is not {kind.allowed()}")
    return int(text)


def _language(text: str) -> Language:
    """The language of a code, with a country or without."""
    language = best_of([text])
    if language is None:
        raise argparse.ArgumentTypeError(f"{text!r} is none of {', '.join(SPOKEN)}")
    return language


def _has_screen() -> bool:
    """Tell whether a window can be shown: Qt would only abort without one."""
    if not sys.platform.startswith(("linux", "freebsd")):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"))


def _cannot_load(error: ImportError) -> int:
    return _complain(f"a part that the game needs cannot be loaded: {error}")


def _complain(sentence: str) -> int:
    print(f"burraco: {sentence}", file=sys.stderr)
    return CANNOT_RUN


if __name__ == "__main__":
    sys.exit(main())
