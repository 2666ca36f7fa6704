"""What the player can choose, in groups, built from the table of settings; a choice holds at once.

To offer a setting, name it in a group below and give it its words in `texts_settings`.
"""

import importlib.util
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from burraco_desktop.ui import settings
from burraco_desktop.ui.pages.choice_row import ChoiceRow
from burraco_desktop.ui.pages.option_controls import Switch
from burraco_desktop.ui.pages.page import Page, button, label, let_scroll, panel
from burraco_desktop.ui.pages.preference_pictures import PreferencePictures
from burraco_desktop.ui.pages.tiles import Paint, TileRow
from burraco_desktop.ui.settings import Setting, Settings
from burraco_desktop.ui.table.card_art import CardArt
from burraco_desktop.ui.texts_settings import choice_text, setting_hint, setting_title

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class Group:
    """Settings that belong together, under a title."""

    title: Callable[[], str]
    settings: tuple[Setting[Any], ...]


GROUPS: Final = (
    Group(lambda: translate("preferences", "Language"), (settings.LANGUAGE,)),
    Group(lambda: translate("preferences", "Cards"), (settings.DECK, settings.FOUR_INKS, settings.CARD_BACK)),
    Group(lambda: translate("preferences", "Looks"), (settings.THEME, settings.FELT)),
    Group(lambda: translate("preferences", "Sizes"), (settings.TEXT_SIZE, settings.HAND_SIZE)),
    Group(
        lambda: translate("preferences", "Motion"),
        (settings.ANIMATION_SPEED, settings.FOLLOWS_MOTION, settings.BOT_PACE),
    ),
    Group(
        lambda: translate("preferences", "Play"),
        (settings.PORTRAIT, settings.WARNS, settings.SORT_KEY, settings.LOG_VISIBLE),
    ),
    Group(lambda: translate("preferences", "Learning"), (settings.COACH, settings.COACH_VISIBLE)),
)
SOUND: Final = Group(lambda: translate("preferences", "Sound"), (settings.SOUND_ON, settings.SOUND_VOLUME))
"""Offered only where sounds can be played."""
LINE_WIDTH: Final = 52
"""The broadest column of settings by the height of plain text: a control stays near its words."""

Control = ChoiceRow[Any] | TileRow[Any] | Switch


def can_play_sounds() -> bool:
    """Tell whether the part of Qt that plays sounds is installed, without loading it."""
    return importlib.util.find_spec("PySide6.QtMultimedia") is not None


class PreferencesPage(Page):
    """The page of the player's wishes."""

    back_requested = Signal()

    def __init__(
        self, art: CardArt, store: Settings, *, has_sound: bool = False, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._store = store
        self._pictures = PreferencePictures(art, store)
        self._rows = [
            (_title(group), [SettingRow(store, setting, self._pictures) for setting in group.settings])
            for group in (*GROUPS, *([SOUND] if has_sound else []))
        ]
        self.back_button = button(self.tr("Back"))
        self.back_button.clicked.connect(self.back_requested)
        self.leave_by(self.back_button)
        self.reset_button = button("", "link")
        self._before: dict[Setting[Any], object] = {}
        self._offer_reset()
        self.reset_button.clicked.connect(self._reset)
        self._area = QScrollArea()
        self._content = QVBoxLayout()
        self._build()

    @property
    def rows(self) -> "list[SettingRow]":
        """All settings from the top down."""
        return [row for _, rows in self._rows for row in rows]

    def row(self, setting: Setting[Any]) -> "SettingRow":
        """The row of a setting."""
        return next(row for row in self.rows if row.setting is setting)

    def rescale(self) -> None:
        """Set all lengths from the height of plain text."""
        self.keep_edges(self._outer)
        self._outer.setSpacing(self.em(0.7))
        self._content.setContentsMargins(self.em(0.2), 0, self.em(0.8), self.em(1))
        self._content.setSpacing(self.em(0.5))
        self._column.setMaximumWidth(self.em(LINE_WIDTH))
        for row in self.rows:
            row.rescale(self.em(1))

    def showEvent(self, event: QShowEvent) -> None:
        """Show what holds now, from the top, ready for the keyboard."""
        super().showEvent(event)
        self._area.verticalScrollBar().setValue(0)
        self.rows[0].focus()
        self._before = {}
        self._offer_reset()

    def _build(self) -> None:
        for heading, rows in self._rows:
            self._content.addWidget(heading)
            frame = panel()
            inside = QVBoxLayout(frame)
            inside.setSpacing(0)
            for row in rows:
                inside.addWidget(row)
            self._content.addWidget(frame)
        self._content.addStretch(1)
        self._column = QWidget()
        self._column.setLayout(self._content)
        middle = QWidget()
        centred = QHBoxLayout(middle)
        centred.setContentsMargins(0, 0, 0, 0)
        centred.addStretch(1)
        centred.addWidget(self._column, 100)
        centred.addStretch(1)
        let_scroll(self._area, takes_keys=True)
        self._area.setWidget(middle)
        foot = QHBoxLayout()
        foot.addWidget(self.back_button)
        foot.addStretch(1)
        foot.addWidget(self.reset_button)
        self._outer = QVBoxLayout(self)
        self._outer.addWidget(label(self.tr("Preferences"), "heading"))
        self._outer.addWidget(self._area, 1)
        self._outer.addLayout(foot)

    def _offer_reset(self) -> None:
        is_undo = bool(self._before)
        self.reset_button.setText(
            self.tr("Undo: back to my choices") if is_undo else self.tr("Restore defaults")
        )

    def _reset(self) -> None:
        """Restore the defaults; the same button takes that back until the page is left."""
        wanted = self._before or {row.setting: row.setting.default for row in self.rows}
        self._before = (
            {} if self._before else {row.setting: self._store.get(row.setting) for row in self.rows}
        )
        for setting, value in wanted.items():
            self._store.set(setting, value)
        self._offer_reset()


class SettingRow(QWidget):
    """The words of a setting and the control that fits its values."""

    def __init__(self, store: Settings, setting: Setting[Any], pictures: PreferencePictures) -> None:
        super().__init__()
        self.setting = setting
        self._store = store
        self._title = label(setting_title(setting), "strong", wraps=True)
        self._hint = label(setting_hint(setting), "small", wraps=True)
        if not setting_hint(setting):
            self._hint.hide()
        self.control = self._make_control(pictures)
        self._grid = QGridLayout(self)
        self._grid.setColumnStretch(0, 1)
        self._grid.addWidget(self._title, 0, 0)
        self._grid.addWidget(self._hint, 1, 0)
        if isinstance(self.control, Switch):
            self._grid.addWidget(self.control, 0, 1, 2, 1, Qt.AlignmentFlag.AlignVCenter)
        else:
            self._grid.addWidget(self.control, 2, 0, 1, 2)
        self.show_value()
        store.changed.connect(self._on_changed)

    def show_value(self) -> None:
        """Show the value in force."""
        value = self._store.get(self.setting)
        if isinstance(self.control, Switch):
            self.control.setChecked(bool(value))
        elif isinstance(self.control, TileRow):
            self.control.show_value(value)
        else:
            self.control.choose(value)

    def focus(self) -> None:
        """Put the keyboard on the value in force."""
        value = self._store.get(self.setting)
        if isinstance(self.control, Switch):
            self.control.setFocus()
        elif isinstance(self.control, TileRow):
            self.control.tile(value).setFocus()
        else:
            self.control.chip(value).setFocus()

    def rescale(self, em: int) -> None:
        """Set the lengths, measured by the height of plain text."""
        self._grid.setContentsMargins(round(em * 0.6), round(em * 0.5), round(em * 0.6), round(em * 0.5))
        self._grid.setHorizontalSpacing(round(em * 1.2))
        self._grid.setVerticalSpacing(round(em * 0.25))
        self.control.rescale(em)

    def _make_control(self, pictures: PreferencePictures) -> Control:
        setting, name = self.setting, setting_title(self.setting)
        pictured: dict[str, tuple[Callable[[Any], Paint], QSize]] = {
            settings.THEME.key: (pictures.theme, QSize(74, 44)),
            settings.FELT.key: (pictures.felt, QSize(56, 36)),
            settings.DECK.key: (pictures.deck, QSize(94, 60)),
            settings.CARD_BACK.key: (pictures.back, QSize(43, 60)),
            settings.PORTRAIT.key: (pictures.portrait, QSize(44, 44)),
        }
        if setting.key in pictured:
            make, shape = pictured[setting.key]
            tiles = TileRow(setting.choices, name, lambda value: (choice_text(value), make(value)), shape)
            tiles.edited.connect(self._choose)
            return tiles
        if isinstance(setting.default, bool):
            switch = Switch(name, (choice_text(False), choice_text(True)))
            switch.clicked.connect(self._choose)
            return switch
        chips: ChoiceRow[Any] = ChoiceRow([(value, choice_text(value)) for value in setting.choices], name)
        chips.chosen.connect(lambda: self._choose(chips.value))
        return chips

    def _choose(self, value: object) -> None:
        self._store.set(self.setting, value)

    def _on_changed(self, key: str) -> None:
        if key == self.setting.key:
            self.show_value()
        if isinstance(self.control, TileRow):
            self.control.update()


def _title(group: Group) -> QWidget:
    return label(group.title(), "gold")
