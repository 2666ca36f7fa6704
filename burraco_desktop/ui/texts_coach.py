"""What the coach says of plays: what to do, why, and by how much it is better. It weighs nothing."""

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
from burraco_desktop.engine import play
from burraco_desktop.engine.actions import Action, Discard, ExtendMeld
from burraco_desktop.engine.closing import takes_reserve
from burraco_desktop.engine.state import State
from burraco_desktop.engine.view import PlayerView
from burraco_desktop.ui.texts_cards import (
    action_text,
    card_symbol,
    cards_symbols,
    counted,
    meld_name,
    the_card,
    the_cards,
)
from burraco_desktop.ui.texts_events import sentence_start
from burraco_desktop.ui.texts_words import phrases

translate = QCoreApplication.translate


def play_texts(actions: Sequence[Action], view: PlayerView) -> list[str]:
    """A play in words, a line an action."""
    table, lines = view.table.copy(), []
    for action in actions:
        lines.append(step_text(action, table))
        play.advance(table, action)
    return lines


def play_text(actions: Sequence[Action], view: PlayerView) -> str:
    """A play in words, in one line."""
    return translate("coach", " · ", "between the steps of a play").join(play_texts(actions, view))


def step_text(action: Action, table: State) -> str:
    """An action of the seat to move in short, with the meld that it adds to, and whether it closes."""
    match action:
        case ExtendMeld(number, cards):
            text = translate("coach", "Add {cards} to {meld}")
            meld = table.melds[table.side][number]
            return text.format(cards=cards_symbols(cards), meld=meld_name(meld))
        case Discard(card) if table.hand.size == 1 and not takes_reserve(table):
            return translate("offers", "Close with {card}").format(card=card_symbol(card))
        case _:
            return action_text(action, table.rules)


def expected_text(points: float) -> str:
    """Where the own side will about stand at the end of the deal."""
    number = round(points)
    if number > 0:
        return counted(translate("coach", "About %n point(s) ahead in this deal", None, number), number)
    if number < 0:
        return counted(translate("coach", "About %n point(s) behind in this deal", None, -number), -number)
    return translate("coach", "About level in this deal")


def gap_text(gap: float, *, is_equal: bool) -> str:
    """How much worse a play is than the best."""
    number = round(gap)
    if is_equal or number < 1:
        return translate("coach", "as good")
    return counted(translate("coach", "%n point(s) less", None, number), number)


def lost_text(points: float) -> str:
    """What a play has cost."""
    number = max(1, round(points))
    return counted(translate("coach", "It cost about %n point(s).", None, number), number)


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
    words = phrases(view.table.rules)
    match reason:
        case Closes():
            return translate("coach", "This closes the deal at once.")
        case TakesReserve(in_flight):
            return _reserve(in_flight=in_flight).format(**words)
        case MakesCanasta(_, is_clean):
            line = translate("coach", "This finishes {a_canasta} now.")
            clean = translate("coach", "This finishes {a_clean_canasta} now.")
            return (clean if is_clean else line).format(**words)
        case KeepsWilds(count):
            text = translate("coach", "This keeps %n more wild(s) in your hand.", None, count)
            return counted(text, count)
        case KeepsClean(number) | Cleans(number):
            return _clean(reason, view, number)
        case Feeds() | Denies() | NextHolds() | NextThrew() | IsDead():
            return _about_others(reason, view, names)
        case UsesPile() | PileFitsNothing() | FitsOwnMeld() | FitsHand():
            return _about_own(reason, view)
        case Measured():
            return _measured(reason, view)
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
