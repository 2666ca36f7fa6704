"""Positions of lessons: only what matters is written, the rest of the pack fills what may not be seen.

A position is in the notation of the engine, with two more words: `+9` stands for nine cards that nobody wrote
down, `*` for all that are left of the pack. They are shuffled by the name of the lesson, so a lesson is the
same for everybody, and its table holds one whole pack.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Final

from burraco_desktop.engine.cards import Card, pack, shuffle, stream
from burraco_desktop.engine.notation import NotationError, parse_card, show_card
from burraco_desktop.engine.rules import RuleSet
from burraco_desktop.engine.state import State
from burraco_desktop.session.errors import DamagedSaveError
from burraco_desktop.session.positions import state_from

HELD: Final = ("hand", "melds", "reserves", "stock", "pile")
"""The lines whose cards lie somewhere; all others speak of cards that lie in one of these."""
FILL: Final = re.compile(r"\+(\d+)")
ALL_LEFT: Final = "*"


def lesson_state(lines: Mapping[str, str], rules: RuleSet, name: str) -> State:
    """The state that a lesson begins with.

    Raises:
        DamagedSaveError: the position is none, or takes more cards than there are.
    """
    rest = _rest(lines, rules)
    shuffle(rest, stream(name, 1))
    filled = [f"{label}: {_filled(content, rest)}" for label, content in lines.items()]
    return state_from(filled, rules)


def _rest(lines: Mapping[str, str], rules: RuleSet) -> list[Card]:
    """The cards of the pack that the position does not name."""
    rest = pack(rules.deck.decks, rules.deck.jokers)
    for label, content in lines.items():
        for card in _named(content) if label.partition(" ")[0] in HELD else ():
            if card not in rest:
                raise DamagedSaveError(f"position: {label} holds one {show_card(card)} too many")
            rest.remove(card)
    return rest


def _named(content: str) -> list[Card]:
    """The cards that a line names, without its other words."""
    found = []
    for word in content.split():
        try:
            found.append(parse_card(word.partition("=")[0]))
        except NotationError:
            continue
    return found


def _filled(content: str, rest: list[Card]) -> str:
    return " ".join(part for word in content.split() for part in _words(word, rest))


def _words(word: str, rest: list[Card]) -> Sequence[str]:
    """The word itself, or the cards that it stands for."""
    found = FILL.fullmatch(word)
    if found is None and word != ALL_LEFT:
        return (word,)
    count = len(rest) if found is None else int(found[1])
    if count > len(rest):
        raise DamagedSaveError(f"position: {word} wants more cards than the {len(rest)} that are left")
    taken, rest[:count] = rest[:count], []
    return [show_card(card) for card in taken]
