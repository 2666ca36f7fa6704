"""The home page: go on with the running match, or begin a new one. It knows no files and no rules."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QDateTime, QEvent, QLocale, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QIcon, QPainter, QPaintEvent, QPixmap, QShowEvent
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from burraco_desktop.paths import resource
from burraco_desktop.session.summary import Summary
from burraco_desktop.ui.looks import Tone
from burraco_desktop.ui.pages.card_fan import CardFan
from burraco_desktop.ui.pages.page import Page, button, label, panel, rule
from burraco_desktop.ui.said import Said
from burraco_desktop.ui.table.card_art import CardArt
from burraco_desktop.ui.texts_plain import date_text, number_text, side_name
from burraco_desktop.ui.texts_systems import name_title
from burraco_desktop.ui.theme import (
    base_size,
    look,
    paint_felt,
    set_role,
    suit_pixmap,
    tinted,
    usual_size,
)

MOST_SIDES: Final = 6
ENTRY_COLUMNS: Final = 2
MOST_OF_WIDTH: Final = 0.6
"""The cards keep the rest of the page, however large texts are."""
NO_LIMIT: Final = (1 << 24) - 1
"""What Qt takes for any height."""
TIGHT_KEY: Final = 2.9
"""The height of every button where texts are larger than usual, by the height of plain text."""


class HomePage(Page):
    """The first page that a player sees."""

    continue_requested = Signal()
    new_match_requested = Signal()
    painted = Signal()
    """The page has been seen for the first time."""

    def __init__(self, art: CardArt, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._is_painted = False
        self._fan = CardFan(art)
        self._title = label(self.tr("Burraco"), "title")
        self._felt_title = label(self.tr("Burraco"), "felt-title")
        self._felt_title.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._suits = [label("") for _ in range(4)]
        self._running = _RunningMatch()
        self._said = Said()
        self.continue_button = button("", "primary")
        self.new_match_button = button("", "big")
        self._said.say(self.continue_button.setText, lambda: self.tr("Continue"))
        self._said.say(self.new_match_button.setText, lambda: self.tr("New match"))
        self.entries: dict[str, QPushButton] = {}
        self._signs: dict[QPushButton, str] = {
            self.continue_button: "continue",
            self.new_match_button: "new",
        }
        for each in self._signs:
            each.setProperty("big", True)
        self.continue_button.clicked.connect(self.continue_requested)
        self.new_match_button.clicked.connect(self.new_match_requested)
        self._build()
        self.set_summary(None)

    def add_entry(self, sign: str, words: Callable[[], str]) -> QPushButton:
        """Offer a way to another page; `sign` is the name of its icon, and of the entry."""
        entry = self.entries[sign] = button("", "entry")
        self._said.say(entry.setText, words)
        self._signs[entry] = sign
        row, column = divmod(len(self.entries) - 1, ENTRY_COLUMNS)
        self._grid.addWidget(entry, row, column)
        if self.base:
            self.rescale()
        return entry

    def set_summary(self, summary: Summary | None) -> None:
        """Show the running match, or that there is none."""
        self._summary = summary
        has_match = summary is not None
        if summary is not None:
            self._running.show_summary(summary)
        self._running.setVisible(has_match)
        self.continue_button.setVisible(has_match)
        set_role(self.new_match_button, "big" if has_match else "primary")
        self.new_match_button.style().unpolish(self.new_match_button)
        self.new_match_button.style().polish(self.new_match_button)
        if self.base:
            self._fit()
            self.rescale()
        if self.isVisible():
            self._focus()

    def rescale(self) -> None:
        """Set all lengths from the height of plain text."""
        is_mirrored = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        self._row.setContentsMargins(*((0, 0, self.em(2), 0) if is_mirrored else (self.em(2), 0, 0, 0)))
        self._make_room()
        self._signs_row.setSpacing(self.em(0.7))
        wanted = max(self.em(28), self._sheet.minimumSizeHint().width())
        self._sheet.setFixedWidth(min(wanted, round(self.width() * MOST_OF_WIDTH)))
        self._running.rescale(self.em(1))
        self._show_signs()
        for layout in (self._column, self._row):
            layout.activate()  # not only after the first picture of a start

    def _make_room(self) -> None:
        """Where texts are larger than usual the title lies on the cloth, and all else closer together."""
        is_tight = base_size(self.size()) > usual_size(self.size()) and self._summary is not None
        for sign in (self._title, *self._suits):
            sign.setVisible(not is_tight)
        self._felt_title.setVisible(is_tight)
        self._cloth.setContentsMargins(0, self.em(1.2) if is_tight else 0, 0, 0)
        for each in self._signs:
            each.setMaximumHeight(self.em(TIGHT_KEY) if is_tight else NO_LIMIT)
        upright = self.em(0.9 if is_tight else 1.6)
        self._column.setContentsMargins(self.em(2.2), upright, self.em(2.2), upright)
        self._column.setSpacing(self.em(0.5 if is_tight else 0.8))
        self._grid.setSpacing(self.em(0.4 if is_tight else 0.6))

    def changeEvent(self, event: QEvent) -> None:
        """Speak another language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._said.again()
            self.set_summary(self._summary)
            self.rescale()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the table that the cards lie on."""
        painter = QPainter(self)
        paint_felt(painter, self.rect())
        if not self._is_painted:
            self._is_painted = True
            QTimer.singleShot(0, self.painted.emit)  # what lies on the page is painted after it

    def showEvent(self, event: QShowEvent) -> None:
        """Put the focus on what a player most likely wants."""
        super().showEvent(event)
        self._focus()

    def _focus(self) -> None:
        first = self.new_match_button if self.continue_button.isHidden() else self.continue_button
        first.setFocus(Qt.FocusReason.OtherFocusReason)

    def _build(self) -> None:
        self._signs_row = QHBoxLayout()
        for suit_sign in self._suits:
            self._signs_row.addWidget(suit_sign)
        self._signs_row.addStretch()
        self._grid = QGridLayout()
        self._sheet = panel("sheet")
        self._column = QVBoxLayout(self._sheet)
        self._column.addStretch(1)
        self._column.addWidget(self._title)
        self._column.addLayout(self._signs_row)
        self._column.addStretch(1)
        self._column.addWidget(self._running)
        self._column.addWidget(self.continue_button)
        self._column.addWidget(self.new_match_button)
        self._column.addStretch(1)
        self._column.addLayout(self._grid)
        self._cloth = QVBoxLayout()
        self._cloth.addWidget(self._felt_title)
        self._cloth.addWidget(self._fan, 1)
        self._row = QHBoxLayout(self)
        self._row.addLayout(self._cloth, 1)
        self._row.addWidget(self._sheet)

    def _show_signs(self) -> None:
        """Tint suits and icons for the look in force."""
        if not self.base:
            return
        icons, dpr = resource("icons"), self.devicePixelRatio()
        for suit, sign in enumerate(self._suits):
            sign.setPixmap(suit_pixmap(icons, suit, self.em(1.25), dpr))
        for each, name in self._signs.items():
            tone = Tone.ON_GOLD if each.property("role") == "primary" else Tone.STRONG
            size = QSize(self.em(1.8), self.em(1.3))
            each.setIcon(
                QIcon(_spaced(tinted(icons / f"{name}.svg", look()[tone], size.height(), dpr), size))
            )
            each.setIconSize(size)


def _spaced(sign: QPixmap, size: QSize) -> QPixmap:
    """An icon with some room between itself and the words of a button."""
    pixmap = QPixmap(size * sign.devicePixelRatio())
    pixmap.setDevicePixelRatio(sign.devicePixelRatio())
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.drawPixmap(0, 0, sign)
    painter.end()
    return pixmap


class _RunningMatch(QWidget):
    """The score of the running match, which deal it is in, and when it was played last."""

    def __init__(self) -> None:
        super().__init__()
        frame = panel()
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(frame)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self._lines = QVBoxLayout(frame)
        self._names = [label("", "large", wraps=True) for _ in range(MOST_SIDES)]
        self._totals = [label("", "total") for _ in range(MOST_SIDES)]
        self._system = label("", "gold-small", wraps=True)
        self._when = label("", "soft", wraps=True)
        self._lines.addWidget(self._system)
        for name, total in zip(self._names, self._totals, strict=True):
            side = QHBoxLayout()
            side.addWidget(name, 1)
            side.addWidget(total)
            self._lines.addLayout(side)
        self._lines.addWidget(rule())
        self._lines.addWidget(self._when)

    def showEvent(self, event: QShowEvent) -> None:
        """Be measured anew: before, the lines did not wear the style sheet."""
        super().showEvent(event)
        self.updateGeometry()

    def rescale(self, em: int) -> None:
        """Set the lengths, measured by the height of plain text."""
        self._lines.setContentsMargins(round(em * 1.2), em, round(em * 1.2), em)
        self._lines.setSpacing(round(em * 0.4))

    def show_summary(self, summary: Summary) -> None:
        """Fill in what a summary says."""
        sides = len(summary.totals)
        for side, (name, total) in enumerate(zip(self._names, self._totals, strict=True)):
            name.setVisible(side < sides)
            total.setVisible(side < sides)
            if side < sides:
                name.setText(side_name(summary.players, sides, side))
                total.setText(number_text(summary.totals[side]))
        self._system.setText(name_title(summary.system))
        self._when.setText(self._when_text(summary))

    def _when_text(self, summary: Summary) -> str:
        saved = QDateTime.fromSecsSinceEpoch(int(summary.saved_at.timestamp()))
        days = saved.date().daysTo(QDateTime.currentDateTime().date())
        time = QLocale().toString(saved.time(), QLocale.FormatType.ShortFormat)
        if days == 0:
            text = self.tr("Deal {deal}, played today at {time}")
        elif days == 1:
            text = self.tr("Deal {deal}, played yesterday at {time}")
        else:
            text = self.tr("Deal {deal}, played on {date}")
        return text.format(deal=summary.deal, time=time, date=date_text(saved.date()))
