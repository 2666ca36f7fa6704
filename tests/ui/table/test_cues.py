"""How long cues last, and which cards of them travel."""

from dataclasses import replace

import pytest

from burraco_desktop.engine.cards import HIDDEN
from burraco_desktop.engine.events import CardDiscarded, CardDrawn, Event, HandsDealt
from burraco_desktop.paths import resource_root
from burraco_desktop.ui.table.card_art import CardArt
from burraco_desktop.ui.table.card_item import CardItem
from burraco_desktop.ui.table.cues import LONGEST, SPEED_FACTORS, plan, timing_of
from burraco_desktop.ui.table.geometry import Pose
from burraco_desktop.ui.table.pictures import CardPictures
from burraco_desktop.ui.table.slots import Slot, Zone
from tests.support.positions import cards

pytestmark = pytest.mark.usefixtures("qapp")

NINE = cards("9c")[0]
DRAWN = CardDrawn(0, NINE)
STOCK = Slot(Zone.STOCK, 0, 0, HIDDEN, Pose(10, 10, 50), visible=True)
HAND = Slot(Zone.HAND, 0, 0, NINE, Pose(400, 500, 80))


@pytest.fixture(scope="module")
def pictures() -> CardPictures:
    return CardPictures(CardArt(resource_root() / "cards"))


def items(pictures: CardPictures, slot: Slot, count: int) -> list[CardItem]:
    found = [CardItem(pictures) for _ in range(count)]
    for item in found:
        item.slot = slot
        item.place(slot.pose)
    return found


def hand(count: int) -> list[Slot]:
    return [replace(HAND, index=index, pose=replace(HAND.pose, x=400 + index)) for index in range(count)]


@pytest.mark.parametrize("count", [1, 2, 11, 44, 66, 106])
def test_no_cue_lasts_longer_than_it_may(pictures: CardPictures, count: int) -> None:
    deal = HandsDealt(())
    moves = list(zip(items(pictures, STOCK, count), hand(count), strict=True))
    flights, length = plan(moves, deal, 1.0)
    assert length <= LONGEST + 1
    assert max(flight.delay + flight.duration for flight in flights) == pytest.approx(length)


@pytest.mark.parametrize("factor", list(SPEED_FACTORS.values()))
@pytest.mark.parametrize("event", [None, DRAWN, CardDiscarded(0, NINE)])
def test_every_cue_scales_with_the_speed(pictures: CardPictures, factor: float, event: Event | None) -> None:
    moves = list(zip(items(pictures, STOCK, 1), hand(1), strict=True))
    _, length = plan(moves, event, factor)
    assert length == pytest.approx(timing_of(event).flight * factor)


def test_a_cue_without_movement_takes_no_time() -> None:
    assert plan([], None, 1.0) == ([], 0.0)


def test_cards_off_the_stock_turn_over_and_others_do_not(pictures: CardPictures) -> None:
    drawn, shifted = items(pictures, STOCK, 1)[0], items(pictures, HAND, 1)[0]
    flights, _ = plan([(drawn, HAND), (shifted, HAND)], DRAWN, 1.0)
    assert [flight.turns_over for flight in flights] == [True, False]


def test_cards_that_make_room_start_at_once_and_travellers_one_by_one(pictures: CardPictures) -> None:
    travellers, shifted = items(pictures, STOCK, 3), items(pictures, HAND, 2)
    moves = list(zip([*travellers, *shifted], hand(5), strict=True))
    flights, _ = plan(moves, HandsDealt(()), 1.0)
    delays = [flight.delay for flight in flights]
    assert delays[0] < delays[1] < delays[2]
    assert delays[3:] == [0.0, 0.0]
