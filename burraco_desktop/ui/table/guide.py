"""Shows what can be done now: buttons, targets that glow, the place of a new meld, the pack to be cut."""

from collections.abc import Sequence

from burraco_desktop.engine.cards import Card
from burraco_desktop.engine.state import Phase
from burraco_desktop.engine.view import PlayerView
from burraco_desktop.ui.coaching import Coach
from burraco_desktop.ui.controller import Controller
from burraco_desktop.ui.settings import SORT_KEY, Settings
from burraco_desktop.ui.table import offers
from burraco_desktop.ui.table.action_bar import ActionBar
from burraco_desktop.ui.table.commands import Commands
from burraco_desktop.ui.table.cut_panel import CutPanel
from burraco_desktop.ui.table.intents import NewMeldTarget, resolve
from burraco_desktop.ui.table.overlays import Overlays
from burraco_desktop.ui.table.scene import TableScene
from burraco_desktop.ui.table.targets import Aim
from burraco_desktop.ui.text import status_text

PACK_ROOM = 24
"""How far over the strip the pack to be cut stands, in units of the table."""


class Guide:
    """Follows the match as it stands, whatever still flies."""

    def __init__(
        self,
        controller: Controller,
        settings: Settings,
        scene: TableScene,
        commands: Commands,
        overlays: Overlays,
        panels: tuple[ActionBar, CutPanel],
    ) -> None:
        self._controller = controller
        self._settings = settings
        self._scene = scene
        self._commands = commands
        self._overlays = overlays
        self._bar, self._cut_panel = panels
        self._fit_shown: Aim | None = None
        self.coach: Coach | None = None
        """Who gives hints, if anybody does."""
        self.undo = (False, False)
        """Whether there is anything to undo and to do again."""

    def hide(self) -> None:
        """There is no match."""
        self._bar.hide()
        self._cut_panel.hide()

    def refresh(self, selected: tuple[Card, ...]) -> None:
        """Bring all up to date; `selected` are the cards at hand in the player's own turn."""
        view = self._controller.shown().view
        unit, place = self._scene.layout.unit, self._scene.layout.actions
        self._bar.setGeometry(round(place.x), round(place.y), round(place.w), round(place.h))
        self._bar.set_unit(unit)
        cards = selected if view.is_my_turn else ()
        can_undo, can_redo = self.undo
        sort_key = self._settings.get(SORT_KEY)
        controller = self._controller
        held, is_open, others_play = controller.pace.is_held, controller.is_open, controller.others_play
        scope = offers.Scope(can_undo, can_redo, held, is_open, others_play)
        found = offers.offers(view, cards, sort_key, scope)
        if self.coach is not None and self.coach.can_hint:
            found = offers.with_hint(found, is_shown=self.coach.hint is not None)
        self._bar.offer(found)
        self._bar.show()
        self._show_fit(cards)
        self._show_place(cards)
        self._show_pack(view)

    def aim(self, cards: tuple[Card, ...], aim: Aim | None, legal: Sequence[Aim]) -> None:
        """Let the target under the dragged cards glow, the others a little, and show what would lie there."""
        others = [
            other.rect
            for other in legal
            if not isinstance(other.target, NewMeldTarget) and (aim is None or other.rect != aim.rect)
        ]
        rect = aim.rect if aim is not None else None
        self._scene.furnishing.glow_over(rect, others, self._scene.layout.unit)
        self._show_place(cards)
        self._overlays.preview(aim)

    def _show_fit(self, cards: tuple[Card, ...]) -> None:
        """Let the place glow that the keyboard has gone to, as long as it is one."""
        fit = self._commands.fit
        if fit != self._fit_shown:
            self._fit_shown = fit
            self.aim(cards, fit, ())

    def _show_place(self, cards: tuple[Card, ...]) -> None:
        """Show the dashed place of a new meld while cards are at hand that would lie there."""
        view = self._controller.shown().view
        self._scene.furnishing.show_place(on=bool(cards) and resolve(view, cards, NewMeldTarget()).is_legal)

    def _show_pack(self, view: PlayerView) -> None:
        """Show the pack while the player is to cut it."""
        layout, table = self._scene.layout, view.table
        if view.is_my_turn and table.phase == Phase.CUT:
            self._cut_panel.ask(status_text(view, self._controller.names), len(table.stock))
            bottom = round(layout.strip.y - PACK_ROOM * layout.unit)
            self._cut_panel.place(round(self._scene.width()), bottom, layout.unit)
        else:
            self._cut_panel.hide()
