"""The options of a rule set that are asked at every step of play, in a form that is quick to read.

An option is read through two objects of plain Python, which costs compiled code more than all else it does.
"""

from typing import Final

from burraco_desktop.engine.rule_groups import (
    ClosingRules,
    DeckRules,
    DrawRules,
    EndRules,
    MeldRules,
    ReserveRules,
)
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
        "close_blocked_by_open_wild",
        "close_discard_wild_ok",
        "close_needs_clean",
        "close_needs_discard",
        "close_needs_taken",
        "dirty_is_permanent",
        "first_turn_redraw",
        "is_free",
        "is_justified",
        "justifies_with_pile",
        "justifies_with_table",
        "keeps_card",
        "max_wilds_per_meld",
        "meld_closes_at",
        "min_meld_size",
        "must_meld_any",
        "needs_pair",
        "offers_reserve",
        "owns_all",
        "pickup_may_extend_meld",
        "reserve_direct",
        "reserve_needs_canasta",
        "reserve_on_discard",
        "reserve_refills_stock",
        "reserve_wild_discard_ok",
        "reserves_per_side",
        "run_max_size",
        "runs_hold_twos",
        "set_max_size",
        "set_ranks",
        "sets_allowed",
        "shows_wild_high",
        "single_pickup_rediscard",
        "single_pile_min_hand",
        "stalemate_rounds",
        "stock_dead_cards",
        "stock_ends_after_turn",
        "stock_ends_at_draw",
        "two_natural_in_runs",
        "two_natural_may_turn_wild",
        "wild_displaceable_by_wild",
        "wild_on_top_blocks_pile",
    )

    def __init__(self, rules: RuleSet) -> None:
        self._take_melds(rules.melds)
        self._take_draw(rules.draw, rules.end)
        self._take_reserve(rules.deck, rules.reserve)
        self._take_closing(rules.closing)

    def _take_melds(self, melds: MeldRules) -> None:
        self.min_meld_size: int = melds.min_meld_size
        self.meld_closes_at: int | None = melds.meld_closes_at
        self.sets_allowed: bool = melds.sets_allowed
        self.set_ranks: str | tuple[str, ...] = melds.set_ranks
        self.set_max_size: int | None = melds.set_max_size
        self.runs_hold_twos: bool = melds.run_ranks == "A23..KA"
        self.run_max_size: int = melds.run_max_size
        self.two_natural_in_runs: bool = melds.two_natural_in_runs
        self.two_natural_may_turn_wild: bool = melds.two_natural_may_turn_wild
        self.wild_displaceable_by_wild: bool = melds.wild_displaceable_by_wild
        self.dirty_is_permanent: bool = melds.dirty_is_permanent
        self.ace_both_ends: bool = melds.ace_both_ends
        self.max_wilds_per_meld: int = melds.max_wilds_per_meld
        self.all_wild_melds_allowed: bool = melds.all_wild_melds_allowed
        self.owns_all: bool = melds.duplicate_sets_allowed and melds.parallel_runs_allowed
        self.shows_wild_high: bool = melds.wild_end_choice == "high_first"

    def _take_draw(self, draw: DrawRules, end: EndRules) -> None:
        self.is_free: bool = draw.pile_take_rule == "free"
        self.is_justified: bool = draw.pile_take_rule in JUSTIFIED
        self.needs_pair: bool = draw.pile_take_rule == "pair_with_top"
        self.must_meld_any: bool = draw.pile_take_rule == "meld_any"
        self.pickup_may_extend_meld: bool = bool(draw.pickup_may_extend_meld)
        self.justifies_with_table: bool = draw.pickup_justify_with != "hand"
        self.justifies_with_pile: bool = draw.pickup_justify_with == "plus_pile"
        self.wild_on_top_blocks_pile: bool = draw.wild_on_top_blocks_pile
        self.single_pickup_rediscard: bool = draw.single_pickup_rediscard
        self.single_pile_min_hand: int = draw.single_pile_min_hand
        self.first_turn_redraw: bool = draw.first_turn_redraw
        self.stock_dead_cards: int = end.stock_dead_cards
        self.stock_ends_at_draw: bool = end.stock_end_timing == "at_draw"
        self.stock_ends_after_turn: bool = end.stock_end_timing == "after_turn"
        self.stalemate_rounds: int | None = end.stalemate_rounds

    def _take_reserve(self, deck: DeckRules, reserve: ReserveRules) -> None:
        self.reserves_per_side: int = deck.reserves_per_side
        self.offers_reserve: bool = reserve.reserve_trigger == OFFERED
        self.reserve_direct: bool = reserve.reserve_direct
        self.reserve_on_discard: bool = reserve.reserve_on_discard
        self.reserve_needs_canasta: bool = reserve.reserve_needs_canasta
        self.reserve_wild_discard_ok: bool = reserve.reserve_wild_discard_ok
        self.reserve_refills_stock: bool = reserve.reserve_refills_stock

    def _take_closing(self, closing: ClosingRules) -> None:
        self.close_needs_taken: bool = closing.close_needs_reserve == "taken"
        self.close_needs_clean: bool = closing.close_canasta == "clean"
        self.close_needs_discard: bool = closing.close_final_discard == "required"
        self.close_discard_wild_ok: bool = closing.close_discard_wild_ok
        self.close_blocked_by_open_wild: bool = closing.close_blocked_by_open_wild
        self.keeps_card: bool = closing.stuck_card_policy == "keep_card"
