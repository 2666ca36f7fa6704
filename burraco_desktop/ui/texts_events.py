"""What happened, told from the viewer's seat, a line an event, using only what the redacted event names."""

from collections.abc import Sequence
from typing import assert_never

from PySide6.QtCore import QCoreApplication

from burraco_desktop.engine.cards import Hand
from burraco_desktop.engine.deal import SeatingDraw
from burraco_desktop.engine.events import (
    CardDiscarded,
    CardDrawn,
    DealEnd,
    DealEnded,
    Event,
    HandsDealt,
    HandsShown,
    MeldExtended,
    MeldLaid,
    PackCut,
    PileTaken,
    ReserveOpened,
    ReserveTaken,
    TurnStarted,
    UpcardTurned,
)
from burraco_desktop.engine.melds import NO_CARD, Meld, MeldKind
from burraco_desktop.engine.view import PlayerView
from burraco_desktop.ui.texts_cards import (
    canasta_name,
    counted,
    meld_name,
    rank_plural,
    the_card,
    the_cards,
)

translate = QCoreApplication.translate

_PlayEvent = (
    PackCut | ReserveOpened | CardDrawn | PileTaken | MeldLaid | MeldExtended | CardDiscarded | ReserveTaken
)


def event_text(event: Event, view_after: PlayerView, names: Sequence[str]) -> str | None:
    """The line of the log, or None where nothing is worth telling; `view_after` is the view just after."""
    match event:
        case HandsDealt(hands):
            size = len(hands[view_after.viewer])
            return counted(translate("events", "Every player gets %n card(s).", None, size), size)
        case UpcardTurned(card):
            return _sentence_start(translate("events", "{card} starts the pile.").format(card=the_card(card)))
        case DealEnded():
            return _deal_end(event, view_after.viewer, names)
        case TurnStarted() | HandsShown():
            return None
        case _:
            return _told(event, view_after, names[event.seat])


def _told(event: _PlayEvent, after: PlayerView, name: str) -> str:
    is_mine = event.seat == after.viewer
    line = _my_line(event, after) if is_mine else _their_line(event, after)
    number = len(event.cards) if isinstance(event, PileTaken) else 0
    told = counted(line, number).format(**_words(event, after, name))
    return _with_remark(told, event, after) if isinstance(event, MeldLaid | MeldExtended) else told


def _my_line(event: _PlayEvent, after: PlayerView) -> str:
    match event:
        case PackCut():
            line = translate("events", "You cut the pack.")
        case CardDrawn():
            line = translate("events", "You draw {card}.")
        case PileTaken(_, cards):
            line = _my_pile(len(cards))
        case MeldLaid():
            line = _my_meld(_meld_of(event, after))
        case MeldExtended():
            line = translate("events", "You add {cards} to {meld}.")
        case CardDiscarded():
            line = translate("events", "You discard {card}.")
        case ReserveTaken(_, _, True):
            line = translate("events", "You take the pozzetto in flight and play on.")
        case ReserveTaken():
            line = translate("events", "You take the pozzetto, to be played from your next turn.")
        case ReserveOpened():
            line = translate("events", "You pick up your pozzetto.")
        case _:
            assert_never(event)
    return line


def _their_line(event: _PlayEvent, after: PlayerView) -> str:
    match event:
        case PackCut():
            line = translate("events", "{name} cuts the pack.")
        case CardDrawn():
            line = translate("events", "{name} draws from the stock.")
        case PileTaken(_, cards):
            line = _their_pile(len(cards))
        case MeldLaid():
            line = _their_meld(_meld_of(event, after))
        case MeldExtended():
            line = translate("events", "{name} adds {cards} to {meld}.")
        case CardDiscarded():
            line = translate("events", "{name} discards {card}.")
        case ReserveTaken(_, _, True):
            line = translate("events", "{name} takes the pozzetto in flight and plays on.")
        case ReserveTaken():
            line = translate("events", "{name} takes the pozzetto, to be played from the next turn.")
        case ReserveOpened():
            line = translate("events", "{name} picks up the pozzetto.")
        case _:
            assert_never(event)
    return line


def _my_pile(size: int) -> str:
    if size == 1:
        return translate("events", "You take {card} from the pile.")
    return translate("events", "You take the pile (%n card(s)).", None, size)


def _my_meld(meld: Meld) -> str:
    is_set = meld.layout.kind == MeldKind.SET
    naturals = meld.size - (not meld.is_clean)
    if is_set and meld.is_clean:
        return translate("events", "You lay %n {ranks}.", None, naturals)
    if is_set:
        return translate("events", "You lay %n {ranks} with {wild}.", None, naturals)
    if meld.is_clean:
        return translate("events", "You lay {low} to {high}.")
    return translate("events", "You lay {low} to {high}, with {wild} as {face}.")


def _their_pile(size: int) -> str:
    if size == 1:
        return translate("events", "{name} takes {card} from the pile.")
    return translate("events", "{name} takes the pile (%n card(s)).", None, size)


def _their_meld(meld: Meld) -> str:
    is_set = meld.layout.kind == MeldKind.SET
    naturals = meld.size - (not meld.is_clean)
    if is_set and meld.is_clean:
        return translate("events", "{name} lays %n {ranks}.", None, naturals)
    if is_set:
        return translate("events", "{name} lays %n {ranks} with {wild}.", None, naturals)
    if meld.is_clean:
        return translate("events", "{name} lays {low} to {high}.")
    return translate("events", "{name} lays {low} to {high}, with {wild} as {face}.")


def _words(event: _PlayEvent, after: PlayerView, name: str) -> dict[str, str]:
    """The words that the line of an event may use; never a card that the event does not name."""
    words = {"name": name}
    match event:
        case CardDrawn(_, card) | CardDiscarded(_, card):
            words["card"] = the_card(card)
        case PileTaken(_, cards):
            words["card"] = the_card(cards[-1])
        case MeldLaid():
            words |= _meld_words(_meld_of(event, after), event)
        case MeldExtended(_, _, cards):
            words |= {"cards": the_cards(cards), "meld": meld_name(_meld_of(event, after))}
    return words


def _meld_words(meld: Meld, event: MeldLaid) -> dict[str, str]:
    placed = meld.placed(event.wild_end)
    stands_for = next((face for card, face in placed if card != face), NO_CARD)
    return {
        "ranks": rank_plural(meld.layout.rank) if meld.layout.kind == MeldKind.SET else "",
        "low": the_card(placed[0][1]),
        "high": the_card(placed[-1][1]),
        "wild": the_card(meld.layout.wild),
        "face": the_card(stands_for),
    }


def _meld_of(event: MeldLaid | MeldExtended, after: PlayerView) -> Meld:
    melds = after.table.melds[after.table.side_of[event.seat]]
    return melds[event.meld] if isinstance(event, MeldExtended) else melds[-1]


def _with_remark(line: str, event: MeldLaid | MeldExtended, after: PlayerView) -> str:
    """The line, and what burraco the cards have made of the meld, if that is new."""
    meld = _meld_of(event, after)
    if not meld.is_canasta or _was_canasta(meld, event, after):
        return line
    return translate("events", "{line} {burraco}!").format(line=line, burraco=canasta_name(meld.grade))


def _was_canasta(meld: Meld, event: MeldLaid | MeldExtended, after: PlayerView) -> bool:
    """Tell whether the meld was a burraco of the same grade before these cards came."""
    before = Hand(meld.cards)
    for card in event.cards:
        before.remove(card)
    old = after.table.table.meld(before.cards()) if before.size else None
    return isinstance(old, Meld) and old.is_canasta and old.grade == meld.grade


def _deal_end(event: DealEnded, viewer: int, names: Sequence[str]) -> str:
    if event.end == DealEnd.CLOSED and event.seat == viewer:
        return translate("events", "You close the deal.")
    return deal_end_text(event, names)


def deal_end_text(event: DealEnded, names: Sequence[str]) -> str:
    """How the deal came to its end."""
    match event.end:
        case DealEnd.CLOSED:
            return translate("events", "{name} closes the deal.").format(name=names[event.seat])
        case DealEnd.STOCK:
            return translate("events", "The stock has run out, so the deal ends without a close.")
        case DealEnd.STALEMATE:
            return translate("events", "Nobody plays on and the pile only goes round, so the deal ends here.")
        case DealEnd.TURN_BOUND:
            return translate("events", "The deal has taken too many turns, so it ends here.")
    assert_never(event.end)


def seating_texts(draw: SeatingDraw, names: Sequence[str], viewer: int) -> list[str]:
    """The draw for seats, a line a card drawn, and who deals first."""
    lines = []
    for drawn in draw.rounds:
        for player, card in drawn:
            seat = draw.players.index(player)
            if seat == viewer:
                line = translate("events", "You draw {card} for your seat.")
            else:
                line = translate("events", "{name} draws {card} for a seat.")
            lines.append(line.format(name=names[seat], card=the_card(card)))
    if draw.dealer == viewer:
        return [*lines, translate("events", "You drew lowest and deal first.")]
    return [
        *lines,
        translate("events", "{name} drew lowest and deals first.").format(name=names[draw.dealer]),
    ]


def _sentence_start(text: str) -> str:
    return text[:1].upper() + text[1:]
