"""Taking the pile: when it may be taken, and with which meld where its top card must be used at once."""

from __future__ import annotations

from itertools import combinations

from burraco_desktop.engine.actions import NEW_MELD, TakePile
from burraco_desktop.engine.brief import JUSTIFIED
from burraco_desktop.engine.cards import ACE, BIT, IS_WILD, RANK_OF, SUIT_OF, WILDS, Card, Hand, cards_in
from burraco_desktop.engine.closing import ENOUGH, why_not_leave
from burraco_desktop.engine.companions import companions, strangers
from burraco_desktop.engine.compiler import i64
from burraco_desktop.engine.layouts import Ladder
from burraco_desktop.engine.melds import Meld, MeldKind
from burraco_desktop.engine.ownership import why_not_own
from burraco_desktop.engine.refusals import Reason, Refusal
from burraco_desktop.engine.state import NO_CARD, State

__all__ = ["JUSTIFIED", "justified_takes", "why_not_take"]


def why_not_take(state: State, action: TakePile) -> Refusal | None:
    """Why the seat to move may not take the pile in this way."""
    refusal = _why_not_pile(state)
    if refusal is not None:
        return refusal
    if state.table.brief.is_justified:
        return _why_not_justified(state, action)
    if action.using or action.meld != NEW_MELD:
        return Refusal(Reason.PILE_NEEDS_NO_MELD)
    return None


def _why_not_pile(state: State) -> Refusal | None:
    """Why the seat to move may not take the pile in any way."""
    pile, brief = state.pile, state.table.brief
    if not pile:
        return Refusal(Reason.PILE_EMPTY)
    least = brief.single_pile_min_hand
    if len(pile) == 1 and state.hand.size < least:
        return Refusal(Reason.HAND_TOO_SMALL_FOR_LONE_CARD, tuple(pile), least)
    if brief.wild_on_top_blocks_pile and IS_WILD[pile[-1]]:
        return Refusal(Reason.PILE_BLOCKED_BY_WILD, (pile[-1],))
    return None


def justified_takes(state: State) -> list[TakePile]:
    """The legal ways to take the pile where a meld must justify it, at the draw of the seat to move.

    Small melds are offered, and larger ones only where no small one leaves a hand that can be finished with.
    """
    if _why_not_pile(state) is not None:
        return []
    found = _takes_onto(state)
    found += _takes_new(state)
    return found or _last_takes(state)


def _takes_onto(state: State) -> list[TakePile]:
    """With the top card onto own melds: alone, or with cards that let it reach them."""
    found: list[TakePile] = []
    if not _may_extend(state):
        return found
    top = state.pile[-1]
    for index, meld in enumerate(state.melds[state.side]):
        if state.table.fitting(meld, BIT[top]):
            ways: list[tuple[Card, ...]] = [()]
        elif meld.layout.kind is MeldKind.RUN and (IS_WILD[top] or SUIT_OF[top] == meld.layout.suit):
            ways = _bridges(meld, top, _usable(state))
        else:
            continue
        for cards in ways:
            take = TakePile(cards, index)
            if _why_not_justified(state, take) is None:
                found.append(take)
    return found


def _takes_new(state: State) -> list[TakePile]:
    """With the top card in a new meld of the least size."""
    found: list[TakePile] = []
    top = state.pile[-1]
    for cards in companions(_usable(state), top, state.table.brief.min_meld_size - 1):
        meld = state.table.meld((*cards, top))
        if isinstance(meld, Meld) and _why_not_new(state, cards, meld) is None:
            found.append(TakePile(cards))
    return found


def _last_takes(state: State) -> list[TakePile]:
    """With a meld of the whole hand or of all but one card.

    Larger melds than those of the least size matter only here, where small ones leave a card behind that may
    not be thrown.
    """
    usable, top = _usable(state), state.pile[-1]
    cards = usable.cards()
    if usable.size < state.hand.size + len(state.pile) - 2 or strangers(usable, top) > 1:
        return []
    takes: list[TakePile] = []
    for kept in (NO_CARD, *cards_in(usable.mask)):
        using = list(cards)
        if kept != NO_CARD:
            using.remove(kept)
        takes += [TakePile(tuple(using), index) for index in range(NEW_MELD, len(state.melds[state.side]))]
    return [take for take in takes if _why_not_justified(state, take) is None]


def _usable(state: State) -> Hand:
    """The cards that may justify the pick-up: the hand, in some rules also the cards under the top one."""
    if not state.table.brief.justifies_with_pile:
        return state.hand
    return Hand([*state.hand.cards(), *state.pile[:-1]])


def _may_extend(state: State) -> bool:
    """Tell whether a meld on the table may justify the pick-up."""
    brief = state.table.brief
    return brief.pickup_may_extend_meld and brief.justifies_with_table


def _bridges(meld: Meld, top: Card, usable: Hand) -> list[tuple[Card, ...]]:
    """Cards that may let a run reach the top card, or its own two come home: those between, all or nearly.

    One place between may be left to a wild, since a run has one at most.
    """
    layout, ladder = meld.layout, meld.ladder
    found: list[tuple[Card, ...]] = []
    there: i64 = meld.bunch.mask | BIT[top]
    for place in _places(top, ladder):
        between: i64 = 0
        lacking = 0
        for at in range(min(layout.low, place), max(layout.high, place) + 1):
            bit: i64 = BIT[ladder.face(layout.suit, at)]
            between |= bit & usable.mask & ~there
            lacking += not bit & (usable.mask | there)
        if lacking <= 1:
            found += _parts(cards_in(between), cards_in(usable.mask & WILDS))
    return list(dict.fromkeys(found)) if found else found


def _parts(between: list[Card], wilds: list[Card]) -> list[tuple[Card, ...]]:
    """All of these cards but one, all of them, and all with a wild."""
    found: list[tuple[Card, ...]] = []
    if between:
        found += [*combinations(between, len(between) - 1), tuple(between)]
    return found + [tuple(sorted([*between, wild])) for wild in wilds]


def _places(top: Card, ladder: Ladder) -> list[int]:
    """The places of the card in a run, and that of a natural two."""
    places = [ladder.two] if ladder.two else []
    if not IS_WILD[top]:
        places.append(ladder.place(RANK_OF[top]))
    return [*places, ladder.top] if RANK_OF[top] == ACE else places


def _why_not_justified(state: State, action: TakePile) -> Refusal | None:
    """Why the top card may not be laid with these cards at once. [B15, V9]."""
    top = state.pile[-1]
    if not _usable(state).holds(action.using):
        return Refusal(Reason.CARD_NOT_HELD, action.using)
    if action.meld != NEW_MELD:
        return _why_not_onto(state, action, top)
    refusal = _why_not_using(state, action.using)
    if refusal is not None:
        return refusal
    meld = state.table.meld((*action.using, top))
    return meld if isinstance(meld, Refusal) else _why_not_lay(state, action.using, meld)


def _why_not_new(state: State, using: tuple[Card, ...], meld: Meld) -> Refusal | None:
    """Why these cards, which can be had and form this meld with the top card, may not justify the pick-up."""
    return _why_not_using(state, using) or _why_not_lay(state, using, meld)


def _why_not_using(state: State, using: tuple[Card, ...]) -> Refusal | None:
    """Why so many or such cards may not be laid with the top card as a new meld, whatever they form."""
    brief, top = state.table.brief, state.pile[-1]
    if not brief.needs_pair:
        return None if using else Refusal(Reason.TOP_CARD_NEEDS_MELD, (top,))
    if len(using) != 2:
        return Refusal(Reason.TOP_CARD_NEEDS_PAIR, (top,))
    if not state.rules.draw.pickup_pair_may_use_wild and any(IS_WILD[card] for card in using):
        return Refusal(Reason.PAIR_MUST_BE_NATURAL, using)
    return None


def _why_not_lay(state: State, using: tuple[Card, ...], meld: Meld) -> Refusal | None:
    """Why this meld may not be laid, with these cards of the hand."""
    own = state.melds[state.side]
    return why_not_own(state, meld) or _why_not_left(state, using, [*own, meld])


def _why_not_onto(state: State, action: TakePile, top: Card) -> Refusal | None:
    """Why the top card may not justify the pick-up by extending a meld of the own side."""
    own = state.melds[state.side]
    if not _may_extend(state):
        is_pair = state.table.brief.needs_pair
        return Refusal(Reason.TOP_CARD_NEEDS_PAIR if is_pair else Reason.TOP_CARD_NEEDS_NEW_MELD, (top,))
    if not 0 <= action.meld < len(own):
        return Refusal(Reason.NO_SUCH_MELD)
    meld = state.table.extended(own[action.meld], (*action.using, top))
    if isinstance(meld, Refusal):
        return meld
    return _why_not_left(state, action.using, [*own[: action.meld], meld, *own[action.meld + 1 :]])


def _why_not_left(state: State, using: tuple[Card, ...], melds: list[Meld]) -> Refusal | None:
    """The rule against dead ends counts the hand after the rest of the pile has joined it."""
    rest = state.pile[:-1]
    if state.hand.size - len(using) + len(rest) >= ENOUGH:
        return None
    hand = Hand([*state.hand.cards(), *rest])
    for card in using:
        hand.remove(card)
    return why_not_leave(state, hand.cards(), NO_CARD, melds)
