"""The words of the statistics: what each figure counts, with what it is an average of."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QLocale

from burraco_desktop.ai.levels import LEVEL_CODES
from burraco_desktop.session.tally import Tally
from burraco_desktop.ui.text import counted, listed, number_text
from burraco_desktop.ui.texts_levels import level_title

translate = QCoreApplication.translate

Figure = tuple[str, str]
"""What is counted, and how much it is."""


def level_name(level: str) -> str:
    """What a level of the bots is called, or several that played together."""
    names = {
        "heuristic": translate("statistics", "Earlier players"),
        "": translate("statistics", "Not known"),
    }
    return names.get(level) or listed([level_title(part) for part in level.split("+")])


def level_order(level: str) -> tuple[bool, int, str]:
    """A key that sorts levels from the weakest on, and after them what is none."""
    is_level = level in LEVEL_CODES
    return not is_level, LEVEL_CODES.index(level) if is_level else 0, level


def players_text(seats: int) -> str:
    """How many play."""
    return counted(translate("statistics", "%n player(s)", None, seats), seats)


def match_figures(found: Tally) -> list[Figure]:
    """About whole matches."""
    finished = found.won + found.lost
    return [
        (translate("statistics", "Won"), number_text(found.won)),
        (translate("statistics", "Lost"), number_text(found.lost)),
        (translate("statistics", "Not finished: left, or still running"), number_text(found.unfinished)),
        (translate("statistics", "Won, of those finished"), _share(found.won, finished)),
        (translate("statistics", "Current winning streak"), number_text(found.streak)),
        (translate("statistics", "Best winning streak"), number_text(found.best_streak)),
    ]


def deal_figures(found: Tally) -> list[Figure]:
    """About deals."""
    return [
        (translate("statistics", "Played to the end"), number_text(found.deals)),
        (translate("statistics", "With more points than the others"), number_text(found.deals_won)),
        (translate("statistics", "Points in a deal, average of all"), _average(found.points, found.deals)),
        (
            translate("statistics", "Points of the best other side"),
            _average(found.others, found.deals),
        ),
        (translate("statistics", "Most points in a deal"), number_text(found.best_deal)),
        (
            translate("statistics", "Reserves taken, in 100 deals"),
            _average(100 * found.reserves, found.deals),
        ),
    ]


def points_summary(series: Sequence[tuple[int, int]]) -> str:
    """The chart of points in words."""
    if not series:
        return translate("statistics", "No deal has been counted yet.")
    text = translate("statistics", "The last deals, your side against the best other one: {deals}.")
    pairs = [translate("statistics", "{ours} to {theirs}").format(ours=a, theirs=b) for a, b in series]
    return text.format(deals=", ".join(pairs))


def parts_summary(parts: Sequence[tuple[str, int]]) -> str:
    """A divided bar in words."""
    return ", ".join(f"{name}: {number_text(amount)}" for name, amount in parts)


def _share(part: int, whole: int) -> str:
    if not whole:
        return "–"
    return translate("statistics", "{number} %").format(number=QLocale().toString(100 * part / whole, "f", 0))


def _average(whole: int, count: int) -> str:
    return QLocale().toString(whole / count, "f", 0) if count else "–"
