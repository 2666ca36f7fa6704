"""Numbers, lists, counted things and sides, in the player's way of writing. It knows no rules."""

import re
from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QDate, QLocale

translate = QCoreApplication.translate


def counted(text: str, number: int) -> str:
    """A counted phrase with its number as the player writes it, in English also of the right form."""
    found = text.replace("(s)", "" if number == 1 else "s")
    return found.replace(str(number), number_text(number), 1) if number >= 1000 else found


def tied(text: str) -> str:
    """A text in which a number and what it counts stand on one line."""
    return re.sub(r"(\d) (?=\w)", "\\1\N{NO-BREAK SPACE}", text)


def number_text(number: int) -> str:
    """A number in the player's way of writing, with a true minus sign."""
    return QLocale().toString(number).replace("-", "\N{MINUS SIGN}")


def date_text(date: QDate) -> str:
    """A date as a sentence takes it in: written out, without the day of the week."""
    locale = QLocale()
    whole = locale.dateFormat(QLocale.FormatType.LongFormat)
    return locale.toString(date, re.sub(r"\W*dddd\W*", "", whole))


def listed(phrases: Sequence[str]) -> str:
    """Phrases joined as our language does it, which need not be the system's: "one, two and three"."""
    if len(phrases) < 2:
        return "".join(phrases)
    most = translate("cards", ", ", "between the first phrases of a list").join(phrases[:-1])
    return translate("cards", "{most} and {last}", "the end of a list").format(most=most, last=phrases[-1])


def side_name(names: Sequence[str], sides: int, side: int) -> str:
    """The players of a side at the start of a deal, given all names by seat: "Maria and Bruno"."""
    return members_name(names, [seat % sides for seat in range(len(names))], side)


def members_name(names: Sequence[str], side_of: Sequence[int], side: int) -> str:
    """The players of a side, given the side of each seat."""
    return listed([name for name, own in zip(names, side_of, strict=True) if own == side])
