"""The library: matches beside the running one, kept whatever they are called and whatever lies among them."""

import errno
import json
import os
import random
from pathlib import Path

import pytest

from burraco_desktop.engine.notation import show_position
from burraco_desktop.session.codec import decode, encode, match_from_document, match_to_document
from burraco_desktop.session.errors import DamagedSaveError, FileAccessError, NewerFormatError, SaveError
from burraco_desktop.session.library import HEAD, MOST_DELETED, TRASH, Entry, Library, clean_name
from burraco_desktop.session.match import Match
from burraco_desktop.session.summary import NAME_LENGTH
from tests.session.documents import SAVED_AT, document_of
from tests.session.playing import new_match, play_deals, played
from tests.session.test_files import fail

ODD_NAMES = [
    "Perché no?",
    "two words",
    "Zoë 👩‍👩‍👧 مرحبا",
    "x" * NAME_LENGTH,
    "../../etc/passwd",
    "C:\\Windows\\nul",
    "con",
    ".",
    "~",
    "a/b",
]


@pytest.fixture
def library(tmp_path: Path) -> Library:
    return Library(tmp_path / "matches")


def at(day: int, match: Match | None = None, **changes: object) -> dict[str, object]:
    document = match_to_document(match or played(9, str(day)), (), f"2030-01-{day:02}T10:00:00+00:00")
    return {**document, **changes}


def entries(library: Library) -> tuple[Entry, ...]:
    listing = library.list()
    assert listing.troubles == ()
    return listing.entries


def names(library: Library) -> list[str]:
    return [entry.summary.name for entry in entries(library)]


def test_a_library_that_is_not_there_is_empty(library: Library) -> None:
    assert entries(library) == ()
    assert not library.folder.exists()


def test_the_newest_comes_first(library: Library) -> None:
    for day in (3, 1, 2):
        library.add(at(day, name=str(day)))
    assert names(library) == ["3", "2", "1"]


def test_an_entry_tells_what_its_match_is(library: Library) -> None:
    match = new_match("told")
    play_deals(match, 2, random.Random(1))
    path = library.bookmark(at(1, match), "before the last deal")
    [entry] = entries(library)
    assert entry.path == path
    summary = entry.summary
    assert (summary.system, summary.deal, summary.totals) == ("italian", 2, match.totals)
    assert (summary.name, summary.is_bookmark, summary.is_over) == ("before the last deal", True, False)


def test_a_match_is_listed_by_its_first_lines_alone(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    library.add(at(1, played(300)))
    monkeypatch.setattr("burraco_desktop.session.library.files.read", None)
    assert len(entries(library)) == 1


def test_the_summary_of_the_longest_names_stands_at_the_head(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = played(9, seats=4)
    match.name = "👩" * NAME_LENGTH
    data = encode(match_to_document(match, (), SAVED_AT))
    assert data.index(b'"rules"') < HEAD
    library.add(at(1, match))
    monkeypatch.setattr("burraco_desktop.session.library.files.read", None)
    assert names(library) == [match.name]


@pytest.mark.parametrize(
    ("name", "levels"), [("format-1", ("",) * 4), ("format-2-lines", ("", *("heuristic",) * 3))]
)
def test_f_v11_matches_of_earlier_formats_are_listed(
    library: Library, name: str, levels: tuple[str, ...]
) -> None:
    library.folder.mkdir()
    saved = Path(__file__).parent / "saves" / f"{name}.burraco"
    (library.folder / "old.burraco").write_bytes(saved.read_bytes())
    assert [entry.summary.deal for entry in entries(library)] == [2]
    assert [entry.summary.levels for entry in entries(library)] == [levels]


def test_an_edited_match_is_listed_whatever_its_form(library: Library) -> None:
    library.folder.mkdir()
    content = decode(encode(document_of(played(9))))
    assert isinstance(content, dict)
    turned = dict(reversed(content.items()))
    (library.folder / "edited.burraco").write_text(json.dumps(turned, indent=4), encoding="utf-8")
    assert len(entries(library)) == 1


@pytest.mark.parametrize("name", ODD_NAMES)
def test_a_match_may_be_called_anything(library: Library, name: str) -> None:
    path = library.add(at(1))
    library.rename(path, name)
    assert names(library) == [clean_name(name)]
    twin = library.duplicate(path, name)
    kept = library.bookmark(library.read(path), name)
    assert {file.parent for file in (path, twin, kept)} == {library.folder}
    assert sorted(library.folder.iterdir()) == sorted([path, twin, kept])
    assert match_from_document(library.read(kept))[0].state == played(9, "1").state


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("  two   words\n", "two words"),
        ("tab\there", "tab here"),
        ("a\u202eb\x00c", "abc"),
        ("e\u0301", "é"),
        ("\ud800", ""),
        ("y" * 400, "y" * NAME_LENGTH),
    ],
)
def test_a_name_is_one_visible_line(text: str, name: str) -> None:
    assert clean_name(text) == name


def test_renaming_changes_nothing_else(library: Library) -> None:
    path = library.add(at(1, played(40)))
    before = library.read(path)
    library.rename(path, "new")
    assert library.read(path) == {**before, "name": "new"}


def test_deleting_can_be_undone(library: Library) -> None:
    path = library.add(at(1))
    content = path.read_bytes()
    deleted = library.delete(path)
    assert entries(library) == ()
    assert library.restore(deleted) == path
    assert path.read_bytes() == content


def test_what_is_brought_back_never_replaces_another(library: Library) -> None:
    path = library.add(at(1, name="first"))
    deleted = library.delete(path)
    path.write_bytes(encode(at(2, name="second")))
    assert library.restore(deleted) != path
    assert sorted(names(library)) == ["first", "second"]


def test_only_the_oldest_deleted_matches_go_for_good(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("burraco_desktop.session.library.MOST_DELETED", 3)
    assert MOST_DELETED >= 3
    for day in range(1, 6):
        library.delete(library.add(at(day)))
    assert len(list((library.folder / TRASH).iterdir())) == 3
    library.restore(library.delete(library.add(at(9))))
    assert len(entries(library)) == 1


def test_an_exported_match_comes_back_the_same(library: Library, tmp_path: Path) -> None:
    match = played(60)
    path = library.add(document_of(match))
    target = tmp_path / "à la carte 🂡.burraco"
    library.export(path, target)
    imported = library.import_file(target)
    assert imported != path
    assert imported.parent == library.folder
    again, _ = match_from_document(library.read(imported))
    assert show_position(again.state) == show_position(match.state)


def test_an_import_never_writes_anywhere_else(library: Library, tmp_path: Path) -> None:
    source = tmp_path / "source.burraco"
    evil = {**at(1), "name": "../../../evil", "id": "../../evil", "seed": played(9, "1").seed}
    source.write_bytes(encode(evil))
    path = library.import_file(source)
    found = {file for file in tmp_path.rglob("*") if file.is_file()}
    assert found == {source, path}
    assert path.parent == library.folder


def test_a_file_that_is_no_match_is_not_imported(library: Library, tmp_path: Path) -> None:
    source = tmp_path / "holiday.burraco"
    source.write_bytes(b"\x89PNG")
    with pytest.raises(DamagedSaveError, match=r"holiday\.burraco"):
        library.import_file(source)
    assert source.read_bytes() == b"\x89PNG"
    with pytest.raises(FileAccessError, match="no such file"):
        library.import_file(tmp_path / "none.burraco")
    with pytest.raises(SaveError):
        library.import_file(tmp_path)
    assert entries(library) == ()


def test_a_tampered_match_is_not_imported(library: Library, tmp_path: Path) -> None:
    source = tmp_path / "tampered.burraco"
    document = document_of(played(60))
    document["deals"][0][10] = "draw"
    source.write_bytes(encode(document))
    with pytest.raises(SaveError, match=r"tampered\.burraco"):
        library.import_file(source)


def test_bad_files_are_named_and_set_aside_and_harm_no_other(library: Library) -> None:
    good = library.add(at(1, name="good"))
    bad = {"empty": b"", "zeros": b"\0" * 99, "cut": good.read_bytes()[:100], "foreign": b"[1]"}
    for name, content in bad.items():
        (library.folder / f"{name}.burraco").write_bytes(content)
    listing = library.list()
    assert [entry.path for entry in listing.entries] == [good]
    assert {str(error.path) for error in listing.troubles} == {
        str(library.folder / f"{name}.burraco") for name in bad
    }
    for error in listing.troubles:
        assert error.path is not None
        assert error.moved_to is not None
        assert error.moved_to.read_bytes() == bad[error.path.stem]
    assert names(library) == ["good"]


def test_a_match_of_a_later_version_stays_where_it_is(library: Library) -> None:
    path = library.add(at(1, format_version=99))
    [error] = library.list().troubles
    assert isinstance(error, NewerFormatError)
    assert (error.path, error.moved_to) == (path, None)
    assert path.exists()


def test_a_list_that_is_wanted_no_more_is_given_up(library: Library) -> None:
    for day in range(1, 9):
        library.add(at(day))
    answers = iter([True, True, True, False])
    assert len(library.list(lambda: next(answers)).entries) == 3


def test_other_files_and_folders_are_left_alone(library: Library) -> None:
    library.add(at(1))
    (library.folder / "notes.txt").write_text("mine", encoding="utf-8")
    (library.folder / "folder.burraco").mkdir()
    (library.folder / "cut.burraco.tmp").write_bytes(b"{")
    assert len(entries(library)) == 1
    assert (library.folder / "notes.txt").read_text(encoding="utf-8") == "mine"


def test_a_file_in_place_of_the_folder_is_named(library: Library) -> None:
    library.folder.write_bytes(b"")
    with pytest.raises(FileAccessError, match="matches"):
        library.list()
    with pytest.raises(FileAccessError, match="matches"):
        library.add(at(1))


def test_a_read_only_folder_is_named_and_nothing_changes(
    library: Library, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """F-V03."""
    path = library.add(at(1, name="one"))
    deleted = library.delete(library.add(at(2, name="two")))
    content = path.read_bytes()
    uses = (
        lambda: library.rename(path, "new"),
        lambda: library.duplicate(path, "new"),
        lambda: library.delete(path),
        lambda: library.restore(deleted),
        lambda: library.import_file(path),
        lambda: library.take_in(path),
        lambda: library.export(path, tmp_path / "out.burraco"),
    )
    for call, code in (("fsync", errno.ENOSPC), ("replace", errno.EROFS)):
        with monkeypatch.context() as patch:
            patch.setattr(os if call == "fsync" else Path, call, fail(code))
            for use in uses if call == "replace" else uses[:2]:
                with pytest.raises(FileAccessError):
                    use()
    assert path.read_bytes() == content
    assert deleted.kept_as.exists()
    assert names(library) == ["one"]
