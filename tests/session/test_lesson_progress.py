"""What is done of the course: kept as a whole, and never lost to a damaged file."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from burraco_desktop.session import files
from burraco_desktop.session.errors import FileAccessError
from burraco_desktop.session.lesson_progress import LESSONS, LessonProgress

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path


def test_at_first_nothing_is_done_and_nothing_is_written(tmp_path: Path) -> None:
    assert LessonProgress(tmp_path).done == set()
    assert list(tmp_path.iterdir()) == []


def test_what_is_done_is_known_the_next_time(tmp_path: Path) -> None:
    progress = LessonProgress(tmp_path)
    progress.add("runs")
    progress.add("sets")
    progress.add("runs")
    assert LessonProgress(tmp_path).done == {"runs", "sets"}
    assert [path.name for path in tmp_path.iterdir()] == [LESSONS]


def test_a_lesson_of_a_later_version_is_kept(tmp_path: Path) -> None:
    LessonProgress(tmp_path).add("unheard of")
    LessonProgress(tmp_path).add("runs")
    assert LessonProgress(tmp_path).done == {"unheard of", "runs"}


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\0" * 50,
        b"{",
        b"[]",
        b"{}",
        b'{"format": "else", "done": []}',
        b"[" * 9000,
        b"\xff\xfe",
        b'{"format": "burraco-desktop lessons", "done": [1]}',
        b"x" * (files.LARGEST + 1),
    ],
)
def test_a_damaged_file_is_set_aside_and_harms_nobody(
    content: bytes, tmp_path: Path, expect_log: Callable[[str], None]
) -> None:
    expect_log("set aside")
    (tmp_path / LESSONS).write_bytes(content)
    progress = LessonProgress(tmp_path)
    assert progress.done == set()
    kept = tmp_path / "lessons-damaged-1.json"
    assert kept.read_bytes() == content
    progress.add("runs")
    assert LessonProgress(tmp_path).done == {"runs"}


def test_a_write_that_was_cut_off_leaves_what_was_there(tmp_path: Path) -> None:
    progress = LessonProgress(tmp_path)
    progress.add("runs")
    files.temporary_of(progress.path).write_bytes(b'{"format": "bur')
    assert LessonProgress(tmp_path).done == {"runs"}


def test_where_the_disk_refuses_it_is_said_and_known_until_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    progress = LessonProgress(tmp_path)

    def refuse(path: Path, _data: bytes) -> None:
        raise FileAccessError("no room", path)

    monkeypatch.setattr(files, "write", refuse)
    with pytest.raises(FileAccessError):
        progress.add("runs")
    assert progress.done == {"runs"}


def test_a_file_that_may_not_be_read_is_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, expect_log: Callable[[str], None]
) -> None:
    expect_log("no rights")
    LessonProgress(tmp_path).add("runs")

    def refuse(path: Path) -> bytes:
        raise FileAccessError("no rights", path)

    monkeypatch.setattr(files, "read", refuse)
    assert LessonProgress(tmp_path).done == set()
    assert [path.name for path in tmp_path.iterdir()] == [LESSONS]
