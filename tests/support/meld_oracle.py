"""Which cards form a meld, by brute force from the text of C2, C3 and C5. It shares no code with `solve`.

Every window of places and every choice of a wild is tried, within the limits that a rule set states.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from burraco_desktop.engine.rules import RuleSet

JOKERS = {"JK", "JB"}
WILDS = JOKERS | {"2c", "2d", "2h", "2s"}
WITH_TWO = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
WITHOUT_TWO = ("A", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")


class Limits(NamedTuple):
    """What a rule set says about melds."""

    places: tuple[str, ...]
    set_ranks: frozenset[str]
    set_size: int
    run_size: int
    closes_at: int
    two_may_be_natural: bool
    ace_at_both_ends: bool
    only_wilds: bool
    wild_may_push_wild: bool


def limits_of(rules: RuleSet) -> Limits:
    """The limits that a rule set states."""
    melds = rules.melds
    closes_at = melds.meld_closes_at or 99
    ranks = WITHOUT_TWO if melds.set_ranks == "all" else melds.set_ranks
    return Limits(
        places=WITH_TWO if melds.run_ranks == "A23..KA" else WITHOUT_TWO,
        set_ranks=frozenset(ranks if melds.sets_allowed else ()),
        set_size=min(melds.set_max_size or 0, closes_at),
        run_size=min(melds.run_max_size, closes_at),
        closes_at=closes_at,
        two_may_be_natural=melds.two_natural_in_runs,
        ace_at_both_ends=melds.ace_both_ends,
        only_wilds=melds.all_wild_melds_allowed,
        wild_may_push_wild=melds.wild_displaceable_by_wild,
    )


@dataclass(frozen=True)
class Answer:
    """One way for cards to lie; `natural_places` are those of a run's cards that stand for themselves."""

    kind: str
    wild: str
    hole: int
    natural_places: tuple[int, ...]


def answers(cards: tuple[str, ...], limits: Limits) -> set[Answer]:
    """All ways with fewest wilds, and of these those with the ace low where there is one; cards as text."""
    return _answers(tuple(sorted(cards)), limits)


@cache
def _answers(cards: tuple[str, ...], limits: Limits) -> set[Answer]:
    found = {*_sets(cards, limits), *_runs(cards, limits), *_only_wilds(cards, limits)}
    fewest = min((bool(answer.wild) for answer in found), default=False)
    found = {answer for answer in found if bool(answer.wild) == fewest}
    low = {answer for answer in found if 1 in answer.natural_places}
    return low or found


def takes(meld: tuple[str, ...], added: tuple[str, ...], limits: Limits) -> bool:
    """Whether a meld takes the cards: they lie together, and no added wild pushes a wild out. [C5]."""
    together = answers(meld + added, limits)
    if not together or len(meld) == limits.closes_at:
        return False
    old = {answer.wild for answer in answers(meld, limits)}
    new = {answer.wild for answer in together}
    if limits.wild_may_push_wild or old == {""} or new == {""} or old & new:
        return True
    return all(_is_clean_without(meld + added, wild, limits) for wild in new)


def _is_clean_without(cards: tuple[str, ...], wild: str, limits: Limits) -> bool:
    others = list(cards)
    others.remove(wild)
    return any(not answer.wild for answer in answers(tuple(others), limits))


def _wild_choices(cards: tuple[str, ...]) -> Iterator[tuple[str, list[str]]]:
    """No wild, or one of the jokers and twos acting as a wild; with the cards that are then natural."""
    yield "", list(cards)
    for card in sorted(WILDS & set(cards)):
        naturals = list(cards)
        naturals.remove(card)
        yield card, naturals


def _sets(cards: tuple[str, ...], limits: Limits) -> Iterator[Answer]:
    for wild, naturals in _wild_choices(cards):
        ranks = {card[:-1] for card in naturals}
        is_one_rank = len(ranks) == 1 and ranks <= limits.set_ranks
        if 3 <= len(cards) <= limits.set_size and is_one_rank and WILDS.isdisjoint(naturals):
            yield Answer("set", wild, 0, ())


def _only_wilds(cards: tuple[str, ...], limits: Limits) -> Iterator[Answer]:
    if limits.only_wilds and 3 <= len(cards) <= limits.closes_at and set(cards) <= WILDS:
        yield Answer("wilds", "", 0, ())


def _runs(cards: tuple[str, ...], limits: Limits) -> Iterator[Answer]:
    if not 3 <= len(cards) <= min(limits.run_size, len(limits.places)):
        return
    for suit in {card[-1] for card in cards if card not in JOKERS}:
        for low in range(1, len(limits.places) + 2 - len(cards)):
            window = range(low, low + len(cards))
            for wild, naturals in _wild_choices(cards):
                if limits.two_may_be_natural or WILDS.isdisjoint(naturals):
                    yield from _fillings(Counter(naturals), window, wild, suit, limits)


def _fillings(
    naturals: Counter[str], window: range, wild: str, suit: str, limits: Limits
) -> Iterator[Answer]:
    ends = {1, len(limits.places)}
    for hole in window if wild else (0,):
        places = tuple(place for place in window if place != hole)
        faces = Counter(limits.places[place - 1] + suit for place in places)
        if faces == naturals and (limits.ace_at_both_ends or not ends <= set(places)):
            yield Answer("run", wild, hole, places)
