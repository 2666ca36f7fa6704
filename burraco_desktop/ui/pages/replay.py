"""A match to be looked at again: by step, decision and deal, from the eyes of a seat. It keeps nothing."""

from collections.abc import Callable
from enum import Enum
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QModelIndex, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QHideEvent, QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFileDialog,
    QHBoxLayout,
    QSlider,
    QVBoxLayout,
)

from burraco_desktop.engine.state import Phase
from burraco_desktop.paths import resource
from burraco_desktop.session import files
from burraco_desktop.session.errors import SaveError
from burraco_desktop.session.replay import Moment, Replay
from burraco_desktop.ui.pages.choice_box import ChoiceBox
from burraco_desktop.ui.pages.page import Page, button, label
from burraco_desktop.ui.pages.replay_log import ReplayLog, ReplayLogDelegate
from burraco_desktop.ui.pages.replay_table import ReplayTable
from burraco_desktop.ui.pages.transport import Move, Transport
from burraco_desktop.ui.panels.log import LogModel, cards_of
from burraco_desktop.ui.panels.log_lines import LineKind, LogLine
from burraco_desktop.ui.settings import ANIMATION_SPEED, Settings
from burraco_desktop.ui.table.card_art import CardArt
from burraco_desktop.ui.table.cues import SPEED_FACTORS
from burraco_desktop.ui.texts_matches import trouble_text
from burraco_desktop.ui.texts_replay import match_text, moment_line, report_text
from burraco_desktop.ui.texts_table import deal_text


class Speed(Enum):
    """How long a moment rests while the replay plays, in milliseconds."""

    SLOW = 1800
    NORMAL = 800
    FAST = 250


KEYS: Final = {
    "Left": Move.STEP_BACK,
    "Right": Move.STEP,
    "Up": Move.DECISION_BACK,
    "Down": Move.DECISION,
    "PgUp": Move.DEAL_BACK,
    "PgDown": Move.DEAL,
    "Space": Move.PLAY,
}


class ReplayPage(Page):
    """Shows one replay at a time."""

    practice_requested = Signal(object)
    """The Match to play on with."""
    review_requested = Signal(object, str, int)
    """The Replay, its title, and the deal that is shown."""
    back_requested = Signal()

    def __init__(self, art: CardArt, store: Settings) -> None:
        super().__init__()
        self._store = store
        self._replay: Replay | None = None
        self._moments: tuple[Moment, ...] = ()
        self._line_moments: list[int] = []
        self._at = 0
        self.table = ReplayTable(art)
        self.transport = Transport()
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.seat_box, self.deal_box, self.speed_box = ChoiceBox(), ChoiceBox(), ChoiceBox()
        self.lines = LogModel(self)
        self.log = ReplayLog()
        self.log.setItemDelegate(ReplayLogDelegate(resource("icons"), self.log))
        self._title = label("", "heading")
        self._message = label("", "gold-small", wraps=True)
        self.practice_button = button(self.tr("Play on from here"))
        self.text_button = button(self.tr("Export as text …"))
        self.report_button = button(self.tr("Copy a report"))
        self.review_button = button(self.tr("Review"))
        self.back_button = button(self.tr("Back"))
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._build()
        self._connect()

    @property
    def message(self) -> str:
        """What the page says at its foot."""
        return self._message.text()

    @property
    def moment(self) -> Moment:
        """The moment that is shown."""
        return self._moments[self._at]

    @property
    def deal(self) -> int:
        """The number of the deal that is shown."""
        assert self._replay is not None
        return self._replay.deals[self.deal_box.currentIndex()]

    @property
    def is_playing(self) -> bool:
        """Whether one moment follows the other by itself."""
        return self.transport.buttons[Move.PLAY].is_playing

    def show_replay(self, replay: Replay, title: str, deal: int = 0, actions: int = 0) -> None:
        """Show a match from its beginning, or from after some actions of a deal."""
        self._stop()
        self._replay = replay
        self._title.setText(title)
        self._message.setText("")
        _fill(self.deal_box, [deal_text(number) for number in replay.deals])
        _fill(self.seat_box, [replay.names[seat] for seat in replay.viewers])
        self.seat_box.setEnabled(len(replay.viewers) > 1)
        if self.base:
            self.rescale()
        self._load(replay.deals.index(deal) if deal in replay.deals else 0)
        if actions:
            self._show(self._after(actions))

    def rescale(self) -> None:
        """Set all lengths from the height of plain text."""
        self.keep_edges(self._outer)
        self._outer.setSpacing(self.em(0.5))
        for row in (self._head, self._middle, self._controls, self._foot):
            row.setSpacing(self.em(0.6))
        self.log.setFixedWidth(min(self.em(19), round(self.width() * 0.27)))
        self.transport.rescale(self.em(1))
        for box in (self.seat_box, self.deal_box, self.speed_box):
            box.setMinimumWidth(box.sizeHint().width() + self.em(0.9))

    def showEvent(self, event: QShowEvent) -> None:
        """Put the focus on what leads on."""
        super().showEvent(event)
        self.table.table.factor = SPEED_FACTORS[self._store.get(ANIMATION_SPEED)]
        self.transport.buttons[Move.STEP].setFocus(Qt.FocusReason.OtherFocusReason)

    def hideEvent(self, event: QHideEvent) -> None:
        """Nothing moves unseen."""
        super().hideEvent(event)
        self._stop()
        self.table.rest()

    def lead(self, move: Move) -> None:
        """Go where a button or key leads."""
        if self._replay is None:
            return
        self._message.setText("")
        if move == Move.PLAY:
            self._toggle()
            return
        self._stop()
        leads: dict[Move, Callable[[], None]] = {
            Move.STEP: self._step_on,
            Move.STEP_BACK: lambda: self._show(max(0, self._at - 1)),
            Move.DECISION: lambda: self._fly_to(self._decision(1)),
            Move.DECISION_BACK: lambda: self._show(self._decision(-1)),
            Move.DEAL: lambda: self._change_deal(1),
            Move.DEAL_BACK: lambda: self._change_deal(-1),
        }
        leads[move]()

    # Building.

    def _build(self) -> None:
        self.log.setModel(self.lines)
        self.log.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.log.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.log.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.log.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.log.setAccessibleName(QCoreApplication.translate("LogDock", "Play log"))
        self.seat_box.setAccessibleName(self.tr("Seen from the seat of"))
        self.deal_box.setAccessibleName(self.tr("Deal"))
        self.speed_box.setAccessibleName(self.tr("Speed"))
        self.speed_box.addItems([self.tr("Slow"), self.tr("Normal"), self.tr("Fast")])
        self.speed_box.setCurrentIndex(1)
        self.slider.setAccessibleName(self.tr("Moment of the deal"))
        self._head, self._middle, self._controls, self._foot = (QHBoxLayout() for _ in range(4))
        for widget, stretch in (
            (self._title, 1),
            (self.deal_box, 0),
            (label(self.tr("Seen by"), "soft"), 0),
            (self.seat_box, 0),
        ):
            self._head.addWidget(widget, stretch)
        self._middle.addWidget(self.table, 1)
        self._middle.addWidget(self.log)
        self._controls.addWidget(self.transport)
        self._controls.addWidget(self.slider, 1)
        self._controls.addWidget(label(self.tr("Speed"), "soft"))
        self._controls.addWidget(self.speed_box)
        for key in (self.back_button, self.text_button, self.report_button):
            self._foot.addWidget(key)
        self._foot.addWidget(self._message, 1)
        self._foot.addWidget(self.review_button)
        self._foot.addWidget(self.practice_button)
        self._outer = QVBoxLayout(self)
        self._outer.addLayout(self._head)
        self._outer.addLayout(self._middle, 1)
        self._outer.addLayout(self._controls)
        self._outer.addLayout(self._foot)

    def _connect(self) -> None:
        self.transport.wanted.connect(self.lead)
        self.deal_box.activated.connect(self._load)
        self.seat_box.activated.connect(lambda _index: self._reload())
        self.slider.valueChanged.connect(self._on_slid)
        self.log.clicked.connect(self._on_line)
        self.table.settled.connect(self._on_settled)
        self._pause.timeout.connect(self._on_pause_over)
        self.back_button.clicked.connect(self.back_requested)
        self.leave_by(self.back_button)
        self.text_button.clicked.connect(self._on_text)
        self.report_button.clicked.connect(self._on_report)
        self.practice_button.clicked.connect(self._on_practice)
        self.review_button.clicked.connect(self._on_review)
        for key, move in KEYS.items():
            shortcut = QShortcut(QKeySequence(key), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(lambda move=move: self.lead(move))

    # Where the replay stands.

    def _load(self, index: int) -> None:
        """Look at a deal from its first moment."""
        assert self._replay is not None
        self.deal_box.setCurrentIndex(index)
        viewer = self._replay.viewers[self.seat_box.currentIndex()]
        self._moments = self._replay.moments(self.deal, viewer)
        self._fill_log()
        self.slider.blockSignals(True)
        self.slider.setRange(0, len(self._moments) - 1)
        self.slider.blockSignals(False)
        self._show(0)

    def _reload(self) -> None:
        """Look at the same moment from another seat."""
        at = self._at
        self._load(self.deal_box.currentIndex())
        self._show(min(at, len(self._moments) - 1))

    def _fill_log(self) -> None:
        assert self._replay is not None
        lines, self._line_moments = [], []
        for number, moment in enumerate(self._moments):
            text = moment_line(moment, self._replay.names)
            if text is not None and moment.event is not None:
                is_mine = getattr(moment.event, "seat", None) == moment.view.viewer
                kind = LineKind.MINE if is_mine else LineKind.THEIRS
                lines.append(partial(LogLine, kind, text, cards_of(moment.event, moment.view)))
                self._line_moments.append(number)
        self.lines.clear()
        self.lines.add(lines)

    def _show(self, at: int) -> None:
        """Show a moment at once."""
        assert self._replay is not None
        self._at = at
        self.table.show_at_once(self.moment, self._replay.names)
        self._follow()

    def _fly_to(self, at: int) -> None:
        """Let the cards fly to a later moment."""
        moments = self._moments[self._at + 1 : at + 1]
        if moments:
            self._at = at
            self.table.lead_to(moments)
            self._follow()

    def _follow(self) -> None:
        """Bring slider, log and buttons up to where the replay stands."""
        assert self._replay is not None
        self.slider.blockSignals(True)
        self.slider.setValue(self._at)
        self.slider.blockSignals(False)
        told = [row for row, number in enumerate(self._line_moments) if number <= self._at]
        self.log.lead_to(self.lines.index(told[-1]) if told else QModelIndex())
        is_playable = self._replay.is_over and self.moment.view.table.phase != Phase.OVER
        self.practice_button.setEnabled(is_playable)

    def _after(self, actions: int) -> int:
        """The last moment after so many actions."""
        return max(number for number, moment in enumerate(self._moments) if moment.actions <= actions)

    def _decision(self, direction: int) -> int:
        """The nearest moment in which the viewer is to decide, or the end that way."""
        ahead = range(self._at + direction, len(self._moments) if direction > 0 else -1, direction)
        found = (number for number in ahead if self._is_decision(number))
        return next(found, len(self._moments) - 1 if direction > 0 else 0)

    def _is_decision(self, number: int) -> bool:
        moment = self._moments[number]
        return moment.is_last and moment.view.is_my_turn

    def _step_on(self) -> None:
        if self._at + 1 < len(self._moments):
            self._fly_to(self._at + 1)
        else:
            self._change_deal(1)

    def _change_deal(self, direction: int) -> None:
        index = self.deal_box.currentIndex() + direction
        if direction < 0 < self._at:
            self._show(0)
        elif 0 <= index < self.deal_box.count():
            self._load(index)
        elif direction > 0:
            self._show(len(self._moments) - 1)

    # By itself.

    def _toggle(self) -> None:
        if self.is_playing:
            self._stop()
        else:
            self.transport.show_playing(is_playing=True)
            self._on_pause_over()

    def _stop(self) -> None:
        self._pause.stop()
        self.transport.show_playing(is_playing=False)

    def _on_settled(self) -> None:
        if self.is_playing:
            self._pause.start(list(Speed)[self.speed_box.currentIndex()].value)

    def _on_pause_over(self) -> None:
        is_last_deal = self.deal_box.currentIndex() == self.deal_box.count() - 1
        if self._at == len(self._moments) - 1 and is_last_deal:
            self._stop()
            return
        self._step_on()
        if not self.table.queue.is_busy:
            self._on_settled()

    # What the player does.

    def _on_slid(self, value: int) -> None:
        self._stop()
        self._show(value)

    def _on_line(self, index: QModelIndex) -> None:
        self._stop()
        self._show(self._line_moments[index.row()])

    def _on_practice(self) -> None:
        assert self._replay is not None
        self._stop()
        self.practice_requested.emit(self._replay.practice(self.deal, self.moment.actions))

    def _on_review(self) -> None:
        assert self._replay is not None
        self.review_requested.emit(self._replay, self._title.text(), self.deal)

    def _on_text(self) -> None:
        path, _ = QFileDialog.getSaveFileName(
            self, self.tr("Export the match as text"), "match.txt", self.tr("Texts (*.txt)")
        )
        if path:
            self.export_text(Path(path))

    def export_text(self, path: Path) -> None:
        """Write the match in words, as the seat that is chosen saw it."""
        assert self._replay is not None
        text = match_text(self._replay, self.moment.view.viewer)
        try:
            files.write(path, text.encode())
        except SaveError as error:
            self._message.setText(trouble_text(error))
        else:
            self._message.setText(self.tr("The match is written to {file}.").format(file=path.name))

    def _on_report(self) -> None:
        assert self._replay is not None
        viewer = self.moment.view.viewer
        QGuiApplication.clipboard().setText(report_text(self._replay, self.deal, self.moment.actions, viewer))
        self._message.setText(self.tr("A report of this moment is copied: paste it where you like."))


def _fill(box: ChoiceBox, entries: list[str]) -> None:
    box.clear()
    box.addItems(entries)
    box.setCurrentIndex(0)
