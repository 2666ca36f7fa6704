"""Says what is wrong with a reason of the coach, found out by other means than the coach's own.

Nothing of the coach's search for reasons is used: melds are asked of the engine card by card, plays are done
through `apply`, and what was measured is counted again in the same worlds.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import combinations, islice
from random import Random
from statistics import fmean, stdev

from burraco_desktop.ai.advice import Advice, Option
from burraco_desktop.ai.coach import advise
from burraco_desktop.ai.playout import EVENTS, events, look_ahead
from burraco_desktop.ai.reasons import (
    Cleans,
    Closes,
    CountsMore,
    Denies,
    Feeds,
    FewerGoWith,
    FitsHand,
    FitsOwnMeld,
    GetsCards,
    HoldsBack,
    IsDead,
    KeepsClean,
    KeepsWilds,
    MakesCanasta,
    Measured,
    MeldsMore,
    NextHolds,
    NextThrew,
    PileFitsNothing,
    Reason,
    ShowsCards,
    TakesReserve,
    UsesPile,
)
from burraco_desktop.ai.searcher import means_of
from burraco_desktop.engine.actions import Action, Discard, DrawStock, ExtendMeld, LayMeld, TakePile
from burraco_desktop.engine.cards import ALL_CARDS, HIDDEN, IS_WILD, Card, pack
from burraco_desktop.engine.events import DealEnd
from burraco_desktop.engine.melds import Meld
from burraco_desktop.engine.play import apply
from burraco_desktop.engine.state import State
from burraco_desktop.engine.view import PlayerView, visible_cards


@dataclass(frozen=True)
class Case:
    """What a reason speaks of: the better and the other play, and the worlds they were compared in."""

    view: PlayerView
    better: tuple[Action, ...]
    other: tuple[Action, ...]
    worlds: int
    seed: int


def problems(view: PlayerView, seed: int, steps: int) -> list[str]:
    """What is wrong with the reasons that the coach gives in a view after so many refinements."""
    *_, advice = islice(advise(view, seed), steps)
    return [found for _, _, found in checked(view, advice, seed) if found]


def checked(view: PlayerView, advice: Advice, seed: int) -> list[tuple[Option, Reason, str]]:
    """Each reason of an advice, and what is wrong with it, if anything is."""
    best = advice.best.actions
    return [
        (option, reason, problem(reason, Case(view, best, option.actions, advice.worlds, seed)))
        for option in advice.options
        for reason in option.reasons
    ]


def problem(reason: Reason, case: Case) -> str:
    """What is wrong with a reason, empty where nothing is."""
    check = CHECKS[type(reason)]
    return "" if check(reason, case) else f"{reason} of {case.better} against {case.other}"


# What the plays lead to.


def _after(view: PlayerView, actions: Sequence[Action]) -> State:
    table = view.table.copy()
    for action in actions:
        apply(table, action)
    return table


def _own_melds(view: PlayerView, actions: Sequence[Action]) -> list[Meld]:
    table = _after(view, actions)
    return table.melds[table.side_of[view.viewer]]


def _thrown(actions: Sequence[Action]) -> Card | None:
    return next((action.card for action in actions if isinstance(action, Discard)), None)


def _wilds(view: PlayerView, actions: Sequence[Action]) -> int:
    return sum(IS_WILD[card] for card in _after(view, actions).hands[view.viewer].cards())


def _takes(view: PlayerView, meld: Meld, card: Card) -> bool:
    return isinstance(view.table.table.extended(meld, (card,)), Meld)


def _any_rival_takes(view: PlayerView, card: Card) -> bool:
    others = [meld for side, melds in enumerate(view.table.melds) if side != view.side for meld in melds]
    return any(_takes(view, meld, card) for meld in others)


def _may_meet(view: PlayerView, card: Card, other: Card) -> bool:
    """Whether some meld of three holds both, with a third card that may be any."""
    table = view.table.table
    return any(isinstance(table.meld((card, other, third)), Meld) for third in ALL_CARDS)


# What each reason claims.


def _check_measured(reason: Measured, case: Case) -> bool:
    """The same worlds again; plays that were given up earlier were compared in fewer of them."""
    sampler, policy = means_of(case.view)
    source, viewer = Random(case.seed), case.view.viewer
    at = [str(name) for name in EVENTS].index(reason.happening.value)
    gaps: list[float] = []
    for _ in range(case.worlds):
        world = sampler.world(source)
        more, less = (
            events(world, look_ahead(world, actions, policy), viewer)[at]
            for actions in (case.better, case.other)
        )
        gaps.append(more - less)
        if len(gaps) > 1 and abs(fmean(gaps) - reason.more) < 1e-9 and _is_clear(reason, gaps):
            return (reason.more > 0) == _is_good(reason.happening.value)
    return False


def _is_clear(reason: Measured, gaps: list[float]) -> bool:
    error: float = stdev(gaps) / len(gaps) ** 0.5
    return abs(error - reason.error) < 1e-9 and abs(reason.more) > 2 * error


def _is_good(name: str) -> bool:
    """Whether more of it is good: canastas, reserves, closes and points of ours, points left with others."""
    bad_if_ours = name.endswith("points_held")
    return name.startswith("own_") != bad_if_ours


def _check_closes(_: Closes, case: Case) -> bool:
    better, other = _after(case.view, case.better), _after(case.view, case.other)
    viewer = case.view.viewer
    return (better.end, better.closer) == (DealEnd.CLOSED, viewer) and other.closer != viewer


def _check_reserve(reason: TakesReserve, case: Case) -> bool:
    better, other = _after(case.view, case.better), _after(case.view, case.other)
    had = case.view.table.reserves_had[case.view.side]
    mine = better.reserves_had[better.side_of[case.view.viewer]]
    theirs = other.reserves_had[other.side_of[case.view.viewer]]
    return mine == had + 1 and theirs == had and reason.in_flight == (better.seat == case.view.viewer)


def _check_canasta(reason: MakesCanasta, case: Case) -> bool:
    mine, theirs = _own_melds(case.view, case.better), _own_melds(case.view, case.other)
    found = [meld for meld in mine if meld.cards == reason.cards]
    size = case.view.table.rules.scoring.canasta_size
    is_new = all(meld.cards != reason.cards for meld in [*theirs, *case.view.table.melds[case.view.side]])
    return bool(found) and len(reason.cards) >= size and found[0].is_clean == reason.is_clean and is_new


def _check_clean(reason: KeepsClean | Cleans, case: Case) -> bool:
    before = case.view.table.melds[case.view.side][reason.meld]
    mine = _own_melds(case.view, case.better)[reason.meld]
    theirs = _own_melds(case.view, case.other)[reason.meld]
    return before.is_clean == isinstance(reason, KeepsClean) and mine.is_clean and not theirs.is_clean


def _check_wilds(reason: KeepsWilds, case: Case) -> bool:
    more = _wilds(case.view, case.better) - _wilds(case.view, case.other)
    return reason.count == more > 0


def _check_feeds(reason: Feeds, case: Case) -> bool:
    meld = case.view.table.melds[reason.side][reason.meld]
    safe = _thrown(case.better)
    return (
        reason.side != case.view.side
        and _thrown(case.other) == reason.card
        and _takes(case.view, meld, reason.card)
        and (safe is None or not _any_rival_takes(case.view, safe))
    )


def _check_denies(reason: Denies, case: Case) -> bool:
    meld = case.view.table.melds[reason.side][reason.meld]
    return (
        isinstance(case.better[0], TakePile)
        and not isinstance(case.other[0], TakePile)
        and reason.side != case.view.side
        and reason.card in case.view.table.pile
        and reason.card != _thrown(case.better)
        and _takes(case.view, meld, reason.card)
    )


def _check_uses(reason: UsesPile, case: Case) -> bool:
    melded: list[Card] = []
    for action in case.better:
        match action:
            case TakePile(using) if using:
                melded += [*using, case.view.table.pile[-1]]
            case LayMeld(cards) | ExtendMeld(_, cards):
                melded += cards
    held = case.view.hand.cards()
    return (
        not isinstance(case.other[0], TakePile)
        and bool(reason.cards)
        and all(melded.count(card) > held.count(card) for card in reason.cards)
        and set(reason.cards) <= set(case.view.table.pile)
    )


def _check_useless(_: PileFitsNothing, case: Case) -> bool:
    view, pile = case.view, case.view.table.pile
    own = view.table.melds[view.side]
    plain = [card for card in pile if not IS_WILD[card]]
    held = [card for card in view.hand.cards() if not IS_WILD[card]]
    fits = any(_takes(view, meld, card) for meld in own for card in plain)
    meets = any(_may_meet(view, card, other) for card in plain for other in held)
    pairs = any(_may_meet(view, card, other) for card, other in combinations(plain, 2))
    return isinstance(case.other[0], TakePile) and not fits and not meets and not pairs


def _check_fits_own(reason: FitsOwnMeld, case: Case) -> bool:
    own, kept = case.view.table.melds[case.view.side], _thrown(case.better)
    assert kept is not None
    spared = IS_WILD[kept] or not any(_takes(case.view, meld, kept) for meld in own)
    return _thrown(case.other) == reason.card and _takes(case.view, own[reason.meld], reason.card) and spared


def _check_fits_hand(reason: FitsHand, case: Case) -> bool:
    held = _after(case.view, case.other).hands[case.view.viewer].cards()
    return (
        _thrown(case.other) == reason.card
        and bool(reason.mates)
        and set(reason.mates) <= set(held)
        and all(_may_meet(case.view, reason.card, mate) for mate in reason.mates)
    )


def _check_next_holds(reason: NextHolds, case: Case) -> bool:
    table = case.view.table
    return (
        reason.seat == (case.view.viewer + 1) % table.seats
        and table.side_of[reason.seat] != case.view.side
        and _thrown(case.other) == reason.card
        and bool(reason.mates)
        and set(reason.mates) <= set(table.known[reason.seat].cards())
        and all(_may_meet(case.view, reason.card, mate) for mate in reason.mates)
    )


def _check_next_threw(reason: NextThrew, case: Case) -> bool:
    thrown = [card for seat, card in case.view.table.discards if seat == reason.seat]
    return _thrown(case.better) == reason.card and reason.card in thrown


def _check_dead(reason: IsDead, case: Case) -> bool:
    """No card that is out of sight may lie with it in a meld."""
    view, table = case.view, case.view.table
    left = {card: table.rules.deck.decks for card in ALL_CARDS if not IS_WILD[card]}
    seen = [card for melds in table.melds for meld in melds for card in meld.cards]
    seen += [*table.pile, *view.hand.cards()]
    for seat, hand in enumerate(table.known):
        if table.side_of[seat] == view.side and seat != view.viewer:
            seen += hand.cards()
    for card in seen:
        if card != HIDDEN and not IS_WILD[card]:
            left[card] -= 1
    live = [card for card, count in left.items() if count > 0]
    return _thrown(case.better) == reason.card and not any(
        _may_meet(view, reason.card, card) for card in live
    )


def _melded(view: PlayerView, actions: Sequence[Action]) -> list[Card]:
    """The cards that a play adds to the own side's melds."""
    before = [card for meld in view.table.melds[view.side] for card in meld.cards]
    after = [card for meld in _own_melds(view, actions) for card in meld.cards]
    for card in before:
        after.remove(card)
    return after


def _check_melds_more(reason: MeldsMore, case: Case) -> bool:
    points = case.view.table.table.points
    more, less = (
        sum(points[card] for card in _melded(case.view, play)) for play in (case.better, case.other)
    )
    return reason.points == more - less > 0


def _check_holds_back(reason: HoldsBack, case: Case) -> bool:
    mine, theirs = _melded(case.view, case.better), _melded(case.view, case.other)
    return bool(reason.cards) and all(theirs.count(card) > mine.count(card) for card in reason.cards)


def _check_gets(reason: GetsCards, case: Case) -> bool:
    is_draw = isinstance(case.better[0], TakePile) and isinstance(case.other[0], DrawStock)
    return is_draw and reason.count == len(case.view.table.pile)


def _check_shows(reason: ShowsCards, case: Case) -> bool:
    after = _after(case.view, case.other)
    known = len(after.known[case.view.viewer].cards()) - len(case.view.table.known[case.view.viewer].cards())
    return isinstance(case.other[0], TakePile) and reason.count == known > 0


def _check_counts_more(reason: CountsMore, case: Case) -> bool:
    points = case.view.table.table.points
    thrown = (_thrown(case.better), _thrown(case.other))
    return thrown == (reason.card, reason.other) and (
        reason.points == points[reason.card] - points[reason.other] > 0
    )


def _check_fewer(reason: FewerGoWith, case: Case) -> bool:
    counts = [
        sum(not IS_WILD[unseen] and _may_meet(case.view, card, unseen) for unseen in _unseen(case.view))
        for card in (reason.card, reason.other)
    ]
    thrown = (_thrown(case.better), _thrown(case.other))
    return (
        thrown == (reason.card, reason.other)
        and counts == [reason.few, reason.many]
        and reason.few < reason.many
    )


def _unseen(view: PlayerView) -> list[Card]:
    """Every card that the viewer cannot name, by taking away all that he can."""
    rules = view.table.rules
    left = pack(rules.deck.decks, rules.deck.jokers)
    for card in visible_cards(view):
        left.remove(card)
    return left


CHECKS: dict[type, Callable[..., bool]] = {
    Measured: _check_measured,
    Closes: _check_closes,
    TakesReserve: _check_reserve,
    MakesCanasta: _check_canasta,
    KeepsClean: _check_clean,
    Cleans: _check_clean,
    KeepsWilds: _check_wilds,
    Feeds: _check_feeds,
    Denies: _check_denies,
    UsesPile: _check_uses,
    PileFitsNothing: _check_useless,
    FitsOwnMeld: _check_fits_own,
    FitsHand: _check_fits_hand,
    NextHolds: _check_next_holds,
    NextThrew: _check_next_threw,
    IsDead: _check_dead,
    MeldsMore: _check_melds_more,
    HoldsBack: _check_holds_back,
    GetsCards: _check_gets,
    ShowsCards: _check_shows,
    CountsMore: _check_counts_more,
    FewerGoWith: _check_fewer,
}
