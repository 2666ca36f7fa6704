"""What is asked before an action that may be regretted, and how it is answered."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from burraco_desktop.engine.view import PlayerView
from burraco_desktop.ui.table.blunders import Blunder, Kind
from burraco_desktop.ui.texts_cards import the_card
from burraco_desktop.ui.texts_plain import counted
from burraco_desktop.ui.texts_words import phrases

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class Question:
    """A question with its two answers."""

    text: str
    yes: str
    no: str


def question_text(blunder: Blunder, view: PlayerView, names: Sequence[str]) -> Question:
    """The question before an action that may be regretted."""
    words = phrases(view.table.rules)
    name = names[blunder.seat]
    match blunder.kind:
        case Kind.DISCARDS_WILD:
            assert blunder.card is not None
            return Question(
                translate("blunders", "Discard {card}? It is a wild, and a plain card would do.").format(
                    card=the_card(blunder.card)
                ),
                translate("blunders", "Discard it"),
                translate("blunders", "Keep it"),
            )
        case Kind.DIRTIES_CANASTA:
            text = translate(
                "blunders", "This meld would no longer be {a_clean_canasta}. Lay it all the same?"
            )
            return Question(
                text.format(**words), translate("blunders", "Lay it"), translate("blunders", "Keep it clean")
            )
        case Kind.LEAVES_RESERVE:
            text = translate("blunders", "You can still take {the_reserve} in this turn. End it?")
            return Question(
                text.format(**words), translate("blunders", "End the turn"), translate("blunders", "Play on")
            )
        case Kind.CLOSES_ON_RESERVE:
            text = translate("blunders", "{name} has not played {the_reserve} yet. Close all the same?")
            return Question(text.format(name=name, **words), *_close_answers())
        case Kind.CLOSES_AT_A_LOSS:
            size = view.table.hands[blunder.seat].size
            text = translate(
                "blunders",
                "{name} still holds %n card(s): closing now may cost more than it brings. Close?",
                None,
                size,
            )
            return Question(counted(text, size).format(name=name), *_close_answers())


def _close_answers() -> tuple[str, str]:
    return translate("blunders", "Close"), translate("blunders", "Play on")


def stop_asking_text() -> str:
    """The switch under each question."""
    return translate("blunders", "Do not ask before such moves")
