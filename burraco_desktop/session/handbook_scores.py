"""The worked example of the scoring section: a deal of each tradition, ended and counted by the engine."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from burraco_desktop.engine.actions import Discard
from burraco_desktop.engine.cards import Card
from burraco_desktop.engine.events import DealEnd
from burraco_desktop.engine.melds import Meld, MeldKind, meld_table
from burraco_desktop.engine.notation import parse_cards, parse_meld, parse_position, show_card, show_meld
from burraco_desktop.engine.play import apply, why_not
from burraco_desktop.engine.refusals import Refusal
from burraco_desktop.engine.rules import RuleSet
from burraco_desktop.engine.scoring import LineKind, deal_points, deal_scores
from burraco_desktop.engine.state import NOBODY, State, sides_of
from burraco_desktop.paths import resource

FOLDER: Final = "rules/worked"
LAST_CARD: Final = parse_cards("Kd")[0]
"""The card that the first seat still holds in every example, to close with."""


@dataclass(frozen=True, slots=True)
class WorkedLine:
    """A line of the example: what is counted, its points, and the picture of its cards, if it has any."""

    kind: LineKind
    points: int
    source: str
    grade: str
    seat: int


@dataclass(frozen=True, slots=True)
class WorkedSide:
    """A side of the example: its seats, its lines, their sum, and what goes to the match totals."""

    seats: tuple[int, ...]
    lines: tuple[WorkedLine, ...]
    total: int
    counted: int


@dataclass(frozen=True, slots=True)
class WorkedScore:
    """A deal at its end."""

    is_closed: bool
    sides: tuple[WorkedSide, ...]


def worked_score(rules: RuleSet) -> WorkedScore:
    """Play the last discard of the example and count; where the rules refuse it, the stock runs out."""
    seats = 4 if 4 in rules.deck.player_counts else min(rules.deck.player_counts)
    text = resource(f"{FOLDER}/{rules.words}.txt").read_text(encoding="utf-8")
    state = parse_position("\n".join(_fitting(text, rules, seats)), rules)
    close = Discard(LAST_CARD)
    if why_not(state, close) is None:
        apply(state, close)
    if state.end is None:
        state.finish(DealEnd.STOCK, NOBODY)
    return _counted(state)


def _fitting(text: str, rules: RuleSet, seats: int) -> Iterable[str]:
    """The lines of the example that this table has, without melds that its rules do not know."""
    sides = rules.sides(seats)
    is_pair = rules.makes_pair((0,) * sides) and rules.deck.team_layout == "solo_v_pair"
    side_of = (0, 1, 1) if is_pair else sides_of(rules, seats)
    yield "sides: " + " ".join(map(str, side_of))
    for line in text.splitlines():
        label, _, content = (part.strip() for part in line.partition(":"))
        kind, _, number = label.partition(" ")
        if kind == "hand" and int(number) < seats:
            yield line
        elif kind == "melds" and int(number) < (2 if is_pair else sides):
            yield f"{label}: {' / '.join(_legal(content.split('/'), rules)) or '-'}"
        elif kind == "taken":
            yield f"taken: {' '.join([*content.split(), *['-1'] * sides][:sides])}"
        elif kind == "cuts" and rules.deck.cut_bonus_mode != "off" and rules.deck.cut_bonus_points:
            yield f"cuts: 1{' 0' * (sides - 1)} to cut -"
        elif kind in ("move", "stock", "pile"):
            yield line
    yield "reserves: " + " / ".join(["4s 9d"] * (len(rules.reserve_sizes(seats, (0,))) - 1))


def _legal(melds: Sequence[str], rules: RuleSet) -> list[str]:
    """Those melds that one side may own together under the rules."""
    table, kept = meld_table(rules), list[Meld]()
    for text in melds:
        found = table.meld(parse_meld(text))
        if isinstance(found, Refusal) or any(_is_twin(found, other) for other in kept):
            continue
        kept.append(found)
    return [show_meld(meld) for meld in kept]


def _is_twin(meld: Meld, other: Meld) -> bool:
    """Tell whether some rules would not let a side own both: the examples shun all doubt."""
    one, two = meld.layout, other.layout
    return one.kind == two.kind != MeldKind.WILDS and (one.suit, one.rank) == (two.suit, two.rank)


def _counted(state: State) -> WorkedScore:
    shares, parties = deal_points(state), sides_of(state.rules, state.seats)
    sides = []
    for side, score in enumerate(deal_scores(state)):
        seats = tuple(seat for seat in range(state.seats) if state.side_of[seat] == side)
        if not seats:
            continue
        lines = tuple(
            WorkedLine(
                line.kind,
                line.points,
                _picture(state, side, line.meld, line.kind, line.cards),
                str(line.grade or ""),
                line.seat,
            )
            for line in score.lines
        )
        sides.append(WorkedSide(seats, lines, score.total, shares[parties[seats[0]]]))
    return WorkedScore(state.end == DealEnd.CLOSED, tuple(sides))


def _picture(state: State, side: int, meld: int, kind: LineKind, cards: tuple[Card, ...]) -> str:
    if kind == LineKind.MELD_CARDS:
        return "cards:" + show_meld(state.melds[side][meld]).replace(" ", ",")
    return "cards:" + ",".join(show_card(card) for card in cards) if cards else ""
