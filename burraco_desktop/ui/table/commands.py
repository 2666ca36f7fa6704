"""What the player asks for, by button, key, click or drop: resolved for the picture shown, then submitted."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF

from burraco_desktop.engine.actions import (
    Action,
    Cut,
    DeclinePile,
    Discard,
    EndTurn,
    Redraw,
    TakePile,
    TakeReserve,
    WildEnd,
)
from burraco_desktop.engine.cards import Card
from burraco_desktop.engine.pickup import JUSTIFIED
from burraco_desktop.engine.play import why_not
from burraco_desktop.engine.state import Phase
from burraco_desktop.engine.view import PlayerView
from burraco_desktop.ui.controller import Controller
from burraco_desktop.ui.settings import SORT_KEY, WARNS, Settings
from burraco_desktop.ui.table import offers
from burraco_desktop.ui.table.blunders import blunder_in
from burraco_desktop.ui.table.card_item import CardItem
from burraco_desktop.ui.table.fitting import Fitting
from burraco_desktop.ui.table.hand_order import SortKey
from burraco_desktop.ui.table.intents import (
    Intent,
    MeldTarget,
    NewMeldTarget,
    PileTarget,
    StockTarget,
    Target,
    best_meld_target,
    resolve,
)
from burraco_desktop.ui.table.overlays import Overlays
from burraco_desktop.ui.table.queue import CueQueue
from burraco_desktop.ui.table.scene import TableScene
from burraco_desktop.ui.table.selection import Selection
from burraco_desktop.ui.table.shown import Shown
from burraco_desktop.ui.table.targets import Aim, rect_of
from burraco_desktop.ui.texts_blunders import question_text
from burraco_desktop.ui.texts_table import no_redo_text, no_undo_text, one_discard_text

Weigh = Callable[[Action, Callable[[], bool]], bool]


class Commands:
    """Carries out requests on one table, each on the table as it is: flying cards come to rest first."""

    def __init__(
        self,
        controller: Controller,
        settings: Settings,
        scene: TableScene,
        selection: Selection,
        queue: CueQueue,
        overlays: Overlays,
    ) -> None:
        self._controller = controller
        self._settings = settings
        self._scene = scene
        self._selection = selection
        self._queue = queue
        self._overlays = overlays
        self._fitting = Fitting(scene, selection)
        self.weigh: Weigh = lambda _, do: do()
        """Does a legal action, at once or when somebody has thought about it; tells whether it is done."""

    def choose(self, name: str) -> None:
        """Do what a button of the action bar, or its key, stands for."""
        self._queue.finish_now()
        command = {
            offers.DRAW: lambda: self._bring((), StockTarget()),
            offers.TAKE: self._take,
            offers.LAY: lambda: self.bring_selected(NewMeldTarget()),
            offers.LAY_HIGH: lambda: self.bring_selected(NewMeldTarget(), WildEnd.HIGH),
            offers.DISCARD: self._discard_chosen,
            offers.DISCARD_RESERVE: self._discard_for_reserve,
            offers.REDRAW: lambda: self._ask_for(Redraw()),
            offers.RESERVE: lambda: self._ask_for(TakeReserve()),
            offers.END: self._end,
            offers.DECLINE: lambda: self._ask_for(DeclinePile()),
            offers.UNDO: self._undo,
            offers.REDO: self._redo,
            offers.SORT: self._sort,
            offers.SKIP: self.hurry,
            offers.HOLD: self._controller.hold,
        }
        command[name]()

    def click(self, target: Target | None, at: QPointF) -> None:
        """Bring the selected cards to what was clicked, or draw, or open the pile, or select nothing."""
        view = self._view
        is_draw = view.table.phase == Phase.DRAW
        takes = isinstance(target, PileTarget) and is_draw and not self._justifies(target)
        draws = takes or isinstance(target, StockTarget)
        items = () if draws else tuple(self._selection.items)
        if not view.is_my_turn:
            self.hurry()
        elif isinstance(target, PileTarget) and not items and not is_draw:
            self._overlays.toggle_pile()
        elif target is None or (isinstance(target, NewMeldTarget | MeldTarget) and not items):
            self._selection.clear()
        else:
            self.judge(self._meant(_faces(items), target), at, items)

    def double_click(self, item: CardItem) -> None:
        """Throw a card of the hand."""
        if self._view.is_my_turn and self._view.table.phase == Phase.PLAY:
            self._bring((item,), PileTarget())

    def bring_selected(self, target: Target, wild_end: WildEnd | None = None) -> None:
        """Bring the selected cards to a target of our side."""
        self._bring(self._selection.items, target, wild_end)

    @property
    def fit(self) -> Aim | None:
        """The place for the selected cards that was gone to by key, or None."""
        return self._fitting.aim

    def next_fit(self, step: int) -> None:
        """Go to the next place that takes the selected cards, or say why there is none."""
        if self._selection.cards and self._fitting.move(step) is None:
            self.bring_selected(NewMeldTarget())

    def play_selected(self) -> None:
        """Bring the selected cards to the place gone to, or else to the one that takes them."""
        fit = self.fit
        if fit is not None:
            self.judge(fit.intent, QPointF(*fit.rect.center), self._selection.items)
            return
        target = best_meld_target(self._view, self._selection.cards) if self._selection.cards else None
        self.bring_selected(target or NewMeldTarget())

    def judge(self, intent: Intent, at: QPointF, items: Sequence[CardItem] = ()) -> None:
        """Submit what is legal for these items; say why where it is not, near a point."""
        if intent.choices:
            self._overlays.ask_pickup(intent.choices)
        elif intent.refusal is not None:
            self._overlays.refuse(intent.refusal, self._controller.rules, at)
        elif intent.too_many:
            self._overlays.object_to(one_discard_text(), at)
        if not intent.is_legal or not self._submit(intent, items):
            self.glide_home()

    def take_with(self, way: TakePile) -> None:
        """Take the pile with the meld that was chosen."""
        self._ask_for(way)

    def lift(self, cards: int) -> None:
        """Lift so many cards before the deal."""
        self._ask_for(Cut(cards))

    def toggle_cursor(self) -> None:
        """Select the card under the keyboard's cursor, or let it go."""
        cursor = self._selection.cursor
        if cursor is not None:
            self._selection.toggle(cursor)
        else:
            self._selection.move_cursor(1)

    def shift_held(self, step: int) -> None:
        """Move the selected cards, or the one under the cursor, a place along the hand."""
        hand, cursor = self._scene.hand_items, self._selection.cursor
        items = self._selection.items or ([cursor] if cursor is not None else [])
        places = [hand.index(item) for item in items]
        if places:
            to = places[0] - 1 if step < 0 else places[-1] + 2
            self._controller.move_cards(tuple(places), min(len(hand), max(0, to)))

    def space(self) -> None:
        """Select the card under the cursor; while others play, skip ahead."""
        if self._view.is_my_turn:
            self.toggle_cursor()
        else:
            self.hurry()

    def hurry(self) -> None:
        """Skip ahead to the player's own turn."""
        self._controller.hurry()
        self._queue.finish_now()

    def glide_home(self) -> None:
        """Let cards that were dragged go back to their places."""
        self._queue.finish_now()
        shown = self._scene.shown
        if shown is not None:
            self._queue.play((Shown(shown.view, shown.order, shown.fresh),))

    @property
    def _view(self) -> PlayerView:
        assert self._scene.shown is not None
        return self._scene.shown.view

    def _bring(self, items: Sequence[CardItem], target: Target, wild_end: WildEnd | None = None) -> None:
        view = self._view
        if isinstance(target, MeldTarget) and target.meld >= len(view.table.melds[view.side]):
            return
        x, y = rect_of(target, view, self._scene.layout).center
        self.judge(resolve(view, _faces(items), target, wild_end), QPointF(x, y), items)

    def _meant(self, cards: Sequence[Card], target: Target) -> Intent:
        """What a click means: cards that a meld refuses may be a meld of their own, as with a drop."""
        intent = resolve(self._view, cards, target)
        if isinstance(target, MeldTarget) and intent.is_refused:
            own = resolve(self._view, cards, NewMeldTarget())
            return own if own.is_legal else intent
        return intent

    def _submit(self, intent: Intent, items: Sequence[CardItem]) -> bool:
        """Do a legal action, after a question if the player may regret it; tell whether it is done by now."""
        action, version = intent.action, self._controller.version
        assert action is not None
        warns = self._settings.get(WARNS) and self._controller.is_in_earnest
        blunder = blunder_in(self._view, action) if warns and not intent.refusal else None
        if blunder is None:
            return self.weigh(action, lambda: self._do(action, version, items))
        question = question_text(blunder, self._view, self._controller.names)
        self._overlays.ask(question, lambda: self._do(action, version, items))
        return False

    def carry_out(self, action: Action, items: Sequence[CardItem]) -> None:
        """Do a legal action with these cards of the hand, without a question."""
        self._queue.finish_now()
        self._do(action, self._controller.version, items)

    def _do(self, action: Action, version: int, items: Sequence[CardItem]) -> bool:
        done = self._controller.submit(action, version, self._scene.mean(items))
        self._scene.mean(())
        if done:
            self._selection.clear()
        return done

    def _ask_for(self, action: Action) -> None:
        """Ask for an action that needs no place and no cards of the hand; the engine judges it."""
        self._submit(Intent(action, why_not(self._view.table, action)), ())

    def _justifies(self, target: Target | None) -> bool:
        """Tell whether the selected cards shall justify taking the pile that was clicked."""
        rule = self._view.table.rules.draw.pile_take_rule
        return isinstance(target, PileTarget) and rule in JUSTIFIED

    def _take(self) -> None:
        """Take the pile, with the selected cards where it must be justified by a meld."""
        items = self._selection.items if self._justifies(PileTarget()) else []
        self._bring(items, PileTarget())

    def _end(self) -> None:
        """End the turn with a card that may not be thrown; before the draw, take nothing."""
        is_draw = self._view.table.phase == Phase.DRAW
        self._ask_for(DeclinePile() if is_draw else EndTurn())

    def _discard_for_reserve(self) -> None:
        """Throw the selected card and take the reserve beside the wilds that stay."""
        items = self._selection.items
        if len(items) == 1:
            self._submit(Intent(Discard(items[0].card, take_reserve=True)), items)

    def _discard_chosen(self) -> None:
        """Throw the selected card, or the one under the cursor where none is selected."""
        items, cursor = self._selection.items, self._selection.cursor
        if not items and cursor is not None:
            items = [cursor]
        if items:
            self._bring(items, PileTarget())

    def _undo(self) -> None:
        """Take back the last action, or say why there is none."""
        if not self._controller.undo():
            self._object(no_undo_text(self._view))

    def _redo(self) -> None:
        if not self._controller.redo():
            self._object(no_redo_text())

    def _object(self, text: str) -> None:
        """Say over the strip why nothing can be done."""
        x, y = self._scene.layout.strip.center
        self._overlays.object_to(text, QPointF(x, y))

    def _sort(self) -> None:
        is_by_suit = self._settings.get(SORT_KEY) == SortKey.SUIT
        self._controller.sort_hand(SortKey.RANK if is_by_suit else SortKey.SUIT)


def _faces(items: Sequence[CardItem]) -> tuple[Card, ...]:
    return tuple(item.card for item in items)
