"""Which legal actions a player may well regret, and cannot mend: asked before they are done. No Qt, no words.

These are questions, not rules: each can be answered with "yes, do it", and all of them can be switched off.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto

from burraco_desktop.engine.actions import (
    NEW_MELD,
    Action,
    Discard,
    ExtendMeld,
    LayMeld,
    TakePile,
    TakeReserve,
)
from burraco_desktop.engine.cards import ALL_CARDS, IS_WILD, Card
from burraco_desktop.engine.closing import takes_reserve
from burraco_desktop.engine.melds import Meld
from burraco_desktop.engine.play import options, why_not
from burraco_desktop.engine.state import NOBODY
from burraco_desktop.engine.view import PlayerView


class Kind(Enum):
    """What there is to regret."""

    DISCARDS_WILD = auto()
    DIRTIES_CANASTA = auto()
    LEAVES_RESERVE = auto()
    CLOSES_ON_RESERVE = auto()
    CLOSES_AT_A_LOSS = auto()


@dataclass(frozen=True, slots=True)
class Blunder:
    """Something to regret.

    Attributes:
        kind: what it is.
        card: the card thrown, where it is about one.
        seat: the partner it is about, or NOBODY.
    """

    kind: Kind
    card: Card | None = None
    seat: int = NOBODY


def blunder_in(view: PlayerView, action: Action) -> Blunder | None:
    """What the viewer may regret about a legal action, or None."""
    match action:
        case Discard(card, take_reserve):
            return _in_close(view) if _closes(view, 1) else _in_discard(view, card, take_reserve=take_reserve)
        case LayMeld(cards):
            return _in_close(view) if _closes(view, len(cards)) else None
        case ExtendMeld(number, cards):
            return _in_adding(view, number, cards) or (_in_close(view) if _closes(view, len(cards)) else None)
        case TakePile(using, number) if number != NEW_MELD:
            return _in_adding(view, number, (*using, view.table.pile[-1]))
    return None


def _in_discard(view: PlayerView, card: Card, *, take_reserve: bool) -> Blunder | None:
    table = view.table
    if IS_WILD[card] and any(
        not IS_WILD[other] and why_not(table, Discard(other)) is None for other in view.hand.cards()
    ):
        return Blunder(Kind.DISCARDS_WILD, card)
    if not take_reserve and view.hand.size > 1 and _may_reach_reserve(view, card):
        return Blunder(Kind.LEAVES_RESERVE, card)
    return None


def _may_reach_reserve(view: PlayerView, card: Card) -> bool:
    """Tell whether the reserve can be had in this turn: as a choice, or by one more meld."""
    table = view.table
    if not table.reserve_is_free(view.side):
        return False
    if why_not(table, TakeReserve()) is None or why_not(table, Discard(card, take_reserve=True)) is None:
        return True
    return any(
        isinstance(action, LayMeld | ExtendMeld)
        and view.hand.size - len(action.cards) <= 1
        and (takes_reserve(table) or not table.rules.reserve.reserve_needs_canasta)
        for action in options(table)
    )


def _in_adding(view: PlayerView, number: int, cards: Sequence[Card]) -> Blunder | None:
    """A clean canasta that would be one no more."""
    old = view.table.melds[view.side][number]
    new = view.table.table.extended(old, cards)
    spoils = old.is_canasta and old.is_clean and isinstance(new, Meld) and not new.is_clean
    return Blunder(Kind.DIRTIES_CANASTA) if spoils else None


def _closes(view: PlayerView, spent: int) -> bool:
    return view.hand.size == spent and not takes_reserve(view.table)


def _in_close(view: PlayerView) -> Blunder | None:
    """A close that leaves a partner with a reserve unplayed, or with more than the close brings."""
    table = view.table
    mates = [seat for seat, side in enumerate(table.side_of) if side == view.side and seat != view.viewer]
    for mate in mates:
        if table.reserve_unseen[mate]:
            return Blunder(Kind.CLOSES_ON_RESERVE, seat=mate)
    foes = [seat for seat, side in enumerate(table.side_of) if side != view.side]
    gain = table.rules.scoring.bonus_close + sum(_held(view, seat) for seat in foes)
    if mates and sum(_held(view, mate) for mate in mates) > gain:
        return Blunder(Kind.CLOSES_AT_A_LOSS, seat=max(mates, key=lambda mate: table.hands[mate].size))
    return None


def _held(view: PlayerView, seat: int) -> float:
    """What a hand may count: the cards known by their points, the others by the average of all."""
    hand, worth = view.table.hands[seat], view.table.table.points_of
    return worth(hand.cards()) + hand.hidden * worth(list(ALL_CARDS)) / len(ALL_CARDS)
