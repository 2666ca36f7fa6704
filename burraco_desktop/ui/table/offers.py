"""What the action bar offers at a moment, as legal actions in words. It asks the engine, not the screen."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QKeySequence

from burraco_desktop.engine.actions import (
    DeclinePile,
    Discard,
    EndTurn,
    LayMeld,
    Redraw,
    TakeReserve,
    WildEnd,
)
from burraco_desktop.engine.cards import Card
from burraco_desktop.engine.closing import takes_reserve
from burraco_desktop.engine.play import why_not
from burraco_desktop.engine.state import Phase
from burraco_desktop.engine.view import PlayerView
from burraco_desktop.ui.table.action_bar import Offer
from burraco_desktop.ui.table.hand_order import SortKey
from burraco_desktop.ui.table.intents import NewMeldTarget, PileTarget, StockTarget, resolve
from burraco_desktop.ui.text import action_text, card_symbol

translate = QCoreApplication.translate

DRAW, TAKE, LAY, LAY_HIGH, DISCARD = "draw", "take", "lay", "lay_high", "discard"
REDRAW, RESERVE, DISCARD_RESERVE, END, DECLINE = "redraw", "reserve", "discard_reserve", "end", "decline"
UNDO, REDO, SORT, SKIP, HOLD = "undo", "redo", "sort", "skip", "hold"
HINT, PLAY_HINT = "hint", "play_hint"
SHIFT_H = "Shift+H"


@dataclass(frozen=True, slots=True)
class Scope:
    """What can be done at a table whatever the rules say.

    Attributes:
        can_undo, can_redo: whether there is something to undo, or to do again.
        is_held: whether the others wait.
        is_open: whether the player may do anything in his turn.
        others_play: whether the others do anything in theirs.
    """

    can_undo: bool = False
    can_redo: bool = False
    is_held: bool = False
    is_open: bool = True
    others_play: bool = True


def offers(view: PlayerView, selected: Sequence[Card], sort_key: SortKey, scope: Scope) -> list[Offer]:
    """The offers for a view and the selected cards, the most natural first."""
    found: list[Offer] = []
    if view.is_my_turn and scope.is_open:
        if view.table.phase == Phase.DRAW:
            found += _draw_offers(view, selected)
        elif view.table.phase == Phase.PLAY:
            found += _play_offers(view, selected)
        if scope.can_undo:
            found.append(Offer(UNDO, translate("offers", "Undo"), "U"))
        if scope.can_redo:
            found.append(Offer(REDO, translate("offers", "Redo"), "Y"))
    elif not view.is_my_turn and scope.others_play and view.table.phase != Phase.OVER:
        hint = translate("offers", "Do not wait: go on to your next turn.")
        found.append(Offer(SKIP, translate("offers", "Skip ahead"), translate("keys", "Space"), hint=hint))
        found.append(_hold_offer(is_held=scope.is_held))
    if len(view.hand.cards()) > 1:
        found.append(Offer(SORT, _sort_text(sort_key), "S"))
    return found


def with_hint(found: Sequence[Offer], *, is_shown: bool) -> list[Offer]:
    """The offers, and beside them to ask for a hint; or before them to follow the one shown."""
    if not is_shown:
        hint = translate("offers", "What would the coach play, and why?")
        return [*found, Offer(HINT, translate("offers", "Hint"), "H", hint=hint)]
    key = QKeySequence(SHIFT_H).toString(QKeySequence.SequenceFormat.NativeText)
    return [
        Offer(PLAY_HINT, translate("offers", "Play the hint"), key, is_main=True),
        *(replace(offer, is_main=False) for offer in found),
        Offer(HINT, translate("offers", "Put hint away"), "H"),
    ]


def _hold_offer(*, is_held: bool) -> Offer:
    if is_held:
        return Offer(HOLD, translate("offers", "Go on"), "W", is_main=True)
    return Offer(HOLD, translate("offers", "Pause"), "W", hint=translate("offers", "Let the others wait."))


def _draw_offers(view: PlayerView, selected: Sequence[Card]) -> list[Offer]:
    found = []
    if resolve(view, (), StockTarget()).is_legal:
        found.append(Offer(DRAW, translate("offers", "Draw"), "D", is_main=True))
    if resolve(view, (), PileTarget()).is_possible or resolve(view, selected, PileTarget()).is_legal:
        found.append(Offer(TAKE, translate("offers", "Take pile"), "P"))
    if why_not(view.table, DeclinePile()) is None:
        hint = translate("offers", "The stock is out: this ends the deal.")
        found.append(Offer(DECLINE, translate("offers", "Take nothing"), "E", hint=hint))
    return found


def _play_offers(view: PlayerView, selected: Sequence[Card]) -> list[Offer]:
    found = []
    lay = resolve(view, selected, NewMeldTarget())
    if lay.is_legal and lay.result is not None:
        if lay.result.has_choice_of_end():
            found += _end_offers(view, selected)
        else:
            found.append(Offer(LAY, translate("offers", "Lay meld"), "M", is_main=True))
    if len(selected) == 1:
        found += _discard_offers(view, selected[0], is_main=not found)
    return found + _special_offers(view)


def _discard_offers(view: PlayerView, card: Card, *, is_main: bool) -> list[Offer]:
    """Throwing a card, which may close; throwing it and taking the reserve, where that is a choice."""
    found = []
    rules = view.table.rules
    if why_not(view.table, Discard(card)) is None:
        text = _closing_text(card) if closes(view) else action_text(Discard(card), rules)
        found.append(Offer(DISCARD, text, "X", is_main=is_main))
    with_reserve = Discard(card, take_reserve=True)
    if view.hand.size > 1 and why_not(view.table, with_reserve) is None:
        found.append(Offer(DISCARD_RESERVE, action_text(with_reserve, rules), "Z"))
    return found


def _special_offers(view: PlayerView) -> list[Offer]:
    """What only some rules know: another first card, the reserve beside wilds, a turn without a discard."""
    rules = view.table.rules
    special = ((REDRAW, Redraw(), "R"), (RESERVE, TakeReserve(), "B"), (END, EndTurn(), "E"))
    return [
        Offer(name, action_text(action, rules), key)
        for name, action, key in special
        if why_not(view.table, action) is None
    ]


def _end_offers(view: PlayerView, selected: Sequence[Card]) -> list[Offer]:
    """Both ends at which a free wild may rest."""
    intent = resolve(view, selected, NewMeldTarget())
    assert isinstance(intent.action, LayMeld)
    assert intent.result is not None
    wild = intent.result.layout.wild
    faces = {end: dict(intent.result.placed(end))[wild] for end in WildEnd}
    text = translate("offers", "Lay, {wild} as {face}")
    return [
        Offer(
            name, text.format(wild=card_symbol(wild), face=card_symbol(faces[end])), key, is_main=name == LAY
        )
        for name, key, end in ((LAY, "M", WildEnd.LOW), (LAY_HIGH, "N", WildEnd.HIGH))
    ]


def closes(view: PlayerView) -> bool:
    """Tell whether throwing the last card would end the deal."""
    return view.hand.size == 1 and not takes_reserve(view.table)


def _closing_text(card: Card) -> str:
    return translate("offers", "Close with {card}").format(card=card_symbol(card))


def _sort_text(key: SortKey) -> str:
    """The button offers the order that the hand has not."""
    if key == SortKey.SUIT:
        return translate("offers", "Sort by rank")
    return translate("offers", "Sort by suit")
