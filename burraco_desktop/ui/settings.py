"""What the player has chosen and the window remembers: one typed table over an ini file.

To add a setting, write one line in the table below. A value that cannot be read falls back to its default
with a warning in the log, so no edited or damaged file can stop the game.
"""

import json
import logging
from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

from PySide6.QtCore import QByteArray, QObject, QSettings, Signal

from burraco_desktop.ai.levels import LEVEL_CODES
from burraco_desktop.languages import KEY, Language
from burraco_desktop.ui.looks import Felt, Theme
from burraco_desktop.ui.portraits import Portrait
from burraco_desktop.ui.table.decks import CardBack, Deck
from burraco_desktop.ui.table.hand_order import SortKey

_log = logging.getLogger(__name__)

Value = TypeVar("Value")
Choice = TypeVar("Choice", bound=StrEnum)

Answers = dict[str, dict[str, int | str]]
"""By system, what was answered to the questions of a new match."""

NAME_LENGTH: Final = 20
RULES_NAME_LENGTH: Final = 40
FIRST_SYSTEM: Final = "italian"


class AnimationSpeed(StrEnum):
    """How fast cards move."""

    OFF = "off"
    FAST = "fast"
    NORMAL = "normal"
    SLOW = "slow"


class BotPace(StrEnum):
    """How long a bot seems to think."""

    INSTANT = "instant"
    QUICK = "quick"
    NORMAL = "normal"
    RELAXED = "relaxed"


class TextSize(StrEnum):
    """How large texts are; the system's wish, or one of our own."""

    SYSTEM = "system"
    NORMAL = "normal"
    LARGE = "large"
    LARGER = "larger"
    LARGEST = "largest"


class HandSize(StrEnum):
    """How much of the window the cards of the hand take."""

    NORMAL = "normal"
    LARGE = "large"
    LARGEST = "largest"


class CoachMode(StrEnum):
    """How much the coach says of himself; hints are given whenever the player asks."""

    OFF = "off"
    REQUEST = "request"
    TEACHER = "teacher"


class Strictness(StrEnum):
    """From how many points lost on a decision has a worse grade."""

    GENTLE = "gentle"
    USUAL = "usual"
    STRICT = "strict"


@dataclass(frozen=True, slots=True)
class Setting(Generic[Value]):
    """One entry of the table.

    Attributes:
        key: its name in the file, with its section before the slash.
        default: what holds until the player chooses.
        read: turns what the file holds into a value, or raises ValueError.
        choices: all values there are, in the order to offer them; empty where they cannot be listed.
    """

    key: str
    default: Value
    read: Callable[[object], Value]
    choices: tuple[Value, ...] = ()


def _choice(key: str, kind: type[Choice], default: Choice) -> Setting[Choice]:
    return Setting(key, default, lambda stored: kind(str(stored)), tuple(kind))


def _word(key: str, words: tuple[str, ...], default: str) -> Setting[str]:
    def read(stored: object) -> str:
        if stored not in words:
            raise ValueError(stored)
        return str(stored)

    return Setting(key, default, read, words)


def _flag(key: str, *, default: bool) -> Setting[bool]:
    values = {"true": True, "false": False}

    def read(stored: object) -> bool:
        text = str(stored).lower()
        if text not in values:
            raise ValueError(text)
        return values[text]

    return Setting(key, default, read, (False, True))


def _number(key: str, least: int, most: int, choices: tuple[int, ...]) -> Setting[int]:
    """A number in a range, some of which are offered; the middle one of these holds at first."""

    def read(stored: object) -> int:
        number = int(str(stored))
        if not least <= number <= most:
            raise ValueError(stored)
        return number

    return Setting(key, choices[len(choices) // 2], read, choices)


def _name(key: str, length: int = NAME_LENGTH, default: str = "") -> Setting[str]:
    def read(stored: object) -> str:
        if not isinstance(stored, str):
            raise ValueError(stored)
        return " ".join(stored.split())[:length].strip()

    return Setting(key, default, read)


def _answers(key: str) -> Setting[Answers]:
    """What was answered for each system, as JSON; answers that make no sense any more are passed over."""

    def read(stored: object) -> Answers:
        content = json.loads(str(stored))
        if not isinstance(content, dict) or not all(isinstance(entry, dict) for entry in content.values()):
            raise ValueError(stored)
        return content

    return Setting(key, {}, read)


def _bytes(key: str) -> Setting[bytes]:
    def read(stored: object) -> bytes:
        if not isinstance(stored, QByteArray):
            raise ValueError(stored)
        return bytes(stored.data())

    return Setting(key, b"", read)


PLAYER_NAME: Final = _name("player/name")
PORTRAIT: Final = _choice("player/portrait", Portrait, Portrait.RED_JESTER)
SORT_KEY: Final = _choice("player/sort_key", SortKey, SortKey.SUIT)
ANIMATION_SPEED: Final = _choice("table/animation_speed", AnimationSpeed, AnimationSpeed.NORMAL)
FOLLOWS_MOTION: Final = _flag("table/follows_system_motion", default=True)
"""Whether cards move at once where the system asks for less motion."""
WARNS: Final = _flag("table/warns", default=True)
"""Whether a question comes before what is hard to mend: a wild thrown away, a clean burraco made dirty."""
SOUND_ON: Final = _flag("sound/on", default=True)
SOUND_VOLUME: Final = _number("sound/volume", 0, 100, (30, 60, 100))
BOT_PACE: Final = _choice("table/bot_pace", BotPace, BotPace.NORMAL)
CARD_BACK: Final = _choice("table/card_back", CardBack, CardBack.RED)
DECK: Final = _choice("table/deck", Deck, Deck.CLASSIC)
FOUR_INKS: Final = _flag("table/four_inks", default=False)
FELT: Final = _choice("table/felt", Felt, Felt.GREEN)
HAND_SIZE: Final = _choice("table/hand_size", HandSize, HandSize.NORMAL)
LANGUAGE: Final = _choice(KEY, Language, Language.SYSTEM)
THEME: Final = _choice("window/theme", Theme, Theme.SYSTEM)
TEXT_SIZE: Final = _choice("window/text_size", TextSize, TextSize.SYSTEM)
WELCOMED: Final = _flag("player/welcomed", default=False)
NEW_MATCH_SYSTEM: Final = _name("new_match/system", RULES_NAME_LENGTH, FIRST_SYSTEM)
NEW_MATCH_ANSWERS: Final = _answers("new_match/answers")
LEVEL: Final = _word("new_match/level", LEVEL_CODES, "expert")
"""How strongly the opponents play."""
PARTNER_LEVEL: Final = _word("new_match/partner_level", ("", *LEVEL_CODES), "")
"""How strongly the partner plays; empty for as the opponents."""
LEARNS: Final = _flag("new_match/learns", default=False)
"""Whether the last match chosen was for learning, with undo without limit."""
COACH: Final = _choice("learning/coach", CoachMode, CoachMode.REQUEST)
STRICTNESS: Final = _choice("learning/strictness", Strictness, Strictness.USUAL)
WINDOW_GEOMETRY: Final = _bytes("window/geometry")
WINDOW_STATE: Final = _bytes("window/state")
LOG_VISIBLE: Final = _flag("window/log_visible", default=False)
COACH_VISIBLE: Final = _flag("window/coach_visible", default=False)

SETTINGS: Final[tuple[Setting[Any], ...]] = (
    PLAYER_NAME,
    PORTRAIT,
    SORT_KEY,
    ANIMATION_SPEED,
    FOLLOWS_MOTION,
    WARNS,
    SOUND_ON,
    SOUND_VOLUME,
    BOT_PACE,
    CARD_BACK,
    DECK,
    FOUR_INKS,
    FELT,
    HAND_SIZE,
    LANGUAGE,
    THEME,
    TEXT_SIZE,
    WELCOMED,
    NEW_MATCH_SYSTEM,
    NEW_MATCH_ANSWERS,
    LEVEL,
    PARTNER_LEVEL,
    LEARNS,
    COACH,
    STRICTNESS,
    WINDOW_GEOMETRY,
    WINDOW_STATE,
    LOG_VISIBLE,
    COACH_VISIBLE,
)
"""The whole table, for what must walk it."""


class Settings(QObject):
    """The values of the table, kept in one file."""

    changed = Signal(str)
    """The key of a setting whose value is now another one."""

    def __init__(self, path: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store = QSettings(str(path), QSettings.Format.IniFormat)

    def get(self, setting: Setting[Value]) -> Value:
        """The value of a setting, its default where none is stored or the stored one is bad."""
        if not self._store.contains(setting.key):
            return setting.default
        stored = self._store.value(setting.key)
        try:
            return setting.read(stored)
        except ValueError:
            _log.warning("setting %s has the bad value %r, so its default holds", setting.key, stored)
            return setting.default

    def set(self, setting: Setting[Value], value: Value) -> None:
        """Keep a value, and tell those concerned where it is new."""
        is_new = value != self.get(setting)
        self._store.setValue(setting.key, _storable(value))
        if is_new:
            self.changed.emit(setting.key)

    def save(self) -> None:
        """Write the file now; without this Qt does it soon, and at the end."""
        self._store.sync()


def _storable(value: object) -> object:
    if isinstance(value, StrEnum):
        return str(value)
    if isinstance(value, dict):
        return json.dumps(value)
    return QByteArray(value) if isinstance(value, bytes) else value
