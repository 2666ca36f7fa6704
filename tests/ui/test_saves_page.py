"""The page of saved matches: what it lists, and what can be done with each entry, by mouse and by key."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog

from burraco_desktop.session.codec import match_from_document
from burraco_desktop.session.library import Library
from burraco_desktop.session.store import Autosave
from burraco_desktop.session.summary import NAME_LENGTH
from burraco_desktop.ui import fonts
from burraco_desktop.ui.pages.saves import SavesPage
from burraco_desktop.ui.pages.saves_list import SavesModel
from burraco_desktop.ui.pages.table_picture import SmallTable, table_pixmap
from tests.session.documents import document_of
from tests.support.saved_matches import finished, keep, running

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from PySide6.QtWidgets import QWidget
    from pytestqt.qtbot import QtBot

    from burraco_desktop.ui.table.card_art import CardArt

LEFT = Qt.MouseButton.LeftButton
SIZES = [QSize(960, 560), QSize(1280, 760), QSize(3840, 2100)]


@pytest.fixture
def autosave(tmp_path: Path) -> Iterator[Autosave]:
    autosave = Autosave(tmp_path / "data")
    assert autosave.acquire()
    yield autosave
    autosave.release()


@pytest.fixture
def library(autosave: Autosave) -> Library:
    return autosave.library


@pytest.fixture
def page(qtbot: QtBot, art: CardArt, autosave: Autosave) -> SavesPage:
    page = SavesPage(art, autosave.library, autosave.path, autosave.summary)
    qtbot.addWidget(page)
    page.resize(1280, 760)
    page.show()
    qtbot.waitExposed(page)
    return page


@pytest.fixture
def shown(page: SavesPage, qtbot: QtBot) -> Callable[[], list[str]]:
    """Look at the folder anew; returns the names of the entries, or their seats' names without one."""

    def show() -> list[str]:
        page.refresh()
        wait(page, qtbot)
        return names(page)

    return show


def wait(page: SavesPage, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: not (page.listing.is_busy or page.importing.is_busy or page.drawing.is_busy))


def names(page: SavesPage) -> list[str]:
    return [row.summary.name or row.summary.players[0] for row in page.model.rows]


def test_an_empty_library_says_how_matches_are_kept(page: SavesPage, shown: Callable[[], list[str]]) -> None:
    assert shown() == []
    assert "kept by itself" in page._note.text()
    assert not page.details.isVisibleTo(page)
    assert page.chosen is None


def test_the_running_match_comes_first_and_the_newest_next(
    autosave: Autosave, library: Library, shown: Callable[[], list[str]], page: SavesPage
) -> None:
    keep(library, running(seed="2"), "older", 3)
    keep(library, finished(), "newer", 7)
    autosave.save(running(), ())
    assert shown() == ["Maria", "newer", "older"]
    assert page.chosen is not None
    assert page.chosen.is_running
    texts = [page.model.data(page.model.index(number)) for number in range(3)]
    assert "On the table" in str(texts[0])
    assert "Finished" in str(texts[1])
    assert "Running" in str(texts[2])
    assert "Maria and " in str(texts[2])


@pytest.fixture
def large_texts() -> Iterator[None]:
    """The player wants the largest texts."""
    fonts.set_wanted_size(1.65)
    yield
    fonts.set_wanted_size(None)


@pytest.mark.usefixtures("large_texts")
def test_what_can_be_done_is_in_sight_with_the_largest_texts_in_the_smallest_window(
    page: SavesPage, library: Library, shown: Callable[[], list[str]], qtbot: QtBot
) -> None:
    keep(library, running(seed="3"), "Sunday", 1)
    shown()
    page.resize(SIZES[0])
    details = page.details
    keys = (details.play_button, details.replay_button, details.delete_button)
    qtbot.waitUntil(lambda: all(key.visibleRegion().boundingRect() == key.rect() for key in keys))


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_every_button_can_be_reached_in_every_size(
    page: SavesPage, library: Library, shown: Callable[[], list[str]], size: QSize, qtbot: QtBot
) -> None:
    keep(library, running(), "one")
    shown()
    page.resize(size)
    buttons = (page.details.play_button, page.details.delete_button, page.back_button, page.import_button)
    qtbot.waitUntil(lambda: all(is_on_top(key, page) for key in buttons))


def is_on_top(key: QWidget, page: SavesPage) -> bool:
    return page.childAt(key.mapTo(page, key.rect().center())) is key


def test_going_on_replaying_and_checking_name_the_chosen_match(
    page: SavesPage, library: Library, shown: Callable[[], list[str]], qtbot: QtBot
) -> None:
    path = keep(library, running(), "one")
    keep(library, running(seed="2"), "two", 9)
    shown()
    page.choose(path)
    details = page.details
    for key, signal in (
        (details.play_button, page.open_requested),
        (details.replay_button, page.replay_requested),
        (details.check_button, page.check_requested),
    ):
        with qtbot.waitSignal(signal) as caught:
            QTest.mouseClick(key, LEFT)
        assert caught.args == [path]


def test_return_goes_on_with_a_running_match_and_replays_a_finished_one(
    page: SavesPage, library: Library, shown: Callable[[], list[str]], qtbot: QtBot
) -> None:
    first, second = keep(library, running(), "one", 9), keep(library, finished(), "two")
    shown()
    page.list.setFocus()
    with qtbot.waitSignal(page.open_requested) as caught:
        QTest.keyClick(page.list, Qt.Key.Key_Return)
    assert caught.args == [first]
    QTest.keyClick(page.list, Qt.Key.Key_Down)
    with qtbot.waitSignal(page.replay_requested) as caught:
        QTest.keyClick(page.list, Qt.Key.Key_Return)
    assert caught.args == [second]
    assert not page.details.play_button.isVisibleTo(page)


def test_a_match_is_renamed_in_its_place(
    page: SavesPage, library: Library, shown: Callable[[], list[str]], qtbot: QtBot
) -> None:
    path = keep(library, running(), "")
    shown()
    edit = page.details.name_edit
    edit.setFocus()
    edit.setText("  Perché   no? ")
    QTest.keyClick(edit, Qt.Key.Key_Return)
    wait(page, qtbot)
    assert names(page) == ["Perché no?"]
    assert library.read(path)["name"] == "Perché no?"
    assert "Perché no?" in page.foot.message


def test_a_name_has_room_for_255_characters(page: SavesPage) -> None:
    assert page.details.name_edit.maxLength() == NAME_LENGTH == 255


def test_a_match_is_duplicated(
    page: SavesPage, library: Library, shown: Callable[[], list[str]], qtbot: QtBot
) -> None:
    keep(library, running(), "one")
    shown()
    QTest.mouseClick(page.details.copy_button, LEFT)
    wait(page, qtbot)
    assert sorted(names(page)) == ["one", "one, copy"]


@pytest.mark.parametrize("by_key", [True, False])
def test_deleting_is_undone(
    page: SavesPage, library: Library, shown: Callable[[], list[str]], qtbot: QtBot, by_key: bool
) -> None:
    keep(library, running(), "one", 9)
    keep(library, running(seed="2"), "two")
    shown()
    if by_key:
        QTest.keyClick(page.list, Qt.Key.Key_Delete)
    else:
        QTest.mouseClick(page.details.delete_button, LEFT)
    wait(page, qtbot)
    assert names(page) == ["two"]
    assert page.chosen is not None
    QTest.mouseClick(page.undo_button, LEFT)
    wait(page, qtbot)
    assert names(page) == ["one", "two"]
    assert page.chosen.summary.name == "one"
    assert not page.undo_button.isVisibleTo(page)


def test_the_running_match_can_be_given_up_and_brought_back(
    page: SavesPage, autosave: Autosave, shown: Callable[[], list[str]], qtbot: QtBot
) -> None:
    match = running()
    autosave.save(match, ())
    shown()
    QTest.mouseClick(page.details.delete_button, LEFT)
    wait(page, qtbot)
    assert names(page) == []
    assert autosave.summary() is None
    QTest.mouseClick(page.undo_button, LEFT)
    wait(page, qtbot)
    assert [row.is_running for row in page.model.rows] == [True]
    loaded = autosave.load()
    assert loaded is not None
    assert loaded.match.state == match.state


def test_a_match_goes_out_as_one_file_and_comes_back(
    page: SavesPage,
    library: Library,
    shown: Callable[[], list[str]],
    qtbot: QtBot,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    keep(library, running(), "C:/one?")
    shown()
    offered: list[str] = []
    target = tmp_path / "ün file.burraco"

    def ask_where(_page: object, _title: str, name: str, _kinds: str) -> tuple[str, str]:
        offered.append(name)
        return str(target), ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", ask_where)
    QTest.mouseClick(page.details.export_button, LEFT)
    assert offered == ["C__one_.burraco"]
    assert target.name in page.foot.message
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(target), ""))
    QTest.mouseClick(page.import_button, LEFT)
    wait(page, qtbot)
    assert names(page) == ["C:/one?", "C:/one?"]


@pytest.mark.parametrize("content", [b"", b"\0" * 99, b"[1]", b"\x89PNG"])
def test_a_file_that_is_no_match_is_named(
    page: SavesPage, qtbot: QtBot, tmp_path: Path, content: bytes
) -> None:
    path = tmp_path / "holiday.burraco"
    path.write_bytes(content)
    page.import_file(path)
    wait(page, qtbot)
    assert "holiday.burraco is no match" in page.foot.message


def test_damaged_files_among_the_others_are_told(
    page: SavesPage, library: Library, shown: Callable[[], list[str]]
) -> None:
    keep(library, running(), "good")
    (library.folder / "bad.burraco").write_bytes(b"")
    assert shown() == ["good"]
    assert "bad.burraco is no match" in page.foot.message
    assert "set aside as bad-damaged-1.burraco" in page.foot.message


def test_what_the_disk_refuses_is_told(
    page: SavesPage, library: Library, shown: Callable[[], list[str]]
) -> None:
    path = keep(library, running(), "one")
    shown()
    path.unlink()
    QTest.mouseClick(page.details.copy_button, LEFT)
    assert "is gone" in page.foot.message


def test_pictures_come_by_themselves_for_what_is_seen(
    page: SavesPage, library: Library, shown: Callable[[], list[str]], qtbot: QtBot
) -> None:
    match = running()
    path = keep(library, match, "one")
    shown()
    qtbot.waitUntil(lambda: page.model.table_of(path) is not None)
    table = page.model.table_of(path)
    assert table is not None
    assert table.view == match.view(0)


def test_a_match_without_a_table_has_a_picture_of_the_cloth(
    page: SavesPage, library: Library, shown: Callable[[], list[str]], qtbot: QtBot
) -> None:
    document = document_of(running())
    document["position"] = ["nonsense"]
    path = library.add(document)
    assert len(shown()) == 1
    wait(page, qtbot)
    assert page.model.table_of(path) is None


def test_a_picture_shows_the_hand_in_its_order_and_no_other(art: CardArt) -> None:
    match = running()
    hand = match.state.hands[0].cards()
    assert SmallTable.of(match.view(0), hand[::-1]).order == tuple(hand[::-1])
    assert sorted(SmallTable.of(match.view(0), hand[:-1]).order) == sorted(hand)
    small = table_pixmap(SmallTable.of(match.view(0), ()), art, QSize(160, 100), 2.0)
    assert (small.width(), small.height()) == (320, 200)


def test_a_list_of_many_is_bounded_in_memory(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("burraco_desktop.ui.pages.saves_list.MOST_PICTURES", 5)
    model = SavesModel()
    match = running()
    for number in range(40):
        path = tmp_path / str(number)
        model.table_of(path)
        model.set_table(path, SmallTable.of(match.view(0), ()))
    assert len(model._tables) <= 6


def test_a_replay_of_the_document_is_the_match_that_was_kept(library: Library) -> None:
    match = finished()
    path = keep(library, match)
    assert library.replay(path).totals == match.totals
    assert match_from_document(library.read(path))[0].winner == match.winner
