"""The learned value: about how many points a side will be ahead at the end of the deal. It plays nothing.

It is a sum of weighted `features`, with other weights by who has had a reserve. What a finished deal is worth
is counted, not guessed.
"""

from dataclasses import dataclass

from burraco_desktop.ai.features import NAMES, bucket, describe
from burraco_desktop.engine import scoring
from burraco_desktop.engine.state import Phase, State, sides_of

BUCKETS = ("neither", "own", "theirs", "both")
"""Who has had a reserve, as `features.bucket` numbers it."""


@dataclass(frozen=True, slots=True)
class Value:
    """Weights of the features, for each bucket in the order of `features.NAMES`."""

    weights: tuple[tuple[float, ...], ...]

    def of(self, state: State, side: int) -> float:
        """How far the side will about be ahead of the others when this deal is over.

        The state lies between two turns, the side having played last.
        """
        if state.phase is Phase.OVER:
            return lead(state, side)
        weights = self.weights[bucket(state, side)]
        numbers = describe(state, side)
        total = 0.0
        for at in range(len(numbers)):
            total += weights[at] * numbers[at]
        return total


def lead(state: State, side: int) -> float:
    """By how much a side gains on the others in the match, on average, by the points as the table lies.

    Whoever is one of a pair that was formed on the way gets half of its points, as its partner does.
    """
    own = sides_of(state.rules, state.seats)[state.side_of.index(side)]
    return scoring.lead(scoring.deal_points(state), own)


def built_in_value() -> Value:
    """A value without learning: what lies on the table, less what is held, and a little for progress."""
    guess = {
        "points": 1.0,
        "hand_points_late": -1.0,
        "clean_4": 10.0,
        "clean_5": 30.0,
        "clean_6": 90.0,
        "dirty_5": 15.0,
        "dirty_6": 50.0,
        "wilds": 20.0,
        "hand_cards": -3.0,
        "may_close": 40.0,
    }
    weights = tuple(guess.get(name, 0.0) for name in NAMES)
    reserve = {"own": 60.0, "theirs": -60.0}
    one = NAMES.index("one")
    return Value(tuple((*weights[:one], reserve.get(name, 0.0), *weights[one + 1 :]) for name in BUCKETS))
