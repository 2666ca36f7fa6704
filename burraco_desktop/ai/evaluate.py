"""What melds, hands and the end of a turn are worth to the viewer, in points. It proposes nothing."""

from functools import lru_cache

from burraco_desktop.ai.aims import Aim, keeps_wilds_for_reserve, opens_close, wilds_in
from burraco_desktop.ai.ambitions import ambitions
from burraco_desktop.ai.candidates import ranks_without_sets
from burraco_desktop.ai.outlook import Outlook
from burraco_desktop.ai.shape import Shapes
from burraco_desktop.ai.weights import Weights
from burraco_desktop.engine.cards import BIT, CARD_TYPES, IS_WILD, RANK_COUNT, TWO, Card, Hand, cards_in
from burraco_desktop.engine.layouts import Ladder
from burraco_desktop.engine.melds import LOW_ACE, NO_RANK, Meld, MeldKind
from burraco_desktop.engine.scoring import match_winner
from burraco_desktop.engine.state import State, sides_of
from burraco_desktop.engine.view import PlayerView

_RANK_MASK = (1 << RANK_COUNT) - 1


@lru_cache(maxsize=32)
def _shapes(weights: Weights, ladder: Ladder) -> Shapes:
    return Shapes(weights, ladder)


def _ranks_of_sets(melds: list[Meld]) -> int:
    ranks = 0
    for meld in melds:
        if meld.layout.rank != NO_RANK:
            ranks |= 1 << meld.layout.rank
    return ranks


class Judge:
    """The worth of things in one position, as its viewer sees it."""

    def __init__(self, view: PlayerView, weights: Weights) -> None:
        self.view = view
        self.weights = weights
        self.outlook = outlook = Outlook(view, weights)
        self.calm = 1.0 - outlook.danger
        self._table = view.table.table
        self._shapes = _shapes(weights, self._table.ladder)
        self._progress = {
            True: (0.0, 0.0, 0.0, weights.clean_3, weights.clean_4, weights.clean_5, weights.clean_6),
            False: (0.0, 0.0, 0.0, weights.dirty_3, weights.dirty_4, weights.dirty_5, weights.dirty_6),
        }
        self._wilds = (0.0, 0.0, 0.0, weights.wilds_3, weights.wilds_4, weights.wilds_5, weights.wilds_6)
        self._melds: dict[Meld, float] = {}
        own = view.table.melds[outlook.side]
        self._barred_ranks = ranks_without_sets(view.table, outlook.side) | _ranks_of_sets(own)
        self._has_canasta = any(self.is_key(meld) for meld in own)
        self._need = 1.0 if self._has_canasta else 1.0 + weights.canasta_need
        self._keeps_wilds = outlook.aim is Aim.RESERVE and keeps_wilds_for_reserve(view.table.rules)
        self._card_worth = self._card_worths(own)

    # Melds.

    def meld(self, meld: Meld) -> float:
        """A meld of any side: its points, its bonus, and how near it is to the next bonus."""
        found = self._melds.get(meld)
        if found is None:
            found = self._melds[meld] = self._meld(meld)
        return found

    def is_key(self, meld: Meld) -> bool:
        """Tell whether the meld is a canasta such as closing needs."""
        return opens_close(self.view.table.rules, meld)

    def _meld(self, meld: Meld) -> float:
        if meld.is_canasta:
            return meld.points + meld.bonus + self._higher(meld) * self.calm
        if meld.layout.kind == MeldKind.WILDS:
            hope = self._wilds[meld.size] * self.calm * self._liveness(meld)
            penalty = self.view.table.rules.scoring.penalty_open_wild
            return meld.points + hope + penalty * self.outlook.danger
        may_open = meld.is_clean or self.view.table.rules.closing.close_canasta == "any"
        need = self._need if may_open else 1.0
        hope = self._progress[meld.is_clean][meld.size] * self._liveness(meld) * need
        return meld.points + hope * self.calm

    def _higher(self, meld: Meld) -> float:
        """What the nearest higher grade of a canasta is worth, as long as its cards may come."""
        best = 0.0
        for gain, cards in ambitions(self._table, meld):
            if all(self._may_come(card, cards.count(card), meld) for card in cards):
                best = max(best, gain * self.weights.reach ** len(cards))
        return best

    def _may_come(self, card: Card, count: int, meld: Meld) -> bool:
        if meld.layout.kind == MeldKind.SET:
            rank = meld.layout.rank
            held = sum([self.view.hand.counts[suit * RANK_COUNT + rank] for suit in range(4)])
            return self.outlook.unseen_ranks[rank] + held >= count
        return self.outlook.unseen[card] + self.view.hand.counts[card] >= count

    def _liveness(self, meld: Meld) -> float:
        """How likely the cards are to come that a meld still needs, from 0.3 to 1."""
        layout, unseen = meld.layout, self.outlook.unseen
        hand = self.view.hand
        if layout.kind == MeldKind.SET:
            live = self.outlook.unseen_ranks[layout.rank]
        elif layout.kind == MeldKind.WILDS:
            live = self.outlook.unseen_wilds
        else:
            ladder = meld.ladder
            near = [place for step in (1, 2) for place in (layout.low - step, layout.high + step)]
            faces = [ladder.face(layout.suit, place) for place in near if LOW_ACE <= place <= ladder.top]
            live = sum([unseen[face] + 2 * hand.counts[face] for face in faces])
        return min(1.0, 0.3 + 0.14 * live)

    def gain(self, old: Meld | None, new: Meld) -> float:
        """What laying or extending adds to the table."""
        more = self.meld(new) - (self.meld(old) if old is not None else 0.0)
        if not self._has_canasta and self.is_key(new):
            more += self.weights.first_canasta
        return more

    # Hands.

    def loss(self, hand: Hand, spent: tuple[Card, ...]) -> float:
        """What a hand loses in worth when cards leave it, beside being smaller."""
        worth, counts = self._card_worth, hand.counts
        total = 0.0
        gone = 0
        for card in spent:
            total += worth[card]
            if counts[card] == 1 or counts[card] == spent.count(card):
                gone |= BIT[card]
        if gone:
            total += self.calm * self._run_loss(hand.mask, gone)
        return total + self.calm * self._rank_loss(counts, spent)

    def _run_loss(self, mask: int, gone: int) -> float:
        live, run = self.outlook.live_suits, self._shapes.run
        total = 0.0
        for suit in range(4):
            first = suit * RANK_COUNT
            less = gone >> first & _RANK_MASK
            if less:
                held = mask >> first & _RANK_MASK
                total += run(held, live[suit]) - run(held ^ less, live[suit])
        return total

    def _rank_loss(self, counts: list[int], spent: tuple[Card, ...]) -> float:
        unseen, promise = self.outlook.unseen_ranks, self._shapes.rank
        total = 0.0
        ranks = [card % RANK_COUNT for card in spent if not IS_WILD[card]]
        for rank in set(ranks) if len(ranks) > 1 else ranks:
            if not self._barred_ranks >> rank & 1:
                held = counts[rank] + counts[13 + rank] + counts[26 + rank] + counts[39 + rank]
                left = held - ranks.count(rank)
                total += promise(held, unseen[rank]) - promise(left, unseen[rank])
        return total

    def held(self, hand: Hand) -> float:
        """The worth of the cards of a hand that have names, but for their number."""
        return self.loss(hand, tuple(hand.cards()))

    def burden(self, hand: Hand) -> int:
        """How many cards of the hand have to go before it counts as empty."""
        return hand.size - wilds_in(hand) if self._keeps_wilds else hand.size

    def relief(self, spent: tuple[Card, ...]) -> int:
        """How many of these cards had to go."""
        return sum([not IS_WILD[card] for card in spent]) if self._keeps_wilds else len(spent)

    def size(self, size: int) -> float:
        """What the number of cards in hand is worth (below zero)."""
        weights, outlook = self.weights, self.outlook
        if outlook.aim is Aim.RESERVE:
            worth = weights.reserve_near / (size + 1) - weights.reserve_card * size
            return worth * (weights.partner_ahead if outlook.partner_is_ahead else 1.0)
        if outlook.aim is Aim.CLOSE:
            return weights.closing_near / (size + 1) - weights.closing_card * size
        return -weights.idle_card * size - (weights.stranded if size <= 1 else 0.0)

    def _card_worths(self, own: list[Meld]) -> list[float]:
        """Each card by itself: its points when melded later, its points when not, and what it joins."""
        weights, calm, danger = self.weights, self.calm, self.outlook.danger
        points = self._table.points
        wild = weights.wild + weights.early_wild * self.outlook.freshness
        worth = [points[card] * (weights.held_share * calm - danger) for card in range(CARD_TYPES)]
        for card in range(CARD_TYPES):
            if IS_WILD[card]:
                worth[card] = points[card] * (calm - danger) + wild * calm
        for meld in own:
            for card in cards_in(self._table.extenders(meld)):
                if not IS_WILD[card]:
                    worth[card] += weights.near_meld * calm
            if meld.layout.kind == MeldKind.RUN and meld.is_clean:
                self._add_near_cards(worth, meld)
        return worth

    def _add_near_cards(self, worth: list[float], meld: Meld) -> None:
        layout, ladder = meld.layout, meld.ladder
        for missing, place in ((layout.low - 1, layout.low - 2), (layout.high + 1, layout.high + 2)):
            if LOW_ACE <= place <= ladder.top and ladder.ranks[place - LOW_ACE] != TWO:
                live = min(2, self.outlook.unseen[ladder.face(layout.suit, missing)])
                face = ladder.face(layout.suit, place)
                worth[face] += self.weights.near_meld * self.calm * live / 2

    # The end of a turn.

    def table(self, state: State) -> float:
        """All melds of the own side, while the deal goes on."""
        own = state.melds[self.outlook.side]
        total = sum([self.meld(meld) for meld in own])
        if any(self.is_key(meld) for meld in own):
            total += self.weights.first_canasta
        return total

    def reserve(self, *, in_flight: bool) -> float:
        """Taking the side's reserve now."""
        weights = self.weights
        risk = weights.reserve_cards_risk * self.outlook.danger
        scoring = self.view.table.rules.scoring
        spared = (scoring.bonus_reserve_taken - scoring.penalty_reserve_not_taken) * self.outlook.danger
        return (weights.reserve_flight if in_flight else weights.reserve_discard) * self.calm + spared - risk

    def close(self, state: State) -> float:
        """Closing now, in place of `table`: what melds and bonus score, and what others are left with."""
        weights, own = self.weights, self.outlook.side
        points = self._points_on_closing(state)
        others = [side for side in points if side != own]
        lost = sum([points[side] - self._melded_points(state, side) for side in others]) / len(others)
        worth = points[own] - lost + weights.first_canasta + weights.close_bias
        return worth + self._match_end(state, points)

    def _points_on_closing(self, state: State) -> dict[int, float]:
        """About what each side would score in this deal, were it closed now."""
        weights, scoring = self.weights, state.rules.scoring
        points: dict[int, float] = {side: self._melded_points(state, side) for side in set(state.side_of)}
        points[self.outlook.side] += scoring.bonus_close
        for seat in self.outlook.rivals:
            points[state.side_of[seat]] -= weights.rival_card * state.hands[seat].size
        for seat in self.outlook.partners:
            points[state.side_of[seat]] -= weights.partner_card * state.hands[seat].size
        for side in points:
            if state.reserve_is_free(side):
                points[side] += scoring.penalty_reserve_not_taken
        return points

    @staticmethod
    def _melded_points(state: State, side: int) -> int:
        return sum([meld.points + meld.bonus for meld in state.melds[side]])

    def _match_end(self, state: State, points: dict[int, float]) -> float:
        """Whether the match would end so, and who would have won it."""
        parties = sides_of(state.rules, state.seats)
        totals = list(state.totals)
        for seat, party in enumerate(parties):
            side = state.side_of[seat]
            shared = state.side_of.count(side) != parties.count(party)
            totals[party] = state.totals[party] + round(points[side] / (2 if shared else 1))
        winner = match_winner(state.rules, tuple(totals), state.deal)
        if winner is None:
            return 0.0
        return self.weights.match_end if winner == parties[self.outlook.viewer] else -self.weights.match_end
