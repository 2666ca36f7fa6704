"""Why something is not allowed: reason codes with parameters. Sentences are made elsewhere from these."""

from enum import StrEnum
from typing import Final

from burraco_desktop.engine.cards import Card
from burraco_desktop.engine.values import Value


class Reason(StrEnum):
    """The condition that stands against an action. The section of the rules is named in brackets."""

    # The cards are no meld. [C2, C3]
    TOO_FEW_CARDS = "too_few_cards"
    ALL_WILD = "all_wild"
    TOO_MANY_WILDS = "too_many_wilds"
    NO_COMMON_RANK_OR_SUIT = "no_common_rank_or_suit"
    RUN_REPEATS_RANK = "run_repeats_rank"
    RUN_HAS_GAP = "run_has_gap"
    RUN_WRAPS_ROUND_ACE = "run_wraps_round_ace"
    ACE_AT_BOTH_ENDS = "ace_at_both_ends"
    RUN_TOO_LONG = "run_too_long"
    SET_TOO_LARGE = "set_too_large"
    SETS_NOT_ALLOWED = "sets_not_allowed"
    SET_RANK_NOT_ALLOWED = "set_rank_not_allowed"

    # There are not so many of a card. Cannot happen at a table, where a card comes out of the deck.
    NOT_IN_DECK = "not_in_deck"

    # The meld does not take the cards. [C5]
    MELD_CLOSED = "meld_closed"
    WILD_DISPLACES_WILD = "wild_displaces_wild"
    NATURAL_TWO_IS_FIXED = "natural_two_is_fixed"

    # The side may not own this meld.
    DUPLICATE_SET = "duplicate_set"
    PARALLEL_RUN = "parallel_run"

    # The moment is wrong. [C1]
    DEAL_IS_OVER = "deal_is_over"
    DRAW_FIRST = "draw_first"
    ALREADY_DRAWN = "already_drawn"
    CARD_NOT_HELD = "card_not_held"
    NO_SUCH_MELD = "no_such_meld"

    CUT_FIRST = "cut_first"
    ALREADY_CUT = "already_cut"
    CUT_OUT_OF_RANGE = "cut_out_of_range"

    # The draw.
    STOCK_EMPTY = "stock_empty"
    STOCK_NOT_EMPTY = "stock_not_empty"
    NO_REDRAW = "no_redraw"
    PILE_EMPTY = "pile_empty"
    HAND_TOO_SMALL_FOR_LONE_CARD = "hand_too_small_for_lone_card"
    PILE_BLOCKED_BY_WILD = "pile_blocked_by_wild"
    PILE_NEEDS_NO_MELD = "pile_needs_no_meld"
    TOP_CARD_NEEDS_MELD = "top_card_needs_meld"
    TOP_CARD_NEEDS_NEW_MELD = "top_card_needs_new_meld"
    TOP_CARD_NEEDS_PAIR = "top_card_needs_pair"
    PAIR_MUST_BE_NATURAL = "pair_must_be_natural"
    PILE_NEEDS_SOME_MELD = "pile_needs_some_meld"
    MELD_FIRST = "meld_first"

    # The discard, and emptying the hand. [C7]
    LONE_PILE_CARD = "lone_pile_card"
    RESERVE_NOT_IN_FLIGHT = "reserve_not_in_flight"
    RESERVE_NOT_ON_DISCARD = "reserve_not_on_discard"
    RESERVE_NEEDS_PLAIN_DISCARD = "reserve_needs_plain_discard"
    RESERVE_NEEDS_CANASTA = "reserve_needs_canasta"
    RESERVE_NEEDS_ONLY_WILDS = "reserve_needs_only_wilds"
    RESERVE_GONE = "reserve_gone"
    CLOSE_NEEDS_RESERVE = "close_needs_reserve"
    CLOSE_NEEDS_CANASTA = "close_needs_canasta"
    CLOSE_NEEDS_CLEAN_CANASTA = "close_needs_clean_canasta"
    CLOSE_NEEDS_DISCARD = "close_needs_discard"
    CLOSE_NEEDS_PLAIN_DISCARD = "close_needs_plain_discard"
    CLOSE_BLOCKED_BY_OPEN_WILDS = "close_blocked_by_open_wilds"
    DISCARD_TO_END_TURN = "discard_to_end_turn"


class Refusal(Value):
    """A reason with what it speaks of.

    Attributes:
        reason: the condition that stands against the action.
        cards: the cards concerned, if any.
        limit: the number that the rule sets, where it sets one (a size, a count of wilds), else 0.
        stuck: the play itself would be legal, but would leave a hand that cannot be finished with. [C7]
    """

    __slots__ = ("cards", "limit", "reason", "stuck")
    __match_args__: Final = ("reason", "cards", "limit", "stuck")

    def __init__(
        self, reason: Reason, cards: tuple[Card, ...] = (), limit: int = 0, stuck: bool = False
    ) -> None:
        self.reason: Final = reason
        self.cards: Final = cards
        self.limit: Final = limit
        self.stuck: Final = stuck


class IllegalActionError(ValueError):
    """An action was refused; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.refusal = refusal
