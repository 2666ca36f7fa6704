"""What is heard and when, with an effect that notes what it is told; the files as the script makes them."""

import array
import importlib
import runpy
import wave
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QObject, QSize, QUrl, qWarning
from PySide6.QtWidgets import QMainWindow
from pytestqt.qtbot import QtBot

from burraco_desktop.engine.actions import Discard, DrawStock, WildEnd
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
from burraco_desktop.ui import qt_talk, sound
from burraco_desktop.ui.menus import Menus
from burraco_desktop.ui.settings import SOUND_ON, SOUND_VOLUME, AnimationSpeed, Settings
from burraco_desktop.ui.sound import Sounds
from burraco_desktop.ui.table.news import SOUNDS, Sound, sound_of
from burraco_desktop.ui.table.shown import Shown
from tests.support.positions import cards, position
from tests.support.table_driver import Keys, TableDriver

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
def make_table(qtbot: QtBot, tmp_path: Path) -> Iterator[Callable[..., TableDriver]]:
    made: list[TableDriver] = []

    def make(speed: AnimationSpeed) -> TableDriver:
        made.append(TableDriver(qtbot, tmp_path, QSize(1280, 800), speed))
        return made[-1]

    yield make
    for driver in made:
        driver.close()


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


def test_without_a_device_the_game_is_silent_until_one_is_there(
    store: Settings, owner: QObject, told: list[tuple[str, object]], monkeypatch: pytest.MonkeyPatch
) -> None:
    is_null = True
    output = SimpleNamespace(isNull=lambda: is_null)
    devices = SimpleNamespace(defaultAudioOutput=lambda: output)
    module = SimpleNamespace(QMediaDevices=devices, QSoundEffect=lambda _parent: Noted(told))
    monkeypatch.setattr(importlib, "import_module", lambda _name: module)
    sounds = Sounds(store, FOLDER, owner)
    sounds.play(Sound.WIN)
    assert told == []
    is_null = False
    sounds.play(Sound.WIN)
    assert told == [], "devices are looked for when a match is opened, not with every sound"
    sounds.load()
    sounds.play(Sound.WIN)
    assert played(told) == ["win"]


def test_what_qt_says_of_sound_servers_goes_to_the_log(
    store: Settings,
    owner: QObject,
    told: list[tuple[str, object]],
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    class Complaining(Noted):
        def play(self) -> None:
            qWarning("the device is gone")

    def output() -> SimpleNamespace:
        qWarning("no server of sounds")
        return SimpleNamespace(isNull=lambda: False)

    devices = SimpleNamespace(defaultAudioOutput=output)
    module = SimpleNamespace(QMediaDevices=devices, QSoundEffect=lambda _parent: Complaining(told))

    def load(_name: str) -> SimpleNamespace:
        qWarning("no library of sounds")
        return module

    monkeypatch.setattr(importlib, "import_module", load)
    with caplog.at_level("INFO", qt_talk.__name__):  # a warning that reached Qt's own printer would fail
        Sounds(store, FOLDER, owner).play(Sound.WIN)
    assert caplog.messages == ["no library of sounds", "no server of sounds", "the device is gone"]


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


def test_a_match_loads_the_sounds_a_moment_after_it_is_opened(
    sounds: Sounds, told: list[tuple[str, object]], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sound, "LOAD_AFTER", 0)
    sounds.load_soon()
    assert told == []
    qtbot.waitUntil(lambda: len(told) == len(Sound))


def test_the_table_is_heard_turn_by_turn(make_table: Callable[..., TableDriver]) -> None:
    table = make_table(speed=AnimationSpeed.FAST)
    heard: list[Sound] = []
    table.view.teller.heard.connect(heard.append)
    table.pose("move: 0 draw\nhand 0: 5h 6h 7h Kc 9d\nmelds 0: 9h 10h Jh\npile: 8h 3c")
    table.press(Keys.Key_Home)
    table.press(Keys.Key_X)
    table.press(Keys.Key_P)
    table.select_by_keys(cards("5h 6h 7h 8h"))
    table.press(Keys.Key_M)
    table.wait_idle()
    assert heard == [Sound.REFUSAL, Sound.PILE, Sound.LAY]


def test_who_skips_ahead_hears_only_the_own_turn(make_table: Callable[..., TableDriver]) -> None:
    table = make_table(speed=AnimationSpeed.SLOW)
    heard: list[Sound] = []
    table.new_match(2)
    table.act_by_clicks(DrawStock())
    table.view.queue.finish_now()
    table.act_by_keys(Discard(table.item(0).card))
    table.view.queue.finish_now()
    table.view.teller.heard.connect(heard.append)
    table.press(Keys.Key_Space)
    table.wait_turn()
    assert heard[-1] == Sound.TURN
    assert heard.count(Sound.TURN) == 1
    assert len(heard) <= 2


def test_one_key_turns_sounds_off_and_on(qtbot: QtBot, store: Settings) -> None:
    window = QMainWindow()
    qtbot.addWidget(window)
    menus = Menus(window, store)
    menus.sounds.trigger()
    assert store.get(SOUND_ON) is False
    store.set(SOUND_ON, True)
    assert menus.sounds.isChecked()
    assert menus.sounds.shortcut().toString() == "Ctrl+M"
