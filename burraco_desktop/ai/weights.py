"""The numbers that the heuristic player weighs a position with, and their files. It knows no cards.

All are in points of the score unless said otherwise. A file of weights is readable data beside this module,
for a rule set; its `comment` says how it was made. A rule set without one uses that of a system
whose options are nearest to its own.
"""

import json
import logging
import math
from dataclasses import dataclass, fields
from functools import lru_cache
from pathlib import Path

from burraco_desktop.engine.pickup import JUSTIFIED
from burraco_desktop.engine.rules import RuleSet

_logger = logging.getLogger(__name__)

MANY_RANKS = 6
"""With sets of fewer ranks than these, runs are what counts."""

FOLDER = Path(__file__).parent / "weights"


@dataclass(frozen=True, slots=True)
class Weights:
    """What things are worth, with built-in defaults.

    Attributes:
        clean_3 .. clean_6, dirty_3 .. dirty_6: a meld of so many cards on its way to a canasta.
        wilds_3 .. wilds_6: an open meld of wilds alone, its penalty being likely to be spared.
        reach: the chance that a canasta gets one card more on its way to a higher grade (a factor).
        first_canasta: the first canasta of a side, which lets it close.
        canasta_need: the share by which progress counts more while the side has no canasta (a factor).
        adjacent, gapped, near_run: neighbours in a suit, with one missing, and three in a row.
        pair, triple: equal ranks still in hand.
        near_meld: a card that one missing card would join to an own run.
        held_share: the share of a plain card's points that holding it is worth early in a deal (a factor).
        wild: a wild in hand beyond its points.
        early_wild: more for it at the start of a deal, fading with the stock.
        fade_turns: how many own turns before the end of the stock held cards begin to lose worth (turns).
        reserve_card: each card in hand that keeps the side from its reserve.
        reserve_near: more for the last of these cards, shared out by their number.
        partner_ahead: the share of both that counts while the partner holds far fewer cards (a factor).
        closing_card: each card in hand that keeps the side from closing, once it may close.
        closing_near: more for the last of these cards, shared out by their number.
        idle_card: each card in hand otherwise.
        stranded: a hand of one card that can neither grow melds nor close.
        reserve_flight, reserve_discard: taking the reserve in flight, and on the discard.
        reserve_cards_risk: the reserve's cards counting in hand if the deal ends at once.
        close_bias: closing beyond what it scores.
        match_end: closing where that ends the match (for the winner; against it for the loser).
        partner_card, rival_card: a card in a partner's or an opponent's hand at the end.
        shed_card: what a card less in hand counts for when the plan is to run out of cards.
        draw: an unknown card from the stock beyond what such cards do on the average.
        redraw: how much better an unknown card must be before the one just drawn is refused.
        deny: the share of what the pile would give the next opponent that taking it counts for (a factor).
        pile_card: every card of the pile when weighing to take it.
        feed: the share of what an opposing meld gains by a card that throwing it costs (a factor).
        feed_base: throwing a card that an opposing meld takes, whatever it gains.
        feed_next: throwing a card next to cards that the next player is known to hold.
        feed_live: throwing a card that many unseen cards could join.
        feed_pile: the same for every card of the pile below it, which goes with the card that is joined.
        feed_wild: throwing a wild.
        safe_twin: throwing a face that the next player threw himself lately.
    """

    clean_3: float = 10.0
    clean_4: float = 18.0
    clean_5: float = 40.0
    clean_6: float = 110.0
    dirty_3: float = 4.0
    dirty_4: float = 6.0
    dirty_5: float = 16.0
    dirty_6: float = 60.0
    wilds_3: float = -300.0
    wilds_4: float = -100.0
    wilds_5: float = 150.0
    wilds_6: float = 500.0
    reach: float = 0.5
    first_canasta: float = 40.0
    canasta_need: float = 0.2
    adjacent: float = 7.0
    gapped: float = 4.0
    near_run: float = 6.0
    pair: float = 8.0
    triple: float = 6.0
    near_meld: float = 6.0
    held_share: float = 0.35
    wild: float = 26.0
    early_wild: float = 12.0
    fade_turns: float = 5.0
    reserve_card: float = 9.0
    reserve_near: float = 55.0
    partner_ahead: float = 0.9
    closing_card: float = 10.0
    closing_near: float = 45.0
    idle_card: float = 2.0
    stranded: float = 20.0
    reserve_flight: float = 90.0
    reserve_discard: float = 45.0
    reserve_cards_risk: float = 60.0
    close_bias: float = 30.0
    match_end: float = 400.0
    partner_card: float = 8.0
    rival_card: float = 6.0
    shed_card: float = 30.0
    draw: float = 2.0
    redraw: float = 5.0
    deny: float = 0.6
    pile_card: float = 1.0
    feed: float = 0.5
    feed_base: float = 14.0
    feed_next: float = 8.0
    feed_live: float = 1.0
    feed_pile: float = 0.0
    feed_wild: float = 80.0
    safe_twin: float = 4.0


def weights_for(rules: RuleSet) -> Weights:
    """The weights of a rule set, or those of the system nearest to it where it has none of its own."""
    name = rules.name if rules.name in weight_names() else base_of(rules)
    return _remembered(FOLDER / f"{name}.json")


def weight_names() -> list[str]:
    """The rule sets that have weights of their own."""
    return _names_in(FOLDER)


def base_of(rules: RuleSet) -> str:
    """Whose weights suit a rule set by what moves play most: closed stacks, then sets, then the pile.

    Sets of a few ranks hardly matter, so that such a table plays like one with runs alone.
    """
    sets = rules.melds.set_ranks
    has_sets = rules.melds.sets_allowed and (sets == "all" or len(sets) >= MANY_RANKS)
    must_use_top = rules.draw.pile_take_rule in JUSTIFIED
    if rules.melds.meld_closes_at is not None:
        return "venezuelan"
    if not has_sets:
        return "buraco_stbl" if must_use_top else "buraco_open"
    return "buraco_closed" if must_use_top else "italian"


@lru_cache(maxsize=32)
def _names_in(folder: Path) -> list[str]:
    return sorted(path.stem for path in folder.glob("*.json"))


@lru_cache(maxsize=32)
def _remembered(path: Path) -> Weights:
    """The weights in a file, which is read once, so that trouble with it is said once."""
    return load_weights(path)


def load_weights(path: Path) -> Weights:
    """The weights in a file; the built-in ones, with a warning, where it is missing or damaged."""
    try:
        return _from_document(json.loads(path.read_text(encoding="utf-8")))
    except (OSError, ValueError, TypeError, KeyError) as error:
        _logger.warning("bots play with built-in weights, since %s is not usable: %s", path.name, error)
        return Weights()


def weights_document(weights: Weights, comment: str) -> str:
    """The text of a file of weights."""
    values = {entry.name: getattr(weights, entry.name) for entry in fields(weights)}
    return json.dumps({"comment": comment, "weights": values}, indent=2) + "\n"


def _from_document(document: dict[str, dict[str, float]]) -> Weights:
    values = document["weights"]
    known = {entry.name for entry in fields(Weights)}
    if set(values) != known:
        raise ValueError(f"unknown or missing weights: {', '.join(sorted(known ^ set(values)))}")
    odd = [name for name, value in values.items() if not math.isfinite(value)]
    if odd:
        raise ValueError(f"no numbers: {', '.join(sorted(odd))}")
    return Weights(**{name: float(value) for name, value in values.items()})
