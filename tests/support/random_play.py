"""Deals played by chance, and the shuffling of what a viewer cannot see. It knows no rule."""

from collections.abc import Iterator
from random import Random

from burraco_desktop.engine.actions import NEW_MELD, Action, ExtendMeld, LayMeld, TakePile
from burraco_desktop.engine.cards import Card, Hand
from burraco_desktop.engine.deal import first_state
from burraco_desktop.engine.play import options, why_not
from burraco_desktop.engine.rules import RuleSet
from burraco_desktop.engine.state import Phase, State


def new_deal(
    rules: RuleSet, seats: int, seed: int, deal: int = 1, totals: tuple[int, ...] | None = None
) -> State:
    """A fresh deal, by default of a match just begun; the dealer varies with the seed."""
    totals = totals or (0,) * rules.sides(seats)
    return first_state(rules, seats, str(seed), deal, seed % seats, totals)[0]


def choose(state: State, chance: Random, eagerness: float) -> Action:
    """A legal action; `eagerness` is how often melding goes first, so that deals get closed."""
    found = options(state)
    melding: list[Action] = [action for action in found if isinstance(action, LayMeld | ExtendMeld)]
    return chance.choice(melding if melding and chance.random() < eagerness else found)


def random_play(state: State, seed: int, eagerness: float = 0.7) -> Iterator[Action]:
    """Propose actions until the deal is over; whoever iterates must do each one to the same state."""
    chance = Random(seed)
    while state.phase != Phase.OVER:
        yield choose(state, chance, eagerness)


def every_card(state: State) -> list[Card]:
    """All cards of the table in ascending order, wherever they lie."""
    found = [card for hand in state.hands for card in hand.cards()]
    found += [card for melds in state.melds for meld in melds for card in meld.cards]
    found += [card for reserve in state.reserves for card in reserve]
    return sorted(found + state.stock + state.pile)


def with_hidden_cards_permuted(state: State, viewer: int, chance: Random) -> State:
    """The same table for this viewer, with all cards that it cannot see dealt out anew."""
    twin = state.copy()
    twin.reserve_unseen = state.reserve_unseen[:]
    unseen = {seat: _unseen(state, seat, viewer) for seat in range(state.seats)}
    pool = [card for cards in unseen.values() for card in cards]
    pool += state.stock + [card for reserve in state.reserves for card in reserve]
    chance.shuffle(pool)
    for seat, cards in unseen.items():
        kept = state.hands[seat].cards()
        for card in cards:
            kept.remove(card)
        dealt = [pool.pop() for _ in cards]
        twin.hands[seat] = Hand(kept + dealt)
        unseen_reserve = state.reserve_unseen[seat]
        if not _sees(state, seat, viewer):
            twin.reserve_unseen[seat] = tuple(dealt[: len(unseen_reserve)])
    twin.stock = [pool.pop() for _ in state.stock]
    twin.reserves = [tuple(pool.pop() for _ in reserve) for reserve in state.reserves]
    return twin


def _unseen(state: State, seat: int, viewer: int) -> list[Card]:
    if seat == viewer:
        return [] if _sees(state, seat, viewer) else list(state.reserve_unseen[seat])
    cards = state.hands[seat].cards()
    for card in state.known[seat].cards():
        cards.remove(card)
    return cards


def _sees(state: State, seat: int, viewer: int) -> bool:
    """Whether the viewer sees a reserve that the seat took and may not play yet."""
    return seat == viewer and state.rules.reserve.reserve_seen == "at_once"


def bold_action(state: State, chance: Random) -> Action | None:
    """A legal play of several cards, which `options` need not offer, or None where none was found."""
    if state.phase not in (Phase.PLAY, Phase.DRAW):
        return None
    hand, own = state.hand.cards(), state.melds[state.side]
    for _ in range(30):
        cards = tuple(chance.sample(hand, chance.randint(1, min(5, len(hand)))))
        index = chance.randrange(-1, len(own))
        action: Action = LayMeld(cards) if index == NEW_MELD else ExtendMeld(index, cards)
        if state.phase == Phase.DRAW:
            action = TakePile(cards, index)
        if why_not(state, action) is None:
            return action
    return None
