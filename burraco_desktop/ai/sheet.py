"""The working sheet of a turn: hand and melds of the seat to move while it tries meldings. It weighs nothing.

A sheet is far cheaper to change than a state, and holds what judging asks for as counts and masks. Where the
law has to be asked, the state that it stands for is worked out.
"""

from __future__ import annotations

from typing import Final, final

from burraco_desktop.ai.prospects import Album, Prospect
from burraco_desktop.engine.actions import ExtendMeld, LayMeld, WildEnd
from burraco_desktop.engine.cards import Card, Hand
from burraco_desktop.engine.compiler import i64, mypyc_attr
from burraco_desktop.engine.state import NO_CARD, Phase, State

NEW: Final = -1

Step = tuple[int, tuple[Card, ...]]
"""Cards for the own meld of this number, or for a new one."""
Laying = LayMeld | ExtendMeld


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Sheet:
    """Where a turn has got to.

    Attributes:
        hand: the cards held.
        melds: the own side's melds.
        reach: the mask of the plain cards that may join one of them.
        sets: the mask of ranks of which the side has a set.
        keys, canastas, open_wilds: how many melds are such.
        must_meld: whether a meld is owed.
        steps: the meldings since the state that the turn was taken up from.
    """

    __slots__ = (
        "_album",
        "_base",
        "_drawn",
        "_state",
        "_unseen",
        "canastas",
        "hand",
        "keys",
        "melds",
        "must_meld",
        "open_wilds",
        "reach",
        "sets",
        "steps",
    )

    def __init__(
        self, base: State, album: Album, unseen: Hand, twin: Sheet | None = None, *, is_begun: bool = False
    ) -> None:
        """The sheet of the seat to move in a state, with the melds of a twin, or with all of it."""
        self._base = base
        self._album = album
        self._unseen = unseen
        if twin is not None and is_begun:
            self._go_on(twin)
        else:
            self._begin(base)
        if twin is not None:
            self._share(twin)
        else:
            self._take_up(base, album)

    def _begin(self, base: State) -> None:
        self._state: State | None = base
        self._drawn = NO_CARD
        self.hand = base.hands[base.seat].copy()
        self.must_meld: bool = base.must_meld
        self.steps: list[Step] = []

    def _go_on(self, twin: Sheet) -> None:
        self._state = twin._state
        self._drawn = twin._drawn
        self.hand = twin.hand.copy()
        self.must_meld = twin.must_meld
        self.steps = twin.steps[:]

    def _take_up(self, base: State, album: Album) -> None:
        self.reach: i64 = 0
        self.sets: i64 = 0
        self.keys: i64 = 0
        self.canastas: i64 = 0
        self.open_wilds: i64 = 0
        self.melds: list[Prospect] = []
        for meld in base.melds[base.side_of[base.seat]]:
            prospect = album.lying(meld)
            self.melds.append(prospect)
            self._count(prospect, 1)

    def _share(self, twin: Sheet) -> None:
        self.reach = twin.reach
        self.sets = twin.sets
        self.keys = twin.keys
        self.canastas = twin.canastas
        self.open_wilds = twin.open_wilds
        self.melds = twin.melds[:]

    def copy(self) -> Sheet:
        """An independent sheet."""
        return Sheet(self._base, self._album, self._unseen, self, is_begun=True)

    def at(self, base: State) -> Sheet:
        """The sheet of another state in which the own side's melds are the same."""
        return Sheet(base, self._album, self._unseen, self)

    def state(self) -> State:
        """The state that this sheet stands for; what follows from an empty hand is left undone."""
        found = self._state
        if found is None:
            found = self._state = self._base.copy()
            if self._drawn != NO_CARD:
                found.add_card(found.seat, self._drawn)
                found.phase = Phase.PLAY
            for step in self.steps:
                lay(found, laying_of(step))
        return found

    def lone(self) -> Card:
        """The lone pile card that may not be thrown back, else NO_CARD."""
        return NO_CARD if self._base.lone == NO_CARD else self.state().lone

    def joined(self, card: i64) -> int:
        """How many own melds a plain card joins, in halves; across a gap it joins less."""
        halves: i64 = 0
        if self.reach >> card & 1:
            for prospect in self.melds:
                if prospect.reach >> card & 1:
                    halves += self._halves(prospect, card)
        return halves

    def _halves(self, prospect: Prospect, card: i64) -> i64:
        """Whether the card joins this meld; across a gap it depends on the cards that might fill that."""
        halves: i64 = 2 if prospect.joins >> card & 1 else 0
        at: i64 = 0
        for at in range(len(prospect.beyond)):
            if prospect.beyond[at] == card:
                live = self._unseen.count(prospect.missing[at])
                if live:
                    halves += 1 if live == 1 else 2
        return halves

    def lay(self, index: int, cards: tuple[Card, ...], result: Prospect) -> None:
        """Meld."""
        self._state = None
        self.must_meld = False
        self.steps.append((index, cards))
        for card in cards:
            self.hand.remove(card)
        if result.takes < 0:
            self._album.open(result)
        if index == NEW:
            self.melds.append(result)
        else:
            self._count(self.melds[index], -1)
            self.melds[index] = result
        self._count(result, 1)

    def draw(self, card: Card) -> None:
        """Suppose that this card is drawn, nothing being melded yet."""
        self._state, self._drawn = None, card
        self.hand.add(card)

    def undraw(self) -> None:
        """Suppose so no more."""
        self.hand.remove(self._drawn)
        self._state, self._drawn = self._base, NO_CARD

    def _count(self, prospect: Prospect, sign: i64) -> None:
        """Count a meld in, or out again."""
        self.reach |= prospect.reach
        if prospect.rank >= 0:
            self.sets |= 1 << prospect.rank
        if prospect.is_canasta:
            self.canastas += sign
            if prospect.is_key:
                self.keys += sign
        elif prospect.is_open_wild:
            self.open_wilds += sign


def laying_of(step: Step) -> Laying:
    """The action that does a step."""
    index, cards = step
    return LayMeld(cards) if index == NEW else ExtendMeld(index, cards)


def lay(work: State, laying: Laying) -> None:
    """Meld in a copy of a state; what follows from an empty hand is left undone."""
    if isinstance(laying, LayMeld):
        work.lay(work.seat, laying.cards, WildEnd.LOW)
    else:
        work.extend(work.seat, laying.meld, laying.cards, WildEnd.LOW)
