"""The command line: commands, options, files, bad input, and what must not be imported for it."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from typing import TYPE_CHECKING, Any

import pytest

from burraco_desktop import __main__ as command_line
from burraco_desktop import __version__, start
from burraco_desktop.ai.levels import LEVEL_CODES
from burraco_desktop.engine.actions import DrawStock
from burraco_desktop.languages import Language
from burraco_desktop.paths import ResourceError
from burraco_desktop.session.codec import encode, match_to_document, now
from burraco_desktop.session.match import Match, Player
from burraco_desktop.session.rulebook import preset

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path


@pytest.fixture
def openings(monkeypatch: pytest.MonkeyPatch) -> list[start.Opening]:
    """What the game was asked to open, without opening it."""
    asked: list[start.Opening] = []

    def run(_argv: Sequence[str], opening: start.Opening) -> int:
        asked.append(opening)
        return 0

    monkeypatch.setattr(start, "run", run)
    return asked


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """A file with a match of one deal just begun."""
    players = [Player("Maria", is_human=True), Player("Anna", is_human=False)]
    match = Match.new(preset("italian"), players, "7")
    match.start_deal()
    match.play(DrawStock())
    path = tmp_path / "match.burraco"
    path.write_bytes(encode(match_to_document(match, (), now())))
    return path


def test_without_arguments_the_home_page_opens(openings: list[start.Opening]) -> None:
    assert command_line.main([]) == 0
    assert openings == [start.Opening()]


def test_a_match_can_be_started_at_once(openings: list[start.Opening]) -> None:
    command_line.main(["--new-match", "--players", "2", "--target", "505", "--seed", "abc"])
    command_line.main(["--new-match", "--rules", "italian_3p", "--level", "master"])
    assert openings == [
        start.Opening(new_match=True, players=2, target=505, seed="abc"),
        start.Opening(new_match=True, rules=preset("italian_3p"), level="master"),
    ]


def test_a_first_argument_that_is_no_command_is_a_file(openings: list[start.Opening], saved: Path) -> None:
    assert command_line.main([str(saved)]) == 0
    loaded = openings[0].loaded
    assert loaded is not None
    assert [player.name for player in loaded.match.players] == ["Maria", "Anna"]
    assert loaded.match.deal == 1


def test_a_language_can_be_asked_for(openings: list[start.Opening]) -> None:
    for code in ("it", "pt-BR", "pt_PT", "es_VE"):
        assert command_line.main(["--language", code]) == 0
    assert [opening.language for opening in openings] == [
        Language.ITALIAN,
        Language.PORTUGUESE,
        Language.PORTUGUESE,
        Language.SPANISH,
    ]


def bad(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> str:
    """The complaint about bad arguments."""
    with pytest.raises(SystemExit) as stopped:
        command_line.main(arguments)
    assert stopped.value.code == 2
    complaint = capsys.readouterr().err
    assert complaint.count("\n") == 1
    return complaint


def test_bad_options_are_answered_with_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert "--players" in bad(["--players", "5"], capsys)
    assert "no preset or file" in bad(["--new-match", "--rules", "nothing"], capsys)
    assert "is for 2 or 4 players" in bad(["--new-match", "--rules", "italian", "--players", "3"], capsys)
    assert "'0' is not a number from 100 to" in bad(["--new-match", "--target", "0"], capsys)
    assert "--target" in bad(["--new-match", "--target", "many"], capsys)
    complaint = bad(["--new-match", "--level", "grandmaster"], capsys)
    assert "grandmaster" in complaint
    assert all(level in complaint for level in LEVEL_CODES)
    assert "--frob" in bad(["--frob"], capsys)
    assert "--loud" in bad(["self-check", "--loud"], capsys)


def test_a_language_nobody_speaks_here_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert "'tlh' is none of en, it, pt_BR, es" in bad(["--language", "tlh"], capsys)


def test_a_file_that_is_not_there_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    complaint = bad([str(tmp_path / "none.burraco")], capsys)
    assert "none.burraco" in complaint
    assert "there is no such file" in complaint


@pytest.mark.parametrize("content", [b"", b"\0" * 64, b"hello", b"{}", b"[1]"])
def test_a_file_that_holds_no_match_is_named(
    tmp_path: Path, content: bytes, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "foreign.burraco"
    path.write_bytes(content)
    assert "foreign.burraco" in bad([str(path)], capsys)


def test_a_match_of_a_later_version_is_named(saved: Path, capsys: pytest.CaptureFixture[str]) -> None:
    document: dict[str, Any] = json.loads(saved.read_bytes())
    document["format_version"] += 1
    saved.write_text(json.dumps(document), encoding="utf-8")
    assert "later version" in bad([str(saved)], capsys)


def test_a_file_and_a_new_match_exclude_each_other(saved: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "exclude" in bad(["--new-match", str(saved)], capsys)


@pytest.mark.parametrize(
    "option",
    [("--rules", "italian"), ("--players", "2"), ("--target", "505"), ("--level", "club"), ("--seed", "")],
)
def test_options_of_a_new_match_are_not_ignored_without_one(
    option: tuple[str, str], openings: list[start.Opening], saved: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for arguments in ([*option], [*option, str(saved)]):
        complaint = bad(arguments, capsys)
        assert option[0] in complaint
        assert "--new-match" in complaint
    assert openings == []


def test_without_a_screen_it_says_so(
    openings: list[start.Opening], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    assert command_line.main([]) == 1
    assert "no screen" in capsys.readouterr().err
    assert openings == []


def test_a_damaged_installation_is_told_in_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    def run(_argv: Sequence[str], _opening: start.Opening) -> int:
        raise ResourceError(tmp_path / "cards")

    monkeypatch.setattr(start, "run", run)
    assert command_line.main([]) == 1
    complaint = capsys.readouterr().err
    assert "cards is missing" in complaint
    assert complaint.count("\n") == 1


def test_the_version_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        command_line.main(["--version"])
    assert stopped.value.code == 0
    assert re.fullmatch(
        rf"Burraco Desktop {__version__} \((compiled|plain Python)\)\n", capsys.readouterr().out
    )


def test_help_names_the_commands(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        command_line.main(["--help"])
    shown = capsys.readouterr().out
    assert "burraco arena" in shown
    assert "burraco self-check" in shown


@pytest.mark.parametrize(
    ("arguments", "loaded"),
    [
        (["--version"], ["engine"]),
        (["arena", "--help"], ["engine"]),
        (["referee", "7h 8h 9h"], ["engine"]),
        (["referee", "7h 8h"], ["engine", "QtCore"]),
        (["--help"], ["engine", "QtCore"]),
        (["nowhere.burraco"], ["engine", "QtCore"]),
    ],
)
def test_commands_without_a_window_load_of_qt_at_most_its_core(
    arguments: list[str], loaded: list[str]
) -> None:
    """Starting is quick, and works where no library for windows is installed."""
    code = (
        "import sys, atexit\n"
        "from burraco_desktop.__main__ import main\n"
        "names = ('burraco_desktop.engine', 'PySide6.QtCore', 'PySide6.QtGui', 'PySide6.QtWidgets')\n"
        "found = lambda: [name.rpartition('.')[2] for name in names if name in sys.modules]\n"
        "atexit.register(lambda: print('\\n', *found()))\n"
        f"main({arguments!r})\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.stdout.splitlines()[-1].split() == loaded, done
