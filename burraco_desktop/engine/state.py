"""The state of one deal and the primitive changes that events stand for.

The same class serves the true state and the blanked one inside a player's view, where cards that the viewer
may not see are HIDDEN. Legality is not decided here: the changes are unchecked. `folding` says which event
stands for which change.
"""

from collections.abc import Mapping
from enum import IntEnum

from burraco_desktop.engine.actions import WildEnd
from burraco_desktop.engine.cards import HIDDEN, Card, Hand
from burraco_desktop.engine.events import DealEnd
from burraco_desktop.engine.melds import NO_CARD, Meld, meld_table
from burraco_desktop.engine.rules import RuleSet

NOBODY = -1

RESERVE_MAKER = 2
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

    __slots__ = (
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
        twin.reserve_sizes = self.reserve_sizes
        twin.melds = [melds[:] for melds in self.melds]
        twin.wild_ends = [ends[:] for ends in self.wild_ends]
        twin.reserve_taken = self.reserve_taken[:]
        twin.reserves_had = self.reserves_had[:]
        twin.reserve_unseen = self.reserve_unseen[:]
        twin.cutters = self.cutters
        twin.exact_cuts = self.exact_cuts[:]
        twin.seat = self.seat
        twin.phase = self.phase
        twin.turn = self.turn
        twin.lone = self.lone
        twin.is_swap = self.is_swap
        twin.swaps = self.swaps
        twin.drawn = self.drawn
        twin.must_meld = self.must_meld
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
        return len(self.stock) <= self.rules.end.stock_dead_cards

    @property
    def is_last_turn(self) -> bool:
        """Whether the deal ends with this turn, because the stock is out."""
        if self.phase != Phase.PLAY or not self.stock_is_out or self.stock_may_be_refilled:
            return False
        return self.rules.end.stock_end_timing == "after_turn"

    @property
    def stock_may_be_refilled(self) -> bool:
        """Whether a reserve that nobody has taken may become the stock."""
        return self.rules.reserve.reserve_refills_stock and len(self.reserves) > 0

    def reserve_is_free(self, side: int) -> bool:
        """Tell whether the side may still take a reserve, as far as its melds allow it."""
        return self.reserves_had[side] < self.rules.deck.reserves_per_side and len(self.reserves) > 0

    # Changes. Each is what one event stands for.

    def try_cut(self, seat: int, *, is_exact: bool) -> None:
        """Count a lift for the cut bonus, and let the next seat lift."""
        self.exact_cuts[self.side_of[seat]] += is_exact
        self.cutters = self.cutters[1:]
        self.seat = self.cutters[0] if self.cutters else self.dealer
        self.phase = Phase.CUT if self.cutters else Phase.DRAW

    def deal_hands(self, hands: tuple[tuple[Card, ...], ...]) -> None:
        """Deal the hands off the stock, and set the reserves apart (their cards are not named here)."""
        self.reserves = [(HIDDEN,) * size for size in self.reserve_sizes]
        for hand, cards in zip(self.hands, hands, strict=True):
            for card in cards:
                hand.add(card)
        del self.stock[: sum(len(cards) for cards in hands) + sum(self.reserve_sizes)]

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
        self.drawn = NO_CARD
        self.is_swap = False
        self.must_meld = False

    def open_reserve(self, seat: int, cards: tuple[Card, ...]) -> None:
        """Let a seat see and play the reserve it took on a discard."""
        self.reserve_unseen[seat] = ()
        hand = self.hands[seat]
        if hand.hidden:
            self.hands[seat] = Hand([*hand.cards(), *cards, *[HIDDEN] * (hand.hidden - len(cards))])

    def draw(self, seat: int, card: Card) -> None:
        """Move the top of the stock to a hand; on the first turn the card may be refused in some rules."""
        self.stock.pop()
        self.hands[seat].add(card)
        self.phase = Phase.PLAY
        if self.turn == 1 and self.rules.draw.first_turn_redraw and not self.discards:
            self.drawn = card

    def refuse_card(self, seat: int, card: Card) -> None:
        """Throw the card just drawn on the pile."""
        self._remove(seat, card)
        self.pile.append(card)
        self.discards.append((seat, card))
        self.drawn = NO_CARD

    def take_pile(self, seat: int, cards: tuple[Card, ...]) -> None:
        """Move the whole pile to a hand; a lone card binds unless its twin is held. [A12]."""
        hand, known = self.hands[seat], self.known[seat].copy()
        if len(cards) == 1:
            self.is_swap = True
            if not self.rules.draw.single_pickup_rediscard and hand.counts[cards[0]] == 0:
                self.lone = cards[0]
        for card in cards:
            hand.add(card)
            known.add(card)
        self.known[seat] = known
        self.pile = []
        self.phase = Phase.PLAY
        self.must_meld = self.rules.draw.pile_take_rule == "meld_any"

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

    def keep_card(self) -> None:
        """End a turn without a discard."""
        self.swaps = 0

    def take_reserve(self, seat: int, cards: tuple[Card, ...], *, in_flight: bool) -> None:
        """Move the next reserve to the seat's hand, which holds at most wilds."""
        side = self.side_of[seat]
        self.reserves = self.reserves[1:]
        self.reserve_taken[side] = seat
        self.reserves_had[side] += 1
        self.reserve_unseen[seat] = () if in_flight else cards
        self.drawn = NO_CARD
        if self.hands[seat].size == 0 or self.lone in cards:
            self.lone = NO_CARD
        for card in cards:
            self.hands[seat].add(card)

    def form_sides(self, solo: int) -> None:
        """Let all but one seat be a pair from now on; they pool their melds on the first one's side."""
        pair = [seat for seat in range(self.seats) if seat != solo]
        into, *others = (self.side_of[seat] for seat in pair)
        for side in others:
            self.melds[into] += self.melds[side]
            self.wild_ends[into] += self.wild_ends[side]
            self.exact_cuts[into] += self.exact_cuts[side]
            self.melds[side], self.wild_ends[side], self.exact_cuts[side] = [], [], 0
        self.side_of = tuple(into if seat in pair else side for seat, side in enumerate(self.side_of))

    def refill_stock(self) -> None:
        """Lay the next reserve on the stock."""
        self.stock += self.reserves[0]
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

    def _remove(self, seat: int, card: Card) -> None:
        self.hands[seat].remove(card)
        if self.known[seat].counts[card]:
            known = self.known[seat].copy()
            known.remove(card)
            self.known[seat] = known
        if card == self.lone:
            self.lone = NO_CARD


def _revived(values: Mapping[str, object], melds: list[list[tuple[tuple[Card, ...], bool]]]) -> State:
    """The state that was sent as these values."""
    state = State.__new__(State)
    for name, value in values.items():
        setattr(state, name, value)
    state.table = meld_table(state.rules)
    state.melds = [
        [state.table.laid(cards, is_tainted=is_tainted) for cards, is_tainted in side] for side in melds
    ]
    return state
