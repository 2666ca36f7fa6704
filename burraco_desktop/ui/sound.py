"""Plays the sounds of the game, where the extra `sound` is installed and a device is there; else it is mute.

QtMultimedia is a large part of Qt that the game does not need, so it is looked for when it is first wanted. A
machine that cannot play is no fault, and nothing is said about it.
"""

import importlib
import logging
from collections.abc import Callable
from pathlib import Path
from typing import Protocol, cast

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, QUrl

from burraco_desktop.ui.qt_talk import logged_talk
from burraco_desktop.ui.settings import SOUND_ON, SOUND_VOLUME, Settings
from burraco_desktop.ui.table.news import Sound

_log = logging.getLogger(__name__)

LEAST_GAP = 70
"""Milliseconds between the starts of two sounds of cards: a round played in a blink is no rattle."""
LOAD_AFTER = 600
"""Milliseconds from the opening of a match to the loading of the sounds."""
NEWS = (Sound.BURRACO, Sound.CLOSE, Sound.WIN, Sound.TURN, Sound.REFUSAL)
"""Heard however closely they follow."""


class Effect(Protocol):
    """The part of QSoundEffect that is needed here."""

    def setSource(self, url: QUrl) -> None:
        """Load a file."""

    def setVolume(self, volume: float) -> None:
        """Set the loudness, from 0 to 1."""

    def play(self) -> None:
        """Start from the beginning."""

    def stop(self) -> None:
        """Fall silent."""


MakeEffect = Callable[[QObject], Effect]


def find_player() -> MakeEffect | None:
    """What makes effects, or None where QtMultimedia is not installed, or nothing is there to hear it by."""
    with logged_talk():  # already when it is loaded, Qt looks for the servers of sounds
        try:
            module = importlib.import_module("PySide6.QtMultimedia")
        except ImportError as error:
            _log.info("no sounds: %s", error)
            return None
        is_mute = module.QMediaDevices.defaultAudioOutput().isNull()
    return None if is_mute else cast("MakeEffect", module.QSoundEffect)


class Sounds(QObject):
    """All sounds, loaded once they are wanted, at the loudness of the settings."""

    def __init__(
        self,
        settings: Settings,
        folder: Path,
        parent: QObject,
        find: Callable[[], MakeEffect | None] = find_player,
    ) -> None:
        super().__init__(parent)
        self._settings = settings
        self._folder = folder
        self._find = find
        self._effects: dict[Sound, Effect] = {}
        self._was_loaded = False
        self._since_last = QElapsedTimer()
        settings.changed.connect(self._on_setting)

    def load_soon(self) -> None:
        """Read the files once the table stands: the first sound could be late by a second otherwise."""
        QTimer.singleShot(LOAD_AFTER, self, self.load)

    def load(self) -> None:
        """Read the files now; where no device was found the last time, look for one again."""
        if not self._effects and self._settings.get(SOUND_ON):
            self._was_loaded = True
            make = self._find()
            if make is not None:
                with logged_talk():
                    self._effects = {sound: self._effect(make, sound) for sound in Sound}

    def play(self, sound: Sound) -> None:
        """Play a sound, unless sounds are off or it would only rattle."""
        if not self._settings.get(SOUND_ON) or (sound not in NEWS and self._is_rattling):
            return
        if not self._was_loaded:
            self.load()
        effect = self._effects.get(sound)
        if effect is not None:
            self._since_last.start()
            with logged_talk():  # the device may have been pulled out
                effect.play()

    @property
    def _is_rattling(self) -> bool:
        return self._since_last.isValid() and self._since_last.elapsed() < LEAST_GAP

    def _effect(self, make: MakeEffect, sound: Sound) -> Effect:
        effect = make(self)
        effect.setSource(QUrl.fromLocalFile(str(self._folder / f"{sound}.wav")))
        effect.setVolume(self._volume)
        return effect

    @property
    def _volume(self) -> float:
        return self._settings.get(SOUND_VOLUME) / 100

    def _on_setting(self, key: str) -> None:
        if key == SOUND_VOLUME.key:
            for effect in self._effects.values():
                effect.setVolume(self._volume)
        elif key == SOUND_ON.key and not self._settings.get(SOUND_ON):
            for effect in self._effects.values():
                effect.stop()
