"""Melds as the bots see them: what each counts, which cards it takes, and what it becomes with them.

A prospect stands for one interned meld of the engine and is remembered with it, so that planning follows
references instead of asking the law again. What a position makes of it is kept in it under a stamp.
"""

from burraco_desktop.ai.aims import PLAIN
from burraco_desktop.ai.ambitions import Ambition, ambitions, has_higher_grades
from burraco_desktop.engine.cards import Card, cards_in
from burraco_desktop.engine.melds import LOW_ACE, Meld, MeldTable


class Prospect:
    """A meld and what may come of it.

    Attributes:
        meld, cards, size: the meld, its cards, their number; suit, rank: of a run, of a set, else -1.
        counted: its points and its bonus.
        is_clean, is_canasta: as of the meld; is_key: whether it is a canasta such as closing needs.
        is_open_wild: whether it is of wilds alone, and no canasta.
        taken, grown: the single cards that it takes, and what it becomes with each, once that was asked.
        takes: the mask of these cards; joins: the plain ones; both are known once it lies on a table.
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
        self.size: int = meld.size
        self.suit: int = layout.suit
        self.rank: int = layout.rank
        self.counted = float(meld.points + meld.bonus)
        self.is_clean: bool = meld.is_clean
        self.is_canasta: bool = meld.is_canasta
        self.is_key = is_key
        self.is_open_wild = layout.suit < 0 and layout.rank < 0 and not meld.is_canasta
        self.takes = -1
        self.taken: list[Card] = []
        self.grown: list[Prospect | None] = []
        self.joins: list[Card] = []
        self.near: list[Card] = []
        self.missing: list[Card] = []
        self.beyond: list[Card] = []
        self.ways: tuple[Ambition, ...] = ()
        self.worth = self.rival_worth = 0.0
        self.stamp = self.rival_stamp = -1
        self.bridged: dict[int, Prospect | None] = {}
        if layout.suit >= 0:
            self._look_around()

    def _look_around(self) -> None:
        """Note the faces around a run."""
        layout, ladder = self.meld.layout, self.meld.ladder
        for step in (1, 2):
            for place in (layout.low - step, layout.high + step):
                if LOW_ACE <= place <= ladder.top:
                    self.near.append(ladder.face(layout.suit, place))
        if not self.is_clean or self.meld.is_closed:
            return
        for missing, place in ((layout.low - 1, layout.low - 2), (layout.high + 1, layout.high + 2)):
            if LOW_ACE <= place <= ladder.top:
                self.missing.append(ladder.face(layout.suit, missing))
                self.beyond.append(ladder.face(layout.suit, place))


class Album:
    """The prospects of one table of melds.

    Attributes:
        stamp: the last stamp that was given to a position.
    """

    def __init__(self, table: MeldTable) -> None:
        self.table = table
        self.stamp = 0
        self._any_canasta = table.rules.closing.close_canasta == "any"
        self._climbs = has_higher_grades(table.rules)
        self._of: dict[Meld, Prospect] = {}

    def of(self, meld: Meld) -> Prospect:
        """The prospect of a meld."""
        found = self._of.get(meld)
        if found is None:
            is_key = meld.is_canasta and (meld.is_clean or self._any_canasta)
            found = self._of[meld] = Prospect(meld, is_key=is_key)
            if self._climbs:
                found.ways = ambitions(self.table, meld)
        return found

    def lying(self, meld: Meld) -> Prospect:
        """The prospect of a meld on a table, with the cards that it takes."""
        found = self.of(meld)
        if found.takes < 0:
            self.open(found)
        return found

    def open(self, prospect: Prospect) -> None:
        """Find the cards that it takes."""
        prospect.takes = self.table.extenders(prospect.meld)
        prospect.taken = cards_in(prospect.takes)
        prospect.grown = [None] * len(prospect.taken)
        prospect.joins = cards_in(prospect.takes & PLAIN)

    def grown(self, prospect: Prospect, at: int) -> Prospect:
        """What it becomes with the card number `at` of those that it takes."""
        found = prospect.grown[at]
        if found is None:
            meld = self.table.extended(prospect.meld, (prospect.taken[at],))
            assert isinstance(meld, Meld), meld
            found = prospect.grown[at] = self.of(meld)
        return found

    def with_card(self, prospect: Prospect, card: Card) -> Prospect:
        """What it becomes with a card that it takes."""
        return self.grown(prospect, prospect.taken.index(card))

    def bridged(self, prospect: Prospect, face: Card, wild: Card) -> Prospect | None:
        """What a run becomes with a face beyond a gap and a wild, None where the two do not fit."""
        key = face << 6 | wild
        if key not in prospect.bridged:
            meld = self.table.extended(prospect.meld, (face, wild))
            prospect.bridged[key] = self.of(meld) if isinstance(meld, Meld) else None
        return prospect.bridged[key]


_albums: list[Album] = []


def album_of(table: MeldTable) -> Album:
    """The one album of a table of melds; found by identity, since that is fastest."""
    for album in _albums:
        if album.table is table:
            return album
    _albums.append(Album(table))
    return _albums[-1]
