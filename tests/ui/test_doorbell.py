"""The bell at a running game: who rings is heard once, and knows whether somebody is at home."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TYPE_CHECKING

from burraco_desktop.ui.doorbell import FILE, Doorbell, ring

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot


def test_a_ring_is_heard_and_answered(qtbot: QtBot, tmp_path: Path) -> None:
    bell = Doorbell(tmp_path)
    heard: list[Path | None] = []
    bell.rung.connect(heard.append)
    file = tmp_path / "città\nnuova.burraco"
    for wanted in (None, file, file):
        heard.clear()
        with ThreadPoolExecutor() as pool:
            answered = pool.submit(ring, tmp_path, wanted, 20)
            qtbot.waitUntil(answered.done)
        assert answered.result()
        qtbot.waitUntil(partial([wanted].__eq__, heard))


def test_nobody_at_home_is_noticed(tmp_path: Path) -> None:
    assert not ring(tmp_path, patience=0.05)
    assert not ring(tmp_path / "no such folder", patience=0.05)


def test_a_ring_of_before_is_not_heard(qtbot: QtBot, tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"old")
    bell = Doorbell(tmp_path)
    with qtbot.assertNotEmitted(bell.rung, wait=50):
        assert (tmp_path / FILE).read_bytes() == b""
