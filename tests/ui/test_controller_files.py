"""The controller and the disk: what is kept and when, what is told, and how a match ends there."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from burraco_desktop.engine.actions import DrawStock
from burraco_desktop.session import files
from burraco_desktop.session.errors import FileAccessError
from burraco_desktop.session.glance import AUTOSAVE
from burraco_desktop.session.store import Autosave
from burraco_desktop.ui.controller import Mode
from burraco_desktop.ui.table.hand_order import SortKey

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from tests.support.match_driver import Play


def kept_version(folder: Path) -> int:
    """What another process would find now."""
    copy = folder / "look"
    copy.mkdir(exist_ok=True)
    (copy / AUTOSAVE).write_bytes((folder / AUTOSAVE).read_bytes())
    autosave = Autosave(copy)
    assert autosave.acquire()
    loaded = autosave.load()
    autosave.release()
    assert loaded is not None
    return loaded.match.version


def test_every_action_is_on_disk_before_it_is_told(play: Play, qtbot: QtBot, tmp_path: Path) -> None:
    told: list[int] = []

    def check(_pictures: object) -> None:
        told.append(play.match.version)
        assert kept_version(tmp_path) == play.match.version

    play.controller.published.connect(check)
    play.start(players=4)
    play.to_human(qtbot)
    for _ in range(3):
        play.act(DrawStock())
        play.act(play.any_discard())
        play.to_human(qtbot)
    assert told == list(range(1, len(told) + 1))
    assert len(told) > 15


def test_continue_restores_position_order_and_turn(make_play: Callable[..., Play], qtbot: QtBot) -> None:
    """F-V06."""
    first = make_play()
    first.start(players=4)
    first.to_human(qtbot)
    first.act(DrawStock())
    first.controller.move_cards([0, 3], 7)
    before = first.controller.shown()
    state = first.match.state
    first.close()
    second = make_play()
    assert second.controller.continue_match()
    assert second.match.state == state
    assert second.controller.mode == Mode.HUMAN
    assert second.controller.shown().order == before.order
    assert second.controller.names[0] == "Maria"


def test_undo_after_loading_goes_back_to_the_same_limit(make_play: Callable[..., Play], qtbot: QtBot) -> None:
    """F-V09."""
    first = make_play()
    first.start(players=4, seed="undo")
    first.to_human(qtbot)
    first.act(first.take_or_draw())
    can_undo = first.match.can_undo(0)
    first.close()
    second = make_play()
    assert second.controller.continue_match()
    assert second.match.can_undo(0) == can_undo


def test_undo_is_kept_and_told(play: Play, qtbot: QtBot) -> None:
    told: list[tuple[bool, bool]] = []
    play.controller.undo_changed.connect(lambda undo, redo: told.append((undo, redo)))
    play.start(players=4, seed="undo")
    play.to_human(qtbot)
    order = play.controller.shown().order
    play.act(play.take_or_draw())
    if not play.match.can_undo(0):
        pytest.fail("choose a seed whose first pile may be taken")
    assert told[-1] == (True, False)
    play.controller.undo()
    assert told[-1] == (False, True)
    assert play.controller.shown().order == order
    loaded = play.autosave.load()
    assert loaded is not None
    assert loaded.match.state == play.match.state
    play.controller.redo()
    assert told[-1] == (True, False)


@pytest.mark.parametrize("content", [b"", b"\0" * 500, b"{", b"not a match", b"[1, 2]"])
def test_a_damaged_file_is_told_and_set_aside(
    play: Play, tmp_path: Path, expect_log: Callable[[str], None], content: bytes
) -> None:
    """F-V02."""
    expect_log("set aside")
    (tmp_path / AUTOSAVE).write_bytes(content)
    assert not play.controller.continue_match()
    assert len(play.notices) == 1
    assert "set aside" in play.notices[0]
    assert play.controller.mode == Mode.IDLE
    assert play.controller.summary() is None
    assert len(play.notices) == 1
    assert content in [path.read_bytes() for path in tmp_path.glob("*damaged*")]
    play.start()
    assert play.controller.mode != Mode.IDLE


def test_a_full_disk_is_told_once_and_the_match_goes_on(
    play: Play, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, expect_log: Callable[[str], None]
) -> None:
    """F-V03."""
    expect_log("no space")
    play.start(players=4)
    play.to_human(qtbot)

    def full(path: Path, *_: object) -> None:
        raise FileAccessError("no space left", path)

    with monkeypatch.context() as patch:
        patch.setattr(files, "write", full)
        patch.setattr(files, "append", full)
        play.act(DrawStock())
        play.act(play.any_discard())
        play.to_human(qtbot)
        assert len(play.notices) == 1
    play.act(DrawStock())
    assert len(play.notices) == 1
    monkeypatch.setattr(files, "write", full)
    monkeypatch.setattr(files, "append", full)
    play.act(play.any_discard())
    assert len(play.notices) == 2


def test_a_match_that_no_disk_takes_can_be_left_and_gone_on_with(
    play: Play, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, expect_log: Callable[[str], None]
) -> None:
    expect_log("no space")

    def full(path: Path, _data: bytes) -> None:
        raise FileAccessError("no space left", path)

    monkeypatch.setattr(files, "write", full)
    play.start(players=4)
    play.to_human(qtbot)
    play.act(DrawStock())
    play.controller.move_cards([0, 3], 7)
    before, match = play.controller.shown(), play.match
    play.controller.leave()
    summary = play.controller.summary()
    assert summary is not None
    assert summary.players[0] == "Maria"
    assert play.controller.continue_match()
    assert play.match is match
    assert play.controller.shown().order == before.order
    assert len(play.notices) == 1


def test_a_match_that_no_disk_took_is_over_when_it_is_over(
    play: Play, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, expect_log: Callable[[str], None]
) -> None:
    expect_log("no space")

    def full(path: Path, _data: bytes) -> None:
        raise FileAccessError("no space left", path)

    monkeypatch.setattr(files, "write", full)
    play.start(target=505)
    while not play.results or play.results[-1].winner is None:
        play.play_deal(qtbot)
        play.controller.next_deal()
    assert play.controller.summary() is None
    assert not play.controller.continue_match()


def test_a_second_instance_cannot_take_the_autosave(
    play: Play,
    make_play: Callable[..., Play],
    tmp_path: Path,
    qtbot: QtBot,
    expect_log: Callable[[str], None],
) -> None:
    """F-P05: it plays, and says that it keeps nothing; the match of the first one is untouched."""
    expect_log("another running instance owns the autosave")
    play.start(players=4)
    play.to_human(qtbot)
    kept = (tmp_path / AUTOSAVE).read_bytes()
    other = Autosave(tmp_path)
    assert not other.acquire()
    second = make_play(other)
    second.start()
    assert len(second.notices) == 1
    assert (tmp_path / AUTOSAVE).read_bytes() == kept


# The end.


def test_the_end_of_a_match_is_told_once_and_the_match_kept_as_the_last(
    play: Play, qtbot: QtBot, tmp_path: Path
) -> None:
    """F-S10."""
    play.start(target=505)
    while not play.results or play.results[-1].winner is None:
        play.play_deal(qtbot)
        assert play.controller.mode == Mode.RESULT
        play.controller.next_deal()
    assert [result.view.table.deal for result in play.results] == list(range(1, len(play.results) + 1))
    assert play.results[-1].after == play.match.totals
    assert [entry.summary.is_over for entry in play.autosave.library.list().entries] == [True]
    assert not (tmp_path / AUTOSAVE).exists()
    assert play.controller.summary() is None
    told = len(play.results)
    play.controller.sort_hand(SortKey.RANK)
    play.controller.move_cards([0], 1)
    play.controller.next_deal()
    play.controller.table_settled()
    assert not play.controller.continue_match()
    assert len(play.results) == told


def test_the_result_of_a_deal_is_told_when_its_last_card_lies_still(play: Play, qtbot: QtBot) -> None:
    play.start(seed="short")
    play.play_deal(qtbot)
    result = play.results[-1]
    assert len(play.results) == 1
    assert result.before == (0, 0)
    assert result.after == tuple(score.total for score in result.scores)
    assert result.names == play.controller.names
    assert all(hand.hidden == 0 for hand in result.view.table.hands)


def test_a_finished_match_that_a_crash_left_behind_is_not_counted_again(
    play: Play, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Autosave, "clear", lambda _self: None)
    play.start(target=505)
    while not play.results or play.results[-1].winner is None:
        play.play_deal(qtbot)
        play.controller.next_deal()
    monkeypatch.undo()
    assert (tmp_path / AUTOSAVE).exists()
    told = len(play.results)
    assert not play.controller.continue_match()
    assert play.controller.mode == Mode.IDLE
    assert len(play.results) == told
    assert play.controller.summary() is None
    assert not (tmp_path / AUTOSAVE).exists()
    assert [entry.summary.is_over for entry in play.autosave.library.list().entries] == [True]
