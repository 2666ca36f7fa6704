"""A match under review: its decisions, with what is known of each. It asks nobody and shows nothing.

Deals are cut into decisions when they are first asked for, as that takes a moment.
"""

from collections.abc import Callable, Sequence

from burraco_desktop.session.replay import Replay
from burraco_desktop.session.review import Decision, decisions, result_of_deal
from burraco_desktop.session.review_sums import (
    Account,
    Assessment,
    Judged,
    Tally,
    Thresholds,
    account_of,
    graded,
    tally_of,
)

Known = Callable[[Decision], Assessment | None]


class ReviewBook:
    """What is to be known of the decisions of a seat in the finished deals of a match.

    Attributes:
        replay: the match.
        deals: the numbers of the deals.
    """

    def __init__(self, replay: Replay, seat: int, known: Known, thresholds: Thresholds) -> None:
        self.replay = replay
        self.deals = tuple(deal for deal in replay.deals if replay.scores(deal) is not None)
        self._seat = seat
        self._known = known
        self._thresholds = thresholds
        self._decisions: dict[int, tuple[Decision, ...]] = {}
        self._judged: dict[tuple[int, int], Judged] = {}

    @property
    def thresholds(self) -> Thresholds:
        """From how many points lost on each grade is given."""
        return self._thresholds

    @thresholds.setter
    def thresholds(self, thresholds: Thresholds) -> None:
        if thresholds != self._thresholds:
            self._thresholds = thresholds
            self._judged.clear()

    @property
    def unread(self) -> tuple[int, ...]:
        """The deals that were not asked for yet."""
        return tuple(deal for deal in self.deals if deal not in self._decisions)

    def decisions(self, deal: int) -> tuple[Decision, ...]:
        """The decisions of a deal."""
        if deal not in self._decisions:
            self._decisions[deal] = decisions(self.replay, deal, self._seat)
        return self._decisions[deal]

    def number_of(self, decision: Decision) -> int:
        """Which decision of its deal it is."""
        return [entry.at for entry in self.decisions(decision.deal)].index(decision.at)

    def entries(self, deal: int) -> list[Judged | None]:
        """For each decision of a deal what is known of it."""
        return [self._entry(decision) for decision in self.decisions(deal)]

    def judged(self, deal: int) -> list[Judged]:
        """The decisions of a deal of which something is known."""
        return [entry for entry in self.entries(deal) if entry is not None]

    def progress(self, deals: Sequence[int]) -> tuple[int, int]:
        """How many decisions of some deals are judged, and how many there are."""
        return sum(len(self.judged(deal)) for deal in deals), sum(len(self.decisions(deal)) for deal in deals)

    def result(self, deal: int) -> float:
        """By how many points the side was ahead after a deal."""
        return result_of_deal(self.replay, deal, self._seat) or 0.0

    def account(self, deal: int) -> Account | None:
        """Where the result of a deal came from, None as long as a decision is not judged."""
        judged = self.judged(deal)
        is_whole = len(judged) == len(self.decisions(deal))
        return account_of(judged, self.result(deal)) if is_whole else None

    def accounts(self) -> list[tuple[int, Account]]:
        """Those of the deals that are judged as a whole."""
        read = [deal for deal in self.deals if deal in self._decisions]
        found = [(deal, self.account(deal)) for deal in read]
        return [(deal, account) for deal, account in found if account is not None]

    def tally(self, deals: Sequence[int]) -> Tally:
        """How well was decided in some deals, as far as it is known."""
        return tally_of([entry for deal in deals for entry in self.judged(deal)])

    def _entry(self, decision: Decision) -> Judged | None:
        key = (decision.deal, decision.at)
        if key not in self._judged:
            assessment = self._known(decision)
            if assessment is None:
                return None
            self._judged[key] = graded(decision, assessment, self._thresholds)
        return self._judged[key]
