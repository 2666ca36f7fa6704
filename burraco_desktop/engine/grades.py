"""What melds are worth: grades, canasta bonuses and face points, all taken from the rule set."""

from collections.abc import Mapping, Sequence
from enum import StrEnum

from burraco_desktop.engine.cards import ACE, JOKER_RANK, RANK_OF, RANKS, TWO, Card
from burraco_desktop.engine.layouts import NO_CARD, Layout, MeldKind
from burraco_desktop.engine.rules import RuleSet


class Grade(StrEnum):
    """How clean a meld is, by name; which names exist beside clean and dirty is up to the rule set."""

    CLEAN = "clean"
    SEMI_CLEAN = "semi_clean"
    DIRTY = "dirty"
    ROYAL_CLEAN = "royal_clean"
    ROYAL_DIRTY = "royal_dirty"
    SUPER_CLEAN = "super_clean"
    SUPER_DIRTY = "super_dirty"
    RUN_13 = "run_13"
    RUN_14 = "run_14"
    ACES_CLEAN = "aces_clean"
    ACES_DIRTY = "aces_dirty"
    WILD = "wild"
    ALL_TWOS = "all_twos"
    ALL_JOKERS = "all_jokers"


def card_points(card: Card, rules: RuleSet) -> int:
    """The face points of a card."""
    points, rank = rules.points, RANK_OF[card]
    if rank == JOKER_RANK:
        return points.points_joker
    if rank == TWO:
        return points.points_two
    if rank == ACE:
        return points.points_ace
    return points.points_3_to_7 if rank < RANKS.index("8") else points.points_8_to_king


Bonuses = Mapping[Grade, int]


def grade_of(
    cards: Sequence[Card], layout: Layout, rules: RuleSet, bonuses: Bonuses, *, is_tainted: bool
) -> Grade:
    """The highest grade that applies and that the rule set gives a bonus for; of equal ones the special one.

    `bonuses` are those of the rule set; `is_tainted` says that the meld was dirty before and stays so. [B5]
    """
    if layout.kind is MeldKind.WILDS:
        plain, named = Grade.WILD, _wild_grades(cards, rules)
    elif layout.wild != NO_CARD or is_tainted:
        plain, named = Grade.DIRTY, _dirty_grades(cards, layout, rules)
    else:
        plain, named = Grade.CLEAN, _clean_grades(cards, layout, rules)
    found = [grade for applies, grade in named if applies and bonuses[grade]]
    if not found:
        return plain
    return max([*found, plain], key=lambda grade: bonuses[grade])


def bonuses_of(rules: RuleSet) -> Bonuses:
    """The bonus of a canasta of each grade, 0 where the rule set does not know the grade."""
    scoring = rules.scoring
    bonuses = {
        Grade.CLEAN: scoring.bonus_clean,
        Grade.SEMI_CLEAN: scoring.bonus_semi_clean,
        Grade.DIRTY: scoring.bonus_dirty,
        Grade.ROYAL_CLEAN: scoring.bonus_royal_clean,
        Grade.ROYAL_DIRTY: scoring.bonus_royal_dirty,
        Grade.SUPER_CLEAN: scoring.bonus_super_clean,
        Grade.SUPER_DIRTY: scoring.bonus_super_dirty,
        Grade.RUN_13: scoring.bonus_run13_natural,
        Grade.RUN_14: scoring.bonus_run14_natural,
        Grade.ACES_CLEAN: scoring.bonus_aces_clean,
        Grade.ACES_DIRTY: scoring.bonus_aces_dirty,
        Grade.WILD: scoring.bonus_dirty if scoring.bonus_all_wild is None else scoring.bonus_all_wild,
        Grade.ALL_TWOS: scoring.bonus_all_twos,
        Grade.ALL_JOKERS: scoring.bonus_all_jokers,
    }
    return {grade: bonus or 0 for grade, bonus in bonuses.items()}


_Named = list[tuple[bool, Grade]]


def _clean_grades(cards: Sequence[Card], layout: Layout, rules: RuleSet) -> _Named:
    is_run, size = layout.kind is MeldKind.RUN, len(cards)
    return [
        (is_run and size >= 13, Grade.ROYAL_CLEAN),
        (is_run and size == 13, Grade.RUN_13),
        (is_run and size == 14, Grade.RUN_14),
        (_is_full_set(layout, size, rules), Grade.SUPER_CLEAN),
        (_is_canasta_of_aces(cards, layout, rules), Grade.ACES_CLEAN),
    ]


def _dirty_grades(cards: Sequence[Card], layout: Layout, rules: RuleSet) -> _Named:
    size = len(cards)
    naturals = size - (layout.wild != NO_CARD)
    is_semi_clean = layout.wild != NO_CARD and _is_semi_clean(layout, naturals, rules)
    return [
        (layout.kind is MeldKind.RUN and size >= 13, Grade.ROYAL_DIRTY),
        (_is_full_set(layout, naturals, rules), Grade.SUPER_DIRTY),
        (_is_canasta_of_aces(cards, layout, rules), Grade.ACES_DIRTY),
        (is_semi_clean, Grade.SEMI_CLEAN),
    ]


def _wild_grades(cards: Sequence[Card], rules: RuleSet) -> _Named:
    is_canasta = len(cards) >= rules.scoring.canasta_size
    twos = sum(1 for card in cards if RANK_OF[card] == TWO)
    return [
        (is_canasta and twos == len(cards), Grade.ALL_TWOS),
        (is_canasta and twos == 0, Grade.ALL_JOKERS),
    ]


def _is_full_set(layout: Layout, naturals: int, rules: RuleSet) -> bool:
    return layout.kind is MeldKind.SET and naturals >= 4 * rules.deck.decks


def _is_canasta_of_aces(cards: Sequence[Card], layout: Layout, rules: RuleSet) -> bool:
    return layout.rank == ACE and len(cards) >= rules.scoring.canasta_size


def _is_semi_clean(layout: Layout, naturals: int, rules: RuleSet) -> bool:
    """Tell whether seven naturals lie beside the wild, which may have to be at an end. [A7]."""
    if layout.kind is MeldKind.SET or layout.wild_place == 0:
        return naturals >= 7
    below, above = layout.wild_place - layout.low, layout.high - layout.wild_place
    return rules.scoring.semi_clean_test == "seven_on_one_side" and max(below, above) >= 7
