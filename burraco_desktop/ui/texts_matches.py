"""The words about saved matches: what each is, when it was played, how it stands, what is wrong with it."""

from datetime import datetime

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale

from burraco_desktop.ai.levels import LEVEL_CODES
from burraco_desktop.engine.wording import Detail, Wording
from burraco_desktop.session.errors import (
    DamagedSaveError,
    FileAccessError,
    NewerFormatError,
    ReplayError,
    SaveError,
)
from burraco_desktop.session.summary import Summary
from burraco_desktop.telling import told, told_words
from burraco_desktop.ui.text import listed, number_text, side_name
from burraco_desktop.ui.texts_levels import level_title
from burraco_desktop.ui.texts_plain import date_text
from burraco_desktop.ui.texts_systems import name_title

translate = QCoreApplication.translate


def match_title(summary: Summary) -> str:
    """What a match is called: by the player, or by its system."""
    return summary.name or name_title(summary.system)


def kind_text(summary: Summary, *, is_running: bool) -> str:
    """What kind of saved match it is."""
    if is_running:
        return translate("matches", "On the table")
    if summary.is_bookmark:
        return translate("matches", "Bookmark")
    if summary.is_over:
        return translate("matches", "Finished")
    return translate("matches", "Running")


def notes_text(summary: Summary) -> str:
    """What sets a match apart from one played at a table, empty where nothing does."""
    notes = []
    if summary.is_practice:
        notes.append(translate("matches", "practice"))
    if summary.is_assisted:
        notes.append(translate("matches", "assisted"))
    return listed(notes)


def standing_lines(summary: Summary) -> list[tuple[str, str]]:
    """Each side with its points."""
    sides = len(summary.totals)
    return [
        (side_name(summary.players, sides, side), number_text(total))
        for side, total in enumerate(summary.totals)
    ]


def standing_line(summary: Summary) -> str:
    """All sides with their points on one line."""
    return " · ".join(f"{name} {points}" for name, points in standing_lines(summary))


def levels_text(summary: Summary) -> str:
    """How strongly the others play; empty where it is not known."""
    sides = len(summary.totals)
    others: list[str] = []
    partners: list[str] = []
    for seat, level in enumerate(summary.levels):
        told = partners if seat % sides == 0 else others
        if level in LEVEL_CODES and level_title(level) not in told:
            told.append(level_title(level))
    if not others:
        return ""
    text = translate("matches", "Level: {level}").format(level=listed(others))
    if partners in ([], others):
        return text
    text = translate("matches", "Level: {level}, partner: {partner}")
    return text.format(level=listed(others), partner=listed(partners))


def place_line(summary: Summary) -> str:
    """The system, where the title does not tell it, the deal and the time on one line."""
    time = time_text(summary.saved_at)
    if not summary.name:
        return translate("matches", "Deal {deal} · {time}").format(deal=summary.deal, time=time)
    text = translate("matches", "{system} · deal {deal} · {time}")
    return text.format(system=name_title(summary.system), deal=summary.deal, time=time)


def time_text(moment: datetime) -> str:
    """A time as people tell it: today, yesterday, else with its date. A clock that went back is no matter."""
    saved = QDateTime.fromSecsSinceEpoch(int(moment.timestamp()))
    days = saved.date().daysTo(QDateTime.currentDateTime().date())
    time = QLocale().toString(saved.time(), QLocale.FormatType.ShortFormat)
    if days == 0:
        return translate("matches", "today at {time}").format(time=time)
    if days == 1:
        return translate("matches", "yesterday at {time}").format(time=time)
    return date_text(saved.date())


def trouble_text(error: SaveError) -> str:
    """What is wrong with a file, naming it, and what became of it."""
    name = error.path.name if error.path else translate("matches", "The file")
    text = _trouble(error).format(file=name, detail=told(error.detail))
    if error.moved_to is None:
        return text
    moved = translate("matches", "It was set aside as {file}.").format(file=error.moved_to.name)
    return f"{text} {moved}"


def _trouble(error: SaveError) -> str:
    match error:
        case DamagedSaveError():
            return translate("matches", "{file} is no match, or is damaged ({detail}).")
        case NewerFormatError():
            return translate("matches", "{file} was saved by a later version of the game ({detail}).")
        case ReplayError():
            return translate("matches", "{file} leads to another game under the rules of today ({detail}).")
        case FileAccessError():
            return _no_access(error.detail)
        case _:
            return translate("matches", "{file}: {detail}.")


def _no_access(detail: Detail) -> str:
    """What could not be done with a file, and why."""
    sentences = {
        "cannot be read: {why}": translate("matches", "{file} cannot be read: {why}."),
        "cannot be written: {why}": translate("matches", "{file} cannot be written: {why}."),
        "cannot be renamed: {why}": translate("matches", "{file} cannot be renamed: {why}."),
        "cannot be deleted: {why}": translate("matches", "{file} cannot be deleted: {why}."),
        "cannot be made: {why}": translate("matches", "{file} cannot be made: {why}."),
        "is gone": translate("matches", "{file} is gone."),
    }
    if not isinstance(detail, Wording) or detail.text not in sentences:
        return translate("matches", "{file}: {detail}.")
    return sentences[detail.text].replace("{why}", str(told_words(detail).get("why")))
