"""The pictures of the players: everybody has one of his own, and all can be drawn."""

from __future__ import annotations

import pytest

from burraco_desktop.ui.portraits import OTHERS, Portrait, portrait_pixmap, portraits_of


@pytest.mark.parametrize("own", Portrait)
def test_no_two_players_have_the_same(own: Portrait) -> None:
    for players in range(2, 7):
        faces = portraits_of(own, players)
        assert faces[0] == own
        assert len(set(faces)) == players


def test_the_others_keep_theirs_where_they_can() -> None:
    assert portraits_of(Portrait.RED_JESTER, 6)[1:] == list(OTHERS)
    changed = portraits_of(OTHERS[0], 6)[1:]
    assert changed[1:] == list(OTHERS[1:])


@pytest.mark.parametrize("portrait", Portrait)
def test_every_picture_is_drawn_to_its_corners(portrait: Portrait) -> None:
    image = portrait_pixmap(portrait, 40, 2.0).toImage()
    assert image.width() == 80
    assert all(image.pixelColor(x, y).alpha() > 0 for x in (1, 78) for y in (1, 78))
