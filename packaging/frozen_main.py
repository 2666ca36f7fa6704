"""Where a frozen program starts: helpers of the bots turn off here, before anything of the game is loaded."""

import multiprocessing
import sys

if __name__ == "__main__":
    multiprocessing.freeze_support()

    from burraco_desktop.__main__ import main

    sys.exit(main())
