"""Which paragraph of the rules explains a refusal. The anchors are those of the templates."""

from collections.abc import Mapping
from typing import Final

from burraco_desktop.engine.refusals import Reason, Refusal

STUCK: Final = "last-card"
"""The paragraph about plays that would leave a card one cannot finish with."""

ANCHORS: Final[Mapping[Reason, str]] = {
    Reason.TOO_FEW_CARDS: "meld-size",
    Reason.ALL_WILD: "wilds-only",
    Reason.TOO_MANY_WILDS: "one-wild",
    Reason.NO_COMMON_RANK_OR_SUIT: "meld-kinds",
    Reason.RUN_REPEATS_RANK: "runs",
    Reason.RUN_HAS_GAP: "runs",
    Reason.RUN_WRAPS_ROUND_ACE: "ace",
    Reason.ACE_AT_BOTH_ENDS: "ace",
    Reason.RUN_TOO_LONG: "run-length",
    Reason.SET_TOO_LARGE: "set-size",
    Reason.SETS_NOT_ALLOWED: "sets",
    Reason.SET_RANK_NOT_ALLOWED: "sets",
    Reason.NOT_IN_DECK: "cards",
    Reason.MELD_CLOSED: "full-melds",
    Reason.WILD_DISPLACES_WILD: "wild-for-wild",
    Reason.NATURAL_TWO_IS_FIXED: "two-turns-wild",
    Reason.DUPLICATE_SET: "several-sets",
    Reason.PARALLEL_RUN: "several-runs",
    Reason.DEAL_IS_OVER: "end",
    Reason.DRAW_FIRST: "turn-draw",
    Reason.ALREADY_DRAWN: "turn-draw",
    Reason.CARD_NOT_HELD: "turn-meld",
    Reason.NO_SUCH_MELD: "own-melds",
    Reason.CUT_FIRST: "cut",
    Reason.ALREADY_CUT: "cut",
    Reason.CUT_OUT_OF_RANGE: "cut",
    Reason.STOCK_EMPTY: "stock-out",
    Reason.STOCK_NOT_EMPTY: "stock-out",
    Reason.NO_REDRAW: "first-card",
    Reason.PILE_EMPTY: "pile",
    Reason.HAND_TOO_SMALL_FOR_LONE_CARD: "lone-card",
    Reason.PILE_BLOCKED_BY_WILD: "pile-blocked",
    Reason.PILE_NEEDS_NO_MELD: "pile-condition",
    Reason.TOP_CARD_NEEDS_MELD: "pile-condition",
    Reason.TOP_CARD_NEEDS_NEW_MELD: "pile-condition",
    Reason.TOP_CARD_NEEDS_PAIR: "pile-condition",
    Reason.PAIR_MUST_BE_NATURAL: "pile-condition",
    Reason.PILE_NEEDS_SOME_MELD: "pile-condition",
    Reason.MELD_FIRST: "pile-condition",
    Reason.LONE_PILE_CARD: "lone-card",
    Reason.RESERVE_NOT_IN_FLIGHT: "reserve-flight",
    Reason.RESERVE_NOT_ON_DISCARD: "reserve-discard",
    Reason.RESERVE_NEEDS_PLAIN_DISCARD: "reserve-discard",
    Reason.RESERVE_NEEDS_CANASTA: "reserve-who",
    Reason.RESERVE_NEEDS_ONLY_WILDS: "reserve-wilds",
    Reason.RESERVE_GONE: "reserve-how-many",
    Reason.CLOSE_NEEDS_RESERVE: "close-reserve",
    Reason.CLOSE_NEEDS_CANASTA: "close-canasta",
    Reason.CLOSE_NEEDS_CLEAN_CANASTA: "close-canasta",
    Reason.CLOSE_NEEDS_DISCARD: "close-discard",
    Reason.CLOSE_NEEDS_PLAIN_DISCARD: "close-discard",
    Reason.CLOSE_BLOCKED_BY_OPEN_WILDS: "close-open-wilds",
    Reason.DISCARD_TO_END_TURN: "turn-discard",
}


def anchor_for(refusal: Refusal) -> str:
    """The anchor of the paragraph that explains a refusal."""
    return STUCK if refusal.stuck else ANCHORS[refusal.reason]
