"""Melds: which cards form one, how they lie, and what they are worth. It knows no table and no seat.

Terms:
    natural    a card that stands for itself; a 2 is natural only in place 2 of a run of its own suit.
    wild       a joker, or a 2 that is not natural.
    place      position in a run: ace 1, 2, ... king 13, ace again 14. [C2]
    free wild  a wild of a run without a gap: it rests at either end. [C5]
    grade      how clean the meld is, also below the size of a canasta.

`solve` is the law; `MeldTable` only remembers its answers, since about 20,000 melds exist in one rule set.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum, StrEnum
from functools import lru_cache

from burraco_desktop.engine.actions import WildEnd
from burraco_desktop.engine.cards import (
    ACE,
    ALL_CARDS,
    BIT,
    IS_WILD,
    JOKER_RANK,
    KING,
    NO_SUIT,
    RANK_OF,
    RANKS,
    SUIT_OF,
    TWO,
    Card,
    card_of,
    cards_in,
)
from burraco_desktop.engine.refusals import Reason, Refusal
from burraco_desktop.engine.rules import RuleSet

NO_RANK = -1
NO_CARD = Card(-1)
LOW_ACE = 1
PLACE_TWO = 2
HIGH_ACE = 14


class MeldKind(IntEnum):
    """A meld's type follows from its cards. [C4]."""

    RUN = 0
    SET = 1


class Grade(StrEnum):
    """How clean a meld is, by name; which names exist beside clean and dirty is up to the rule set."""

    CLEAN = "clean"
    SEMI_CLEAN = "semi_clean"
    DIRTY = "dirty"
    ROYAL_CLEAN = "royal_clean"
    ROYAL_DIRTY = "royal_dirty"
    SUPER_CLEAN = "super_clean"
    SUPER_DIRTY = "super_dirty"


@dataclass(frozen=True, slots=True)
class Layout:
    """How cards lie in a meld.

    Attributes:
        kind: run or set.
        suit: index of the suit of a run, else -1.
        rank: index of the rank of a set, else -1.
        low: the lowest place that a natural or a gap-filling wild has, 0 in a set.
        high: the highest such place, 0 in a set.
        wild: the card that acts as a wild, or NO_CARD.
        wild_place: the place of a wild that fills a gap; 0 for a free wild, in sets and without a wild.
        has_natural_two: whether a 2 stands in its own place.
    """

    kind: MeldKind
    suit: int
    rank: int
    low: int
    high: int
    wild: Card
    wild_place: int
    has_natural_two: bool


class Meld:
    """An interned meld: its cards, layout and worth. Two melds of one table are equal only if identical."""

    __slots__ = ("bonus", "cards", "extenders", "grade", "grown", "is_canasta", "layout", "points", "size")

    def __init__(
        self, cards: tuple[Card, ...], layout: Layout, points: int, grade: Grade, rules: RuleSet
    ) -> None:
        self.cards = cards
        self.layout = layout
        self.size = len(cards)
        self.points = points
        self.grade = grade
        self.is_canasta = self.size >= rules.scoring.canasta_size
        self.bonus = _bonus(grade, rules) if self.is_canasta else 0
        self.grown: dict[tuple[Card, ...], Meld | Refusal] = {}
        self.extenders = -1

    @property
    def is_clean(self) -> bool:
        """Whether no card acts as a wild."""
        return self.layout.wild == NO_CARD

    def has_choice_of_end(self) -> bool:
        """Tell whether a free wild could rest at either end."""
        layout = self.layout
        floats = layout.kind == MeldKind.RUN and layout.wild != NO_CARD and layout.wild_place == 0
        return floats and layout.low > LOW_ACE and layout.high < HIGH_ACE

    def placed(self, wild_end: WildEnd = WildEnd.LOW) -> tuple[tuple[Card, Card], ...]:
        """The cards in order, each with the face it stands for; a wild in a set stands for itself."""
        layout = self.layout
        if layout.kind == MeldKind.SET:
            naturals = [(card, card) for card in self.cards if card != layout.wild]
            return tuple(naturals + ([] if self.is_clean else [(layout.wild, layout.wild)]))
        wild_place = layout.wild_place or self._free_place(wild_end)
        places = range(min(layout.low, wild_place or layout.low), max(layout.high, wild_place) + 1)
        return tuple(self._at(place, wild_place) for place in places)

    def _free_place(self, wild_end: WildEnd) -> int:
        layout = self.layout
        if self.is_clean:
            return 0
        at_low = layout.low > LOW_ACE and (wild_end == WildEnd.LOW or layout.high == HIGH_ACE)
        return layout.low - 1 if at_low else layout.high + 1

    def _at(self, place: int, wild_place: int) -> tuple[Card, Card]:
        face = face_at(self.layout.suit, place)
        return (self.layout.wild if place == wild_place else face, face)

    def __repr__(self) -> str:
        return f"Meld({self.cards}, {self.grade})"


def face_at(suit: int, place: int) -> Card:
    """The natural card of a place in a run."""
    return card_of(suit, ACE if place == HIGH_ACE else place - 1)


def solve(cards: Sequence[Card], rules: RuleSet) -> Layout | Refusal:
    """Find the layout of cards that shall lie together. [C2, C3, C4, C5].

    Of several layouts the one with fewest wilds wins, among equals the one with the ace low.
    """
    if len(cards) < rules.melds.min_meld_size:
        return Refusal(Reason.TOO_FEW_CARDS, tuple(cards), rules.melds.min_meld_size)
    plain = [card for card in cards if not IS_WILD[card]]
    if not plain:
        return Refusal(Reason.ALL_WILD, tuple(cards))
    ranks = {RANK_OF[card] for card in plain}
    wilds = [card for card in cards if IS_WILD[card]]
    if len(ranks) == 1 and len(plain) > 1:
        return _solve_set(plain, wilds, rules)
    if len({SUIT_OF[card] for card in plain}) > 1:
        return Refusal(Reason.NO_COMMON_RANK_OR_SUIT, tuple(cards))
    return _solve_run(plain, wilds, rules)


def _solve_set(plain: list[Card], wilds: list[Card], rules: RuleSet) -> Layout | Refusal:
    cards = (*plain, *wilds)
    melds = rules.melds
    rank = RANK_OF[plain[0]]
    if not melds.sets_allowed:
        return Refusal(Reason.SETS_NOT_ALLOWED, cards)
    if melds.set_ranks != "all" and RANKS[rank] not in melds.set_ranks:
        return Refusal(Reason.SET_RANK_NOT_ALLOWED, cards)
    if len(wilds) > melds.max_wilds_per_meld:
        return Refusal(Reason.TOO_MANY_WILDS, tuple(wilds), melds.max_wilds_per_meld)
    if melds.set_max_size is not None and len(cards) > melds.set_max_size:
        return Refusal(Reason.SET_TOO_LARGE, cards, melds.set_max_size)
    wild = wilds[0] if wilds else NO_CARD
    return Layout(MeldKind.SET, NO_SUIT, rank, 0, 0, wild, 0, has_natural_two=False)


def _solve_run(plain: list[Card], wilds: list[Card], rules: RuleSet) -> Layout | Refusal:
    """Try the natural 2 in its place before using it as a wild, and the ace low before high."""
    cards = (*plain, *wilds)
    aces = sum(1 for card in plain if RANK_OF[card] == ACE)
    places = [RANK_OF[card] + 1 for card in plain if RANK_OF[card] != ACE]
    suit = SUIT_OF[plain[0]]
    if len(set(places)) < len(places) or aces > 2:
        return Refusal(Reason.RUN_REPEATS_RANK, cards)
    if aces == 2 and not rules.melds.ace_both_ends:
        return Refusal(Reason.ACE_AT_BOTH_ENDS, tuple(card for card in plain if RANK_OF[card] == ACE))
    own_two = card_of(suit, TWO)
    tries: list[Layout | Refusal] = []
    if rules.melds.two_natural_in_runs and own_two in wilds:
        others = wilds.copy()
        others.remove(own_two)
        tries += _ace_variants([*places, PLACE_TWO], aces, others, suit, rules)
    tries += _ace_variants(places, aces, wilds, suit, rules)
    for found in tries:
        if isinstance(found, Layout):
            return found
    return _run_refusal([found for found in tries if isinstance(found, Refusal)], cards)


def _ace_variants(
    places: list[int], aces: int, wilds: list[Card], suit: int, rules: RuleSet
) -> list[Layout | Refusal]:
    if aces == 0:
        return [_lay_out(places, wilds, suit, rules)]
    if aces == 2:
        return [_lay_out([LOW_ACE, *places, HIGH_ACE], wilds, suit, rules)]
    return [_lay_out([*places, ace], wilds, suit, rules) for ace in (LOW_ACE, HIGH_ACE)]


def _lay_out(places: list[int], wilds: list[Card], suit: int, rules: RuleSet) -> Layout | Refusal:
    """Lay a run out with given natural places; all wilds fill gaps, or one rests free at an end."""
    low, high = min(places), max(places)
    gaps = [place for place in range(low, high + 1) if place not in places]
    if len(wilds) > rules.melds.max_wilds_per_meld:
        return Refusal(Reason.TOO_MANY_WILDS, tuple(wilds), rules.melds.max_wilds_per_meld)
    if len(gaps) > len(wilds):
        return Refusal(Reason.RUN_HAS_GAP, tuple(face_at(suit, place) for place in gaps))
    size = len(places) + len(wilds)
    if size > min(rules.melds.run_max_size, HIGH_ACE):
        return Refusal(Reason.RUN_TOO_LONG, (), rules.melds.run_max_size)
    wild = wilds[0] if wilds else NO_CARD
    wild_place = gaps[0] if gaps else 0
    return Layout(MeldKind.RUN, suit, NO_RANK, low, high, wild, wild_place, PLACE_TWO in places)


def _run_refusal(refusals: list[Refusal], cards: tuple[Card, ...]) -> Refusal:
    """Choose the reason nearest to the player's thought among those of all layouts tried."""
    ranks = {RANK_OF[card] for card in cards}
    if (
        ACE in ranks
        and KING in ranks
        and TWO in ranks
        and all(r.reason == Reason.RUN_HAS_GAP for r in refusals)
    ):
        return Refusal(Reason.RUN_WRAPS_ROUND_ACE, cards)
    order = (Reason.RUN_TOO_LONG, Reason.RUN_HAS_GAP, Reason.TOO_MANY_WILDS)
    return min(refusals, key=lambda refusal: (order.index(refusal.reason), len(refusal.cards)))


class MeldTable:
    """The melds of one rule set, each made once; every answer is that of `solve`, remembered."""

    def __init__(self, rules: RuleSet) -> None:
        self.rules = rules
        self.points = tuple(_card_points(card, rules) for card in ALL_CARDS)
        self._melds: dict[tuple[Card, ...], Meld | Refusal] = {}

    def meld(self, cards: Sequence[Card]) -> Meld | Refusal:
        """The meld that these cards form, or why they form none."""
        key = tuple(sorted(cards))
        found = self._melds.get(key)
        if found is None:
            found = self._melds[key] = self._make(key)
        return found

    def laid(self, cards: Sequence[Card]) -> Meld:
        """The meld that these cards are known to form."""
        meld = self.meld(cards)
        assert isinstance(meld, Meld), meld
        return meld

    def extended(self, meld: Meld, cards: Sequence[Card]) -> Meld | Refusal:
        """The meld that `meld` becomes when cards are added, or why it does not take them. [C5]."""
        key = tuple(sorted(cards))
        found = meld.grown.get(key)
        if found is None:
            found = meld.grown[key] = self._extend(meld, key)
        return found

    def extenders(self, meld: Meld) -> int:
        """The mask of the single cards that `meld` takes."""
        if meld.extenders < 0:
            likely = [card for card in ALL_CARDS if _may_belong(card, meld.layout)]
            takes = [card for card in likely if isinstance(self.extended(meld, (card,)), Meld)]
            meld.extenders = sum(BIT[card] for card in takes)
        return meld.extenders

    def extending_cards(self, meld: Meld, held: int) -> list[Card]:
        """The card types of the mask `held` that `meld` takes singly."""
        return cards_in(self.extenders(meld) & held)

    def points_of(self, cards: Sequence[Card]) -> int:
        """The face points of cards together."""
        points = self.points
        return sum([points[card] for card in cards])

    def _make(self, key: tuple[Card, ...]) -> Meld | Refusal:
        layout = solve(key, self.rules)
        if isinstance(layout, Refusal):
            return layout
        return Meld(key, layout, self.points_of(key), _grade(key, layout, self.rules), self.rules)

    def _extend(self, meld: Meld, added: tuple[Card, ...]) -> Meld | Refusal:
        result = self.meld(meld.cards + added)
        if isinstance(result, Refusal):
            return result
        if not self.rules.melds.wild_displaceable_by_wild and self._displaces(meld, added, result):
            return Refusal(Reason.WILD_DISPLACES_WILD, (result.layout.wild,))
        loses_two = meld.layout.has_natural_two and not result.layout.has_natural_two
        if loses_two and not self.rules.melds.two_natural_may_turn_wild:
            return Refusal(Reason.NATURAL_TWO_IS_FIXED, (card_of(meld.layout.suit, TWO),))
        return result

    def _displaces(self, meld: Meld, added: tuple[Card, ...], result: Meld) -> bool:
        """Tell whether an added card pushes the meld's wild away, which only naturals may. [C5, I40]."""
        wild = result.layout.wild
        if meld.is_clean or wild in (NO_CARD, meld.layout.wild):
            return False
        others = list(meld.cards + added)
        others.remove(wild)
        without = self.meld(others)
        return isinstance(without, Refusal) or not without.is_clean


@lru_cache(maxsize=32)
def meld_table(rules: RuleSet) -> MeldTable:
    """The one table of a rule set; melds of different calls may so be compared by identity."""
    return MeldTable(rules)


def _may_belong(card: Card, layout: Layout) -> bool:
    """Tell whether a card is a wild or shares suit or rank with the meld; no other card ever fits."""
    return IS_WILD[card] or SUIT_OF[card] == layout.suit or RANK_OF[card] == layout.rank


def _card_points(card: Card, rules: RuleSet) -> int:
    points, rank = rules.points, RANK_OF[card]
    if rank == JOKER_RANK:
        return points.points_joker
    if rank == TWO:
        return points.points_two
    if rank == ACE:
        return points.points_ace
    return points.points_3_to_7 if rank < RANKS.index("8") else points.points_8_to_king


def _grade(cards: tuple[Card, ...], layout: Layout, rules: RuleSet) -> Grade:
    """The highest grade that applies and that the rule set gives a bonus for."""
    scoring = rules.scoring
    clean = layout.wild == NO_CARD
    naturals = len(cards) - (0 if clean else 1)
    royal = layout.kind == MeldKind.RUN and len(cards) >= 13
    full_set = layout.kind == MeldKind.SET and naturals >= 4 * rules.deck.decks
    candidates = [
        (royal and clean, Grade.ROYAL_CLEAN),
        (royal and not clean, Grade.ROYAL_DIRTY),
        (full_set and clean, Grade.SUPER_CLEAN),
        (full_set and not clean, Grade.SUPER_DIRTY),
        (not clean and _is_semi_clean(layout, naturals, scoring.semi_clean_test), Grade.SEMI_CLEAN),
    ]
    plain = Grade.CLEAN if clean else Grade.DIRTY
    found = [grade for applies, grade in candidates if applies and _bonus(grade, rules)]
    return max([plain, *found], key=lambda grade: _bonus(grade, rules))


def _is_semi_clean(layout: Layout, naturals: int, test: str | None) -> bool:
    """Tell whether seven naturals lie beside the wild, which may have to be at an end. [A7]."""
    if layout.kind == MeldKind.SET or layout.wild_place == 0:
        return naturals >= 7
    below, above = layout.wild_place - layout.low, layout.high - layout.wild_place
    return test == "seven_on_one_side" and max(below, above) >= 7


def _bonus(grade: Grade, rules: RuleSet) -> int:
    scoring = rules.scoring
    bonuses = {
        Grade.CLEAN: scoring.bonus_clean,
        Grade.SEMI_CLEAN: scoring.bonus_semi_clean,
        Grade.DIRTY: scoring.bonus_dirty,
        Grade.ROYAL_CLEAN: scoring.bonus_royal_clean,
        Grade.ROYAL_DIRTY: scoring.bonus_royal_dirty,
        Grade.SUPER_CLEAN: scoring.bonus_super_clean,
        Grade.SUPER_DIRTY: scoring.bonus_super_dirty,
    }
    return bonuses[grade] or 0
