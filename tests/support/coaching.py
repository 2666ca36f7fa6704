"""A table with a coach who thinks on the GUI thread, for tests that are not about his process."""

from dataclasses import replace
from itertools import islice

from burraco_desktop.ai.coach_worker import Reply, answers
from burraco_desktop.ai.watch import never
from burraco_desktop.ui.advisor import Advisor
from burraco_desktop.ui.coaching import Coach
from tests.support.table_driver import TableDriver


class QuickAdvisor(Advisor):
    """Gives the first answer as if it were the last one; it comes queued, as from a process."""

    def warm_up(self) -> None:
        """There is no process to start."""

    def _go_on(self) -> None:
        if self._running is None and self._waiting:
            self._running = self._waiting.pop(0)
            query = self._running.query
            for advice in islice(answers(query, never), 1):
                self._heard.emit(Reply(query.number, replace(advice, share=1.0)))
            self._heard.emit(Reply(query.number))


def coach_at(table: TableDriver) -> Coach:
    """A coach at a table."""
    coach = Coach(table.controller, QuickAdvisor(table.view), table.settings, table.view)
    table.view.follow(coach)
    return coach
