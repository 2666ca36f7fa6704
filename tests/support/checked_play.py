"""Deals played by chance under the eye of a witness that checks after every action what must always hold."""

from random import Random

from burraco_desktop.engine.actions import Action
from burraco_desktop.engine.cards import pack
from burraco_desktop.engine.closing import throwable, why_not_throw
from burraco_desktop.engine.deal import first_state
from burraco_desktop.engine.events import DealEnd, DealEnded, Event, HandsShown, ReserveOpened, UpcardTurned
from burraco_desktop.engine.notation import parse_action, parse_position, show_action, show_position
from burraco_desktop.engine.play import TURN_BOUND, advance, apply, options, why_not
from burraco_desktop.engine.rules import RuleSet
from burraco_desktop.engine.scoring import deal_points, deal_scores
from burraco_desktop.engine.state import Phase, State, sides_of
from burraco_desktop.engine.view import absorb, first_view, told, view_for
from tests.support.random_play import bold_action, choose, every_card, with_hidden_cards_permuted

_NEWS = HandsShown | DealEnded | ReserveOpened | UpcardTurned


class Witness:
    """A deal with all that is checked about it.

    Attributes:
        state: the deal, by `apply`.
        events: every event so far.
        log: the text of every action so far.
    """

    def __init__(self, rules: RuleSet, seats: int, seed: int, totals: tuple[int, ...] | None = None) -> None:
        self.chance = Random(seed)
        start = totals or (0,) * rules.sides(seats)
        self.state, opening = first_state(rules, seats, str(seed), 1, seed % seats, start)
        self.first = self.state.copy()
        self.events: list[Event] = list(opening)
        self.log: list[str] = []
        self._unrecorded = self.state.copy()
        self._views = [first_view(self.state, viewer) for viewer in range(seats)]
        self._deck = pack(rules.deck.decks, rules.deck.jokers)
        self._tell(opening)
        self._check_table()

    def step(self, eagerness: float = 0.7, *, looks: bool = False) -> Action:
        """Do one action by chance; with `looks` also ask the questions that take longer."""
        state = self.state
        found = options(state)
        assert len(set(found)) == len(found), found
        mine = view_for(state, state.seat)
        for option in found:
            assert why_not(state, option) is None, option
            assert why_not(mine.table, option) is None, option
        self._check_throws()
        action = bold_action(state, self.chance) if self.chance.random() < 0.1 else None
        action = action or choose(state, self.chance, eagerness)
        if looks:
            assert parse_action(show_action(action)) == action
            self._check_secrets(action)
        events = apply(state, action)
        advance(self._unrecorded, action)
        self.log.append(show_action(action))
        self._tell(events)
        self._check_table()
        if looks:
            for table in (state, *(view.table for view in self._views)):
                assert parse_position(show_position(table), state.rules) == table
        return action

    def play(self, eagerness: float = 0.7, look_every: int = 10) -> State:
        """Play to the end of the deal."""
        while self.state.phase != Phase.OVER:
            self.step(eagerness, looks=self.chance.randrange(look_every) == 0)
        self._check_end()
        return self.state

    def replayed(self) -> State:
        """The deal played again from its log."""
        state = self.first.copy()
        for text in self.log:
            apply(state, parse_action(text))
        return state

    def _tell(self, events: tuple[Event, ...]) -> None:
        self.events += events
        for viewer, view in enumerate(self._views):
            for event in events:
                view = absorb(view, told(event, viewer, self.state.rules))  # noqa: PLW2901 - folded
            self._views[viewer] = view

    def _check_table(self) -> None:
        state = self.state
        assert self._unrecorded == state
        assert every_card(state) == self._deck
        for viewer, view in enumerate(self._views):
            assert view == view_for(state, viewer), (show_position(view.table), show_position(state))
        for seat, hand in enumerate(state.hands):
            assert hand.holds(state.known[seat].cards())
            assert hand.holds(state.reserve_unseen[seat])
            assert hand.size > 0 or state.phase in (Phase.CUT, Phase.OVER) or state.seat != seat
        assert (state.phase == Phase.OVER) == (not options(state))
        assert state.turn <= TURN_BOUND

    def _check_throws(self) -> None:
        """The mask of all throws, which the bots ask for, says the same as the law card by card."""
        state = self.state
        if state.phase == Phase.PLAY:
            held = set(state.hand.cards())
            legal = [card for card in held if why_not_throw(state, card, take_reserve=False) is None]
            assert throwable(state) == sum(1 << card for card in legal)

    def _check_secrets(self, action: Action) -> None:
        """Deal what a viewer cannot see out anew: the viewer, and what all are told next, stay the same."""
        state = self.state
        for viewer in range(state.seats):
            twin = with_hidden_cards_permuted(state, viewer, self.chance)
            assert view_for(twin, viewer) == view_for(state, viewer)
            if viewer == state.seat:
                assert options(twin) == options(state)
                assert self._told_to_all(twin, action) == self._told_to_all(state, action)

    def _told_to_all(self, state: State, action: Action) -> list[Event]:
        """What an onlooker hears of an action, but for what depends on the next hand or is turned up."""
        nobody = state.seats
        heard = [told(event, nobody, state.rules) for event in apply(state.copy(), action)]
        return [event for event in heard if not isinstance(event, _NEWS)]

    def _check_end(self) -> None:
        state = self.state
        assert state.end in set(DealEnd)
        endless = state.rules.end.stalemate_rounds is None
        assert state.end != DealEnd.TURN_BOUND or endless
        scores = deal_scores(state)
        for side, score in enumerate(scores):
            assert score.total == sum(line.points for line in score.lines) == worth(state, side)
        parties = sides_of(state.rules, state.seats)
        if state.side_of == parties:
            assert deal_points(state) == tuple(score.total for score in scores)
        else:
            for party, points in enumerate(deal_points(state)):
                side, seat = state.side_of[parties.index(party)], parties.index(party)
                is_solo = state.side_of.count(side) == parties.count(parties[seat])
                assert points == (scores[side].total if is_solo else (scores[side].total + 1) // 2)
        for viewer in range(state.seats):
            assert deal_scores(view_for(state, viewer).table) == scores
        assert self.replayed() == state


def worth(state: State, side: int) -> int:
    """What a side's deal is worth, counted from the table and the text of C8."""
    rules, points = state.rules, state.table.points_of
    seats = [seat for seat, its_side in enumerate(state.side_of) if its_side == side]
    if not seats:
        return 0
    unplayed = state.reserves_had[side] == 1 and [
        card for seat in seats for card in state.reserve_unseen[seat]
    ]
    forgiven = unplayed if unplayed and rules.reserve.reserve_unplayed == "as_not_taken" else []
    held = [card for seat in seats for card in state.hands[seat].cards()]
    total = points(forgiven) - points(held)
    for meld in state.melds[side]:
        total += points(meld.cards) + (meld.bonus if meld.size >= 7 else 0)
        only_wilds = all(card >= 52 or card % 13 == 1 for card in meld.cards)
        total += rules.scoring.penalty_open_wild if only_wilds and meld.size < 7 else 0
    total += rules.scoring.bonus_close if state.closer in seats else 0
    total += rules.deck.cut_bonus_points * state.exact_cuts[side]
    has_reserve = state.reserves_had[side] > 0 and not forgiven
    if has_reserve:
        return total + rules.scoring.bonus_reserve_taken
    waived = rules.reserve.reserve_penalty_if_unavailable is False and not state.reserves and not forgiven
    return total + (0 if waived else rules.scoring.penalty_reserve_not_taken)
