"""What keeping matches costs: `python -m tests.bench.saves_speed`. Figures are printed, not judged.

Saving after each action of a match of twenty deals, early and late; loading that match; listing a folder of a
thousand matches; the memory of a window after many matches of bots with replays and looks between.
"""

import argparse
import os
import statistics
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from time import perf_counter

from burraco_desktop.ai.bot import make_bot
from burraco_desktop.session.codec import decode, match_from_document, match_to_document
from burraco_desktop.session.library import Library
from burraco_desktop.session.match import Match
from burraco_desktop.session.save_text import encode
from burraco_desktop.session.store import Autosave
from burraco_desktop.session.verification import verify
from tests.session.documents import SAVED_AT, document_of
from tests.session.playing import new_match, played

DEALS = 20
MATCHES = 1_000


def main() -> None:
    """Print a line a question."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--folder", type=Path, help="a folder on the disk to be measured")
    parser.add_argument("--matches", type=int, default=200, help="matches of bots for the memory")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(dir=options.folder) as name:
        folder = Path(name)
        match = time_saving(folder)
        time_loading(match)
        time_listing(folder)
    if options.matches:
        from tests.bench.memory_flat import watch_memory  # noqa: PLC0415  # it needs a window

        watch_memory(options.matches)


def tell(text: str) -> None:
    """Print a line at once."""
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def time_saving(folder: Path) -> Match:
    """Play a long match of bots, keeping every action; returns it."""
    rules = new_match().rules.changed({"match_target": 100_000})
    match, bot, autosave = new_match(rules=rules), make_bot("greedy"), Autosave(folder)
    assert autosave.acquire()
    times: list[float] = []
    parts: list[float] = []
    for _ in range(DEALS):
        match.start_deal()
        while not match.deal_is_over:
            match.play(bot.choose(match.view(match.state.seat), 1))
            order = match.state.hands[0].cards()
            start = perf_counter()
            autosave.save(match, order)
            times.append(1000 * (perf_counter() - start))
        parts.append(statistics.median(times[-50:]))
    autosave.release()
    cuts = statistics.quantiles(times, n=100)
    told = f"median {cuts[49]:.2f} ms, p95 {cuts[94]:.2f} ms, p99 {cuts[98]:.2f} ms"
    tell(f"saving {len(times)} actions: {told}")
    tell(f"median in the first deal {parts[0]:.2f} ms, in the last {parts[-1]:.2f} ms")
    return match


def time_loading(match: Match) -> None:
    """Load, and check from end to end, a match of twenty deals."""
    data = encode(match_to_document(match, match.state.hands[0].cards(), SAVED_AT))
    loading = best(lambda: match_from_document(decode(data)))
    checking = best(lambda: verify(decode(data)))
    tell(f"{DEALS} deals, {len(data) / 1000:.0f} kB: loading {loading:.0f} ms, checking {checking:.0f} ms")


def time_listing(folder: Path) -> None:
    """List a folder of many matches."""
    library, document = Library(folder / "many"), document_of(played(300))
    for number in range(MATCHES):
        library.add({**document, "name": f"match {number}"})
    tell(f"listing {MATCHES} matches: {best(library.list):.0f} ms")


def best(act: Callable[[], object]) -> float:
    """The median of five times, in milliseconds."""
    times = []
    for _ in range(5):
        start = perf_counter()
        act()
        times.append(1000 * (perf_counter() - start))
    return statistics.median(times)


if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    main()
