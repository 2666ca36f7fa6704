"""What a deal is worth, line by line, and when a match is over. [C8]."""

from collections.abc import Mapping, Sequence
from enum import StrEnum
from typing import Final

from burraco_desktop.engine.cards import Card
from burraco_desktop.engine.closing import is_open_wild
from burraco_desktop.engine.events import DealEnd
from burraco_desktop.engine.grades import Grade
from burraco_desktop.engine.rules import RuleSet
from burraco_desktop.engine.state import NOBODY, State, sides_of
from burraco_desktop.engine.values import Value


class LineKind(StrEnum):
    """What a line of the score sheet counts."""

    MELD_CARDS = "meld_cards"
    CANASTA = "canasta"
    CLOSE = "close"
    RESERVE_TAKEN = "reserve_taken"
    RESERVE_NOT_TAKEN = "reserve_not_taken"
    EXACT_CUT = "exact_cut"
    OPEN_WILDS = "open_wilds"
    HAND_CARDS = "hand_cards"


class ScoreLine(Value):
    """One line of the score sheet.

    Attributes:
        kind: what the line counts.
        points: what it adds, negative for cards in hand and penalties.
        meld: the index of the meld in its side's melds, -1 where the line is not about a meld.
        grade: the grade of a canasta, else None.
        seat: the seat whose hand or closing the line counts, else NOBODY.
        cards: the cards that are counted.
    """

    __slots__ = ("cards", "grade", "kind", "meld", "points", "seat")
    __match_args__: Final = ("kind", "points", "meld", "grade", "seat", "cards")

    def __init__(  # as many as a line has facts
        self,
        kind: LineKind,
        points: int,
        meld: int = -1,
        grade: Grade | None = None,
        seat: int = NOBODY,
        cards: tuple[Card, ...] = (),
    ) -> None:
        self.kind: Final = kind
        self.points: Final = points
        self.meld: Final = meld
        self.grade: Final = grade
        self.seat: Final = seat
        self.cards: Final = cards


class SideScore(Value):
    """The score of one side in one deal."""

    __slots__ = ("lines",)
    __match_args__: Final = ("lines",)

    def __init__(self, lines: tuple[ScoreLine, ...]) -> None:
        self.lines: Final = lines

    @property
    def total(self) -> int:
        """The points of the deal: the sum of its lines."""
        return sum([line.points for line in self.lines])


def deal_scores(state: State) -> tuple[SideScore, ...]:
    """The score of each side as the table stands; final once the deal is over."""
    return tuple([SideScore(_lines(state, side)) for side in range(len(state.melds))])


def melded_points(state: State, side: int) -> int:
    """What the melds of a side count so far, canasta bonuses included."""
    points = 0
    for meld in state.melds[side]:
        points += meld.points + meld.bonus
    return points


def lead(points: Sequence[int], side: int) -> float:
    """By how many points a side is ahead of the others on average."""
    others = [theirs for other, theirs in enumerate(points) if other != side]
    return points[side] - sum(others) / len(others)


def deal_points(state: State) -> tuple[int, ...]:
    """What the deal adds to the match totals, which count for the sides at the start of a deal."""
    return shared(state, [score.total for score in deal_scores(state)])


def shared(state: State, points: Sequence[int]) -> tuple[int, ...]:
    """What points of the sides are to the sides at the start of a deal.

    Where a pair was formed on the way, each of its members gets half of its points, rounded up. [I71]
    """
    parties = sides_of(state.rules, state.seats)
    shares = dict.fromkeys(parties, 0)
    for seat, party in enumerate(parties):
        side = state.side_of[seat]
        members = state.side_of.count(side) - parties.count(party)
        shares[party] = -(-points[side] // 2) if members else points[side]
    return tuple(shares[party] for party in range(len(shares)))


def totals_after(state: State) -> tuple[int, ...]:
    """The match totals with this deal counted in."""
    return tuple(before + more for before, more in zip(state.totals, deal_points(state), strict=True))


def match_winner(rules: RuleSet, totals: tuple[int, ...], deals: int) -> int | None:
    """The side that has won the match after so many deals, or None while it goes on. Sides as in the totals.

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


VICTORY_STEPS: Mapping[str, tuple[int, ...]] = {
    "3_deals": (50, 150, 250, 350, 500, 650, 800, 1000, 1250, 1500),
    "4_deals": (100, 300, 500, 700, 900, 1100, 1300, 1500, 1700, 2000),
}
"""The greatest difference of totals for 10-10, 11-9, ... 19-1; beyond the last it is 20-0. [1.1]"""

ALL_VICTORY_POINTS: Final = 20


def victory_points(rules: RuleSet, totals: tuple[int, int]) -> tuple[int, int] | None:
    """The victory points of two sides at the end of a match, or None where the rules have none."""
    if rules.match.victory_points is None:
        return None
    steps = VICTORY_STEPS[rules.match.victory_points]
    difference = abs(totals[0] - totals[1])
    more = ALL_VICTORY_POINTS // 2 + sum(1 for step in steps if difference > step)
    less = ALL_VICTORY_POINTS - more
    return (more, less) if totals[0] >= totals[1] else (less, more)


def _lines(state: State, side: int) -> tuple[ScoreLine, ...]:
    if side not in state.side_of:
        return ()
    lines = _meld_lines(state, side)
    lines += _close_lines(state, side)
    lines += _reserve_lines(state, side)
    lines += _hand_lines(state, side)
    return tuple(lines)


def _meld_lines(state: State, side: int) -> list[ScoreLine]:
    lines = []
    penalty = state.rules.scoring.penalty_open_wild
    for index, meld in enumerate(state.melds[side]):
        lines.append(ScoreLine(LineKind.MELD_CARDS, meld.points, meld=index, cards=meld.cards))
        if meld.is_canasta:
            lines.append(ScoreLine(LineKind.CANASTA, meld.bonus, meld=index, grade=meld.grade))
        elif penalty and is_open_wild(meld):
            lines.append(ScoreLine(LineKind.OPEN_WILDS, penalty, meld=index))
    return lines


def _close_lines(state: State, side: int) -> list[ScoreLine]:
    lines = []
    if state.end is DealEnd.CLOSED and state.side_of[state.closer] == side:
        lines.append(ScoreLine(LineKind.CLOSE, state.rules.scoring.bonus_close, seat=state.closer))
    if state.exact_cuts[side]:
        points = state.exact_cuts[side] * state.rules.deck.cut_bonus_points
        lines.append(ScoreLine(LineKind.EXACT_CUT, points))
    return lines


def _reserve_lines(state: State, side: int) -> list[ScoreLine]:
    scoring = state.rules.scoring
    was_available = bool(state.reserves) or state.rules.reserve.reserve_penalty_if_unavailable is not False
    if _is_unplayed(state, side) or (state.reserves_had[side] == 0 and was_available):
        return [ScoreLine(LineKind.RESERVE_NOT_TAKEN, scoring.penalty_reserve_not_taken)]
    if state.reserves_had[side] and scoring.bonus_reserve_taken:
        return [ScoreLine(LineKind.RESERVE_TAKEN, scoring.bonus_reserve_taken)]
    return []


def _hand_lines(state: State, side: int) -> list[ScoreLine]:
    """The cards left in hand; those of a reserve that was never played may not count. [B11]."""
    lines = []
    for seat, hand in enumerate(state.hands):
        if state.side_of[seat] != side or hand.size == 0:
            continue
        held = hand.cards()
        if _is_unplayed(state, side):
            for card in state.reserve_unseen[seat]:
                held.remove(card)
        if held:
            points = -state.table.points_of(held)
            lines.append(ScoreLine(LineKind.HAND_CARDS, points, seat=seat, cards=tuple(held)))
    return lines


def _is_unplayed(state: State, side: int) -> bool:
    """Tell whether the side's reserve was taken but not played, in rules where that counts as not taken."""
    if state.rules.reserve.reserve_unplayed != "as_not_taken" or state.reserves_had[side] != 1:
        return False
    return bool(state.reserve_unseen[state.reserve_taken[side]])
