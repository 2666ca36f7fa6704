"""What is heard and when, with an effect that notes what it is told; and the files as the script makes them."""

import array
import importlib
import runpy
import wave
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, QUrl

from burraco_desktop.engine.actions import WildEnd
from burraco_desktop.engine.events import (
    CardDiscarded,
    CardDrawn,
    DealEnd,
    DealEnded,
    Event,
    HandsShown,
    MeldExtended,
    MeldLaid,
    TurnStarted,
)
from burraco_desktop.engine.view import view_for
from burraco_desktop.paths import resource
from burraco_desktop.ui.settings import SOUND_ON, SOUND_VOLUME, Settings
from burraco_desktop.ui.sound import Sounds
from burraco_desktop.ui.table.news import SOUNDS, Sound, sound_of
from burraco_desktop.ui.table.shown import Shown
from tests.support.positions import cards, position

FOLDER = resource("sounds")
LOUDEST = 0.6
LONGEST = 2.5

NINE = cards("9h")[0]
SIX = view_for(position("melds 0: 3h 4h 5h 6h 7h 8h / 3c 4c 5c\nhand 0: Kc"), 0)
SEVEN = view_for(position("melds 0: 3h 4h 5h 6h 7h 8h 9h / 3c 4c 5c\nhand 0: Kc"), 0)


class Noted:
    """An effect that notes what it is told."""

    def __init__(self, told: list[tuple[str, object]]) -> None:
        self._told = told
        self._name = ""

    def setSource(self, url: QUrl) -> None:
        self._name = Path(url.toLocalFile()).stem
        assert Path(url.toLocalFile()).exists()

    def setVolume(self, volume: float) -> None:
        self._told.append(("volume", volume))

    def play(self) -> None:
        self._told.append(("play", self._name))

    def stop(self) -> None:
        self._told.append(("stop", self._name))


@pytest.fixture
def told() -> list[tuple[str, object]]:
    return []


@pytest.fixture
def owner() -> QObject:
    return QObject()


@pytest.fixture
def sounds(store: Settings, owner: QObject, told: list[tuple[str, object]]) -> Sounds:
    return Sounds(store, FOLDER, owner, lambda: lambda _parent: Noted(told))


def played(told: list[tuple[str, object]]) -> list[object]:
    return [name for word, name in told if word == "play"]


def test_every_sound_has_a_file_and_no_file_is_left_over() -> None:
    assert {path.stem for path in FOLDER.glob("*.wav")} == {sound.value for sound in Sound}


def test_the_files_are_what_the_script_makes() -> None:
    """Up to the last bit: machines differ in the last digit of a sine."""
    made = runpy.run_path(str(FOLDER / "make_sounds.py"))
    for name, samples in made["sounds"]().items():
        with wave.open(str(FOLDER / f"{name}.wav")) as file:
            kept = array.array("h", file.readframes(file.getnframes()))
            assert file.getframerate() == made["RATE"]
        again = array.array("h", made["as_bytes"](samples))
        assert len(kept) == len(again)
        assert max(abs(one - other) for one, other in zip(kept, again, strict=True)) <= 1
        assert max(map(abs, kept)) <= LOUDEST * 32_767, name
        assert kept[-1] == 0, "a sound that is cut off clicks"
        assert len(kept) <= LONGEST * made["RATE"]


def test_a_sound_is_played_once_at_the_chosen_loudness(
    sounds: Sounds, store: Settings, told: list[tuple[str, object]]
) -> None:
    store.set(SOUND_VOLUME, 25)
    sounds.play(Sound.BURRACO)
    assert played(told) == ["burraco"]
    assert ("volume", 0.25) in told
    store.set(SOUND_VOLUME, 80)
    assert told[-1] == ("volume", 0.8)


def test_nothing_is_loaded_or_heard_while_sounds_are_off(
    sounds: Sounds, store: Settings, told: list[tuple[str, object]]
) -> None:
    store.set(SOUND_ON, False)
    sounds.load()
    sounds.play(Sound.TURN)
    assert told == []


def test_switching_sounds_off_silences_what_still_sounds(
    sounds: Sounds, store: Settings, told: list[tuple[str, object]]
) -> None:
    sounds.play(Sound.WIN)
    store.set(SOUND_ON, False)
    assert ("stop", "win") in told


def test_cards_that_follow_at_once_do_not_rattle_and_news_is_always_heard(
    sounds: Sounds, told: list[tuple[str, object]]
) -> None:
    for one in (Sound.DRAW, Sound.LAY, Sound.DISCARD, Sound.TURN, Sound.BURRACO):
        sounds.play(one)
    assert played(told) == ["draw", "turn", "burraco"]


def test_without_the_extra_the_game_is_silent_and_says_nothing(
    store: Settings, owner: QObject, monkeypatch: pytest.MonkeyPatch
) -> None:
    def missing(name: str) -> None:
        raise ImportError(name)

    monkeypatch.setattr(importlib, "import_module", missing)
    silent = Sounds(store, FOLDER, owner)
    silent.load()
    silent.play(Sound.WIN)
    store.set(SOUND_ON, False)


@pytest.mark.parametrize(
    ("event", "heard"),
    [
        (CardDrawn(1, NINE), Sound.DRAW),
        (CardDiscarded(2, NINE), Sound.DISCARD),
        (TurnStarted(0), Sound.TURN),
        (TurnStarted(1), None),
        (DealEnded(DealEnd.CLOSED, 1), Sound.CLOSE),
        (DealEnded(DealEnd.STOCK, -1), None),
        (HandsShown((), ()), None),
        (MeldLaid(0, cards("3c 4c 5c"), WildEnd.LOW), Sound.LAY),
        (MeldExtended(0, 0, cards("9h"), WildEnd.LOW), Sound.BURRACO),
        (None, None),
    ],
)
def test_what_is_heard_of_an_event(event: Event | None, heard: Sound | None) -> None:
    assert sound_of(Shown(SEVEN, (), (), event)) == heard


def test_a_burraco_is_heard_only_when_it_is_completed() -> None:
    assert sound_of(Shown(SIX, (), (), MeldExtended(0, 0, cards("8h"), WildEnd.LOW))) == Sound.LAY
    assert SOUNDS[MeldExtended] == Sound.LAY
