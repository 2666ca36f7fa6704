"""The labels of melds and sides: what is shown can be read to its end."""

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QFontMetricsF

from burraco_desktop.ui.portraits import Portrait
from burraco_desktop.ui.settings import PORTRAIT, TEXT_SIZE, TextSize
from burraco_desktop.ui.table.furnishing import Furnishing
from burraco_desktop.ui.table.furniture import Align, Badge, Caption, fitting_font
from burraco_desktop.ui.table.geometry import Rect
from tests.support.positions import PRESETS
from tests.support.table_driver import TableDriver

CROWDED = "Ac Ac Ad Ad Ah Ah JB / 4c 4c 4d 4d 4h 4h 2c / 5c 6c 7c / Jc Jd JK / 8c 8d 8h 8s / 10c 10d 2h"
TABLE = f"""
    hand 0: 6c
    melds 0: {CROWDED}
    melds 1: {CROWDED} / 9c 9d 9h 9s 9c 2d / Kc Kd Kh
    melds 2: {CROWDED} / 3c 3d 3h 3s
    taken: 0 1 2
"""


@pytest.fixture(params=[QSize(960, 571), QSize(1280, 771), QSize(3840, 2131)])
def crowded(request: pytest.FixtureRequest, table: TableDriver) -> Furnishing:
    table.view.resize(request.param)
    table.pose(TABLE, seats=6, rules=PRESETS["venezuelan"])
    table.wait_idle()
    return table.view.table.furnishing


def test_nothing_is_left_of_a_match_with_more_sides(table: TableDriver, crowded: Furnishing) -> None:
    table.pose("hand 0: 6c 7c")
    table.wait_idle()
    third = crowded._sides[2]
    items = [third.ground, third.title, third.points, third.total, *third.badges]
    assert [item for item in items if item.isVisible()] == []


def test_the_woven_suits_go_where_cards_lie(table: TableDriver) -> None:
    table.pose("hand 0: 6c 7c\nmelds 1: 3d 4d 5d")
    table.wait_idle()
    ours, theirs = table.view.table.furnishing._sides
    assert ours.emblem.isVisible()
    assert not theirs.emblem.isVisible()


@pytest.mark.parametrize(
    ("state", "is_marked"), [("reserves: -", True), ("", False), ("taken: 0 3\nreserves: -", False)]
)
def test_the_place_of_the_reserves_is_marked_only_while_they_are_awaited(
    table: TableDriver, state: str, *, is_marked: bool
) -> None:
    table.pose(f"hand 0: 6c 7c\n{state}")
    table.wait_idle()
    assert table.view.table.furnishing._spots[1].isVisible() == is_marked


def test_the_picture_of_the_player_is_changed_at_once(table: TableDriver) -> None:
    table.pose("hand 0: 6c 7c")
    table.wait_idle()
    table.settings.set(PORTRAIT, Portrait.KING_OF_SPADES)
    faces = [plate._shown[0] for plate in table.view.table.furnishing._plates]
    assert faces[0] is Portrait.KING_OF_SPADES
    assert len(set(faces)) == len(faces)


def test_a_note_is_made_smaller_before_it_is_cut(table: TableDriver) -> None:
    note = Caption(15.0)
    note.say("Match beyond 2000")
    note.cover(Rect(0, 0, note.text_width * 0.85, 20), 1.0)
    assert fitting_font(note._text, 15.0, note.rect.w).pixelSize() < 15
    table.view.table.addItem(note)
    table.view.grab()


@pytest.mark.usefixtures("crowded")
def test_the_labels_of_neighbours_do_not_touch(table: TableDriver) -> None:
    for layout in table.view.table.layout.melds:
        columns = [column.label for column in layout.columns]
        for left in columns:
            for right in columns:
                if left.y == right.y and left.x < right.x:
                    assert left.center[0] + left.w * 0.55 <= right.center[0] - right.w * 0.55 + 1


def test_the_label_of_a_meld_is_whole_or_only_its_number(crowded: Furnishing) -> None:
    badges = [badge for side in crowded._sides for badge in side.badges if badge.isVisible()]
    assert len(badges) > 18
    for badge in badges:
        assert isinstance(badge, Badge)
        assert badge.shown_text in (badge._text, badge._text.split()[0])


def test_the_points_of_every_side_can_be_read(crowded: Furnishing) -> None:
    for side in crowded._sides:
        for caption in (side.title, side.points, side.total):
            assert isinstance(caption, Caption)
            assert caption.text_width <= caption.rect.w


def test_notes_below_the_status_stand_flush_with_it(crowded: Furnishing, table: TableDriver) -> None:
    layout, (deal, target) = table.view.table.layout, crowded._notes
    assert layout.has_notes_at_foot
    assert deal.rect.x == layout.status.x
    assert target.rect.right == pytest.approx(layout.status.right)
    assert [note._align for note in crowded._notes] == [Align.AlignLeft, Align.AlignRight]
    table.pose("hand 0: 6c")
    assert not table.view.table.layout.has_notes_at_foot
    assert [note._align for note in crowded._notes] == [Align.AlignHCenter] * 2


SMALL = [QSize(*size) for size in ((550, 560), (580, 430), (650, 356), (680, 570), (960, 560), (1280, 760))]


@pytest.mark.parametrize("size", SMALL)
@pytest.mark.parametrize("wanted", [TextSize.NORMAL, TextSize.LARGEST])
def test_f_l04_what_lies_in_the_strip_is_named_in_whole_words(
    table: TableDriver, size: QSize, wanted: TextSize
) -> None:
    table.settings.set(TEXT_SIZE, wanted)
    table.view.resize(size)
    table.pose("hand 0: 6c 7c\ntotals: 1385 1240")
    table.wait_idle()
    furnishing = table.view.table.furnishing
    for caption in (*furnishing._captions, *furnishing._notes):
        font = fitting_font(caption._text, caption._size * caption._unit, caption.rect.w)
        assert QFontMetricsF(font).horizontalAdvance(caption._text) <= caption.rect.w
