"""A process to be killed: it plays several matches by chance; it tells what is kept around each act.

Arguments: the folder and a seed. It goes on with what is in the folder.
"""

import os
import random
import sys
from pathlib import Path

from burraco_desktop.engine.cards import Card
from burraco_desktop.engine.notation import show_position
from burraco_desktop.session.codec import match_to_document, now
from burraco_desktop.session.match import Match
from burraco_desktop.session.store import Autosave
from tests.session.playing import new_match, play_step

MOST_MATCHES = 5


def kept(autosave: Autosave) -> list[str]:
    """Every match that is kept, by its seed, undone actions and position, in one order."""
    paths = [entry.path for entry in autosave.library.list().entries]
    found = [autosave.library.replay(path) for path in paths]
    texts = [_text(replay.match) for replay in found]
    loaded = autosave.load()
    return sorted(texts + ([] if loaded is None else [_text(loaded.match)]))


def _text(match: Match) -> str:
    return f"{match.seed} {len(match.undone)} {show_position(match.state)}".replace("\n", "|")


class Player:
    """Acts by chance and tells what will be kept, then what is."""

    def __init__(self, autosave: Autosave, chance: random.Random) -> None:
        self.autosave, self.chance = autosave, chance
        found = autosave.load()
        self.match = None if found is None else found.match
        self.others = [_text(autosave.library.replay(path).match) for path in self._paths()]

    def act(self) -> None:
        """Do something that changes what is kept."""
        if self.match is None or self.match.winner is not None or self.chance.random() < 0.03:
            self._begin()
        elif self.chance.random() < 0.05 and self._paths():
            self._change()
        elif self.chance.random() < 0.04 and len(self.others) < MOST_MATCHES:
            self._bookmark(self.match)
        else:
            self._play(self.match)

    def _paths(self) -> list[Path]:
        return [entry.path for entry in self.autosave.library.list().entries]

    def _begin(self) -> None:
        if self.match is not None and len(self.others) >= MOST_MATCHES:
            return
        before, self.match = self.match, new_match(str(self.chance.random()))
        self.match.start_deal()
        if before is not None:
            self.others.append(_text(before))
        self._save(self.match)

    def _change(self) -> None:
        """Leave the match for another one: what is kept stays the same, only its place changes."""
        path = self.chance.choice(self._paths())
        replay = self.autosave.library.replay(path)
        if replay.is_over or self.autosave.library.read(path)["is_bookmark"]:
            return
        assert self.match is not None
        self.others.remove(_text(replay.match))
        self.others.append(_text(self.match))
        self._tell("will", [*self.others, _text(replay.match)])
        self.autosave.open(path)
        loaded = self.autosave.load()
        assert loaded is not None
        self.match = loaded.match
        self._tell("did", [*self.others, _text(self.match)])

    def _bookmark(self, match: Match) -> None:
        self.others.append(_text(match))
        self._tell("will", [*self.others, _text(match)])
        self.autosave.library.bookmark(match_to_document(match, (), now()), "bookmark")
        self._tell("did", [*self.others, _text(match)])

    def _play(self, match: Match) -> None:
        seat = match.state.seat
        if self.chance.random() < 0.15 and match.can_undo(seat):
            match.undo(seat)
        elif self.chance.random() < 0.5 and match.can_redo(seat):
            match.redo(seat)
        else:
            play_step(match, self.chance)
        self._save(match)

    def _save(self, match: Match) -> None:
        self._tell("will", [*self.others, _text(match)])
        order: list[Card] = match.state.hands[0].cards()
        self.autosave.save(match, order)
        self._tell("did", [*self.others, _text(match)])

    def _tell(self, word: str, texts: list[str]) -> None:
        os.write(1, f"{word} {sorted(texts)!r}\n".encode())


def main() -> None:
    """Act until killed."""
    folder, seed = Path(sys.argv[1]), sys.argv[2]
    autosave = Autosave(folder)
    if not autosave.acquire():
        sys.exit("the lock is not free")
    player = Player(autosave, random.Random(seed))
    while True:
        player.act()


if __name__ == "__main__":
    main()
