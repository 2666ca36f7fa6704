"""All furniture of the table in one place: made once, shown anew for each view. It knows no card item."""

from collections.abc import Sequence

from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from burraco_desktop.engine.state import NOBODY
from burraco_desktop.engine.view import PlayerView
from burraco_desktop.ui.looks import Tone
from burraco_desktop.ui.portraits import Portrait, portraits_of
from burraco_desktop.ui.table.furniture import (
    Align,
    Badge,
    Caption,
    Emblem,
    Inscription,
    Panel,
    Plate,
    Status,
)
from burraco_desktop.ui.table.geometry import ASPECT, Pose, Rect
from burraco_desktop.ui.table.layout import TableLayout
from burraco_desktop.ui.text import meld_label, status_text
from burraco_desktop.ui.texts_plain import tied
from burraco_desktop.ui.texts_table import (
    deal_text,
    melded_points_text,
    new_meld_caption,
    pile_caption,
    plate_detail,
    plate_hint,
    reserve_caption,
    side_title,
    side_total_text,
    stock_caption,
    target_text,
)

CAPTION = 120
CAPTION_SHARE = 0.95
"""How broad a caption of the strip may be, by the unit and by their distance: neighbours must not meet."""
GROUND = -100.0
ON_GROUND = -50.0
GLOW = 900.0
RAIL = 3.0
"""How far the rail reaches below the plates."""
CAPTION_SIZE = 14.0
CENTRE = Align.AlignHCenter


class SideFurniture:
    """The ground and the header of one side's meld area."""

    def __init__(self) -> None:
        self.ground = Panel(Tone.ZONE, Tone.ZONE_EDGE)
        self.title = Caption(15.0, Tone.FELT_SOFT)
        self.points = Caption(14.0, Tone.FELT_SOFT, Align.AlignRight)
        self.total = Caption(19.0, Tone.FELT_TEXT, Align.AlignRight, bold=True)
        self.emblem = Emblem()
        self.badges: list[Badge] = []

    def show(self, *, on: bool) -> None:
        """Show or hide the area of a side; one that has been joined with another has none."""
        for item in (self.ground, self.title, self.points, self.total, self.emblem):
            item.setVisible(on)
        if not on:
            for badge in self.badges:
                badge.hide()


class Furnishing:
    """Puts the furniture on the scene and keeps it up to date with the view shown.

    Attributes:
        portrait: the picture of the player.
        levels: the level of each seat, empty for the human and where none is known.
        tells_own_turn: whether the player is told what he may do; not where something else is asked of him.
        tells_others_turn: whether he is told who else is to play; not where nobody does.
    """

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self.portrait = Portrait.RED_JESTER
        self.levels: Sequence[str] = ()
        self.tells_own_turn = self.tells_others_turn = True
        self._rail = Panel(Tone.GROUND, Tone.GROUND, fill_alpha=1.0)
        self._brass = Panel(Tone.GOLD_DARK, Tone.GOLD_DARK, fill_alpha=1.0)
        self._strip = Panel(Tone.ZONE, Tone.ZONE_EDGE)
        self._place = Panel(Tone.GLOW, Tone.GLOW, fill_alpha=0.08, dashed=True)
        self._place_caption = Inscription(CAPTION_SIZE, Tone.FELT_GOLD, CENTRE)
        self._glow = Panel(Tone.GLOW, Tone.GLOW, fill_alpha=0.14)
        self._hints: list[Panel] = []
        self._sweep = Panel(Tone.GLOW, Tone.GLOW, fill_alpha=0.12, dashed=True)
        self._spots = [Panel(Tone.FELT_DARK, Tone.ZONE_EDGE, fill_alpha=0.35, dashed=True) for _ in range(3)]
        self._captions = [Caption(CAPTION_SIZE, Tone.FELT_SOFT, CENTRE) for _ in range(3)]
        self._notes = [Caption(15.0, Tone.FELT_SOFT, CENTRE) for _ in range(2)]
        self.status = Status()
        self._sides: list[SideFurniture] = []
        self._plates: list[Plate] = []
        for ground in (self._rail, self._brass, self._strip, *self._spots):
            self._add(ground, GROUND)
        for item in (*self._captions, *self._notes, self.status):
            self._add(item, ON_GROUND)
        self._add(self._place, ON_GROUND)
        self._add(self._place_caption, ON_GROUND)
        self._add(self._glow, GLOW)
        self._add(self._sweep, GLOW)
        self._glow.hide()
        self._sweep.hide()
        self.show_place(on=False)

    def show(
        self, view: PlayerView, layout: TableLayout, names: Sequence[str], points: Sequence[int]
    ) -> None:
        """Bring everything up to date; `points` are those of the melds of each side."""
        while len(self._plates) < len(names):
            self._plates.append(Plate())
            self._add(self._plates[-1], ON_GROUND)
        while len(self._sides) < len(layout.areas):
            self._sides.append(self._new_side())
        for index, plate in enumerate(self._plates):
            plate.setVisible(index < len(names))
        faces = portraits_of(self.portrait, names)
        for seat, (name, face) in enumerate(zip(names, faces, strict=True)):
            self._show_plate(view, layout, seat, name, face)
        for side in range(len(layout.areas)):
            self._show_side(view, layout, side, names, points[side])
        for furniture in self._sides[len(layout.areas) :]:
            furniture.show(on=False)
        self._show_rail(view, layout)
        self._show_strip(view, layout)
        self._show_notes(view, layout)
        self.status.cover(layout.status, layout.unit)
        is_told = self.tells_own_turn if view.is_my_turn else self.tells_others_turn
        self.status.say(tied(status_text(view, names)) if is_told else "", is_mine=view.is_my_turn)

    def restyle(self) -> None:
        """Take the colours of the look in force."""
        for item in self._scene.items():
            if isinstance(item, Panel):
                item.restyle()

    def show_place(self, *, on: bool) -> None:
        """Show or hide the dashed place of a new meld."""
        self._place.setVisible(on)
        self._place_caption.setVisible(on)

    def glow_over(self, rect: Rect | None, others: Sequence[Rect], unit: float) -> None:
        """Let the target aimed at glow, or none, and the other legal ones a little."""
        self._glow.setVisible(rect is not None)
        if rect is not None:
            self._glow.cover(rect.inset(-4 * unit, -4 * unit), 9 * unit, 3.5 * unit)
        while len(self._hints) < len(others):
            self._hints.append(Panel(Tone.GLOW, Tone.GLOW, fill_alpha=0.0, dashed=True))
            self._add(self._hints[-1], GLOW)
        for index, hint in enumerate(self._hints):
            hint.setVisible(index < len(others))
        for hint, other in zip(self._hints, others, strict=False):
            hint.cover(other.inset(-2 * unit, -2 * unit), 8 * unit, 1.6 * unit)

    def show_sweep(self, rect: Rect | None, unit: float) -> None:
        """Show the area that the pointer sweeps over, or none."""
        self._sweep.setVisible(rect is not None)
        if rect is not None:
            self._sweep.cover(rect, 4 * unit, 1.6 * unit)

    def show_points(self, side: int, points: int) -> None:
        """Show what the melds of a side count, as while they are counted."""
        self._sides[side].points.say(melded_points_text(points))

    def _add(self, item: QGraphicsItem, depth: float) -> None:
        item.setZValue(depth)
        self._scene.addItem(item)

    def _new_side(self) -> SideFurniture:
        side = SideFurniture()
        self._add(side.ground, GROUND)
        for item in (side.title, side.points, side.total, side.emblem):
            self._add(item, ON_GROUND)
        return side

    def _show_plate(
        self, view: PlayerView, layout: TableLayout, seat: int, name: str, face: Portrait
    ) -> None:
        table = view.table
        plate = self._plates[seat]
        plate.cover(layout.plates[seat], layout.unit)
        has_turn = table.seat == seat and table.end is None and table.turn > 0
        is_ours = table.side_of[seat] == view.side
        plate.show_seat(face, name, plate_detail(view, seat), has_turn=has_turn, is_ours=is_ours)
        plate.setToolTip(plate_hint(view, seat, self.levels[seat] if self.levels else ""))

    def _show_side(
        self, view: PlayerView, layout: TableLayout, side: int, names: Sequence[str], points: int
    ) -> None:
        furniture, unit, header = self._sides[side], layout.unit, layout.headers[side]
        furniture.show(on=side in view.table.side_of)
        is_ours = side == view.side
        furniture.emblem.cover(layout.areas[side], unit)
        furniture.emblem.setVisible(not view.table.melds[side] and side in view.table.side_of)
        furniture.ground.cover(layout.areas[side], 12 * unit, 1.2 * unit)
        total = side_total_text(view, side)
        tone = Tone.FELT_GOLD if is_ours else Tone.FELT_TEXT
        total_width = 30 * unit + 11 * unit * len(total)
        furniture.title.cover(Rect(header.x, header.y, header.w / 2, header.h), unit)
        furniture.title.say(side_title(view, side, names), Tone.FELT_GOLD if is_ours else Tone.FELT_SOFT)
        width = min(header.w / 2, furniture.title.text_width + 10 * unit)
        furniture.total.cover(Rect(header.right - total_width, header.y, total_width, header.h), unit)
        furniture.total.say(total, tone)
        room = Rect(header.x + width, header.y, header.w - width - total_width, header.h)
        furniture.points.cover(room, unit)
        furniture.points.say(melded_points_text(points))
        self._show_badges(view, layout, side)
        if is_ours:
            place = layout.melds[side].new_meld
            self._place.cover(place, 7 * unit, 1.6 * unit)
            self._place_caption.cover(place.inset(8 * unit, 8 * unit), unit)
            self._place_caption.say(new_meld_caption())

    def _show_badges(self, view: PlayerView, layout: TableLayout, side: int) -> None:
        badges = self._sides[side].badges
        melds = view.table.melds[side]
        while len(badges) < len(melds):
            badges.append(Badge())
            self._add(badges[-1], ON_GROUND)
        for index, badge in enumerate(badges):
            badge.setVisible(index < len(melds))
        for badge, meld, column in zip(badges, melds, layout.melds[side].columns, strict=False):
            badge.cover(column.label, layout.unit)
            label, brief = meld_label(meld, view.table.rules), str(meld.size)
            badge.show_meld(label, brief, is_canasta=meld.is_canasta, is_clean=meld.is_clean)

    def _show_strip(self, view: PlayerView, layout: TableLayout) -> None:
        unit, table = layout.unit, view.table
        self._strip.cover(layout.strip, 12 * unit, 1.2 * unit)
        pile_x = layout.pile_zone.x + layout.stock.width * 0.65
        reserve_x = (layout.stock.x + pile_x) / 2
        texts = (
            stock_caption(len(table.stock)),
            reserve_caption(len(table.reserves), table.rules),
            pile_caption(len(table.pile)),
        )
        for caption, spot, x, text in zip(
            self._captions, self._spots, (layout.stock.x, reserve_x, pile_x), texts, strict=True
        ):
            pose = Pose(x, layout.stock.y, layout.stock.width)
            spot.cover(pose.bounds, 6 * unit, 1.2 * unit)
            top = layout.stock.y + layout.stock.width * ASPECT / 2 + 3 * unit
            breadth = min(CAPTION * unit, CAPTION_SHARE * (reserve_x - layout.stock.x))
            bounds = Rect(x - breadth / 2, top, breadth, layout.strip.bottom - top - 2 * unit)
            caption.cover(bounds, unit)
            caption.say(text)
        is_awaited = NOBODY in table.reserve_taken
        self._captions[1].setVisible(bool(table.reserves) or is_awaited)
        self._spots[1].setVisible(is_awaited and not table.reserves)

    def _show_rail(self, view: PlayerView, layout: TableLayout) -> None:
        """The wood at which the others sit, from the menu down to a line of brass."""
        bottom = max(plate.bottom for seat, plate in enumerate(layout.plates) if seat != view.viewer)
        height = bottom + RAIL * layout.unit
        width = self._scene.sceneRect().width()
        self._rail.cover(Rect(0, -1, width, height + 1), 0, 0)
        self._brass.cover(Rect(0, height, width, max(1.0, 1.6 * layout.unit)), 0, 0)

    def _show_notes(self, view: PlayerView, layout: TableLayout) -> None:
        texts = (deal_text(view.table.deal), target_text(view.table.rules))
        ends = (Align.AlignLeft, Align.AlignRight) if layout.has_notes_at_foot else (CENTRE, CENTRE)
        for caption, rect, text, end in zip(self._notes, layout.notes, texts, ends, strict=True):
            caption.stand(end)
            caption.cover(rect, layout.unit)
            caption.say(text, Tone.FELT_SOFT if layout.has_notes_at_foot else Tone.SOFT)
        if layout.has_notes_at_foot:
            self._share_the_foot(layout)

    def _share_the_foot(self, layout: TableLayout) -> None:
        """Give both notes the part of the line that they need, if need be up to the caption of the pile."""
        first, second = layout.notes
        deal, target = (note.text_width for note in self._notes)
        needed = deal + target + 12 * layout.unit
        spare = self._captions[2].rect.right + 4 * layout.unit
        left = max(min(first.x, spare), min(first.x, second.right - needed))
        split = left + (second.right - left) * deal / (deal + target)
        self._notes[0].cover(Rect(left, first.y, split - left, first.h), layout.unit)
        self._notes[1].cover(Rect(split, second.y, second.right - split, second.h), layout.unit)
