"""What melds, hands and the end of a turn are worth to the seat to move, in points. It proposes nothing."""

from __future__ import annotations

from typing import final

from burraco_desktop.ai.aims import CLOSE, NOTHING, PLAIN, RESERVE, reserve_is_settled
from burraco_desktop.ai.candidates import Openings, openings_of
from burraco_desktop.ai.ending import worth_of_closing
from burraco_desktop.ai.outlook import FAR_FEWER, Outlook
from burraco_desktop.ai.prospects import Album, Prospect, album_of
from burraco_desktop.ai.shape import BITS, NO_TWO
from burraco_desktop.ai.sheet import Sheet
from burraco_desktop.ai.taste import Taste, taste_of
from burraco_desktop.ai.weights import Weights
from burraco_desktop.engine.cards import (
    BITS_APART,
    IS_WILD,
    RANK_COUNT,
    SUIT_COUNT,
    TYPE_OF,
    WILDS,
    Card,
    Hand,
    cards_in,
)
from burraco_desktop.engine.compiler import i64, mypyc_attr
from burraco_desktop.engine.openings import paired_ranks
from burraco_desktop.engine.state import State


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Judge:
    """The worth of things in one position, as the seat to move sees it.

    Attributes:
        state: the position; sheets of it, or of what the seat's own turn may make of it, are judged.
    """

    def __init__(self, table: State, weights: Weights) -> None:
        self.weights = weights
        self.taste: Taste = taste_of(table.table, weights)
        self.album: Album = album_of(table.table)
        self.openings: Openings = openings_of(self.album)
        self.outlook = Outlook(table, self.taste)
        self._look(table)

    def look_at_draw(self, table: State, card: Card) -> None:
        """Judge from where the seat has drawn this card from the stock."""
        self.outlook.see_drawn(table, card)
        self._look(table)

    def _look(self, table: State) -> None:
        outlook, taste = self.outlook, self.taste
        self.state = table
        self._first: Sheet | None = None
        self.album.stamp += 2
        self._stamp: i64 = self.album.stamp
        self.calm: float = outlook.calm
        self._share = taste.held_share * outlook.calm - outlook.danger
        self._wild_share = outlook.calm - outlook.danger
        self._wild = (taste.wild + taste.early_wild * outlook.freshness) * outlook.calm
        self._near = taste.near_meld * outlook.calm / 2
        self._is_free: bool = outlook.reserve_is_free
        self._is_settled: bool = reserve_is_settled(table, outlook.side)

    def sheet(self, table: State) -> Sheet:
        """A sheet of the position, or of one that the turn may lead to."""
        side = self.outlook.side
        if self._first is None:
            self._first = Sheet(self.state, self.album, self.outlook.unseen)
        if (
            table.melds[side] is self.state.melds[side]
        ):  # as long as nothing is melded, states share this list
            return self._first.at(table)
        return Sheet(table, self.album, self.outlook.unseen)

    # Melds.

    def meld(self, prospect: Prospect, *, has_key: bool) -> float:
        """A meld of the own side: its points, its bonus, and how near it is to the next bonus."""
        stamp = self._stamp + 1 if has_key else self._stamp
        if prospect.stamp != stamp:
            needed = not has_key and (prospect.is_clean or self.taste.any_canasta)
            prospect.worth = self._worth(prospect, self.taste.need if needed else 1.0)
            prospect.stamp = stamp
        return prospect.worth

    def gain_of_rival(self, old: Prospect, new: Prospect) -> float:
        """What adding to a meld brings another side."""
        return self._rival_meld(new) - self._rival_meld(old)

    def _rival_meld(self, prospect: Prospect) -> float:
        if prospect.rival_stamp != self._stamp:
            prospect.rival_worth = self._worth(prospect, 1.0)
            prospect.rival_stamp = self._stamp
        return prospect.rival_worth

    def _worth(self, prospect: Prospect, need: float) -> float:
        if prospect.is_canasta:
            return prospect.counted + self._higher(prospect) if prospect.ways else prospect.counted
        taste = self.taste
        if prospect.is_open_wild:
            hope = taste.wilds[prospect.size] * self.calm * self._liveness(prospect)
            return prospect.counted + hope + taste.open_wild * self.outlook.danger
        hope = taste.clean[prospect.size] if prospect.is_clean else taste.dirty[prospect.size]
        return prospect.counted + hope * need * self._liveness(prospect) * self.calm

    def _higher(self, prospect: Prospect) -> float:
        """What the nearest higher grade of a canasta is worth, as long as its cards may come."""
        best = 0.0
        for gain, cards in prospect.ways:
            worth: float = gain * self.taste.reach ** len(cards)
            if worth > best and self._may_come(cards, prospect.rank):
                best = worth
        return best * self.calm

    def _may_come(self, cards: tuple[Card, ...], rank: i64) -> bool:
        """Tell whether all these cards may still come: of a set any of the rank, else each of them."""
        unseen = self.outlook.unseen
        if rank >= 0:
            return len(cards) <= unseen.count_rank(rank)
        for card in cards:  # noqa: SIM110 - in the innermost loops of the bots a generator costs too much
            if unseen.count(card) < cards.count(card):
                return False
        return True

    def _liveness(self, prospect: Prospect) -> float:
        """How likely the cards are to come that a meld still needs, from 0.3 to 1."""
        unseen = self.outlook.unseen
        live: int = 0
        if prospect.suit >= 0:
            at: i64 = 0
            for at in range(len(prospect.near)):
                live += unseen.count(prospect.near[at])
        elif prospect.rank >= 0:
            live = unseen.count_rank(prospect.rank)
        else:
            live = self.outlook.unseen_wilds()
        return 1.0 if live >= 5 else 0.3 + 0.14 * live

    def gain(self, sheet: Sheet, old: Prospect | None, new: Prospect) -> float:
        """What laying or extending adds to the table."""
        has_key = sheet.keys > 0
        more = self.meld(new, has_key=has_key)
        if old is not None:
            more -= self.meld(old, has_key=has_key)
        if new.is_key and not has_key:
            more += self.taste.first_canasta
        return more

    # Hands.

    def loss_of(self, sheet: Sheet, card: i64) -> float:
        """What a hand loses in worth when one card leaves it, beside being smaller."""
        taste = self.taste
        if WILDS >> card & 1:
            return taste.points[card] * self._wild_share + self._wild
        hand, rank, suit = sheet.hand, card % RANK_COUNT, card // RANK_COUNT
        joined = 0.0
        if hand.count(card) == 1:
            held = hand.mask >> suit * RANK_COUNT & NO_TWO
            if held & taste.close[rank]:
                joined = self._promise(held, suit) - self._promise(held ^ 1 << rank, suit)
        if not (taste.barred | sheet.sets) >> rank & 1:
            same = hand.count_rank(rank)
            if same > 1:
                joined += self._rank_promise(same, rank) - self._rank_promise(same - 1, rank)
        near = self._near * sheet.joined(card)
        return taste.points[card] * self._share + near + self.calm * joined

    def loss(self, sheet: Sheet, spent: Hand) -> float:
        """What a hand loses in worth when cards leave it that make a meld together, beside being smaller."""
        taste, hand = self.taste, sheet.hand
        total = joined = 0.0
        ranks: i64 = 0
        left = spent.mask
        while left:
            bit = left & -left
            left ^= bit
            card: i64 = TYPE_OF[bit % BITS_APART]
            if WILDS & bit:
                worth = taste.points[card] * self._wild_share + self._wild
            else:
                worth = taste.points[card] * self._share + self._near * sheet.joined(card)
                ranks |= 1 << card % RANK_COUNT
            number = spent.count(card)
            while number:
                total += worth
                number -= 1
        gone = spent.mask & PLAIN & ~_kept(hand, spent)
        suit: i64 = 0
        for suit in range(SUIT_COUNT):
            less = gone >> suit * RANK_COUNT & NO_TWO
            if less:
                held = hand.mask >> suit * RANK_COUNT & NO_TWO
                joined += self._promise(held, suit) - self._promise(held ^ less, suit)
        each: i64 = 1
        if ranks and not ranks & (ranks - 1):
            each = spent.count_rank(TYPE_OF[ranks % BITS_APART])
        joined += self._rank_loss(sheet, ranks, each)
        return total + self.calm * joined

    def _rank_loss(self, sheet: Sheet, ranks: i64, each: i64) -> float:
        """What becomes of the promise of ranks of a mask when so many cards of each leave."""
        total = 0.0
        left = ranks & ~(self.taste.barred | sheet.sets)
        while left:
            bit = left & -left
            left ^= bit
            rank: i64 = TYPE_OF[bit % BITS_APART]
            same = sheet.hand.count_rank(rank)
            if same > 1:
                total += self._rank_promise(same, rank) - self._rank_promise(same - each, rank)
        return total

    def held(self, sheet: Sheet) -> float:
        """The worth of the cards of a hand, but for their number."""
        hand, taste = sheet.hand, self.taste
        total = joined = 0.0
        left = hand.mask
        while left:
            bit = left & -left
            left ^= bit
            card: i64 = TYPE_OF[bit % BITS_APART]
            held: int = hand.count(card)
            if WILDS & bit:
                total += held * (taste.points[card] * self._wild_share + self._wild)
            else:
                total += held * (taste.points[card] * self._share + self._near * sheet.joined(card))
        for suit in range(SUIT_COUNT):
            ranks = hand.mask >> suit * RANK_COUNT & NO_TWO
            if ranks & (ranks - 1):
                joined += self._promise(ranks, suit)
        pairs = paired_ranks(hand) & ~(taste.barred | sheet.sets)
        while pairs:
            bit = pairs & -pairs
            pairs ^= bit
            rank: i64 = TYPE_OF[bit % BITS_APART]
            joined += self._rank_promise(hand.count_rank(rank), rank)
        return total + self.calm * joined

    def _promise(self, ranks: i64, suit: i64) -> float:
        """The promise of the ranks held in one suit: neighbours by the cards that would join them."""
        taste = self.taste
        held: i64 = taste.places[ranks]
        pairs, skips = held & held >> 1, held & held >> 2
        if not pairs | skips:
            return 0.0
        live = self.outlook.live_places(suit)
        joiners = BITS[pairs & live >> 2] + BITS[pairs & live << 1]
        return (
            taste.adjacent * joiners / 2
            + taste.near_run * BITS[pairs & skips]
            + taste.gapped * BITS[skips & ~pairs & live >> 1]
        )

    def _rank_promise(self, same: int, rank: i64) -> float:
        """The promise of so many cards of one rank."""
        if same < 2:
            return 0.0
        if same > 2:
            return self.taste.pair + self.taste.triple * (same - 2)
        unseen: int = self.outlook.unseen.count_rank(rank)
        return self.taste.pair if unseen >= 4 else self.taste.pair * unseen / 4

    # The number of cards.

    def aim(self, sheet: Sheet) -> int:
        """What running out of cards is good for."""
        taste = self.taste
        if self._is_free:
            return NOTHING if taste.reserve_waits and not sheet.canastas else RESERVE
        if not sheet.keys or not self._is_settled or (taste.open_wild_blocks and sheet.open_wilds):
            return NOTHING
        return CLOSE

    def keeps_wilds(self, sheet: Sheet) -> bool:
        """Tell whether wilds need not go for the hand to count as empty."""
        return self.taste.keeps_wilds and self.aim(sheet) == RESERVE

    def burden(self, sheet: Sheet) -> int:
        """How many cards of the hand have to go before it counts as empty."""
        hand = sheet.hand
        burden = hand.size
        if self.keeps_wilds(sheet):
            for card in cards_in(hand.mask & WILDS):
                burden -= hand.count(card)
        return burden

    def relief(self, sheet: Sheet, spent: tuple[Card, ...]) -> int:
        """How many of these cards had to go."""
        if not self.keeps_wilds(sheet):
            return len(spent)
        return sum([not IS_WILD[card] for card in spent])

    def sizes(self, sheet: Sheet) -> list[float]:
        """What each number of cards in hand is worth (mostly below zero), from none on."""
        aim = self.aim(sheet)
        if aim == RESERVE:
            return self.taste.sizes_ahead if self.partner_is_ahead(sheet) else self.taste.sizes_reserve
        return self.taste.sizes_close if aim == CLOSE else self.taste.sizes_idle

    def partner_is_ahead(self, sheet: Sheet) -> bool:
        """Tell whether a partner holds far fewer cards."""
        hands = self.state.hands
        for seat in self.outlook.partners:  # noqa: SIM110 - as above
            if hands[seat].size <= sheet.hand.size - FAR_FEWER:
                return True
        return False

    # The end of a turn.

    def table(self, sheet: Sheet) -> float:
        """All melds of the own side, while the deal goes on."""
        has_key = sheet.keys > 0
        total = self.taste.first_canasta if has_key else 0.0
        for prospect in sheet.melds:
            total += self.meld(prospect, has_key=has_key)
        return total

    def reserve(self, *, in_flight: bool) -> float:
        """Taking the side's reserve now."""
        taste = self.taste
        now = taste.reserve_flight if in_flight else taste.reserve_discard
        return now * self.calm + (taste.reserve_spared - taste.reserve_cards_risk) * self.outlook.danger

    def close(self, state: State) -> float:
        """Closing now, in place of `table`: what melds and bonus score, and what others are left with."""
        return worth_of_closing(state, self.outlook, self.weights)


def _kept(hand: Hand, spent: Hand) -> i64:
    """The mask of those types spent of which the hand has more cards."""
    kept: i64 = 0
    left = hand.doubles & spent.mask
    while left:
        bit = left & -left
        left ^= bit
        card: i64 = TYPE_OF[bit % BITS_APART]
        if hand.count(card) > spent.count(card):
            kept |= bit
    return kept
