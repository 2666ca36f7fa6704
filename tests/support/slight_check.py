"""Says whether a slight reason of the coach is true, as `reason_check` does for the others."""

from collections.abc import Callable, Sequence
from random import Random

from burraco_desktop.ai.playout import look_ahead, worth
from burraco_desktop.ai.searcher import means_of
from burraco_desktop.ai.slight import (
    BetterMoreOften,
    BringsNearer,
    CountsMore,
    FewerGoWith,
    FewerInHand,
    FitMore,
    GetsCards,
    HoldsBack,
    KeepsTwin,
    MeldsMore,
    NearlyFeeds,
    ServesClean,
    ShowsCards,
)
from burraco_desktop.engine.actions import Action, DrawStock, TakePile
from burraco_desktop.engine.cards import IS_WILD, Card
from burraco_desktop.engine.melds import Meld
from burraco_desktop.engine.view import PlayerView
from tests.support.reason_case import (
    Case,
    after,
    any_rival_takes,
    may_meet,
    own_melds,
    takes,
    thrown_by,
    unseen,
)


def _melded(view: PlayerView, actions: Sequence[Action]) -> list[Card]:
    """The cards that a play adds to the own side's melds."""
    before = [card for meld in view.table.melds[view.side] for card in meld.cards]
    after = [card for meld in own_melds(view, actions) for card in meld.cards]
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
    viewer, table = case.view.viewer, after(case.view, case.other)
    known = len(table.known[viewer].cards()) - len(case.view.table.known[viewer].cards())
    return isinstance(case.other[0], TakePile) and reason.count == known > 0


def _check_counts_more(reason: CountsMore, case: Case) -> bool:
    points = case.view.table.table.points
    thrown = (thrown_by(case.better), thrown_by(case.other))
    return thrown == (reason.card, reason.other) and (
        reason.points == points[reason.card] - points[reason.other] > 0
    )


def _check_fewer(reason: FewerGoWith, case: Case) -> bool:
    counts = [
        sum(not IS_WILD[unseen] and may_meet(case.view, card, unseen) for unseen in unseen(case.view))
        for card in (reason.card, reason.other)
    ]
    thrown = (thrown_by(case.better), thrown_by(case.other))
    return (
        thrown == (reason.card, reason.other)
        and counts == [reason.few, reason.many]
        and reason.few < reason.many
    )


def _adds(case: Case, card: Card, number: int, *, better: bool) -> bool:
    """Whether a play adds a card to an own meld: that has one more of it afterwards."""
    before = case.view.table.melds[case.view.side][number].cards
    after = own_melds(case.view, case.better if better else case.other)[number].cards
    return after.count(card) == before.count(card) + 1


def _check_serves(reason: ServesClean, case: Case) -> bool:
    mine = own_melds(case.view, case.better)[reason.meld]
    theirs = own_melds(case.view, case.other)[reason.other]
    return (
        _adds(case, reason.card, reason.meld, better=True)
        and _adds(case, reason.card, reason.other, better=False)
        and reason.meld != reason.other
        and mine.is_clean
        and not theirs.is_clean
    )


def _check_nearer(reason: BringsNearer, case: Case) -> bool:
    mine, theirs = own_melds(case.view, case.better), own_melds(case.view, case.other)
    others = [
        theirs[number].size
        for number in range(len(case.view.table.melds[case.view.side]))
        if number != reason.meld and _adds(case, reason.card, number, better=False)
    ]
    return (
        _adds(case, reason.card, reason.meld, better=True)
        and min(others) < mine[reason.meld].size
        and mine[reason.meld].size + reason.lacks == case.view.table.rules.scoring.canasta_size
        and reason.lacks > 0
    )


def _check_fit_more(reason: FitMore, case: Case) -> bool:
    plain = [card for card in unseen(case.view) if not IS_WILD[card]]
    many, few = (
        sum(any(takes(case.view, meld, card) for meld in own_melds(case.view, play)) for card in plain)
        for play in (case.better, case.other)
    )
    return (reason.many, reason.few) == (many, few) and many > few


def _check_nearly(reason: NearlyFeeds, case: Case) -> bool:
    view, safe = case.view, thrown_by(case.better)
    meld = view.table.melds[reason.side][reason.meld]
    more = view.table.table.extended(meld, (reason.between,))
    return (
        reason.side != view.side
        and thrown_by(case.other) == reason.card
        and safe is not None
        and not any_rival_takes(view, safe)
        and reason.between in unseen(view)
        and isinstance(more, Meld)
        and takes(view, more, reason.card)
        and not takes(view, meld, reason.card)
    )


def _check_twin(reason: KeepsTwin, case: Case) -> bool:
    mine, theirs = (
        after(case.view, play).hands[case.view.viewer].cards() for play in (case.better, case.other)
    )
    return (
        thrown_by(case.better) == reason.card and reason.card in mine and thrown_by(case.other) not in theirs
    )


def _check_fewer_in_hand(reason: FewerInHand, case: Case) -> bool:
    thrown = (thrown_by(case.better), thrown_by(case.other))
    few, many = (
        sum(
            not IS_WILD[held] and may_meet(case.view, card, held)
            for held in after(case.view, play).hands[case.view.viewer].cards()
        )
        for play, card in ((case.better, reason.card), (case.other, reason.other))
    )
    return thrown == (reason.card, reason.other) and (reason.few, reason.many) == (few, many) and few < many


def _check_more_often(reason: BetterMoreOften, case: Case) -> bool:
    """The same worlds again."""
    sampler, policy = means_of(case.view)
    source, viewer = Random(case.seed), case.view.viewer
    gaps: list[float] = []
    for _ in range(reason.worlds):
        world = sampler.world(source)
        mine, theirs = (
            worth(look_ahead(world, play, policy), viewer, policy) for play in (case.better, case.other)
        )
        gaps.append(mine - theirs)
    better, worse = sum(gap > 0 for gap in gaps), sum(gap < 0 for gap in gaps)
    return (
        (reason.better, reason.worse) == (better, worse) and better > worse and reason.worlds <= case.worlds
    )


SLIGHT_CHECKS: dict[type, Callable[..., bool]] = {
    MeldsMore: _check_melds_more,
    HoldsBack: _check_holds_back,
    GetsCards: _check_gets,
    ShowsCards: _check_shows,
    CountsMore: _check_counts_more,
    FewerGoWith: _check_fewer,
    ServesClean: _check_serves,
    BringsNearer: _check_nearer,
    FitMore: _check_fit_more,
    NearlyFeeds: _check_nearly,
    KeepsTwin: _check_twin,
    FewerInHand: _check_fewer_in_hand,
    BetterMoreOften: _check_more_often,
}
