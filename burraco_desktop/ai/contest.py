"""Deals between two line-ups of bots on equal cards, and what is counted in them. It knows no command line.

The same cards are played twice, with the sides changed, so that luck cancels out. The unit of a comparison
is therefore the pair, and its value the mean of the two differences. Where there are three sides A has one
of them and B the others, and the same cards are played three times, so that A has each: a pair all the same.
"""

import json
import time
import traceback
from collections import Counter, deque
from dataclasses import dataclass, field
from statistics import fmean

from burraco_desktop.ai import manners
from burraco_desktop.ai.bot import CheckedBot, make_bot
from burraco_desktop.ai.value import lead
from burraco_desktop.engine import play
from burraco_desktop.engine.actions import Action
from burraco_desktop.engine.cards import IS_WILD, stream
from burraco_desktop.engine.deal import first_state
from burraco_desktop.engine.events import DealEnd
from burraco_desktop.engine.notation import show_action
from burraco_desktop.engine.rules import RuleSet
from burraco_desktop.engine.scoring import deal_points
from burraco_desktop.engine.state import NOBODY, Phase, sides_of
from burraco_desktop.engine.view import view_for


@dataclass(frozen=True, slots=True)
class Contest:
    """What is to be played: `names` are the bots of line-up A and B; `logs` asks for a record of deals."""

    rules: RuleSet
    players: int
    names: tuple[str, str]
    seed: str
    pairs: int
    logs: bool = False

    @property
    def deals_a_pair(self) -> int:
        """How often the same cards are played: twice, or for an odd number of sides once for each."""
        sides = self.rules.sides(self.players)
        return sides if sides % 2 else 2

    @property
    def deals(self) -> int:
        """The deals of all pairs."""
        return self.pairs * self.deals_a_pair


@dataclass(slots=True)
class LineUp:
    """What one of the two line-ups did in all its deals.

    Attributes:
        actions, turns: its actions, and the turns they were part of.
        seconds, slowest: the time it thought, and the longest time in one turn.
        fallbacks: moves for which its bot had to be replaced.
        seats, wilds_left: hands left at the ends of deals, and the wilds in them (not those never seen).
        wilds_thrown, canastas_spoiled, cards_fed: breaches of manners without need.
        closings, closings_behind: deals it closed, and those of them that it lost by points all the same.
    """

    actions: int = 0
    turns: int = 0
    seconds: float = 0.0
    slowest: float = 0.0
    fallbacks: int = 0
    seats: int = 0
    wilds_left: int = 0
    wilds_thrown: int = 0
    canastas_spoiled: int = 0
    cards_fed: int = 0
    closings: int = 0
    closings_behind: int = 0

    def add(self, other: "LineUp") -> None:
        """Count another's deeds in."""
        for name in self.__slots__:
            if name != "slowest":
                setattr(self, name, getattr(self, name) + getattr(other, name))
        self.slowest = max(self.slowest, other.slowest)


@dataclass(slots=True)
class Result:
    """The outcome of deals.

    Attributes:
        points: for each whole pair, by its number, the points of A and of B in each of its deals.
        deals, turns: deals that came to an end, and the turns in them.
        ends: how they ended.
        errors: a report for each deal that broke off.
        line_ups: what A and B did.
        seconds: the time by the clock.
        records: each deal as a line of JSON, if that was asked for.
    """

    points: dict[int, list[tuple[float, float]]] = field(default_factory=dict)
    deals: int = 0
    turns: int = 0
    ends: Counter[str] = field(default_factory=Counter)
    errors: list[str] = field(default_factory=list)
    line_ups: tuple[LineUp, LineUp] = field(default_factory=lambda: (LineUp(), LineUp()))
    seconds: float = 0.0
    records: list[str] = field(default_factory=list)

    def add(self, other: "Result") -> None:
        """Count other deals in."""
        self.points |= other.points
        self.records += other.records
        self.deals += other.deals
        self.turns += other.turns
        self.ends += other.ends
        self.errors += other.errors
        for mine, others in zip(self.line_ups, other.line_ups, strict=True):
            mine.add(others)

    @property
    def fallbacks(self) -> int:
        """Moves for which a bot had to be replaced."""
        return sum(line_up.fallbacks for line_up in self.line_ups)

    @property
    def is_sound(self) -> bool:
        """Whether every deal ended by the rules, without help."""
        return not self.errors and not self.fallbacks and not self.ends[DealEnd.TURN_BOUND]

    @property
    def differences(self) -> list[float]:
        """For each whole pair the mean of the points of A above B."""
        return [fmean([more - less for more, less in deals]) for deals in self.points.values()]


def play_pairs(contest: Contest, first: int, count: int) -> Result:
    """Play some pairs of a contest; a deal that raises breaks off its pair and is reported."""
    bots = (make_bot(contest.names[0]), make_bot(contest.names[1]))
    result = Result()
    for pair in range(first, first + count):
        try:
            turns = range(contest.deals_a_pair)
            points = [_Deal(contest, pair, turn, result).play(bots) for turn in turns]
        except Exception:  # noqa: BLE001  # whatever it is, the report goes into the result
            result.errors.append(f"pair {pair} of seed {contest.seed!r}:\n{traceback.format_exc()}")
        else:
            result.points[pair] = points
    for line_up, bot in zip(result.line_ups, bots, strict=True):
        line_up.fallbacks = bot.fallbacks
    return result


class _Deal:
    """One deal of a pair; `turn` says which sides are A's."""

    def __init__(self, contest: Contest, pair: int, turn: int, result: Result) -> None:
        seats = contest.players
        self._contest, self._pair, self._turn = contest, pair, turn
        self._parties = sides_of(contest.rules, seats)
        sides = contest.rules.sides(seats)
        is_odd = sides % 2
        self._of_a = [side == turn if is_odd else side % 2 == turn for side in range(sides)]
        self._state, _ = first_state(contest.rules, seats, contest.seed, pair + 1, pair % seats, (0,) * sides)
        self._chance = stream(f"{contest.seed}/bots/{turn}", pair)
        self._result = result
        self._spoiled: list[int] = []
        self._planned: deque[Action] = deque()
        self._log: list[str] = []
        self._thought = (0, 0.0)  # in which turn the seat to move has thought, and how long

    def play(self, bots: tuple[CheckedBot, CheckedBot]) -> tuple[float, float]:
        """Play to the end and return the points of A and of B, each the mean of its sides."""
        state = self._state
        while state.phase != Phase.OVER:
            who = self._line_up_of(state.seat)
            action = self._next(bots[who], self._result.line_ups[who])
            self._watch(action, self._result.line_ups[who])
            if self._contest.logs:
                self._log.append(show_action(action))
            play.advance(state, action)
        self._count()
        points = list(zip(deal_points(state), self._of_a, strict=True))
        ours = fmean([more for more, is_a in points if is_a])
        theirs = fmean([more for more, is_a in points if not is_a])
        if self._contest.logs:
            self._result.records.append(self._record((ours, theirs)))
        return ours, theirs

    def _line_up_of(self, seat: int) -> int:
        return 0 if self._of_a[self._parties[seat]] else 1

    def _next(self, bot: CheckedBot, line_up: LineUp) -> Action:
        """The next action of the plan, a new one being asked for where the last one ends."""
        state = self._state
        if self._thought[0] != state.turn:
            self._thought = (state.turn, 0.0)
            line_up.turns += 1
        if not self._planned:
            view = view_for(state, state.seat)
            began = time.perf_counter()
            self._planned.extend(bot.plan(view, self._chance.getrandbits(32)))
            took = time.perf_counter() - began
            line_up.seconds += took
            self._thought = (state.turn, self._thought[1] + took)
            line_up.slowest = max(line_up.slowest, self._thought[1])
        line_up.actions += 1
        return self._planned.popleft()

    def _record(self, points: tuple[float, float]) -> str:
        """The deal as a line of JSON; seed, number and dealer give the cards, `a` the sides of line-up A."""
        contest = self._contest
        return json.dumps(
            {
                "rules": contest.rules.name,
                "players": contest.players,
                "seed": contest.seed,
                "deal": self._pair + 1,
                "dealer": self._pair % contest.players,
                "bots": contest.names,
                "a": [side for side, is_a in enumerate(self._of_a) if is_a],
                "points": points,
                "actions": self._log,
            }
        )

    def _watch(self, action: Action, line_up: LineUp) -> None:
        state = self._state
        line_up.wilds_thrown += manners.throws_wild_needlessly(state, action)
        line_up.cards_fed += manners.feeds_needlessly(state, action)
        if manners.spoils_clean_canasta(state, action):
            line_up.canastas_spoiled += 1
            self._spoiled.append(state.turn)

    def _count(self) -> None:
        state, result = self._state, self._result
        assert state.end is not None
        result.deals += 1
        result.turns += state.turn
        result.ends[state.end] += 1
        if state.closer != NOBODY:
            closer = result.line_ups[self._line_up_of(state.closer)]
            closer.canastas_spoiled -= self._spoiled.count(state.turn)
            closer.closings += 1
            closer.closings_behind += lead(state, state.side_of[state.closer]) < 0
        for seat, hand in enumerate(state.hands):
            line_up = result.line_ups[self._line_up_of(seat)]
            line_up.seats += 1
            if not state.reserve_unseen[seat]:
                line_up.wilds_left += sum(IS_WILD[card] for card in hand.cards())
