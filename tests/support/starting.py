"""What a start of the game owns, for tests that begin one."""

from burraco_desktop import app, start
from burraco_desktop.session.store import Autosave


def own_autosave() -> Autosave:
    """The autosave of the user's own folder, which no other instance has."""
    lock = start.own_lock()
    assert lock is not None
    return app.autosave_with(lock)
