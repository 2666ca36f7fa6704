"""Which new melds a hand may hold, by what it has of a rank or suit, each answer remembered.

They are all legal as melds; whether the hand may shrink so far, and whether the side may own them, is left to
the engine. Larger plays arise by taking one candidate after another.
"""

from __future__ import annotations

from typing import Final, final

from burraco_desktop.ai.aims import WILD_CARDS
from burraco_desktop.ai.prospects import Album, Prospect
from burraco_desktop.engine.cards import RANK_COUNT, SUIT_COUNT, TWO, Card, Hand, card_of
from burraco_desktop.engine.compiler import i64
from burraco_desktop.engine.melds import LOW_ACE, Meld
from burraco_desktop.engine.openings import wild_kinds


@final
class Openings:
    """The new melds that hands may hold in one rule set."""

    def __init__(self, album: Album) -> None:
        rules = album.table.rules.melds
        self.album = album
        self._ladder = album.table.ladder
        self._largest_set: int = rules.set_max_size or 0
        self._largest_run: int = min(rules.run_max_size, self._ladder.top - 1)
        self._least: int = rules.min_meld_size
        self._largest: int | None = rules.meld_closes_at
        self._known: dict[int, list[Prospect]] = {}

    def sets(self, hand: Hand, rank: i64, wilds: i64) -> list[Prospect]:
        """All cards of the rank, all but one of them, and with a wild; `wilds` is a key of `wild_key`."""
        key = ((hand.of_rank(rank) << 12 | wilds) << 4 | rank) << 1
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = self._prospects(self._sets(hand, rank, wilds))
        return found

    def runs(self, suit: i64, ranks: i64, wilds: i64) -> list[Prospect]:
        """Stretches of three or more, whole or a card shorter, and two stretches or one joined by a wild."""
        key = ((wilds << RANK_COUNT | ranks) << 2 | suit) << 1 | 1
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = self._prospects(self._runs(suit, ranks, wilds))
        return found

    def of_wilds(self, hand: Hand) -> list[Prospect]:
        """All wilds of the hand, as many as may lie together."""
        held = [wild for wild in WILD_CARDS for _ in range(hand.count(wild))]
        return self._prospects([tuple(held[: self._largest])]) if len(held) >= self._least else []

    def _prospects(self, likely: list[tuple[Card, ...]]) -> list[Prospect]:
        found = []
        for cards in likely:
            meld = self.album.table.meld(cards)
            if isinstance(meld, Meld):
                found.append(self.album.of(meld))
        return found

    def _sets(self, hand: Hand, rank: int, wilds: int) -> list[tuple[Card, ...]]:
        faces = [card_of(suit, rank) for suit in range(SUIT_COUNT)]
        cards = [face for face in faces for _ in range(hand.count(face))]
        held = tuple(cards)
        largest = self._largest_set or len(held) + 1
        found = [held[:largest]] if len(held) >= 3 else []
        if 3 < len(held) <= largest:
            for card in dict.fromkeys(held):
                first = held.index(card)
                found.append(held[:first] + held[first + 1 :])
        for wild in wilds_of(wilds):
            found.append((*held[: largest - 1], wild))  # noqa: PERF401 - reads as the others do
        return found

    def _runs(self, suit: int, ranks: int, wilds: int) -> list[tuple[Card, ...]]:
        stretches = self._stretches(ranks)
        found = []
        for low, high in stretches:
            size = high - low + 1
            if size > self._largest_run:
                found.append(self._faces(suit, low, low + self._largest_run - 1))
                found.append(self._faces(suit, high - self._largest_run + 1, high))
                continue
            if size >= 3:
                found.append(self._faces(suit, low, high))
            if size >= 4:
                found += [self._faces(suit, low + 1, high), self._faces(suit, low, high - 1)]
        own_two = card_of(suit, TWO)
        for cards in self._near_runs(suit, stretches):
            for wild in wilds_of(wilds):
                if wild != own_two or own_two not in cards or has_second(wilds, wild):
                    found.append((*cards, wild))
        return found

    def _near_runs(self, suit: int, stretches: list[tuple[int, int]]) -> list[tuple[Card, ...]]:
        """What a wild makes a run: a stretch one card too short, and two stretches with one place between."""
        found = []
        for first, (low, high) in enumerate(stretches):
            if high - low + 2 == self._least:
                found.append(self._faces(suit, low, high))
            if first + 1 < len(stretches) and stretches[first + 1][0] == high + 2:
                below = max(low, high + 3 - self._largest_run)
                above = min(stretches[first + 1][1], below + self._largest_run - 1)
                found.append(self._faces(suit, below, high) + self._faces(suit, high + 2, above))
        return found

    def _faces(self, suit: int, low: int, high: int) -> tuple[Card, ...]:
        return tuple([self._ladder.face(suit, place) for place in range(low, high + 1)])

    def _stretches(self, ranks: int) -> list[tuple[int, int]]:
        """The stretches of neighbouring places held, where the ace holds the first and the last place."""
        found: list[tuple[int, int]] = []
        low, ladder = 0, self._ladder
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


_openings: Final[list[Openings]] = []


def openings_of(album: Album) -> Openings:
    """The one memory of an album; found by identity, since that is fastest."""
    for found in _openings:
        if found.album is album:
            return found
    _openings.append(Openings(album))
    return _openings[-1]


def wild_key(hand: Hand) -> i64:
    """Which types of wilds a hand holds, by number in `WILD_CARDS`; higher bits for those held twice."""
    return wild_kinds(hand.mask) | wild_kinds(hand.doubles) << len(WILD_CARDS)


def wilds_of(key: int) -> list[Card]:
    """The types of wilds of a key."""
    return [wild for number, wild in enumerate(WILD_CARDS) if key >> number & 1]


def has_second(key: int, wild: Card) -> bool:
    """Tell whether by this key a second wild of the type is held."""
    return bool(key >> (WILD_CARDS.index(wild) + len(WILD_CARDS)) & 1)
