"""What running out of cards brings a side, asked of the rule set's options. It weighs nothing."""

from typing import Final

from burraco_desktop.engine.cards import ALL_CARDS, IS_WILD, RANK_COUNT, RANKS, TWO, WILDS, Card
from burraco_desktop.engine.closing import is_open_wild
from burraco_desktop.engine.melds import Meld
from burraco_desktop.engine.rule_groups import MeldRules
from burraco_desktop.engine.rules import RuleSet
from burraco_desktop.engine.state import State

WILD_CARDS: Final[list[Card]] = [card for card in ALL_CARDS if IS_WILD[card]]
PLAIN: Final[int] = ((1 << len(ALL_CARDS)) - 1) ^ WILDS
"""The mask of all cards that are never wild."""

RESERVE: Final = 0
CLOSE: Final = 1
NOTHING: Final = 2
"""What an empty hand may be good for."""


def aim_of(table: State, side: int) -> int:
    """What the side would get by running out of cards."""
    melds = table.melds[side]
    if table.reserve_is_free(side):
        return NOTHING if table.rules.reserve.reserve_needs_canasta and not has_canasta(melds) else RESERVE
    if not has_key(table.rules, melds) or not reserve_is_settled(table, side):
        return NOTHING
    if table.rules.closing.close_blocked_by_open_wild:
        for meld in melds:
            if is_open_wild(meld):
                return NOTHING
    return CLOSE


def has_canasta(melds: list[Meld]) -> bool:
    """Tell whether one of the melds is a canasta."""
    for meld in melds:  # noqa: SIM110 - in the innermost loops of the bots a generator costs too much
        if meld.is_canasta:
            return True
    return False


def has_key(rules: RuleSet, melds: list[Meld]) -> bool:
    """Tell whether one of the melds is a canasta such as closing needs."""
    takes_any = rules.closing.close_canasta == "any"
    for meld in melds:  # noqa: SIM110 - as above
        if meld.is_canasta and (takes_any or meld.is_clean):
            return True
    return False


def reserve_is_settled(table: State, side: int) -> bool:
    """Tell whether the side has had its reserve, or need not have it any more to close."""
    if table.reserves_had[side]:
        return True
    return table.rules.closing.close_needs_reserve == "taken_or_unavailable" and not table.reserves


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
