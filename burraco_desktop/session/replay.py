"""A saved match, to be looked at moment by moment from the eyes of a seat. It draws nothing.

While a match runs, the human's seat is the only one to look from, and nobody may practise on its cards.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from burraco_desktop.engine.actions import Action
from burraco_desktop.engine.deal import first_state
from burraco_desktop.engine.events import Event
from burraco_desktop.engine.play import apply
from burraco_desktop.engine.state import NOBODY, State
from burraco_desktop.engine.view import PlayerView, absorb, first_view, told, view_for
from burraco_desktop.session.match import HUMAN, Earlier, Match, Player, Start, Terms, new_seed


@dataclass(frozen=True, slots=True)
class Moment:
    """The table just after an event.

    Attributes:
        view: what the viewer saw.
        event: what had happened, redacted for him; None where a match goes on from a position.
        actions: how many actions of this deal were done.
        actor: the seat whose action led there, NOBODY while the cards were dealt.
        is_last: whether nothing more followed from the action.
    """

    view: PlayerView
    event: Event | None
    actions: int
    actor: int
    is_last: bool


class Replay:
    """The deals of a match as it stands; each is played again when it is looked at, so it needs little room.

    Attributes:
        deals: the numbers of the deals.
        names, rules, totals: of the match.
        is_over: whether the match is over, so that everything may be seen.
        match: the match itself, with all its secrets.
    """

    def __init__(self, match: Match) -> None:
        self.match = match
        self._log = match.log
        self._scores = tuple(match.scores_by_deal)
        self._first_deal = match.start.state.deal if match.start else 1
        self.deals: Sequence[int] = range(self._first_deal, match.deal + 1)
        self.names = tuple(player.name for player in match.players)
        self.rules = match.rules
        self.totals = match.totals
        self.is_over = match.winner is not None

    @property
    def viewers(self) -> Sequence[int]:
        """The seats from whose eyes the match may be seen."""
        return range(len(self.match.players)) if self.is_over else (HUMAN,)

    def moments(self, deal: int, viewer: int) -> tuple[Moment, ...]:
        """Every moment of a deal as a seat saw it."""
        assert viewer in self.viewers, "the match is running"
        state, opening, is_dealt = self._beginning(deal)
        view = first_view(state, viewer) if is_dealt else view_for(state, viewer)
        found = [] if is_dealt else [Moment(view, None, 0, NOBODY, is_last=True)]
        steps: list[tuple[int, Sequence[Event]]] = [(NOBODY, opening)]
        steps += [(before.seat, events) for before, _, events in self.steps(deal)]
        for number, (actor, events) in enumerate(steps):
            for event in events:
                seen = told(event, viewer, self.match.rules)
                view = absorb(view, seen)
                found.append(Moment(view, seen, number, actor, is_last=event is events[-1]))
        return tuple(found)

    def steps(self, deal: int) -> Iterator[tuple[State, Action, Sequence[Event]]]:
        """Every action of a deal with the true state before it and what happened."""
        state = self._beginning(deal)[0]
        for action in self.actions(deal):
            before, state = state, state.copy()
            yield before, action, apply(state, action)

    def actions(self, deal: int) -> tuple[Action, ...]:
        """The actions of a deal."""
        return self._log[deal - self._first_deal]

    def scores(self, deal: int) -> tuple[int, ...] | None:
        """What a deal was worth to the sides, None where it is not over."""
        return self._scores[deal - 1] if deal <= len(self._scores) else None

    def position(self, deal: int, actions: int, viewer: int) -> State:
        """The table after so many actions of a deal; while the match runs, as a seat sees it."""
        state = self._beginning(deal)[0].copy()
        for action in self.actions(deal)[:actions]:
            apply(state, action)
        return state if self.is_over else view_for(state, viewer).table

    def practice(self, deal: int, actions: int) -> Match:
        """A new match that begins after so many actions of a deal of this one, on the same cards."""
        assert self.is_over, "nobody may practise on the cards of a running match"
        source = self.match
        terms = replace(source.terms, identity=new_seed(), is_practice=True, is_learning=True)
        if source.start is None:
            match = Match.new(source.rules, self.players, source.seed, terms, source.earlier)
        else:
            match = Match.going_on(source.players, source.seed, terms, source.start)
        for number in range(self._first_deal, deal + 1):
            if match.deal != number:
                match.start_deal()
            played = self.actions(number)
            for action in played[:actions] if number == deal else played:
                match.play(action)
        return match

    def deal_again(self, deal: int) -> Match:
        """A new match that begins with the cards of a deal that is over, to be compared with it.

        What follows that deal are fresh cards, so that nothing is learned of a match that still runs.
        """
        scores = self.scores(deal)
        assert scores is not None, "nobody may practise on the cards of a running deal"
        source = self.match
        terms = Terms(new_seed(), is_learning=True, is_practice=True)
        start = Start(self._beginning(deal)[0].copy(), self._scores[: deal - 1])
        match = Match.going_on(source.players, new_seed(), terms, start)
        match.earlier = Earlier(source.terms.identity, 0, {deal: scores})
        return match

    @property
    def can_be_duplicated(self) -> bool:
        """Whether all of the cards are known, and may be played again."""
        return self.is_over and self.match.start is None

    def duplicate(self, players: Sequence[Player]) -> Match:
        """A new match over the same deals, each seat with the cards that the one before it had.

        `players` are as they were before they drew for seats; their levels may be others.
        """
        assert self.can_be_duplicated, "nobody may play the cards of a running match"
        source, scores = self.match, dict(zip(self.deals, self._scores, strict=True))
        turned = 1 + (source.earlier.turned if source.earlier else 0)
        rules = self.rules
        if rules.match.match_deals is None:
            rules = rules.changed({"match_deals": len(scores)})
        terms = Terms(new_seed(), is_practice=True)
        return Match.new(rules, players, source.seed, terms, Earlier(source.terms.identity, turned, scores))

    @property
    def players(self) -> list[Player]:
        """The players as they were before they drew for seats, the human first."""
        return _in_own_order(self.match)

    def _beginning(self, deal: int) -> tuple[State, Sequence[Event], bool]:
        """The first state of a deal, the events that led there, and whether it was dealt from the seed."""
        match = self.match
        start = match.start.state if match.start else None
        if start is not None and deal == start.deal:
            return start, (), False
        dealer = match.seating.dealer + deal - self._first_deal
        before = self._scores[: deal - 1]
        nothing = (0,) * len(self.totals)
        totals = tuple(sum(column) for column in zip(nothing, *before, strict=True))
        seats = len(match.players)
        state, opening = first_state(match.rules, seats, match.seed, deal, dealer % seats, totals)
        return state, opening, True


def _in_own_order(match: Match) -> list[Player]:
    """The players as they were before they drew for seats."""
    order = sorted(zip(match.seating.players, match.players, strict=True), key=lambda pair: pair[0])
    return [player for _, player in order]
