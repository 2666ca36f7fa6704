"""A hint as it is shown, with the play chosen of it and how much of that is done, and an objection. No Qt."""

from dataclasses import dataclass, replace

from burraco_desktop.ai.advice import Advice, Option
from burraco_desktop.engine.actions import Action
from burraco_desktop.engine.play import follow
from burraco_desktop.engine.state import State
from burraco_desktop.engine.view import PlayerView


@dataclass(frozen=True, slots=True)
class Hint:
    """What to play.

    Attributes:
        view: the table for which it was asked.
        advice: what the coach has found out so far.
        chosen: the number of the option that is shown.
        done: how many of its actions are done.
    """

    view: PlayerView
    advice: Advice
    chosen: int = 0
    done: int = 0

    @property
    def option(self) -> Option:
        """The play shown."""
        return self.advice.options[self.chosen]

    @property
    def action(self) -> Action:
        """What to do now."""
        return self.option.actions[self.done]

    @property
    def table(self) -> State:
        """The viewer's table as it should lie now."""
        table = follow(self.view.table, self.option.actions[: self.done])
        assert table is not None, "the coach advises what is legal"
        return table

    def fits(self, view: PlayerView) -> bool:
        """Tell whether it is about this table."""
        return view.is_my_turn and _look_alike(self.table, view.table)

    def refined(self, advice: Advice) -> "Hint":
        """The hint with a better advice; a play that is begun, or was chosen, stays the one shown."""
        if not self.done and not self.chosen:
            return replace(self, advice=advice)
        shown = self.option.actions
        numbers = [at for at, option in enumerate(advice.options) if option.actions == shown]
        return replace(self, advice=advice, chosen=numbers[0]) if numbers else self

    def after(self, view: PlayerView) -> "Hint | None":
        """The hint after something was done, None where it is over or something else was done."""
        if self.done + 1 == len(self.option.actions):
            return None
        then = replace(self, done=self.done + 1)
        return then if then.fits(view) else None


@dataclass(frozen=True, slots=True)
class Objection:
    """What the coach has against a play that is about to be done.

    Attributes:
        view: the table at the beginning of the decision.
        option: the play.
        better: what he would play.
    """

    view: PlayerView
    option: Option
    better: Option


def _look_alike(one: State, other: State) -> bool:
    """Tell whether the same can be done on two tables; where a free wild is shown does not matter."""
    return (one.hand, one.melds, one.pile, one.phase) == (other.hand, other.melds, other.pile, other.phase)
