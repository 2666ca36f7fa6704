"""What happened, told from the viewer's seat, a line an event, using only what the redacted event names."""

from collections.abc import Sequence
from typing import assert_never

from PySide6.QtCore import QCoreApplication

from burraco_desktop.engine.cards import RANK_OF, Hand
from burraco_desktop.engine.deal import SeatingDraw
from burraco_desktop.engine.events import (
    CardDiscarded,
    CardDrawn,
    CardKept,
    CardRefused,
    CutTried,
    DealEnd,
    DealEnded,
    Event,
    HandsDealt,
    HandsShown,
    MeldExtended,
    MeldLaid,
    PackCut,
    PileDeclined,
    PileTaken,
    ReserveOpened,
    ReserveTaken,
    SidesFormed,
    StockRefilled,
    TurnStarted,
    UpcardTurned,
)
from burraco_desktop.engine.melds import NO_CARD, Meld, MeldKind
from burraco_desktop.engine.rules import RuleSet
from burraco_desktop.engine.view import PlayerView
from burraco_desktop.ui.texts_cards import meld_name, rank_name, rank_plural, suit_name, the_card, the_cards
from burraco_desktop.ui.texts_plain import counted
from burraco_desktop.ui.texts_words import canasta_name, phrases

translate = QCoreApplication.translate

_SeatEvent = (
    PackCut
    | CutTried
    | ReserveOpened
    | CardDrawn
    | CardRefused
    | PileTaken
    | PileDeclined
    | MeldLaid
    | MeldExtended
    | CardDiscarded
    | CardKept
    | ReserveTaken
)
_DrawEvent = CardDrawn | CardRefused | PileTaken | PileDeclined
_MeldEvent = MeldLaid | MeldExtended


def event_text(event: Event, view_after: PlayerView, names: Sequence[str]) -> str | None:
    """The line of the log, or None where nothing is worth telling; `view_after` is the view just after."""
    match event:
        case HandsDealt(hands):
            size = len(hands[view_after.viewer])
            return counted(translate("events", "Every player gets %n card(s).", None, size), size)
        case UpcardTurned(card):
            return sentence_start(translate("events", "{card} starts the pile.").format(card=the_card(card)))
        case StockRefilled():
            text = translate("events", "The stock is used up, so {a_reserve} becomes the new stock.")
            return text.format(**phrases(view_after.table.rules))
        case SidesFormed(seat):
            return _sides_formed(seat, view_after.viewer, names)
        case DealEnded():
            return deal_end_text(event, names, view_after.viewer)
        case TurnStarted() | HandsShown():
            return None
        case _:
            return _told(event, view_after, names[event.seat])


def _told(event: _SeatEvent, after: PlayerView, name: str) -> str:
    is_mine = event.seat == after.viewer
    line = _my_line(event, after) if is_mine else _their_line(event, after)
    told = counted(line, _number_in(event)).format(**_words(event, after, name), **phrases(after.table.rules))
    return _with_remark(told, event, after) if isinstance(event, MeldLaid | MeldExtended) else told


def _number_in(event: _SeatEvent) -> int:
    match event:
        case PileTaken(_, cards) | MeldLaid(_, cards):
            return len(cards)
        case CutTried(_, lifted):
            return lifted
        case _:
            return 0


def _my_line(event: _SeatEvent, after: PlayerView) -> str:
    match event:
        case PackCut():
            line = translate("events", "You cut the pack.")
        case CutTried():
            line = _my_cut(event)
        case CardDrawn() | CardRefused() | PileTaken() | PileDeclined():
            line = _my_draw(event)
        case CardDiscarded():
            line = translate("events", "You discard {card}.")
        case CardKept():
            line = translate("events", "You keep your last card.")
        case MeldLaid() | MeldExtended():
            line = _my_melding(event, after)
        case ReserveTaken() | ReserveOpened():
            line = _my_reserve(event)
        case _:
            assert_never(event)
    return line


def _my_draw(event: _DrawEvent) -> str:
    match event:
        case CardDrawn():
            return translate("events", "You draw {card}.")
        case CardRefused():
            return translate("events", "You refuse {card}.")
        case PileTaken(_, cards):
            return _my_pile(len(cards))
        case PileDeclined():
            return translate("events", "You take no card from the pile.")
    assert_never(event)


def _their_line(event: _SeatEvent, after: PlayerView) -> str:
    match event:
        case PackCut():
            line = translate("events", "{name} cuts the pack.")
        case CutTried():
            line = _their_cut(event)
        case CardDrawn() | CardRefused() | PileTaken() | PileDeclined():
            line = _their_draw(event)
        case CardDiscarded():
            line = translate("events", "{name} discards {card}.")
        case CardKept():
            line = translate("events", "{name} keeps the last card.")
        case MeldLaid() | MeldExtended():
            line = _their_melding(event, after)
        case ReserveTaken() | ReserveOpened():
            line = _their_reserve(event)
        case _:
            assert_never(event)
    return line


def _their_draw(event: _DrawEvent) -> str:
    match event:
        case CardDrawn():
            return translate("events", "{name} draws from the stock.")
        case CardRefused():
            return translate("events", "{name} refuses {card}.")
        case PileTaken(_, cards):
            return _their_pile(len(cards))
        case PileDeclined():
            return translate("events", "{name} takes no card from the pile.")
    assert_never(event)


def _my_cut(event: CutTried) -> str:
    if event.is_exact:
        return translate("events", "You lift %n card(s), exactly right: {points} points.", None, event.lifted)
    return translate("events", "You lift %n card(s).", None, event.lifted)


def _their_cut(event: CutTried) -> str:
    if event.is_exact:
        return translate(
            "events", "{name} lifts %n card(s), exactly right: {points} points.", None, event.lifted
        )
    return translate("events", "{name} lifts %n card(s).", None, event.lifted)


def _my_reserve(event: ReserveTaken | ReserveOpened) -> str:
    if isinstance(event, ReserveOpened):
        return translate("events", "You pick up {your_reserve}.")
    if event.in_flight:
        return translate("events", "You take {the_reserve} in flight and play on.")
    return translate("events", "You take {the_reserve}, to be played from your next turn.")


def _their_reserve(event: ReserveTaken | ReserveOpened) -> str:
    if isinstance(event, ReserveOpened):
        return translate("events", "{name} picks up {the_reserve}.")
    if event.in_flight:
        return translate("events", "{name} takes {the_reserve} in flight and plays on.")
    return translate("events", "{name} takes {the_reserve}, to be played from the next turn.")


def _my_melding(event: _MeldEvent, after: PlayerView) -> str:
    if isinstance(event, MeldExtended):
        return translate("events", "You add {cards} to {meld}.")
    meld = _meld_of(event, after)
    if meld.layout.kind == MeldKind.WILDS:
        return translate("events", "You lay %n wild card(s) as a meld.", None, meld.size)
    return _my_meld(meld)


def _their_melding(event: _MeldEvent, after: PlayerView) -> str:
    if isinstance(event, MeldExtended):
        return translate("events", "{name} adds {cards} to {meld}.")
    meld = _meld_of(event, after)
    if meld.layout.kind == MeldKind.WILDS:
        return translate("events", "{name} lays %n wild card(s) as a meld.", None, meld.size)
    return _their_meld(meld)


def _my_pile(size: int) -> str:
    if size == 1:
        return translate("events", "You take {card} from the pile.")
    return translate("events", "You take the pile (%n card(s)).", None, size)


def _my_meld(meld: Meld) -> str:
    is_set = meld.layout.kind == MeldKind.SET
    has_wild = meld.layout.wild != NO_CARD
    naturals = meld.size - has_wild
    if is_set and not has_wild:
        return translate("events", "You lay %n {ranks}.", None, naturals)
    if is_set:
        return translate("events", "You lay %n {ranks} with {wild}.", None, naturals)
    if not has_wild:
        return translate("events", "You lay a run of {suit}, {low} to {high}.")
    return translate("events", "You lay a run of {suit}, {low} to {high}, with {wild} as {face}.")


def _their_pile(size: int) -> str:
    if size == 1:
        return translate("events", "{name} takes {card} from the pile.")
    return translate("events", "{name} takes the pile (%n card(s)).", None, size)


def _their_meld(meld: Meld) -> str:
    is_set = meld.layout.kind == MeldKind.SET
    has_wild = meld.layout.wild != NO_CARD
    naturals = meld.size - has_wild
    if is_set and not has_wild:
        return translate("events", "{name} lays %n {ranks}.", None, naturals)
    if is_set:
        return translate("events", "{name} lays %n {ranks} with {wild}.", None, naturals)
    if not has_wild:
        return translate("events", "{name} lays a run of {suit}, {low} to {high}.")
    return translate("events", "{name} lays a run of {suit}, {low} to {high}, with {wild} as {face}.")


def _words(event: _SeatEvent, after: PlayerView, name: str) -> dict[str, str]:
    """The words that the line of an event may use; never a card that the event does not name."""
    words = {"name": name, "points": str(after.table.rules.deck.cut_bonus_points)}
    match event:
        case CardDrawn(_, card) | CardRefused(_, card) | CardDiscarded(_, card):
            words["card"] = the_card(card)
        case PileTaken(_, cards):
            words["card"] = the_card(cards[-1])
        case MeldLaid():
            words |= _meld_words(_meld_of(event, after), event)
        case MeldExtended(_, _, cards):
            words |= {"cards": the_cards(cards), "meld": meld_name(_meld_of(event, after))}
    return words


def _meld_words(meld: Meld, event: MeldLaid) -> dict[str, str]:
    layout, placed = meld.layout, meld.placed(event.wild_end)
    stands_for = next((face for card, face in placed if card != face), NO_CARD)
    words = {"wild": the_card(layout.wild), "face": the_card(stands_for)}
    if layout.kind == MeldKind.SET:
        words["ranks"] = rank_plural(layout.rank)
    if layout.kind == MeldKind.RUN:
        low, high = (rank_name(RANK_OF[face]) for _, face in (placed[0], placed[-1]))
        words |= {"suit": suit_name(layout.suit), "low": low, "high": high}
    return words


def _meld_of(event: _MeldEvent, after: PlayerView) -> Meld:
    melds = after.table.melds[after.table.side_of[event.seat]]
    return melds[event.meld] if isinstance(event, MeldExtended) else melds[-1]


def _with_remark(line: str, event: _MeldEvent, after: PlayerView) -> str:
    """The line, and what burraco the cards have made of the meld, if that is new."""
    meld = _meld_of(event, after)
    if not meld.is_canasta or _was_canasta(meld, event, after):
        return line
    return translate("events", "{line} {burraco}!").format(
        line=line, burraco=canasta_name(meld.grade, after.table.rules)
    )


def _was_canasta(meld: Meld, event: _MeldEvent, after: PlayerView) -> bool:
    """Tell whether the meld was a burraco of the same grade before these cards came."""
    before = Hand(meld.cards)
    for card in event.cards:
        before.remove(card)
    old = after.table.table.meld(before.cards()) if before.size else None
    return isinstance(old, Meld) and old.is_canasta and old.grade == meld.grade


def _sides_formed(solo: int, viewer: int, names: Sequence[str]) -> str:
    """Who plays alone from now on, and who are a pair."""
    pair = [seat for seat in range(len(names)) if seat != solo]
    if solo == viewer:
        text = translate("events", "You play alone from now on; {first} and {second} are a pair.")
    elif viewer in pair:
        pair.remove(viewer)
        text = translate("events", "{name} plays alone from now on; you and {first} are a pair.")
    else:
        text = translate("events", "{name} plays alone from now on; {first} and {second} are a pair.")
    first, second = names[pair[0]], names[pair[-1]]
    return text.format(name=names[solo], first=first, second=second)


def deal_end_text(event: DealEnded, names: Sequence[str], viewer: int) -> str:
    """How the deal came to its end."""
    match event.end:
        case DealEnd.CLOSED if event.seat == viewer:
            return translate("events", "You close the deal.")
        case DealEnd.CLOSED:
            return translate("events", "{name} closes the deal.").format(name=names[event.seat])
        case DealEnd.STOCK:
            return translate("events", "The stock has run out, so the deal ends without a close.")
        case DealEnd.STALEMATE:
            return translate("events", "Nobody plays on and the pile only goes round, so the deal ends here.")
        case DealEnd.TURN_BOUND:
            return translate("events", "The deal has taken too many turns, so it ends here.")
    assert_never(event.end)


def seating_texts(draw: SeatingDraw, names: Sequence[str], viewer: int, rules: RuleSet) -> list[str]:
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
    return [*lines, _first_dealer(draw.dealer, names, viewer, rules)]


def _first_dealer(dealer: int, names: Sequence[str], viewer: int, rules: RuleSet) -> str:
    starter = (dealer + 1) % len(names)
    match rules.deck.first_dealer:
        case "random" if dealer == viewer:
            line = translate("events", "By lot you deal first.")
        case "random":
            line = translate("events", "By lot {name} deals first.")
        case "left_of_highest_draw" if starter == viewer:
            line = translate("events", "You drew highest and start; {name} deals.")
        case "left_of_highest_draw" if dealer == viewer:
            line = translate("events", "{starter} drew highest and starts; you deal.")
        case "left_of_highest_draw":
            line = translate("events", "{starter} drew highest and starts; {name} deals.")
        case _ if dealer == viewer:
            line = translate("events", "You drew lowest and deal first.")
        case _:
            line = translate("events", "{name} drew lowest and deals first.")
    return line.format(name=names[dealer], starter=names[starter])


def sentence_start(text: str) -> str:
    """A text that begins a sentence."""
    return text[:1].upper() + text[1:]
