"""Positions in saved matches, as something to go on from: read, and checked to be of one whole pack.

The engine plays on from any state, but promises nothing about one that no play can lead to.
"""

from collections import Counter
from collections.abc import Sequence

from burraco_desktop.engine.cards import RED_JOKER, Card, is_joker, pack
from burraco_desktop.engine.notation import NotationError, parse_position
from burraco_desktop.engine.rules import RuleSet
from burraco_desktop.engine.state import NO_CARD, Phase, State
from burraco_desktop.engine.wording import worded, wording_of
from burraco_desktop.session.errors import DamagedSaveError
from burraco_desktop.session.match import Start

MOST_DEALS = 1_000


def state_from(lines: Sequence[str], rules: RuleSet) -> State:
    """Read a position.

    Raises:
        DamagedSaveError: it is none, or not all of its cards are there.
    """
    try:
        state = parse_position("\n".join(lines), rules)
    except (NotationError, ValueError, ArithmeticError) as error:
        raise DamagedSaveError(worded("position: {error}", error=wording_of(error))) from error
    if not 1 <= state.deal <= MOST_DEALS:
        raise DamagedSaveError(worded("position: there is no deal {number}", number=state.deal))
    if _counted(_cards_of(state)) != _counted(pack(rules.deck.decks, rules.deck.jokers)):
        raise DamagedSaveError(worded("position: cards are missing, or there are too many"))
    if not _knows_only_what_is_held(state):
        raise DamagedSaveError(worded("position: a card is known, or just drawn, that is not in the hand"))
    if (state.phase == Phase.OVER) != (state.end is not None):
        raise DamagedSaveError(worded("position: the deal is over, and is not"))
    return state


def start_from(state: State, scores_by_deal: Sequence[tuple[int, ...]] = ()) -> Start:
    """A start at a position; without the scores of the deals before, their sum stands for them.

    Raises:
        DamagedSaveError: the scores are not those of the totals.
    """
    before = state.deal - 1
    nothing = (0,) * len(state.totals)
    scores = tuple(scores_by_deal) or (state.totals, *[nothing] * (before - 1))[:before]
    if len(scores) != before or any(len(entry) != len(nothing) for entry in scores):
        words = {"count": len(scores), "number": state.deal}
        raise DamagedSaveError(worded("position: {count} scores before deal {number}", **words))
    if tuple(sum(column) for column in zip(nothing, *scores, strict=True)) != state.totals:
        raise DamagedSaveError(worded("position: the scores do not make the totals"))
    return Start(state, scores)


def _cards_of(state: State) -> list[Card]:
    found = [card for hand in state.hands for card in hand.cards()]
    found += [card for melds in state.melds for meld in melds for card in meld.cards]
    found += [card for reserve in state.reserves for card in reserve]
    return found + state.stock + state.pile


def _knows_only_what_is_held(state: State) -> bool:
    if state.drawn not in (NO_CARD, *state.hand.cards()):
        return False
    pairs = zip(state.known, state.hands, strict=True)
    return all(Counter(known.cards()) <= Counter(hand.cards()) for known, hand in pairs)


def _counted(cards: Sequence[Card]) -> Counter[Card]:
    """How many of each there are; a rule set does not tell the colours of its jokers."""
    return Counter(RED_JOKER if is_joker(card) else card for card in cards)
