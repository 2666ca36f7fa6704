"""Which values of options rule each other out."""

from collections.abc import Iterator
from dataclasses import asdict
from typing import TYPE_CHECKING

from burraco_desktop.engine.rule_groups import DrawRules
from burraco_desktop.engine.wording import Wording, worded

if TYPE_CHECKING:
    from burraco_desktop.engine.rules import RuleSet

Conflict = tuple[str, object, Wording]
"""An option, its value, and what stands against it."""


def contradictions(rules: "RuleSet") -> Iterator[Conflict]:
    """Every conflict of a rule set whose values are allowed one by one."""
    yield from _table_conflicts(rules)
    yield from _play_conflicts(rules)
    yield from _match_conflicts(rules)


def _table_conflicts(rules: "RuleSet") -> Iterator[Conflict]:
    deck = rules.deck
    layout = deck.team_layout
    wrong = [seats for seats in deck.player_counts if not _seats_fit(layout, seats)]
    if wrong:
        yield "team_layout", layout, worded("player_counts has {seats}", seats=wrong[0])
        return
    three = list(_three_conflicts(rules))
    if three:
        yield from three
        return
    total = deck.decks * 52 + deck.jokers
    for seats in deck.player_counts:
        for totals in ((0,), (100_000,)):
            apart = sum(rules.reserve_sizes(seats, totals))
            needed = seats * deck.hand_size + apart + deck.upcard_at_start + rules.end.stock_dead_cards
            if needed >= total:
                against = worded(
                    "{needed} of {total} cards dealt to {seats} players",
                    needed=needed,
                    total=total,
                    seats=seats,
                )
                yield "hand_size", deck.hand_size, against
                return


def _three_conflicts(rules: "RuleSet") -> Iterator[Conflict]:
    """The options of three players are all set where one of them may play alone, and null elsewhere."""
    layout, three = rules.deck.team_layout, asdict(rules.three)
    for entry, value in three.items():
        if (value is None) == (layout == "solo_v_pair"):
            yield entry, value, _other("team_layout", layout)
    for entry, count in (("three_reserves", 2), ("three_phase2_reserves", 3)):
        sizes = three[entry]
        if layout == "solo_v_pair" and sizes is not None and len(sizes) != count:
            yield entry, sizes, worded("it takes {count} sizes", count=count)


def _seats_fit(layout: str, seats: int) -> bool:
    fits = {"facing_pairs": seats % 2 == 0, "two_teams_of_three": seats in (2, 6), "solo_v_pair": seats == 3}
    return fits.get(layout, True)


def _play_conflicts(rules: "RuleSet") -> Iterator[Conflict]:
    """What cannot be played at all, in melding, drawing and taking a reserve."""
    melds, draw, reserve = rules.melds, rules.draw, rules.reserve
    if melds.sets_allowed and melds.set_max_size is None:
        yield "set_max_size", None, _other("sets_allowed", "true")
    if melds.run_ranks == "A34..KA" and melds.two_natural_in_runs:
        yield "two_natural_in_runs", True, worded("run_ranks leaves the 2 out")
    sizes = {"run_max_size": melds.run_max_size, "set_max_size": melds.set_max_size}
    for entry, size in sizes.items():
        if melds.meld_closes_at is not None and size is not None and size > melds.meld_closes_at:
            yield entry, size, _other("meld_closes_at", melds.meld_closes_at)
    yield from _pickup_conflicts(draw)
    if not reserve.reserve_direct and not reserve.reserve_on_discard:
        yield "reserve_direct", False, worded("reserve_on_discard is false too")


def _pickup_conflicts(draw: DrawRules) -> Iterator[Conflict]:
    """A pile that has to be justified needs to be told by what."""
    rule = draw.pile_take_rule
    if rule == "free":
        return
    needed = ["pickup_may_extend_meld", "pickup_justify_with"]
    needed += ["pickup_pair_may_use_wild"] if rule == "pair_with_top" else []
    for entry in needed:
        if getattr(draw, entry) is None:
            yield entry, None, _other("pile_take_rule", rule)
    justify_with = draw.pickup_justify_with
    if rule == "meld_any" and justify_with not in ("plus_pile", None):
        yield "pickup_justify_with", justify_with, _other("pile_take_rule", rule)
    if draw.pickup_may_extend_meld and justify_with == "hand":
        yield "pickup_may_extend_meld", True, _other("pickup_justify_with", justify_with)


def _match_conflicts(rules: "RuleSet") -> Iterator[Conflict]:
    scoring, match = rules.scoring, rules.match
    if scoring.bonus_semi_clean is not None and scoring.semi_clean_test is None:
        yield "semi_clean_test", None, worded("bonus_semi_clean is set")
    if match.victory_points is None:
        return
    if match.victory_points != f"{match.match_deals}_deals":
        deals = "null" if match.match_deals is None else match.match_deals
        yield "victory_points", match.victory_points, _other("match_deals", deals)
    crowds = [seats for seats in rules.deck.player_counts if rules.sides(seats) != 2]
    if crowds:
        sides = rules.sides(crowds[0])
        against = worded("{seats} players are {sides} sides", seats=crowds[0], sides=sides)
        yield "victory_points", match.victory_points, against


def _other(option: str, value: object) -> Wording:
    """Another option is what stands against a value."""
    return worded("{option} is {value}", option=option, value=value)
