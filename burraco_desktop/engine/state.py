"""The state of one deal and the primitive changes that events stand for.

The same class serves the true state and the blanked one inside a player's view, where cards that the viewer
may not see are HIDDEN. Legality is not decided here: the changes are unchecked.
"""

from collections.abc import Mapping
from enum import IntEnum
from typing import assert_never

from burraco_desktop.engine.actions import WildEnd
from burraco_desktop.engine.cards import HIDDEN, Card, Hand
from burraco_desktop.engine.events import (
    CardDiscarded,
    CardDrawn,
    DealEnd,
    DealEnded,
    Event,
    Followed,
    HandsDealt,
    HandsShown,
    MeldExtended,
    MeldLaid,
    PackCut,
    PileTaken,
    Played,
    ReserveOpened,
    ReserveTaken,
    SettingOut,
    TurnStarted,
    UpcardTurned,
)
from burraco_desktop.engine.melds import NO_CARD, Meld, meld_table
from burraco_desktop.engine.rules import RuleSet

NOBODY = -1


__all__ = ["NOBODY", "NO_CARD", "Phase", "State", "sides_of"]


class Phase(IntEnum):
    """Where the turn stands. [C1]."""

    DRAW = 0
    PLAY = 1
    OVER = 2


def sides_of(rules: RuleSet, seats: int) -> tuple[int, ...]:
    """The side of each seat: partners face each other, so sides alternate; two players are always alone."""
    count = rules.sides(seats)
    return tuple(seat % count for seat in range(seats))


class State:
    """One deal in progress. Seats are numbered in the order of play.

    Attributes:
        rules, table: the rule set and its melds.
        side_of: the side of each seat.
        deal: the number of the deal in its match, from 1.
        dealer, totals: who dealt; the match totals of the sides before this deal.
        hands, known: each seat's cards, and those of them that everybody knows it holds.
        stock, pile: cards from the bottom up; the last one is the top.
        reserves: those not taken yet, the next one first.
        melds, wild_ends: each side's melds in the order of laying, and where a free wild of each is shown.
        reserve_taken: for each side the seat that took its reserve, else NOBODY.
        reserve_unseen: for each seat whether it holds a reserve that it may not see before its next turn.
        seat, phase, turn: whose turn it is, where it stands, and how many turns were begun in this deal.
        lone: the card of a one-card pile just taken, which may not be thrown back, else NO_CARD.
        is_swap, swaps: whether this turn only swaps the lone pile card; how many such turns just passed.
        discards: every discard so far as (seat, card).
        end, closer: how the deal ended, None while it runs; the seat that closed it, else NOBODY.
    """

    __slots__ = (
        "closer",
        "deal",
        "dealer",
        "discards",
        "end",
        "hands",
        "is_swap",
        "known",
        "lone",
        "melds",
        "phase",
        "pile",
        "reserve_taken",
        "reserve_unseen",
        "reserves",
        "rules",
        "seat",
        "side_of",
        "stock",
        "swaps",
        "table",
        "totals",
        "turn",
        "wild_ends",
    )

    def __init__(self, rules: RuleSet, seats: int, deal: int, dealer: int, totals: tuple[int, ...]) -> None:
        """The table before the cards are dealt: every card lies face down in the stock."""
        side_of = sides_of(rules, seats)
        sides = max(side_of) + 1
        self.rules = rules
        self.table = meld_table(rules)
        self.side_of = side_of
        self.deal = deal
        self.dealer = dealer
        self.totals = totals
        self.hands = [Hand() for _ in range(seats)]
        self.known = [Hand() for _ in range(seats)]
        self.stock: list[Card] = [HIDDEN] * (rules.deck.decks * 52 + rules.deck.jokers)
        self.pile: list[Card] = []
        self.reserves: list[tuple[Card, ...]] = []
        self.melds: list[list[Meld]] = [[] for _ in range(sides)]
        self.wild_ends: list[list[WildEnd]] = [[] for _ in range(sides)]
        self.reserve_taken = [NOBODY] * sides
        self.reserve_unseen = [False] * seats
        self.seat = dealer
        self.phase = Phase.DRAW
        self.turn = 0
        self.lone = NO_CARD
        self.is_swap = False
        self.swaps = 0
        self.discards: list[tuple[int, Card]] = []
        self.end: DealEnd | None = None
        self.closer = NOBODY

    def copy(self) -> "State":
        """An independent state; shares only what never changes."""
        twin = State.__new__(State)
        twin.rules = self.rules
        twin.table = self.table
        twin.side_of = self.side_of
        twin.deal = self.deal
        twin.dealer = self.dealer
        twin.totals = self.totals
        twin.hands = [hand.copy() for hand in self.hands]
        twin.known = self.known[:]  # replaced, never changed, since they change seldom
        twin.stock = self.stock[:]
        twin.pile = self.pile[:]
        twin.reserves = self.reserves[:]
        twin.melds = [melds[:] for melds in self.melds]
        twin.wild_ends = [ends[:] for ends in self.wild_ends]
        twin.reserve_taken = self.reserve_taken[:]
        twin.reserve_unseen = self.reserve_unseen[:]
        twin.seat = self.seat
        twin.phase = self.phase
        twin.turn = self.turn
        twin.lone = self.lone
        twin.is_swap = self.is_swap
        twin.swaps = self.swaps
        twin.discards = self.discards[:]
        twin.end = self.end
        twin.closer = self.closer
        return twin

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and all(
            getattr(self, name) == getattr(other, name) for name in State.__slots__
        )

    __hash__ = None  # type: ignore[assignment]  # as for a hand

    def __reduce__(self) -> tuple[object, ...]:
        """For another process: melds go as their cards, for each process has a meld table of its own."""
        values = {name: getattr(self, name) for name in State.__slots__ if name not in ("melds", "table")}
        return _revived, (values, [[meld.cards for meld in melds] for melds in self.melds])

    @property
    def seats(self) -> int:
        """The number of seats."""
        return len(self.hands)

    @property
    def side(self) -> int:
        """The side whose turn it is."""
        return self.side_of[self.seat]

    @property
    def hand(self) -> Hand:
        """The hand of the seat whose turn it is."""
        return self.hands[self.seat]

    @property
    def is_last_turn(self) -> bool:
        """Whether the deal ends with this turn, because only dead cards are left in the stock."""
        return self.phase == Phase.PLAY and len(self.stock) <= self.rules.end.stock_dead_cards

    def reserve_is_free(self, side: int) -> bool:
        """Tell whether the side may still take a reserve."""
        return self.reserve_taken[side] == NOBODY and len(self.reserves) > 0

    # Changes. Each is what one event stands for.

    def deal_hands(self, hands: tuple[tuple[Card, ...], ...]) -> None:
        """Deal the hands off the stock, and set one reserve a side apart (their cards are not named here)."""
        size = self.rules.reserve_size
        self.reserves = [(HIDDEN,) * size for _ in self.melds]
        for hand, cards in zip(self.hands, hands, strict=True):
            for card in cards:
                hand.add(card)
        del self.stock[: sum(len(cards) for cards in hands) + size * len(self.melds)]

    def turn_upcard(self, card: Card) -> None:
        """Start the pile with the top card of the stock."""
        self.stock.pop()
        self.pile.append(card)

    def start_turn(self, seat: int) -> None:
        """Give the turn to a seat."""
        self.seat = seat
        self.phase = Phase.DRAW
        self.turn += 1
        self.lone = NO_CARD
        self.is_swap = False

    def open_reserve(self, seat: int, cards: tuple[Card, ...]) -> None:
        """Let a seat see the reserve it took on a discard."""
        self.reserve_unseen[seat] = False
        self.hands[seat] = Hand(cards)

    def draw(self, seat: int, card: Card) -> None:
        """Move the top of the stock to a hand."""
        self.stock.pop()
        self.hands[seat].add(card)
        self.phase = Phase.PLAY

    def take_pile(self, seat: int) -> None:
        """Move the whole pile to a hand; a lone card binds unless its twin is held. [A12]."""
        hand, known, pile = self.hands[seat], self.known[seat].copy(), self.pile
        if len(pile) == 1:
            self.is_swap = True
            if not self.rules.draw.single_pickup_rediscard and hand.counts[pile[0]] == 0:
                self.lone = pile[0]
        for card in pile:
            hand.add(card)
            known.add(card)
        self.known[seat] = known
        self.pile = []
        self.phase = Phase.PLAY

    def lay(self, seat: int, cards: tuple[Card, ...], wild_end: WildEnd) -> None:
        """Lay a new meld."""
        self._spend(seat, cards)
        side = self.side_of[seat]
        self.melds[side].append(self.table.laid(cards))
        self.wild_ends[side].append(wild_end)

    def extend(self, seat: int, index: int, cards: tuple[Card, ...], wild_end: WildEnd) -> None:
        """Add cards to a meld of the seat's side."""
        self._spend(seat, cards)
        side = self.side_of[seat]
        meld = self.table.extended(self.melds[side][index], cards)
        assert isinstance(meld, Meld), meld
        self.melds[side][index] = meld
        self.wild_ends[side][index] = wild_end

    def discard(self, seat: int, card: Card) -> None:
        """Throw a card on the pile."""
        self._remove(seat, card)
        self.pile.append(card)
        self.discards.append((seat, card))
        self.swaps = self.swaps + 1 if self.is_swap else 0

    def take_reserve(self, seat: int, cards: tuple[Card, ...], *, in_flight: bool) -> None:
        """Move the next reserve to the seat's empty hand."""
        self.reserves = self.reserves[1:]
        self.reserve_taken[self.side_of[seat]] = seat
        self.reserve_unseen[seat] = not in_flight
        self.lone = NO_CARD
        for card in cards:
            self.hands[seat].add(card)

    def finish(self, end: DealEnd, seat: int) -> None:
        """End the deal."""
        self.end = end
        self.closer = seat
        self.phase = Phase.OVER

    def show_hands(self, hands: tuple[tuple[Card, ...], ...]) -> None:
        """Show what every seat still holds."""
        self.hands = [Hand(cards) for cards in hands]

    def absorb(self, event: Event) -> None:
        """Make the change that an event (as its viewer saw it) stands for."""
        if isinstance(event, Played):
            self._absorb_played(event)
        elif isinstance(event, Followed):
            self._absorb_followed(event)
        else:
            self._absorb_setting_out(event)

    def _absorb_setting_out(self, event: SettingOut) -> None:
        match event:
            case PackCut():
                pass  # the pack is as hidden as before
            case HandsDealt(hands):
                self.deal_hands(hands)
            case UpcardTurned(card):
                self.turn_upcard(card)
            case _:
                assert_never(event)

    def _absorb_played(self, event: Played) -> None:
        match event:
            case CardDrawn(seat, card):
                self.draw(seat, card)
            case PileTaken(seat, _):
                self.take_pile(seat)
            case MeldLaid(seat, cards, wild_end):
                self.lay(seat, cards, wild_end)
            case MeldExtended(seat, index, cards, wild_end):
                self.extend(seat, index, cards, wild_end)
            case CardDiscarded(seat, card):
                self.discard(seat, card)
            case _:
                assert_never(event)

    def _absorb_followed(self, event: Followed) -> None:
        match event:
            case TurnStarted(seat):
                self.start_turn(seat)
            case ReserveTaken(seat, cards, in_flight):
                self.take_reserve(seat, cards, in_flight=in_flight)
            case ReserveOpened(seat, cards):
                self.open_reserve(seat, cards)
            case DealEnded(end, seat):
                self.finish(end, seat)
            case HandsShown(hands):
                self.show_hands(hands)
            case _:
                assert_never(event)

    def _spend(self, seat: int, cards: tuple[Card, ...]) -> None:
        self.is_swap = False
        for card in cards:
            self._remove(seat, card)

    def _remove(self, seat: int, card: Card) -> None:
        self.hands[seat].remove(card)
        if self.known[seat].counts[card]:
            known = self.known[seat].copy()
            known.remove(card)
            self.known[seat] = known
        if card == self.lone:
            self.lone = NO_CARD


def _revived(values: Mapping[str, object], melds: list[list[tuple[Card, ...]]]) -> State:
    """The state that was sent as these values."""
    state = State.__new__(State)
    for name, value in values.items():
        setattr(state, name, value)
    state.table = meld_table(state.rules)
    state.melds = [[state.table.laid(cards) for cards in side] for side in melds]
    return state
