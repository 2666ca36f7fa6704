"""The controller: modes, what is kept on disk and when, and what the player is told."""

from __future__ import annotations

from functools import partial
from itertools import pairwise
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QObject

from burraco_desktop.ai.bot import make_bot
from burraco_desktop.ai.simple import simple_action
from burraco_desktop.engine.actions import Discard, DrawStock, LayMeld, TakePile
from burraco_desktop.engine.play import why_not
from burraco_desktop.session import files
from burraco_desktop.session.errors import FileAccessError
from burraco_desktop.session.match import Match, Player
from burraco_desktop.session.rulebook import preset
from burraco_desktop.session.store import AUTOSAVE, LAST_MATCH, Autosave
from burraco_desktop.ui.bot_runner import BotRunner
from burraco_desktop.ui.controller import Controller, DealResult, Mode
from burraco_desktop.ui.settings import BOT_PACE, BotPace, Settings
from burraco_desktop.ui.table.hand_order import SortKey

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from burraco_desktop.engine.actions import Action
    from burraco_desktop.engine.view import PlayerView
    from burraco_desktop.ui.table.shown import Shown


class HandRunner(BotRunner):
    """Answers only when the test says so."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[tuple[int, PlayerView]] = []
        self.thinkers: list[tuple[str, int]] = []
        self.cancelled = 0

    def ask(self, view: PlayerView, version: int, seed: int, bot: str = "heuristic") -> None:
        self.asked.append((version, view))
        self.thinkers.append((bot, seed))

    def cancel(self) -> None:
        self.cancelled += 1

    def answer(self, action: Action | None = None) -> None:
        """Answer the last question, simply or as told."""
        version, view = self.asked[-1]
        self.answered.emit(version, action or simple_action(view.table))


class Play(QObject):
    """A controller without a table, or with one that the test plays the part of."""

    def __init__(self, folder: Path, autosave: Autosave | None = None) -> None:
        super().__init__()
        self.autosave = autosave or Autosave(folder)
        if autosave is None:
            assert self.autosave.acquire()
        self.settings = Settings(folder / "settings.ini")
        self.settings.set(BOT_PACE, BotPace.INSTANT)
        self.runner = HandRunner()
        self.controller = Controller(self.autosave, self.runner, self.settings)
        self.modes: list[Mode] = []
        self.notices: list[str] = []
        self.results: list[DealResult] = []
        self.pictures: list[Shown] = []
        self.refusals: list[object] = []
        self.controller.mode_changed.connect(self.modes.append)
        self.controller.notice.connect(self.notices.append)
        self.controller.deal_ended.connect(self.results.append)
        self.controller.published.connect(self.pictures.extend)
        self.controller.refused.connect(self.refusals.append)

    def start(self, players: int = 2, seed: str = "a seed", target: int = 2000) -> None:
        rules = preset("italian").changed({"match_target": target})
        self.controller.new_match(rules, players, "Maria", seed)

    @property
    def match(self) -> Match:
        assert self.controller._match is not None
        return self.controller._match

    def to_human(self, qtbot: QtBot) -> None:
        """Let bots answer until the human is to move or the deal is over."""
        while self.controller.mode == Mode.THINKING:
            version = self.controller.version
            self.runner.answer()
            qtbot.waitUntil(partial(self.has_moved_on, version))

    def has_moved_on(self, version: int) -> bool:
        return self.controller.version > version

    def play_deal(self, qtbot: QtBot) -> None:
        bot = make_bot("greedy")
        self.to_human(qtbot)
        while self.controller.mode == Mode.HUMAN:
            action = bot.choose(self.controller.shown().view, 1)
            assert self.controller.submit(action, self.controller.version)
            self.to_human(qtbot)

    def act(self, action: Action) -> bool:
        return self.controller.submit(action, self.controller.version)

    def any_discard(self) -> Discard:
        return Discard(self.controller.shown().order[0])

    def close(self) -> None:
        self.controller.leave()
        self.runner.close()
        self.autosave.release()


@pytest.fixture
def make_play(tmp_path: Path) -> Iterator[Callable[..., Play]]:
    made: list[Play] = []

    def make(autosave: Autosave | None = None) -> Play:
        made.append(Play(tmp_path, autosave))
        return made[-1]

    yield make
    for play in made:
        play.close()


@pytest.fixture
def play(make_play: Callable[..., Play]) -> Play:
    return make_play()


# Modes. One table: what was done, and the mode it led to, with a table that says when it has settled.

STEPS: Sequence[tuple[str, Mode]] = [
    ("start", Mode.SHOWING),
    ("settle", Mode.THINKING),
    ("settle", Mode.THINKING),
    ("answer", Mode.SHOWING),
    ("answer while showing", Mode.SHOWING),
    ("settle", Mode.THINKING),
    ("pause", Mode.SHOWING),
    ("settle", Mode.HUMAN),
    ("draw", Mode.SHOWING),
    ("draw again", Mode.SHOWING),
    ("settle", Mode.HUMAN),
    ("sort", Mode.SHOWING),
    ("settle", Mode.HUMAN),
    ("discard", Mode.SHOWING),
    ("sort", Mode.SHOWING),
    ("settle", Mode.THINKING),
    ("leave", Mode.IDLE),
    ("settle", Mode.IDLE),
    ("sort", Mode.IDLE),
    ("continue", Mode.THINKING),
    ("answer", Mode.SHOWING),
    ("leave", Mode.IDLE),
    ("continue", Mode.THINKING),
]


def test_each_step_leads_to_its_mode(play: Play, qtbot: QtBot) -> None:
    controller = play.controller
    controller.attach_table()

    def answer() -> None:
        before = controller.version
        play.runner.answer()
        qtbot.waitUntil(lambda: controller.version > before)

    steps: dict[str, Callable[[], object]] = {
        "start": lambda: play.start(seed=seed_with_bot_first()),
        "settle": controller.table_settled,
        "answer": answer,
        "answer while showing": play.runner.answer,
        "pause": lambda: qtbot.waitUntil(lambda: controller.mode == Mode.SHOWING),
        "draw": lambda: play.act(DrawStock()),
        "draw again": lambda: play.act(DrawStock()),
        "discard": lambda: play.act(play.any_discard()),
        "sort": lambda: controller.sort_hand(SortKey.RANK),
        "leave": controller.leave,
        "continue": controller.continue_match,
    }
    told = [(name, (steps[name](), controller.mode)[1]) for name, _ in STEPS]
    assert told == list(STEPS)
    modes = [Mode.IDLE, *(mode for _, mode in STEPS)]
    assert play.modes == [mode for before, mode in pairwise(modes) if mode != before]


def seed_with_bot_first() -> str:
    """A seed by which the bot of two players begins."""
    for number in range(50):
        match = Match.new(
            preset("italian"), [Player("a", is_human=True), Player("b", is_human=False)], str(number)
        )
        match.start_deal()
        if match.state.seat != 0:
            return str(number)
    raise AssertionError


def test_a_bots_answer_waits_until_the_cards_lie_still(play: Play, qtbot: QtBot) -> None:
    play.controller.attach_table()
    play.start(seed=seed_with_bot_first())
    version = play.controller.version
    play.runner.answer()
    qtbot.wait(20)
    assert play.controller.version == version
    play.controller.table_settled()
    qtbot.waitUntil(lambda: play.controller.version > version)


def test_an_answer_for_another_version_is_dropped(play: Play, qtbot: QtBot) -> None:
    play.start(seed=seed_with_bot_first())
    play.runner.answered.emit(play.controller.version - 1, DrawStock())
    play.runner.answered.emit(play.controller.version + 1, DrawStock())
    qtbot.wait(20)
    assert play.controller.mode == Mode.THINKING


def test_sorting_while_a_bot_thinks_does_not_ask_it_again(play: Play) -> None:
    play.start(seed=seed_with_bot_first())
    asked = len(play.runner.asked)
    play.controller.sort_hand(SortKey.RANK)
    play.controller.move_cards([0], 5)
    assert len(play.runner.asked) == asked
    assert play.controller.mode == Mode.THINKING


def test_a_bot_is_asked_at_once_and_with_its_own_view(play: Play) -> None:
    play.controller.attach_table()
    play.start(seed=seed_with_bot_first())
    version, view = play.runner.asked[-1]
    assert version == play.controller.version
    assert view.viewer == 1
    assert view.table.hands[0].hidden == 11


# What is refused.


def test_actions_out_of_turn_or_for_an_old_version_are_ignored(play: Play, qtbot: QtBot) -> None:
    play.start(seed=seed_with_bot_first())
    assert not play.act(DrawStock())
    play.to_human(qtbot)
    version = play.controller.version
    assert play.act(DrawStock())
    assert not play.controller.submit(play.any_discard(), version)
    assert play.refusals == []


def test_an_illegal_action_is_refused_with_its_reason_and_changes_nothing(play: Play, qtbot: QtBot) -> None:
    play.start()
    play.to_human(qtbot)
    version, order = play.controller.version, play.controller.shown().order
    assert not play.act(LayMeld(order[:3]))
    assert len(play.refusals) == 1
    assert (play.controller.version, play.controller.shown().order) == (version, order)


def test_a_bot_that_answers_an_illegal_action_is_replaced_and_logged(
    play: Play, qtbot: QtBot, expect_log: Callable[[str], None]
) -> None:
    """F-A04."""
    expect_log("a bot's action was refused")
    play.start(seed=seed_with_bot_first())
    version = play.controller.version
    play.runner.answer(LayMeld(()))
    qtbot.waitUntil(lambda: play.controller.version == version + 1)
    play.to_human(qtbot)
    assert play.controller.mode == Mode.HUMAN


# The file.


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
    first.act(simple_pile_or_draw(first))
    can_undo = first.match.can_undo(0)
    first.close()
    second = make_play()
    assert second.controller.continue_match()
    assert second.match.can_undo(0) == can_undo


def simple_pile_or_draw(play: Play) -> Action:
    return TakePile() if why_not(play.match.state, TakePile()) is None else DrawStock()


def test_undo_is_kept_and_told(play: Play, qtbot: QtBot) -> None:
    told: list[tuple[bool, bool]] = []
    play.controller.undo_changed.connect(lambda undo, redo: told.append((undo, redo)))
    play.start(players=4, seed="undo")
    play.to_human(qtbot)
    order = play.controller.shown().order
    play.act(simple_pile_or_draw(play))
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
    real = files.write

    def full(path: Path, _data: bytes) -> None:
        raise FileAccessError("no space left", path)

    monkeypatch.setattr(files, "write", full)
    play.act(DrawStock())
    play.act(play.any_discard())
    play.to_human(qtbot)
    assert len(play.notices) == 1
    monkeypatch.setattr(files, "write", real)
    play.act(DrawStock())
    assert len(play.notices) == 1
    monkeypatch.setattr(files, "write", full)
    play.act(play.any_discard())
    assert len(play.notices) == 2


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
    assert (tmp_path / LAST_MATCH).exists()
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
    assert (tmp_path / LAST_MATCH).exists()


def test_leaving_during_a_bots_turn_stops_everything(play: Play, qtbot: QtBot) -> None:
    """F-A13."""
    play.start(seed=seed_with_bot_first())
    version, view = play.runner.asked[-1]
    cancelled, pictures = play.runner.cancelled, len(play.pictures)
    play.controller.leave()
    assert play.runner.cancelled > cancelled
    play.runner.answered.emit(version, simple_action(view.table))
    qtbot.wait(30)
    assert len(play.pictures) == pictures
    assert play.results == []
    assert play.controller.mode == Mode.IDLE
    assert play.controller.continue_match()


def test_hurrying_lasts_until_the_humans_turn(play: Play, qtbot: QtBot) -> None:
    play.settings.set(BOT_PACE, BotPace.RELAXED)
    play.start(players=4, seed=seed_with_bot_first())
    play.controller.hurry()
    assert play.controller.is_hurried == (play.controller.mode != Mode.HUMAN)
    play.to_human(qtbot)
    assert not play.controller.is_hurried
    play.controller.hurry()
    assert not play.controller.is_hurried


def test_the_bots_pace_is_kept(play: Play, qtbot: QtBot) -> None:
    play.settings.set(BOT_PACE, BotPace.QUICK)
    play.start(seed=seed_with_bot_first())
    play.runner.answer()
    version = play.controller.version
    qtbot.wait(60)
    assert play.controller.version == version
    qtbot.waitUntil(lambda: play.controller.version > version)
