"""What melds, hands and the end of a turn are worth to the seat to move, in points. It proposes nothing."""

from burraco_desktop.ai.aims import CLOSE, RESERVE, WILD_CARDS, wilds_in
from burraco_desktop.ai.candidates import ranks_paired
from burraco_desktop.ai.ending import worth_of_closing
from burraco_desktop.ai.outlook import Outlook
from burraco_desktop.ai.shape import BITS, NO_TWO
from burraco_desktop.ai.taste import Taste, taste_of
from burraco_desktop.ai.weights import Weights
from burraco_desktop.engine.cards import BIT, IS_WILD, RANK_COUNT, RANK_OF, SUIT_OF, TWO, Card, Hand, cards_in
from burraco_desktop.engine.melds import LOW_ACE, Meld
from burraco_desktop.engine.state import State


class Judge:
    """The worth of things in one position, as the seat to move sees it.

    Attributes:
        keeps_wilds: whether wilds need not go for the hand to count as empty.
        worth: each card by itself: its points when melded later, its points when not, and what it joins.
    """

    def __init__(self, table: State, weights: Weights) -> None:
        self.weights = weights
        self.taste: Taste = taste_of(table.table, weights)
        self.outlook = Outlook(table, self.taste)
        self.calm = self.outlook.calm
        self._need = -1.0
        self._own: dict[Meld, float] = {}
        self._others: dict[Meld, float] = {}
        self._nearly: dict[Meld, list[tuple[Card, float]]] = {}
        self._alone = self._worths_alone()
        self.look(table)

    def look(self, table: State) -> None:
        """Judge from this table, to which no more than own melding has led; all else is as it was."""
        outlook, taste = self.outlook, self.taste
        self.state = table
        outlook.look_at_own(table)
        own = table.melds[outlook.side]
        self._barred = taste.barred
        self._has_key = False
        for meld in own:
            if meld.layout.rank >= 0:
                self._barred |= 1 << meld.layout.rank
            if self.is_key(meld):
                self._has_key = True
        need = 1.0 if self._has_key else 1.0 + self.weights.canasta_need
        if need != self._need:
            self._need = need
            self._own.clear()
        self.keeps_wilds = taste.keeps_wilds and outlook.aim == RESERVE
        self.worth = self._card_worths(own)

    # Melds.

    def meld(self, meld: Meld) -> float:
        """A meld of the own side: its points, its bonus, and how near it is to the next bonus."""
        found = self._own.get(meld)
        if found is None:
            needed = meld.is_clean or self.taste.any_canasta
            found = self._own[meld] = self._meld(meld, self._need if needed else 1.0)
        return found

    def gain_of_rival(self, old: Meld, new: Meld) -> float:
        """What adding to a meld brings another side."""
        return self._rival_meld(new) - self._rival_meld(old)

    def _rival_meld(self, meld: Meld) -> float:
        found = self._others.get(meld)
        if found is None:
            found = self._others[meld] = self._meld(meld, 1.0)
        return found

    def without_sets(self, work: State) -> int:
        """The mask of the ranks of which no new set may be laid where the turn has led to."""
        taste = self.taste
        if taste.repeats_sets:
            return taste.barred
        barred = taste.barred
        for meld in work.melds[self.outlook.side]:
            if meld.layout.rank >= 0:
                barred |= 1 << meld.layout.rank
        return barred

    def is_key(self, meld: Meld) -> bool:
        """Tell whether the meld is a canasta such as closing needs."""
        return meld.is_canasta and (meld.is_clean or self.taste.any_canasta)

    def _meld(self, meld: Meld, need: float) -> float:
        if meld.is_canasta:
            higher = self._higher(meld) * self.calm if self.taste.climbs else 0.0
            return meld.points + meld.bonus + higher
        layout, taste = meld.layout, self.taste
        if layout.suit < 0 and layout.rank < 0:
            hope = taste.wilds[meld.size] * self.calm * self._liveness(meld)
            return meld.points + hope + taste.rules.scoring.penalty_open_wild * self.outlook.danger
        hope = taste.clean[meld.size] if meld.is_clean else taste.dirty[meld.size]
        return meld.points + hope * need * self._liveness(meld) * self.calm

    def _higher(self, meld: Meld) -> float:
        """What the nearest higher grade of a canasta is worth, as long as its cards may come."""
        best = 0.0
        for gain, cards in self.taste.ambitions(meld):
            worth: float = gain * self.weights.reach ** len(cards)
            if worth > best and self._may_come(cards, meld):
                best = worth
        return best

    def _may_come(self, cards: tuple[Card, ...], meld: Meld) -> bool:
        """Tell whether all these cards may still come: of a set any of the rank, else each of them."""
        unseen, rank = self.outlook.unseen, meld.layout.rank
        if rank >= 0:
            return self.outlook.unseen_ranks[rank] >= len(cards)
        for card in cards:  # noqa: SIM110 - in the innermost loops of the bots a generator costs too much
            if unseen[card] < cards.count(card):
                return False
        return True

    def _liveness(self, meld: Meld) -> float:
        """How likely the cards are to come that a meld still needs, from 0.3 to 1."""
        layout, unseen = meld.layout, self.outlook.unseen
        live = 0
        if layout.rank >= 0:
            live = self.outlook.unseen_ranks[layout.rank]
        elif layout.suit < 0:
            live = self.outlook.unseen_wilds
        else:
            for face in self.taste.near(meld):
                live += unseen[face]
        return 1.0 if live >= 5 else 0.3 + 0.14 * live

    def gain(self, old: Meld | None, new: Meld) -> float:
        """What laying or extending adds to the table."""
        more = self.meld(new)
        if old is not None:
            more -= self.meld(old)
        if not self._has_key and self.is_key(new):
            more += self.weights.first_canasta
        return more

    # Hands.

    def loss_of(self, hand: Hand, card: Card) -> float:
        """What a hand loses in worth when one card leaves it, beside being smaller."""
        worth = self.worth[card]
        if IS_WILD[card]:
            return worth
        counts, rank, suit = hand.counts, RANK_OF[card], SUIT_OF[card]
        joined = 0.0
        if counts[card] == 1:
            held = hand.mask >> (suit * RANK_COUNT) & NO_TWO
            if held & self.taste.close[rank]:
                joined = self._promise(held, suit) - self._promise(held ^ (1 << rank), suit)
        if not self._barred >> rank & 1:
            same = _held_of(counts, rank)
            if same > 1:
                joined += self._rank_promise(same, rank) - self._rank_promise(same - 1, rank)
        return worth + self.calm * joined

    def loss(self, hand: Hand, spent: tuple[Card, ...]) -> float:
        """What a hand loses in worth when cards leave it, beside being smaller."""
        worth, counts = self.worth, hand.counts
        total = joined = 0.0
        gone = 0
        for card in spent:
            total += worth[card]
            if counts[card] == 1 or counts[card] <= spent.count(card):
                gone |= BIT[card]
        for suit in range(4):
            less = gone >> (suit * RANK_COUNT) & NO_TWO
            if less:
                held = hand.mask >> (suit * RANK_COUNT) & NO_TWO
                joined += self._promise(held, suit) - self._promise(held ^ less, suit)
        return total + self.calm * (joined + self._rank_loss(counts, spent))

    def _rank_loss(self, counts: list[int], spent: tuple[Card, ...]) -> float:
        total = 0.0
        done = self._barred
        for card in spent:
            rank = RANK_OF[card]
            if IS_WILD[card] or done >> rank & 1:
                continue
            done |= 1 << rank
            same = _held_of(counts, rank)
            if same > 1:
                left = same
                for other in spent:
                    if RANK_OF[other] == rank:
                        left -= 1
                total += self._rank_promise(same, rank) - self._rank_promise(left, rank)
        return total

    def held(self, hand: Hand) -> float:
        """The worth of the cards of a hand that have names, but for their number."""
        worth, counts = self.worth, hand.counts
        total = joined = 0.0
        for card in cards_in(hand.mask):
            total += worth[card] * counts[card]
        for suit in range(4):
            held = hand.mask >> (suit * RANK_COUNT) & NO_TWO
            if held & (held - 1):
                joined += self._promise(held, suit)
        pairs = ranks_paired(hand) & ~self._barred
        for rank in range(RANK_COUNT) if pairs else ():
            if pairs >> rank & 1:
                joined += self._rank_promise(_held_of(counts, rank), rank)
        return total + self.calm * joined

    def _promise(self, ranks: int, suit: int) -> float:
        """The promise of the ranks held in one suit: neighbours by the cards that would join them."""
        held, live = self.taste.places[ranks], self.outlook.live_suits[suit]
        pairs, skips = held & held >> 1, held & held >> 2
        if not pairs | skips:
            return 0.0
        weights = self.weights
        joiners = BITS[pairs & live >> 2] + BITS[pairs & live << 1]
        return (
            weights.adjacent * joiners / 2
            + weights.near_run * BITS[pairs & skips]
            + weights.gapped * BITS[skips & ~pairs & live >> 1]
        )

    def _rank_promise(self, same: int, rank: int) -> float:
        """The promise of so many cards of one rank."""
        if same < 2:
            return 0.0
        if same > 2:
            return self.weights.pair + self.weights.triple * (same - 2)
        unseen = self.outlook.unseen_ranks[rank]
        return self.weights.pair if unseen >= 4 else self.weights.pair * unseen / 4

    def burden(self, hand: Hand) -> int:
        """How many cards of the hand have to go before it counts as empty."""
        return hand.size - wilds_in(hand) if self.keeps_wilds else hand.size

    def relief(self, spent: tuple[Card, ...]) -> int:
        """How many of these cards had to go."""
        return sum([not IS_WILD[card] for card in spent]) if self.keeps_wilds else len(spent)

    def size(self, size: int) -> float:
        """What the number of cards in hand is worth (below zero)."""
        weights, outlook = self.weights, self.outlook
        if outlook.aim == RESERVE:
            worth = weights.reserve_near / (size + 1) - weights.reserve_card * size
            return worth * weights.partner_ahead if outlook.partner_is_ahead else worth
        if outlook.aim == CLOSE:
            return weights.closing_near / (size + 1) - weights.closing_card * size
        return -weights.idle_card * size - (weights.stranded if size <= 1 else 0.0)

    def _worths_alone(self) -> list[float]:
        """Each card without what it joins."""
        weights, calm, danger = self.weights, self.calm, self.outlook.danger
        points = self.taste.points
        share = weights.held_share * calm - danger
        worth = [value * share for value in points]
        wild = (weights.wild + weights.early_wild * self.outlook.freshness) * calm
        for card in WILD_CARDS:
            worth[card] = points[card] * (calm - danger) + wild
        return worth

    def _card_worths(self, own: list[Meld]) -> list[float]:
        worth = self._alone[:]
        near = self.weights.near_meld * self.calm
        taste = self.taste
        for meld in own:
            for card in taste.joins(meld):
                worth[card] += near
            if meld.is_clean and meld.layout.suit >= 0:
                for card, share in self._near_cards(meld):
                    worth[card] += near * share
        return worth

    def _near_cards(self, meld: Meld) -> list[tuple[Card, float]]:
        """Cards that only one missing card keeps from a run, with how likely that is to come."""
        found = self._nearly.get(meld)
        if found is not None:
            return found
        layout, ladder, unseen = meld.layout, meld.ladder, self.outlook.unseen
        found = self._nearly[meld] = []
        for missing, place in ((layout.low - 1, layout.low - 2), (layout.high + 1, layout.high + 2)):
            if LOW_ACE <= place <= ladder.top and ladder.ranks[place - LOW_ACE] != TWO:
                live = min(2, unseen[ladder.face(layout.suit, missing)])
                if live:
                    found.append((ladder.face(layout.suit, place), live / 2))
        return found

    # The end of a turn.

    def table(self, state: State) -> float:
        """All melds of the own side, while the deal goes on."""
        total = 0.0
        has_key = False
        for meld in state.melds[self.outlook.side]:
            total += self.meld(meld)
            has_key = has_key or self.is_key(meld)
        return total + self.weights.first_canasta if has_key else total

    def reserve(self, *, in_flight: bool) -> float:
        """Taking the side's reserve now."""
        weights, scoring = self.weights, self.taste.rules.scoring
        now = weights.reserve_flight if in_flight else weights.reserve_discard
        spared = scoring.bonus_reserve_taken - scoring.penalty_reserve_not_taken
        return now * self.calm + (spared - weights.reserve_cards_risk) * self.outlook.danger

    def close(self, state: State) -> float:
        """Closing now, in place of `table`: what melds and bonus score, and what others are left with."""
        return worth_of_closing(state, self.outlook, self.weights)


def _held_of(counts: list[int], rank: int) -> int:
    """How many cards of a rank a hand of these counts holds."""
    return counts[rank] + counts[13 + rank] + counts[26 + rank] + counts[39 + rank]
