"""The sheet that a turn is planned on says the same as the state that it stands for."""

import pytest

from burraco_desktop.ai.aims import CLOSE, NOTHING, RESERVE, aim_of
from burraco_desktop.ai.evaluate import Judge
from burraco_desktop.ai.exits import MANY, cards_stuck
from burraco_desktop.ai.prospects import album_of
from burraco_desktop.ai.scan import Scan
from burraco_desktop.ai.sheet import Sheet
from burraco_desktop.ai.weights import Weights
from burraco_desktop.engine.cards import ALL_CARDS, IS_WILD, Card, cards_in
from burraco_desktop.engine.melds import Meld, meld_table
from burraco_desktop.engine.play import advance
from burraco_desktop.engine.state import Phase, State
from tests.support.positions import ITALIAN, PRESETS, TABLES, cards, meld, position
from tests.support.random_play import new_deal, random_play

WEIGHTS = Weights()


def facts(sheet: Sheet) -> tuple[object, ...]:
    """All that a sheet says."""
    melds = [prospect.meld for prospect in sheet.melds]
    joined = [sheet.joined(card) for card in ALL_CARDS if not IS_WILD[card]]
    hand = (sheet.hand, sheet.hand.mask, sheet.hand.size, joined)
    return (*hand, melds, sheet.sets, sheet.keys, sheet.canastas, sheet.open_wilds, sheet.must_meld)


def seats_melding(system: str, seats: int) -> list[State]:
    """Positions of a deal played by chance in which a seat may meld."""
    state, found = new_deal(PRESETS[system], seats, 4), []
    for number, action in enumerate(random_play(state, 4, 0.9)):
        if state.phase is Phase.PLAY and number % 5 == 0:
            found.append(state.copy())
        advance(state, action)
    return found


@pytest.mark.parametrize(("system", "seats"), TABLES)
def test_melding_on_a_sheet_is_melding_in_the_state(system: str, seats: int) -> None:
    for state in seats_melding(system, seats):
        judge = Judge(state, WEIGHTS)
        sheet = judge.sheet(state)
        while sheet.hand.size > 0:
            choice = Scan(sheet, judge, 50.0, may_spoil=True).weigh_all().best
            if choice is None:
                break
            sheet.lay(choice.index, choice.cards, choice.result)
            assert facts(sheet) == facts(judge.sheet(sheet.state()))
            assert judge.aim(sheet) == aim_of(sheet.state(), state.side)


def test_a_copied_sheet_is_independent() -> None:
    state = position("melds 0: 6c 7c 8c\nhand 0: 9c 10c Kd")
    judge = Judge(state, WEIGHTS)
    sheet = judge.sheet(state)
    before = facts(judge.sheet(state))
    twin = sheet.copy()
    twin.lay(0, cards("9c"), album_of(state.table).of(meld("6c 7c 8c 9c")))
    assert facts(sheet) == before
    assert twin.state().melds[0] == [meld("6c 7c 8c 9c")]


def test_a_card_may_be_supposed_to_be_drawn() -> None:
    state = position("move: 0 draw\nhand 0: 9c 10c Kd")
    judge = Judge(state, WEIGHTS)
    sheet = judge.sheet(state)
    before = facts(judge.sheet(state))
    sheet.draw(cards("Kd")[0])
    assert sheet.state().hands[0].cards() == sorted(cards("9c 10c Kd Kd"))
    sheet.undraw()
    assert facts(sheet) == before
    assert sheet.state() is state


@pytest.mark.parametrize(
    ("text", "aim"),
    [
        ("hand 0: 9c", RESERVE),
        ("taken: 0 -1\nhand 0: 9c", NOTHING),
        ("taken: 0 -1\nmelds 0: 6c 7c 8c 9c 10c Jc Qc\nhand 0: 9c", CLOSE),
    ],
)
def test_what_running_out_is_good_for(text: str, aim: int) -> None:
    state = position(text)
    judge = Judge(state, WEIGHTS)
    assert judge.aim(judge.sheet(state)) == aim == aim_of(state, 0)


@pytest.mark.parametrize(
    ("hand", "stuck"),
    [
        ("9c 10c", 0),
        ("9c 10c Kd", 1),
        ("10c 5d Kd", MANY),
        ("10c 5d Kd JK", MANY),
        ("10c JK", 0),
        ("5d 5h 5s Kd", 1),
        ("5d 5h Kd", MANY),
        ("5d 5h JK Kd", 1),
        ("3d 5d JK Kh", 1),
    ],
)
def test_cards_that_no_meld_can_take(hand: str, stuck: int) -> None:
    state = position(f"melds 0: 6c 7c 8c\nhand 0: {hand}")
    judge = Judge(state, WEIGHTS)
    assert cards_stuck(judge.sheet(state), judge.taste) == stuck


def test_a_prospect_knows_what_its_meld_takes() -> None:
    album = album_of(meld_table(ITALIAN))
    prospect = album.lying(meld("6c 7c 8c"))
    assert bytes(cards_in(prospect.takes)) == prospect.taken
    for at, card in enumerate(prospect.taken):
        grown = album.table.extended(prospect.meld, (Card(card),))
        assert isinstance(grown, Meld)
        assert album.grown(prospect, at) is album.of(grown)
    face, wild = cards("10c 2d")
    assert album.bridged(prospect, face, wild) is album.of(meld("6c 7c 8c 2d 10c"))
    assert album.bridged(prospect, cards("Jc")[0], wild) is None
