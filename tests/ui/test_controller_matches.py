"""Several matches under one controller: left, opened, practised, bookmarked, undone, counted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from burraco_desktop.engine.actions import DrawStock
from burraco_desktop.session import files
from burraco_desktop.session.codec import decode, encode
from burraco_desktop.session.errors import FileAccessError
from burraco_desktop.session.ledger import LEDGER
from burraco_desktop.session.store import Autosave
from burraco_desktop.ui.controller import Mode
from tests.session.documents import document_of
from tests.session.playing import played

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    import pytest
    from pytestqt.qtbot import QtBot

    from tests.support.match_driver import Play


def kept(play: Play) -> list[Path]:
    return [entry.path for entry in play.autosave.library.list().entries]


def test_a_new_match_leaves_the_running_one_in_the_library(play: Play, qtbot: QtBot) -> None:
    play.start(players=4, seed="first")
    play.to_human(qtbot)
    first = play.match.state
    play.start(players=2, seed="second")
    [path] = kept(play)
    assert play.controller.open_match(path)
    assert play.match.seed == "first"
    assert play.match.state == first
    [path] = kept(play)
    assert play.autosave.library.read(path)["seed"] == "second"


def test_opening_the_running_match_goes_on_with_it(play: Play, qtbot: QtBot) -> None:
    play.start()
    play.to_human(qtbot)
    assert play.controller.open_match(play.autosave.path)
    assert kept(play) == []


def test_a_bookmark_is_come_back_to(play: Play, qtbot: QtBot) -> None:
    play.start(players=4, seed="1")
    play.to_human(qtbot)
    assert play.controller.bookmark("before the draw")
    state = play.match.state
    play.act(DrawStock())
    [path] = kept(play)
    for _ in range(2):
        assert play.controller.open_match(path)
        assert play.match.state == state
    assert path in kept(play)


def test_a_damaged_match_is_told_and_the_running_one_stays(
    play: Play, qtbot: QtBot, expect_log: Callable[[str], None]
) -> None:
    expect_log("set aside")
    play.start()
    play.to_human(qtbot)
    path = play.autosave.library.add(document_of(played(20)))
    path.write_bytes(path.read_bytes()[:1000])
    assert not play.controller.open_match(path)
    assert len(play.notices) == 1
    assert play.controller.continue_match()


def test_a_match_that_leads_elsewhere_is_gone_on_with_from_its_position(
    play: Play, qtbot: QtBot, expect_log: Callable[[str], None]
) -> None:
    expect_log("set aside as autosave-differing-1")
    offered: list[Path] = []
    play.controller.keeper.position_offered.connect(offered.append)
    play.start(players=4)
    play.to_human(qtbot)
    play.act(DrawStock())
    state, order = play.match.state, play.controller.shown().order
    play.controller.leave()
    document = decode(play.autosave.path.read_bytes())
    assert isinstance(document, dict)
    document["deals"][0][0] = "take"
    document["deals"][0].insert(0, "take")
    content = encode(document)
    play.autosave.path.write_bytes(content)
    assert not play.controller.continue_match()
    [path] = offered
    assert path.read_bytes() == content
    assert play.controller.go_on_from(path)
    assert play.match.state == state
    assert play.controller.shown().order == order
    assert play.controller.mode == Mode.HUMAN
    assert path.exists()
    again = Autosave(play.autosave.path.parent)
    play.autosave.release()
    assert again.acquire()
    loaded = again.load()
    assert loaded is not None
    assert loaded.match.state == state
    again.release()


def test_practice_takes_the_table_and_is_not_counted(play: Play, qtbot: QtBot) -> None:
    play.start(target=505)
    while not play.results or play.results[-1].winner is None:
        play.play_deal(qtbot)
        play.controller.next_deal()
    counted = len(play.controller.keeper.ledger.records)
    replay = play.controller.replay()
    assert replay is not None
    play.controller.practise(replay.practice(1, 4))
    assert len(play.match.steps) >= 4
    summary = play.controller.summary()
    assert summary is not None
    assert summary.is_practice
    play.play_deal(qtbot)
    assert len(play.controller.keeper.ledger.records) == counted


def test_each_deal_is_counted_as_it_ends(make_play: Callable[..., Play], qtbot: QtBot) -> None:
    """F-S10: counted before the cards come to rest, and not again when the window is opened anew."""
    first = make_play()
    first.start(target=2005)
    first.play_deal(qtbot)
    assert len(first.results) == 1
    assert [record.deal for record in first.controller.keeper.ledger.records] == [1]
    assert first.controller.keeper.ledger.records[0].level == "expert"
    first.close()
    second = make_play()
    assert second.controller.continue_match()
    assert [record.deal for record in second.controller.keeper.ledger.records] == [1]


def test_a_deal_whose_count_was_cut_off_is_counted_at_the_next_start(
    make_play: Callable[..., Play], qtbot: QtBot, tmp_path: Path
) -> None:
    """F-S12."""
    first = make_play()
    first.start(target=505)
    while not first.results or first.results[-1].winner is None:
        first.play_deal(qtbot)
        first.controller.next_deal()
    expected = (tmp_path / LEDGER).read_bytes()
    first.close()
    lines = expected.splitlines(keepends=True)
    (tmp_path / LEDGER).write_bytes(b"".join(lines[:-1]))
    [entry] = first.autosave.library.list().entries
    files.move(entry.path, tmp_path / "autosave.burraco")
    second = make_play()
    assert second.controller.summary() is None
    assert [record.result for record in second.controller.keeper.ledger.records][-1] != ""
    assert len((tmp_path / LEDGER).read_bytes().splitlines()) == len(lines)


def test_undo_while_learning_reaches_through_the_turns_of_others(play: Play, qtbot: QtBot) -> None:
    play.start(players=4, seed="1")
    play.to_human(qtbot)
    before = play.match.state
    order = play.controller.shown().order
    play.act(DrawStock())
    play.act(play.any_discard())
    assert not play.controller.undo()
    play.controller.learn(is_learning=True)
    assert play.controller.is_learning
    play.runner.answer()
    for _ in range(2):
        assert play.controller.undo()
    assert play.match.state == before
    assert sorted(play.controller.shown().order) == sorted(order)
    assert play.modes[-1].name == "HUMAN"
    assert play.match.is_assisted
    assert not play.controller.undo()
    assert play.controller.redo()
    assert play.controller.redo()
    assert play.modes[-1].name == "THINKING"
    play.to_human(qtbot)


def test_a_bot_that_thinks_about_an_undone_table_is_not_heard(play: Play, qtbot: QtBot) -> None:
    play.start(players=4, seed="1")
    play.to_human(qtbot)
    play.controller.learn(is_learning=True)
    play.act(DrawStock())
    play.act(play.any_discard())
    version, _ = play.runner.asked[-1]
    play.controller.undo()
    state = play.match.state
    play.runner.answered.emit(version, DrawStock())
    assert play.match.state == state


def test_fairness_keeps_the_seed_until_the_end(play: Play, qtbot: QtBot) -> None:
    play.start(target=505, seed="open sesame")
    fairness = play.controller.fairness
    assert fairness is not None
    assert (len(fairness.fingerprint), fairness.seed, fairness.has_typed_seed) == (64, "", True)
    while not play.results or play.results[-1].winner is None:
        play.play_deal(qtbot)
        play.controller.next_deal()
    at_the_end = play.controller.fairness
    assert at_the_end is not None
    assert (at_the_end.fingerprint, at_the_end.seed) == (fairness.fingerprint, "open sesame")


def test_a_match_that_no_disk_takes_is_offered_for_export_and_kept_before_another(
    play: Play,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    expect_log: Callable[[str], None],
    tmp_path: Path,
) -> None:
    """F-V03."""
    expect_log("no space")
    offered: list[bool] = []
    play.controller.keeper.export_offered.connect(lambda: offered.append(True))

    def full(path: Path, *_: object) -> None:
        raise FileAccessError("no space left", path)

    with monkeypatch.context() as patch:
        patch.setattr(files, "write", full)
        play.start(players=4, seed="homeless")
        play.to_human(qtbot)
        assert offered == [True]
    assert play.controller.export(tmp_path / "elsewhere.burraco")
    assert play.autosave.library.import_file(tmp_path / "elsewhere.burraco").exists()
    play.start(seed="next")
    seeds = [play.autosave.library.read(path)["seed"] for path in kept(play)]
    assert sorted(seeds) == ["homeless", "homeless"]


def test_an_export_that_fails_is_told(play: Play, tmp_path: Path, expect_log: Callable[[str], None]) -> None:
    expect_log("cannot be written")
    play.start()
    assert not play.controller.export(tmp_path)
    assert len(play.notices) == 1
