"""The state of one deal and the primitive changes that events stand for.

The same class serves the true state and the blanked one inside a player's view, where cards that the viewer
may not see are HIDDEN. Legality is not decided here: the changes are unchecked. `folding` says which event
stands for which change.

Bots copy states by the thousand, so a copy shares what it can: hands, stock, pile and discards are copied
when one of the two states changes them, all other lists are replaced and never changed. Whoever is no method
of `State` only reads them.
"""

from collections.abc import Mapping
from enum import IntEnum
from typing import Final, TypeVar, final

from burraco_desktop.engine.actions import WildEnd
from burraco_desktop.engine.cards import HIDDEN, Card, Hand
from burraco_desktop.engine.compiler import mypyc_attr
from burraco_desktop.engine.events import DealEnd
from burraco_desktop.engine.melds import NO_CARD, Meld, meld_table
from burraco_desktop.engine.rules import RuleSet

NOBODY: Final = -1

RESERVE_MAKER: Final = 2
"""The seat so many places after the dealer lifts for the reserves: the one after the starter. [V19]"""

__all__ = ["NOBODY", "NO_CARD", "Phase", "State", "sides_of"]


class Phase(IntEnum):
    """Where the turn stands. [C1]."""

    DRAW = 0
    PLAY = 1
    OVER = 2
    CUT = 3


def sides_of(rules: RuleSet, seats: int) -> tuple[int, ...]:
    """The side of each seat at the start of a deal: sides alternate around the table."""
    count = rules.sides(seats)
    return tuple(seat % count for seat in range(seats))


_FIELDS: Final = (
    "closer",
    "cutters",
    "deal",
    "dealer",
    "discards",
    "drawn",
    "end",
    "exact_cuts",
    "hands",
    "is_swap",
    "known",
    "lone",
    "melds",
    "must_meld",
    "phase",
    "pile",
    "reserve_sizes",
    "reserve_taken",
    "reserve_unseen",
    "reserves",
    "reserves_had",
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
"""What makes a state: two states are equal where all these are."""

_STOCK: Final = 1 << 16
_PILE: Final = 1 << 17
_DISCARDS: Final = 1 << 18
_ALL_SHARED: Final = (1 << 19) - 1
"""Bits of what a state shares with others: the hand of each seat, by its number, and these lists."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class State:
    """One deal in progress. Seats are numbered in the order of play.

    Attributes:
        rules, table: the rule set and its melds.
        side_of: the side of each seat; may change during the deal where a pair is formed.
        deal: the number of the deal in its match, from 1.
        dealer, totals: who dealt; the match totals before this deal, by the sides at the start of a deal.
        hands, known: each seat's cards, and those of them that everybody knows it holds.
        stock, pile: cards from the bottom up; the last one is the top.
        reserves: those not taken yet, the next one first; `reserve_sizes` are those that were dealt.
        melds, wild_ends: each side's melds in the order of laying, and where a free wild of each is shown.
        reserve_taken: for each side the seat that took its last reserve, else NOBODY.
        reserves_had: for each side how many reserves it took.
        reserve_unseen: for each seat the cards of a reserve that it may not play before its next turn.
        seat, phase, turn: whose turn it is, where it stands, and how many turns were begun in this deal.
        lone: the card of a one-card pile just taken, which may not be thrown back, else NO_CARD.
        is_swap, swaps: whether this turn only swaps the lone pile card; how many such turns just passed.
        drawn: the card just drawn, as long as it may be refused, else NO_CARD.
        must_meld: whether the seat to move took the pile and owes a meld before it may discard.
        cutters, exact_cuts: the seats that still lift for the cut bonus; for each side its exact cuts.
        discards: every discard so far as (seat, card).
        end, closer: how the deal ended, None while it runs; the seat that closed it, else NOBODY.
    """

    __slots__ = (*_FIELDS, "_shared")

    def __init__(
        self,
        rules: RuleSet,
        seats: int,
        deal: int,
        dealer: int,
        totals: tuple[int, ...],
        *,
        twin: "State | None" = None,
    ) -> None:
        """The table before the cards are dealt, all in the stock and face down; or a copy of `twin`."""
        if twin is not None:
            self._be_like(twin)
            return
        self._shared = 0
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
        self.reserve_sizes = rules.reserve_sizes(seats, totals)
        self.melds: list[list[Meld]] = [[] for _ in range(sides)]
        self.wild_ends: list[list[WildEnd]] = [[] for _ in range(sides)]
        self.reserve_taken = [NOBODY] * sides
        self.reserves_had = [0] * sides
        self.reserve_unseen: list[tuple[Card, ...]] = [()] * seats
        lifts = rules.deck.cut_bonus_mode == "interactive"
        self.cutters: tuple[int, ...] = (dealer, (dealer + RESERVE_MAKER) % seats) if lifts else ()
        self.exact_cuts = [0] * sides
        self.seat = dealer
        self.phase = Phase.CUT if lifts else Phase.DRAW
        self.turn = 0
        self.lone = NO_CARD
        self.is_swap = False
        self.swaps = 0
        self.drawn = NO_CARD
        self.must_meld = False
        self.discards: list[tuple[int, Card]] = []
        self.end: DealEnd | None = None
        self.closer = NOBODY

    def copy(self) -> "State":
        """An independent state."""
        self._shared = _ALL_SHARED
        return State(self.rules, 0, 0, 0, (), twin=self)

    def _be_like(self, twin: "State") -> None:
        self._shared = _ALL_SHARED
        self.rules = twin.rules
        self.table = twin.table
        self.side_of = twin.side_of
        self.deal = twin.deal
        self.dealer = twin.dealer
        self.totals = twin.totals
        self.hands = twin.hands[:]
        self.known = twin.known
        self.stock = twin.stock
        self.pile = twin.pile
        self.reserves = twin.reserves
        self.reserve_sizes = twin.reserve_sizes
        self.melds = twin.melds
        self.wild_ends = twin.wild_ends
        self.reserve_taken = twin.reserve_taken
        self.reserves_had = twin.reserves_had
        self.reserve_unseen = twin.reserve_unseen
        self.cutters = twin.cutters
        self.exact_cuts = twin.exact_cuts
        self.seat = twin.seat
        self.phase = twin.phase
        self.turn = twin.turn
        self.lone = twin.lone
        self.is_swap = twin.is_swap
        self.swaps = twin.swaps
        self.drawn = twin.drawn
        self.must_meld = twin.must_meld
        self.discards = twin.discards
        self.end = twin.end
        self.closer = twin.closer

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and all(
            getattr(self, name) == getattr(other, name) for name in _FIELDS
        )

    __hash__ = None  # type: ignore[assignment]  # as for a hand

    def __reduce__(self) -> tuple[object, ...]:
        """For another process: melds go as their cards, for each process has a meld table of its own."""
        values = {name: getattr(self, name) for name in _FIELDS if name not in ("melds", "table")}
        return _revived, (values, [[(meld.cards, meld.is_tainted) for meld in melds] for melds in self.melds])

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
    def stock_is_out(self) -> bool:
        """Whether only dead cards are left in the stock, so that nobody may draw."""
        return len(self.stock) <= self.table.brief.stock_dead_cards

    @property
    def is_last_turn(self) -> bool:
        """Whether the deal ends with this turn, because the stock is out."""
        if self.phase is not Phase.PLAY or not self.stock_is_out or self.stock_may_be_refilled:
            return False
        return self.table.brief.stock_ends_after_turn

    @property
    def stock_may_be_refilled(self) -> bool:
        """Whether a reserve that nobody has taken may become the stock."""
        return self.table.brief.reserve_refills_stock and len(self.reserves) > 0

    def reserve_is_free(self, side: int) -> bool:
        """Tell whether the side may still take a reserve, as far as its melds allow it."""
        return self.reserves_had[side] < self.table.brief.reserves_per_side and len(self.reserves) > 0

    # Changes. Each is what one event stands for.

    def try_cut(self, seat: int, *, is_exact: bool) -> None:
        """Count a lift for the cut bonus, and let the next seat lift."""
        side = self.side_of[seat]
        self.exact_cuts = _with(self.exact_cuts, side, self.exact_cuts[side] + is_exact)
        self.cutters = self.cutters[1:]
        self.seat = self.cutters[0] if self.cutters else self.dealer
        self.phase = Phase.CUT if self.cutters else Phase.DRAW

    def deal_hands(self, hands: tuple[tuple[Card, ...], ...]) -> None:
        """Deal the hands off the stock, and set the reserves apart (their cards are not named here)."""
        self.reserves = [(HIDDEN,) * size for size in self.reserve_sizes]
        for seat, cards in enumerate(hands):
            self._add(seat, cards)
        self.stock = self.stock[sum(len(cards) for cards in hands) + sum(self.reserve_sizes) :]

    def turn_upcard(self, card: Card) -> None:
        """Start the pile with the top card of the stock."""
        self._take_top()
        self._throw(card)

    def start_turn(self, seat: int) -> None:
        """Give the turn to a seat."""
        self.seat = seat
        self.phase = Phase.DRAW
        self.turn += 1
        self.lone = NO_CARD
        self.drawn = NO_CARD
        self.is_swap = False
        self.must_meld = False

    def open_reserve(self, seat: int, cards: tuple[Card, ...]) -> None:
        """Let a seat see and play the reserve it took on a discard."""
        self.reserve_unseen = _with(self.reserve_unseen, seat, ())
        hand = self.hands[seat]
        if hand.hidden:
            self.hands[seat] = Hand([*hand.cards(), *cards, *[HIDDEN] * (hand.hidden - len(cards))])

    def draw(self, seat: int, card: Card) -> None:
        """Move the top of the stock to a hand; on the first turn the card may be refused in some rules."""
        self._take_top()
        self._own_hand(seat).add(card)
        self.phase = Phase.PLAY
        if self.turn == 1 and self.table.brief.first_turn_redraw and not self.discards:
            self.drawn = card

    def refuse_card(self, seat: int, card: Card) -> None:
        """Throw the card just drawn on the pile."""
        self._remove(seat, card)
        self._throw(card)
        self._own_discards().append((seat, card))
        self.drawn = NO_CARD

    def take_pile(self, seat: int, cards: tuple[Card, ...]) -> None:
        """Move the whole pile to a hand; a lone card binds unless its twin is held. [A12]."""
        hand, known = self._own_hand(seat), self.known[seat].copy()
        if len(cards) == 1:
            self.is_swap = True
            if not self.table.brief.single_pickup_rediscard and not hand.mask >> cards[0] & 1:
                self.lone = cards[0]
        for card in cards:
            hand.add(card)
            known.add(card)
        self.known = _with(self.known, seat, known)
        self.pile = []
        self.phase = Phase.PLAY
        self.must_meld = self.table.brief.must_meld_any

    def lay(self, seat: int, cards: tuple[Card, ...], wild_end: WildEnd) -> None:
        """Lay a new meld."""
        self._spend(seat, cards)
        side = self.side_of[seat]
        self.melds = _with(self.melds, side, [*self.melds[side], self.table.laid(cards)])
        self.wild_ends = _with(self.wild_ends, side, [*self.wild_ends[side], wild_end])

    def extend(self, seat: int, index: int, cards: tuple[Card, ...], wild_end: WildEnd) -> None:
        """Add cards to a meld of the seat's side."""
        self._spend(seat, cards)
        side = self.side_of[seat]
        meld = self.table.extended(self.melds[side][index], cards)
        assert isinstance(meld, Meld), meld
        self.melds = _with(self.melds, side, _with(self.melds[side], index, meld))
        if self.wild_ends[side][index] != wild_end:
            self.wild_ends = _with(self.wild_ends, side, _with(self.wild_ends[side], index, wild_end))

    def discard(self, seat: int, card: Card) -> None:
        """Throw a card on the pile."""
        self._remove(seat, card)
        self._throw(card)
        self._own_discards().append((seat, card))
        self.swaps = self.swaps + 1 if self.is_swap else 0

    def keep_card(self) -> None:
        """End a turn without a discard."""
        self.swaps = 0

    def take_reserve(self, seat: int, cards: tuple[Card, ...], *, in_flight: bool) -> None:
        """Move the next reserve to the seat's hand, which holds at most wilds."""
        side = self.side_of[seat]
        self.reserves = self.reserves[1:]
        self.reserve_taken = _with(self.reserve_taken, side, seat)
        self.reserves_had = _with(self.reserves_had, side, self.reserves_had[side] + 1)
        self.reserve_unseen = _with(self.reserve_unseen, seat, () if in_flight else cards)
        self.drawn = NO_CARD
        if self.hands[seat].size == 0 or self.lone in cards:
            self.lone = NO_CARD
        self._add(seat, cards)

    def form_sides(self, solo: int) -> None:
        """Let all but one seat be a pair from now on; they pool their melds on the first one's side."""
        pair = [seat for seat in range(self.seats) if seat != solo]
        into, *others = (self.side_of[seat] for seat in pair)
        melds, ends, cuts = self.melds[:], self.wild_ends[:], self.exact_cuts[:]
        for side in others:
            melds[into] = melds[into] + melds[side]
            ends[into] = ends[into] + ends[side]
            cuts[into] += cuts[side]
            melds[side], ends[side], cuts[side] = [], [], 0
        self.melds, self.wild_ends, self.exact_cuts = melds, ends, cuts
        self.side_of = tuple(into if seat in pair else side for seat, side in enumerate(self.side_of))

    def refill_stock(self) -> None:
        """Lay the next reserve on the stock."""
        self.stock = [*self.stock, *self.reserves[0]]
        self.reserves = self.reserves[1:]

    def finish(self, end: DealEnd, seat: int) -> None:
        """End the deal."""
        self.end = end
        self.closer = seat
        self.phase = Phase.OVER

    def show_hands(self, hands: tuple[tuple[Card, ...], ...], unplayed: tuple[tuple[Card, ...], ...]) -> None:
        """Show what every seat still holds, and what of it came from a reserve that was never played."""
        self.hands = [Hand(cards) for cards in hands]
        self.reserve_unseen = list(unplayed)

    def _spend(self, seat: int, cards: tuple[Card, ...]) -> None:
        self.is_swap = False
        self.must_meld = False
        self.drawn = NO_CARD
        for card in cards:
            self._remove(seat, card)

    def _add(self, seat: int, cards: tuple[Card, ...]) -> None:
        hand = self._own_hand(seat)
        for card in cards:
            hand.add(card)

    def _remove(self, seat: int, card: Card) -> None:
        self._own_hand(seat).remove(card)
        if self.known[seat].mask >> card & 1:
            known = self.known[seat].copy()
            known.remove(card)
            self.known = _with(self.known, seat, known)
        if card == self.lone:
            self.lone = NO_CARD

    # Changes that no event stands for, to see what a hand would be worth.

    def add_card(self, seat: int, card: Card) -> None:
        """Put a card into a hand, wherever it comes from."""
        self._own_hand(seat).add(card)

    def remove_card(self, seat: int, card: Card) -> None:
        """Take a card out of a hand, wherever it goes."""
        self._own_hand(seat).remove(card)

    # What may be shared is copied before it is changed.

    def _own_hand(self, seat: int) -> Hand:
        if self._shared >> seat & 1:
            self._shared ^= 1 << seat
            self.hands[seat] = self.hands[seat].copy()
        return self.hands[seat]

    def _own_discards(self) -> list[tuple[int, Card]]:
        if self._shared & _DISCARDS:
            self._shared ^= _DISCARDS
            self.discards = self.discards[:]
        return self.discards

    def _throw(self, card: Card) -> None:
        if self._shared & _PILE:
            self._shared ^= _PILE
            self.pile = self.pile[:]
        self.pile.append(card)

    def _take_top(self) -> None:
        if self._shared & _STOCK:
            self._shared ^= _STOCK
            self.stock = self.stock[:]
        self.stock.pop()


_Entry = TypeVar("_Entry")


def _with(entries: list[_Entry], index: int, entry: _Entry) -> list[_Entry]:
    """The list with one entry changed."""
    changed = entries[:]
    changed[index] = entry
    return changed


def _revived(values: Mapping[str, object], melds: list[list[tuple[tuple[Card, ...], bool]]]) -> State:
    """The state that was sent as these values."""
    rules = values["rules"]
    assert isinstance(rules, RuleSet)
    state = State(rules, 2, 0, 0, (0, 0))
    for name, value in values.items():
        setattr(state, name, value)
    state.table = meld_table(state.rules)
    state.melds = [
        [state.table.laid(cards, is_tainted=is_tainted) for cards, is_tainted in side] for side in melds
    ]
    return state
