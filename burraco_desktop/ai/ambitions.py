"""Which higher grade a canasta may still reach, and with which cards. It knows no position."""

from collections.abc import Iterator
from typing import NamedTuple

from burraco_desktop.engine.cards import SUIT_COUNT, Card, card_of
from burraco_desktop.engine.melds import LOW_ACE, Meld, MeldKind, MeldTable
from burraco_desktop.engine.rules import RuleSet


class Ambition(NamedTuple):
    """What a canasta would gain in bonus by these naturals."""

    gain: int
    cards: tuple[Card, ...]


def ambitions(table: MeldTable, meld: Meld) -> tuple[Ambition, ...]:
    """The ways to a higher bonus, for each bonus those with fewest cards."""
    if not meld.is_canasta or meld.is_closed or not has_higher_grades(table.rules):
        return ()
    found: dict[int, list[Ambition]] = {}
    additions = _to_run(meld) if meld.layout.kind == MeldKind.RUN else _to_set(table, meld)
    for cards in sorted(additions, key=len):
        grown = table.extended(meld, cards)
        if isinstance(grown, Meld) and grown.bonus > meld.bonus:
            ways = found.setdefault(grown.bonus, [])
            if not ways or len(ways[0].cards) == len(cards):
                ways.append(Ambition(grown.bonus - meld.bonus, cards))
    return tuple(way for ways in found.values() for way in ways)


def has_higher_grades(rules: RuleSet) -> bool:
    """Tell whether some canastas count more than clean and dirty ones."""
    scoring = rules.scoring
    return any(
        (
            scoring.bonus_semi_clean,
            scoring.bonus_run13_natural,
            scoring.bonus_run14_natural,
            scoring.bonus_royal_clean,
            scoring.bonus_royal_dirty,
            scoring.bonus_super_clean,
            scoring.bonus_super_dirty,
        )
    )


def _to_run(meld: Meld) -> Iterator[tuple[Card, ...]]:
    """Naturals at both ends, and the one that a wild stands for."""
    layout, ladder = meld.layout, meld.ladder
    if layout.wild_place:
        yield (ladder.face(layout.suit, layout.wild_place),)
    for low in range(layout.low, LOW_ACE - 1, -1):
        for high in range(layout.high, ladder.top + 1):
            places = [*range(low, layout.low), *range(layout.high + 1, high + 1)]
            if places:
                yield tuple([ladder.face(layout.suit, place) for place in places])


def _to_set(table: MeldTable, meld: Meld) -> Iterator[tuple[Card, ...]]:
    """More cards of the rank, the suits that are left being taken in turn."""
    faces = [card_of(suit, meld.layout.rank) for suit in range(SUIT_COUNT)] if meld.layout.rank >= 0 else []
    left = [face for face in faces for _ in range(table.rules.deck.decks - meld.cards.count(face))]
    for count in range(1, len(left) + 1):
        yield tuple(left[:count])
