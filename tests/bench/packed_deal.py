"""A whole deal in an installed program, from outside: `python -m tests.bench.packed_deal HOME COMMAND...`.

Needs Xvfb, xdotool and ImageMagick. HOME is a new folder in which the command keeps the user's files, as seen
from here: a program in a chroot sees it elsewhere. The program is only started, played by keys that
go through the X server, and looked at through its saved match; a picture of the end is left beside the home.
"""

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from burraco_desktop.engine.state import Phase, State
from burraco_desktop.session.errors import SaveError
from burraco_desktop.session.match import Match
from burraco_desktop.session.store import read_match

SCREEN = "1280x800x24"
MOST_TURNS = 200
PATIENCE = 60.0
"""Seconds until a program on a busy machine must have done something."""
PAUSE = 0.25
SETTINGS = "[player]\nwelcomed=true\n[table]\nanimation_speed=off\nbot_pace=instant\n"
ASKED = ("--new-match", "--players", "2", "--level", "beginner", "--seed", "packed")


def press(*keys: str) -> None:
    """Press keys one after another, as hands would."""
    for key in keys:
        subprocess.run(["xdotool", "key", key], check=True)
        time.sleep(PAUSE)


def wait_for(happens: Callable[[], bool], patience: float = PATIENCE) -> bool:
    """Wait for something; tell whether it happened in time."""
    end = time.monotonic() + patience
    while time.monotonic() < end:
        if happens():
            return True
        time.sleep(PAUSE)
    return False


class Table:
    """What the saved match tells of the table."""

    def __init__(self, home: Path) -> None:
        self._path = home / ".local" / "share" / "burraco-desktop" / "autosave.burraco"

    def match(self) -> Match | None:
        """The match as it was saved last; None where it is just being written."""
        try:
            return read_match(self._path).match
        except SaveError:
            return None

    def state(self) -> State | None:
        """The table of the match."""
        match = self.match()
        return None if match is None else match.state

    def is_mine(self) -> bool:
        """Tell whether the player is to move, or nobody."""
        match = self.match()
        if match is None:
            return False
        return match.state.phase == Phase.OVER or match.players[match.state.seat].is_human

    def has_drawn(self) -> bool:
        """Tell whether the turn has gone beyond its draw."""
        state = self.state()
        return state is not None and state.phase != Phase.DRAW

    def has_discarded(self, turn: int) -> bool:
        """Tell whether a turn has ended."""
        state = self.state()
        return state is not None and (state.turn > turn or state.phase == Phase.OVER)


def play(table: Table) -> int:
    """Draw and discard until the deal is over; returns the number of turns that took."""
    for count in range(MOST_TURNS):
        if not wait_for(table.is_mine):
            sys.exit("the others do not move")
        state = table.state()
        assert state is not None
        if state.phase == Phase.OVER:
            return count
        press("d")
        if not wait_for(table.has_drawn):
            sys.exit("no card is drawn")
        discard(table, state.turn)
    sys.exit("the deal does not end")


def discard(table: Table, turn: int) -> None:
    """Throw a card; where the game asks whether that is meant, or refuses it, throw the next one."""
    for step in ["Left"] * 15 + ["Right"] * 15:
        press(step, "space", "x")
        if wait_for(lambda: table.has_discarded(turn), 3.0):
            return
        press("Escape", "Escape")
    sys.exit("no card is discarded")


@contextmanager
def screen() -> Iterator[None]:
    """A screen of its own."""
    command = ["Xvfb", "-displayfd", "1", "-screen", "0", SCREEN]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as server:
        assert server.stdout is not None
        os.environ["DISPLAY"] = ":" + server.stdout.readline().decode().strip()
        try:
            yield
        finally:
            server.terminate()


def main() -> None:
    """Start the program, play, and end it."""
    home, command = Path(sys.argv[1]), sys.argv[2:]
    config = home / ".config" / "burraco-desktop" / "settings.ini"
    config.parent.mkdir(parents=True)
    config.write_text(SETTINGS, encoding="utf-8")
    with screen(), subprocess.Popen([*command, *ASKED]) as game:
        start = time.monotonic()
        try:
            subprocess.run(["xdotool", "search", "--sync", "--onlyvisible", "--name", "Burraco"], check=True)
            table = Table(home)
            turns = play(table)
            match = table.match()
            assert match is not None
            time.sleep(2)
            sys.stdout.write(f"{turns} own turns, {match.totals}, in {time.monotonic() - start:.0f} s\n")
        finally:
            subprocess.run(["import", "-window", "root", f"{home}.png"], check=True)
            game.terminate()


if __name__ == "__main__":
    main()
