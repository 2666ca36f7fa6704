"""A match as text: every deal in words from the eyes of a seat; and a moment as a report for developers."""

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from burraco_desktop.engine.notation import show_action, show_position
from burraco_desktop.session.replay import Moment, Replay
from burraco_desktop.ui.reports import program_text
from burraco_desktop.ui.text import event_text, listed, number_text, side_name
from burraco_desktop.ui.texts_systems import name_title
from burraco_desktop.ui.texts_table import deal_text

translate = QCoreApplication.translate

LAST_ACTIONS = 20
"""So many actions before the moment stand in a report."""


def match_text(replay: Replay, viewer: int) -> str:
    """The whole match in words, as a seat saw it."""
    lines = [name_title(replay.rules.name), listed(replay.names), ""]
    for deal in replay.deals:
        lines += [deal_text(deal), *_told(replay.moments(deal, viewer), replay.names), ""]
    return "\n".join([*lines, *_standing(replay), ""])


def report_text(replay: Replay, deal: int, actions: int, viewer: int) -> str:
    """What is needed to look into a moment: program, rules, the last actions, and the position."""
    played = replay.actions(deal)[:actions]
    first = max(0, len(played) - LAST_ACTIONS)
    numbered = [f"{number}: {show_action(action)}" for number, action in enumerate(played, start=1)]
    position = show_position(replay.position(deal, actions, viewer))
    head = [program_text(), f"rules: {replay.rules.name}", f"deal {deal}, after action {actions}", ""]
    return "\n".join([*head, *numbered[first:], "", position])


def moment_line(moment: Moment, names: tuple[str, ...]) -> str | None:
    """A moment in words, None where there is nothing to tell."""
    return None if moment.event is None else event_text(moment.event, moment.view, names)


def _told(moments: tuple[Moment, ...], names: tuple[str, ...]) -> Iterator[str]:
    for moment in moments:
        line = moment_line(moment, names)
        if line is not None:
            yield line


def _standing(replay: Replay) -> list[str]:
    sides = len(replay.totals)
    return [
        translate("replay", "{side}: {points}").format(
            side=side_name(replay.names, sides, side), points=number_text(total)
        )
        for side, total in enumerate(replay.totals)
    ]
