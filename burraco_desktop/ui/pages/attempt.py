"""Acts with files that may fail, as the pages try them. It knows neither the acts nor the words."""

from collections.abc import Callable

from burraco_desktop.session.errors import SaveError


def succeeds(act: Callable[[], object], on_trouble: Callable[[SaveError], object]) -> bool:
    """Do something with files and tell whether it was done; where it was not, the trouble is handed on."""
    try:
        act()
    except SaveError as error:
        on_trouble(error)
        return False
    return True
