"""A first glance at the running match, before anything that knows rules is loaded. It changes nothing."""

from pathlib import Path
from typing import Final

from burraco_desktop.session import files
from burraco_desktop.session.errors import SaveError
from burraco_desktop.session.save_text import decode
from burraco_desktop.session.summary import Summary, summary_of_document

SUFFIX: Final = ".burraco"
AUTOSAVE: Final = f"autosave{SUFFIX}"
LOCK: Final = "autosave.lock"


def glance_at(folder: Path) -> Summary | None:
    """What is to be known of the match to go on with; None without one. Nothing is said of a bad file."""
    try:
        summary = summary_of_document(decode(files.read(folder / AUTOSAVE)))
    except (SaveError, FileNotFoundError):
        return None
    return None if summary.is_over else summary
