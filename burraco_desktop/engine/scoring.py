"""What a deal is worth, line by line, and when a match is over. [C8]."""

from dataclasses import dataclass
from enum import StrEnum

from burraco_desktop.engine.cards import Card
from burraco_desktop.engine.events import DealEnd
from burraco_desktop.engine.melds import Grade
from burraco_desktop.engine.rules import RuleSet
from burraco_desktop.engine.state import NOBODY, State


class LineKind(StrEnum):
    """What a line of the score sheet counts."""

    MELD_CARDS = "meld_cards"
    CANASTA = "canasta"
    CLOSE = "close"
    RESERVE_TAKEN = "reserve_taken"
    RESERVE_NOT_TAKEN = "reserve_not_taken"
    HAND_CARDS = "hand_cards"


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """One line of the score sheet.

    Attributes:
        kind: what the line counts.
        points: what it adds, negative for cards in hand and penalties.
        meld: the index of the meld in its side's melds, -1 where the line is not about a meld.
        grade: the grade of a canasta, else None.
        seat: the seat whose hand or closing the line counts, else NOBODY.
        cards: the cards that are counted.
    """

    kind: LineKind
    points: int
    meld: int = -1
    grade: Grade | None = None
    seat: int = NOBODY
    cards: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class SideScore:
    """The score of one side in one deal."""

    lines: tuple[ScoreLine, ...]

    @property
    def total(self) -> int:
        """The points of the deal: the sum of its lines."""
        return sum(line.points for line in self.lines)


def deal_scores(state: State) -> tuple[SideScore, ...]:
    """The score of each side as the table stands; final once the deal is over."""
    return tuple(SideScore(_lines(state, side)) for side in range(len(state.melds)))


def melded_points(state: State, side: int) -> int:
    """What the melds of a side count so far, canasta bonuses included."""
    return sum(meld.points + meld.bonus for meld in state.melds[side])


def totals_after(state: State) -> tuple[int, ...]:
    """The match totals of the sides with this deal counted in."""
    return tuple(before + score.total for before, score in zip(state.totals, deal_scores(state), strict=True))


def match_winner(rules: RuleSet, totals: tuple[int, ...], deals: int) -> int | None:
    """The side that has won the match after so many deals, or None while it goes on.

    The higher total wins once the target is reached (or the fixed number of deals played); equal leaders play
    on.
    """
    match = rules.match
    best = max(totals)
    if match.match_deals is not None:
        is_over = deals >= match.match_deals
    else:
        is_over = best >= match.match_target if match.match_compare == ">=" else best > match.match_target
    return totals.index(best) if is_over and totals.count(best) == 1 else None


def _lines(state: State, side: int) -> tuple[ScoreLine, ...]:
    lines = []
    for index, meld in enumerate(state.melds[side]):
        lines.append(ScoreLine(LineKind.MELD_CARDS, meld.points, meld=index, cards=meld.cards))
        if meld.is_canasta:
            lines.append(ScoreLine(LineKind.CANASTA, meld.bonus, meld=index, grade=meld.grade))
    scoring = state.rules.scoring
    if state.end == DealEnd.CLOSED and state.side_of[state.closer] == side:
        lines.append(ScoreLine(LineKind.CLOSE, scoring.bonus_close, seat=state.closer))
    if state.reserve_taken[side] == NOBODY:
        lines.append(ScoreLine(LineKind.RESERVE_NOT_TAKEN, scoring.penalty_reserve_not_taken))
    elif scoring.bonus_reserve_taken:
        lines.append(ScoreLine(LineKind.RESERVE_TAKEN, scoring.bonus_reserve_taken))
    for seat, hand in enumerate(state.hands):
        if state.side_of[seat] == side and hand.size > 0:
            held = tuple(hand.cards())
            lines.append(ScoreLine(LineKind.HAND_CARDS, -state.table.points_of(held), seat=seat, cards=held))
    return tuple(lines)
