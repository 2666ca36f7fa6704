"""Where things lie: nothing outside the window, nothing on top of another, every index in sight."""

from dataclasses import replace
from itertools import combinations, pairwise

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from burraco_desktop.ui.table.decks import STRIPS, Deck, Measures, Strips
from burraco_desktop.ui.table.geometry import ASPECT, Pose, Rect
from burraco_desktop.ui.table.layout import TableLayout, TableShape, lay_out
from burraco_desktop.ui.table.meld_layout import CLOSE_ENOUGH, MeldShape, lay_out_melds

SLACK = 0.01
INDEX = {STRIPS[Deck.CLASSIC]: (0.43, 0.26), STRIPS[Deck.LARGE]: (0.57, 0.38)}
"""Breadth and height of the corner index of a deck, by the width of a card."""
SEEN_OF_PILE = 6

SIZES = [(960, 600), (1280, 800), (1366, 768), (1920, 1080), (3840, 2160)]

open_melds = st.builds(
    lambda size, is_clean: MeldShape(size, 0 if size < 7 else 2 if is_clean else 1),
    st.integers(3, 14),
    st.booleans(),
)
melds = st.one_of(open_melds, st.just(MeldShape(7, 0, is_squared=True)))
TABLES = [(0, 1), (0, 1, 0, 1), (0, 1, 2), (0, 1, 1), (0, 1, 0), (0, 1, 2, 0, 1, 2), (0, 1, 0, 1, 0, 1)]
"""The sides of the seats, also where three players have become one and a pair."""


@st.composite
def shapes_of_tables(draw: st.DrawFn) -> TableShape:
    side_of = draw(st.sampled_from(TABLES))
    sides = 3 if len(side_of) == 3 else max(side_of) + 1
    most = 14 if sides == 2 else 9
    return TableShape(
        viewer=0,
        side_of=side_of,
        melds=tuple(
            tuple(draw(st.lists(melds, max_size=most))) if side in side_of else () for side in range(sides)
        ),
        hand=draw(st.integers(0, 40)),
        pile=draw(st.integers(0, 60)),
        reserves=draw(st.integers(0, sides)),
        is_clockwise=draw(st.booleans()),
    )


measures = st.builds(
    Measures, st.sampled_from(list(STRIPS.values())), st.sampled_from([1.0, 1.15, 1.32]), st.floats(1, 2)
)
shapes = st.builds(lambda shape, wishes: replace(shape, measures=wishes), shapes_of_tables(), measures)
widths = st.integers(960, 3840)
heights = st.integers(600, 2160)

CROWDED = (MeldShape(14, 1), MeldShape(7, 2), *[MeldShape(size, 0) for size in (5, 4, 3, 3, 6, 3, 4, 3, 5)])
EXTREME = TableShape(0, (0, 1, 0, 1), (CROWDED, CROWDED), hand=25, pile=20, reserves=0)


def holds(outer: Rect, inner: Rect) -> bool:
    return (
        inner.x >= outer.x - SLACK
        and inner.y >= outer.y - SLACK
        and inner.right <= outer.right + SLACK
        and inner.bottom <= outer.bottom + SLACK
    )


def cards_of(layout: TableLayout) -> list[Pose]:
    columns = [column for area in layout.melds for column in area.columns]
    return [
        *(pose for column in columns for pose in column.cards),
        layout.stock,
        *layout.reserves,
        *layout.pile,
        *layout.hand,
    ]


def apart(*rects: Rect) -> bool:
    return all(one.overlap(other) < 1 for one, other in combinations(rects, 2))


@given(shapes, widths, heights)
def test_all_lies_in_the_window(shape: TableShape, width: int, height: int) -> None:
    layout = lay_out(shape, width, height)
    window = Rect(0, 0, width, height)
    zones = [*layout.plates, *layout.areas, layout.strip, layout.hand_zone, layout.actions, layout.status]
    assert all(holds(window, zone) for zone in zones)
    assert all(holds(window, pose.bounds) for pose in cards_of(layout))


@given(shapes, widths, heights)
def test_zones_lie_apart(shape: TableShape, width: int, height: int) -> None:
    layout = lay_out(shape, width, height)
    areas = [area for area in layout.areas if area.w > 0]
    assert apart(*layout.plates, *areas, layout.strip, layout.hand_zone, layout.actions)
    assert apart(*layout.plates, *layout.notes, *areas, layout.status, layout.pile_zone)
    lying = [pose.bounds for pose in (layout.stock, *layout.reserves[:1])]
    assert apart(*lying, layout.pile_zone, layout.status)
    assert all(holds(layout.pile_zone, pose.bounds) for pose in layout.pile)
    assert all(holds(layout.strip, rect) for rect in (*lying, layout.status))
    assert all(holds(layout.hand_zone, pose.bounds) for pose in layout.hand)


@given(shapes, widths, heights)
@example(EXTREME, 960, 600)
def test_melds_lie_in_their_area_and_apart(shape: TableShape, width: int, height: int) -> None:
    layout = lay_out(shape, width, height)
    for area, melds_area, header in zip(layout.areas, layout.melds, layout.headers, strict=True):
        if area.w == 0:
            continue
        bounds = [column.bounds for column in melds_area.columns]
        assert all(holds(area, rect) for rect in (header, *bounds, melds_area.new_meld))
        assert apart(header, *bounds)


@given(shapes, widths, heights)
@example(EXTREME, 960, 600)
def test_every_index_of_a_meld_is_seen(shape: TableShape, width: int, height: int) -> None:
    _, index_height = INDEX[shape.measures.strips]
    layout = lay_out(shape, width, height)
    for area, shaped in zip(layout.melds, shape.melds, strict=True):
        spread = [column for column, meld in zip(area.columns, shaped, strict=True) if not meld.is_squared]
        for column in spread:
            for over, under in pairwise(column.cards):
                if under.y < over.y:  # a long meld goes on in a column beside
                    assert under.bounds.x >= over.bounds.right - SLACK
                    continue
                shown = under.bounds.y - over.bounds.y
                assert shown >= index_height * over.width - SLACK


@given(shapes, widths, heights)
def test_every_index_of_the_hand_is_seen(shape: TableShape, width: int, height: int) -> None:
    index_width, index_height = INDEX[shape.measures.strips]
    layout = lay_out(shape, width, height)
    for left, right in pairwise(layout.hand):
        if left.y == right.y:
            assert right.x - left.x >= index_width * left.width - SLACK
        else:
            assert right.y - left.y >= index_height * left.width - SLACK


@given(shapes, widths, heights)
def test_the_last_cards_of_the_pile_are_seen(shape: TableShape, width: int, height: int) -> None:
    index_width, _ = INDEX[shape.measures.strips]
    layout = lay_out(shape, width, height)
    for left, right in pairwise(layout.pile[-SEEN_OF_PILE:]):
        assert right.x - left.x >= index_width * left.width - SLACK
    assert all(right.x >= left.x for left, right in pairwise(layout.pile))


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_cards_of_the_extreme_stay_readable(width: int, height: int) -> None:
    """F-L01: eleven melds, one of fourteen cards, and a hand of twenty-five."""
    layout = lay_out(EXTREME, width, height)
    assert min(pose.width for pose in cards_of(layout)) >= 42
    melded = [pose for area in layout.melds for column in area.columns for pose in column.cards]
    assert min(pose.width for pose in [*melded, *layout.hand]) >= 48


def test_cards_grow_with_the_window() -> None:
    """F-L03: a very large screen is used."""
    small, large = (lay_out(EXTREME, *size) for size in ((1280, 720), (3840, 2160)))
    assert large.hand[0].width > 2.8 * small.hand[0].width
    assert large.melds[0].columns[0].cards[0].width > 2.8 * small.melds[0].columns[0].cards[0].width


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_hand_of_the_deal_is_spread_in_one_row(width: int, height: int) -> None:
    shape = TableShape(0, (0, 1), ((), ()), hand=11, pile=1, reserves=2)
    layout = lay_out(shape, width, height)
    assert len({pose.y for pose in layout.hand}) == 1
    assert layout.hand[0].width * ASPECT > height * 0.15
    middle = (layout.hand[0].x + layout.hand[-1].x) / 2
    assert middle == pytest.approx(layout.hand_zone.center[0])


def test_our_melds_lie_at_the_right_and_our_plate_beside_the_hand() -> None:
    layout = lay_out(EXTREME, 1280, 800)
    assert layout.areas[0].x > layout.areas[1].right
    assert layout.plates[0].y > layout.areas[0].bottom
    assert layout.plates[1].x < layout.plates[2].x < layout.plates[3].x


@pytest.mark.parametrize("strips", INDEX, ids=lambda strips: f"tight {strips.tight}")
@pytest.mark.parametrize("crossed", [0, 2])
def test_one_long_meld_does_not_make_all_cards_small(strips: Strips, crossed: int) -> None:
    area, short = Rect(0, 0, 470, 300), [MeldShape(4, 0)] * 3
    few = lay_out_melds(short, area, 16, 72, strips)
    more = lay_out_melds([*short, MeldShape(14, crossed)], area, 16, 72, strips)
    assert more.columns[0].cards[0].width >= CLOSE_ENOUGH * few.columns[0].cards[0].width
    assert area.right >= max(column.bounds.right for column in more.columns)


@given(shapes, widths, heights)
def test_the_place_of_a_new_meld_is_free_where_there_is_room(
    shape: TableShape, width: int, height: int
) -> None:
    layout = lay_out(shape, width, height)
    for area, melds_area in zip(layout.areas, layout.melds, strict=True):
        place = melds_area.new_meld
        taken = [column.bounds for column in melds_area.columns]
        if all(rect.right + place.w * 1.3 < area.right for rect in taken):
            assert apart(place, *taken)
