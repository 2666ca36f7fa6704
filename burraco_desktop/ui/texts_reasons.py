"""Why one play is better than another, as sentences. It finds no reason."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, assert_never

from PySide6.QtCore import QCoreApplication

from burraco_desktop.ai.reasons import (
    Cleans,
    Closes,
    Denies,
    Feeds,
    FitsHand,
    FitsOwnMeld,
    Happening,
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
from burraco_desktop.engine.view import PlayerView
from burraco_desktop.ui.texts_cards import meld_name, the_card, the_cards
from burraco_desktop.ui.texts_events import sentence_start
from burraco_desktop.ui.texts_plain import counted
from burraco_desktop.ui.texts_words import phrases

translate = QCoreApplication.translate


def reason_text(reason: Reason, view: PlayerView, names: Sequence[str]) -> str:
    """Why the better of two plays is better, as a sentence about both."""
    if isinstance(reason, Measured):
        return _measured(reason, view)
    return sentence_start(_static(reason, view, names))


def _measured(reason: Measured, view: PlayerView) -> str:
    scale = 1 if reason.happening.counts_points else 100
    number = max(1, round(abs(reason.more) * scale))
    line = (_MORE if reason.more > 0 else _FEWER)[reason.happening](number)
    return counted(line, number).format(**phrases(view.table.rules))


def _static(reason: Reason, view: PlayerView, names: Sequence[str]) -> str:
    match reason:
        case Closes() | TakesReserve() | MakesCanasta() | KeepsWilds():
            return _about_the_play(reason).format(**phrases(view.table.rules))
        case KeepsClean(number) | Cleans(number):
            return _clean(reason, view, number)
        case Feeds() | Denies() | NextHolds() | NextThrew() | IsDead():
            return _about_others(reason, view, names)
        case UsesPile() | PileFitsNothing() | FitsOwnMeld() | FitsHand():
            return _about_own(reason, view)
        case MeldsMore() | HoldsBack() | GetsCards() | ShowsCards() | CountsMore():
            return _slight(reason)
        case ServesClean() | BringsNearer() | FitMore() | BetterMoreOften():
            return _placing(reason, view)
        case NearlyFeeds() | KeepsTwin() | FewerInHand() | FewerGoWith():
            return _throwing(reason, view)
        case Measured():
            return _measured(reason, view)
    assert_never(reason)


_Slight = MeldsMore | HoldsBack | GetsCards | ShowsCards | CountsMore


def _slight(reason: _Slight) -> str:
    match reason:
        case MeldsMore(points):
            return counted(translate("coach", "This melds %n point(s) more at once.", None, points), points)
        case HoldsBack(cards):
            text = translate("coach", "This keeps {cards} in your hand, where they may become more.")
            return text.format(cards=the_cards(cards))
        case GetsCards(count):
            text = translate("coach", "In the pile you see what you get: %n card(s).", None, count)
            return counted(text, count)
        case ShowsCards(count):
            text = translate(
                "coach", "With the pile everybody would know %n card(s) of your hand.", None, count
            )
            return counted(text, count)
        case CountsMore(card, other, points):
            text = translate(
                "coach", "Left in your hand, {card} would cost %n point(s) more than {other}.", None, points
            )
            return counted(text, points).format(card=the_card(card), other=the_card(other))
    assert_never(reason)


def _placing(reason: ServesClean | BringsNearer | FitMore | BetterMoreOften, view: PlayerView) -> str:
    own = view.table.melds[view.side]
    match reason:
        case ServesClean(card, number):
            text = translate("coach", "{card} makes a clean meld longer, {meld}, and not a dirty one.")
            return text.format(card=the_card(card), meld=meld_name(own[number]))
        case BringsNearer(card, number, lacks):
            line = translate(
                "coach", "With {card}, {meld} lacks only %n card(s) for {a_canasta}.", None, lacks
            )
            words = phrases(view.table.rules)
            return counted(line, lacks).format(card=the_card(card), meld=meld_name(own[number]), **words)
        case FitMore(many, few):
            text = translate("coach", "More unseen cards then fit your melds: {many} instead of {few}.")
            return text.format(many=many, few=few)
        case BetterMoreOften(worlds, better, worse):
            text = translate(
                "coach",
                "Tried with the hidden cards in other hands each time:"
                " better in {more} cases of 100, worse in {less}.",
            )
            return text.format(more=round(100 * better / worlds), less=round(100 * worse / worlds))
    assert_never(reason)


def _throwing(reason: NearlyFeeds | KeepsTwin | FewerInHand | FewerGoWith, view: PlayerView) -> str:
    match reason:
        case NearlyFeeds(card, between, side, number):
            text = translate("coach", "With {between}, {card} would fit {meld} of your opponents.")
            meld = meld_name(view.table.melds[side][number])
            return text.format(between=the_card(between), card=the_card(card), meld=meld)
        case KeepsTwin(card):
            text = translate("coach", "You keep another card like this one: {card}.")
            return text.format(card=the_card(card))
        case FewerInHand(card, other, few, many):
            text = translate(
                "coach", "Fewer of your cards go with {card} ({few}) than with {other} ({many})."
            )
            return text.format(card=the_card(card), other=the_card(other), few=few, many=many)
        case FewerGoWith(card, other, few, many):
            text = translate("coach", "Fewer unseen cards go with {card} ({few}) than with {other} ({many}).")
            return text.format(card=the_card(card), other=the_card(other), few=few, many=many)
    assert_never(reason)


def _about_the_play(reason: Closes | TakesReserve | MakesCanasta | KeepsWilds) -> str:
    match reason:
        case Closes():
            return translate("coach", "This closes the deal at once.")
        case TakesReserve(in_flight):
            return _reserve(in_flight=in_flight)
        case MakesCanasta(_, is_clean):
            line = translate("coach", "This finishes {a_canasta} now.")
            clean = translate("coach", "This finishes {a_clean_canasta} now.")
            return clean if is_clean else line
        case KeepsWilds(count):
            text = translate("coach", "This keeps %n more wild(s) in your hand.", None, count)
            return counted(text, count)
    assert_never(reason)


def _reserve(*, in_flight: bool) -> str:
    if in_flight:
        return translate("coach", "This takes {the_reserve} in flight, to be played at once.")
    return translate("coach", "This takes {the_reserve} in this turn.")


def _clean(reason: KeepsClean | Cleans, view: PlayerView, number: int) -> str:
    if isinstance(reason, KeepsClean):
        line = translate("coach", "This keeps {meld} clean.")
    else:
        line = translate("coach", "This makes {meld} clean.")
    return line.format(meld=meld_name(view.table.melds[view.side][number]))


def _about_others(
    reason: Feeds | Denies | NextHolds | NextThrew | IsDead, view: PlayerView, names: Sequence[str]
) -> str:
    match reason:
        case Feeds(card, side, number):
            line = translate("coach", "{card} would fit {meld} of your opponents.")
            return line.format(card=the_card(card), meld=meld_name(view.table.melds[side][number]))
        case Denies(card, side, number):
            line = translate("coach", "In the pile lies {card}, which fits {meld} of your opponents.")
            return line.format(card=the_card(card), meld=meld_name(view.table.melds[side][number]))
        case NextHolds(card, seat, mates):
            line = translate("coach", "{name} is known to hold {cards}, and could use {card}.")
            return line.format(name=names[seat], cards=the_cards(mates), card=the_card(card))
        case NextThrew(card, seat):
            line = translate("coach", "{name} has discarded such a card too: {card}.")
            return line.format(name=names[seat], card=the_card(card))
        case IsDead(card):
            line = translate("coach", "Nobody can build on {card}: all that goes with it has been seen.")
            return line.format(card=the_card(card))
    assert_never(reason)


def _about_own(reason: UsesPile | PileFitsNothing | FitsOwnMeld | FitsHand, view: PlayerView) -> str:
    match reason:
        case UsesPile(cards):
            line = translate("coach", "From the pile you can meld {cards} at once.")
            return line.format(cards=the_cards(cards))
        case PileFitsNothing():
            return translate("coach", "No card of the pile goes with your cards or melds.")
        case FitsOwnMeld(card, number):
            line = translate("coach", "{card} still fits {meld} of your own side.")
            return line.format(card=the_card(card), meld=meld_name(view.table.melds[view.side][number]))
        case FitsHand(card, mates):
            line = translate("coach", "{card} goes with {cards} in your hand.")
            return line.format(card=the_card(card), cards=the_cards(mates))
    assert_never(reason)


_Count = Callable[[int], str]

# A round is what is played out: up to the end of the player's next turn, with other hidden cards each time.
_MORE: Final[Mapping[Happening, _Count]] = {
    Happening.OWN_CANASTA: lambda n: translate(
        "coach", "Within a round your side has {a_canasta} in %n more case(s) of 100.", None, n
    ),
    Happening.OWN_CLEAN_CANASTA: lambda n: translate(
        "coach", "Within a round your side has {a_clean_canasta} in %n more case(s) of 100.", None, n
    ),
    Happening.OWN_RESERVE: lambda n: translate(
        "coach", "Within a round your side takes {the_reserve} in %n more case(s) of 100.", None, n
    ),
    Happening.OWN_CLOSE: lambda n: translate(
        "coach", "Within a round your side closes in %n more case(s) of 100.", None, n
    ),
    Happening.OWN_POINTS: lambda n: translate(
        "coach", "Within a round your side melds %n point(s) more.", None, n
    ),
    Happening.RIVAL_POINTS_HELD: lambda n: translate(
        "coach", "After a round your opponents hold %n point(s) more in hand.", None, n
    ),
}
_FEWER: Final[Mapping[Happening, _Count]] = {
    Happening.OWN_POINTS_HELD: lambda n: translate(
        "coach", "After a round your side holds %n point(s) less in hand.", None, n
    ),
    Happening.RIVAL_CANASTA: lambda n: translate(
        "coach", "Within a round your opponents have {a_canasta} in %n fewer case(s) of 100.", None, n
    ),
    Happening.RIVAL_CLEAN_CANASTA: lambda n: translate(
        "coach", "Within a round your opponents have {a_clean_canasta} in %n fewer case(s) of 100.", None, n
    ),
    Happening.RIVAL_RESERVE: lambda n: translate(
        "coach", "Within a round your opponents take {the_reserve} in %n fewer case(s) of 100.", None, n
    ),
    Happening.RIVAL_CLOSE: lambda n: translate(
        "coach", "Within a round your opponents close in %n fewer case(s) of 100.", None, n
    ),
    Happening.RIVAL_POINTS: lambda n: translate(
        "coach", "Within a round your opponents meld %n point(s) less.", None, n
    ),
}
"""Only what speaks for a play is told: welcome happenings that grow, and others that shrink."""
