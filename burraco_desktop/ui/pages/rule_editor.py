"""The page on which a rule set is changed, option by option, and saved under a name. It keeps no files."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from burraco_desktop.engine.rules import GROUPS, RuleSet, group_of
from burraco_desktop.session.rule_shelf import NAME_LENGTH, clean_name
from burraco_desktop.ui.pages.option_row import OptionRow
from burraco_desktop.ui.pages.page import Page, button, label, let_scroll, panel
from burraco_desktop.ui.pages.rule_draft import RuleDraft
from burraco_desktop.ui.text import counted, phrases
from burraco_desktop.ui.texts_options import group_title, options_of, problem_text
from burraco_desktop.ui.texts_systems import full_title

MOST_PROBLEMS = 2
"""So many faults are told at once; the others wait."""


class RuleEditorPage(Page):
    """Groups at the left, the options of one of them at the right, and what is wrong below."""

    saved = Signal(object)
    """The finished RuleSet under the name that was given."""
    back_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.draft: RuleDraft
        self._is_free: Callable[[str], bool] = bool
        self._name_before = ""
        self._group = next(iter(GROUPS))
        self.rows: dict[str, OptionRow] = {}
        self.group_buttons: dict[str, QPushButton] = {}
        self.name_edit = QLineEdit()
        self.name_edit.setMaxLength(NAME_LENGTH)
        self.name_edit.setPlaceholderText(self.tr("A name for these rules"))
        self.reset_button = button(self.tr("Reset to the preset"))
        self.save_button = button(self.tr("Save"), "primary")
        self.back_button = button(self.tr("Back"))
        self.discard_button = button(self.tr("Discard the changes"))
        self.keep_button = button(self.tr("Keep editing"))
        self._build()
        self._connect()

    def edit(self, base: RuleSet, start: RuleSet, name: str, is_free: Callable[[str], bool]) -> None:
        """Begin to change `start`, compared with the preset `base`.

        `name` is the name it has or may have; `is_free` tells whether another may be given.
        """
        self.draft = RuleDraft(base, start)
        self._is_free = is_free
        self._name_before = name
        self.name_edit.setText(name)
        self._base_label.setText(self.tr("Compared with {system}").format(system=full_title(base)))
        self._make_rows()
        self._show_group("deck")
        self._ask_to_leave(False)

    @property
    def said(self) -> str:
        """What the page says at its foot; empty where it says nothing."""
        return self._problem_label.text() if self._problem_frame.isVisibleTo(self) else ""

    def problems(self) -> list[str]:
        """What stands against saving, each in one sentence."""
        words = phrases(self.draft.base)
        sentences = dict.fromkeys(problem_text(problem, words) for problem in self.draft.problems)
        return [*sentences, *self._name_problem()]

    def rescale(self) -> None:
        """Set all lengths from the height of plain text."""
        self.keep_edges(self._outer)
        self._outer.setSpacing(self.em(0.6))
        self._head.setSpacing(self.em(1))
        self._middle.setSpacing(self.em(1))
        self._side.setSpacing(self.em(0.3))
        self._buttons.setSpacing(self.em(0.8))
        self.name_edit.setFixedWidth(self.em(19))
        self._problem_box.setContentsMargins(self.em(1), self.em(0.4), self.em(1), self.em(0.4))
        self._content_box.setContentsMargins(self.em(0.8), self.em(0.6), self.em(0.8), self.em(0.6))
        self._content_box.setSpacing(self.em(0.35))
        self.save_button.setMinimumWidth(self.em(11))
        for row in self.rows.values():
            row.rescale(self.em(1))
        width = max([self.em(18), *(row.least_width for row in self.rows.values())])
        for row in self.rows.values():
            row.give_width(width)

    def showEvent(self, event: QShowEvent) -> None:
        """Begin with the groups."""
        super().showEvent(event)
        self.group_buttons[self._group].setFocus(Qt.FocusReason.OtherFocusReason)

    # Building.

    def _build(self) -> None:
        self._base_label = label("", "small")
        self._head = QHBoxLayout()
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(label(self.tr("House rules"), "heading"))
        words.addWidget(self._base_label)
        self._head.addLayout(words, 1)
        name_label = label(self.tr("Name"), "soft")
        name_label.setBuddy(self.name_edit)
        self._head.addWidget(name_label)
        self._head.addWidget(self.name_edit)
        self._middle = QHBoxLayout()
        self._middle.addLayout(self._build_side())
        self._middle.addWidget(self._build_content(), 1)
        self._outer = QVBoxLayout(self)
        self._outer.addLayout(self._head)
        self._outer.addLayout(self._middle, 1)
        self._outer.addWidget(self._build_problems())
        self._outer.addLayout(self._build_buttons())

    def _build_side(self) -> QVBoxLayout:
        self._side = QVBoxLayout()
        self._group_keys = QButtonGroup(self)
        for number, group in enumerate(GROUPS):
            chip = button("", "tab")
            chip.setCheckable(True)
            self._group_keys.addButton(chip, number)
            self.group_buttons[group] = chip
            self._side.addWidget(chip)
        self._side.addStretch(1)
        return self._side

    def _build_content(self) -> QFrame:
        frame = panel()
        self._area = QScrollArea()
        let_scroll(self._area)
        self._content_box = QVBoxLayout(frame)
        self._content_box.addWidget(self._area)
        return frame

    def _build_problems(self) -> QFrame:
        self._problem_frame = panel("trouble")
        self._problem_box = QHBoxLayout(self._problem_frame)
        self._problem_label = label("", wraps=True)
        self.show_button = button(self.tr("Show"), "small-button")
        self._problem_box.addWidget(self._problem_label, 1)
        self._problem_box.addWidget(self.show_button)
        self._problem_box.addWidget(self.keep_button)
        self._problem_box.addWidget(self.discard_button)
        return self._problem_frame

    def _build_buttons(self) -> QHBoxLayout:
        self._buttons = QHBoxLayout()
        self._count_label = label("", "soft")
        self._buttons.addWidget(self.back_button)
        self._buttons.addWidget(self.reset_button)
        self._buttons.addWidget(self._count_label)
        self._buttons.addStretch(1)
        self._buttons.addWidget(self.save_button)
        return self._buttons

    def _connect(self) -> None:
        self._group_keys.idToggled.connect(self._on_group)
        self.name_edit.textChanged.connect(self._show)
        self.name_edit.returnPressed.connect(self.save_button.click)
        self.reset_button.clicked.connect(self._on_reset_all)
        self.save_button.clicked.connect(self._on_save)
        self.back_button.clicked.connect(self._on_back)
        self.leave_by(self.back_button)
        self.discard_button.clicked.connect(self.back_requested)
        self.keep_button.clicked.connect(lambda: self._ask_to_leave(False))
        self.show_button.clicked.connect(self._on_show_problem)

    def _make_rows(self) -> None:
        """Make the rows of all groups in the words of the family; only one group's are shown."""
        words = phrases(self.draft.base)
        content = QWidget()
        column = QVBoxLayout(content)
        column.setContentsMargins(0, 0, 0, 0)
        self.rows = {}
        for group in GROUPS:
            for option in options_of(group):
                row = self.rows[option] = OptionRow(option, words)
                row.edited.connect(self._on_edited)
                row.reset_requested.connect(self._on_reset)
                column.addWidget(row)
        column.addStretch(1)
        self._area.setWidget(content)
        if self.base:
            self.polish()
            self.rescale()

    # What is shown.

    def _show_group(self, group: str) -> None:
        self._group = group
        self.group_buttons[group].setChecked(True)
        for option, row in self.rows.items():
            row.setVisible(group_of(option) == group)
        self._area.verticalScrollBar().setValue(0)
        self._show()

    def _show(self) -> None:
        words, changed = phrases(self.draft.base), self.draft.changed
        for row in self.rows.values():
            row.show_draft(self.draft)
        for group, chip in self.group_buttons.items():
            count = sum(group_of(option) == group for option in changed)
            title = group_title(group, words)
            chip.setText(self.tr("{group} · {count}").format(group=title, count=count) if count else title)
            chip.setVisible(self.draft.is_asked(group))
        told = counted(self.tr("%n option(s) changed", None, len(changed)), len(changed))
        self._count_label.setText(told if changed else self.tr("Nothing changed"))
        self.reset_button.setEnabled(bool(changed))
        self._show_problems()

    @property
    def holds_work(self) -> bool:
        """Whether anything was changed that could be saved."""
        return self.draft.is_touched or clean_name(self.name_edit.text()) != self._name_before

    def _show_problems(self) -> None:
        """Say what stands against saving, once there is something to save."""
        problems = self.problems()
        self._problem_label.setText("\n".join(problems[:MOST_PROBLEMS]))
        is_asking = not self.keep_button.isHidden()
        is_wanted = bool(self.draft.problems) or (bool(problems) and self.holds_work)
        self._problem_frame.setVisible(is_asking or is_wanted)
        self.show_button.setVisible(bool(self.draft.problems))
        self.save_button.setEnabled(not problems)
        if is_asking:
            self._problem_label.setText(self.tr("Your changes are not saved."))
            self.show_button.hide()

    def _name_problem(self) -> Sequence[str]:
        name = clean_name(self.name_edit.text())
        if not name:
            return [self.tr("Give these rules a name to save them.")]
        if name != self._name_before and not self._is_free(name):
            return [self.tr("There are rules of this name already: choose another.")]
        return []

    def _ask_to_leave(self, asked: bool) -> None:
        self.keep_button.setVisible(asked)
        self.discard_button.setVisible(asked)
        self._show_problems()

    # What the player does.

    def _on_group(self, number: int, is_checked: bool) -> None:
        if is_checked:
            self._show_group(list(GROUPS)[number])

    def _on_edited(self, option: str, value: object) -> None:
        assert value is None or isinstance(value, bool | int | str | tuple)
        self.draft.change(option, value)
        self._ask_to_leave(False)
        self._show()

    def _on_reset(self, option: str) -> None:
        self.draft.reset(option)
        self._show()
        self.rows[option].control.setFocus()

    def _on_reset_all(self) -> None:
        self.draft.reset_all()
        self._show()

    def _on_show_problem(self) -> None:
        """Go to the option of the first fault."""
        option = self.draft.problems[0].entry
        self._show_group(str(group_of(option)))
        self._area.ensureWidgetVisible(self.rows[option])
        self.rows[option].control.setFocus()

    def _on_save(self) -> None:
        if self.problems():
            return
        self.saved.emit(self.draft.rule_set(clean_name(self.name_edit.text())))

    def _on_back(self) -> None:
        if self.holds_work:
            self._ask_to_leave(True)
            self.keep_button.setFocus()
        else:
            self.back_requested.emit()
