"""A screen reader for tests: a window system and buses of its own, and what it finds and hears on them."""

import os
import subprocess
import sys
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from time import monotonic
from typing import IO, cast

from jeepney import DBusAddress, MatchRule, Message, Properties, new_method_call
from jeepney.io.blocking import DBusConnection, open_dbus_connection

XVFB = ("Xvfb", "-displayfd", "1", "-screen", "0", "1280x800x24")
BUS = ("dbus-daemon", "--session", "--nofork", "--print-address")
PATIENCE = 30.0

_ACCESSIBLE = "org.a11y.atspi.Accessible"
_EVENTS = "org.a11y.atspi.Event.Object"
_SELECTED = 23


@dataclass(frozen=True, slots=True)
class Thing:
    """Something on the bus: whose, and where."""

    owner: str
    path: str


@dataclass
class Reader:
    """Looks at programs over the accessibility bus."""

    bus: DBusConnection
    heard: list[str] = field(default_factory=list)
    told: deque[Message] = field(default_factory=deque)
    """What has come in and is not noted yet, also while an answer was awaited."""

    def listen(self) -> None:
        """Ask for what is announced, and for what gets the focus."""
        self.bus.filter(MatchRule(type="signal", interface=_EVENTS), queue=self.told)
        registry = DBusAddress(
            "/org/a11y/atspi/registry", "org.a11y.atspi.Registry", "org.a11y.atspi.Registry"
        )
        for event in ("object:announcement", "object:state-changed:focused"):
            self.bus.send_and_get_reply(new_method_call(registry, "RegisterEvent", "s", (event,)))
        bus = DBusAddress("/org/freedesktop/DBus", "org.freedesktop.DBus", "org.freedesktop.DBus")
        rule = f"type='signal',interface='{_EVENTS}'"
        self.bus.send_and_get_reply(new_method_call(bus, "AddMatch", "s", (rule,)))

    def desktop(self) -> Thing:
        """The root of all programs."""
        return Thing("org.a11y.atspi.Registry", "/org/a11y/atspi/accessible/root")

    def children(self, thing: Thing) -> list[Thing]:
        """What is in a thing."""
        return [Thing(*pair) for pair in cast("list[tuple[str, str]]", self._ask(thing, "GetChildren"))]

    def name(self, thing: Thing) -> str:
        """What a thing is called."""
        reply = self.bus.send_and_get_reply(Properties(_address(thing)).get("Name"))
        return str(reply.body[0][1])

    def role(self, thing: Thing) -> str:
        """What a thing is."""
        return str(self._ask(thing, "GetRoleName"))

    def is_selected(self, thing: Thing) -> bool:
        """Whether a thing is selected."""
        return bool(cast("list[int]", self._ask(thing, "GetState"))[0] >> _SELECTED & 1)

    def find(self, name: str, within: Thing | None = None) -> Thing:
        """The thing of a name, waiting for it as long as patience lasts."""
        end = monotonic() + PATIENCE
        while monotonic() < end:
            found = next(
                (one for one in self._walk(within or self.desktop()) if self.name(one) == name), None
            )
            if found is not None:
                return found
        raise AssertionError(name)

    def hear(self, part: str) -> str:
        """Wait until a sentence with this part is announced, or a thing of this name has got the focus."""
        end = monotonic() + PATIENCE
        while monotonic() < end:
            for line in self.heard:
                if part in line:
                    return line
            try:
                self._note(self.bus.recv_until_filtered(self.told, timeout=1.0))
            except TimeoutError:
                continue
        raise AssertionError(f"{part!r} not heard, only {self.heard}")

    def _walk(self, thing: Thing) -> Iterator[Thing]:
        yield thing
        for child in self.children(thing):
            yield from self._walk(child)

    def _note(self, message: Message) -> None:
        fields = {key.name: value for key, value in message.header.fields.items()}
        if fields.get("member") == "Announcement":
            self.heard.append(str(message.body[3][1]))
        elif fields.get("member") == "StateChanged" and message.body[0] == "focused" and message.body[1]:
            self.heard.append(self.name(Thing(fields["sender"], fields["path"])))

    def _ask(self, thing: Thing, method: str) -> object:
        reply = self.bus.send_and_get_reply(new_method_call(_address(thing), method))
        return cast("object", reply.body[0])


def _address(thing: Thing) -> DBusAddress:
    return DBusAddress(thing.path, thing.owner, _ACCESSIBLE)


@contextmanager
def screen_reader(folder: Path) -> Iterator[tuple[Reader, subprocess.Popen[bytes]]]:
    """A reader and the table it looks at; `folder` is for what both write."""
    runtime = folder / "runtime"
    runtime.mkdir(mode=0o700)
    environ = dict(os.environ, XDG_RUNTIME_DIR=str(runtime), QT_LINUX_ACCESSIBILITY_ALWAYS_ON="1")
    with ExitStack() as stack:
        screen = stack.enter_context(_started(XVFB, environ))
        environ |= {"DISPLAY": ":" + _first_line(screen), "QT_QPA_PLATFORM": "xcb"}
        bus = stack.enter_context(_started(BUS, environ))
        environ["DBUS_SESSION_BUS_ADDRESS"] = _first_line(bus)
        session = stack.enter_context(open_dbus_connection(environ["DBUS_SESSION_BUS_ADDRESS"]))
        asked = DBusAddress("/org/a11y/bus", "org.a11y.Bus", "org.a11y.Bus")
        address = session.send_and_get_reply(new_method_call(asked, "GetAddress")).body[0]
        reader = Reader(stack.enter_context(open_dbus_connection(address)))
        reader.listen()
        command = [sys.executable, "-m", "tests.support.spoken_table", str(folder)]
        yield reader, stack.enter_context(_started(command, environ))


@contextmanager
def _started(command: Sequence[str], environ: dict[str, str]) -> Iterator[subprocess.Popen[bytes]]:
    """A process that is gone in the end."""
    process = subprocess.Popen(
        command, env=environ, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
    )
    with process:
        try:
            yield process
        finally:
            process.kill()


def _first_line(process: subprocess.Popen[bytes]) -> str:
    assert process.stdout is not None
    return process.stdout.readline().decode().strip()


def press(table: subprocess.Popen[bytes], *keys: str) -> None:
    """Have keys pressed in the process of the table."""
    stdin: IO[bytes] | None = table.stdin
    assert stdin is not None
    stdin.write((" ".join(keys) + "\n").encode())
    stdin.flush()
