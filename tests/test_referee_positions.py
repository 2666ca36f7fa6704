"""The command `burraco referee` about actions in a position, and what it says to bad input."""

from __future__ import annotations

import subprocess
import sys
from typing import TYPE_CHECKING, Any, Protocol

import pytest

from burraco_desktop.engine.refusals import Reason
from burraco_desktop.referee import main
from tests.support.referee import answer

pytestmark = pytest.mark.usefixtures("qapp")
"""Sentences take Qt's translators, which belong to the one application of all tests."""

if TYPE_CHECKING:
    from pathlib import Path

    Output = pytest.CaptureFixture[str]


class Judge(Protocol):
    """Judge actions in a position: `judge(text, action, ..., rules="italian")`."""

    def __call__(self, text: str, *actions: str, rules: str = "italian") -> tuple[int, dict[str, Any]]: ...


OTHERS = "hand 1: 4c 9s\nhand 2: 4c 9s\nhand 3: 4c 9s\n"
CLOSING = OTHERS + "move: 0 play\nhand 0: {hand}\nmelds 0: 3h 4h 5h JK=6h 7h 8h 9h\ntaken: 2 -1\n"
BEFORE = OTHERS + "move: 0 {move}\nhand 0: {hand}\n{more}stock: 3c 4d 5s 6h\n"


@pytest.fixture
def judge(tmp_path: Path, capsys: Output) -> Judge:
    def ask(text: str, *actions: str, rules: str = "italian") -> tuple[int, dict[str, Any]]:
        path = tmp_path / "position.txt"
        path.write_text(text, encoding="utf-8")
        named = [word for action in actions for word in ("--action", action)]
        return answer(capsys, "--rules", rules, "--position", str(path), *named)

    return ask


def test_an_action_is_done_and_told(judge: Judge) -> None:
    text = BEFORE.format(move="draw", hand="7h 8h 9h Kd Qs", more="pile: 9d\n")
    status, found = judge(text, "draw", "lay 7h 8h 9h")
    assert status == 0
    assert list(found) == ["legal", "actions", "events", "position", "reason"]
    assert found["legal"] is True
    assert found["reason"] is None
    assert found["actions"] == ["draw", "lay 7h 8h 9h"]
    assert found["events"] == [
        {"event": "card_drawn", "seat": 0, "card": "6h"},
        {"event": "meld_laid", "seat": 0, "cards": ["7h", "8h", "9h"], "wild_end": "low"},
    ]
    assert "melds 0: 7h 8h 9h low\n" in found["position"]
    assert "hand 0: Kd 6h Qs\n" in found["position"]


def test_the_position_after_may_be_judged_again(judge: Judge) -> None:
    text = BEFORE.format(move="draw", hand="7h 8h 9h Kd Qs", more="pile: 9d\n")
    _, first = judge(text, "draw")
    _, second = judge(first["position"], "discard Kd")
    _, both = judge(text, "draw", "discard Kd")
    assert second["position"] == both["position"]
    assert [event["event"] for event in second["events"]] == ["card_discarded", "turn_started"]


def test_a_position_alone_is_shown_whole(judge: Judge) -> None:
    status, found = judge(BEFORE.format(move="play", hand="7h", more=""))
    assert (status, found["actions"], found["events"]) == (0, [], [])
    assert found["position"].startswith("deal: 1 dealer 0")


def test_actions_are_judged_up_to_the_first_that_is_refused(judge: Judge) -> None:
    text = BEFORE.format(move="draw", hand="7h 8h 9h Kd Qs", more="")
    status, found = judge(text, "draw", "lay 7h 8h Kd", "discard Kd")
    assert status == 1
    assert found["legal"] is False
    assert found["actions"] == ["draw", "lay 7h 8h Kd"]
    assert [event["event"] for event in found["events"]] == ["card_drawn"]
    assert found["reason"]["code"] == "no_common_rank_or_suit"
    assert "move: 0 play" in found["position"]


@pytest.mark.parametrize(
    ("text", "actions", "reason"),
    [
        pytest.param(
            BEFORE.format(move="play", hand="Kh Kd Kc 5h 6s", more="melds 0: Ks Kh Kd\n"),
            ["lay Kh Kd Kc"],
            Reason.DUPLICATE_SET,
            id="I43",
        ),
        pytest.param(
            BEFORE.format(move="play", hand="Kh Kd Kc 5h 6s", more="melds 0: Ks Kh Kd\n"),
            ["add 0 Kh Kd Kc"],
            None,
            id="I43-add",
        ),
        pytest.param(
            BEFORE.format(move="play", hand="7h 8h 9h 5h 6s", more="melds 0: 4h 5h 6h\n"),
            ["lay 7h 8h 9h"],
            None,
            id="I44",
        ),
        pytest.param(
            BEFORE.format(move="draw", hand="Kd Qc", more="pile: 9d\n"),
            ["take", "discard 9d"],
            Reason.LONE_PILE_CARD,
            id="I46",
        ),
        pytest.param(
            BEFORE.format(move="draw", hand="Ks Qc", more="pile: 4c Kd 9d\n"),
            ["take", "discard 9d"],
            None,
            id="I48",
        ),
        pytest.param(CLOSING.format(hand="5c 6c 7c Kd"), ["lay 5c 6c 7c", "discard Kd"], None, id="I53"),
        pytest.param(
            CLOSING.format(hand="5c 6c 7c 2d"), ["lay 5c 6c 7c"], Reason.CLOSE_NEEDS_PLAIN_DISCARD, id="I54"
        ),
        pytest.param(CLOSING.format(hand="5c 6c 7c"), ["lay 5c 6c 7c"], Reason.CLOSE_NEEDS_DISCARD, id="I55"),
    ],
)
def test_worked_cases_at_the_table(
    text: str, actions: list[str], reason: Reason | None, judge: Judge
) -> None:
    status, found = judge(text, *actions)
    assert status == (0 if reason is None else 1)
    assert (found["reason"] or {"code": None})["code"] == reason


def test_the_end_of_a_deal_is_told_with_all_hands(judge: Judge) -> None:
    _, found = judge(CLOSING.format(hand="Kd"), "discard Kd")
    *_, ended, shown = found["events"]
    assert ended == {"event": "deal_ended", "end": "closed", "seat": 0}
    assert shown["event"] == "hands_shown"
    assert shown["hands"] == [[], ["4c", "9s"], ["4c", "9s"], ["4c", "9s"]]


def test_flags_of_events_stay_flags(judge: Judge) -> None:
    text = BEFORE.format(move="play", hand="5c 6c 7c", more="reserves: 3h 4h 5h / 3c 3d\n")
    _, found = judge(text, "lay 5c 6c 7c")
    assert found["events"][1] == {
        "event": "reserve_taken",
        "seat": 0,
        "cards": ["3h", "4h", "5h"],
        "in_flight": True,
    }


def test_a_pile_is_judged_by_the_rules_named(judge: Judge) -> None:
    text = BEFORE.format(move="draw", hand="Kd Qc 5h 6h", more="pile: 4c 7h\n")
    assert judge(text, "take")[0] == 0
    assert judge(text, "take", rules="buraco_closed")[1]["reason"]["code"] == "top_card_needs_meld"
    status, found = judge(text, "take lay 5h 6h", rules="buraco_closed")
    assert status == 0
    assert [event["event"] for event in found["events"]] == ["pile_taken", "meld_laid"]


# Bad input.


def complaint(capsys: Output, *arguments: str) -> str:
    """The one sentence about bad input."""
    assert main(arguments) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("burraco referee: ")
    assert err.count("\n") == 1
    return err


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["7h 8h 1x"], ["'1x' is no card"]),
        (["7h 8h", "--add", "7♥"], ["is no card"]),
        (["7h 8h 9h", "--add", ""], ["no cards"]),
        (["7x8 JK"], ["'7x8' is no card"]),
        (["?? 8h 9h"], ["'??'", "hidden"]),
        ([], ["no cards to judge"]),
        (
            ["7h", "--rules", "itelian"],
            ["'itelian'", "near", "buraco_open, buraco_stbl, italian,", "venezuelan"],
        ),
        (["7h", "--rules", "../rulesets/italian"], ["no preset or file"]),
        (["7h", "--rules", ""], ["no preset or file ''"]),
        (["7h", "--set", "bonus_semiclean=150"], ["'bonus_semiclean'", "bonus_semi_clean"]),
        (["7h", "--set", "xyzzy=1"], ["'xyzzy'", "rule-set file"]),
        (["7h", "--set", "match_target"], ["'match_target'", "option=value"]),
        (["7h", "--set", "match_target=9"], ["match_target", "9", "from 100 to"]),
        (["7h", "--set", "match_target=many"], ["match_target", "'many'"]),
        (["7h", "--set", "set_ranks=A,2"], ["set_ranks"]),
        (["7h", "--set", "player_counts=2,x"], ["player_counts"]),
        (["7h", "--set", "pile_take_rule=meld_top"], ["contradiction", "pickup_justify_with"]),
        (["7h", "--action", "draw"], ["--position"]),
        (["7h", "--position", "p.txt"], ["--position"]),
        (["--position", "no-such-file.txt"], ["no-such-file.txt cannot be read"]),
        (["--position", "."], [". cannot be read"]),
    ],
)
def test_bad_input_is_named_in_one_sentence(arguments: list[str], words: list[str], capsys: Output) -> None:
    found = complaint(capsys, *arguments)
    assert [word for word in words if word not in found] == []


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"hello", ["'hello'"]),
        (b"", ["0 hands"]),
        (b"hand 0: 7h\nhand 1: 8h\nhand 2: 9h\n", ["3 hands", "2 or 4"]),
        (b"hand 0: 7h\nhand 1: 8x\n", ["'8x' is no card"]),
        (b"hand 0: 7h\nhand 1: 8h\nmelds 0: 7h 8h\n", ["no meld"]),
        (b"hand 0: 7h\nhand 1: 8h\nmove: 5 draw\n", ["only 2 seats"]),
        (b"\xff\xfe\x00", ["UTF-8"]),
    ],
)
def test_a_broken_position_is_named_with_its_file(
    content: bytes, words: list[str], tmp_path: Path, capsys: Output
) -> None:
    path = tmp_path / "broken.txt"
    path.write_bytes(content)
    found = complaint(capsys, "--position", str(path), "--action", "draw")
    assert [word for word in ["broken.txt", *words] if word not in found] == []


def test_an_unknown_action_is_named(tmp_path: Path, capsys: Output) -> None:
    path = tmp_path / "position.txt"
    path.write_text("hand 0: 7h\nhand 1: 8h\n", encoding="utf-8")
    assert "'shout'" in complaint(capsys, "--position", str(path), "--action", "shout")


def test_a_broken_rule_file_is_named(tmp_path: Path, capsys: Output) -> None:
    path = tmp_path / "mine.json"
    path.write_text('{"name": "mine"', encoding="utf-8")
    assert "mine.json" in complaint(capsys, "--rules", str(path), "7h")


def test_an_unknown_option_of_the_command_is_named(capsys: Output) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["--frob", "7h"])
    assert stopped.value.code == 2
    found = capsys.readouterr().err
    assert "--frob" in found
    assert found.count("\n") == 1


@pytest.mark.parametrize(("meld", "expected"), [("7h 8h 9h", "NO QT"), ("7h 8h", "NO WIDGETS")])
def test_no_window_is_loaded_for_a_verdict(meld: str, expected: str) -> None:
    code = (
        "import sys\n"
        "from burraco_desktop.__main__ import main\n"
        f"main(['referee', {meld!r}])\n"
        "widgets = 'PySide6.QtWidgets' in sys.modules\n"
        "print('WIDGETS' if widgets else 'NO WIDGETS' if 'PySide6' in sys.modules else 'NO QT')\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.stdout.endswith(f"\n{expected}\n"), done
