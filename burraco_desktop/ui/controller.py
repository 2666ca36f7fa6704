"""The controller: owns the running match and its mode; the only mutable hub of session, bots and windows.

It publishes views and redacted events of the human's seat; nobody gets the match itself.
"""

import logging
from collections.abc import Collection, Sequence
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from burraco_desktop.engine.actions import Action
from burraco_desktop.engine.events import Event
from burraco_desktop.engine.play import options
from burraco_desktop.engine.refusals import IllegalActionError
from burraco_desktop.engine.rules import RuleSet
from burraco_desktop.engine.view import first_view, told
from burraco_desktop.session.codec import Summary
from burraco_desktop.session.fairness import Fairness, fairness_of
from burraco_desktop.session.line_up import Levels, line_up
from burraco_desktop.session.match import HUMAN, Match, Terms, new_seed
from burraco_desktop.session.replay import Replay
from burraco_desktop.session.review import Decision, decisions_so_far
from burraco_desktop.session.store import Autosave, LoadedMatch
from burraco_desktop.ui.bot_names import BOT_NAMES
from burraco_desktop.ui.bot_runner import BotRunner
from burraco_desktop.ui.deal_result import DealResult, result_of
from burraco_desktop.ui.eyes import Eyes
from burraco_desktop.ui.keeper import Keeper, TrialKeeper
from burraco_desktop.ui.mode import Mode
from burraco_desktop.ui.others import Others
from burraco_desktop.ui.pace import Pace
from burraco_desktop.ui.settings import LEVEL, SORT_KEY, Settings
from burraco_desktop.ui.table.hand_order import HandOrder, SortKey
from burraco_desktop.ui.table.shown import Shown

__all__ = ["Controller", "DealResult", "Mode"]

_log = logging.getLogger(__name__)


USUAL_LEVELS = Levels(LEVEL.default)


class Controller(QObject):
    """Runs one match at a time. An attached table must call `table_settled` when its cards lie still."""

    match_opened = Signal(object)
    """A match is on the table: the Shown to settle on at once."""
    published = Signal(object)
    """Something happened: a tuple of Shown, one for each event."""
    rearranged = Signal(object)
    """The table changed without an event (undo, another order of the hand): the Shown to move to."""
    refused = Signal(object)
    """The human's action was refused: the Refusal."""
    deal_ended = Signal(object)
    """The deal is over and its last card lies still: the DealResult."""
    seats_drawn = Signal(object)
    """The players of a new match have drawn for their seats: the SeatingDraw."""
    mode_changed = Signal(object)
    undo_changed = Signal(bool, bool)
    notice = Signal(str)
    """Something the player should know, as a sentence."""

    is_in_earnest = True
    """Whether what is done counts, so that a question goes before what may be regretted."""

    def __init__(
        self, autosave: Autosave | None, runner: BotRunner, settings: Settings, parent: QObject | None = None
    ) -> None:
        """Run matches that are kept in an autosave, or not at all where there is none."""
        super().__init__(parent)
        self.keeper = TrialKeeper(self) if autosave is None else Keeper(autosave, self)
        self.keeper.notice.connect(self.notice)
        self._others = Others(runner, self)
        self._settings = settings
        self._match: Match | None = None
        self._eyes = Eyes(SortKey.SUIT)
        self._mode = Mode.IDLE
        self._has_table = False
        self._is_settled = True
        self.pace = Pace(settings, self)
        self.pace.over.connect(self._go_on)
        self._others.answered.connect(self._go_on)

    # What can be asked.

    @property
    def mode(self) -> Mode:
        """What the match waits for."""
        return self._mode

    @property
    def version(self) -> int:
        """The number of the state shown; an action sent for another one is stale."""
        return self._match.version if self._match else -1

    @property
    def actions(self) -> int:
        """How many actions of the running deal are done."""
        return len(self._match.steps) if self._match else 0

    @property
    def rules(self) -> RuleSet:
        """The rule set of the running match."""
        return self._running.rules

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the seats."""
        return tuple(player.name for player in self._running.players) if self._match else ()

    @property
    def levels(self) -> tuple[str, ...]:
        """The levels of the seats, empty for the human and where none is known."""
        return tuple(player.level for player in self._running.players) if self._match else ()

    def shown(self) -> Shown:
        """What the table shows when all is settled."""
        return self._eyes.shown()

    @property
    def fairness(self) -> Fairness | None:
        """What the player can hold the running match to, or None without one."""
        return None if self._match is None else fairness_of(self._match)

    @property
    def is_open(self) -> bool:
        """Whether the player may do anything here in his turn."""
        return True

    @property
    def others_play(self) -> bool:
        """Whether the others do anything here in theirs."""
        return True

    @property
    def is_learning(self) -> bool:
        """Whether any earlier decision of the running match may be taken back."""
        return self._match is not None and self._match.terms.is_learning

    @property
    def is_assisted(self) -> bool:
        """Whether the running match counts as an assisted one."""
        return self._match is not None and self._match.is_assisted

    def decisions(self) -> tuple[tuple[Decision, ...], Decision | None]:
        """The human's decisions in the running deal, and the one that he has begun to carry out."""
        return decisions_so_far(self._running, HUMAN)

    def replay(self) -> Replay | None:
        """The running match as it stands, to be looked at again, or None without one."""
        return None if self._match is None or not self._match.deal else Replay(self._match)

    def summary(self) -> Summary | None:
        """What the home page tells of the kept match, or None where there is none."""
        return self.keeper.summary()

    # What the player does.

    def attach_table(self) -> None:
        """Wait for `table_settled` after each change from now on."""
        self._has_table = True

    def new_match(
        self,
        rules: RuleSet,
        players: int,
        name: str,
        seed: str = "",
        levels: Levels = USUAL_LEVELS,
        *,
        is_learning: bool = False,
    ) -> None:
        """Begin a match; the seed is a private one unless the player typed one."""
        terms = Terms(new_seed(), is_learning=is_learning, has_typed_seed=bool(seed))
        seed = seed or new_seed()
        seats = line_up(rules, (name, *BOT_NAMES[: players - 1]), seed, levels)
        self.begin(Match.new(rules, seats, seed, terms))

    def begin(self, match: Match) -> None:
        """Begin a match that is still before its first deal."""
        self.leave()
        self._match = match
        self._eyes = Eyes(self._settings.get(SORT_KEY))
        self.seats_drawn.emit(match.seating)
        self._deal()

    def continue_match(self) -> bool:
        """Go on with the kept match; False where there is none, or it cannot be read (which is said)."""
        self.leave()
        return self._put(self.keeper.load())

    def open_match(self, path: Path) -> bool:
        """Go on with a match of the library; the running one goes there. False as in `continue_match`."""
        self.leave()
        return self._put(self.keeper.open(path))

    def go_on_from(self, path: Path) -> bool:
        """Go on from the position of a match that cannot be replayed. False as in `continue_match`."""
        self.leave()
        return self._put(self.keeper.go_on_from(path))

    def practise(self, match: Match) -> bool:
        """Play a match that was made from another one; the running one goes into the library."""
        return self.take_up(LoadedMatch(match, ()))

    def take_up(self, loaded: LoadedMatch) -> bool:
        """Go on with a match that was kept elsewhere; the running one goes into the library."""
        self.leave()
        self.keeper.save(loaded.match, loaded.hand_order)
        return self._put(loaded)

    def bookmark(self, name: str) -> bool:
        """Keep a copy of the running match to come back to; tell whether it is kept."""
        return self.keeper.bookmark(self._running, self._hand.cards, name)

    def export(self, path: Path) -> bool:
        """Write the running match to a file; tell whether it is written."""
        return self.keeper.export(self._running, self._hand.cards, path)

    def learn(self, *, is_learning: bool) -> None:
        """Let any earlier decision of the running match be taken back, or no longer."""
        match = self._running
        match.terms = replace(match.terms, is_learning=is_learning)
        self.keeper.save(match, self._hand.cards)
        self._tell_undo()

    def assist(self) -> None:
        """Count the running match as an assisted one, in which any earlier decision may be taken back."""
        self._running.is_assisted = True
        self.learn(is_learning=True)

    def submit(self, action: Action, version: int, meant: Collection[int] = ()) -> bool:
        """Do the human's action if it is his turn and the version is current; tell whether it is done.

        `meant` are the places in the shown hand of the cards played: of twins, exactly these leave.
        """
        match = self._match
        if match is None or version != match.version or match.deal_is_over or match.state.seat != HUMAN:
            return False
        try:
            events = match.play(action)
        except IllegalActionError as error:
            self.refused.emit(error.refusal)
            return False
        self._hand.remember(meant)
        self._publish(events)
        return True

    def undo(self) -> bool:
        """Take back the human's last action, as far as nothing was revealed since; tell whether it is."""
        if self._match is None or not self._match.can_undo(HUMAN):
            return False
        self._match.undo(HUMAN)
        self._others.cancel()
        self.pace.stop()
        self._eyes.take_back(self._match.view(HUMAN))
        self._rearrange()
        return True

    def redo(self) -> bool:
        """Do again what was taken back; tell whether anything was."""
        if self._match is None or not self._match.can_redo(HUMAN):
            return False
        self._hand.remember()
        self._publish(self._match.redo(HUMAN))
        return True

    def sort_hand(self, key: SortKey) -> None:
        """Sort the hand on request."""
        self._settings.set(SORT_KEY, key)
        if self._match is not None and not self._match.deal_is_over:
            self._hand.sort(key)
            self._rearrange()

    def move_cards(self, indices: Sequence[int], to: int) -> None:
        """Arrange the hand: the cards at the indices shall stand before the one at `to`."""
        if self._match is not None and not self._match.deal_is_over:
            self._hand.move(indices, to)
            self._rearrange()

    def next_deal(self) -> None:
        """Begin the next deal after the score sheet."""
        if self._mode == Mode.RESULT and self._running.winner is None:
            self._deal()

    def hurry(self) -> None:
        """Do not wait between the bots' actions until the human is to move."""
        if self._mode in (Mode.SHOWING, Mode.THINKING):
            self.pace.skip()

    def hold(self) -> None:
        """Let the others wait while it is their turn, or let them go on."""
        if self.pace.is_held or self._mode in (Mode.SHOWING, Mode.THINKING):
            self.pace.hold()

    def leave(self) -> None:
        """Leave the match as it is kept: nothing moves or sounds any more."""
        self._others.cancel()
        self.pace.stop()
        self._match = None
        self._is_settled = True
        self.pace.release()
        self._set_mode()

    def table_settled(self) -> None:
        """The table's cards have come to rest."""
        if not self._is_settled:
            self._is_settled = True
            self._rest()

    # How it goes on.

    @property
    def _running(self) -> Match:
        assert self._match is not None, "no match is running"
        return self._match

    @property
    def _hand(self) -> HandOrder:
        return self._eyes.order

    def _deal(self) -> None:
        match = self._running
        match.start_deal()
        self._eyes.begin(first_view(match.state, HUMAN))
        self.match_opened.emit(self._eyes.shown())
        self._publish(match.opening)

    def _put(self, loaded: LoadedMatch | None) -> bool:
        """Put a kept match on the table; tell whether there is one."""
        if loaded is None:
            return False
        self._match = loaded.match
        self._eyes = Eyes(self._settings.get(SORT_KEY))
        self._eyes.resume(loaded.match.view(HUMAN), loaded.hand_order)
        self._open()
        return True

    def _open(self) -> None:
        """Show a loaded match as it stood."""
        self.match_opened.emit(self.shown())
        self._ask()
        self._rest()
        self._tell_undo()

    def _publish(self, events: Sequence[Event]) -> None:
        """Keep the step, tell it to the human's seat, and go on to who moves next."""
        pictures = tuple(self._eyes.see(told(event, HUMAN, self.rules)) for event in events)
        self.keeper.save(self._running, self._hand.cards)
        self._is_settled = not self._has_table
        self._set_mode()
        self.published.emit(pictures)
        self._tell_undo()
        self._ask()
        if self._is_settled:
            self._rest()

    def _rearrange(self) -> None:
        """Show the table anew. Who is to move stays the same, so a bot that thinks goes on."""
        self.keeper.save(self._running, self._hand.cards)
        self._is_settled = not self._has_table
        self._set_mode()
        self.rearranged.emit(self.shown())
        self._tell_undo()

    def _ask(self) -> None:
        """Ask the bot to move now, while cards still fly; its answer waits."""
        match = self._running
        if match.deal_is_over or match.state.seat == HUMAN:
            self._others.cancel()
        else:
            self._others.ask(match)

    def _rest(self) -> None:
        """The table lies still: let the human move, count the deal, or let the bot's action wait a moment."""
        self._set_mode()
        if self._mode == Mode.RESULT:
            self.deal_ended.emit(result_of(self._running, self._eyes.view))
        elif self._mode == Mode.THINKING:
            self.pace.begin()

    def _go_on(self) -> None:
        """Play the bot's answer once it is there, the table lies still and the pause is over."""
        match = self._match
        if match is None or self._mode != Mode.THINKING or self.pace.is_waiting:
            return
        if not self._others.has_answered:
            return
        try:
            events = match.play(self._others.take_answer())
        except IllegalActionError:
            _log.exception("a bot's action was refused, so a simple one is played")
            events = match.play(options(match.state)[0])
        self._publish(events)

    def _set_mode(self) -> None:
        mode = self._current_mode()
        if mode in (Mode.HUMAN, Mode.RESULT, Mode.IDLE):
            self.pace.is_hurried = False
        if mode != self._mode:
            self._mode = mode
            self.mode_changed.emit(mode)

    def _current_mode(self) -> Mode:
        match = self._match
        if match is None:
            return Mode.IDLE
        if not self._is_settled:
            return Mode.SHOWING
        if match.deal_is_over:
            return Mode.RESULT
        return Mode.HUMAN if match.state.seat == HUMAN else Mode.THINKING

    def _tell_undo(self) -> None:
        match = self._running
        self.undo_changed.emit(match.can_undo(HUMAN), match.can_redo(HUMAN))
