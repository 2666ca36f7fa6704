"""The autosave: what is saved comes back, what is bad is kept aside, and nothing is overwritten unasked."""

import errno
import os
import random
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from burraco_desktop.engine.notation import show_position
from burraco_desktop.session import files
from burraco_desktop.session.codec import FORMAT_VERSION, encode, match_to_document
from burraco_desktop.session.errors import (
    DamagedSaveError,
    FileAccessError,
    NewerFormatError,
    NotOwnerError,
    ReplayError,
    SaveError,
)
from burraco_desktop.session.match import Match
from burraco_desktop.session.store import Autosave
from tests.session.playing import new_match, play_deals, play_step, played

SAVED_AT = "2030-01-02T03:04:05+00:00"

ExpectLog = Callable[[str], None]


@pytest.fixture
def autosave(tmp_path: Path) -> Iterator[Autosave]:
    """The autosave of an instance that owns it, in a folder that is not there yet."""
    store = Autosave(tmp_path / "data")
    assert store.acquire()
    yield store
    store.release()


def text_of(match: Match, **changes: object) -> bytes:
    return encode({**match_to_document(match, (), SAVED_AT), **changes})


def position(match: Match) -> str:
    return show_position(match.state)


def loaded(autosave: Autosave) -> Match:
    found = autosave.load()
    assert found is not None
    return found.match


def kept(autosave: Autosave) -> list[Path]:
    """The files of the library."""
    return sorted(autosave.library.folder.glob("*.burraco"))


def others(autosave: Autosave) -> set[str]:
    """The names of the files beside the autosave and its lock."""
    names = {path.name for path in autosave.path.parent.iterdir()}
    return names - {autosave.path.name, "autosave.lock", autosave.library.folder.name}


# Save and load.


def test_nothing_saved_is_no_error(autosave: Autosave) -> None:
    assert autosave.load() is None
    assert autosave.summary() is None
    autosave.clear()
    assert not others(autosave)


def test_f_v01_every_action_saved_comes_back(autosave: Autosave) -> None:
    match, source = new_match(), random.Random(7)
    for _ in range(120):
        play_step(match, source)
        hand = match.state.hands[0].cards()
        source.shuffle(hand)
        autosave.save(match, hand)
        found = autosave.load()
        assert found is not None
        assert found.hand_order == tuple(hand)
        match = found.match
    assert position(match) == position(played_alike(120))
    assert not others(autosave)


def played_alike(steps: int) -> Match:
    match, source = new_match(), random.Random(7)
    for _ in range(steps):
        play_step(match, source)
        source.shuffle(match.state.hands[0].cards())
    return match


def test_the_summary_tells_what_was_saved(autosave: Autosave) -> None:
    match = new_match()
    play_deals(match, 2, random.Random(1))
    autosave.save(match, ())
    summary = autosave.summary()
    assert summary is not None
    assert (summary.system, summary.deal, summary.totals) == ("italian", 2, match.totals)


def test_a_stale_temporary_file_is_tidied(autosave: Autosave) -> None:
    autosave.save(played(10), ())
    files.temporary_of(autosave.path).write_bytes(b"{ half")
    autosave.release()
    again = Autosave(autosave.path.parent)
    assert again.acquire()
    assert not others(again)
    assert loaded(again).version == 10
    again.release()


def test_f_v03_a_failed_save_leaves_the_previous_one(
    autosave: Autosave, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = played(20)
    autosave.save(match, ())
    before = position(match)
    play_step(match, random.Random(1))

    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        with pytest.raises(FileAccessError, match=r"autosave\.burraco.*the disk is full"):
            autosave.save(match, ())
    assert position(loaded(autosave)) == before
    autosave.save(match, ())
    assert position(loaded(autosave)) == position(match)


# Bad files.


def truncated(part: float) -> bytes:
    text = text_of(played(40))
    return text[: int(len(text) * part)]


BAD_FILES = {
    "empty": b"",
    "zeros": b"\0" * 5000,
    "one byte": b"{",
    "cut early": truncated(0.01),
    "cut in the rules": truncated(0.2),
    "cut in the middle": truncated(0.5),
    "cut late": truncated(0.99),
    "text": b"remember the milk",
    "picture": b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR",
    "foreign": b'{"version": 3, "game": "chess"}',
    "list": b"[1, 2, 3]",
    "wrong type": text_of(played(10), summary="none"),
}


@pytest.mark.parametrize("content", BAD_FILES.values(), ids=BAD_FILES)
@pytest.mark.parametrize("read", [Autosave.load, Autosave.summary], ids=["load", "summary"])
def test_f_v02_a_bad_file_is_set_aside_and_named(
    autosave: Autosave, content: bytes, read: Callable[[Autosave], object]
) -> None:
    autosave.path.write_bytes(content)
    with pytest.raises(DamagedSaveError) as caught:
        read(autosave)
    moved = autosave.path.with_name("autosave-damaged-1.burraco")
    assert (caught.value.path, caught.value.moved_to) == (autosave.path, moved)
    assert str(autosave.path) in str(caught.value)
    assert moved.name in str(caught.value)
    assert moved.read_bytes() == content
    assert autosave.load() is None


def test_bad_files_never_replace_each_other(autosave: Autosave) -> None:
    for number in (1, 2, 3):
        autosave.path.write_bytes(b"bad" * number)
        with pytest.raises(DamagedSaveError):
            autosave.load()
    kept = [autosave.path.with_name(f"autosave-damaged-{number}.burraco") for number in (1, 2, 3)]
    assert [path.read_bytes() for path in kept] == [b"bad", b"badbad", b"badbadbad"]


@pytest.mark.parametrize(
    ("content", "kind", "name"),
    [
        (text_of(played(9), format_version=FORMAT_VERSION + 1), NewerFormatError, "autosave-newer-1.burraco"),
        (text_of(played(9), position=["deal: 1"]), ReplayError, "autosave-differing-1.burraco"),
        (text_of(played(9), deals=[["take", "take"]]), ReplayError, "autosave-differing-1.burraco"),
    ],
    ids=["newer", "other position", "illegal action"],
)
def test_the_new_name_says_what_is_wrong(
    autosave: Autosave, content: bytes, kind: type[SaveError], name: str
) -> None:
    autosave.path.write_bytes(content)
    with pytest.raises(kind, match=name):
        autosave.load()
    assert (autosave.path.parent / name).read_bytes() == content


def test_a_folder_in_place_of_the_file_is_set_aside(autosave: Autosave) -> None:
    autosave.path.mkdir()
    with pytest.raises(FileAccessError, match=r"autosave-unreadable-1\.burraco"):
        autosave.load()
    match = played(5)
    autosave.save(match, ())
    assert position(loaded(autosave)) == position(match)


def test_a_bad_file_does_not_harm_the_next_match(autosave: Autosave) -> None:
    autosave.path.write_bytes(b"bad")
    with pytest.raises(DamagedSaveError):
        autosave.load()
    match = played(5)
    autosave.save(match, ())
    assert position(loaded(autosave)) == position(match)
    assert others(autosave) == {"autosave-damaged-1.burraco"}


# Nothing is overwritten unasked.


def test_f_s02_the_match_before_is_kept_in_the_library(autosave: Autosave) -> None:
    first, second = played(30, "first"), played(10, "second")
    autosave.save(first, ())
    autosave.clear()
    assert autosave.load() is None
    autosave.save(second, ())
    [path] = kept(autosave)
    autosave.open(path)
    assert position(loaded(autosave)) == position(first)
    [path] = kept(autosave)
    autosave.open(path)
    assert position(loaded(autosave)) == position(second)


def test_a_new_match_never_overwrites_another(autosave: Autosave) -> None:
    first, second = played(30, "first"), played(10, "second")
    autosave.save(first, ())
    content = autosave.path.read_bytes()
    autosave.save(second, ())
    assert [path.read_bytes() for path in kept(autosave)] == [content]
    assert loaded(autosave).seed == "second"


def test_a_match_not_looked_at_is_kept(autosave: Autosave) -> None:
    content = text_of(played(30, "found"))
    autosave.path.write_bytes(content)
    autosave.save(played(5), ())
    assert [path.read_bytes() for path in kept(autosave)] == [content]


def test_a_loaded_match_is_saved_in_its_place(autosave: Autosave) -> None:
    autosave.path.write_bytes(text_of(played(30)))
    match = loaded(autosave)
    play_step(match, random.Random(1))
    autosave.save(match, ())
    assert not kept(autosave)
    assert position(loaded(autosave)) == position(match)


def test_a_bad_file_not_looked_at_is_set_aside_before_saving(
    autosave: Autosave, expect_log: ExpectLog
) -> None:
    expect_log("autosave-damaged-1.burraco")
    autosave.path.write_bytes(b"bad")
    autosave.save(played(5), ())
    assert autosave.path.with_name("autosave-damaged-1.burraco").read_bytes() == b"bad"
    assert not kept(autosave)


def test_a_bad_file_that_cannot_be_moved_is_not_overwritten(
    autosave: Autosave, monkeypatch: pytest.MonkeyPatch
) -> None:
    autosave.path.write_bytes(b"bad")
    monkeypatch.setattr(files, "set_aside", lambda *_: None)
    for _ in range(2):
        with pytest.raises(DamagedSaveError) as caught:
            autosave.save(played(5), ())
        assert caught.value.moved_to is None
    assert autosave.path.read_bytes() == b"bad"


# One owner.


def test_a_second_instance_may_neither_read_nor_write(autosave: Autosave) -> None:
    match = played(5)
    autosave.save(match, ())
    second = Autosave(autosave.path.parent)
    assert not second.acquire()
    assert (autosave.is_owner, second.is_owner) == (True, False)
    for use in (second.load, second.summary, second.clear, lambda: second.save(match, ())):
        with pytest.raises(NotOwnerError, match="another running instance"):
            use()
    assert position(loaded(autosave)) == position(match)


def test_ownership_passes_on(autosave: Autosave) -> None:
    second = Autosave(autosave.path.parent)
    autosave.release()
    autosave.release()
    assert second.acquire()
    assert second.acquire()
    assert not autosave.acquire()
    second.release()


def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    autosave = Autosave(tmp_path / "file" / "data")
    for use in (autosave.acquire, autosave.summary, lambda: autosave.save(played(5), ())):
        with pytest.raises(FileAccessError, match=r"autosave\.lock: cannot be written"):
            use()
