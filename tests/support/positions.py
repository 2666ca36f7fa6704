"""Short ways to write cards, rule sets and positions in tests. It knows the notation, and no rule."""

import json
from pathlib import Path

from burraco_desktop.engine.cards import RANKS, Card
from burraco_desktop.engine.events import Event
from burraco_desktop.engine.melds import Meld, meld_table
from burraco_desktop.engine.notation import parse_action, parse_card, parse_position
from burraco_desktop.engine.options import OptionValue
from burraco_desktop.engine.play import apply, why_not
from burraco_desktop.engine.refusals import Reason, Refusal
from burraco_desktop.engine.rules import RuleSet, rule_set
from burraco_desktop.engine.state import State

RULESETS = Path(__file__).parents[2] / "resources" / "rulesets"

PRESETS = {
    path.stem: rule_set(json.loads(path.read_text(encoding="utf-8")))
    for path in sorted(RULESETS.glob("*.json"))
}
ITALIAN = PRESETS["italian"]
TABLES = [(name, seats) for name, rules in PRESETS.items() for seats in rules.deck.player_counts]
"""Every preset with every number of players."""

RESERVES = (
    "8c 8d 8h 8s 10c 10d 10h 10s Jc Jd Jh",
    "Js Qc Qd Qh Qs Kc Kh Ks Ac Ad Ah",
    "3d 3h 3s 5d 5h 6s 7d 9c 9d Jc Qd",
)


def italian(**changes: OptionValue) -> RuleSet:
    """The Italian rules with some options changed."""
    return system("italian", **changes)


def system(name: str, **changes: OptionValue) -> RuleSet:
    """The rules of a preset with some options changed."""
    return PRESETS[name].changed(changes) if changes else PRESETS[name]


def cards(text: str) -> tuple[Card, ...]:
    """Read cards as in the rules document: `3h..9h` is a run, `7x8` are eight sevens of all suits in turn."""
    return tuple(card for part in text.split() for card in _part(part))


def _part(part: str) -> list[Card]:
    first, dots, last = part.partition("..")
    if dots:
        ranks = RANKS[RANKS.index(first[:-1]) : RANKS.index(last[:-1]) + 1]
        return [parse_card(rank + first[-1]) for rank in ranks]
    rank, times, count = part.partition("x")
    if times:
        return [parse_card(rank + "cdhs"[index % 4]) for index in range(int(count))]
    return [parse_card(part)]


def meld(text: str, rules: RuleSet = ITALIAN) -> Meld:
    """The meld of these cards, which must form one."""
    found = meld_table(rules).meld(cards(text))
    assert isinstance(found, Meld), found
    return found


def no_meld(text: str, rules: RuleSet = ITALIAN) -> Reason:
    """Why these cards form no meld."""
    found = meld_table(rules).meld(cards(text))
    assert isinstance(found, Refusal), found
    return found.reason


def extended(meld_text: str, added: str, rules: RuleSet = ITALIAN) -> Meld | Reason:
    """What a meld becomes when cards are added, or why it does not take them."""
    found = meld_table(rules).extended(meld(meld_text, rules), cards(added))
    return found.reason if isinstance(found, Refusal) else found


def position(text: str, rules: RuleSet = ITALIAN, seats: int | None = None) -> State:
    """A position of which only the lines that matter are written; the others get harmless cards.

    Four seats or those that the rules are for; seat 0 is to play unless said otherwise; the reserves that no
    side has taken lie ready.
    """
    counts = rules.deck.player_counts
    seats = seats or (4 if 4 in counts else counts[0])
    lines = dict(line.strip().split(":", 1) for line in text.strip().splitlines())
    lines.setdefault("move", "0 play")
    totals = tuple(map(int, lines.get("totals", "0").split()))
    taken = sum(seat != "-1" for seat in lines.get("taken", "").split())
    left = len(rules.reserve_sizes(seats, totals)) - taken
    lines.setdefault("reserves", " / ".join(RESERVES[:left]) or "-")
    lines.setdefault("stock", "3c 4d 5s 6h 3d 7d 8d 9h 10d")
    for seat in range(seats):
        lines.setdefault(f"hand {seat}", "4c 9s")
    return parse_position("\n".join(f"{label}: {content}" for label, content in lines.items()), rules)


def refusal(state: State, action: str) -> Refusal | None:
    """Why an action, given as text, is refused now."""
    return why_not(state, parse_action(action))


def reason(state: State, action: str) -> Reason | None:
    """The bare reason why an action, given as text, is refused now; None where it is legal."""
    found = refusal(state, action)
    return found.reason if found else None


def do(state: State, *actions: str) -> tuple[Event, ...]:
    """Do legal actions given as texts; return the events of the last one."""
    events: tuple[Event, ...] = ()
    for action in actions:
        events = apply(state, parse_action(action))
    return events
