"""What a running match waits for. It knows no match."""

from enum import Enum, auto


class Mode(Enum):
    """What the match waits for."""

    IDLE = auto()
    SHOWING = auto()
    THINKING = auto()
    HUMAN = auto()
    RESULT = auto()
