"""How cards lie together: the one statement of what forms a meld. It knows rules, but no table and no worth.

Terms:
    natural    a card that stands for itself; a 2 is natural only in place 2 of a run of its own suit.
    wild       a joker, or a 2 that is not natural.
    ladder     the order of ranks in a run, from the low ace up to the high one.
    place      position in a run: ace 1, 2, ... king 13, ace again 14; one less where the 2 has no place. [C2]
    free wild  a wild of a run without a gap: it rests at either end. [C5]
"""

from collections.abc import Sequence
from enum import IntEnum
from typing import Final

from burraco_desktop.engine.brief import Brief
from burraco_desktop.engine.cards import (
    ACE,
    IS_WILD,
    KING,
    NO_SUIT,
    RANK_COUNT,
    RANK_OF,
    RANKS,
    SUIT_OF,
    TWO,
    Card,
    card_of,
)
from burraco_desktop.engine.compiler import i64
from burraco_desktop.engine.refusals import Reason, Refusal
from burraco_desktop.engine.rules import RuleSet
from burraco_desktop.engine.values import Value

NO_RANK: Final = -1
NO_CARD: Final = Card(-1)
LOW_ACE: Final = 1


class MeldKind(IntEnum):
    """A meld's type follows from its cards. [C4]."""

    RUN = 0
    SET = 1
    WILDS = 2


class Ladder:
    """The ranks of a run by their places.

    Attributes:
        ranks: the rank (index into RANKS) of each place, from place 1 on.
        top: the place of the high ace.
        two: the place of a natural 2, or 0 where it has none.
    """

    __slots__ = ("_place_of", "ranks", "top", "two")

    def __init__(self, ranks: tuple[int, ...]) -> None:
        self.ranks = ranks
        self.top = len(ranks)
        self._place_of = {rank: place for place, rank in reversed(list(enumerate(ranks, start=LOW_ACE)))}
        self.two = self._place_of.get(TWO, 0)

    def place(self, rank: int) -> int:
        """The place of a rank, of an ace the low one."""
        return self._place_of[rank]

    def face(self, suit: int, place: int) -> Card:
        """The natural card of a place."""
        return card_of(suit, self.ranks[place - LOW_ACE])


WITH_TWO: Final = Ladder((*range(RANK_COUNT), ACE))
WITHOUT_TWO: Final = Ladder((*(rank for rank in range(RANK_COUNT) if rank != TWO), ACE))


def ladder_of(rules: RuleSet) -> Ladder:
    """The ladder of a rule set."""
    return _ladder(Brief(rules))


def _ladder(brief: Brief) -> Ladder:
    return WITH_TWO if brief.runs_hold_twos else WITHOUT_TWO


class Layout(Value):
    """How cards lie in a meld.

    Attributes:
        kind: run, set, or wilds only.
        suit: index of the suit of a run, else -1.
        rank: index of the rank of a set, else -1.
        low: the lowest place that a natural or a gap-filling wild has, 0 where there are no places.
        high: the highest such place, 0 where there are no places.
        wild: the card that acts as a wild beside naturals, or NO_CARD.
        wild_place: the place of a wild that fills a gap; 0 for a free wild, and where there is none.
        has_natural_two: whether a 2 stands in its own place.
    """

    __slots__ = ("has_natural_two", "high", "kind", "low", "rank", "suit", "wild", "wild_place")
    __match_args__: Final = ("kind", "suit", "rank", "low", "high", "wild", "wild_place", "has_natural_two")

    def __init__(  # noqa: PLR0913, PLR0917  # as many as a layout has facts
        self,
        kind: MeldKind,
        suit: int,
        rank: int,
        low: int,
        high: int,
        wild: Card,
        wild_place: int,
        has_natural_two: bool,
    ) -> None:
        self.kind: Final = kind
        self.suit: Final = suit
        self.rank: Final = rank
        self.low: Final = low
        self.high: Final = high
        self.wild: Final = wild
        self.wild_place: Final = wild_place
        self.has_natural_two: Final = has_natural_two


ONLY_WILDS: Final = Layout(MeldKind.WILDS, NO_SUIT, NO_RANK, 0, 0, NO_CARD, 0, has_natural_two=False)


def solve(cards: Sequence[Card], brief: Brief) -> Layout | Refusal:
    """Find the layout of cards that shall lie together, under the rules in brief. [C2, C3, C4, C5].

    Of several layouts the one with fewest wilds wins, among equals the one with the ace low.
    """
    laid = tuple(cards)
    if len(laid) < brief.min_meld_size:
        return Refusal(Reason.TOO_FEW_CARDS, laid, brief.min_meld_size)
    if brief.meld_closes_at is not None and len(laid) > brief.meld_closes_at:
        return Refusal(Reason.MELD_CLOSED, laid, brief.meld_closes_at)
    plain = [card for card in laid if not IS_WILD[card]]
    if not plain:
        return ONLY_WILDS if brief.all_wild_melds_allowed else Refusal(Reason.ALL_WILD, laid)
    wilds = [card for card in laid if IS_WILD[card]]
    rank, suit = RANK_OF[plain[0]], SUIT_OF[plain[0]]
    if len(plain) > 1 and all(RANK_OF[card] == rank for card in plain):
        return _solve_set(plain, wilds, brief)
    if any(SUIT_OF[card] != suit for card in plain):
        return Refusal(Reason.NO_COMMON_RANK_OR_SUIT, laid)
    return _solve_run(plain, wilds, brief)


def _solve_set(plain: list[Card], wilds: list[Card], brief: Brief) -> Layout | Refusal:
    cards = (*plain, *wilds)
    rank = RANK_OF[plain[0]]
    if not brief.sets_allowed:
        return Refusal(Reason.SETS_NOT_ALLOWED, cards)
    if brief.set_ranks != "all" and RANKS[rank] not in brief.set_ranks:
        return Refusal(Reason.SET_RANK_NOT_ALLOWED, cards)
    if len(wilds) > brief.max_wilds_per_meld:
        return Refusal(Reason.TOO_MANY_WILDS, tuple(wilds), brief.max_wilds_per_meld)
    if brief.set_max_size is not None and len(cards) > brief.set_max_size:
        return Refusal(Reason.SET_TOO_LARGE, cards, brief.set_max_size)
    wild = wilds[0] if wilds else NO_CARD
    return Layout(MeldKind.SET, NO_SUIT, rank, 0, 0, wild, 0, has_natural_two=False)


def _solve_run(plain: list[Card], wilds: list[Card], brief: Brief) -> Layout | Refusal:
    """Try the natural 2 in its place before using it as a wild, and the ace low before high."""
    cards = (*plain, *wilds)
    ladder = _ladder(brief)
    aces = [card for card in plain if RANK_OF[card] == ACE]
    places = [ladder.place(RANK_OF[card]) for card in plain if RANK_OF[card] != ACE]
    if _repeats(places) or len(aces) > 2:
        return Refusal(Reason.RUN_REPEATS_RANK, cards)
    if len(aces) == 2 and not brief.ace_both_ends:
        return Refusal(Reason.ACE_AT_BOTH_ENDS, tuple(aces))
    suit = SUIT_OF[plain[0]]
    own_two = card_of(suit, TWO)
    tries: list[Layout | Refusal] = []
    if brief.two_natural_in_runs and own_two in wilds:
        others = wilds.copy()
        others.remove(own_two)
        tries += _ace_variants([*places, ladder.two], len(aces), others, suit, brief)
    tries += _ace_variants(places, len(aces), wilds, suit, brief)
    for found in tries:
        if isinstance(found, Layout):
            return found
    refusals = [found for found in tries if isinstance(found, Refusal)]
    return refusals[0] if len(refusals) == 1 and not aces else _run_refusal(refusals, cards)


def _repeats(places: list[int]) -> bool:
    """Tell whether a place is there twice."""
    seen: i64 = 0
    for place in places:
        if seen >> place & 1:
            return True
        seen |= 1 << place
    return False


def _ace_variants(
    places: list[int], aces: int, wilds: list[Card], suit: int, brief: Brief
) -> list[Layout | Refusal]:
    top = _ladder(brief).top
    if aces == 0:
        return [_lay_out(places, wilds, suit, brief)]
    if aces == 2:
        return [_lay_out([LOW_ACE, *places, top], wilds, suit, brief)]
    return [_lay_out([*places, ace], wilds, suit, brief) for ace in (LOW_ACE, top)]


def _lay_out(places: list[int], wilds: list[Card], suit: int, brief: Brief) -> Layout | Refusal:
    """Lay a run out with given natural places; all wilds fill gaps, or one rests free at an end."""
    ladder = _ladder(brief)
    held: i64 = 0
    low = high = places[0]
    for place in places:
        held |= 1 << place
        low, high = min(low, place), max(high, place)
    gaps = [place for place in range(low, high + 1) if not held >> place & 1]
    if len(wilds) > brief.max_wilds_per_meld:
        return Refusal(Reason.TOO_MANY_WILDS, tuple(wilds), brief.max_wilds_per_meld)
    if len(gaps) > len(wilds):
        return Refusal(Reason.RUN_HAS_GAP, tuple(ladder.face(suit, place) for place in gaps))
    largest = min(brief.run_max_size, ladder.top)
    if len(places) + len(wilds) > largest:
        return Refusal(Reason.RUN_TOO_LONG, (), largest)
    wild = wilds[0] if wilds else NO_CARD
    wild_place = gaps[0] if gaps else 0
    return Layout(MeldKind.RUN, suit, NO_RANK, low, high, wild, wild_place, ladder.two in places)


def _run_refusal(refusals: list[Refusal], cards: tuple[Card, ...]) -> Refusal:
    """Choose the reason nearest to the player's thought among those of all layouts tried."""
    ranks = {RANK_OF[card] for card in cards}
    has_corner = ACE in ranks and KING in ranks and not ranks.isdisjoint((TWO, TWO + 1))
    if has_corner and all(refusal.reason == Reason.RUN_HAS_GAP for refusal in refusals):
        return Refusal(Reason.RUN_WRAPS_ROUND_ACE, cards)
    order = (Reason.RUN_TOO_LONG, Reason.RUN_HAS_GAP, Reason.TOO_MANY_WILDS)
    return min(refusals, key=lambda refusal: (order.index(refusal.reason), len(refusal.cards)))
