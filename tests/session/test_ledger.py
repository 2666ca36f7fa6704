"""The ledger and what it comes to: each deal counted once, whatever is reloaded, reset or cut off."""

import errno
import random
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest

from burraco_desktop.session.errors import FileAccessError
from burraco_desktop.session.ledger import LEDGER, DealRecord, Ledger, record_of
from burraco_desktop.session.match import Match, Player, Terms
from burraco_desktop.session.rulebook import preset
from burraco_desktop.session.tally import Filter, Tally, as_table, chosen, tally
from tests.session.documents import document_of, loaded
from tests.session.playing import NAMES, play_deals
from tests.session.test_files import fail


@pytest.fixture
def ledger(tmp_path: Path) -> Ledger:
    return Ledger(tmp_path / LEDGER)


def match_of(identity: str = "one", seed: str = "1", *, is_practice: bool = False) -> Match:
    players = [Player(name, name == "Ada", "" if name == "Ada" else "club") for name in NAMES]
    return Match.new(preset("italian"), players, seed, Terms(identity, is_practice=is_practice))


def record(deal: int = 1, match: str = "one", **changes: object) -> DealRecord:
    first = DealRecord(
        match=match,
        deal=deal,
        ended_at=f"2030-01-{deal:02}T10:00:00+00:00",
        system="italian",
        seats=4,
        level="club",
        points=100,
        others=50,
        clean=1,
        dirty=0,
        closer="me",
        reserves=1,
        is_assisted=False,
        result="",
    )
    return replace(first, **changes)  # type: ignore[arg-type]  # the tests name the fields


def again(ledger: Ledger) -> list[DealRecord]:
    """What the next start finds."""
    other = Ledger(ledger.path)
    other.load()
    return other.records


def played_through(ledger: Ledger, match: Match) -> None:
    source = random.Random(1)
    while match.winner is None:
        play_deals(match, 1, source)
        ledger.count(match)


def test_a_match_is_counted_deal_by_deal(ledger: Ledger) -> None:
    match = match_of()
    played_through(ledger, match)
    assert [entry.deal for entry in ledger.records] == list(range(1, match.deal + 1))
    assert [entry.points for entry in ledger.records] == [scores[0] for scores in match.scores_by_deal]
    assert [entry.others for entry in ledger.records] == [scores[1] for scores in match.scores_by_deal]
    assert [entry.result for entry in ledger.records][:-1] == [""] * (match.deal - 1)
    assert ledger.records[-1].result == ("won" if match.winner == 0 else "lost")
    assert (ledger.records[0].level, ledger.records[0].seats) == ("club", 4)
    assert again(ledger) == ledger.records


def test_a_record_tells_the_level_of_the_opponents_alone() -> None:
    levels = {"Ada": "", "Bruno": "master", "Chiara": "club", "Dino": "beginner"}
    players = [Player(name, name == "Ada", levels[name]) for name in NAMES]
    match = Match.new(preset("italian"), players, "1")
    play_deals(match, 1, random.Random(1))
    others = sorted(match.players[seat].level for seat in (1, 3))
    assert record_of(match).level == "+".join(others)


def test_a_record_counts_the_canastas_of_the_table() -> None:
    match = match_of()
    play_deals(match, 1, random.Random(1))
    found = record_of(match)
    canastas = [meld for meld in match.state.melds[0] if meld.is_canasta]
    assert found.clean + found.dirty == len(canastas)
    assert found.clean == sum(meld.is_clean for meld in canastas)
    assert found.reserves == match.state.reserves_had[0]


def test_f_s10_a_deal_is_counted_once(ledger: Ledger) -> None:
    match = match_of()
    play_deals(match, 1, random.Random(1))
    ledger.count(match)
    ledger.count(match)
    ledger.count(loaded(document_of(match)))
    assert len(ledger.records) == 1
    other = Ledger(ledger.path)
    other.load()
    other.count(match)
    assert len(again(ledger)) == 1


def test_practice_is_never_counted(ledger: Ledger) -> None:
    match = match_of(is_practice=True)
    play_deals(match, 1, random.Random(1))
    ledger.count(match)
    assert ledger.records == []
    assert not ledger.path.exists()


def test_a_reset_begins_anew_and_counts_nothing_again(ledger: Ledger) -> None:
    match, source = match_of(), random.Random(1)
    play_deals(match, 1, source)
    ledger.count(match)
    kept = ledger.reset()
    assert kept is not None
    ledger.count(match)
    assert ledger.records == again(ledger) == []
    play_deals(match, 1, source)
    ledger.count(match)
    assert [entry.deal for entry in again(ledger)] == [2]
    ledger.undo_reset(kept)
    assert [entry.deal for entry in ledger.records] == [1, 2]
    assert again(ledger) == ledger.records


def test_nothing_is_no_reason_for_a_reset(ledger: Ledger) -> None:
    assert ledger.reset() is None


@pytest.mark.parametrize("rest", [b"{", b'{"match": "one", "de', b"\0" * 50])
def test_a_line_cut_off_harms_no_other(
    ledger: Ledger, rest: bytes, expect_log: Callable[[str], None]
) -> None:
    expect_log("passed over")
    match, source = match_of(), random.Random(1)
    play_deals(match, 1, source)
    ledger.count(match)
    ledger.path.write_bytes(ledger.path.read_bytes() + rest)
    other = Ledger(ledger.path)
    other.load()
    play_deals(match, 1, source)
    other.count(match)
    assert [entry.deal for entry in again(ledger)] == [1, 2]


@pytest.mark.parametrize(
    "line",
    ["nonsense", "[]", "7", "{}", '{"known": 7}', '{"known": [[1]]}', "[" * 5000, '{"match": "one"}'],
)
def test_a_strange_line_is_passed_over(ledger: Ledger, line: str, expect_log: Callable[[str], None]) -> None:
    expect_log("line 1 is passed over")
    ledger.path.write_text(line + "\n", encoding="utf-8")
    match = match_of()
    assert again(ledger) == []
    ledger.load()
    play_deals(match, 1, random.Random(1))
    ledger.count(match)
    assert len(again(ledger)) == 1
    assert ledger.path.read_text(encoding="utf-8").startswith(line)


def test_a_full_disk_loses_no_record(ledger: Ledger, monkeypatch: pytest.MonkeyPatch) -> None:
    match, source = match_of(), random.Random(1)
    with monkeypatch.context() as patch:
        patch.setattr("os.fsync", fail(errno.ENOSPC))
        play_deals(match, 1, source)
        with pytest.raises(FileAccessError, match="statistics"):
            ledger.count(match)
    play_deals(match, 1, source)
    ledger.count(match)
    assert [entry.deal for entry in again(ledger)] == [1, 2]


# Added up.


def test_no_records_come_to_nothing() -> None:
    assert tally([]) == Tally()


def test_sums_agree_with_their_records() -> None:
    records = [
        record(1, points=300, others=100, clean=2),
        record(2, points=-50, others=100, dirty=1, closer="others", result="won"),
        record(1, "two", closer="partner", points=10, others=10, reserves=0),
        record(2, "two", closer="nobody", result="lost"),
        record(1, "three"),
    ]
    found = tally(records)
    assert (found.won, found.lost, found.unfinished) == (1, 1, 1)
    assert (found.deals, found.deals_won) == (5, 3)
    assert (found.points, found.others, found.best_deal) == (460, 310, 300)
    assert (found.clean, found.dirty, found.reserves) == (6, 1, 4)
    assert (found.closed_by_me, found.closed_by_partner, found.closed_by_others) == (2, 1, 1)
    assert found.series[:2] == ((300, 100), (-50, 100))


@pytest.mark.parametrize(
    ("results", "streak", "best"),
    [("", 0, 0), ("w", 1, 1), ("wwl", 0, 2), ("wwlw", 1, 2), ("lwww", 3, 3), ("ll", 0, 0)],
)
def test_streaks_are_of_matches_in_a_row(results: str, streak: int, best: int) -> None:
    words = {"w": "won", "l": "lost"}
    records = [record(1, str(number), result=words[result]) for number, result in enumerate(results)]
    found = tally(records)
    assert (found.streak, found.best_streak) == (streak, best)


def test_records_are_chosen_by_system_level_seats_and_period() -> None:
    records = [
        record(1, system="venezuelan"),
        record(2, seats=2),
        record(3, level="master"),
        record(4),
    ]
    assert chosen(records, Filter()) == records
    assert chosen(records, Filter(system="venezuelan")) == records[:1]
    assert chosen(records, Filter(seats=2)) == records[1:2]
    assert chosen(records, Filter(level="master")) == records[2:3]
    assert chosen(records, Filter(since=datetime(2030, 1, 3, tzinfo=UTC))) == records[2:]


def test_assisted_matches_are_counted_apart_as_a_whole() -> None:
    records = [record(1), record(2, is_assisted=True), record(1, "two")]
    assert chosen(records, Filter()) == records[2:]
    assert chosen(records, Filter(is_assisted=True)) == records[:2]


def test_the_table_for_other_programs_names_its_columns() -> None:
    names, row = as_table([record()])
    assert dict(zip(names, row, strict=True))["points"] == "100"
