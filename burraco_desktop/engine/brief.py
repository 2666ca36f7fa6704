"""The options of a rule set that are asked at every step of play, in a form that is quick to read.

An option is read through two objects of plain Python, which costs compiled code more than all else it does.
"""

from typing import Final

from burraco_desktop.engine.rules import RuleSet

JUSTIFIED: Final = ("meld_top", "pair_with_top")
"""The rules under which the top card of the pile must be laid at once with cards of the hand. [B15, V9]."""

OFFERED: Final = "empty_or_only_wilds"
"""The trigger of the reserve that makes taking it a choice. [V4]"""


class Brief:
    """What a table asks most, under the names of the options where it is one of them."""

    __slots__ = (
        "ace_both_ends",
        "all_wild_melds_allowed",
        "first_turn_redraw",
        "is_justified",
        "max_wilds_per_meld",
        "meld_closes_at",
        "min_meld_size",
        "must_meld_any",
        "offers_reserve",
        "owns_all",
        "run_max_size",
        "runs_hold_twos",
        "set_max_size",
        "set_ranks",
        "sets_allowed",
        "single_pickup_rediscard",
        "single_pile_min_hand",
        "stalemate_rounds",
        "stock_dead_cards",
        "stock_ends_after_turn",
        "stock_ends_at_draw",
        "two_natural_in_runs",
        "wild_on_top_blocks_pile",
    )

    def __init__(self, rules: RuleSet) -> None:
        draw, end, melds = rules.draw, rules.end, rules.melds
        self.min_meld_size: int = melds.min_meld_size
        self.meld_closes_at: int | None = melds.meld_closes_at
        self.sets_allowed: bool = melds.sets_allowed
        self.set_ranks: str | tuple[str, ...] = melds.set_ranks
        self.set_max_size: int | None = melds.set_max_size
        self.runs_hold_twos: bool = melds.run_ranks == "A23..KA"
        self.run_max_size: int = melds.run_max_size
        self.two_natural_in_runs: bool = melds.two_natural_in_runs
        self.ace_both_ends: bool = melds.ace_both_ends
        self.max_wilds_per_meld: int = melds.max_wilds_per_meld
        self.all_wild_melds_allowed: bool = melds.all_wild_melds_allowed
        self.owns_all: bool = melds.duplicate_sets_allowed and melds.parallel_runs_allowed
        self.is_justified: bool = draw.pile_take_rule in JUSTIFIED
        self.must_meld_any: bool = draw.pile_take_rule == "meld_any"
        self.wild_on_top_blocks_pile: bool = draw.wild_on_top_blocks_pile
        self.single_pickup_rediscard: bool = draw.single_pickup_rediscard
        self.single_pile_min_hand: int = draw.single_pile_min_hand
        self.first_turn_redraw: bool = draw.first_turn_redraw
        self.offers_reserve: bool = rules.reserve.reserve_trigger == OFFERED
        self.stock_dead_cards: int = end.stock_dead_cards
        self.stock_ends_at_draw: bool = end.stock_end_timing == "at_draw"
        self.stock_ends_after_turn: bool = end.stock_end_timing == "after_turn"
        self.stalemate_rounds: int | None = end.stalemate_rounds
