"""The working sheet of a turn: hand and melds of the seat to move while it tries meldings. It weighs nothing.

A sheet is far cheaper to change than a state, and holds what judging asks for as counts and masks. Where the
law has to be asked, the state that it stands for is worked out.
"""

from typing import Final

from burraco_desktop.ai.prospects import Album, Prospect
from burraco_desktop.engine.actions import ExtendMeld, LayMeld, WildEnd
from burraco_desktop.engine.cards import BIT, Card
from burraco_desktop.engine.state import NO_CARD, Phase, State

NEW: Final = -1

Step = tuple[int, tuple[Card, ...]]
"""Cards for the own meld of this number, or for a new one."""
Laying = LayMeld | ExtendMeld


class Sheet:
    """Where a turn has got to.

    Attributes:
        counts, mask, doubles, size: the hand, as in the engine.
        melds: the own side's melds.
        joined: for each plain card how many own melds it joins, in halves; across a gap it joins less.
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
        "counts",
        "doubles",
        "joined",
        "keys",
        "mask",
        "melds",
        "must_meld",
        "open_wilds",
        "sets",
        "size",
        "steps",
    )

    def __init__(self, base: State, album: Album, unseen: list[int], twin: "Sheet | None" = None) -> None:
        """The sheet of the seat to move in a state, or a copy of another."""
        self._base = base
        self._album = album
        self._unseen = unseen
        if twin is None:
            self._take_up(base, album)
        else:
            self._be_like(twin)

    def _take_up(self, base: State, album: Album) -> None:
        self._take_hand(base)
        self.joined = [0] * len(self.counts)
        self.sets = self.keys = self.canastas = self.open_wilds = 0
        self.melds: list[Prospect] = []
        for meld in base.melds[base.side_of[base.seat]]:
            prospect = album.lying(meld)
            self.melds.append(prospect)
            self._count(prospect, 1)

    def _take_hand(self, base: State) -> None:
        hand = base.hands[base.seat]
        self._state: State | None = base
        self._drawn = NO_CARD
        self.counts: list[int] = hand.counts[:]
        self.mask: int = hand.mask
        self.doubles: int = hand.doubles
        self.size: int = hand.size
        self.must_meld: bool = base.must_meld
        self.steps: list[Step] = []

    def _be_like(self, twin: "Sheet") -> None:
        self._state = twin._state  # noqa: SLF001 - it is the same class
        self._drawn = twin._drawn  # noqa: SLF001 - as above
        self.counts = twin.counts[:]
        self.mask = twin.mask
        self.doubles = twin.doubles
        self.size = twin.size
        self.joined = twin.joined[:]
        self.sets = twin.sets
        self.keys = twin.keys
        self.canastas = twin.canastas
        self.open_wilds = twin.open_wilds
        self.must_meld = twin.must_meld
        self.steps = twin.steps[:]
        self.melds = twin.melds[:]

    def copy(self) -> "Sheet":
        """An independent sheet."""
        return Sheet(self._base, self._album, self._unseen, self)

    def at(self, base: State) -> "Sheet":
        """The sheet of another state in which the own side's melds are the same."""
        twin = Sheet(base, self._album, self._unseen, self)
        twin._take_hand(base)
        return twin

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

    def lay(self, index: int, cards: tuple[Card, ...], result: Prospect) -> None:
        """Meld."""
        self._state = None
        self.must_meld = False
        self.steps.append((index, cards))
        for card in cards:
            self._take_out(card)
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
        count = self.counts[card]
        self.counts[card] = count + 1
        self.size += 1
        if count == 0:
            self.mask |= BIT[card]
        elif count == 1:
            self.doubles |= BIT[card]

    def undraw(self) -> None:
        """Suppose so no more."""
        self._take_out(self._drawn)
        self._state, self._drawn = self._base, NO_CARD

    def _take_out(self, card: Card) -> None:
        count = self.counts[card]
        self.counts[card] = count - 1
        self.size -= 1
        if count == 1:
            self.mask ^= BIT[card]
        elif count == 2:
            self.doubles ^= BIT[card]

    def _count(self, prospect: Prospect, sign: int) -> None:
        """Count a meld in, or out again."""
        joined, unseen = self.joined, self._unseen
        for card in prospect.joins:
            joined[card] += 2 * sign
        for at, card in enumerate(prospect.beyond):
            live = unseen[prospect.missing[at]]
            if live:
                joined[card] += sign if live == 1 else 2 * sign
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
