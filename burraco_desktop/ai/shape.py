"""What cards of a hand promise together: pairs and near runs. It knows only what is held and still unseen."""

from burraco_desktop.ai.weights import Weights
from burraco_desktop.engine.cards import RANK_COUNT, TWO
from burraco_desktop.engine.layouts import Ladder

_MEMO_LIMIT = 100_000
_NOT_TWO = ((1 << RANK_COUNT) - 1) ^ (1 << TWO)


class Shapes:
    """The promise of suits and ranks under one set of weights, each answer remembered."""

    def __init__(self, weights: Weights, ladder: Ladder) -> None:
        self._weights = weights
        self._ladder = ladder
        self._runs: dict[int, float] = {}

    def run(self, held: int, live: int) -> float:
        """The promise of the ranks held in one suit, where only the ranks `live` can still come."""
        key = held << RANK_COUNT | live
        found = self._runs.get(key)
        if found is None:
            if len(self._runs) > _MEMO_LIMIT:
                self._runs.clear()
            found = self._runs[key] = self._promise(held & _NOT_TWO, live)
        return found

    def rank(self, held: int, unseen: int) -> float:
        """The promise of so many cards of one rank of which `unseen` more may come."""
        if held < 2:
            return 0.0
        weights = self._weights
        if held == 2:
            return weights.pair * min(1.0, unseen / 4)
        return weights.pair + weights.triple * (held - 2)

    def _promise(self, held: int, live: int) -> float:
        """Count neighbours, with the ace at both ends."""
        weights = self._weights
        held, live = self._places(held), self._places(live)
        total = 0.0
        for place in range(self._ladder.top - 1):
            if not held >> place & 1:
                continue
            if held >> (place + 1) & 1:
                outs = (live >> (place + 2) & 1) + (live << 1 >> place & 1)
                total += weights.adjacent * outs / 2
                total += weights.near_run * (held >> (place + 2) & 1)
            elif held >> (place + 2) & 1:
                total += weights.gapped * (live >> (place + 1) & 1)
        return total

    def _places(self, ranks: int) -> int:
        """A mask of ranks as one of places, the low ace being bit 0."""
        return sum([(ranks >> rank & 1) << at for at, rank in enumerate(self._ladder.ranks)])
