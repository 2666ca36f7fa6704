"""Which card lies where: the slots of a view under a layout. The scene maps its card items to them. No Qt."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import IntEnum

from burraco_desktop.engine.actions import WildEnd
from burraco_desktop.engine.cards import HIDDEN, Card
from burraco_desktop.engine.melds import Meld, MeldKind
from burraco_desktop.engine.view import PlayerView
from burraco_desktop.ui.table.decks import Measures
from burraco_desktop.ui.table.geometry import Pose
from burraco_desktop.ui.table.layout import USUAL, TableLayout, TableShape
from burraco_desktop.ui.table.meld_layout import MeldShape


class Zone(IntEnum):
    """A place of the table that holds cards; the order is the order of stacking."""

    STOCK = 0
    RESERVE = 1
    PILE = 2
    MELD = 3
    SEAT = 4
    HAND = 5


@dataclass(frozen=True, slots=True)
class Slot:
    """One place for one card.

    Attributes:
        zone: the kind of place.
        group: which one: side * 100 + meld of a meld, the seat of a seat, the number of a reserve, else 0.
        index: the number of the card in its group.
        card: the face shown, HIDDEN for a back.
        pose: where it lies.
        visible: whether it is drawn while nothing moves; covered backs and cards held by other seats are not.
    """

    zone: Zone
    group: int
    index: int
    card: Card
    pose: Pose
    visible: bool = True


SIDE_FACTOR = 100
STOCK_LEAVES = 3
"""How many backs of the stock are drawn, each a little higher, to give it a thickness."""


def crossed_cards(meld: Meld) -> int:
    """How many cards of a meld lie crosswise: one on a dirty canasta, two on a clean one."""
    if not meld.is_canasta or meld.is_closed:
        return 0
    return 2 if meld.is_clean else 1


def shown_cards(meld: Meld, wild_end: WildEnd) -> list[Card]:
    """The cards of a meld from the head down: the high card of a run first, the wild of a set last."""
    cards = [card for card, _ in meld.placed(wild_end)]
    return cards[::-1] if meld.layout.kind == MeldKind.RUN else cards


def pile_is_open(view: PlayerView) -> bool:
    """Tell whether all cards of the pile may be looked at, not only the top one."""
    return view.table.rules.draw.pile_visible == "all"


def shape_of(view: PlayerView, measures: Measures = USUAL) -> TableShape:
    """What the layout must know of a view."""
    table = view.table
    return TableShape(
        viewer=view.viewer,
        side_of=table.side_of,
        melds=tuple(
            tuple(MeldShape(meld.size, crossed_cards(meld), meld.is_closed) for meld in melds)
            for melds in table.melds
        ),
        hand=view.hand.size,
        pile=len(table.pile),
        reserves=len(table.reserves),
        is_clockwise=table.rules.deck.play_direction == "cw",
        measures=measures,
    )


def slots_of(view: PlayerView, order: Sequence[Card], layout: TableLayout) -> list[Slot]:
    """All slots of a view, back to front; `order` is the shown order of the viewer's hand."""
    return [
        *_stock_slots(view, layout),
        *_reserve_slots(view, layout),
        *_pile_slots(view, layout),
        *_meld_slots(view, layout),
        *_seat_slots(view, layout),
        *(
            Slot(Zone.HAND, view.viewer, index, card, pose)
            for index, (card, pose) in enumerate(zip(order, layout.hand, strict=True))
        ),
    ]


def _stock_slots(view: PlayerView, layout: TableLayout) -> Iterator[Slot]:
    count = len(view.table.stock)
    for index in range(count):
        from_top = count - 1 - index
        rise = max(0, STOCK_LEAVES - 1 - from_top) * 2 * layout.unit
        pose = replace(layout.stock, x=layout.stock.x - rise, y=layout.stock.y - rise)
        yield Slot(Zone.STOCK, 0, index, HIDDEN, pose, visible=from_top < STOCK_LEAVES)


def _reserve_slots(view: PlayerView, layout: TableLayout) -> Iterator[Slot]:
    """The reserve taken next lies on top."""
    reserves = view.table.reserves
    for number in reversed(range(len(reserves))):
        size = len(reserves[number])
        for index in range(size):
            pose = layout.reserves[len(reserves) - 1 - number]
            yield Slot(Zone.RESERVE, number, index, HIDDEN, pose, visible=index == size - 1)


def _pile_slots(view: PlayerView, layout: TableLayout) -> Iterator[Slot]:
    """A covered pile shows only its top card."""
    pile = view.table.pile
    shown = pile if pile_is_open(view) else [HIDDEN] * (len(pile) - 1) + pile[-1:]
    for index, (card, pose) in enumerate(zip(shown, layout.pile, strict=True)):
        yield Slot(Zone.PILE, 0, index, card, pose)


def _meld_slots(view: PlayerView, layout: TableLayout) -> Iterator[Slot]:
    """A run shows its high card at the head, a set its wild at the foot."""
    table = view.table
    for side, melds in enumerate(table.melds):
        for number, meld in enumerate(melds):
            shown = shown_cards(meld, table.wild_ends[side][number])
            poses = layout.melds[side].columns[number].cards
            for index, (card, pose) in enumerate(zip(shown, poses, strict=True)):
                yield Slot(Zone.MELD, side * SIDE_FACTOR + number, index, card, pose)


def _seat_slots(view: PlayerView, layout: TableLayout) -> Iterator[Slot]:
    """The cards of the other seats lie unseen behind their plates.

    Those that everybody knows carry their names, unless they came from a covered pile.
    """
    for seat, hand in enumerate(view.table.hands):
        if seat == view.viewer:
            continue
        x, y = layout.plates[seat].center
        pose = Pose(x, y, layout.stock.width * 0.6)
        known = hand.cards() if pile_is_open(view) else []
        for index, card in enumerate([*known, *[HIDDEN] * (hand.size - len(known))]):
            yield Slot(Zone.SEAT, seat, index, card, pose, visible=False)
