"""Write the decks and the icons as SVG files: `python resources/cards/draw_cards.py`.

The output depends on nothing but this folder's sources, so the committed files can be compared with a
fresh run.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from aces import ace
from backs import BACKS, back
from card import CLASSIC, LARGE, Corner
from courts import court
from glyphs import RANKS, SUITS
from icons import icons
from jokers import JOKERS, joker
from pips import number_card
from portraits import portraits

RESOURCES = Path(__file__).resolve().parent.parent


DECKS = {"classic": CLASSIC, "large": LARGE}


def faces(corner: Corner) -> Iterator[tuple[str, str]]:
    """Yield name and SVG of every card of a deck."""
    for suit in SUITS:
        for rank in RANKS:
            yield f"{rank}{suit}", _face(rank, suit, corner)
    for name in JOKERS:
        yield f"j{name}", joker(name, corner)


def _face(rank: str, suit: str, corner: Corner) -> str:
    if rank == "a":
        return ace(suit, corner)
    if rank in "jqk":
        return court(rank, suit, corner)
    return number_card(rank, suit, corner)


def main(arguments: Sequence[str] | None = None) -> None:
    """Write all files below the resources folder, or below another one."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--into", type=Path, default=RESOURCES, help="resources folder to write to")
    root = parser.parse_args(arguments).into
    for name, corner in DECKS.items():
        _write(root / "cards" / name, faces(corner))
    _write(root / "cards" / "backs", ((name, back(name)) for name in BACKS))
    _write(root / "portraits", portraits())
    _write(root / "icons", icons())


def _write(folder: Path, files: Iterable[tuple[str, str]]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, svg in files:
        (folder / f"{name}.svg").write_text(svg, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
