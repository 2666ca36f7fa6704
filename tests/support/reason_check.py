"""Says what is wrong with a reason of the coach, found out by other means than the coach's own.

Nothing of the coach's search for reasons is used: melds are asked of the engine card by card, plays are done
through `apply`, and what was measured is counted again in the same worlds.
"""

from collections.abc import Callable
from itertools import combinations, islice
from random import Random
from statistics import fmean, stdev

from burraco_desktop.ai.advice import Advice, Option
from burraco_desktop.ai.coach import advise
from burraco_desktop.ai.playout import EVENTS, events, look_ahead
from burraco_desktop.ai.reasons import (
    Cleans,
    Closes,
    Denies,
    Feeds,
    FitsHand,
    FitsOwnMeld,
    IsDead,
    KeepsClean,
    KeepsWilds,
    MakesCanasta,
    Measured,
    NextHolds,
    NextThrew,
    PileFitsNothing,
    Reason,
    TakesReserve,
    UsesPile,
)
from burraco_desktop.ai.searcher import means_of
from burraco_desktop.engine.actions import ExtendMeld, LayMeld, TakePile
from burraco_desktop.engine.cards import ALL_CARDS, HIDDEN, IS_WILD, Card
from burraco_desktop.engine.events import DealEnd
from burraco_desktop.engine.view import PlayerView
from tests.support.reason_case import (
    Case,
    after,
    any_rival_takes,
    may_meet,
    own_melds,
    takes,
    thrown_by,
    wilds_held,
)
from tests.support.slight_check import SLIGHT_CHECKS


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
    better, other = after(case.view, case.better), after(case.view, case.other)
    viewer = case.view.viewer
    return (better.end, better.closer) == (DealEnd.CLOSED, viewer) and other.closer != viewer


def _check_reserve(reason: TakesReserve, case: Case) -> bool:
    better, other = after(case.view, case.better), after(case.view, case.other)
    had = case.view.table.reserves_had[case.view.side]
    mine = better.reserves_had[better.side_of[case.view.viewer]]
    theirs = other.reserves_had[other.side_of[case.view.viewer]]
    return mine == had + 1 and theirs == had and reason.in_flight == (better.seat == case.view.viewer)


def _check_canasta(reason: MakesCanasta, case: Case) -> bool:
    mine, theirs = own_melds(case.view, case.better), own_melds(case.view, case.other)
    found = [meld for meld in mine if meld.cards == reason.cards]
    size = case.view.table.rules.scoring.canasta_size
    is_new = all(meld.cards != reason.cards for meld in [*theirs, *case.view.table.melds[case.view.side]])
    return bool(found) and len(reason.cards) >= size and found[0].is_clean == reason.is_clean and is_new


def _check_clean(reason: KeepsClean | Cleans, case: Case) -> bool:
    before = case.view.table.melds[case.view.side][reason.meld]
    mine = own_melds(case.view, case.better)[reason.meld]
    theirs = own_melds(case.view, case.other)[reason.meld]
    return before.is_clean == isinstance(reason, KeepsClean) and mine.is_clean and not theirs.is_clean


def _check_wilds(reason: KeepsWilds, case: Case) -> bool:
    more = wilds_held(case.view, case.better) - wilds_held(case.view, case.other)
    return reason.count == more > 0


def _check_feeds(reason: Feeds, case: Case) -> bool:
    meld = case.view.table.melds[reason.side][reason.meld]
    safe = thrown_by(case.better)
    return (
        reason.side != case.view.side
        and thrown_by(case.other) == reason.card
        and takes(case.view, meld, reason.card)
        and (safe is None or not any_rival_takes(case.view, safe))
    )


def _check_denies(reason: Denies, case: Case) -> bool:
    meld = case.view.table.melds[reason.side][reason.meld]
    return (
        isinstance(case.better[0], TakePile)
        and not isinstance(case.other[0], TakePile)
        and reason.side != case.view.side
        and reason.card in case.view.table.pile
        and reason.card != thrown_by(case.better)
        and takes(case.view, meld, reason.card)
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
    fits = any(takes(view, meld, card) for meld in own for card in plain)
    meets = any(may_meet(view, card, other) for card in plain for other in held)
    pairs = any(may_meet(view, card, other) for card, other in combinations(plain, 2))
    return isinstance(case.other[0], TakePile) and not fits and not meets and not pairs


def _check_fits_own(reason: FitsOwnMeld, case: Case) -> bool:
    own, kept = case.view.table.melds[case.view.side], thrown_by(case.better)
    assert kept is not None
    spared = IS_WILD[kept] or not any(takes(case.view, meld, kept) for meld in own)
    return thrown_by(case.other) == reason.card and takes(case.view, own[reason.meld], reason.card) and spared


def _check_fits_hand(reason: FitsHand, case: Case) -> bool:
    held = after(case.view, case.other).hands[case.view.viewer].cards()
    return (
        thrown_by(case.other) == reason.card
        and bool(reason.mates)
        and set(reason.mates) <= set(held)
        and all(may_meet(case.view, reason.card, mate) for mate in reason.mates)
    )


def _check_next_holds(reason: NextHolds, case: Case) -> bool:
    table = case.view.table
    return (
        reason.seat == (case.view.viewer + 1) % table.seats
        and table.side_of[reason.seat] != case.view.side
        and thrown_by(case.other) == reason.card
        and bool(reason.mates)
        and set(reason.mates) <= set(table.known[reason.seat].cards())
        and all(may_meet(case.view, reason.card, mate) for mate in reason.mates)
    )


def _check_next_threw(reason: NextThrew, case: Case) -> bool:
    thrown = [card for seat, card in case.view.table.discards if seat == reason.seat]
    return thrown_by(case.better) == reason.card and reason.card in thrown


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
    return thrown_by(case.better) == reason.card and not any(
        may_meet(view, reason.card, card) for card in live
    )


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
    **SLIGHT_CHECKS,
}
