"""The coach: what to play, and how good a play was, from what the player may see. It teaches in codes alone.

It thinks as the strongest level does, of the same plays and in the same kind of worlds, only longer. The same
view and seed always give the same advice; the clock takes no part.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from burraco_desktop.ai.advice import UNSURE, Advice, Option, is_equal
from burraco_desktop.ai.advice_trial import Entrant, Trial, measured_reasons, more_often, points_expected
from burraco_desktop.ai.levels import LEVELS
from burraco_desktop.ai.reasons import Reason
from burraco_desktop.ai.reasons_slight import slight_reasons
from burraco_desktop.ai.reasons_static import Played, played, static_reasons
from burraco_desktop.ai.search import Line
from burraco_desktop.ai.searcher import IS_PLAIN
from burraco_desktop.ai.turns import lines_for
from burraco_desktop.ai.watch import Stop, never
from burraco_desktop.ai.weights import weights_for
from burraco_desktop.engine import play
from burraco_desktop.engine.actions import Action, DeclinePile, DrawStock, Redraw
from burraco_desktop.engine.state import NO_CARD, Phase, State
from burraco_desktop.engine.view import PlayerView

VERSION: Final = 3
"""Grows when the same question is answered otherwise, so that answers kept are asked for anew."""
STEPS: Final = (0.5, 1.0, 3.0, 8.0)
"""Advice is told after so many times the worlds of the strongest level, better and better."""
FURTHER: Final = (20.0, 40.0) if IS_PLAIN else ()
"""So far it goes on where there is doubt: plain Python, whose worlds are few, as far as compiled."""
JUDGING: Final = 3
"""A play is judged by the advice after so many steps, or more where there is doubt."""
GLANCING: Final = 2
"""So many steps are enough to warn the player who waits for it."""
MOST_REASONS: Final = 6
"""More reasons than this confuse."""

Actions = tuple[Action, ...]


def advise(
    view: PlayerView, seed: int, stop: Stop = never, done: Actions = (), steps: int = len(STEPS)
) -> Iterator[Advice]:
    """What to play, first soon and then better and better, until `stop` says so.

    The viewer is to move. What he did, or thinks of doing, may be put among the plays that are compared. If
    so many steps are enough to judge by, it goes on for as long as there is doubt about that, or else about
    any play.
    """
    assert view.is_my_turn, "there is nothing to decide"
    assert view.table.phase is not Phase.CUT, "a cut is no decision"
    lines, asked_about = _lines(view, done)
    trial = Trial(view, lines, seed, asked_about)
    ways = (*STEPS, *FURTHER)
    for number, step in enumerate(ways, 1):
        trial.go_on(_worlds(step), stop)
        if trial.worlds < _worlds(step) and number > 1:
            return
        options = _options(view, trial)
        is_enough = number >= steps and (steps < JUDGING or not _is_in_doubt(options))
        if is_enough or len(lines) == 1 or step == ways[-1]:
            yield Advice(options, trial.worlds, 1.0)
            return
        yield Advice(options, trial.worlds, step / ways[min(max(number, steps - 1), len(ways) - 1)])


def judge(view: PlayerView, done: Sequence[Action], seed: int, stop: Stop = never) -> Advice:
    """How good it was to play so in a view, up to the end of the turn or up to where new cards were seen."""
    *_, advice = advise(view, seed, stop, tuple(done), JUDGING)
    return advice


def same_play(view: PlayerView, one: Actions, other: Actions) -> bool:
    """Tell whether two legal plays lead to the same table, in whatever order."""
    first, second = play.follow(view.table, one), play.follow(view.table, other)
    if first is None or second is None:
        return False
    return _outcome(view, one, first) == _outcome(view, other, second)


def _worlds(step: float) -> int:
    level = LEVELS[-1]
    return round(step * (level.plain_worlds if IS_PLAIN else level.worlds))


def _lines(view: PlayerView, done: Actions) -> tuple[list[Line], int | None]:
    """The plays worth comparing, and the number of the one that was done."""
    ways: dict[object, Line] = {}
    for line in _thought_of(view.table):
        after = play.follow(view.table, line.actions)
        if after is not None:
            ways.setdefault(_outcome(view, line.actions, after), line)
    if not done:
        return list(ways.values()), None
    after = play.follow(view.table, done)
    assert after is not None, "only what is legal can be judged"
    middle = sorted(line.static for line in ways.values())[len(ways) // 2] if ways else 0.0
    same = _outcome(view, done, after)
    ways[same] = Line(done, ways[same].static if same in ways else middle)
    return list(ways.values()), list(ways).index(same)


def _thought_of(table: State) -> list[Line]:
    """What the strongest level thinks of; a card just drawn may be kept as well as refused."""
    weights, most = weights_for(table.rules), LEVELS[-1].lines
    lines = lines_for(table, weights, most)
    if table.drawn == NO_CARD or play.why_not(table, Redraw()) is not None:
        return lines
    kept = table.copy()
    kept.drawn = NO_CARD
    keeping = lines_for(kept, weights, most)
    return [*keeping, Line((Redraw(),), keeping[0].static)]


def _outcome(view: PlayerView, actions: Actions, after: State) -> object:
    """What two ways to the same table have in common."""
    if isinstance(actions[-1], DrawStock | Redraw | DeclinePile):
        return actions[-1]
    melds = sorted((meld.cards, meld.is_tainted) for meld in after.melds[after.side_of[view.viewer]])
    hand = after.hands[view.viewer]
    return (after.phase, after.seat, tuple(melds), tuple(hand.cards()), hand.hidden, tuple(after.pile))


def _options(view: PlayerView, trial: Trial) -> tuple[Option, ...]:
    """What a trial has found, equal plays next to the best."""
    ranked = trial.ranked
    best = ranked[0]
    outcomes = {id(entrant): played(view, entrant.weighed.line.actions) for entrant in ranked}
    found = []
    for entrant in ranked:
        gap, error = entrant.weighed.behind(best.weighed)
        equal = entrant is best or is_equal(gap, error)
        line = entrant.weighed.line
        reasons = (
            () if equal else _reasons(view, (best, outcomes[id(best)]), (entrant, outcomes[id(entrant)]))
        )
        points = points_expected(entrant, best)
        found.append(
            Option(line.actions, points, max(0.0, gap), error, equal, reasons, entrant.is_asked_about)
        )
    return tuple(sorted(found, key=lambda option: not option.is_equal))


def _is_in_doubt(options: Sequence[Option]) -> bool:
    """Whether a play, or the one asked about, may be clearly worse though it passes for as good."""
    asked_about = [option for option in options if option.is_played] or options[1:]
    return any(option.is_equal and option.gap + option.error > UNSURE for option in asked_about)


Candidate = tuple[Entrant, Played]


def _reasons(view: PlayerView, better: Candidate, other: Candidate) -> tuple[Reason, ...]:
    """Why one play is better than another: what lies on the table and what was measured, in turns."""
    seen = static_reasons(view, better[1], other[1])
    told = measured_reasons(better[0], other[0])
    found: list[Reason] = []
    for number in range(max(len(seen), len(told))):
        found += [*seen[number : number + 1], *told[number : number + 1]]
    if not found:
        found = [*slight_reasons(view, better[1], other[1]), *more_often(better[0], other[0])]
    return tuple(found[:MOST_REASONS])
