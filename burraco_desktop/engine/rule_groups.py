"""The options of a rule set in small groups, each with its kind: the parameter matrix. It names no system.

To add a rule switch:
1. add the field to its group below with the values that the rules document allows;
2. while the engine cannot play a value, leave it out of `playable`: validation then refuses it by name;
3. state it in all files of `resources/rulesets`, ask it in one place of the engine, and test it by a case id;
4. where it rules other options out, say so in `contradictions`.

Names, types and values are those of section 2 of the rules document.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from burraco_desktop.engine.options import choice, flag, number, number_or_word, numbers, word_or_words

BONUS = 10_000
"""No bonus, penalty or card value is larger than this."""

WORDS = ("italian", "brazilian", "venezuelan")
"""The families of words in which a system is told: pozzetto, morto, buraco. The engine never acts on them."""


@dataclass(frozen=True, slots=True)
class DeckRules:
    """Deck, seats and deal."""

    player_counts: tuple[int, ...] = numbers(2, 6)
    team_layout: str = choice("individual", "facing_pairs", "two_teams_of_three", "solo_v_pair")
    decks: int = number(2, 4)
    jokers: int = number(0, 12)
    hand_size: int = number(5, 15)
    reserve_size: int | str = number_or_word(5, 18, "hand")
    reserves_per_side: int = number(1, 2)
    upcard_at_start: bool = flag()
    play_direction: str = choice("cw", "ccw")
    first_dealer: str = choice("lowest_draw", "random", "left_of_highest_draw")
    starter: str = choice("next_after_dealer")
    deal_rotation: str = choice("one_seat_in_play_direction")
    cut_bonus_points: int = number(0, BONUS)
    cut_bonus_mode: str = choice("off", "random", "interactive")


@dataclass(frozen=True, slots=True)
class PointRules:
    """Face points of the cards."""

    points_joker: int = number(0, BONUS)
    points_two: int = number(0, BONUS)
    points_ace: int = number(0, BONUS)
    points_8_to_king: int = number(0, BONUS)
    points_3_to_7: int = number(0, BONUS)


@dataclass(frozen=True, slots=True)
class MeldRules:
    """What may be laid."""

    min_meld_size: int = number(3, 4)
    sets_allowed: bool = flag()
    set_ranks: str | tuple[str, ...] = word_or_words(
        "all", ("A", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
    )
    set_max_size: int | None = number(3, 17, optional=True)
    duplicate_sets_allowed: bool = flag()
    run_ranks: str = choice("A23..KA", "A34..KA")
    two_natural_in_runs: bool = flag()
    ace_both_ends: bool = flag()
    run_max_size: int = number(3, 14)
    parallel_runs_allowed: bool = flag()
    join_or_split_melds: bool = flag(playable=(False,))
    max_wilds_per_meld: int = number(1, 1)
    all_wild_melds_allowed: bool = flag()
    two_natural_may_turn_wild: bool = flag()
    wild_displaceable_by_wild: bool = flag()
    wild_may_return_to_hand: bool = flag(playable=(False,))
    wild_end_choice: str = choice("player", "high_first", "low_first")
    meld_closes_at: int | None = number(7, 14, optional=True)
    dirty_is_permanent: bool = flag()


@dataclass(frozen=True, slots=True)
class DrawRules:
    """Draw and pile."""

    pile_visible: str = choice("all", "top")
    pile_take_rule: str = choice("free", "meld_any", "meld_top", "pair_with_top")
    pickup_may_extend_meld: bool | None = flag(optional=True)
    pickup_justify_with: str | None = choice("hand", "hand_and_table", "plus_pile", optional=True)
    pickup_pair_may_use_wild: bool | None = flag(optional=True)
    wild_on_top_blocks_pile: bool = flag()
    single_pickup_rediscard: bool = flag()
    single_pile_min_hand: int = number(1, 2)
    first_turn_redraw: bool = flag()


@dataclass(frozen=True, slots=True)
class ReserveRules:
    """The second hand: pozzetto, morto, buraco."""

    reserve_trigger: str = choice("empty", "empty_or_only_wilds")
    reserve_direct: bool = flag()
    reserve_on_discard: bool = flag()
    reserve_needs_canasta: bool = flag()
    reserve_wild_discard_ok: bool = flag()
    reserve_seen: str = choice("own_next_turn", "at_once")
    reserve_refills_stock: bool = flag()
    reserve_unplayed: str = choice("count_cards", "as_not_taken")
    reserve_penalty_if_unavailable: bool | None = flag(optional=True)


@dataclass(frozen=True, slots=True)
class ClosingRules:
    """Emptying the hand so that the deal ends."""

    close_needs_reserve: str = choice("taken", "taken_or_unavailable")
    close_canasta: str = choice("any", "clean")
    close_final_discard: str = choice("required", "optional")
    close_discard_wild_ok: bool = flag()
    close_blocked_by_open_wild: bool = flag()
    stuck_card_policy: str = choice("refuse_play", "keep_card")


@dataclass(frozen=True, slots=True)
class EndRules:
    """End of the deal without a close."""

    stock_dead_cards: int = number(0, 10)
    stock_end_timing: str = choice("at_draw", "after_turn", "next_cannot_draw")
    stalemate_rounds: int | None = number(1, 20, optional=True)


@dataclass(frozen=True, slots=True)
class ScoringRules:
    """Bonuses and penalties of a deal."""

    canasta_size: int = number(7, 7)
    bonus_clean: int = number(0, BONUS)
    bonus_dirty: int = number(0, BONUS)
    bonus_semi_clean: int | None = number(0, BONUS, optional=True)
    semi_clean_test: str | None = choice("seven_on_one_side", "wild_at_end", optional=True)
    bonus_run13_natural: int | None = number(0, BONUS, optional=True)
    bonus_run14_natural: int | None = number(0, BONUS, optional=True)
    bonus_royal_clean: int | None = number(0, BONUS, optional=True)
    bonus_royal_dirty: int | None = number(0, BONUS, optional=True)
    bonus_super_clean: int | None = number(0, BONUS, optional=True)
    bonus_super_dirty: int | None = number(0, BONUS, optional=True)
    bonus_aces_clean: int | None = number(0, BONUS, optional=True)
    bonus_aces_dirty: int | None = number(0, BONUS, optional=True)
    bonus_all_wild: int | None = number(0, BONUS, optional=True)
    bonus_all_twos: int | None = number(0, BONUS, optional=True)
    bonus_all_jokers: int | None = number(0, BONUS, optional=True)
    penalty_open_wild: int = number(-BONUS, 0)
    bonus_close: int = number(0, BONUS)
    bonus_reserve_taken: int = number(0, BONUS)
    penalty_reserve_not_taken: int = number(-BONUS, 0)


@dataclass(frozen=True, slots=True)
class MatchRules:
    """From deals to a match."""

    match_target: int = number(100, 100_000)
    match_compare: str = choice(">=", ">")
    match_deals: int | None = number(1, 100, optional=True)
    match_tie: str = choice("extra_deal")
    victory_points: str | None = choice("3_deals", "4_deals", optional=True)


@dataclass(frozen=True, slots=True)
class ThreeRules:
    """Three players: each alone until the first reserve makes a solo player and a pair. Null elsewhere."""

    three_reserves: tuple[int, ...] | None = numbers(5, 22, optional=True)
    three_solo: bool | None = flag(optional=True)
    three_phase2_at: int | None = number(100, 100_000, optional=True)
    three_phase2_reserves: tuple[int, ...] | None = numbers(5, 22, optional=True)
    three_pair_split: str | None = choice("half_ceil", optional=True)


GROUPS: Mapping[str, type[Any]] = {
    "deck": DeckRules,
    "points": PointRules,
    "melds": MeldRules,
    "draw": DrawRules,
    "reserve": ReserveRules,
    "closing": ClosingRules,
    "end": EndRules,
    "scoring": ScoringRules,
    "match": MatchRules,
    "three": ThreeRules,
}
