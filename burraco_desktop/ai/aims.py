"""What running out of cards brings a side, asked of the rule set's options. It weighs nothing."""

from enum import Enum, auto

from burraco_desktop.engine.cards import ALL_CARDS, BIT, IS_WILD, Hand
from burraco_desktop.engine.closing import is_open_wild
from burraco_desktop.engine.melds import Meld
from burraco_desktop.engine.rules import RuleSet
from burraco_desktop.engine.state import State

WILD_CARDS = [card for card in ALL_CARDS if IS_WILD[card]]
WILDS = sum(BIT[card] for card in WILD_CARDS)


class Aim(Enum):
    """What an empty hand is good for now."""

    RESERVE = auto()
    CLOSE = auto()
    NOTHING = auto()


def aim_of(table: State, side: int) -> Aim:
    """What the side would get by running out of cards."""
    melds = table.melds[side]
    if table.reserve_is_free(side):
        waits = table.rules.reserve.reserve_needs_canasta and not any(meld.is_canasta for meld in melds)
        return Aim.NOTHING if waits else Aim.RESERVE
    if not any(opens_close(table.rules, meld) for meld in melds) or not reserve_is_settled(table, side):
        return Aim.NOTHING
    blocks = table.rules.closing.close_blocked_by_open_wild
    return Aim.NOTHING if blocks and any(is_open_wild(meld) for meld in melds) else Aim.CLOSE


def opens_close(rules: RuleSet, meld: Meld) -> bool:
    """Tell whether the meld is a canasta such as closing needs."""
    return meld.is_canasta and (meld.is_clean or rules.closing.close_canasta == "any")


def reserve_is_settled(table: State, side: int) -> bool:
    """Tell whether the side has had its reserve, or need not have it any more to close."""
    if table.reserves_had[side]:
        return True
    return table.rules.closing.close_needs_reserve == "taken_or_unavailable" and not table.reserves


def keeps_wilds_for_reserve(rules: RuleSet) -> bool:
    """Tell whether a hand of wilds alone may take the reserve as if it were empty."""
    return rules.reserve.reserve_trigger == "empty_or_only_wilds"


def wilds_in(hand: Hand) -> int:
    """How many wilds the hand is seen to hold."""
    counts = hand.counts
    return sum([counts[card] for card in WILD_CARDS]) if hand.mask & WILDS else 0
