"""What a drop or a click means: the actions it may stand for, or why none of them is legal. No Qt."""

from collections.abc import Sequence
from dataclasses import dataclass

from burraco_desktop.engine.actions import (
    NEW_MELD,
    Action,
    Discard,
    DrawStock,
    ExtendMeld,
    LayMeld,
    TakePile,
    WildEnd,
)
from burraco_desktop.engine.cards import Card
from burraco_desktop.engine.melds import Meld
from burraco_desktop.engine.pickup import JUSTIFIED
from burraco_desktop.engine.play import takes, why_not
from burraco_desktop.engine.refusals import Refusal
from burraco_desktop.engine.state import Phase
from burraco_desktop.engine.view import PlayerView


@dataclass(frozen=True, slots=True)
class StockTarget:
    """The stock."""


@dataclass(frozen=True, slots=True)
class PileTarget:
    """The discard pile."""


@dataclass(frozen=True, slots=True)
class NewMeldTarget:
    """The free place of our meld area."""


@dataclass(frozen=True, slots=True)
class MeldTarget:
    """Our meld number `meld`; `upper` tells which half of it was meant."""

    meld: int
    upper: bool = False


Target = StockTarget | PileTarget | NewMeldTarget | MeldTarget


@dataclass(frozen=True, slots=True)
class Intent:
    """What would happen.

    Attributes:
        action: the action meant, or None where the target takes no such thing.
        refusal: why the action is not legal, or None.
        result: the meld that would lie there, for the preview.
        too_many: whether the target takes one card at a time.
        choices: the ways to take the pile, where there are several to choose from.
    """

    action: Action | None
    refusal: Refusal | None = None
    result: Meld | None = None
    too_many: bool = False
    choices: tuple[TakePile, ...] = ()

    @property
    def is_legal(self) -> bool:
        """Whether the action may be submitted."""
        return self.action is not None and self.refusal is None

    @property
    def is_possible(self) -> bool:
        """Whether something can be done: the action, or one of several choices."""
        return self.is_legal or bool(self.choices)

    @property
    def is_refused(self) -> bool:
        """Whether there is something to say against it."""
        return self.refusal is not None or self.too_many


NOTHING = Intent(None)
TOO_MANY = Intent(None, too_many=True)


def resolve(
    view: PlayerView, cards: Sequence[Card], target: Target, wild_end: WildEnd | None = None
) -> Intent:
    """The meaning of bringing cards of the viewer's hand (or none) to a target.

    `wild_end` is the end the player wants a free wild at; without it the half of the meld aimed at decides.
    """
    if not view.is_my_turn:
        return NOTHING
    table = view.table
    match target:
        case StockTarget() if not cards:
            return _judged(view, DrawStock())
        case PileTarget():
            return _to_pile(view, tuple(cards))
        case NewMeldTarget() if cards:
            meld = table.table.meld(cards)
            return _judged(view, LayMeld(tuple(cards), wild_end), meld)
        case MeldTarget(index, upper) if cards and index < len(table.melds[view.side]):
            meld = table.table.extended(table.melds[view.side][index], cards)
            floats = isinstance(meld, Meld) and meld.has_choice_of_end()
            end = wild_end if wild_end is not None or not floats else WildEnd(upper)
            return _judged(view, ExtendMeld(index, tuple(cards), end), meld)
    return NOTHING


def pile_onto(view: PlayerView, meld: int) -> Intent:
    """The meaning of bringing the pile to a meld of the own side."""
    if not view.is_my_turn:
        return NOTHING
    action = TakePile((), meld)
    refusal = why_not(view.table, action)
    return Intent(action, refusal, None if refusal else taken_meld(view, action))


def taken_meld(view: PlayerView, action: TakePile) -> Meld:
    """The meld that a legal pick-up lays with the top card of the pile."""
    table = view.table
    cards = (*action.using, table.pile[-1])
    if action.meld == NEW_MELD:
        return table.table.laid(cards)
    meld = table.table.extended(table.melds[view.side][action.meld], cards)
    assert isinstance(meld, Meld), meld
    return meld


def _to_pile(view: PlayerView, cards: tuple[Card, ...]) -> Intent:
    """Taking the pile, with cards that shall justify it; throwing one card on it while melding."""
    must_justify = view.table.rules.draw.pile_take_rule in JUSTIFIED
    if cards and not (must_justify and view.table.phase == Phase.DRAW):
        return _judged(view, Discard(cards[0])) if len(cards) == 1 else TOO_MANY
    if cards or not must_justify:
        return _judged(view, TakePile(cards))
    ways = tuple(takes(view.table))
    return Intent(None, choices=ways) if len(ways) > 1 else _judged(view, ways[0] if ways else TakePile())


def _judged(view: PlayerView, action: Action, meld: Meld | Refusal | None = None) -> Intent:
    return Intent(action, why_not(view.table, action), meld if isinstance(meld, Meld) else None)


def best_meld_target(view: PlayerView, cards: Sequence[Card]) -> Target | None:
    """The one legal target on our side for these cards, or None where there is none or a choice to make."""
    targets: list[Target] = [MeldTarget(index) for index in range(len(view.table.melds[view.side]))]
    legal = [target for target in [*targets, NewMeldTarget()] if resolve(view, cards, target).is_legal]
    return legal[0] if len(legal) == 1 else None
