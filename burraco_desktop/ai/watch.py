"""When to stop thinking: a question asked at checkpoints, of the clock and of whoever waits."""

import time
from collections.abc import Callable

Stop = Callable[[], bool]
"""Asked at checkpoints; true ends a search with what is known by then."""


def never() -> bool:
    """Let a search run to the end of its budget."""
    return False


def deadline(seconds: float, stop: Stop = never) -> Stop:
    """Stop after so many seconds by the clock, or before if the other question says so."""
    end = time.perf_counter() + seconds
    return lambda: time.perf_counter() > end or stop()
