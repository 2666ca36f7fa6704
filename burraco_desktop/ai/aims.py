"""What running out of cards brings a side, asked of the rule set's options. It weighs nothing."""

from typing import Final

from burraco_desktop.engine.cards import ALL_CARDS, IS_WILD, RANK_COUNT, RANKS, TWO, WILDS, Card
from burraco_desktop.engine.closing import has_canasta, has_open_wild
from burraco_desktop.engine.rule_groups import MeldRules
from burraco_desktop.engine.rules import RuleSet
from burraco_desktop.engine.state import State

WILD_CARDS: Final[list[Card]] = [card for card in ALL_CARDS if IS_WILD[card]]
PLAIN: Final = ((1 << 54) - 1) ^ WILDS
"""The mask of all cards that are never wild."""

RESERVE: Final = 0
CLOSE: Final = 1
NOTHING: Final = 2
"""What an empty hand may be good for."""


def aim_of(table: State, side: int) -> int:
    """What the side would get by running out of cards."""
    melds, brief = table.melds[side], table.table.brief
    if table.reserve_is_free(side):
        return NOTHING if brief.reserve_needs_canasta and not has_canasta(melds) else RESERVE
    if not has_key(table, side) or not reserve_is_settled(table, side):
        return NOTHING
    return NOTHING if brief.close_blocked_by_open_wild and has_open_wild(melds) else CLOSE


def has_key(table: State, side: int) -> bool:
    """Tell whether a side has a canasta such as closing needs."""
    return has_canasta(table.melds[side], clean=table.table.brief.close_needs_clean)


def reserve_is_settled(table: State, side: int) -> bool:
    """Tell whether the side has had its reserve, or need not have it any more to close."""
    if table.reserves_had[side]:
        return True
    return not table.table.brief.close_needs_taken and not table.reserves


def keeps_wilds_for_reserve(rules: RuleSet) -> bool:
    """Tell whether a hand of wilds alone may take the reserve as if it were empty."""
    return rules.reserve.reserve_trigger == "empty_or_only_wilds"


def ranks_barred(rules: MeldRules) -> int:
    """The mask of the ranks of which nobody can lay a set."""
    if not rules.sets_allowed:
        return (1 << RANK_COUNT) - 1
    allowed = rules.set_ranks
    barred = 1 << TWO
    for rank, name in enumerate(RANKS):
        if allowed != "all" and name not in allowed:
            barred |= 1 << rank
    return barred
