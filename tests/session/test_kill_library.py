"""Killed at random instants of five hundred acts in several matches, nothing is lost and nothing doubled."""

import ast
import random
import subprocess
import sys
from pathlib import Path

from burraco_desktop.session.store import Autosave
from tests.session.killed_library import kept

ROOT = Path(__file__).resolve().parents[2]
ACTS = 500
FEWEST, MOST = 10, 60


def told_before_killed(folder: Path, seed: str, acts: int, chance: random.Random) -> list[str]:
    """The lines that a process could tell before it was killed."""
    command = [sys.executable, "-m", "tests.session.killed_library", str(folder), seed]
    with subprocess.Popen(command, stdout=subprocess.PIPE, cwd=ROOT) as process:
        assert process.stdout is not None
        told = [process.stdout.readline() for _ in range(2 * acts)]
        for _ in range(chance.randint(0, 60_000)):
            pass
        process.kill()
        told += process.stdout.readlines()
    return [line.decode().rstrip("\n") for line in told if line.endswith(b"\n")]


def found(folder: Path) -> list[str]:
    autosave = Autosave(folder)
    assert autosave.acquire()
    texts = kept(autosave)
    autosave.release()
    return texts


def test_kills_at_random_instants_lose_and_double_nothing(tmp_path: Path) -> None:
    chance, acts, number = random.Random(5), 0, 0
    while acts < ACTS:
        number += 1
        lines = told_before_killed(tmp_path, str(number), chance.randint(FEWEST, MOST), chance)
        done = [line for line in lines if line.startswith("did ")]
        acts += len(done)
        last = lines[-1].partition(" ")[2]
        before = done[-1].partition(" ")[2]
        assert found(tmp_path) in (ast.literal_eval(before), ast.literal_eval(last))
    assert len(found(tmp_path)) > 2
