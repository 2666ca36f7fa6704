"""What the player wants to play, as the page, the command line and the window hand it on."""

from dataclasses import dataclass

from burraco_desktop.engine.rules import RuleSet
from burraco_desktop.session.line_up import Levels
from burraco_desktop.ui.settings import LEVEL, PARTNER_LEVEL, BotPace, Settings


@dataclass(frozen=True, slots=True)
class NewMatchChoice:
    """What the player wants to play.

    Attributes:
        rules: the whole rule set, with what was chosen for this match.
        players: the number of players.
        levels: how strongly the others play.
        pace: how long bots seem to think.
        name: the player's own name, empty where none was given.
        seed: a seed typed in, empty for one that nobody can guess.
        is_learning: whether any earlier decision may be taken back.
    """

    rules: RuleSet
    players: int
    levels: Levels
    pace: BotPace
    name: str
    seed: str
    is_learning: bool = False


def remembered_levels(store: Settings) -> Levels:
    """The levels chosen last."""
    return Levels(store.get(LEVEL), store.get(PARTNER_LEVEL))
