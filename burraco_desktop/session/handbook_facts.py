"""What rules texts ask about a rule set beyond its options: sums, and what can occur. It writes no text."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from burraco_desktop.engine.cards import RANKS
from burraco_desktop.engine.layouts import ladder_of
from burraco_desktop.engine.rules import RuleSet
from burraco_desktop.paths import resource
from burraco_desktop.session.rulebook import preset


@dataclass(frozen=True, slots=True)
class Table:
    """The cards of a table for a number of players, before the first turn."""

    seats: int
    sides: int
    dealt: int
    reserves: tuple[int, ...]
    upcard: int
    stock: int

    @property
    def apart(self) -> int:
        """The cards of all reserves together."""
        return sum(self.reserves)


class Facts:
    """A rule set as its readers ask about it."""

    def __init__(self, rules: RuleSet) -> None:
        self._rules = rules
        deck, melds = rules.deck, rules.melds
        ladder = ladder_of(rules)
        self.seats = tuple(sorted(set(deck.player_counts)))
        self.cards = deck.decks * 52 + deck.jokers
        self.twos = deck.decks * 4
        self.wilds = self.twos + deck.jokers
        self.wild, self.other_wild = ("JK", "JK") if deck.jokers else ("2s", "2d")
        """The wilds of the examples: jokers where there are some."""
        self.longest_run = min(melds.run_max_size, ladder.top)
        self.has_two_place = ladder.two > 0
        self.ladder = tuple(RANKS[rank] for rank in ladder.ranks)
        self.has_runs = self.longest_run >= melds.min_meld_size
        self.closes_at = melds.meld_closes_at

    @property
    def tables(self) -> list[Table]:
        """The counts of cards for each number of players, at the start of a match."""
        return [self._table(seats, (0,)) for seats in self.seats]

    @property
    def later_table(self) -> Table:
        """The counts of cards once a total has reached the limit from which everyone plays alone."""
        return self._table(self.seats[0], (10**9,))

    def _table(self, seats: int, totals: tuple[int, ...]) -> Table:
        deck = self._rules.deck
        reserves = self._rules.reserve_sizes(seats, totals)
        dealt, upcard = seats * deck.hand_size, int(deck.upcard_at_start)
        stock = self.cards - dealt - sum(reserves) - upcard
        return Table(seats, self._rules.sides(seats), dealt, reserves, upcard, stock)

    @property
    def can_be_alone(self) -> bool:
        """Whether at some table everyone plays alone."""
        return any(self._rules.sides(seats) == seats for seats in self.seats)

    @property
    def has_partners(self) -> bool:
        """Whether at some table players are partners from the start."""
        return any(self._rules.sides(seats) < seats for seats in self.seats)

    @property
    def is_solo_game(self) -> bool:
        """Whether the first reserve makes a solo player and a pair, at least early in the match."""
        return self._rules.deck.team_layout == "solo_v_pair" and bool(self._rules.three.three_solo)

    @property
    def largest_set(self) -> int:
        """The largest set that rules and pack allow, 0 where there are none."""
        melds = self._rules.melds
        if not melds.sets_allowed:
            return 0
        limits = [4 * self._rules.deck.decks + melds.max_wilds_per_meld]
        limits += [limit for limit in (melds.set_max_size, melds.meld_closes_at) if limit is not None]
        return min(limits)

    @property
    def has_sets(self) -> bool:
        """Whether a set can be laid at all."""
        return self.largest_set >= self._rules.melds.min_meld_size

    @property
    def set_ranks(self) -> tuple[str, ...]:
        """The ranks of which sets may be made, empty where any rank but the 2 will do."""
        ranks = self._rules.melds.set_ranks
        return () if ranks == "all" else tuple(sorted(set(ranks), key=RANKS.index))

    @property
    def set_rank(self) -> str:
        """The rank of which examples of sets are made."""
        return self.set_ranks[-1] if self.set_ranks else "K"

    @property
    def natural_two(self) -> bool:
        """Whether a 2 may stand in its own place."""
        return self._rules.melds.two_natural_in_runs

    @property
    def long_melds(self) -> bool:
        """Whether a canasta may go on growing."""
        size = self._rules.scoring.canasta_size
        return self.closes_at is None and max(self.longest_run, self.largest_set) > size

    @property
    def pile_is_free(self) -> bool:
        """Whether the pile may be taken without a condition."""
        return self._rules.draw.pile_take_rule == "free"

    @property
    def pile_may_extend(self) -> bool:
        """Whether the top card may justify the pick-up by joining a meld on the table."""
        draw = self._rules.draw
        return bool(draw.pickup_may_extend_meld) and draw.pickup_justify_with != "hand"

    @property
    def pile_under_helps(self) -> bool:
        """Whether cards under the top one may justify the pick-up."""
        return self._rules.draw.pickup_justify_with == "plus_pile"

    @property
    def lone_card_binds(self) -> bool:
        """Whether the only card of a pile may not be thrown back; moot where it must be laid at once."""
        draw = self._rules.draw
        return draw.pile_take_rule in ("free", "meld_any") and not draw.single_pickup_rediscard

    @property
    def has_cut_bonus(self) -> bool:
        """Whether an exact cut earns points."""
        return self._rules.deck.cut_bonus_mode != "off" and self._rules.deck.cut_bonus_points > 0

    @property
    def reserve_may_be_gone(self) -> bool:
        """Whether a side may find no reserve left that it never had."""
        claims = {table.seats: 2 if self.is_solo_game else table.sides for table in self.tables}
        too_few = any(len(table.reserves) < claims[table.seats] for table in self.tables)
        return self._rules.reserve.reserve_refills_stock or self._rules.deck.reserves_per_side > 1 or too_few

    @property
    def reserve_with_wilds(self) -> bool:
        """Whether a player left with wilds only may take the reserve."""
        return self._rules.reserve.reserve_trigger == "empty_or_only_wilds"

    @property
    def reserve_sizes(self) -> tuple[int, ...]:
        """The different sizes of reserves at the start of a match."""
        return tuple(dict.fromkeys(size for table in self.tables for size in table.reserves))

    @property
    def can_stall(self) -> bool:
        """Whether players can swap the only pile card for ever, unless a rule stops them."""
        return self.pile_is_free


@lru_cache(maxsize=1)
def systems() -> Mapping[str, tuple[str, ...]]:
    """The presets in the order of the handbook, each with the tables of the comparison that it stands in."""
    data = json.loads(resource("rules/systems.json").read_text(encoding="utf-8"))
    return {name: tuple(tables) for name, tables in data.items()}


@lru_cache(maxsize=64)
def preset_rules(name: str) -> RuleSet:
    """A preset, read once."""
    return preset(name)
