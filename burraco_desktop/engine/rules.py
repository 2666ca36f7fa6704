"""The rule set: the parameter matrix in small groups, validated. It names no system and reads no file.

To add a rule switch:
1. add the field to its group below with the values that the rules document allows;
2. while the engine cannot play a value, leave it out of `playable`: validation then refuses it by name;
3. state it in all files of `resources/rulesets`, ask it in one place of the engine, and test it by a case id.

Names, types and values are those of section 2 of the rules document.
"""

from collections.abc import Iterator, Mapping
from dataclasses import Field, asdict, dataclass, fields
from enum import StrEnum
from typing import Any, get_type_hints

from burraco_desktop.engine.options import (
    Kind,
    OptionValue,
    choice,
    flag,
    number,
    number_or_word,
    numbers,
    word_or_words,
)

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


@dataclass(frozen=True)
class RuleSet:
    """A whole, valid system of rules. Made by `rule_set`; compares and hashes by value."""

    name: str
    words: str
    deck: DeckRules
    points: PointRules
    melds: MeldRules
    draw: DrawRules
    reserve: ReserveRules
    closing: ClosingRules
    end: EndRules
    scoring: ScoringRules
    match: MatchRules
    three: ThreeRules

    @property
    def reserve_size(self) -> int:
        """The number of cards of a reserve."""
        size = self.deck.reserve_size
        return size if isinstance(size, int) else self.deck.hand_size

    def sides(self, seats: int) -> int:
        """The number of sides at the start of a deal with so many seats; two players are always alone."""
        layout = self.deck.team_layout
        if seats == 2 or layout in ("individual", "solo_v_pair"):
            return seats
        return seats // 2 if layout == "facing_pairs" else 2

    def makes_pair(self, totals: tuple[int, ...]) -> bool:
        """Tell whether the first reserve of a deal makes a solo player and a pair, the totals being these."""
        limit = self.three.three_phase2_at
        return bool(self.three.three_solo) and (limit is None or max(totals) < limit)

    def reserve_sizes(self, seats: int, totals: tuple[int, ...]) -> tuple[int, ...]:
        """The sizes of the reserves of a deal, the one taken first leading."""
        if self.deck.team_layout == "solo_v_pair":
            first, later = self.three.three_reserves, self.three.three_phase2_reserves
            sizes = first if self.makes_pair(totals) else later
            assert sizes is not None, "a rule set for a solo player states its reserves"
            return sizes
        return (self.reserve_size,) * self.sides(seats)

    def as_dict(self) -> dict[str, Any]:
        """The form of a rule-set file, which `rule_set` reads back."""
        return asdict(self)

    def changed(self, values: Mapping[str, OptionValue]) -> "RuleSet":
        """This rule set with some options changed.

        Raises:
            RuleSetError: an option is unknown or its value not allowed.
        """
        data = self.as_dict()
        problems = []
        for name, value in values.items():
            group = group_of(name)
            if group is None:
                problems.append(RuleProblem(Fault.UNKNOWN_OPTION, name, repr(value)))
            else:
                data[group][name] = value
        if problems:
            raise RuleSetError(self.name, problems)
        return rule_set(data)


class Fault(StrEnum):
    """What is wrong with an entry of a rule set."""

    NO_NAME = "no_name"
    UNKNOWN_GROUP = "unknown_group"
    MISSING_GROUP = "missing_group"
    UNKNOWN_OPTION = "unknown_option"
    MISSING_OPTION = "missing_option"
    VALUE_NOT_ALLOWED = "value_not_allowed"
    NOT_PLAYABLE_YET = "not_playable_yet"
    CONTRADICTION = "contradiction"


@dataclass(frozen=True, slots=True)
class RuleProblem:
    """One fault of a rule set: the entry, its value, and what is allowed or contradicts it, as text."""

    fault: Fault
    entry: str
    value: str = ""
    allowed: str = ""

    def __str__(self) -> str:
        found = f" = {self.value}" if self.value else ""
        wanted = f" ({self.allowed})" if self.allowed else ""
        return f"{self.fault.replace('_', ' ')}: {self.entry}{found}{wanted}"


class RuleSetError(ValueError):
    """A rule set is not valid; `problems` lists every fault found."""

    def __init__(self, name: str, problems: list[RuleProblem]) -> None:
        super().__init__(f"rule set {name!r}: " + "; ".join(str(problem) for problem in problems))
        self.name = name
        self.problems = tuple(problems)


def rule_set(data: Mapping[str, Any]) -> RuleSet:
    """Build a rule set from the content of a rule-set file.

    Raises:
        RuleSetError: naming every unknown, missing, disallowed, not yet playable or contradictory entry.
    """
    name = data.get("name")
    problems = (
        [] if isinstance(name, str) and name else [RuleProblem(Fault.NO_NAME, "name", allowed="a text")]
    )
    words = data.get("words", WORDS[0])  # files of before there were other words do not name theirs
    if words not in WORDS:
        problems.append(RuleProblem(Fault.VALUE_NOT_ALLOWED, "words", repr(words), Kind(WORDS).allowed()))
    problems += [
        RuleProblem(Fault.UNKNOWN_GROUP, str(group), allowed=", ".join(GROUPS))
        for group in data
        if group not in GROUPS and group not in ("name", "words")
    ]
    groups = {}
    for group, shape in GROUPS.items():
        content = data.get(group)
        if not isinstance(content, Mapping):
            problems.append(RuleProblem(Fault.MISSING_GROUP, group, allowed="a group of options"))
            continue
        found = list(_entry_problems(shape, content))
        problems += found
        if not found:
            groups[group] = shape(**{key: _frozen(value) for key, value in content.items()})
    if problems:
        raise RuleSetError(str(name), problems)
    rules = RuleSet(name=str(name), words=words, **groups)
    contradictions = list(_contradictions(rules))
    if contradictions:
        raise RuleSetError(rules.name, contradictions)
    return rules


def group_of(name: str) -> str | None:
    """The group that holds an option, or None where no option has this name."""
    for group, shape in GROUPS.items():
        if name in get_type_hints(shape):
            return group
    return None


def _entry_problems(shape: type[Any], content: Mapping[str, Any]) -> Iterator[RuleProblem]:
    known: dict[str, Field[Any]] = {entry.name: entry for entry in fields(shape)}
    for name in content:
        if name not in known:
            yield RuleProblem(Fault.UNKNOWN_OPTION, str(name), allowed="one of " + ", ".join(known))
    for name, entry in known.items():
        kind: Kind = entry.metadata["kind"]
        if name not in content:
            yield RuleProblem(Fault.MISSING_OPTION, name, allowed=kind.allowed())
            continue
        value = _frozen(content[name])
        if not kind.allows(value):
            yield RuleProblem(Fault.VALUE_NOT_ALLOWED, name, repr(content[name]), kind.allowed())
        elif not kind.plays(value):
            yield RuleProblem(Fault.NOT_PLAYABLE_YET, name, repr(content[name]), kind.played())


def _frozen(value: object) -> object:
    return tuple(value) if isinstance(value, list) else value


def _contradictions(rules: RuleSet) -> Iterator[RuleProblem]:
    for entry, value, against in (
        *_table_conflicts(rules),
        *_play_conflicts(rules),
        *_match_conflicts(rules),
    ):
        yield RuleProblem(Fault.CONTRADICTION, entry, str(value), against)


_Conflict = tuple[str, object, str]


def _table_conflicts(rules: RuleSet) -> Iterator[_Conflict]:
    deck = rules.deck
    layout = deck.team_layout
    wrong = [seats for seats in deck.player_counts if not _seats_fit(layout, seats)]
    if wrong:
        yield "team_layout", layout, f"player_counts has {wrong[0]}"
        return
    if layout == "solo_v_pair" and None in asdict(rules.three).values():
        yield "three_reserves", rules.three.three_reserves, "team_layout is solo_v_pair"
        return
    total = deck.decks * 52 + deck.jokers
    for seats in deck.player_counts:
        for totals in ((0,), (100_000,)):
            apart = sum(rules.reserve_sizes(seats, totals))
            needed = seats * deck.hand_size + apart + deck.upcard_at_start + rules.end.stock_dead_cards
            if needed >= total:
                yield "hand_size", deck.hand_size, f"{needed} of {total} cards dealt to {seats} players"
                return
    if deck.cut_bonus_mode != "off" and deck.upcard_at_start:
        yield "cut_bonus_mode", deck.cut_bonus_mode, "upcard_at_start is true"


def _seats_fit(layout: str, seats: int) -> bool:
    fits = {"facing_pairs": seats % 2 == 0, "two_teams_of_three": seats in (2, 6), "solo_v_pair": seats == 3}
    return fits.get(layout, True)


def _play_conflicts(rules: RuleSet) -> Iterator[_Conflict]:
    melds, draw, reserve = rules.melds, rules.draw, rules.reserve
    if melds.sets_allowed and melds.set_max_size is None:
        yield "set_max_size", None, "sets_allowed is true"
    if melds.run_ranks == "A34..KA" and melds.two_natural_in_runs:
        yield "two_natural_in_runs", True, "run_ranks leaves the 2 out"
    if melds.meld_closes_at is not None and melds.run_max_size > melds.meld_closes_at:
        yield "run_max_size", melds.run_max_size, f"meld_closes_at is {melds.meld_closes_at}"
    if draw.pile_take_rule in ("meld_any", "meld_top") and draw.pickup_justify_with is None:
        yield "pickup_justify_with", None, f"pile_take_rule is {draw.pile_take_rule}"
    if draw.pile_take_rule == "free" and draw.pile_visible == "top":
        yield "pile_visible", "top", "pile_take_rule is free"
    if not reserve.reserve_direct and not reserve.reserve_on_discard:
        yield "reserve_direct", False, "reserve_on_discard is false too"


def _match_conflicts(rules: RuleSet) -> Iterator[_Conflict]:
    scoring, match = rules.scoring, rules.match
    if scoring.bonus_semi_clean is not None and scoring.semi_clean_test is None:
        yield "semi_clean_test", None, "bonus_semi_clean is set"
    if match.victory_points is not None and match.match_deals is None:
        yield "victory_points", match.victory_points, "match_deals is null"
