"""Fair play in plain words: the fingerprint of the running match, what it proves, a check of any match."""

from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication, QShowEvent
from PySide6.QtWidgets import QFileDialog, QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from burraco_desktop.engine.wording import worded
from burraco_desktop.session import files
from burraco_desktop.session.codec import decode
from burraco_desktop.session.errors import FileAccessError, SaveError
from burraco_desktop.session.fairness import Fairness
from burraco_desktop.session.verification import Outcome, Verdict, verify
from burraco_desktop.ui.pages.page import Page, button, label, panel, scrolling
from burraco_desktop.ui.tasks import Task
from burraco_desktop.ui.texts_fairness import (
    caveat_text,
    explanation,
    finding_text,
    grouped,
    seed_text,
    verdict_text,
)
from burraco_desktop.ui.texts_matches import trouble_text
from burraco_desktop.ui.theme import set_role

SIGNS = {Outcome.GOOD: "✓", Outcome.BAD: "✗", Outcome.UNKNOWN: "–"}


class FairnessPage(Page):
    """The page that shows why the cards can be trusted."""

    back_requested = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._fairness: Fairness | None = None
        self._name = ""
        self.checking = Task(self)
        self._fingerprint = label("", "gold-small", wraps=True)
        self._seed = label("", wraps=True)
        self._caveat = label("", "soft", wraps=True)
        self._result = label("", "large", wraps=True)
        self._findings = label("", wraps=True)
        self.copy_button = button(self.tr("Copy"))
        self.check_button = button(self.tr("Check a file …"), "primary")
        self.stop_button = button(self.tr("Stop"))
        self.back_button = button(self.tr("Back"))
        self._build()
        self._connect()
        self.show_fairness(None)

    @property
    def result(self) -> str:
        """What checking came to, with each finding."""
        return f"{self._result.text()}\n{self._findings.text()}".strip()

    def show_fairness(self, fairness: Fairness | None) -> None:
        """Show what the running match can be held to, or that none runs."""
        self._fairness = fairness
        self._match.setVisible(fairness is not None)
        if fairness is not None:
            self._fingerprint.setText(grouped(fairness.fingerprint))
            self._seed.setText(seed_text(fairness))
            self._caveat.setText(caveat_text(fairness))
            self._caveat.setVisible(bool(self._caveat.text()))
        self._say("", "")

    def check_file(self, path: Path, name: str = "") -> None:
        """Check a match, on a thread of its own."""
        self._name = name or path.name
        self._say(self.tr("{name} is being checked …").format(name=self._name), "")
        self.stop_button.show()
        self.checking.start(lambda _is_wanted: _checked(path))

    def rescale(self) -> None:
        """Set all lengths from the height of plain text."""
        self.keep_edges(self._outer)
        self._outer.setSpacing(self.em(0.7))
        self._column.setSpacing(self.em(0.8))
        self._foot.setSpacing(self.em(0.8))
        for column in self._inner:
            column.setContentsMargins(*[self.em(1.2), self.em(0.9)] * 2)
            column.setSpacing(self.em(0.5))
        for row in self._steps:
            row.setSpacing(self.em(0.6))

    def showEvent(self, event: QShowEvent) -> None:
        """Put the focus on what can be done here."""
        super().showEvent(event)
        self.check_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _build(self) -> None:
        self._inner: list[QVBoxLayout] = []
        self._steps: list[QHBoxLayout] = []
        self._match = self._group(
            label(self.tr("The match on the table"), "strong"),
            label(self.tr("Fingerprint of its shuffles"), "soft"),
            self._fingerprint,
            label(self.tr("Seed"), "soft"),
            self._seed,
            self._caveat,
            self.copy_button,
        )
        self._inner[0].setAlignment(self.copy_button, Qt.AlignmentFlag.AlignLeft)
        steps = [self._step(number, text) for number, text in enumerate(explanation(), start=1)]
        meaning = self._group(label(self.tr("How you can tell that nobody cheats"), "strong"), *steps)
        self._check = self._group(self._result, self._findings)
        content = QWidget()
        self._column = QVBoxLayout(content)
        self._column.setContentsMargins(0, 0, 0, 0)
        for part in (self._check, self._match, meaning):
            self._column.addWidget(part)
        self._column.addStretch(1)
        area = scrolling(content, takes_keys=True)
        self._foot = QHBoxLayout()
        self._foot.addWidget(self.back_button)
        self._foot.addStretch(1)
        self._foot.addWidget(self.stop_button)
        self._foot.addWidget(self.check_button)
        self._outer = QVBoxLayout(self)
        self._outer.addWidget(label(self.tr("Fair play"), "heading"))
        self._outer.addWidget(area, 1)
        self._outer.addLayout(self._foot)

    def _step(self, number: int, text: str) -> QWidget:
        """A numbered sentence whose rows stand flush beside its number."""
        step = QWidget()
        row = QHBoxLayout(step)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(label(f"{number}.", "soft"), 0, Qt.AlignmentFlag.AlignTop)
        words = label(text, wraps=True)
        words.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        row.addWidget(words, 1)
        self._steps.append(row)
        return step

    def _group(self, *widgets: QWidget) -> QFrame:
        frame = panel()
        column = QVBoxLayout(frame)
        for widget in widgets:
            column.addWidget(widget)
            if isinstance(widget, QLabel):
                widget.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._inner.append(column)
        return frame

    def _connect(self) -> None:
        self.copy_button.clicked.connect(self._on_copy)
        self.check_button.clicked.connect(self._on_check)
        self.stop_button.clicked.connect(self._on_stop)
        self.back_button.clicked.connect(self.back_requested)
        self.leave_by(self.back_button)
        self.checking.done.connect(self._on_checked)
        self.checking.failed.connect(self._on_failed)

    def _say(self, result: str, findings: str) -> None:
        self._result.setText(result)
        self._findings.setText(findings)
        self._findings.setVisible(bool(findings))
        self._check.setVisible(bool(result))
        self.stop_button.hide()

    def _on_checked(self, verdict: Verdict) -> None:
        told = [f"{SIGNS[finding.outcome]}  {finding_text(finding)}" for finding in verdict.findings]
        if verdict.fingerprint:
            told.append(self.tr("Fingerprint: {hex}").format(hex=grouped(verdict.fingerprint)))
        if verdict.seed:
            told.append(self.tr("Seed: {seed}").format(seed=verdict.seed))
        set_role(self._result, "allowed" if verdict.is_good else "refused")
        self._result.style().polish(self._result)
        self._say(verdict_text(verdict, self._name), "\n".join(told))

    def _on_failed(self, error: SaveError) -> None:
        set_role(self._result, "refused")
        self._result.style().polish(self._result)
        self._say(trouble_text(error), "")

    def _on_stop(self) -> None:
        self.checking.cancel()
        self._say("", "")

    def _on_copy(self) -> None:
        if self._fairness is not None:
            told = [self._fairness.fingerprint, self._fairness.seed]
            QGuiApplication.clipboard().setText("\n".join(filter(None, told)))

    def _on_check(self) -> None:
        path, _ = QFileDialog.getOpenFileName(
            self, self.tr("Check a match"), "", self.tr("Matches (*.burraco);;All files (*)")
        )
        if path:
            self.check_file(Path(path))


def _checked(path: Path) -> Verdict:
    try:
        return verify(decode(files.read(path)))
    except FileNotFoundError:
        raise FileAccessError(worded("is gone"), path) from None
    except SaveError as error:
        error.path = path
        raise
