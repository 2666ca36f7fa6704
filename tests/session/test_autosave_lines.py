"""The lines behind a match: one action costs one line, and a line cut off counts as never written."""

import random
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from burraco_desktop.session import files, store
from burraco_desktop.session.codec import decode, encode, match_from_document, match_to_document
from burraco_desktop.session.errors import DamagedSaveError, FileAccessError
from burraco_desktop.session.match import Match
from burraco_desktop.session.store import LAST_MATCH, Autosave
from tests.session.documents import SAVED_AT, assert_same, document_of
from tests.session.playing import new_match, play_deals, play_step, played
from tests.session.test_files import fail


@pytest.fixture
def autosave(tmp_path: Path) -> Iterator[Autosave]:
    autosave = Autosave(tmp_path)
    assert autosave.acquire()
    yield autosave
    autosave.release()


def lines_behind(autosave: Autosave) -> list[bytes]:
    return autosave.path.read_bytes().partition(b"\n}\n")[2].splitlines()


def found(autosave: Autosave) -> Match:
    """What another process would find."""
    return match_from_document(decode(autosave.path.read_bytes()))[0]


def test_an_action_adds_one_line(autosave: Autosave) -> None:
    match, source = played(20), random.Random(1)
    autosave.save(match, ())
    before = autosave.path.read_bytes()
    for count in range(1, 6):
        play_step(match, source)
        autosave.save(match, match.state.hands[0].cards())
        assert len(lines_behind(autosave)) == count
        assert_same(match, found(autosave))
    assert autosave.path.read_bytes().startswith(before)


def test_a_line_grows_with_the_action_and_not_with_the_match(autosave: Autosave) -> None:
    rules = new_match().rules.changed({"match_target": 10_000})
    match, source = new_match(rules=rules), random.Random(1)
    sizes = []
    for _ in range(2):
        play_deals(match, 3, source)
        match.start_deal()
        autosave.save(match, ())
        play_step(match, source)
        autosave.save(match, ())
        sizes.append(len(lines_behind(autosave)[0]))
        while not match.deal_is_over:
            play_step(match, source)
    assert abs(sizes[1] - sizes[0]) < 60


def test_arranging_the_hand_adds_one_line(autosave: Autosave) -> None:
    match = played(20)
    hand = match.state.hands[0].cards()
    autosave.save(match, hand)
    autosave.save(match, hand[::-1])
    assert len(lines_behind(autosave)) == 1
    loaded = autosave.load()
    assert loaded is not None
    assert loaded.hand_order == tuple(hand[::-1])


def test_lines_are_gathered_in_time(autosave: Autosave) -> None:
    match, most = played(20), 0
    for _ in range(200):
        autosave.save(match, ())
        most = max(most, len(lines_behind(autosave)))
    assert most == store.MOST_LINES


def test_undo_and_redo_are_kept(autosave: Autosave) -> None:
    match, source = new_match(), random.Random(4)
    undone = 0
    while undone < 12:
        play_step(match, source)
        autosave.save(match, ())
        seat = match.state.seat
        if match.can_undo(seat):
            after = match.state
            match.undo(seat)
            autosave.save(match, ())
            twin = found(autosave)
            assert_same(match, twin)
            assert twin.undone == match.undone
            twin.redo(seat)
            assert twin.state == after
            match.redo(seat)
            autosave.save(match, ())
            assert_same(match, found(autosave))
            undone += 1


def test_what_a_line_cannot_tell_is_written_as_a_whole(autosave: Autosave) -> None:
    match = played(20)
    autosave.save(match, ())
    for number in range(3):
        match.terms = replace(match.terms, is_learning=number % 2 == 0)
        match.name, match.is_assisted = str(number), number == 2
        autosave.save(match, ())
        twin = found(autosave)
        assert (twin.terms, twin.name, twin.is_assisted) == (match.terms, match.name, match.is_assisted)


def test_deals_begin_and_end_in_a_whole_match(autosave: Autosave) -> None:
    match, source = new_match(), random.Random(4)
    while match.deal < 3:
        is_over = match.deal_is_over
        play_step(match, source)
        autosave.save(match, ())
        if is_over or match.deal_is_over:
            assert not lines_behind(autosave)
            summary = autosave.summary()
            assert summary is not None
            assert (summary.deal, summary.totals) == (match.deal, match.totals)


@pytest.mark.parametrize("rest", [b"{", b'{"action": "draw"', b"\0" * 700, b'{"action": "draw"}'])
def test_a_line_cut_off_was_never_written(autosave: Autosave, rest: bytes) -> None:
    match, source = played(20), random.Random(1)
    autosave.save(match, ())
    play_step(match, source)
    autosave.save(match, ())
    autosave.path.write_bytes(autosave.path.read_bytes() + rest)
    assert_same(match, found(autosave))
    play_step(match, source)
    autosave.save(match, ())
    assert_same(match, found(autosave))
    assert not lines_behind(autosave)


@pytest.mark.parametrize("line", [b"nonsense", b"[]", b'{"action": 7}', b'{"action": "draw", "position": 1}'])
def test_a_complete_line_that_is_none_of_ours_is_damage(autosave: Autosave, line: bytes) -> None:
    autosave.save(played(20), ())
    autosave.path.write_bytes(autosave.path.read_bytes() + line + b"\n")
    with pytest.raises(DamagedSaveError):
        autosave.load()


def test_a_line_needs_a_deal() -> None:
    with pytest.raises(DamagedSaveError, match="no deal"):
        decode(encode({"deals": []}) + b'{"action": "draw"}\n')
    with pytest.raises(DamagedSaveError, match="none of ours"):
        decode(encode({"deals": [[]]}) + b"[]\n")


def test_far_too_many_lines_are_damage() -> None:
    with pytest.raises(DamagedSaveError, match="far more lines"):
        decode(encode({"deals": [[]]}) + b"{}\n" * 2_000)


def test_a_file_changed_by_somebody_else_is_written_as_a_whole(autosave: Autosave) -> None:
    match = played(20)
    autosave.save(match, ())
    autosave.path.write_bytes(b"somebody else")
    play_step(match, random.Random(1))
    autosave.save(match, ())
    assert_same(match, found(autosave))


def test_f_v04_a_file_that_went_away_is_written_as_a_whole(autosave: Autosave) -> None:
    match = played(20)
    autosave.save(match, ())
    autosave.path.unlink()
    play_step(match, random.Random(1))
    autosave.save(match, ())
    assert_same(match, found(autosave))


def test_f_v03_a_refused_line_leaves_what_was_kept(
    autosave: Autosave, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, source = played(20), random.Random(1)
    autosave.save(match, ())
    before = found(autosave).version
    with monkeypatch.context() as patch:
        patch.setattr("os.fsync", fail(28))
        for _ in range(3):
            play_step(match, source)
            with pytest.raises(FileAccessError, match=r"autosave\.burraco"):
                autosave.save(match, ())
            assert found(autosave).version == before
    play_step(match, source)
    autosave.save(match, ())
    assert_same(match, found(autosave))


def test_a_bookmark_stays_when_it_is_gone_on_with(autosave: Autosave) -> None:
    first, second = played(30, "first"), played(40, "second")
    autosave.save(second, ())
    path = autosave.library.bookmark(document_of(first), "a good hand")
    content = path.read_bytes()
    autosave.open(path)
    loaded = autosave.load()
    assert loaded is not None
    assert_same(first, loaded.match)
    assert (loaded.match.name, path.read_bytes()) == ("", content)
    play_step(loaded.match, random.Random(1))
    autosave.save(loaded.match, ())
    assert path.read_bytes() == content
    kept = [entry.path for entry in autosave.library.list().entries if entry.path != path]
    assert [autosave.library.read(other)["seed"] for other in kept] == ["second"]


def test_a_running_match_keeps_its_name(autosave: Autosave) -> None:
    path = autosave.library.add(document_of(played(30)))
    autosave.library.rename(path, "with Ada")
    autosave.open(path)
    loaded = autosave.load()
    assert loaded is not None
    play_step(loaded.match, random.Random(1))
    autosave.save(loaded.match, ())
    summary = autosave.summary()
    assert summary is not None
    assert summary.name == "with Ada"
    assert not path.exists()


def test_a_bad_match_of_the_library_leaves_the_running_one(autosave: Autosave) -> None:
    match = played(30)
    autosave.save(match, ())
    path = autosave.library.add(document_of(played(9)))
    path.write_bytes(path.read_bytes()[:900])
    with pytest.raises(DamagedSaveError, match="set aside"):
        autosave.open(path)
    loaded = autosave.load()
    assert loaded is not None
    assert_same(match, loaded.match)


def test_the_last_match_of_an_earlier_version_goes_into_the_library(autosave: Autosave) -> None:
    autosave.release()
    data = encode(match_to_document(played(30), (), SAVED_AT))
    autosave.path.with_name(LAST_MATCH).write_bytes(data)
    assert autosave.acquire()
    [entry] = autosave.library.list().entries
    assert entry.path.read_bytes() == data
    assert not autosave.path.with_name(LAST_MATCH).exists()


def test_the_clock_may_go_back(autosave: Autosave, monkeypatch: pytest.MonkeyPatch) -> None:
    match, source = played(20), random.Random(1)
    for year in (2030, 2029, 2099, 2020):
        monkeypatch.setattr(store, "now", lambda year=year: f"{year}-01-02T03:04:05+00:00")
        play_step(match, source)
        autosave.save(match, ())
        assert_same(match, found(autosave))
        summary = autosave.summary()
        assert summary is not None
        assert summary.saved_at.year == year
    assert files.temporary_of(autosave.path).exists() is False
