"""What is expected of the viewer now, and the words of the score sheet."""

from collections.abc import Sequence
from typing import assert_never

from PySide6.QtCore import QCoreApplication

from burraco_desktop.engine.actions import Discard, DrawStock, TakePile
from burraco_desktop.engine.events import DealEnded
from burraco_desktop.engine.play import why_not
from burraco_desktop.engine.scoring import LineKind, ScoreLine
from burraco_desktop.engine.state import NO_CARD, NOBODY, Phase
from burraco_desktop.engine.view import PlayerView
from burraco_desktop.ui.texts_cards import canasta_name, counted, listed, the_card
from burraco_desktop.ui.texts_events import deal_end_text

translate = QCoreApplication.translate


def status_text(view: PlayerView, names: Sequence[str]) -> str:
    """What is expected of the viewer, or whom the table waits for."""
    table = view.table
    if table.phase == Phase.OVER:
        assert table.end is not None
        return deal_end_text(DealEnded(table.end, table.closer), names)
    if not view.is_my_turn:
        return _waiting(view, names)
    if table.phase == Phase.DRAW:
        return _to_draw(view)
    return _to_play(view)


def _waiting(view: PlayerView, names: Sequence[str]) -> str:
    table = view.table
    name = names[table.seat]
    if table.is_last_turn:
        return translate("status", "{name} plays the last turn of this deal.").format(name=name)
    if table.phase == Phase.DRAW:
        return translate("status", "{name} is to draw.").format(name=name)
    return translate("status", "{name} is playing.").format(name=name)


def _to_draw(view: PlayerView) -> str:
    table = view.table
    if why_not(table, TakePile()) is not None:
        return translate("status", "Your turn: draw from the stock.")
    if why_not(table, DrawStock()) is not None:
        return translate("status", "Your turn: take the pile.")
    size = len(table.pile)
    if size == 1:
        return translate("status", "Your turn: draw from the stock, or take {card} from the pile.").format(
            card=the_card(table.pile[0])
        )
    text = translate("status", "Your turn: draw from the stock, or take the pile (%n card(s)).", None, size)
    return counted(text, size)


def _to_play(view: PlayerView) -> str:
    table = view.table
    if view.hand.size == 1:
        return _last_card(view)
    if table.is_last_turn:
        return translate("status", "Last turn of this deal: meld what you can, then discard.")
    if table.lone != NO_CARD:
        return translate("status", "Meld, or discard a card other than {card}.").format(
            card=the_card(table.lone)
        )
    if _may_close(view):
        return translate("status", "Meld or discard. To close, meld all but one card and discard it.")
    return translate("status", "Meld what you like, then discard a card.")


def _last_card(view: PlayerView) -> str:
    table = view.table
    card = view.hand.cards()[0]
    if why_not(table, Discard(card)) is not None:
        return translate("status", "Meld your last card.")
    if table.reserve_is_free(view.side):
        return translate("status", "Discard {card} to take the pozzetto, or meld it.").format(
            card=the_card(card)
        )
    return translate("status", "Discard {card} to close the deal.").format(card=the_card(card))


def _may_close(view: PlayerView) -> bool:
    """Tell whether the viewer's side has what closing takes, whatever the last card will be."""
    table = view.table
    if table.reserve_taken[view.side] == NOBODY:
        return False
    needs_clean = table.rules.closing.close_canasta == "clean"
    return any(meld.is_canasta and (meld.is_clean or not needs_clean) for meld in table.melds[view.side])


def score_line_text(line: ScoreLine, names: Sequence[str]) -> str:
    """What a line of the score sheet counts."""
    match line.kind:
        case LineKind.MELD_CARDS:
            return counted(translate("scores", "%n card(s)", None, len(line.cards)), len(line.cards))
        case LineKind.CANASTA:
            assert line.grade is not None
            return canasta_name(line.grade)
        case LineKind.CLOSE:
            return translate("scores", "{name} closed").format(name=names[line.seat])
        case LineKind.RESERVE_TAKEN:
            return translate("scores", "Pozzetto taken")
        case LineKind.RESERVE_NOT_TAKEN:
            return translate("scores", "Pozzetto not taken")
        case LineKind.HAND_CARDS:
            return translate("scores", "Left with {name}").format(name=names[line.seat])
    assert_never(line.kind)


def score_group_text(kind: LineKind) -> str:
    """What all lines of a kind count together."""
    match kind:
        case LineKind.MELD_CARDS:
            return translate("scores", "Cards on the table")
        case LineKind.CANASTA:
            return translate("scores", "Burraco bonus")
        case LineKind.CLOSE:
            return translate("scores", "Closing")
        case LineKind.RESERVE_TAKEN:
            return translate("scores", "Pozzetto taken")
        case LineKind.RESERVE_NOT_TAKEN:
            return translate("scores", "Pozzetto not taken")
        case LineKind.HAND_CARDS:
            return translate("scores", "Cards left in hand")
    assert_never(kind)


def points_text(points: int) -> str:
    """Points with their sign, as in a column of a sheet: "+200", "−35", "0"."""
    if points < 0:
        return translate("scores", "−{points}").format(points=-points)
    return translate("scores", "+{points}").format(points=points) if points else "0"


def side_name(names: Sequence[str], sides: int, side: int) -> str:
    """The players of a side by name, given all names by seat: "Maria and Bruno"."""
    side_of = [seat % sides for seat in range(len(names))]
    return listed([name for seat, name in enumerate(names) if side_of[seat] == side])


def standing_text(totals: Sequence[int], winner: int | None, names: Sequence[str]) -> str:
    """Who has won the match, or who leads it and by how much."""
    sides = len(totals)
    if winner is not None:
        return translate("scores", "The match goes to {side}.").format(side=side_name(names, sides, winner))
    ranking = sorted(totals, reverse=True)
    lead = ranking[0] - ranking[1]
    if lead == 0:
        return translate("scores", "The match is level.")
    leader = side_name(names, sides, totals.index(ranking[0]))
    text = counted(translate("scores", "Ahead by %n point(s): {side}.", None, lead), lead)
    return text.format(side=leader)
