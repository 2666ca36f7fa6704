"""Which target a point or a dropped card means."""

import pytest

from burraco_desktop.engine.view import view_for
from burraco_desktop.ui.table.geometry import Rect
from burraco_desktop.ui.table.intents import MeldTarget, NewMeldTarget, PileTarget, StockTarget, Target
from burraco_desktop.ui.table.layout import TableLayout, lay_out
from burraco_desktop.ui.table.slots import shape_of
from burraco_desktop.ui.table.targets import aims, best_aim, rect_of, target_at
from tests.support.positions import cards, position

PLAYING = """
    hand 0: 5h 6h 7h 8h Kc 9d 2s JK
    melds 0: 9h 10h Jh / Qc Qd Qs
    melds 1: 3d 4d 5d
    pile: 8c 9c
"""
VIEW = view_for(position(PLAYING), 0)
LAYOUT = lay_out(shape_of(VIEW), 1280, 800)


def card_at(x: float, y: float) -> Rect:
    return Rect(x - 45, y - 63, 90, 126)


def middle(target: Target, layout: TableLayout = LAYOUT) -> tuple[float, float]:
    return rect_of(target, VIEW, layout).center


@pytest.mark.parametrize("target", [StockTarget(), PileTarget(), NewMeldTarget()])
def test_a_click_in_the_middle_of_a_target_means_it(target: Target) -> None:
    assert target_at(*middle(target), VIEW, LAYOUT) == target


def test_a_click_on_a_meld_means_the_meld_and_its_half() -> None:
    x, y = middle(MeldTarget(1))
    assert target_at(x, y - 20, VIEW, LAYOUT) == MeldTarget(1, upper=True)
    assert target_at(x, y + 20, VIEW, LAYOUT) == MeldTarget(1, upper=False)


def test_a_click_on_a_meld_of_the_others_or_beside_all_means_nothing() -> None:
    assert target_at(*LAYOUT.melds[1].columns[0].bounds.center, VIEW, LAYOUT) is None
    assert target_at(LAYOUT.hand_zone.x + 1, LAYOUT.hand_zone.bottom - 1, VIEW, LAYOUT) is None


def test_an_empty_pile_has_a_place_all_the_same() -> None:
    view = view_for(position("hand 0: 5h 6h"), 0)
    layout = lay_out(shape_of(view), 1280, 800)
    rect = rect_of(PileTarget(), view, layout)
    assert layout.pile_zone.overlap(rect) == pytest.approx(rect.w * rect.h)
    assert target_at(*rect.center, view, layout) == PileTarget()


def aimed(held: str, at: tuple[float, float], *, legal: bool) -> Target | None:
    found = best_aim(aims(cards(held), at[1], VIEW, LAYOUT), card_at(*at), legal=legal)
    return found.target if found else None


def test_a_card_over_a_meld_that_takes_it_means_the_meld() -> None:
    x, y = middle(MeldTarget(0))
    assert aimed("8h", (x + 30, y + 40), legal=True) == MeldTarget(0)


def test_cards_over_a_meld_that_does_not_take_them_may_still_be_a_new_meld() -> None:
    assert aimed("5h 6h 7h", middle(MeldTarget(1)), legal=True) == NewMeldTarget()


def test_the_nearer_of_two_melds_is_meant() -> None:
    """A wild fits on both; the one that it covers more gets it."""
    (left, y), (right, _) = middle(MeldTarget(0)), middle(MeldTarget(1))
    assert isinstance(aimed("2s", (left + (right - left) * 0.3, y), legal=True), MeldTarget)
    near_left = aimed("2s", (left + (right - left) * 0.3, y + 9), legal=True)
    near_right = aimed("2s", (left + (right - left) * 0.7, y + 9), legal=True)
    assert (near_left, near_right) == (MeldTarget(0), MeldTarget(1))


def test_a_card_that_fits_nowhere_is_refused_by_what_it_covers() -> None:
    assert aimed("Kc", middle(MeldTarget(0)), legal=True) is None
    assert aimed("Kc", middle(MeldTarget(0)), legal=False) == MeldTarget(0)
    assert aimed("Kc 9d", middle(PileTarget()), legal=False) == PileTarget()


def test_a_card_far_from_all_targets_means_nothing() -> None:
    x, y = LAYOUT.hand_zone.center
    assert aimed("Kc", (x, y + 40), legal=True) is None
    assert aimed("Kc", (x, y + 40), legal=False) is None
