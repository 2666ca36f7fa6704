"""Melds as the bots see them: what each counts, which cards it takes, and what it becomes with them.

A prospect stands for one interned meld of the engine and is remembered with it, so that planning follows
references instead of asking the law again. What a position makes of it is kept in it under a stamp.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from burraco_desktop.ai.aims import PLAIN
from burraco_desktop.ai.ambitions import Ambition, ambitions, has_higher_grades
from burraco_desktop.engine.cards import BIT, Card, Hand, cards_in
from burraco_desktop.engine.compiler import i64
from burraco_desktop.engine.melds import LOW_ACE, Meld, MeldTable


@final
class Prospect:
    """A meld and what may come of it.

    Attributes:
        meld, cards, bunch, size: the meld, its cards, these as a hand, and their number.
        suit, rank: of a run, of a set, else -1.
        counted: its points and its bonus.
        is_clean, is_canasta: as of the meld; is_key: whether it is a canasta such as closing needs.
        is_open_wild: whether it is of wilds alone, and no canasta.
        takes, joins: the masks of the single cards that it takes and of the plain ones of them, known once it
            lies on a table.
        taken, grown: the same cards in order, and what it becomes with each, once that was asked.
        reach: the mask of all plain cards that join it, or would across a gap.
        bridged: what it becomes with a face beyond a gap and a wild, by both; see `Album.bridged`.
        ways: the ways of a canasta to a higher bonus.
        near: the faces of the two next places at either end of a run.
        missing, beyond: for a clean run the faces next to its ends, and those one place further.
        worth, stamp: what it is worth to the own side, and to which position that belongs.
        rival_worth, rival_stamp: the same for others.
    """

    __slots__ = (
        "beyond",
        "bridged",
        "bunch",
        "cards",
        "counted",
        "grown",
        "is_canasta",
        "is_clean",
        "is_key",
        "is_open_wild",
        "joins",
        "meld",
        "missing",
        "near",
        "rank",
        "reach",
        "rival_stamp",
        "rival_worth",
        "size",
        "stamp",
        "suit",
        "taken",
        "takes",
        "ways",
        "worth",
    )

    def __init__(self, meld: Meld, *, is_key: bool) -> None:
        layout = meld.layout
        self.meld = meld
        self.cards: tuple[Card, ...] = meld.cards
        self.bunch: Hand = meld.bunch
        self.size: i64 = meld.size
        self.suit: i64 = layout.suit
        self.rank: i64 = layout.rank
        self.counted = float(meld.points + meld.bonus)
        self.is_clean: bool = meld.is_clean
        self.is_canasta: bool = meld.is_canasta
        self.is_key = is_key
        self.is_open_wild = layout.suit < 0 and layout.rank < 0 and not meld.is_canasta
        self.takes: i64 = -1
        self.taken = b""
        self.grown: list[Prospect | None] = []
        self.joins: i64 = 0
        self.reach: i64 = 0
        self.near = b""
        self.missing = b""
        self.beyond = b""
        self.ways: tuple[Ambition, ...] = ()
        self.worth = self.rival_worth = 0.0
        self.stamp: i64 = -1
        self.rival_stamp: i64 = -1
        self.bridged: dict[int, Prospect | None] = {}
        if layout.suit >= 0:
            self._look_around()

    def _look_around(self) -> None:
        """Note the faces around a run."""
        low, high = self.meld.layout.low, self.meld.layout.high
        self.near = self._faces((low - 1, high + 1, low - 2, high + 2))
        if self.is_clean and not self.meld.is_closed:
            ends = [(low - 1, low - 2), (high + 1, high + 2)]
            inside = [places for places in ends if self._faces(places[1:])]
            self.missing = self._faces([missing for missing, _ in inside])
            self.beyond = self._faces([beyond for _, beyond in inside])

    def _faces(self, places: Sequence[int]) -> bytes:
        """The faces of those of these places that a run has."""
        suit, ladder = self.meld.layout.suit, self.meld.ladder
        return bytes([ladder.face(suit, place) for place in places if LOW_ACE <= place <= ladder.top])


@final
class Album:
    """The prospects of one table of melds.

    Attributes:
        stamp: the last stamp that was given to a position.
    """

    def __init__(self, table: MeldTable) -> None:
        self.table = table
        self.stamp: i64 = 0
        self._any_canasta = table.rules.closing.close_canasta == "any"
        self._climbs = has_higher_grades(table.rules)
        self._of: list[Prospect | None] = []

    def of(self, meld: Meld) -> Prospect:
        """The prospect of a meld."""
        number: i64 = meld.number
        if number < len(self._of):
            found = self._of[number]
            if found is not None:
                return found
        return self._made(meld)

    def _made(self, meld: Meld) -> Prospect:
        """Make the prospect of a meld."""
        prospect = Prospect(meld, is_key=meld.is_canasta and (meld.is_clean or self._any_canasta))
        if self._climbs:
            prospect.ways = ambitions(self.table, meld)
        while len(self._of) <= meld.number:
            self._of.append(None)
        self._of[meld.number] = prospect
        return prospect

    def lying(self, meld: Meld) -> Prospect:
        """The prospect of a meld on a table, with the cards that it takes."""
        found = self.of(meld)
        if found.takes < 0:
            self.open(found)
        return found

    def open(self, prospect: Prospect) -> None:
        """Find the cards that it takes."""
        prospect.takes = self.table.extenders(prospect.meld)
        prospect.taken = bytes(cards_in(prospect.takes))
        prospect.grown = [None] * len(prospect.taken)
        prospect.joins = prospect.takes & PLAIN
        prospect.reach = prospect.joins
        for card in prospect.beyond:
            prospect.reach |= BIT[card]

    def grown(self, prospect: Prospect, at: i64) -> Prospect:
        """What it becomes with the card number `at` of those that it takes."""
        found = prospect.grown[at]
        if found is None:
            meld = self.table.extended(prospect.meld, (Card(prospect.taken[at]),))
            assert isinstance(meld, Meld), meld
            found = prospect.grown[at] = self.of(meld)
        return found

    def with_card(self, prospect: Prospect, card: i64) -> Prospect:
        """What it becomes with a card that it takes."""
        at: i64 = 0
        while prospect.taken[at] != card:
            at += 1
        return self.grown(prospect, at)

    def bridged(self, prospect: Prospect, face: Card, wild: Card) -> Prospect | None:
        """What a run becomes with a face beyond a gap and a wild, None where the two do not fit."""
        key = face << 6 | wild
        if key not in prospect.bridged:
            meld = self.table.extended(prospect.meld, (face, wild))
            prospect.bridged[key] = self.of(meld) if isinstance(meld, Meld) else None
        return prospect.bridged[key]


_albums: Final[list[Album]] = []


def album_of(table: MeldTable) -> Album:
    """The one album of a table of melds; found by identity, since that is fastest."""
    for album in _albums:
        if album.table is table:
            return album
    _albums.append(Album(table))
    return _albums[-1]
