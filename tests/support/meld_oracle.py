"""Which cards form a meld, by brute force from the text of C2, C3 and C5. It shares no code with `solve`.

Every window of places and every choice of a wild is tried; the limits are those of the Italian rules.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

JOKERS = {"JK", "JB"}
WILDS = JOKERS | {"2c", "2d", "2h", "2s"}
PLACES = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")


@dataclass(frozen=True)
class Answer:
    """One way for cards to lie; `natural_places` are those of a run's cards that stand for themselves."""

    kind: str
    wild: str
    hole: int
    natural_places: tuple[int, ...]


def answers(cards: tuple[str, ...]) -> set[Answer]:
    """All ways with fewest wilds, and of these those with the ace low where there is one; cards as text."""
    return _answers(tuple(sorted(cards)))


@cache
def _answers(cards: tuple[str, ...]) -> set[Answer]:
    found = {*_sets(cards), *_runs(cards)}
    fewest = min((bool(answer.wild) for answer in found), default=False)
    found = {answer for answer in found if bool(answer.wild) == fewest}
    low = {answer for answer in found if 1 in answer.natural_places}
    return low or found


def takes(meld: tuple[str, ...], added: tuple[str, ...]) -> bool:
    """Whether a meld takes the cards: they lie together, and no added wild pushes a wild out. [C5]."""
    together = answers(meld + added)
    if not together:
        return False
    old = {answer.wild for answer in answers(meld)}
    new = {answer.wild for answer in together}
    if old == {""} or new == {""} or old & new:
        return True
    return all(_is_clean_without(meld + added, wild) for wild in new)


def _is_clean_without(cards: tuple[str, ...], wild: str) -> bool:
    others = list(cards)
    others.remove(wild)
    return any(not answer.wild for answer in answers(tuple(others)))


def _wild_choices(cards: tuple[str, ...]) -> Iterator[tuple[str, list[str]]]:
    """No wild, or one of the jokers and twos acting as a wild; with the cards that are then natural."""
    yield "", list(cards)
    for card in sorted(WILDS & set(cards)):
        naturals = list(cards)
        naturals.remove(card)
        yield card, naturals


def _sets(cards: tuple[str, ...]) -> Iterator[Answer]:
    for wild, naturals in _wild_choices(cards):
        ranks = {card[:-1] for card in naturals}
        if 3 <= len(cards) <= 9 and len(ranks) == 1 and WILDS.isdisjoint(naturals):
            yield Answer("set", wild, 0, ())


def _runs(cards: tuple[str, ...]) -> Iterator[Answer]:
    if not 3 <= len(cards) <= 14:
        return
    for suit in {card[-1] for card in cards if card not in JOKERS}:
        for low in range(1, 16 - len(cards)):
            window = range(low, low + len(cards))
            for wild, naturals in _wild_choices(cards):
                yield from _fillings(Counter(naturals), window, wild, suit)


def _fillings(naturals: Counter[str], window: range, wild: str, suit: str) -> Iterator[Answer]:
    for hole in window if wild else (0,):
        places = tuple(place for place in window if place != hole)
        faces = Counter(PLACES[place - 1] + suit for place in places)
        if faces == naturals and not {1, 14} <= set(places):
            yield Answer("run", wild, hole, places)
