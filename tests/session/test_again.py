"""Cards played again: the same deal from the same seat, or the same match with the cards turned on."""

import random
from pathlib import Path

import pytest

from burraco_desktop.engine.cards import Card
from burraco_desktop.engine.rules import RuleSet
from burraco_desktop.engine.state import Phase, State
from burraco_desktop.session.codec import decode, match_from_document
from burraco_desktop.session.errors import DamagedSaveError
from burraco_desktop.session.ledger import Ledger
from burraco_desktop.session.library import Library
from burraco_desktop.session.match import Earlier, Match
from burraco_desktop.session.replay import Replay
from burraco_desktop.session.store import Autosave
from burraco_desktop.session.verification import Outcome, verify
from tests.session.documents import assert_same, document_of, loaded
from tests.session.playing import new_match, play_deals, play_step
from tests.support.positions import PRESETS
from tests.support.saved_matches import finished, keep, running

OLD = Path(__file__).parent / "saves" / "format-2-position.burraco"


def played(match: Match, deals: int = 2) -> Match:
    play_deals(match, deals, random.Random(4))
    return match


def hands(state: State) -> list[list[Card]]:
    return [hand.cards() for hand in state.hands]


@pytest.mark.parametrize("system", sorted(PRESETS))
def test_a_deal_played_again_has_the_same_cards_in_the_same_places(system: str) -> None:
    rules = PRESETS[system]
    replay = Replay(played(new_match(rules=rules, seats=rules.deck.player_counts[-1])))
    again = replay.deal_again(2)
    before = next(iter(replay.steps(2)))[0]
    assert again.state == before
    assert again.players == replay.match.players
    assert (again.deal, again.totals) == (2, before.totals)
    assert again.terms.is_practice
    assert again.earlier == Earlier(replay.match.terms.identity, 0, {2: replay.match.scores_by_deal[1]})


def test_a_deal_of_a_running_match_is_played_again_without_a_look_at_the_next() -> None:
    match = played(new_match())
    replay = Replay(match)
    again = replay.deal_again(2)
    assert match.winner is None
    play_deals(again, 0, random.Random(1))
    while not again.deal_is_over:
        play_step(again, random.Random(1))
    again.start_deal()
    match.start_deal()
    assert again.deal == match.deal == 3
    assert hands(again.state) != hands(match.state)
    assert match.seed not in str(document_of(again))
    with pytest.raises(AssertionError, match="running deal"):
        Replay(match).deal_again(3)


def test_another_decision_leads_to_another_end_and_the_first_is_kept() -> None:
    match = played(new_match(), 1)
    again = Replay(match).deal_again(1)
    while not again.deal_is_over:
        play_step(again, random.Random(9))
    assert again.earlier is not None
    assert again.earlier.scores == {1: match.scores_by_deal[0]}
    assert again.scores_by_deal != match.scores_by_deal


@pytest.mark.parametrize("system", sorted(PRESETS))
def test_in_a_duplicate_each_seat_has_what_the_one_before_it_had(system: str) -> None:
    rules = PRESETS[system].changed({"match_deals": 2, "victory_points": None})
    first = played(new_match(rules=rules, seats=rules.deck.player_counts[-1]))
    assert first.winner is not None
    replay = Replay(first)
    twin = replay.duplicate(replay.players)
    assert sorted(player.name for player in twin.players) == sorted(player.name for player in first.players)
    assert [player.name for player in twin.players] == [player.name for player in first.players]
    for deal in replay.deals:
        twin.start_deal()
        old, new = next(iter(replay.steps(deal)))[0], twin.state
        assert hands(new) == [hands(old)[-1], *hands(old)[:-1]]
        assert (new.stock, new.pile, new.reserves) == (old.stock, old.pile, old.reserves)
        assert (new.dealer, new.seat) == ((old.dealer + 1) % old.seats, (old.seat + 1) % old.seats)
        while not twin.deal_is_over:
            play_step(twin, random.Random(deal))
    assert twin.winner is not None


def test_a_duplicate_has_as_many_deals_as_the_first() -> None:
    first = finished("1", 4)
    replay = Replay(first)
    twin = replay.duplicate(replay.players)
    assert twin.rules.match.match_deals == first.deal
    assert twin.earlier is not None
    assert len(twin.earlier.scores) == first.deal
    assert twin.terms.is_practice
    assert not twin.terms.is_learning


def test_the_duplicate_of_a_duplicate_turns_the_cards_on() -> None:
    first = finished("1", 4)
    replay = Replay(first)
    twin = played(replay.duplicate(replay.players), 50)
    third = Replay(twin).duplicate(replay.players)
    assert third.earlier is not None
    assert (third.earlier.turned, third.earlier.match) == (2, twin.terms.identity)
    assert third.seating.dealer == (first.seating.dealer + 2) % 4


def test_nobody_plays_the_cards_of_a_running_match() -> None:
    replay = Replay(running())
    assert not replay.can_be_duplicated
    with pytest.raises(AssertionError, match="running match"):
        replay.duplicate(replay.players)


def test_a_match_that_began_in_the_middle_cannot_be_duplicated() -> None:
    again = Replay(played(new_match(), 1)).deal_again(1)
    assert not Replay(again).can_be_duplicated


@pytest.mark.parametrize("kind", ["again", "duplicate"])
def test_what_the_cards_brought_before_is_kept_with_the_match(kind: str) -> None:
    replay = Replay(finished("1", 4))
    match = replay.deal_again(1) if kind == "again" else replay.duplicate(replay.players)
    source = random.Random(2)
    for _ in range(80):
        play_step(match, source)
    twin = loaded(document_of(match))
    assert_same(match, twin)
    assert twin.earlier == match.earlier
    outcomes = {finding.outcome for finding in verify(document_of(match)).findings}
    assert Outcome.BAD not in outcomes


def test_a_duplicate_is_practised_on_with_its_own_cards() -> None:
    replay = Replay(finished("1", 4))
    twin = played(replay.duplicate(replay.players), 50)
    practice = Replay(twin).practice(2, 5)
    moments = Replay(twin).moments(2, 0)
    assert practice.view(0) == [moment for moment in moments if moment.actions == 5][-1].view


@pytest.mark.parametrize(
    "earlier",
    [
        7,
        {},
        {"match": "a", "turned": 1},
        {"match": "a", "turned": "1", "scores": [[1, 2, 3]]},
        {"match": 3, "turned": 1, "scores": [[1, 2, 3]]},
        {"match": "a", "turned": 1, "scores": []},
        {"match": "a", "turned": 1, "scores": [[1]]},
        {"match": "a", "turned": 1, "scores": [[1, 2, 3], [2, 3]]},
        {"match": "a", "turned": 1, "scores": [7]},
        {"match": "a", "turned": 1, "scores": [[1, 2.5, 3]]},
    ],
    ids=str,
)
def test_damage_to_what_was_before_is_named(earlier: object) -> None:
    document = document_of(running())
    with pytest.raises(DamagedSaveError, match=r"earlier|match|turned|scores"):
        match_from_document({**document, "earlier": earlier})


def test_older_matches_have_fresh_cards() -> None:
    match, _ = match_from_document(decode(OLD.read_bytes()))
    assert match.earlier is None


def test_practice_is_not_counted(tmp_path: Path) -> None:
    replay = Replay(finished("1", 4))
    again = replay.deal_again(1)
    while not again.deal_is_over:
        play_step(again, random.Random(3))
    ledger = Ledger(tmp_path / "statistics.jsonl")
    ledger.count(again)
    assert ledger.records == []


def test_the_match_that_waits_is_found_again(tmp_path: Path) -> None:
    library = Library(tmp_path)
    waiting, over = running(seed="3"), finished("4")
    keep(library, over)
    path = keep(library, waiting)
    library.add({**document_of(waiting), "is_bookmark": True})
    assert library.find(waiting.terms.identity) == path
    assert library.find(over.terms.identity) is None
    assert library.find("nowhere") is None


def test_a_running_match_waits_in_the_library_while_a_deal_is_practised(tmp_path: Path) -> None:
    autosave = Autosave(tmp_path)
    autosave.acquire()
    match = played(new_match())
    autosave.save(match, ())
    autosave.save(Replay(match).deal_again(2), ())
    path = autosave.library.find(match.terms.identity)
    assert path is not None
    autosave.open(path)
    found = autosave.load()
    assert found is not None
    assert_same(match, found.match)
    autosave.release()


def test_the_first_state_of_a_deal_that_begins_with_the_cut_is_kept() -> None:
    rules: RuleSet = PRESETS["venezuelan"]
    replay = Replay(played(new_match(rules=rules), 1))
    again = replay.deal_again(1)
    assert again.state.phase in (Phase.CUT, Phase.DRAW)
    assert_same(again, loaded(document_of(again)))
