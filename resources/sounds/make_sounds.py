"""Synthesises the sounds of the game into this folder: cards as brushed noise, news as soft struck wood.

    python3 resources/sounds/make_sounds.py

Needs nothing but Python. The noise comes from a fixed seed, so the files are the same each time.
"""

import array
import math
import random
import sys
import wave
from collections.abc import Callable, Sequence
from pathlib import Path

RATE = 22_050
Samples = list[float]

C4, D4, E4, G4, A4, B4 = 261.63, 293.66, 329.63, 392.0, 440.0, 493.88
C5, D5, E5, G5, C6 = 523.25, 587.33, 659.26, 783.99, 1046.5
A3, F3 = 220.0, 174.61


def main() -> None:
    """Write all files and tell how long each is."""
    folder = Path(__file__).parent
    for name, samples in sounds().items():
        write(folder / f"{name}.wav", samples)
        print(f"{name:<8} {len(samples) / RATE:5.2f} s")


def sounds() -> dict[str, Samples]:
    """Every sound by its name, at its loudness among the others."""
    makers: dict[str, tuple[Callable[[random.Random], Samples], float]] = {
        "deal": (_deal, 0.34),
        "draw": (lambda chance: _slide(chance, 0.2, 2400), 0.34),
        "lay": (lambda chance: _snap(chance, 190), 0.42),
        "discard": (lambda chance: mixed((0, _slide(chance, 0.13, 2000)), (0.07, _snap(chance, 150))), 0.4),
        "pile": (_pile, 0.38),
        "reserve": (lambda chance: mixed((0, _pile(chance)), (0.42, _notes((G4, 0), (C5, 0.11)))), 0.42),
        "burraco": (lambda _: _notes((C5, 0), (E5, 0.1), (G5, 0.2), (C6, 0.32)), 0.46),
        "close": (lambda _: _notes((G4, 0), (C5, 0.13), (E5, 0.26), (C4, 0.4), (G5, 0.4)), 0.5),
        "win": (_win, 0.52),
        "turn": (lambda _: _notes((E4, 0), (A4, 0.12)), 0.3),
        "refusal": (lambda _: _notes((A3, 0), (F3, 0.11), fade=0.13), 0.34),
    }
    return {name: louder(make(random.Random(name)), peak) for name, (make, peak) in makers.items()}


def write(path: Path, samples: Sequence[float]) -> None:
    """Write samples between -1 and 1 as a mono file of 16 bits."""
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(as_bytes(samples))


def as_bytes(samples: Sequence[float]) -> bytes:
    """The samples as the file holds them."""
    numbers = array.array("h", (round(sample * 32_767) for sample in samples))
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers.tobytes()


def mixed(*parts: tuple[float, Sequence[float]]) -> Samples:
    """Sounds laid over one another, each from its second on."""
    total: Samples = [0.0] * max(round(start * RATE) + len(samples) for start, samples in parts)
    for start, samples in parts:
        first = round(start * RATE)
        for at, sample in enumerate(samples, first):
            total[at] += sample
    return total


def louder(samples: Samples, peak: float) -> Samples:
    """The sound with its loudest sample at a peak, and the last hundredth of a second faded out."""
    most = max(map(abs, samples))
    fade = RATE // 100
    return [
        sample * peak / most * min(1.0, (len(samples) - 1 - at) / fade) for at, sample in enumerate(samples)
    ]


# Cards.


def _slide(chance: random.Random, seconds: float, pitch: float) -> Samples:
    """A card brushed over felt: noise around a pitch that swells and dies away."""
    count = round(seconds * RATE)
    return [
        sample * math.sin(math.pi * (at / count) ** 0.6) ** 2
        for at, sample in enumerate(_band(chance, count, pitch))
    ]


def _snap(chance: random.Random, thump: float) -> Samples:
    """A card put down: a tick of paper over the dull tone of the table."""
    count = round(0.16 * RATE)
    paper = _band(chance, count, 1700)
    return [
        2.2 * paper[at] * math.exp(-at / RATE / 0.012)
        + 0.7 * math.sin(2 * math.pi * thump * at / RATE) * math.exp(-at / RATE / 0.03)
        for at in range(count)
    ]


def _band(chance: random.Random, count: int, pitch: float) -> Samples:
    """Noise around a pitch, by a resonator of two poles; its edge is taken off by a low pass."""
    turn, width = 2 * math.pi * pitch / RATE, 0.88
    feed, back = 2 * width * math.cos(turn), -width * width
    last, before, soft = 0.0, 0.0, 0.0
    samples = []
    for _ in range(count):
        last, before = feed * last + back * before + 0.12 * chance.uniform(-1, 1), last
        soft += 0.6 * (last - soft)
        samples.append(soft)
    return samples


def _deal(chance: random.Random) -> Samples:
    """A pack dealt out: many quick cards, no two alike."""
    starts = [0.085 * number + chance.uniform(0, 0.02) for number in range(12)]
    return mixed(*((start, _slide(chance, 0.12, chance.uniform(1700, 2500))) for start in starts))


def _pile(chance: random.Random) -> Samples:
    """Cards gathered: brushes that come closer and closer, then the packet is tapped."""
    starts = [0.34 * (1 - (1 - number / 6) ** 1.7) for number in range(6)]
    brushes = [(start, _slide(chance, 0.12, chance.uniform(1500, 2100))) for start in starts]
    return mixed(*brushes, (0.4, _snap(chance, 135)))


# News.


def _notes(*notes: tuple[float, float], fade: float = 0.3) -> Samples:
    """Bars of wood struck one after the other: pairs of a pitch and a second."""
    return mixed(*((start, _bar(pitch, fade)) for pitch, start in notes))


def _bar(pitch: float, fade: float) -> Samples:
    """One bar, struck softly: its tone, and the fourth partial that makes it wood, gone at once."""
    count = round((fade * 3 + 0.1) * RATE)
    return [_bar_at(at / RATE, pitch, fade) for at in range(count)]


def _bar_at(second: float, pitch: float, fade: float) -> float:
    rise = min(1.0, second / 0.006)
    angle = 2 * math.pi * pitch * second
    tone = math.exp(-second / fade) * (math.sin(angle) + 0.12 * math.sin(2 * angle))
    wood = 0.22 * math.exp(-second / (fade * 0.18)) * math.sin(3.93 * angle)
    return rise * (tone + wood)


def _win(_chance: random.Random) -> Samples:
    rising = [(C4, 0), (E4, 0.12), (G4, 0.24), (C5, 0.36), (B4, 0.54), (D5, 0.66)]
    return _notes(*rising, (C5, 0.84), (E5, 0.84), (G5, 0.84), (C4, 0.84), fade=0.36)


if __name__ == "__main__":
    main()
