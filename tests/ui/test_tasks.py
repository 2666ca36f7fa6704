"""Work off the GUI thread: its result comes back to it, dropped work is never heard of, errors are named."""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QObject

from burraco_desktop.session.errors import SaveError
from burraco_desktop.ui.tasks import IsWanted, Task

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytestqt.qtbot import QtBot


@pytest.fixture
def task() -> Task:
    return Task()


def test_a_result_comes_back_to_the_thread_of_its_object(task: Task, qtbot: QtBot) -> None:
    threads: list[threading.Thread] = []
    task.done.connect(lambda _result: threads.append(threading.current_thread()))
    with qtbot.waitSignal(task.done) as caught:
        task.start(lambda _is_wanted: threading.current_thread())
        assert task.is_busy
    assert caught.args is not None
    assert caught.args[0] is not threading.main_thread()
    assert threads == [threading.main_thread()]
    assert not task.is_busy


def test_newer_work_drops_the_older(task: Task, qtbot: QtBot) -> None:
    results: list[str] = []
    task.done.connect(results.append)
    go, dropped = threading.Event(), threading.Event()

    def slow(is_wanted: IsWanted) -> str:
        go.wait()
        if not is_wanted():
            dropped.set()
        return "old"

    task.start(slow)
    task.start(lambda _is_wanted: "new")
    qtbot.waitUntil(lambda: results == ["new"])
    go.set()
    assert dropped.wait(5)
    qtbot.wait(20)
    assert results == ["new"]


def test_an_error_of_files_is_told(task: Task, qtbot: QtBot) -> None:
    def fail(_is_wanted: IsWanted) -> None:
        raise SaveError("no such luck")

    with qtbot.waitSignal(task.failed) as caught:
        task.start(fail)
    assert caught.args is not None
    assert str(caught.args[0]) == "no such luck"


def test_any_other_error_is_logged_and_told(
    task: Task, qtbot: QtBot, expect_log: Callable[[str], None]
) -> None:
    expect_log("work on files failed")

    def fail(_is_wanted: IsWanted) -> None:
        raise ZeroDivisionError

    with qtbot.waitSignal(task.failed):
        task.start(fail)


def test_work_that_ends_after_its_window_is_no_fault(qtbot: QtBot) -> None:
    parent = QObject()
    task = Task(parent)
    go, done = threading.Event(), threading.Event()

    def slow(_is_wanted: IsWanted) -> None:
        go.wait()
        done.set()

    task.start(slow)
    parent.deleteLater()
    qtbot.waitUntil(lambda: not _is_alive(parent))
    go.set()
    assert done.wait(5)


def _is_alive(thing: QObject) -> bool:
    try:
        thing.objectName()
    except RuntimeError:
        return False
    return True
