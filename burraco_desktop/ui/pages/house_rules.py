"""The player's own rule sets: made, changed, copied, deleted and brought back, exported and imported."""

from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QFileDialog, QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from burraco_desktop.engine.rules import RuleSet, RuleSetError
from burraco_desktop.session.errors import SaveError
from burraco_desktop.session.rule_shelf import (
    RuleShelf,
    closest,
    differences,
    read_rules,
    renamed,
    write_rules,
)
from burraco_desktop.telling import told
from burraco_desktop.ui.pages.choice_box import ChoiceBox
from burraco_desktop.ui.pages.foot import Foot
from burraco_desktop.ui.pages.page import Page, button, label, let_scroll, panel
from burraco_desktop.ui.text import phrases
from burraco_desktop.ui.texts_options import problem_text
from burraco_desktop.ui.texts_systems import full_title, in_order, own_summary

MOST_FAULTS = 4
"""So many faults of a file are told."""


class HouseRulesPage(Page):
    """The shelf of rule sets, kept at once; a match that runs keeps the rules it began with."""

    edit_requested = Signal(object, str)
    """The RuleSet to change, and the name it is saved under, empty for a new one."""
    play_requested = Signal(str)
    """The name of the rule set to play."""
    back_requested = Signal()

    def __init__(self, shelf: RuleShelf, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.shelf = shelf
        self.entries: dict[str, ShelfEntry] = {}
        self._deleted: list[RuleSet] = []
        self._bases = in_order(shelf.presets)
        self.base_box = ChoiceBox()
        self.base_box.setAccessibleName(self.tr("System to begin with"))
        self.base_box.addItems([full_title(rules) for rules in self._bases])
        self.new_button = button(self.tr("New house rules"), "primary")
        self.import_button = button(self.tr("Import …"))
        self.back_button = button(self.tr("Back"))
        self.undo_button = button(self.tr("Undo"))
        self._build()
        self._connect()
        self.refresh()

    def refresh(self) -> None:
        """Show what is on the shelf."""
        content = QWidget()
        self._column = QVBoxLayout(content)
        self._column.setContentsMargins(0, 0, 0, 0)
        self.entries = {}
        for rules in self.shelf.rule_sets:
            base = closest(rules, self.shelf.presets)
            entry = ShelfEntry(rules, own_summary(base, len(differences(rules, base))))
            self.entries[rules.name] = entry
            self._column.addWidget(entry)
            self._connect_entry(entry, rules)
        if not self.entries:
            self._column.addWidget(self._empty_note())
        self._column.addStretch(1)
        self._area.setWidget(content)
        if self.base:
            self.polish()
            self.rescale()

    def save(self, rules: RuleSet, name_before: str) -> None:
        """Keep a rule set; one that has another name now leaves the old one behind."""
        before = self.shelf.find(name_before) if name_before else None
        if not self.foot.succeeds(lambda: self.shelf.save(rules)):
            return
        if before is not None and self.shelf.find(name_before) is not self.shelf.find(rules.name):
            self.foot.succeeds(lambda: self.shelf.delete(name_before))
        self.foot.say(self.tr("“{name}” is saved.").format(name=rules.name))
        self.refresh()

    def import_file(self, path: Path) -> None:
        """Take a rule-set file onto the shelf, under a free name."""
        try:
            rules = read_rules(path)
            rules = renamed(rules, self.shelf.free_name(rules.name))
            self.shelf.save(rules)
        except SaveError as error:
            self.foot.say(self._import_trouble(path, error))
            return
        self.foot.say(self.tr("“{name}” is imported.").format(name=rules.name))
        self.refresh()

    def export_file(self, rules: RuleSet, path: Path) -> None:
        """Write a rule set to a file of its own."""
        if self.foot.succeeds(lambda: write_rules(rules, path)):
            self.foot.say(self.tr("“{name}” is written to {file}.").format(name=rules.name, file=path.name))

    def rescale(self) -> None:
        """Set all lengths from the height of plain text."""
        self.keep_edges(self._outer)
        self._outer.setSpacing(self.em(0.7))
        self._head.setSpacing(self.em(0.8))
        self.foot.setSpacing(self.em(0.8))
        self._column.setSpacing(self.em(0.6))
        self.base_box.setMinimumWidth(self.em(22))
        for entry in self.entries.values():
            entry.rescale(self.em(1))

    def showEvent(self, event: QShowEvent) -> None:
        """Begin with what is new."""
        super().showEvent(event)
        self.new_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _build(self) -> None:
        self._head = QHBoxLayout()
        self._head.addWidget(label(self.tr("House rules"), "heading"), 1)
        self._head.addWidget(self.base_box)
        self._head.addWidget(self.new_button)
        self._area = QScrollArea()
        let_scroll(self._area)
        self.foot = Foot(self.back_button, self.import_button, last=self.undo_button)
        self.undo_button.hide()
        self._outer = QVBoxLayout(self)
        self._outer.addLayout(self._head)
        self._outer.addWidget(self._area, 1)
        self._outer.addLayout(self.foot)

    def _empty_note(self) -> QFrame:
        frame = panel()
        column = QVBoxLayout(frame)
        text = self.tr(
            "Here you make rules of your own: choose a system at the top to begin with, change what is played"
            " differently at your table, and save it under a name. It then stands with the others on the page"
            " “New match”."
        )
        note = label(text, "soft", wraps=True)
        note.setMargin(16)
        column.addWidget(note)
        return frame

    def _connect(self) -> None:
        self.new_button.clicked.connect(
            lambda: self.edit_requested.emit(self._bases[self.base_box.currentIndex()], "")
        )
        self.import_button.clicked.connect(self._on_import)
        self.back_button.clicked.connect(self.back_requested)
        self.leave_by(self.back_button)
        self.undo_button.clicked.connect(self._on_undo)

    def _connect_entry(self, entry: "ShelfEntry", rules: RuleSet) -> None:
        entry.play_button.clicked.connect(lambda: self.play_requested.emit(rules.name))
        entry.edit_button.clicked.connect(lambda: self.edit_requested.emit(rules, rules.name))
        entry.copy_button.clicked.connect(lambda: self._on_copy(rules))
        entry.export_button.clicked.connect(lambda: self._on_export(rules))
        entry.delete_button.clicked.connect(lambda: self._on_delete(rules))

    # What the player does.

    def _on_copy(self, rules: RuleSet) -> None:
        twin = renamed(rules, self.shelf.free_name(rules.name))
        if self.foot.succeeds(lambda: self.shelf.save(twin)):
            self.foot.say(self.tr("“{name}” is a copy.").format(name=twin.name))
            self.refresh()

    def _on_delete(self, rules: RuleSet) -> None:
        if not self.foot.succeeds(lambda: self.shelf.delete(rules.name)):
            return
        self._deleted.append(rules)
        self.undo_button.show()
        self.foot.say(self.tr("“{name}” is deleted.").format(name=rules.name))
        self.refresh()
        self.undo_button.setFocus()

    def _on_undo(self) -> None:
        """Bring back what was deleted last, under a free name if its own was taken meanwhile."""
        rules = self._deleted[-1]
        back = renamed(rules, self.shelf.free_name(rules.name))
        if self.foot.succeeds(lambda: self.shelf.save(back)):
            self._deleted.pop()
            self.undo_button.setVisible(bool(self._deleted))
            self.foot.say(self.tr("“{name}” is back.").format(name=back.name))
            self.refresh()

    def _on_import(self) -> None:
        path, _ = QFileDialog.getOpenFileName(
            self, self.tr("Import house rules"), "", self.tr("Rule sets (*.json)")
        )
        if path:
            self.import_file(Path(path))

    def _on_export(self, rules: RuleSet) -> None:
        path, _ = QFileDialog.getSaveFileName(
            self, self.tr("Export house rules"), f"{_file_name(rules)}.json", self.tr("Rule sets (*.json)")
        )
        if path:
            self.export_file(rules, Path(path))

    def _import_trouble(self, path: Path, error: SaveError) -> str:
        cause = error.__cause__
        if not isinstance(cause, RuleSetError):
            text = self.tr("{file} could not be imported: {reason}")
            return text.format(file=path.name, reason=told(error.detail))
        words = phrases(self._bases[0])
        faults = [problem_text(problem, words) for problem in cause.problems[:MOST_FAULTS]]
        return "\n".join(
            [self.tr("{file} is no rule set that can be played.").format(file=path.name), *faults]
        )


class ShelfEntry(QFrame):
    """One rule set on the shelf, and what can be done with it."""

    def __init__(self, rules: RuleSet, summary: str) -> None:
        super().__init__()
        self.setProperty("role", "panel")
        self.play_button = button(self.tr("Play"), "primary")
        self.edit_button = button(self.tr("Change"))
        self.copy_button = button(self.tr("Copy"))
        self.export_button = button(self.tr("Export …"))
        self.delete_button = button(self.tr("Delete"))
        self._words = QVBoxLayout()
        self._words.addWidget(label(rules.name, "large", wraps=True))
        self._words.addWidget(label(summary, "soft", wraps=True))
        self._row = QHBoxLayout(self)
        self._row.addLayout(self._words, 1)
        for key in (
            self.delete_button,
            self.export_button,
            self.copy_button,
            self.edit_button,
            self.play_button,
        ):
            key.setAccessibleDescription(rules.name)
            self._row.addWidget(key)

    def rescale(self, em: int) -> None:
        """Set the lengths, measured by the height of plain text."""
        self._row.setContentsMargins(*[round(em * 1.2), round(em * 0.7)] * 2)
        self._row.setSpacing(round(em * 0.5))
        self._words.setSpacing(round(em * 0.1))


def _file_name(rules: RuleSet) -> str:
    """A name for a file that every system takes."""
    return "".join(char if char.isalnum() or char in " -_" else "_" for char in rules.name).strip()
