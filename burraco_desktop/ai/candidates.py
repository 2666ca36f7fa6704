"""Which meldings are worth a thought: additions to own melds, and new melds by what a suit or rank holds.

Meldings are all legal as melds; whether the hand may shrink so far is left to the engine. Larger plays arise
by taking one candidate after another.
"""

from typing import Final, NamedTuple

from burraco_desktop.ai.aims import WILDS, ranks_without_sets
from burraco_desktop.ai.shape import RANK_MASK
from burraco_desktop.engine.actions import ExtendMeld, LayMeld
from burraco_desktop.engine.cards import RANK_COUNT, SUIT_COUNT, TWO, Card, Hand, card_of, cards_in
from burraco_desktop.engine.melds import LOW_ACE, Meld, MeldTable
from burraco_desktop.engine.state import State

NEW: Final = -1


class Melding(NamedTuple):
    """Cards for an own meld, or for a new one.

    Attributes:
        meld: the number of the own meld, or NEW.
        cards: the cards spent.
        result: the meld that comes of it.
    """

    meld: int
    cards: tuple[Card, ...]
    result: Meld

    @property
    def action(self) -> LayMeld | ExtendMeld:
        """The action that does it."""
        return LayMeld(self.cards) if self.meld == NEW else ExtendMeld(self.meld, self.cards)


class Openings:
    """The new melds that hands may hold in one rule set, by rank or suit, each answer remembered."""

    def __init__(self, table: MeldTable) -> None:
        self.table = table
        self._largest_set = table.rules.melds.set_max_size or 0
        self._largest_run = min(table.rules.melds.run_max_size, table.ladder.top - 1)
        self._least = table.rules.melds.min_meld_size
        self._known: dict[int, list[Meld]] = {}

    def sets(self, hand: Hand, rank: int, wilds: list[Card]) -> list[Meld]:
        """All cards of the rank, all but one of them, and with a wild."""
        counts = hand.counts
        held = counts[rank] | counts[13 + rank] << 4 | counts[26 + rank] << 8 | counts[39 + rank] << 12
        key = (held << 4 | rank) << 1
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = self._melds(self._plain_sets(counts, rank))
        if wilds:
            found = found[:]
            for wild in wilds:
                found += self._wild_sets(key, counts, rank, wild)
        return found

    def runs(self, hand: Hand, suit: int, ranks: int, wilds: list[Card]) -> list[Meld]:
        """Stretches of three or more, whole or a card shorter, and two stretches or one joined by a wild."""
        key = (ranks << 2 | suit) << 1 | 1
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = self._melds(self._plain_runs(suit, ranks))
        if wilds:
            found = found[:]
            own_two = card_of(suit, TWO)
            for wild in wilds:
                runs = self._wild_runs(key, suit, ranks, wild)
                if wild == own_two and hand.counts[wild] < 2:
                    runs = [meld for meld in runs if meld.cards.count(wild) < 2]
                found += runs
        return found

    def wild_melds(self, hand: Hand, wilds: list[Card]) -> list[Meld]:
        """All wilds of the hand, as many as may lie together."""
        rules = self.table.rules.melds
        held = [wild for wild in wilds for _ in range(hand.counts[wild])]
        if not rules.all_wild_melds_allowed or len(held) < self._least:
            return []
        return self._melds([tuple(held[: rules.meld_closes_at])])

    def _melds(self, likely: list[tuple[Card, ...]]) -> list[Meld]:
        melds = []
        for cards in likely:
            meld = self.table.meld(cards)
            if isinstance(meld, Meld):
                melds.append(meld)
        return melds

    def _plain_sets(self, counts: list[int], rank: int) -> list[tuple[Card, ...]]:
        held = _held_of(counts, rank)
        if len(held) < 3:
            return []
        largest = self._largest_set or len(held)
        found = [held[:largest]]
        if 3 < len(held) <= largest:
            for card in dict.fromkeys(held):
                first = held.index(card)
                found.append(held[:first] + held[first + 1 :])
        return found

    def _wild_sets(self, key: int, counts: list[int], rank: int, wild: Card) -> list[Meld]:
        key |= (wild + 1) << 40
        found = self._known.get(key)
        if found is None:
            held = _held_of(counts, rank)
            if len(held) < 2:
                self._known[key] = []
                return []
            cards = (*held[: (self._largest_set or len(held) + 1) - 1], wild)
            found = self._known[key] = self._melds([cards])
        return found

    def _plain_runs(self, suit: int, ranks: int) -> list[tuple[Card, ...]]:
        found = []
        for low, high in _stretches(self.table, ranks):
            size = high - low + 1
            if size > self._largest_run:
                found.append(self._faces(suit, low, low + self._largest_run - 1))
                found.append(self._faces(suit, high - self._largest_run + 1, high))
                continue
            if size >= 3:
                found.append(self._faces(suit, low, high))
            if size >= 4:
                found.append(self._faces(suit, low + 1, high))
                found.append(self._faces(suit, low, high - 1))
        return found

    def _wild_runs(self, key: int, suit: int, ranks: int, wild: Card) -> list[Meld]:
        key |= (wild + 1) << 40
        found = self._known.get(key)
        if found is None:
            likely = [(*cards, wild) for cards in self._near_runs(suit, ranks)]
            found = self._known[key] = self._melds(likely)
        return found

    def _near_runs(self, suit: int, ranks: int) -> list[tuple[Card, ...]]:
        """What a wild makes a run: a stretch one card too short, and two stretches with one place between."""
        found = []
        stretches = _stretches(self.table, ranks)
        for first, (low, high) in enumerate(stretches):
            if high - low + 2 == self._least:
                found.append(self._faces(suit, low, high))
            if first + 1 < len(stretches) and stretches[first + 1][0] == high + 2:
                below = max(low, high + 3 - self._largest_run)
                above = min(stretches[first + 1][1], below + self._largest_run - 1)
                found.append(self._faces(suit, below, high) + self._faces(suit, high + 2, above))
        return found

    def _faces(self, suit: int, low: int, high: int) -> tuple[Card, ...]:
        ladder = self.table.ladder
        return tuple([ladder.face(suit, place) for place in range(low, high + 1)])


_openings: list[Openings] = []


def openings_of(table: MeldTable) -> Openings:
    """The one memory of a table of melds; found by identity, since that is fastest."""
    for found in _openings:
        if found.table is table:
            return found
    _openings.append(Openings(table))
    return _openings[-1]


def meldings(state: State, *, may_spoil: bool) -> list[Melding]:
    """All candidates of the seat to move; a wild goes on a clean canasta only where `may_spoil`."""
    hand, table, own = state.hand, state.table, state.melds[state.side]
    wilds = cards_in(hand.mask & WILDS)
    found: list[Melding] = []
    for index, meld in enumerate(own):
        guarded = meld.is_canasta and meld.is_clean and not may_spoil
        for card in cards_in(table.extenders(meld) & hand.mask):
            grown = table.extended(meld, (card,))
            if isinstance(grown, Meld) and (grown.is_clean or not guarded):
                found.append(Melding(index, (card,), grown))
        for cards, grown in bridges(table, meld, hand, wilds):
            if not guarded:
                found.append(Melding(index, cards, grown))
    found += [Melding(NEW, meld.cards, meld) for meld in new_melds(state, wilds)]
    return found


def bridges(
    table: MeldTable, meld: Meld, hand: Hand, wilds: list[Card]
) -> list[tuple[tuple[Card, ...], Meld]]:
    """What the hand may add to a clean run across a gap: a natural with a wild before it."""
    found: list[tuple[tuple[Card, ...], Meld]] = []
    layout, ladder = meld.layout, meld.ladder
    if not wilds or layout.suit < 0 or not meld.is_clean or meld.is_closed:
        return found
    for place in (layout.low - 2, layout.high + 2):
        if LOW_ACE <= place <= ladder.top and hand.counts[ladder.face(layout.suit, place)]:
            face = ladder.face(layout.suit, place)
            for wild in wilds:
                grown = table.extended(meld, (face, wild))
                if isinstance(grown, Meld) and (face != wild or hand.counts[wild] > 1):
                    found.append(((face, wild), grown))
    return found


def new_melds(state: State, wilds: list[Card]) -> list[Meld]:
    """New melds that the hand holds."""
    hand, openings = state.hand, openings_of(state.table)
    barred = ranks_without_sets(state.rules.melds, state.melds[state.side])
    found: list[Meld] = []
    pairs = ranks_paired(hand) & ~barred
    for rank in range(RANK_COUNT):
        if pairs >> rank & 1:
            found += openings.sets(hand, rank, wilds)
    for suit in range(SUIT_COUNT):
        found += openings.runs(hand, suit, hand.mask >> (suit * RANK_COUNT) & RANK_MASK, wilds)
    return found + openings.wild_melds(hand, wilds)


def ranks_paired(hand: Hand) -> int:
    """The mask of the ranks of which the hand holds two cards or more."""
    mask, doubles = hand.mask, hand.doubles
    once = mask & RANK_MASK
    twice = doubles & RANK_MASK
    for first in (13, 26, 39):
        ranks = mask >> first & RANK_MASK
        twice |= once & ranks | doubles >> first & RANK_MASK
        once |= ranks
    return twice


def _held_of(counts: list[int], rank: int) -> tuple[Card, ...]:
    held = [
        card_of(suit, rank) for suit in range(SUIT_COUNT) for _ in range(counts[suit * RANK_COUNT + rank])
    ]
    return tuple(held)


def _stretches(table: MeldTable, ranks: int) -> list[tuple[int, int]]:
    """The stretches of neighbouring places held, where the ace holds the first and the last place."""
    found: list[tuple[int, int]] = []
    low, ladder = 0, table.ladder
    for place in range(LOW_ACE, ladder.top + 2):
        is_held = place <= ladder.top and bool(ranks >> ladder.ranks[place - LOW_ACE] & 1)
        if is_held and not low:
            low = place
        elif not is_held and low:
            found.append((low, place - 1))
            low = 0
    if found and found[0] == (LOW_ACE, ladder.top):
        return [(LOW_ACE, ladder.top - 1)]
    return found
