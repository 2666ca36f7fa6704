"""How strong a bot plays: the levels as a table. Pace is no matter of strength, and no level plays sillily.

A weaker level misjudges what its moves are worth, forgets cards that it saw others take, and looks less far.
All levels think of the same moves, so that none throws a wild or spoils a clean canasta without need.
"""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Level:
    """A strength of play.

    Attributes:
        code: its name in files, settings and on the command line.
        worlds: how many worlds it looks ahead in for each decision; none plays by judgement alone.
        plain_worlds: the same where the program runs as plain Python, several times more slowly.
        noise: by how many points it misjudges each line, as a standard deviation.
        memory: the share of the cards seen to go to other hands that it remembers.
        lines: how many lines of play it compares.
        seconds: how long it may think at most for one decision.
    """

    code: str
    worlds: int
    plain_worlds: int
    noise: float
    memory: float
    lines: int
    seconds: float


LEVELS = (
    Level("beginner", worlds=0, plain_worlds=0, noise=60.0, memory=0.0, lines=8, seconds=1.0),
    Level("casual", worlds=0, plain_worlds=0, noise=30.0, memory=0.5, lines=8, seconds=1.0),
    Level("club", worlds=0, plain_worlds=0, noise=16.0, memory=1.0, lines=8, seconds=1.0),
    Level("expert", worlds=4, plain_worlds=3, noise=12.0, memory=1.0, lines=8, seconds=1.5),
    Level("champion", worlds=10, plain_worlds=6, noise=5.0, memory=1.0, lines=8, seconds=2.0),
    Level("master", worlds=240, plain_worlds=40, noise=0.0, memory=1.0, lines=14, seconds=3.0),
)
LEVEL_CODES = tuple(level.code for level in LEVELS)


def level_of(code: str) -> Level:
    """The level with this code.

    Raises:
        ValueError: there is none.
    """
    for level in LEVELS:
        if level.code == code:
            return level
    raise ValueError(f"there is no level {code!r}, only {', '.join(LEVEL_CODES)}")
