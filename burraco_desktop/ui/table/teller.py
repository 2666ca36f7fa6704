"""Tells what happens beside the moving cards: celebrations, sounds, sentences for screen readers."""

from PySide6.QtCore import QObject, Signal

from burraco_desktop.engine.events import DealEnded, TurnStarted
from burraco_desktop.engine.state import sides_of
from burraco_desktop.ui.controller import Controller, DealResult
from burraco_desktop.ui.table.access import Access
from burraco_desktop.ui.table.news import Sound, completed, sound_of
from burraco_desktop.ui.table.overlays import Overlays
from burraco_desktop.ui.table.scene import TableScene
from burraco_desktop.ui.table.shown import Shown
from burraco_desktop.ui.text import canasta_name, deal_end_text, event_text, status_text
from burraco_desktop.ui.texts_access import nothing_happened_text, undone_text

MOST_LINES = 14
"""How many lines are told again at most."""


class Teller(QObject):
    """Speaks once for each picture, in their order, however fast they come."""

    heard = Signal(object)
    """Something makes a Sound."""

    def __init__(
        self, controller: Controller, scene: TableScene, overlays: Overlays, access: Access, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self._scene = scene
        self._overlays = overlays
        self._access = access
        self._version = -1
        self._round: list[str] = []
        self._is_own_move = False
        overlays.said_no.connect(self._on_said_no)
        controller.deal_ended.connect(self._on_deal_ended)

    def tell_again(self) -> None:
        """Tell what the others have done since the player's last turn."""
        lines = self._round[-MOST_LINES:] or [nothing_happened_text()]
        self._overlays.recall("\n".join(lines))
        self._access.say(" ".join(lines))

    def open(self) -> None:
        """Another match lies on the table: tell what is expected of the player in it."""
        self._round.clear()
        self._version = self._controller.version
        shown = self._scene.shown
        if shown is not None and shown.view.is_my_turn:
            self._access.say(status_text(shown.view, self._controller.names))

    def tell(self, shown: Shown) -> None:
        """Tell what a picture brings that just comes onto the table."""
        if shown.event is None:
            self._tell_undo()
            return
        self._version = self._controller.version
        self._celebrate(shown)
        sound = sound_of(shown)
        if sound is not None and (sound == Sound.TURN or not self._controller.pace.is_hurried):
            self.heard.emit(sound)
        self._speak(shown)

    def _celebrate(self, shown: Shown) -> None:
        """Announce a canasta that was just completed, and how the deal ended."""
        layout = self._scene.layout
        news = completed(shown)
        if news is not None:
            column = layout.melds[news.side].columns[news.number]
            name = canasta_name(news.meld.grade, shown.view.table.rules)
            self._overlays.announce(name, column.bounds)
        if isinstance(shown.event, DealEnded):
            text = deal_end_text(shown.event, self._controller.names, shown.view.viewer)
            self._overlays.announce(text, layout.strip)

    def _speak(self, shown: Shown) -> None:
        """One line an event; the player's own turn by what is expected of him."""
        names = self._controller.names
        if isinstance(shown.event, TurnStarted):
            text = status_text(shown.view, names) if shown.event.seat == shown.view.viewer else ""
        else:
            text = event_text(shown.event, shown.view, names) or "" if shown.event else ""
            self._remember(shown, text)
        self._access.say(text)

    def _remember(self, shown: Shown, line: str) -> None:
        """Keep what the others do, from the player's last move on."""
        is_own = getattr(shown.event, "seat", None) == shown.view.viewer
        if not is_own and line:
            if self._is_own_move:
                self._round.clear()
            self._round.append(line)
        self._is_own_move = is_own if line else self._is_own_move

    def _tell_undo(self) -> None:
        """A picture without an event is a mere rearrangement, unless the match has another version now."""
        if self._version != self._controller.version:
            self._version = self._controller.version
            self._access.say(undone_text())

    def _on_said_no(self, text: str) -> None:
        self._access.say(text, at_once=True)
        self.heard.emit(Sound.REFUSAL)

    def _on_deal_ended(self, result: DealResult) -> None:
        table = result.view.table
        if result.winner == sides_of(table.rules, table.seats)[result.view.viewer]:
            self.heard.emit(Sound.WIN)
