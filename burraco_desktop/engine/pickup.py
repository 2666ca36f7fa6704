"""Taking the pile: when it may be taken, and with which meld where its top card must be used at once."""

from collections.abc import Iterator

from burraco_desktop.engine.actions import NEW_MELD, TakePile
from burraco_desktop.engine.candidates import meld_candidates
from burraco_desktop.engine.cards import IS_WILD, Card, Hand
from burraco_desktop.engine.closing import why_not_leave
from burraco_desktop.engine.melds import Meld
from burraco_desktop.engine.ownership import why_not_own
from burraco_desktop.engine.refusals import Reason, Refusal
from burraco_desktop.engine.state import NO_CARD, State

JUSTIFIED = ("meld_top", "pair_with_top")
"""The rules under which the top card of the pile must be laid at once with cards of the hand. [B15, V9]."""


def why_not_take(state: State, action: TakePile) -> Refusal | None:
    """Why the seat to move may not take the pile in this way."""
    pile, rule = state.pile, state.rules.draw.pile_take_rule
    if not pile:
        return Refusal(Reason.PILE_EMPTY)
    least = state.rules.draw.single_pile_min_hand
    if len(pile) == 1 and state.hand.size < least:
        return Refusal(Reason.HAND_TOO_SMALL_FOR_LONE_CARD, tuple(pile), least)
    if state.rules.draw.wild_on_top_blocks_pile and IS_WILD[pile[-1]]:
        return Refusal(Reason.PILE_BLOCKED_BY_WILD, (pile[-1],))
    if rule in JUSTIFIED:
        return _why_not_justified(state, action)
    if action.using or action.meld != NEW_MELD:
        return Refusal(Reason.PILE_NEEDS_NO_MELD)
    return None


def justified_takes(state: State) -> Iterator[TakePile]:
    """Ways to take the pile with its top card, in a fixed order, yet to be judged: all onto melds, small new melds."""
    if not state.pile:
        return
    top = state.pile[-1]
    for index in range(len(state.melds[state.side])):
        yield TakePile((), index)
    together = state.hand.copy()
    together.add(top)
    for cards in meld_candidates(together, state.table.ladder):
        if top in cards:
            using = list(cards)
            using.remove(top)
            yield TakePile(tuple(using))


def _why_not_justified(state: State, action: TakePile) -> Refusal | None:
    """Why the top card may not be laid with these cards at once. Cards under it never help. [B15, V9]."""
    top = state.pile[-1]
    if not state.hand.holds(action.using):
        return Refusal(Reason.CARD_NOT_HELD, action.using)
    if action.meld != NEW_MELD:
        return _why_not_onto(state, action, top)
    if state.rules.draw.pile_take_rule == "pair_with_top":
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
    own, draw = state.melds[state.side], state.rules.draw
    if draw.pile_take_rule == "pair_with_top" and not draw.pickup_may_extend_meld:
        return Refusal(Reason.TOP_CARD_NEEDS_PAIR, (top,))
    if not draw.pickup_may_extend_meld or draw.pickup_justify_with == "hand":
        return Refusal(Reason.TOP_CARD_NEEDS_NEW_MELD, (top,))
    if not 0 <= action.meld < len(own):
        return Refusal(Reason.NO_SUCH_MELD)
    meld = state.table.extended(own[action.meld], (*action.using, top))
    if isinstance(meld, Refusal):
        return meld
    return _why_not_left(state, action.using, [*own[: action.meld], meld, *own[action.meld + 1 :]])


def _why_not_left(state: State, using: tuple[Card, ...], melds: list[Meld]) -> Refusal | None:
    """The rule against dead ends counts the hand after the rest of the pile has joined it."""
    rest = state.pile[:-1]
    left = state.hand.size - len(using) + len(rest)
    if left >= 2:
        return None
    hand = Hand([*state.hand.cards(), *rest])
    for card in using:
        hand.remove(card)
    return why_not_leave(state, hand.cards(), NO_CARD, melds)
