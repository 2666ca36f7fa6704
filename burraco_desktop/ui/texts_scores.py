"""The words of the score sheet: lines, sums, sides, standing and victory points."""

from collections.abc import Sequence
from typing import assert_never

from PySide6.QtCore import QCoreApplication

from burraco_desktop.engine.rules import RuleSet
from burraco_desktop.engine.scoring import LineKind, ScoreLine
from burraco_desktop.ui.texts_plain import counted, number_text, side_name
from burraco_desktop.ui.texts_words import canasta_name, phrases

translate = QCoreApplication.translate


def score_line_text(line: ScoreLine, names: Sequence[str], rules: RuleSet) -> str:
    """What a line of the score sheet counts."""
    match line.kind:
        case LineKind.MELD_CARDS:
            return counted(translate("scores", "%n card(s)", None, len(line.cards)), len(line.cards))
        case LineKind.CANASTA:
            assert line.grade is not None
            return canasta_name(line.grade, rules)
        case LineKind.CLOSE:
            return translate("scores", "{name} closed").format(name=names[line.seat])
        case LineKind.OPEN_WILDS:
            return translate("scores", "Meld of wilds left open")
        case LineKind.HAND_CARDS:
            return translate("scores", "Left with {name}").format(name=names[line.seat])
        case LineKind.RESERVE_TAKEN | LineKind.RESERVE_NOT_TAKEN | LineKind.EXACT_CUT:
            return score_group_text(line.kind, rules)
    assert_never(line.kind)


def score_group_text(kind: LineKind, rules: RuleSet) -> str:
    """What all lines of a kind count together."""
    match kind:
        case LineKind.MELD_CARDS:
            return translate("scores", "Cards on the table")
        case LineKind.CANASTA:
            return phrases(rules)["canasta_bonus"]
        case LineKind.CLOSE:
            return translate("scores", "Closing")
        case LineKind.RESERVE_TAKEN:
            return phrases(rules)["reserve_taken"]
        case LineKind.RESERVE_NOT_TAKEN:
            return phrases(rules)["reserve_not_taken"]
        case LineKind.EXACT_CUT:
            return translate("scores", "Exact cut")
        case LineKind.OPEN_WILDS:
            return translate("scores", "Open melds of wilds")
        case LineKind.HAND_CARDS:
            return translate("scores", "Cards left in hand")
    assert_never(kind)


def points_text(points: int) -> str:
    """Points with their sign, as in a column of a sheet: "+1,200", "−35", "0"."""
    number = number_text(abs(points))
    if points < 0:
        return translate("scores", "−{points}").format(points=number)
    return translate("scores", "+{points}").format(points=number) if points else "0"


def standing_text(totals: Sequence[int], winner: int | None, names: Sequence[str]) -> str:
    """Who has won the match, or who leads it and by how much."""
    sides = len(totals)
    if winner is not None:
        return translate("scores", "The match goes to {side}.").format(side=side_name(names, sides, winner))
    ranking = sorted(totals, reverse=True)
    lead = ranking[0] - ranking[1]
    if lead == 0:
        return translate("scores", "The match is level.")
    leader = side_name(names, sides, totals.index(ranking[0]))
    text = counted(translate("scores", "Ahead by %n point(s): {side}.", None, lead), lead)
    return text.format(side=leader)


def victory_text(points: tuple[int, int], names: Sequence[str]) -> str:
    """What the difference of the totals is worth in a tournament."""
    first, second = (side_name(names, 2, side) for side in (0, 1))
    text = translate("scores", "Victory points: {first} {more}, {second} {less}.")
    return text.format(first=first, more=points[0], second=second, less=points[1])
