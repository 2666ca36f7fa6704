"""Finds reasons that can be read off the table after two plays, without any look ahead.

It takes part in no choice: which play is better, `advice_trial` has found out.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from burraco_desktop.ai.aims import ranks_barred
from burraco_desktop.ai.manners import top_card_may_extend
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
    NextHolds,
    NextThrew,
    PileFitsNothing,
    Reason,
    TakesReserve,
    UsesPile,
)
from burraco_desktop.ai.sampling import unseen_cards
from burraco_desktop.ai.shape import shape_of
from burraco_desktop.engine import play
from burraco_desktop.engine.actions import Action, Discard, ExtendMeld, LayMeld, TakePile
from burraco_desktop.engine.cards import (
    BIT,
    IS_WILD,
    RANK_OF,
    SUIT_OF,
    Card,
    Hand,
)
from burraco_desktop.engine.events import DealEnd
from burraco_desktop.engine.melds import Meld, MeldTable
from burraco_desktop.engine.state import State
from burraco_desktop.engine.view import PlayerView

RECENT: Final = 8
"""In so many last rounds what somebody has thrown tells what he has no use for."""


@dataclass(frozen=True, slots=True)
class Played:
    """What a play makes of a view's table.

    Attributes:
        actions: the play.
        table: the table after it.
        thrown: the card that it throws, if any.
        melded: the cards that it melds.
    """

    actions: tuple[Action, ...]
    table: State
    thrown: Card | None
    melded: tuple[Card, ...]

    @property
    def takes_pile(self) -> bool:
        """Whether it begins with the pile."""
        return isinstance(self.actions[0], TakePile)


def played(view: PlayerView, actions: tuple[Action, ...]) -> Played:
    """What legal actions make of a view's table."""
    table, thrown, melded = view.table.copy(), None, []
    for action in actions:
        match action:
            case Discard(card):
                thrown = card
            case TakePile(using) if using:
                melded += [*using, table.pile[-1]]
            case LayMeld(cards) | ExtendMeld(_, cards):
                melded += cards
        play.advance(table, action)
    return Played(actions, table, thrown, tuple(melded))


def static_reasons(view: PlayerView, better: Played, other: Played) -> list[Reason]:
    """What can be said for the better of two plays, the weightiest first."""
    return [reason for find in _FINDERS for reason in find(view, better, other)]


def _ending(view: PlayerView, better: Played, other: Played) -> Iterator[Reason]:
    """Closing, and the reserve."""
    if _closes(view, better) and not _closes(view, other):
        yield Closes()
    had = view.table.reserves_had[view.side]
    if _reserves(view, better) > had and _reserves(view, other) == had:
        yield TakesReserve(in_flight=better.table.seat == view.viewer)


def _closes(view: PlayerView, done: Played) -> bool:
    return done.table.end == DealEnd.CLOSED and done.table.closer == view.viewer


def _reserves(view: PlayerView, done: Played) -> int:
    return done.table.reserves_had[done.table.side_of[view.viewer]]


def _melds(view: PlayerView, better: Played, other: Played) -> Iterator[Reason]:
    """What becomes of the own side's melds."""
    before, mine, theirs = view.table.melds[view.side], own_melds(view, better), own_melds(view, other)
    done = {meld.cards for meld in [*before, *theirs] if meld.is_canasta}
    fresh = [meld for meld in mine if meld.is_canasta and meld.cards not in done]
    if fresh and sum(meld.is_canasta for meld in mine) > sum(meld.is_canasta for meld in theirs):
        best = max(fresh, key=lambda meld: (meld.is_clean, meld.bonus))
        yield MakesCanasta(best.cards, best.is_clean)
    for number, (old, new, another) in enumerate(zip(before, mine, theirs, strict=False)):
        if old.is_clean and new.is_clean and not another.is_clean:
            yield KeepsClean(number)
        if not old.is_clean and new.is_clean and not another.is_clean:
            yield Cleans(number)


def own_melds(view: PlayerView, done: Played) -> list[Meld]:
    """The melds of the own side after a play."""
    return done.table.melds[done.table.side_of[view.viewer]]


def _wilds(view: PlayerView, better: Played, other: Played) -> Iterator[Reason]:
    """Wilds that stay in hand."""
    if _closes(view, better) or better.takes_pile != other.takes_pile:
        return
    more = _wilds_held(view, better) - _wilds_held(view, other)
    if more > 0:
        yield KeepsWilds(more)


def _wilds_held(view: PlayerView, done: Played) -> int:
    return sum(IS_WILD[card] for card in done.table.hands[view.viewer].cards())


def _feeding(view: PlayerView, better: Played, other: Played) -> Iterator[Reason]:
    """What rivals get of the pile or of a discard."""
    if other.thrown is not None:
        fed, safe = taker(view, other.thrown), better.thrown
        is_safe = _is_over(better) if safe is None else taker(view, safe) is None
        if fed is not None and is_safe and not _is_over(other):
            yield Feeds(other.thrown, *fed)
    if better.takes_pile and not other.takes_pile:
        for card in reversed(view.table.pile):
            denied = taker(view, card)
            if denied is not None and card != better.thrown:
                yield Denies(card, *denied)
                return


def _is_over(done: Played) -> bool:
    return done.table.end is not None


def taker(view: PlayerView, card: Card) -> tuple[int, int] | None:
    """The side and number of a rivals' meld that takes a card thrown, the one that counts most with it."""
    table = view.table
    if not top_card_may_extend(table.table.brief):
        return None
    found: list[tuple[int, int, int]] = []
    for side, melds in enumerate(table.melds):
        for number, meld in enumerate(melds) if side != view.side else ():
            if table.table.extenders(meld) & BIT[card]:
                new = table.table.extended(meld, (card,))
                assert isinstance(new, Meld)
                found.append((new.points + new.bonus - meld.points - meld.bonus, side, number))
    return max(found)[1:] if found else None


def _pile(view: PlayerView, better: Played, other: Played) -> Iterator[Reason]:
    """Of what use the pile is."""
    pile = view.table.pile
    if better.takes_pile and not other.takes_pile:
        held = view.hand
        used = [card for card in dict.fromkeys(pile) if better.melded.count(card) > held.counts[card]]
        if used:
            yield UsesPile(tuple(used))
    elif other.takes_pile and not better.takes_pile and not other.melded:
        is_useless = not any(
            fits_own(view, card) is not None or mates(view, card, view.hand) for card in pile
        )
        if is_useless and not any(_pairs(view, pile)):
            yield PileFitsNothing()


def _pairs(view: PlayerView, pile: list[Card]) -> Iterator[tuple[Card, ...]]:
    """Cards of the pile that go with others of it."""
    for at, card in enumerate(pile):
        yield from (found for found in [mates(view, card, Hand(pile[:at]))] if found)


def _keeping(view: PlayerView, better: Played, other: Played) -> Iterator[Reason]:
    """What a card thrown was good for."""
    card, kept = other.thrown, better.thrown
    if card is None or kept is None or card == kept or _is_over(other):
        return
    own = fits_own(view, card)
    if own is not None:
        if fits_own(view, kept) is None:
            yield FitsOwnMeld(card, own)
        return
    found = mates(view, card, other.table.hands[view.viewer])
    if found and not mates(view, kept, better.table.hands[view.viewer]):
        yield FitsHand(card, found)


def fits_own(view: PlayerView, card: Card) -> int | None:
    """The number of an own meld that takes a plain card."""
    if IS_WILD[card]:
        return None
    melds = view.table.melds[view.side]
    fitting = [at for at, meld in enumerate(melds) if view.table.table.extenders(meld) & BIT[card]]
    return fitting[0] if fitting else None


def mates(view: PlayerView, card: Card, hand: Hand) -> tuple[Card, ...]:
    """The plain cards of a hand that may become a meld with a plain card: of its rank, or near it in suit."""
    if IS_WILD[card]:
        return ()
    table = view.table.table
    return tuple(other for other in dict.fromkeys(hand.cards()) if goes_with(table, card, other))


def goes_with(table: MeldTable, card: Card, other: Card) -> bool:
    """Tell whether two plain cards may lie in one meld side by side, or with a card between."""
    if IS_WILD[card] or IS_WILD[other]:
        return False
    rank = RANK_OF[card]
    if rank == RANK_OF[other]:
        return not ranks_barred(table.rules.melds) >> rank & 1
    return SUIT_OF[card] == SUIT_OF[other] and bool(shape_of(table.ladder).close[rank] >> RANK_OF[other] & 1)


def _next_player(view: PlayerView, better: Played, other: Played) -> Iterator[Reason]:
    """What the next player is known to hold, or not to want."""
    seat = rival_after(view)
    if seat is None or _is_over(other) or _is_over(better):
        return
    known = view.table.known[seat]
    if other.thrown is not None:
        found = mates(view, other.thrown, known)
        if found and better.thrown is not None and not mates(view, better.thrown, known):
            yield NextHolds(other.thrown, seat, found)
    safe = better.thrown
    if safe is None or safe == other.thrown or taker(view, safe) is not None:
        return
    if safe in thrown_lately(view.table, seat):
        yield NextThrew(safe, seat)
    elif is_dead(view, safe) and other.thrown is not None and not is_dead(view, other.thrown):
        yield IsDead(safe)


def rival_after(view: PlayerView) -> int | None:
    """The next player, if he is a rival."""
    seat = (view.viewer + 1) % view.table.seats
    return seat if view.table.side_of[seat] != view.side else None


def thrown_lately(table: State, seat: int) -> tuple[Card, ...]:
    """What a seat threw in the last rounds."""
    return tuple(card for other, card in table.discards[-RECENT * table.seats :] if other == seat)


def is_dead(view: PlayerView, card: Card) -> bool:
    """Tell whether a plain card goes with none that the viewer cannot place."""
    if IS_WILD[card]:
        return False
    table = view.table
    live = set(unseen_cards(table))
    for seat, known in enumerate(table.known):
        if table.side_of[seat] != view.side:
            live.update(known.cards())
    return not any(goes_with(table.table, card, other) for other in live)


Finder = Callable[[PlayerView, Played, Played], Iterator[Reason]]

_FINDERS: Final[tuple[Finder, ...]] = (
    _ending,
    _melds,
    _feeding,
    _next_player,
    _wilds,
    _pile,
    _keeping,
)
