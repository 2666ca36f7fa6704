"""The long run of spoilt files: `python -m tests.bench.spoilt_files --files 100000`.

Each is read in every way that the game reads files. What is not a SaveError is printed with its seed, and the
exit status is 1. Time and memory depend on the machine; they are printed, not judged.
"""

import argparse
import random
import resource
import sys
import traceback
from time import perf_counter

from tests.support.spoilt_files import read_all_ways, sources, spoilt

REPORT_EVERY = 20_000


def main() -> int:
    """Read spoilt files and print what it took."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--files", type=int, default=100_000)
    parser.add_argument("--first", type=int, default=0, help="the seed of the first file")
    options = parser.parse_args()
    texts, slowest, failed = sources(), (0.0, -1), 0
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    start = perf_counter()
    for seed in range(options.first, options.first + options.files):
        chance = random.Random(seed)
        data = spoilt(chance.choice(texts), chance)
        began = perf_counter()
        try:
            read_all_ways(data)
        except Exception:  # noqa: BLE001  # whatever comes out is what is looked for
            failed += 1
            sys.stdout.write(f"seed {seed}:\n{traceback.format_exc()}\n")
        if seed % REPORT_EVERY == REPORT_EVERY - 1:
            sys.stdout.write(f"{seed + 1} files after {perf_counter() - start:.0f} s\n")
            sys.stdout.flush()
        slowest = max(slowest, (perf_counter() - began, seed))
    took = perf_counter() - start
    after = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    sys.stdout.write(
        f"{options.files} files in {took:.0f} s, {failed} failed; the slowest {1000 * slowest[0]:.0f} ms"
        f" (seed {slowest[1]}); memory at most {before // 1024} MiB before, {after // 1024} MiB after\n"
    )
    return int(failed > 0)


if __name__ == "__main__":
    sys.exit(main())
