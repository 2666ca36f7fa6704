"""The referee: what any cards make under any rules, and whether actions are legal in a position.

It keeps no match and draws nothing. The window's page asks `judge`; `burraco referee` prints answers as JSON.
"""

import argparse
import json
import re
import sys
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, fields
from enum import IntEnum
from pathlib import Path
from typing import Any

from burraco_desktop.arguments import BadInputError, Parser, parsed
from burraco_desktop.commands import named_rules
from burraco_desktop.engine.actions import Action, WildEnd
from burraco_desktop.engine.cards import HIDDEN, RED_JOKER, Card, is_joker
from burraco_desktop.engine.events import Event
from burraco_desktop.engine.melds import Meld, meld_table
from burraco_desktop.engine.notation import (
    NotationError,
    parse_action,
    parse_meld,
    parse_position,
    show_card,
    show_meld,
    show_position,
)
from burraco_desktop.engine.play import apply
from burraco_desktop.engine.refusals import IllegalActionError, Reason, Refusal
from burraco_desktop.engine.rule_groups import DeckRules
from burraco_desktop.engine.rules import RuleSet
from burraco_desktop.engine.state import State
from burraco_desktop.engine.wording import Detail, worded, wording_of
from burraco_desktop.paths import ResourceError
from burraco_desktop.session.errors import RuleFileError, reason_of
from burraco_desktop.telling import speak, translate

ILLEGAL = 1


@dataclass(frozen=True, slots=True)
class Ruling:
    """What became of cards laid step by step.

    Attributes:
        meld: the meld after the last step that was accepted, None where there was none.
        refusal: why the step after it was refused, None where all were accepted.
    """

    meld: Meld | None
    refusal: Refusal | None


def judge(steps: Sequence[Sequence[Card]], rules: RuleSet) -> Ruling:
    """Lay the cards of the first step as a new meld and add those of each further step to it."""
    table = meld_table(rules)
    meld: Meld | None = None
    laid: list[Card] = []
    for step in steps:
        laid += step
        missing = _missing(laid, rules.deck)
        found = missing or (table.meld(step) if meld is None else table.extended(meld, step))
        if isinstance(found, Refusal):
            return Ruling(meld, found)
        meld = found
    return Ruling(meld, None)


def copies(card: Card, deck: DeckRules) -> int:
    """How many of a card there are; jokers of both colours count together."""
    return deck.jokers if is_joker(card) else deck.decks


def shown_end(rules: RuleSet) -> WildEnd:
    """The end at which a free wild is shown where nobody chose one."""
    return WildEnd.HIGH if rules.melds.wild_end_choice == "high_first" else WildEnd.LOW


def _missing(cards: Iterable[Card], deck: DeckRules) -> Refusal | None:
    """Why cards cannot lie on one table, the deck holding fewer of one."""
    counts = Counter(RED_JOKER if is_joker(card) else card for card in cards)
    for card, count in counts.items():
        if count > copies(card, deck):
            return Refusal(Reason.NOT_IN_DECK, (card,), copies(card, deck))
    return None


# The answers as plain values.


def ruling_document(steps: Sequence[Sequence[Card]], rules: RuleSet) -> dict[str, Any]:
    """The answer about a meld. The points are the face points of all the cards, whatever the verdict."""
    ruling = judge(steps, rules)
    meld = ruling.meld if ruling.refusal is None else None
    return {
        "legal": meld is not None,
        "kind": None if meld is None else meld.layout.kind.name.lower(),
        "layout": None if meld is None else show_meld(meld, shown_end(rules)).split(),
        "grade": None if meld is None else str(meld.grade),
        "canasta": meld is not None and meld.is_canasta,
        "bonus": 0 if meld is None else meld.bonus,
        "points": meld_table(rules).points_of([card for step in steps for card in step]),
        "reason": _reason(ruling.refusal, rules),
    }


def play_document(state: State, actions: Sequence[tuple[str, Action]]) -> dict[str, Any]:
    """The answer about actions in a position, which is changed: each is done until one is refused.

    `actions` of the answer are those judged, so with a refusal the last one is the one refused.
    """
    judged: list[str] = []
    events: list[Event] = []
    refusal = None
    for text, action in actions:
        judged.append(text)
        try:
            events += apply(state, action)
        except IllegalActionError as error:
            refusal = error.refusal
            break
    return {
        "legal": refusal is None,
        "actions": judged,
        "events": [event_document(event) for event in events],
        "position": show_position(state),
        "reason": _reason(refusal, state.rules),
    }


def event_document(event: Event) -> dict[str, Any]:
    """An event by its code, with its cards in the notation."""
    code = re.sub(r"(?<!^)(?=[A-Z])", "_", type(event).__name__).lower()
    found = {entry.name: getattr(event, entry.name) for entry in fields(event)}
    return {"event": code} | {name: _plain(name, value) for name, value in found.items()}


def _plain(name: str, value: object) -> object:
    """A field as a plain value; only the name tells a card from a number."""
    if isinstance(value, tuple):
        return [_plain("card" if name == "cards" else "cards", part) for part in value]
    if isinstance(value, IntEnum):
        return value.name.lower()
    return show_card(Card(value)) if name == "card" and isinstance(value, int) else value


def _reason(refusal: Refusal | None, rules: RuleSet) -> dict[str, str] | None:
    if refusal is None:
        return None
    from burraco_desktop.ui.text import refusal_text

    speak()
    return {"code": str(refusal.reason), "text": refusal_text(refusal, rules)}


# The command.


def main(argv: Sequence[str] | None = None) -> int:
    """Run `burraco referee`; the exit status is 1 where the verdict is no, 2 where the question is none."""
    options = parsed(_parser, argv)
    try:
        rules = named_rules(options.rules, options.set)
        document = _answer(options, rules)
    except (BadInputError, NotationError, RuleFileError, ResourceError) as error:
        speak()
        return _parser().complain(_complaint(error))
    print(json.dumps(document))
    return 0 if document["legal"] else ILLEGAL


def _parser() -> Parser:
    cards = translate("commands", "CARDS")
    parser = Parser(
        prog="burraco referee",
        usage=translate("commands", "burraco referee [options] [CARDS ...]"),
        description=translate(
            "commands",
            "Judge a meld, or actions in a position, and print the answer as one line of JSON."
            " The exit status is 0 for yes, 1 for no, 2 for bad input.",
        ),
        epilog=translate("commands", "example: {example}").format(
            example='burraco referee --rules italian "7h 8h 2s 10h"'
        ),
    )
    parser.add_argument(
        "cards",
        nargs="*",
        metavar=cards,
        help=translate(
            "commands",
            "cards of a new meld: clubs c, diamonds d, hearts h, spades s, as in 10h or As; JK is a joker",
        ),
    )
    parser.add_argument(
        "--rules",
        default="italian",
        metavar=translate("commands", "RULES"),
        help=translate("commands", "the name of a preset, or a rule-set file"),
    )
    parser.add_argument(
        "--position",
        type=Path,
        metavar=translate("commands", "FILE"),
        help=translate("commands", "a position, to judge actions in"),
    )
    for option, value, purpose in (
        (
            "--set",
            translate("commands", "OPTION=VALUE"),
            translate("commands", "change an option of the rules (repeatable)"),
        ),
        ("--add", cards, translate("commands", "add cards to the meld so far (repeatable)")),
        (
            "--action",
            translate("commands", "ACTION"),
            translate("commands", "judge an action in the position (repeatable)"),
        ),
    ):
        parser.add_argument(option, action="append", default=[], metavar=value, help=purpose)
    return parser


def _complaint(error: Exception) -> Detail:
    """What is wrong with the question."""
    if isinstance(error, RuleFileError):
        return worded("{file}: {error}", file=error.path, error=error.detail)
    return wording_of(error)


def _answer(options: argparse.Namespace, rules: RuleSet) -> dict[str, Any]:
    if options.position is not None:
        if options.cards or options.add:
            raise BadInputError(worded("--position is about actions: cards and --add do not go with it"))
        state = _read_position(options.position, rules)
        return play_document(state, [(text, parse_action(text)) for text in options.action])
    if options.action:
        raise BadInputError(worded("--action needs a --position in which it is judged"))
    return ruling_document([_read_cards(text) for text in (" ".join(options.cards), *options.add)], rules)


def _read_cards(text: str) -> tuple[Card, ...]:
    """Cards separated by spaces; what a wild is said to stand for, as in 2s=9h, follows from the cards."""
    cards = parse_meld(text)
    if HIDDEN in cards:
        raise BadInputError(
            worded("{card!r} is a hidden card, and nobody can judge those", card=show_card(HIDDEN))
        )
    if not cards:
        raise BadInputError(worded('there are no cards to judge: write them like "7h 8h JK"'))
    return cards


def _read_position(path: Path, rules: RuleSet) -> State:
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadInputError(
            worded("{file} cannot be read: {why}", file=path, why=reason_of(error))
        ) from error
    except UnicodeDecodeError as error:
        raise BadInputError(worded("{file} is no text in UTF-8", file=path)) from error
    try:
        return parse_position(text, rules)
    except NotationError as error:
        raise BadInputError(worded("{file}: {error}", file=path, error=error.wording)) from error


if __name__ == "__main__":
    sys.exit(main())
