"""The melds that the rules texts show, each judged by the engine. A wrong claim is an error."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from jinja2.environment import TemplateModule
from markupsafe import Markup

from burraco_desktop.engine.actions import WildEnd
from burraco_desktop.engine.cards import (
    ACE,
    BLACK_JOKER,
    KING,
    RANKS,
    RED_JOKER,
    SUIT_COUNT,
    TWO,
    Card,
    card_of,
    is_joker,
)
from burraco_desktop.engine.grades import Grade
from burraco_desktop.engine.layouts import ladder_of
from burraco_desktop.engine.melds import Meld, MeldKind, meld_table
from burraco_desktop.engine.notation import parse_cards, show_card
from burraco_desktop.engine.refusals import Reason, Refusal
from burraco_desktop.engine.rules import RuleSet

LEGAL: Final = "legal"
"""The verdict of a text that does not care for the grade."""

HEARTS: Final = 2
SPADES: Final = 3
LARGEST: Final = 17


class ExampleError(ValueError):
    """The engine judges an example otherwise than the text claims."""

    def __init__(self, cards: str, expected: str, found: str) -> None:
        super().__init__(f"example {cards!r}: the text says {expected}, the engine {found}")


@dataclass(frozen=True, slots=True)
class Shown:
    """A row of cards for a template.

    Attributes:
        source: the address of the picture.
        text: the cards as text, for those who do not see the picture.
        is_legal: whether the cards are a meld.
        verdict: the grade, or the reason why they are none.
        kind: "run", "set", "wilds", or "" where the cards are no meld.
        size: the number of cards.
        points: the points of the cards.
        bonus: the canasta bonus.
        stands_for: the wild and the card that it stands for, where it stands for one.
    """

    source: str
    text: str
    is_legal: bool
    verdict: str
    kind: str = ""
    size: int = 0
    points: int = 0
    bonus: int = 0
    stands_for: tuple[str, str] | None = None


class Examples:
    """The functions by which templates show cards under one rule set."""

    def __init__(self, rules: RuleSet, macros: TemplateModule, words: Mapping[str, Any]) -> None:
        self._rules = rules
        self._table = meld_table(rules)
        self._end = WildEnd.HIGH if rules.melds.wild_end_choice == "high_first" else WildEnd.LOW
        self._macros = macros
        self._signs: Mapping[str, str] = words["cards"]

    # For templates.

    def meld(self, text: str, expected: str, note: str = "") -> Markup:
        """Cards that are a meld of the expected grade, or none for the expected reason.

        Cards after a plus are only shown where a meld takes so many.

        Raises:
            ExampleError: the engine sees it otherwise, or the pack has no such cards.
        """
        cards = self._read(text)
        shown = self._judged(cards)
        if not (self._in_pack(cards) and _agrees(shown, expected)):
            raise ExampleError(text, expected, shown.verdict)
        return self._markup("example", shown, note)

    def pick(self, expected: str, *texts: str) -> Markup:
        """The first of several examples that is as expected under the rule set in play, or nothing."""
        for text in texts:
            cards = self._read(text)
            if self._in_pack(cards) and _agrees(self._judged(cards), expected):
                return self.meld(text, expected)
        return Markup("")

    def grow(self, text: str, added: str, expected: str, note: str = "") -> Markup:
        """Cards added to a meld, with what becomes of it.

        Raises:
            ExampleError: the meld is none, or becomes something else.
        """
        shown = self._grown(text, added)
        if shown is None or not _agrees(shown[1], expected):
            raise ExampleError(f"{text} + {added}", expected, shown[1].verdict if shown else "no meld")
        return self._markup("growth", shown[0], self._row(parse_cards(added)), shown[1], note)

    def canastas(self) -> list[Shown]:
        """One canasta of each grade that can occur, the most valuable first."""
        found: dict[Grade, Shown] = {}
        for cards in self._candidates():
            meld = self._table.meld(cards) if self._in_pack(cards) else None
            if isinstance(meld, Meld) and meld.is_canasta and meld.grade not in found:
                found[meld.grade] = self._judged(cards)
        return sorted(found.values(), key=lambda shown: -shown.bonus)

    # Within.

    def _markup(self, macro: str, *values: object) -> Markup:
        made: Markup = getattr(self._macros, macro)(*values)
        return made

    def _read(self, text: str) -> tuple[Card, ...]:
        needed, _, more = text.partition("+")
        cards = parse_cards(needed)
        return cards + parse_cards(more)[: max(0, self._rules.melds.min_meld_size - len(cards))]

    def _grown(self, text: str, added: str) -> tuple[Shown, Shown] | None:
        before = self._table.meld(parse_cards(text))
        if isinstance(before, Refusal):
            return None
        after = self._table.extended(before, parse_cards(added))
        if isinstance(after, Refusal):
            return self._melded(before), self._refused(parse_cards(f"{text} {added}"), after)
        return self._melded(before), self._melded(after)

    def _judged(self, cards: tuple[Card, ...]) -> Shown:
        found = self._table.meld(cards)
        return self._refused(cards, found) if isinstance(found, Refusal) else self._melded(found)

    def _melded(self, meld: Meld) -> Shown:
        placed = meld.placed(self._end)
        shown = self._row([card for card, _ in placed])
        wild = next(((card, face) for card, face in placed if card != face), None)
        return Shown(
            source="cards:" + ",".join(_placed_text(card, face) for card, face in placed),
            text=shown.text,
            is_legal=True,
            verdict=str(meld.grade),
            kind=MeldKind(meld.layout.kind).name.lower(),
            size=meld.size,
            points=meld.points,
            bonus=meld.bonus,
            stands_for=(self._named(wild[0]), self._named(wild[1])) if wild else None,
        )

    def _refused(self, cards: Sequence[Card], refusal: Refusal) -> Shown:
        shown = self._row(cards)
        return Shown(shown.source, shown.text, is_legal=False, verdict=str(refusal.reason))

    def _row(self, cards: Sequence[Card]) -> Shown:
        source = "cards:" + ",".join(show_card(card) for card in cards)
        text = " ".join(self._named(card) for card in cards)
        return Shown(source, text, is_legal=True, verdict=LEGAL, size=len(cards))

    def _named(self, card: Card) -> str:
        if is_joker(card):
            return self._signs["joker"]
        name = show_card(card)
        return name[:-1] + self._signs[name[-1]]

    def _in_pack(self, cards: Sequence[Card]) -> bool:
        """Tell whether the pack in play has these cards; the two colours of jokers count as one."""
        deck = self._rules.deck
        faces = Counter(card for card in cards if not is_joker(card))
        jokers = len(cards) - faces.total()
        return jokers <= deck.jokers and all(count <= deck.decks for count in faces.values())

    def _candidates(self) -> Iterator[tuple[Card, ...]]:
        """Melds of seven and more cards, the simplest first: what every grade looks like."""
        wilds = (card_of(SPADES, TWO), RED_JOKER)
        for naturals in (*self._runs(), *self._sets()):
            yield naturals
            for wild in wilds:
                yield (*naturals[:3], *naturals[4:], wild)
                yield (*naturals, wild)
        for size in range(self._rules.scoring.canasta_size, LARGEST):
            yield tuple(card_of(index % SUIT_COUNT, TWO) for index in range(size))
            yield tuple((RED_JOKER, BLACK_JOKER)[index % 2] for index in range(size))
            yield tuple(wilds[index % 2] for index in range(size))

    def _runs(self) -> Iterator[tuple[Card, ...]]:
        ladder = ladder_of(self._rules)
        for size in range(self._rules.scoring.canasta_size, ladder.top + 1):
            for low in (3, 1, 2):
                if low + size <= ladder.top + 1:
                    yield tuple(ladder.face(HEARTS, place) for place in range(low, low + size))

    def _sets(self) -> Iterator[tuple[Card, ...]]:
        ranks = self._rules.melds.set_ranks
        names = ("K", "A") if ranks == "all" else ranks
        found = {RANKS.index(name) for name in names}
        for rank in sorted(found, key=lambda rank: (rank == ACE, rank != KING, rank)):
            for size in range(self._rules.scoring.canasta_size, LARGEST):
                yield tuple(card_of((index + HEARTS) % SUIT_COUNT, rank) for index in range(size))


def _agrees(shown: Shown, expected: str) -> bool:
    if expected == LEGAL:
        return shown.is_legal
    assert expected in (*Grade, *Reason), expected
    return shown.verdict == expected


def _placed_text(card: Card, face: Card) -> str:
    return show_card(card) + ("" if card == face else f"={show_card(face)}")


__all__ = ["LEGAL", "ExampleError", "Examples", "Shown"]
