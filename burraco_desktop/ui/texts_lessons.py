"""What the course says beside its own texts: how far one is, what can be chosen, how an answer begins."""

from PySide6.QtCore import QCoreApplication

from burraco_desktop.engine.cards import Card
from burraco_desktop.engine.notation import NotationError, parse_cards
from burraco_desktop.ui.texts_cards import card_name
from burraco_desktop.ui.texts_plain import counted, listed, number_text

translate = QCoreApplication.translate


def progress_text(done: int, count: int) -> str:
    """How much of the course is done."""
    if done == 0:
        return counted(translate("lessons", "%n lesson(s), each a short table", None, count), count)
    if done == count:
        return translate("lessons", "You have done the whole course. Well played!")
    return translate("lessons", "{done} of {count} lessons done").format(done=done, count=count)


def step_text(number: int, count: int) -> str:
    """Where in its lesson a step stands."""
    return translate("lessons", "Step {number} of {count}").format(number=number, count=count)


def step_done_text(onward: str) -> str:
    """Why nothing more is done at a table whose goal is reached: what leads on is written on a button."""
    return translate("lessons", "This step is done. Go on with “{onward}”.").format(onward=onward)


def lesson_state_text(*, is_done: bool, is_next: bool) -> str:
    """How a lesson stands, for those who do not see its mark."""
    if is_done:
        return translate("lessons", "done")
    return translate("lessons", "next") if is_next else translate("lessons", "not done yet")


def right_text() -> str:
    """How praise begins."""
    return translate("lessons", "Right!")


def wrong_text() -> str:
    """How the answer to a move that misses the goal begins."""
    return translate("lessons", "Not quite")


def hint_title() -> str:
    """How a hint begins."""
    return translate("lessons", "Hint")


def over_title() -> str:
    """How the last words of a lesson begin."""
    return translate("lessons", "Good to know")


def choice_cards(choice: str) -> tuple[Card, ...]:
    """The cards that can be chosen, or none where the choice is something else."""
    try:
        return parse_cards(choice)
    except NotationError:
        return ()


def choice_text(choice: str) -> str:
    """What can be chosen, in words."""
    cards = choice_cards(choice)
    if cards:
        return listed([card_name(card) for card in cards])
    return number_text(int(choice))
