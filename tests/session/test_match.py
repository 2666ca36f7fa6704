"""The match as a log: deals follow each other, totals add up once, undo reaches to the last reveal."""

import hashlib
import random
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from burraco_desktop.engine.actions import Discard, DrawStock, LayMeld, TakePile
from burraco_desktop.engine.cards import Card
from burraco_desktop.engine.deal import draw_for_seats
from burraco_desktop.engine.events import CardDrawn, DealEnded, ReserveTaken, TurnStarted
from burraco_desktop.engine.notation import parse_card, parse_cards, parse_position, show_position
from burraco_desktop.engine.refusals import IllegalActionError
from burraco_desktop.engine.scoring import deal_scores, totals_after
from burraco_desktop.engine.state import Phase
from burraco_desktop.engine.view import view_for
from burraco_desktop.session.match import Match, Player, new_seed
from burraco_desktop.session.rulebook import preset
from tests.session.playing import NAMES, new_match, play_deals, play_step, random_action

SEEDS = st.integers(0, 2**32).map(str)


def match_at(position: str, **options: int) -> Match:
    """A match whose running deal stands at a position, its earlier deals worth what `totals` says."""
    match = new_match(rules=preset("italian").changed(options))
    match._first = parse_position(position, match.rules)
    match.deal = match._first.deal
    match.scores_by_deal = [match._first.totals]
    return match


# Seat 0 closes by its discard; the deal is then worth 160 to its side and 140 to the other.
BEFORE_CLOSING = """\
deal: 2 dealer 3 turn 40 swaps 0
totals: {} {}
move: 0 play
hand 0: Kd
hand 1: 4s
hand 2: JB JB 2s As 9s
hand 3: 9d
melds 0: 3h 4h 5h 6h 7h 8h JK
melds 1: 3c 4c 5c 6c 7c 8c 2d
taken: 0 1
stock: 3s 5s 6s 7s 8s
pile: Qs
"""
CLOSE = Discard(parse_card("Kd"))

# Seat 0 has drawn; its other cards are two melds, and its side has its reserve still to take.
BEFORE_MELDING = """\
deal: 1 dealer 3 turn 1 swaps 0
move: 0 draw
hand 0: 4h 5h 6h Ks Kh Kd
hand 1: 4s 9s
hand 2: 5s 9s
hand 3: 6s 9d
reserves: 3d 4d 5d / 6d 7d 8d
stock: 3s 5s 6s 7s 8s
pile: 7h
"""
RUN = LayMeld(parse_cards("4h 5h 6h"))
SET = LayMeld(parse_cards("Ks Kh Kd"))


# Seats and deals.


@pytest.mark.parametrize("seats", [2, 4])
def test_the_draw_for_seats_decides_who_sits_where(seats: int) -> None:
    for seed in map(str, range(20)):
        match = new_match(seed, seats)
        assert match.seating == draw_for_seats(match.rules, seats, seed)
        assert match.players[0].is_human
        assert [NAMES.index(player.name) for player in match.players] == list(match.seating.players)


def test_nothing_can_be_done_before_the_first_deal() -> None:
    match = new_match()
    assert (match.deal, match.version, match.totals, match.log) == (0, 0, (0, 0), [])
    assert match.deal_is_over
    assert match.winner is None
    assert not match.can_undo(0)
    with pytest.raises(IllegalActionError):
        match.play(DrawStock())


@pytest.mark.parametrize("seats", [2, 4])
def test_the_deal_passes_on_by_one_seat(seats: int) -> None:
    match = new_match(seats=seats)
    for number in range(6):
        match.start_deal()
        dealer = (match.seating.dealer + number) % seats
        assert (match.state.dealer, match.state.seat) == (dealer, (dealer + 1) % seats)
        play_out(match)


def play_out(match: Match) -> None:
    """End the running deal by drawing and discarding."""
    while not match.deal_is_over:
        state = match.state
        match.play(DrawStock() if state.phase == Phase.DRAW else Discard(state.hand.cards()[0]))


def test_no_deal_begins_while_one_is_running() -> None:
    match = new_match()
    match.start_deal()
    with pytest.raises(AssertionError, match="running"):
        match.start_deal()


def test_a_refused_action_changes_nothing() -> None:
    match = match_at(BEFORE_MELDING)
    before = match.state.copy()
    with pytest.raises(IllegalActionError):
        match.play(RUN)
    assert (match.version, match.steps, match.state) == (0, [], before)


def test_only_the_first_player_may_be_human() -> None:
    players = [Player("Ada", is_human=False), Player("Bruno", is_human=True)]
    with pytest.raises(ValueError, match="first player"):
        Match.new(preset("italian"), players, "seed")


def test_a_rule_set_is_played_by_as_many_as_it_is_for() -> None:
    with pytest.raises(ValueError, match="not for 3 players"):
        Match.new(preset("italian"), [Player(name, is_human=False) for name in NAMES[:3]], "seed")


def test_views_are_those_of_the_true_state() -> None:
    match = new_match()
    match.start_deal()
    assert [match.view(seat) for seat in range(4)] == [view_for(match.state, seat) for seat in range(4)]


def test_seeds_are_of_128_bits_and_never_the_same() -> None:
    seeds = {new_seed() for _ in range(50)}
    assert len(seeds) == 50
    assert all(len(bytes.fromhex(seed)) == 16 for seed in seeds)


def test_the_fingerprint_is_that_of_the_documented_text() -> None:
    text = "burraco-desktop shuffles 1\n2 4 4\nabc\n"
    assert new_match("abc").fingerprint == hashlib.sha256(text.encode()).hexdigest()
    assert (
        len({new_match("abc").fingerprint, new_match("abd").fingerprint, new_match("abc", 2).fingerprint})
        == 3
    )


# Totals and the end of the match.


def test_f_s02_points_of_a_deal_are_added_once() -> None:
    match, source = new_match(), random.Random(1)
    while match.winner is None:
        before = match.totals
        play_deals(match, 1, source)
        points = tuple(score.total for score in deal_scores(match.state))
        assert match.scores_by_deal[match.deal - 1 :] == [points]
        assert match.state.totals == before
        assert match.totals == totals_after(match.state)
    assert match.deal > 3


@pytest.mark.parametrize(
    ("before", "after", "winner"),
    [
        ((1850, 1900), (2010, 2040), 1),
        ((1840, 1560), (2000, 1700), 0),
        ((1945, 1965), (2105, 2105), None),
        ((1835, 1855), (1995, 1995), None),
    ],
    ids=[
        "I66 the closing side loses",
        "I67 the target is reached",
        "I68 a tie plays on",
        "short of the target",
    ],
)
def test_f_s04_totals_decide_the_match(
    before: tuple[int, int], after: tuple[int, int], winner: int | None
) -> None:
    match = match_at(BEFORE_CLOSING.format(*before))
    match.play(CLOSE)
    assert match.scores_by_deal == [before, (160, 140)]
    assert (match.totals, match.winner) == (after, winner)


def test_i67_a_higher_target_goes_on() -> None:
    match = match_at(BEFORE_CLOSING.format(1840, 1560), match_target=2005)
    match.play(CLOSE)
    assert (match.totals, match.winner) == ((2000, 1700), None)


def test_i68_after_a_tie_another_deal_follows() -> None:
    match = match_at(BEFORE_CLOSING.format(1945, 1965))
    match.play(CLOSE)
    match.start_deal()
    assert (match.deal, match.state.totals, match.winner) == (3, (2105, 2105), None)


def test_no_deal_follows_a_match_that_is_won() -> None:
    match = match_at(BEFORE_CLOSING.format(1850, 1900))
    match.play(CLOSE)
    with pytest.raises(AssertionError, match="match is over"):
        match.start_deal()


def test_a_match_ends_at_its_target_and_no_sooner() -> None:
    match, source = new_match(), random.Random(3)
    while match.winner is None:
        assert max(match.totals) < 2000 or match.totals[0] == match.totals[1]
        play_deals(match, 1, source)
    assert match.totals[match.winner] == max(match.totals) >= 2000
    assert match.deal == len(match.scores_by_deal) == len(match.log)


# Undo and redo.


def test_a_draw_cannot_be_undone() -> None:
    match = match_at(BEFORE_MELDING)
    match.play(DrawStock())
    assert not match.can_undo(0)


def test_taking_the_open_pile_can_be_undone() -> None:
    match = match_at(BEFORE_MELDING)
    before = match.state.copy()
    match.play(TakePile())
    assert match.undo(0) == TakePile()
    assert match.state == before


def test_melds_can_be_undone_down_to_the_draw() -> None:
    match = match_at(BEFORE_MELDING)
    match.play(DrawStock())
    drawn = match.state.copy()
    match.play(SET)
    match.play(RUN)
    assert [match.undo(0), match.undo(0)] == [RUN, SET]
    assert match.state == drawn
    assert not match.can_undo(0)


def test_only_the_seat_that_acted_may_undo() -> None:
    match = match_at(BEFORE_MELDING)
    match.play(TakePile())
    assert [match.can_undo(seat) for seat in range(4)] == [True, False, False, False]


def test_a_turn_that_ended_cannot_be_undone() -> None:
    match = match_at(BEFORE_MELDING)
    match.play(TakePile())
    match.play(Discard(parse_card("Kd")))
    assert not any(match.can_undo(seat) for seat in range(4))
    with pytest.raises(AssertionError, match="stays"):
        match.undo(0)


def test_taking_the_reserve_in_flight_cannot_be_undone() -> None:
    match = match_at(BEFORE_MELDING.replace("4h 5h 6h Ks", "Ks").replace("pile: 7h", "pile: Kc"))
    match.play(TakePile())
    events = match.play(LayMeld(parse_cards("Ks Kh Kd Kc")))
    assert any(isinstance(event, ReserveTaken) for event in events)
    assert match.state.seat == 0
    assert not match.can_undo(0)


def test_the_end_of_a_deal_cannot_be_undone() -> None:
    match = match_at(BEFORE_CLOSING.format(0, 0))
    match.play(CLOSE)
    assert not match.can_undo(0)


def test_redo_does_what_was_undone_in_its_order() -> None:
    match = match_at(BEFORE_MELDING)
    match.play(DrawStock())
    events = [match.play(SET), match.play(RUN)]
    done = match.state.copy()
    match.undo(0)
    match.undo(0)
    assert match.can_redo(0)
    assert not match.can_redo(1)
    assert [match.redo(0), match.redo(0)] == events
    assert match.state == done
    assert not match.can_redo(0)


def test_another_action_ends_redo() -> None:
    match = match_at(BEFORE_MELDING)
    match.play(DrawStock())
    match.play(SET)
    match.undo(0)
    match.play(RUN)
    assert not match.can_redo(0)
    with pytest.raises(AssertionError, match="no step"):
        match.redo(0)


def test_a_refused_action_leaves_redo_alone() -> None:
    match = match_at(BEFORE_MELDING)
    match.play(TakePile())
    match.undo(0)
    with pytest.raises(IllegalActionError):
        match.play(RUN)
    assert match.can_redo(0)


def test_the_version_grows_with_every_change() -> None:
    match = match_at(BEFORE_MELDING)
    versions = [match.version]
    for change in (
        lambda: match.play(TakePile()),
        lambda: match.play(SET),
        lambda: match.undo(0),
        lambda: match.redo(0),
        lambda: match.undo(0),
        lambda: match.play(RUN),
    ):
        change()
        versions.append(match.version)
    assert all(earlier < later for earlier, later in pairwise(versions))


@given(seed=SEEDS, seats=st.sampled_from([2, 4]))
def test_play_with_undo_and_redo_equals_its_log(seed: str, seats: int) -> None:
    match, source = new_match(seed, seats), random.Random(seed)
    version = 0
    for _ in range(120):
        if match.winner is None:
            wander(match, source)
            assert match.version > version
            version = match.version
    assert_equals_its_log(match)


def wander(match: Match, source: random.Random) -> None:
    """Undo or do something; undo takes back nothing that was shown, and redo is its mirror."""
    seat = match.state.seat
    if match.can_undo(seat) and source.random() < 0.4:
        assert not shows_something(match)
        before = match.state
        match.undo(seat)
        assert match.can_redo(seat)
        if source.random() < 0.5:
            match.redo(seat)
            assert match.state == before
    else:
        play_step(match, source)


def shows_something(match: Match) -> bool:
    kinds = (CardDrawn, ReserveTaken, TurnStarted, DealEnded)
    return any(isinstance(event, kinds) for event in match.steps[-1].events)


def assert_equals_its_log(match: Match) -> None:
    twin = new_match(match.seed, len(match.players))
    for actions in match.log:
        twin.start_deal()
        for action in actions:
            twin.play(action)
    assert show_position(twin.state) == show_position(match.state)
    assert (twin.state, twin.steps, twin.opening) == (match.state, match.steps, match.opening)
    assert (twin.totals, twin.scores_by_deal, twin.winner) == (
        match.totals,
        match.scores_by_deal,
        match.winner,
    )


def test_kept_states_are_never_changed_by_later_play() -> None:
    match, source = new_match(), random.Random(5)
    match.start_deal()
    kept = []
    while not match.deal_is_over:
        match.play(random_action(match, source))
        kept.append(show_position(match.state))
    assert [show_position(step.state) for step in match.steps] == kept


def test_steps_say_who_acted() -> None:
    match = match_at(BEFORE_MELDING)
    match.play(TakePile())
    match.play(Discard(Card(parse_card("Kd"))))
    match.play(DrawStock())
    assert [step.seat for step in match.steps] == [0, 0, 1]
