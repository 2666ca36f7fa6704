"""Proves that a frozen program works, from outside: it is only started, never imported."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import time
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

import identity

if TYPE_CHECKING:
    from collections.abc import Iterator

PICTURE: Final = "smoke-table.png"
WINDOW: Final = "smoke-window.png"
LONGEST: Final = 300
"""Seconds that a command may take on a slow machine."""
PATIENCE: Final = 60
"""Seconds until a window must be there."""
STANDING: Final = 5
"""Seconds that a window must stay, where nobody can ask for it."""
LEAST_PICTURE: Final = 50_000
"""Bytes of a picture of a table; an empty one has far fewer."""
SIGNATURE: Final = b"\x89PNG\r\n"


class SmokeError(Exception):
    """The program does not do what it must; the text says what is wrong."""


def check(command: Path, into: Path) -> None:
    """Run everything that shows whether the program is whole; pictures go into a folder.

    Raises:
        SmokeError: it is not.
    """
    if not command.exists():
        raise SmokeError(f"{command} is not there; freeze first.")
    into.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as home:
        environ = at_home(Path(home))
        check_version(command, environ)
        check_itself(command, into / PICTURE, environ)
        check_window(command, into / WINDOW, environ)


def at_home(home: Path) -> dict[str, str]:
    """The environment of a user who has never played."""
    names = (
        "HOME",
        "USERPROFILE",
        "APPDATA",
        "LOCALAPPDATA",
        "XDG_CONFIG_HOME",
        "XDG_DATA_HOME",
        "XDG_STATE_HOME",
    )
    return os.environ | dict.fromkeys(names, str(home))


def check_version(command: Path, environ: dict[str, str]) -> None:
    """The program names its version, and its engine is compiled."""
    said = run([str(command), "--version"], environ)
    print(said.strip())
    if identity.version() not in said or "compiled" not in said:
        raise SmokeError(f"A compiled {identity.version()} was expected, and it says: {said}")


def check_itself(command: Path, picture: Path, environ: dict[str, str]) -> None:
    """The program finds itself whole, and draws a table."""
    print(run([str(command), "self-check", "--picture", str(picture)], environ), end="")
    if not picture.read_bytes().startswith(SIGNATURE) or picture.stat().st_size < LEAST_PICTURE:
        raise SmokeError(f"{picture} is no picture of a table")


def check_window(command: Path, picture: Path, environ: dict[str, str]) -> None:
    """The window opens and stays."""
    with screen(environ) as shown:
        if shown is None:
            print("No window was opened: there is no Xvfb.")
            return
        is_seen = stand(command, shown, picture)
    print(f"The window was seen: {picture}" if is_seen else "The game stayed until it was ended.")


def stand(command: Path, environ: dict[str, str], picture: Path) -> bool:
    """Let the game stand for a while; tell whether its window was seen.

    Raises:
        SmokeError: it does not stay, or no window comes.
    """
    game = subprocess.Popen([str(command)], env=environ)
    try:
        is_seen = wait_for_window(environ, picture)
        if game.poll() is not None:
            raise SmokeError(f"The game ended by itself with exit status {game.returncode}")
    finally:
        game.terminate()
        game.wait(PATIENCE)
    return is_seen


@contextmanager
def screen(environ: dict[str, str]) -> Iterator[dict[str, str] | None]:
    """The environment with a screen: on Linux a virtual one, or None where there is none."""
    if sys.platform != "linux":
        yield environ
        return
    server = shutil.which("Xvfb")
    if server is None:
        yield None
        return
    options = ["-displayfd", "1", "-screen", "0", "1280x800x24", "-nolisten", "tcp"]
    with subprocess.Popen([server, *options], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as process:
        assert process.stdout is not None
        try:
            number = process.stdout.readline().decode().strip()
            yield {**environ, "DISPLAY": f":{number}", "QT_QPA_PLATFORM": "xcb"}
        finally:
            process.terminate()


def wait_for_window(environ: dict[str, str], picture: Path) -> bool:
    """Wait until a window is there, and keep a picture of it; False where nobody can ask for it."""
    search, camera = shutil.which("xdotool"), shutil.which("import")
    if sys.platform != "linux" or search is None:
        time.sleep(STANDING)
        return False
    name = [search, "search", "--sync", "--onlyvisible", "--name", "Burraco"]
    try:
        window = subprocess.run(
            name, env=environ, capture_output=True, text=True, timeout=PATIENCE, check=True
        )
    except subprocess.SubprocessError as error:
        raise SmokeError("No window opened.") from error
    if camera is not None:
        time.sleep(STANDING)
        first = window.stdout.split()[0]
        subprocess.run([camera, "-window", first, str(picture)], env=environ, check=True)
    return True


def run(command: list[str], environ: dict[str, str]) -> str:
    """What a command prints.

    Raises:
        SmokeError: it fails.
    """
    done = subprocess.run(
        command, env=environ, capture_output=True, encoding="utf-8", timeout=LONGEST, check=False
    )
    if done.returncode:
        told = f"{done.stdout}\n{done.stderr}".strip()
        raise SmokeError(f"`{' '.join(command)}` ended with exit status {done.returncode}:\n{told}")
    return done.stdout
