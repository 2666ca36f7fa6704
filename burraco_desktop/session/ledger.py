"""The ledger of statistics: a line for each deal played to its end, each counted once. It adds nothing up.

A deal is known by the match it belongs to, which all copies of a match share: going back to a bookmark, an
undone reset or a kill between two writes never counts a deal twice. Lines are only ever appended.
"""

import json
import logging
import os
from collections.abc import Iterable
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Any, Final, get_type_hints

from burraco_desktop.engine.state import NOBODY, State, sides_of
from burraco_desktop.engine.wording import worded
from burraco_desktop.session import files
from burraco_desktop.session.codec import now
from burraco_desktop.session.errors import DamagedSaveError, SaveError
from burraco_desktop.session.fields import checked, field
from burraco_desktop.session.match import HUMAN, Match
from burraco_desktop.session.summary import time_of

LEDGER: Final = "statistics.jsonl"
LARGEST: Final = 60_000_000
"""A line for every deal of a long life stays far below so many bytes."""

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class DealRecord:
    """What a finished deal came to, for the human's side.

    Attributes:
        match, deal: which deal it was.
        ended_at: when it ended, ISO 8601.
        system, seats, level: what was played, and against which level of bots, joined by + where they differ.
        points, others: the points of his side, and the most that another side made.
        clean, dirty: the canastas of his side, clean ones and all others.
        closer: who closed: "me", "partner", "others" or "nobody".
        reserves: how many reserves his side took.
        is_assisted: whether more had been taken back than at a table.
        result: "won" or "lost" where the match ended with this deal, else "".
    """

    match: str
    deal: int
    ended_at: str
    system: str
    seats: int
    level: str
    points: int
    others: int
    clean: int
    dirty: int
    closer: str
    reserves: int
    is_assisted: bool
    result: str

    @property
    def key(self) -> tuple[str, int]:
        """What the deal is known by."""
        return self.match, self.deal


def record_of(match: Match, ended_at: str = "") -> DealRecord:
    """The record of the deal that has just ended."""
    assert match.deal_is_over, "a deal is running"
    state = match.state
    sides = sides_of(match.rules, state.seats)
    side, own = state.side_of[HUMAN], sides[HUMAN]
    points = match.scores_by_deal[-1]
    melds = [meld for meld in state.melds[side] if meld.is_canasta]
    others = [player for player, other in zip(match.players, sides, strict=True) if other != own]
    result = "" if match.winner is None else "won" if match.winner == own else "lost"
    return DealRecord(
        match=match.terms.identity,
        deal=match.deal,
        ended_at=ended_at or now(),
        system=match.rules.name,
        seats=len(match.players),
        level="+".join(sorted({player.level for player in others if player.level})),
        points=points[own],
        others=max(total for party, total in enumerate(points) if party != own),
        clean=sum(1 for meld in melds if meld.is_clean),
        dirty=sum(1 for meld in melds if not meld.is_clean),
        closer=_closer(state),
        reserves=state.reserves_had[side],
        is_assisted=match.is_assisted,
        result=result,
    )


class Ledger:
    """The records in a file. A line that is none of ours is passed over, and stays."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.records: list[DealRecord] = []
        self._known: set[tuple[str, int]] = set()
        self._counted: set[tuple[str, int]] = set()
        self._waiting: list[DealRecord] = []
        self._is_cut = False

    def load(self) -> None:
        """Read the file.

        Raises:
            SaveError: it cannot be read.
        """
        self.records, self._known, self._counted = [], set(), set()
        try:
            data = files.read(self.path, LARGEST)
        except FileNotFoundError:
            return
        self._is_cut = bool(data) and not data.endswith(b"\n")
        for number, line in enumerate(data.split(b"\n"), start=1):
            if line.strip():
                self._read_line(line, number)

    def count(self, match: Match) -> None:
        """Record the deal of a match that has just ended, unless it was, or was only practice.

        Raises:
            SaveError: the file cannot be written; the record is kept and written with the next one.
        """
        if match.terms.is_practice or (match.terms.identity, match.deal) in self._known:
            return
        record = record_of(match)
        self._take(record)
        self._waiting.append(record)
        self._append(_line(asdict(record)) for record in self._waiting)
        self._waiting = []

    def reset(self) -> Path | None:
        """Begin anew; what is known stays known, so that no deal counts again. Returns where all is kept.

        Raises:
            SaveError: the system refuses; nothing has changed.
        """
        if not self.records:
            return None
        known = sorted(self._known)
        kept = files.set_aside(self.path, "reset")
        files.write(self.path, _line({"known": known}))
        self.records, self._counted, self._waiting, self._is_cut = [], set(), [], False
        return kept

    def undo_reset(self, kept: Path) -> None:
        """Bring back what was before a reset, with what was recorded since.

        Raises:
            SaveError: the system refuses; nothing has changed.
        """
        files.write(
            self.path, files.read(kept, LARGEST).rstrip(b"\n") + b"\n" + files.read(self.path, LARGEST)
        )
        self.load()

    def _take(self, record: DealRecord) -> None:
        self._known.add(record.key)
        self._counted.add(record.key)
        self.records.append(record)

    def _read_line(self, line: bytes, number: int) -> None:
        try:
            content = json.loads(line)
            if isinstance(content, dict) and "known" in content:
                self._known |= {(str(match), int(deal)) for match, deal in content["known"]}
                return
            record = _record(content)
        except (ValueError, TypeError, RecursionError, SaveError) as error:
            _log.warning("%s: line %d is passed over: %s", self.path, number, error)
            return
        if record.key not in self._counted:
            self._take(record)

    def _append(self, lines: Iterable[bytes]) -> None:
        data = (b"\n" if self._is_cut else b"") + b"".join(lines)
        size = self.path.stat().st_size if os.path.lexists(self.path) else -1
        if not files.append(self.path, data, size):
            files.write(self.path, data)
        self._is_cut = False


def _closer(state: State) -> str:
    if state.closer == NOBODY:
        return "nobody"
    if state.closer == HUMAN:
        return "me"
    return "partner" if state.side_of[state.closer] == state.side_of[HUMAN] else "others"


def _line(content: dict[str, Any]) -> bytes:
    return json.dumps(content).encode() + b"\n"


def _record(content: object) -> DealRecord:
    document = checked(content, dict, "record")
    kinds = get_type_hints(DealRecord)
    values = {entry.name: field(document, entry.name, kinds[entry.name]) for entry in fields(DealRecord)}
    if values["result"] not in ("", "won", "lost"):
        raise DamagedSaveError(worded("result: {found}", found=values["result"]))
    time_of(values["ended_at"])
    return DealRecord(**values)
