"""Taking the pile: when it may be taken, and with which meld where its top card must be used at once."""

from collections.abc import Iterator
from itertools import combinations

from burraco_desktop.engine.actions import NEW_MELD, TakePile
from burraco_desktop.engine.brief import JUSTIFIED
from burraco_desktop.engine.cards import ACE, IS_WILD, RANK_OF, SUIT_OF, WILDS, Card, Hand, cards_in
from burraco_desktop.engine.closing import ENOUGH, why_not_leave
from burraco_desktop.engine.layouts import Ladder
from burraco_desktop.engine.melds import Meld, MeldKind
from burraco_desktop.engine.ownership import why_not_own
from burraco_desktop.engine.refusals import Reason, Refusal
from burraco_desktop.engine.state import NO_CARD, State

__all__ = ["JUSTIFIED", "justified_takes", "last_takes", "why_not_take"]


def why_not_take(state: State, action: TakePile) -> Refusal | None:
    """Why the seat to move may not take the pile in this way."""
    pile, brief = state.pile, state.table.brief
    if not pile:
        return Refusal(Reason.PILE_EMPTY)
    least = brief.single_pile_min_hand
    if len(pile) == 1 and state.hand.size < least:
        return Refusal(Reason.HAND_TOO_SMALL_FOR_LONE_CARD, tuple(pile), least)
    if brief.wild_on_top_blocks_pile and IS_WILD[pile[-1]]:
        return Refusal(Reason.PILE_BLOCKED_BY_WILD, (pile[-1],))
    if brief.is_justified:
        return _why_not_justified(state, action)
    if action.using or action.meld != NEW_MELD:
        return Refusal(Reason.PILE_NEEDS_NO_MELD)
    return None


def justified_takes(state: State) -> Iterator[TakePile]:
    """Ways to take the pile with its top card, yet to be judged: onto melds, then as small new melds.

    Where the top card fits anywhere at all, one of these fits too.
    """
    if not state.pile:
        return
    top, usable = state.pile[-1], _usable(state)
    own = state.melds[state.side] if _may_extend(state) else []
    for index, meld in enumerate(own):
        if isinstance(state.table.extended(meld, (top,)), Meld):
            yield TakePile((), index)
        else:
            bridges = dict.fromkeys(_bridges(meld, top, usable))
            yield from (TakePile(cards, index) for cards in bridges)
    likely = [card for card in usable.cards() if IS_WILD[top] or _may_lie_with(top, card)]
    for cards in dict.fromkeys(combinations(likely, state.table.brief.min_meld_size - 1)):
        if isinstance(state.table.meld((*cards, top)), Meld):
            yield TakePile(cards)


def last_takes(state: State) -> Iterator[TakePile]:
    """Ways to take the pile that lay the whole hand or all but one card with its top card, yet to be judged.

    Larger melds than those of `justified_takes` matter only here, where small ones leave a card behind that
    may not be thrown.
    """
    usable = _usable(state)
    cards = usable.cards()
    if not state.pile or usable.size < state.hand.size + len(state.pile) - 2:
        return
    for kept in (NO_CARD, *cards_in(usable.mask)):
        using = list(cards)
        if kept != NO_CARD:
            using.remove(kept)
        for index in range(NEW_MELD, len(state.melds[state.side])):
            yield TakePile(tuple(using), index)


def _usable(state: State) -> Hand:
    """The cards that may justify the pick-up: the hand, in some rules also the cards under the top one."""
    if not state.table.brief.justifies_with_pile:
        return state.hand
    return Hand([*state.hand.cards(), *state.pile[:-1]])


def _may_lie_with(top: Card, card: Card) -> bool:
    return IS_WILD[card] or SUIT_OF[card] == SUIT_OF[top] or RANK_OF[card] == RANK_OF[top]


def _may_extend(state: State) -> bool:
    """Tell whether a meld on the table may justify the pick-up."""
    brief = state.table.brief
    return brief.pickup_may_extend_meld and brief.justifies_with_table


def _bridges(meld: Meld, top: Card, usable: Hand) -> Iterator[tuple[Card, ...]]:
    """Cards that may let a run reach the top card, or its own two come home: those between, all or nearly."""
    layout, ladder = meld.layout, meld.ladder
    if layout.kind != MeldKind.RUN or not (IS_WILD[top] or SUIT_OF[top] == layout.suit):
        return
    for place in _places(top, ladder):
        window = range(min(layout.low, place), max(layout.high, place) + 1)
        faces = dict.fromkeys(ladder.face(layout.suit, at) for at in window)
        held = usable.mask & ~meld.bunch.mask
        between = [face for face in faces if held >> face & 1 and face != top]
        if between:
            yield from combinations(sorted(between), len(between) - 1)
            yield tuple(sorted(between))
        yield from (tuple(sorted([*between, wild])) for wild in cards_in(usable.mask & WILDS))


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
    if state.table.brief.needs_pair:
        refusal = _why_not_pair(state, action.using)
        if refusal is not None:
            return refusal
    elif not action.using:
        return Refusal(Reason.TOP_CARD_NEEDS_MELD, (top,))
    meld = state.table.meld((*action.using, top))
    if isinstance(meld, Refusal):
        return meld
    own = state.melds[state.side]
    return why_not_own(state, meld) or _why_not_left(state, action.using, [*own, meld])


def _why_not_pair(state: State, using: tuple[Card, ...]) -> Refusal | None:
    if len(using) != 2:
        return Refusal(Reason.TOP_CARD_NEEDS_PAIR, (state.pile[-1],))
    if not state.rules.draw.pickup_pair_may_use_wild and any(IS_WILD[card] for card in using):
        return Refusal(Reason.PAIR_MUST_BE_NATURAL, using)
    return None


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
