"""The pictures of the players: everybody has one of his own, and all can be drawn."""

from __future__ import annotations

from itertools import permutations

import pytest

from burraco_desktop.ui.bot_names import BOT_NAMES
from burraco_desktop.ui.portraits import OTHERS, Portrait, portrait_pixmap, portraits_of


@pytest.mark.parametrize("own", Portrait)
def test_no_two_players_have_the_same(own: Portrait) -> None:
    for players in range(2, 7):
        for others in (BOT_NAMES, BOT_NAMES[::-1], ("Anna",) * 5, ("Zoe", "Anna", "Yves", "Elena", "Bruno")):
            faces = portraits_of(own, ("Maria", *others[: players - 1]))
            assert faces[0] == own
            assert len(faces) == len(set(faces)) == players


def test_a_name_keeps_its_face_wherever_it_sits() -> None:
    for others in permutations(BOT_NAMES):
        faces = portraits_of(Portrait.RED_JESTER, ("Maria", *others))[1:]
        assert dict(zip(others, faces, strict=True)) == dict(zip(BOT_NAMES, OTHERS, strict=True))


def test_the_others_keep_theirs_where_the_player_takes_one() -> None:
    changed = portraits_of(OTHERS[0], ("Maria", *BOT_NAMES))[1:]
    assert changed[1:] == list(OTHERS[1:])


@pytest.mark.parametrize("portrait", Portrait)
def test_every_picture_is_drawn_to_its_corners(portrait: Portrait) -> None:
    image = portrait_pixmap(portrait, 40, 2.0).toImage()
    assert image.width() == 80
    assert all(image.pixelColor(x, y).alpha() > 0 for x in (1, 78) for y in (1, 78))
