"""Where everything lies on the table, as a pure function of the window's size and of what lies there. No Qt.

From top to bottom: the plates of the other seats, the meld areas side by side (ours last), a strip with
stock, reserves, pile and status, and the hand; at the right of strip and hand a column with our plate and the
actions.
"""

from dataclasses import dataclass
from functools import lru_cache, partial

from burraco_desktop.ui.table.decks import Measures, Strips
from burraco_desktop.ui.table.geometry import ASPECT, Pose, Rect
from burraco_desktop.ui.table.meld_layout import MeldArea, MeldShape, lay_out_melds

HAND_HEIGHT = 0.172
MIDDLE_HEIGHT = 0.108
STRIP_SHARE = 0.061
"""The greatest width of a card in the strip by the strip's, so that a long pile fits into narrow windows."""
LIFT = 0.13
"""How far a selected card stands out of the hand, by its height."""
HAND_STEP = 0.8
RESERVE_STEP = 0.08
PILE_AIR = 0.035
"""How much more than the index is seen of the last cards of the pile, by the width of a card."""
PILE_READABLE = 6
"""How many cards at the top of the pile show their index, however long the pile is."""
NOTE_BREADTH = 3.0
"""The least breadth of a place for a note between two plates, by their height."""
SMALLEST_TEXT = 0.88
MOST_TEXT = 1.3
"""Texts of the table grow no more than so: beyond, there would be no room for the cards."""
SMALL, ROOMY = 0.4, 0.65
"""Texts of a table of the first scale do not grow at all, from the second one on as much as wished."""
CAPTION_STEP = 66
"""The least distance of the captions below stock, reserves and pile."""
TARGET_SHARE = 0.62
"""The part of the line of notes that tells the target; the number of the deal needs less."""
BROAD = 1.6
"""A table less broad than so, by its height, rather holds fewer cards in a row than small ones."""
USUAL = Measures()


@dataclass(frozen=True, slots=True)
class TableShape:
    """What the layout must know of the table.

    Attributes:
        viewer: the seat at the bottom.
        side_of: the side of each seat.
        melds: the shapes of the melds by side.
        hand: number of cards in the viewer's hand.
        pile: number of cards in the pile.
        reserves: number of reserves not yet taken.
        is_clockwise: whether the next player sits at the left.
        measures: what deck and wishes of the player mean for it.
    """

    viewer: int
    side_of: tuple[int, ...]
    melds: tuple[tuple[MeldShape, ...], ...]
    hand: int
    pile: int
    reserves: int
    is_clockwise: bool = True
    measures: Measures = USUAL


@dataclass(frozen=True, slots=True)
class TableLayout:
    """The places of one table.

    Attributes:
        unit: scale of texts and lines, 1.0 in a window of 1280 x 800.
        plates: the name plate of each seat.
        notes: two places for the number of the deal and the target: between the plates where there is room,
            else at the foot of the status.
        areas, headers: the meld area of each side and the line at its top; of no size for a side that has
            been joined with another.
        melds: the laid-out melds of each side.
        strip, stock, reserves, pile, pile_zone, status: the strip in the middle and what lies in it.
        hand, hand_zone: the cards of the viewer and the place they may fill.
        actions: the place of the action bar.
    """

    unit: float
    plates: tuple[Rect, ...]
    notes: tuple[Rect, ...]
    areas: tuple[Rect, ...]
    headers: tuple[Rect, ...]
    melds: tuple[MeldArea, ...]
    strip: Rect
    stock: Pose
    reserves: tuple[Pose, ...]
    pile: tuple[Pose, ...]
    pile_zone: Rect
    status: Rect
    hand: tuple[Pose, ...]
    hand_zone: Rect
    actions: Rect

    @property
    def has_notes_at_foot(self) -> bool:
        """Whether the notes stand below the status, and not between the plates."""
        return self.notes[0].y > self.strip.y


@dataclass(frozen=True, slots=True)
class _Frame:
    """What follows from the window alone: scales, the bar of plates at its top, the column at its right."""

    width: float
    height: float
    text: float
    margin: float

    @property
    def bar(self) -> Rect:
        return Rect(self.margin, self.margin * 0.7, self.width - 2 * self.margin, 46 * self.text)

    @property
    def column(self) -> float:
        return 164 * self.text

    @property
    def hand_room(self) -> Rect:
        return Rect(self.margin, 0, self.width - self.column - 3 * self.margin, self.height - self.margin)


def lay_out(shape: TableShape, width: float, height: float) -> TableLayout:
    """Lay the table out in a window of a size in device independent pixels."""
    unit = min(width / 1280, height / 800)
    text = _text(unit, shape.measures)
    margin = 10 * unit
    frame, measures = _Frame(width, height, text, margin), shape.measures
    hand_width = _hand_card_width(frame, measures)
    hand_zone, hand = _hand(shape, hand_width, frame.hand_room)
    card = min(MIDDLE_HEIGHT * height / ASPECT, hand_zone.w * STRIP_SHARE)
    strip_height = card * ASPECT + 26 * text + margin
    strip = Rect(margin, hand_zone.y - strip_height - margin * 0.6, hand_zone.w, strip_height)
    top = frame.bar.bottom + margin * 0.7
    areas = _areas(Rect(margin, top, width - 2 * margin, strip.y - margin * 0.8 - top), shape, margin)
    headers = tuple(Rect(a.x + margin, a.y + 2 * text, a.w - 2 * margin, 26 * text) for a in areas)
    right = Rect(strip.right + margin, strip.y, frame.column, height - margin - strip.y)
    plates, notes = _plates(shape, frame.bar, Rect(right.x, right.y, right.w, 50 * text))
    stock, reserves, pile_zone, pile, status = _strip(shape, strip, card, text)
    if not notes:
        status, notes = _foot(status, text)
    return TableLayout(
        unit=text,
        plates=plates,
        notes=notes,
        areas=areas,
        headers=headers,
        melds=tuple(map(partial(_melds, frame, measures.strips, hand_width), shape.melds, areas, headers)),
        strip=strip,
        stock=stock,
        reserves=reserves,
        pile=pile,
        pile_zone=pile_zone,
        status=status,
        hand=hand,
        hand_zone=hand_zone,
        actions=Rect(right.x, right.y + 56 * text, right.w, right.h - 56 * text),
    )


@lru_cache(maxsize=16)  # most events leave them as they lie
def _melds(
    frame: _Frame, strips: Strips, hand_width: float, shapes: tuple[MeldShape, ...], area: Rect, header: Rect
) -> MeldArea:
    """The melds of a side below its header; they never grow larger than the cards of the hand."""
    height = area.bottom - header.bottom - frame.margin * 0.8
    room = Rect(header.x, header.bottom, header.w, height)
    return lay_out_melds(shapes, room, 19 * frame.text, hand_width * 0.86, strips)


def _text(unit: float, measures: Measures) -> float:
    """The scale of texts: as large as they are wanted, but less so where the table itself is small."""
    room = min(1.0, max(0.0, (unit - SMALL) / (ROOMY - SMALL)))
    growth = min(measures.text, MOST_TEXT) - 1
    return max(unit, SMALLEST_TEXT) * (1 + growth * (room if growth > 0 else 1))


def _hand_card_width(frame: _Frame, measures: Measures) -> float:
    """The width of a card in the hand: as high as its share of the window, yet many fit in one row."""
    strips = measures.strips
    in_a_row = strips.in_a_row * min(1.0, frame.width / frame.height / BROAD)
    many = frame.hand_room.w / (1 + (in_a_row - 1) * strips.across)
    return min(HAND_HEIGHT * frame.height / ASPECT, many) * measures.hand


def _hand(shape: TableShape, width: float, room: Rect) -> tuple[Rect, tuple[Pose, ...]]:
    """The zone of the hand at the bottom of the room and the poses in it, in rows from back to front."""
    count, strips = shape.hand, shape.measures.strips
    capacity = int((room.w - width) / (strips.across * width) + 1e-6) + 1
    rows = max(1, -(-count // capacity))
    height = width * ASPECT
    zone_height = height * (1 + LIFT + (rows - 1) * strips.rows)
    zone = Rect(room.x, room.bottom - zone_height, room.w, zone_height)
    poses: list[Pose] = []
    for row in range(rows):
        in_row = count // rows + (1 if row < count % rows else 0)
        middle = zone.y + height * (LIFT + row * strips.rows + 0.5)
        poses += _spread(in_row, zone.x + zone.w / 2, middle, width, zone.w)
    return zone, tuple(poses)


def _spread(count: int, middle: float, y: float, width: float, available: float) -> list[Pose]:
    if count == 0:
        return []
    step = min(HAND_STEP * width, (available - width) / max(1, count - 1))
    left = middle - (count - 1) * step / 2
    return [Pose(left + index * step, y, width) for index in range(count)]


def _areas(whole: Rect, shape: TableShape, margin: float) -> tuple[Rect, ...]:
    """The meld areas by side; the viewer's own side at the right, the others in turn order from the left."""
    own = shape.side_of[shape.viewer]
    others = [side for side in _turn_order(shape) if side != own]
    order = [*dict.fromkeys(others), own]
    width = (whole.w - (len(order) - 1) * margin) / len(order)
    places = {
        side: Rect(whole.x + at * (width + margin), whole.y, width, whole.h) for at, side in enumerate(order)
    }
    nowhere = Rect(whole.x, whole.y, 0, 0)
    return tuple(places.get(side, nowhere) for side in range(len(shape.melds)))


def _turn_order(shape: TableShape) -> list[int]:
    """The sides of the other seats, from the one that sits at the left around to the right."""
    return [shape.side_of[seat] for seat in _other_seats(shape)]


def _other_seats(shape: TableShape) -> list[int]:
    """The other seats from the left around to the right: in turn order, or against it."""
    seats = len(shape.side_of)
    around = [(shape.viewer + offset) % seats for offset in range(1, seats)]
    return around if shape.is_clockwise else around[::-1]


def _plates(shape: TableShape, bar: Rect, own: Rect) -> tuple[tuple[Rect, ...], tuple[Rect, ...]]:
    """The plates of the seats: the others across the bar, the viewer's beside his hand."""
    others = _other_seats(shape)
    width = min(bar.h * 4.6, bar.w / (len(others) + 0.5))
    step = (bar.w - width) / max(1, len(others) - 1)
    start = bar.x if len(others) > 1 else bar.x + (bar.w - width) / 2
    lefts = [start + index * step for index in range(len(others))]
    plates = {seat: Rect(left, bar.y, width, bar.h) for seat, left in zip(others, lefts, strict=True)}
    plates[shape.viewer] = own
    edges = [bar.x, *(edge for left in lefts for edge in (left, left + width)), bar.right]
    gaps = [Rect(a, bar.y, b - a, bar.h) for a, b in zip(edges[::2], edges[1::2], strict=True)]
    wide = [gap for gap in gaps if gap.w > NOTE_BREADTH * bar.h]
    if len(wide) == 1:
        wide = [Rect(wide[0].x + half * wide[0].w / 2, bar.y, wide[0].w / 2, bar.h) for half in (0, 1)]
    return tuple(plates[seat] for seat in sorted(plates)), (wide[0], wide[-1]) if wide else ()


def _foot(status: Rect, text: float) -> tuple[Rect, tuple[Rect, ...]]:
    """The status without its lowest line, and two places for notes in that line."""
    height = 24 * text
    y, target = status.bottom - height, status.w * TARGET_SHARE
    line = (Rect(status.x, y, status.w - target, height), Rect(status.right - target, y, target, height))
    return Rect(status.x, status.y, status.w, status.h - height), line


def _strip(
    shape: TableShape, strip: Rect, card: float, text: float
) -> tuple[Pose, tuple[Pose, ...], Rect, tuple[Pose, ...], Rect]:
    middle = strip.y + (strip.h - 20 * text) / 2
    step = max(card * 1.8, CAPTION_STEP * text)
    stock = Pose(strip.x + max(card * 0.95, step / 2), middle, card)
    crossed_at = stock.x + step - (shape.reserves - 2) * RESERVE_STEP * card / 2
    reserves = tuple(
        Pose(
            crossed_at + index * RESERVE_STEP * card,
            middle,
            card * 0.92,
            90 if index % 2 == 0 and shape.reserves > 1 else 0,
        )
        for index in range(shape.reserves)
    )
    left = stock.x + 2 * step - card * 0.65
    zone = Rect(left, strip.y, (strip.right - left) * 0.56, strip.h)
    apart = (shape.measures.strips.across + PILE_AIR) * card
    pile = tuple(Pose(x, middle, card) for x in _pile_places(shape.pile, zone, card, apart))
    status = Rect(zone.right + 8 * text, strip.y, strip.right - zone.right - 16 * text, strip.h)
    return stock, reserves, zone, pile, status


def _pile_places(count: int, zone: Rect, card: float, step: float) -> list[float]:
    """Where the cards of the pile lie, by their middles: the last ones well apart, those below closer."""
    last = min(count, PILE_READABLE) - 1
    room = zone.w - card * 1.3 - last * step
    squeezed = min(step, room / max(1, count - 1 - last))
    places = [zone.x + card * 0.65]
    for index in range(1, count):
        places.append(places[-1] + (step if index >= count - last else squeezed))
    return places[:count]
