"""Killed at any instant of real play, the game goes on at the last completed action, hand order included."""

import random
import subprocess
import sys
from pathlib import Path

from burraco_desktop.session.store import Autosave
from tests.support.killed_table import state_text

ROOT = Path(__file__).resolve().parents[3]
KILLS = 5
FILES = {"autosave.burraco", "autosave.lock", "settings.ini", "statistics.jsonl"}


def play_and_kill(folder: Path, seed: str, chance: random.Random) -> list[str]:
    """What a process could tell before it was killed; it began with what the one before it had kept."""
    command = [sys.executable, "-m", "tests.support.killed_table", str(folder), seed]
    with subprocess.Popen(command, stdout=subprocess.PIPE, cwd=ROOT) as process:
        assert process.stdout is not None
        told = [process.stdout.readline() for _ in range(chance.randint(10, 90))]
        for _ in range(chance.randint(0, 100_000)):
            pass
        process.kill()
        told += process.stdout.readlines()
    return [line.decode().rstrip("\n") for line in told if line.endswith(b"\n")]


def found(folder: Path) -> str:
    """What is on disk."""
    autosave = Autosave(folder)
    assert autosave.acquire()
    loaded = autosave.load()
    autosave.release()
    assert loaded is not None
    return state_text(loaded.match, loaded.hand_order)


def test_play_goes_on_where_it_was_killed(tmp_path: Path) -> None:
    chance = random.Random(7)
    for number in range(KILLS):
        before = found(tmp_path) if number else ""
        told = play_and_kill(tmp_path, str(number), chance)
        assert [line[3:] for line in told if line.startswith("on ")] == [before][: bool(before)]
        done = [line[4:] for line in told if line.startswith("did ")]
        meant = [line[5:] for line in told if line.startswith("will ")]
        assert found(tmp_path) in (done[-1], meant[-1])
        assert {path.name for path in tmp_path.iterdir()} <= FILES
