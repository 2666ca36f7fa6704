"""What the levels of play are called, and what makes each weaker than the next."""

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def level_title(level: str) -> str:
    """What a level is called; a code that is none of ours is shown as it is."""
    return _titles().get(level, level)


def level_hint(level: str) -> str:
    """How one of this level plays, in a sentence."""
    return _hints()[level]


def level_note(level: str) -> str:
    """The level of a player, for the plate with his name; empty where none is known."""
    if level not in _hints():
        return ""
    return translate("levels", "Level: {level}").format(level=level_title(level))


def _titles() -> dict[str, str]:
    return {
        "beginner": translate("levels", "Beginner"),
        "casual": translate("levels", "Casual"),
        "club": translate("levels", "Club"),
        "expert": translate("levels", "Expert"),
        "champion": translate("levels", "Champion"),
        "master": translate("levels", "Master"),
    }


def _hints() -> dict[str, str]:
    """Each fits on a line of the smallest window."""
    return {
        "beginner": translate("levels", "Makes many mistakes; forgets who took what."),
        "casual": translate("levels", "Makes some mistakes; forgets some cards."),
        "club": translate("levels", "Makes few mistakes; does not look ahead."),
        "expert": translate("levels", "Makes few mistakes; looks a round ahead."),
        "champion": translate("levels", "Hardly any mistakes; looks ahead more often."),
        "master": translate("levels", "Looks ahead the most, and weighs more moves."),
    }
