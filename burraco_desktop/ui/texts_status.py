"""What is expected of the viewer now, or whom the table waits for."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from burraco_desktop.engine.actions import DeclinePile, Discard, DrawStock, EndTurn, Redraw, TakeReserve
from burraco_desktop.engine.cards import IS_WILD
from burraco_desktop.engine.closing import takes_reserve
from burraco_desktop.engine.dealing import cut_target, cuts_for_hands
from burraco_desktop.engine.events import DealEnded
from burraco_desktop.engine.pickup import JUSTIFIED
from burraco_desktop.engine.play import takes, why_not
from burraco_desktop.engine.state import NO_CARD, Phase, State
from burraco_desktop.engine.view import PlayerView
from burraco_desktop.ui.closing_needs import closing_needs
from burraco_desktop.ui.texts_cards import the_card
from burraco_desktop.ui.texts_events import deal_end_text
from burraco_desktop.ui.texts_plain import counted
from burraco_desktop.ui.texts_words import phrases

translate = QCoreApplication.translate


def status_text(view: PlayerView, names: Sequence[str]) -> str:
    """What is expected of the viewer, or whom the table waits for."""
    table = view.table
    if table.phase == Phase.OVER:
        assert table.end is not None
        return deal_end_text(DealEnded(table.end, table.closer), names, view.viewer)
    if view.is_dealing:
        return translate("status", "The cards are dealt.")
    if not view.is_my_turn:
        return _waiting(view, names)
    if table.phase == Phase.CUT:
        return _to_cut(table)
    if table.phase == Phase.DRAW:
        return _to_draw(table)
    return _to_play(view)


def _waiting(view: PlayerView, names: Sequence[str]) -> str:
    table = view.table
    name = names[table.seat]
    if table.phase == Phase.CUT:
        return translate("status", "{name} cuts the pack.").format(name=name)
    if table.is_last_turn:
        return translate("status", "{name} plays the last turn of this deal.").format(name=name)
    if table.phase == Phase.DRAW:
        return translate("status", "{name} is to draw.").format(name=name)
    return translate("status", "{name} is playing.").format(name=name)


# Before the deal.


def _to_cut(table: State) -> str:
    target = cut_target(table)
    if cuts_for_hands(table):
        text = translate(
            "status", "Cut for the hands: lift exactly %n card(s) to earn {points} points.", None, target
        )
    else:
        text = translate(
            "status", "Cut for {the_reserves}: lift exactly %n card(s) to earn {points} points.", None, target
        )
    points = table.rules.deck.cut_bonus_points
    return counted(text, target).format(points=points, **phrases(table.rules))


# The draw.


def _to_draw(table: State) -> str:
    can_draw, can_take = why_not(table, DrawStock()) is None, bool(takes(table))
    if can_draw and can_take:
        return _to_draw_or_take(table)
    if can_draw:
        if table.pile and table.rules.draw.wild_on_top_blocks_pile and IS_WILD[table.pile[-1]]:
            return translate("status", "Your turn: draw from the stock; a wild blocks the pile.")
        return translate("status", "Your turn: draw from the stock.")
    if why_not(table, DeclinePile()) is None:
        return translate("status", "The stock is out: take the pile, or take nothing, which ends the deal.")
    return translate("status", "Your turn: take the pile.")


def _to_draw_or_take(table: State) -> str:
    rule, top, size = table.rules.draw.pile_take_rule, the_card(table.pile[-1]), len(table.pile)
    if rule in JUSTIFIED:
        return _to_draw_or_justify(table).format(card=top)
    if rule == "meld_any":
        text = translate(
            "status", "Your turn: draw from the stock, or take the pile (%n card(s)) and meld.", None, size
        )
    elif size == 1:
        return translate("status", "Your turn: draw from the stock, or take {card} from the pile.").format(
            card=top
        )
    else:
        text = translate(
            "status", "Your turn: draw from the stock, or take the pile (%n card(s)).", None, size
        )
    return counted(text, size)


def _to_draw_or_justify(table: State) -> str:
    if table.rules.draw.pile_take_rule == "pair_with_top":
        return translate(
            "status", "Your turn: draw from the stock, or take the pile with a pair that fits {card}."
        )
    return translate("status", "Your turn: draw from the stock, or take the pile and meld {card} at once.")


# The melding.


def _to_play(view: PlayerView) -> str:
    return _forced(view).format(**phrases(view.table.rules))


def _forced(view: PlayerView) -> str:
    table = view.table
    if table.must_meld:
        return translate("status", "You took the pile: meld at least one card, then discard.")
    if why_not(table, EndTurn()) is None:
        return translate(
            "status", "You may not throw your last card here: meld it, or keep it and end your turn."
        )
    if why_not(table, TakeReserve()) is None:
        return _with_only_wilds(view)
    if view.hand.size == 1:
        return _last_card(view)
    if why_not(table, Redraw()) is None:
        text = translate("status", "You may refuse {card} and draw again; otherwise meld, then discard.")
        return text.replace("{card}", the_card(table.drawn))
    return _free(view)


def _with_only_wilds(view: PlayerView) -> str:
    if view.hand.size == 1:
        text = translate("status", "Take {the_reserve} now, or discard {card} and have it next turn.")
        return text.replace("{card}", the_card(view.hand.cards()[0]))
    return translate("status", "You hold only wilds: you may take {the_reserve} now, meld, or discard.")


def _last_card(view: PlayerView) -> str:
    table = view.table
    card = view.hand.cards()[0]
    if why_not(table, Discard(card)) is not None:
        return translate("status", "Meld your last card.")
    if takes_reserve(table):
        text = translate("status", "Discard {card} to take {the_reserve}, or meld it.")
    elif table.rules.closing.close_final_discard == "optional":
        text = translate("status", "Discard {card} to close the deal, or meld it.")
    else:
        text = translate("status", "Discard {card} to close the deal.")
    return text.replace("{card}", the_card(card))


def _free(view: PlayerView) -> str:
    table = view.table
    if table.is_last_turn:
        return translate("status", "Last turn of this deal: meld what you can, then discard.")
    if table.lone != NO_CARD:
        return translate("status", "Meld, or discard a card other than {card}.").replace(
            "{card}", the_card(table.lone)
        )
    if closing_needs(table, view.side):
        return translate("status", "Meld what you like, then discard a card.")
    if table.rules.closing.close_final_discard == "optional":
        return translate("status", "Meld or discard. To close, get rid of all your cards.")
    return translate("status", "Meld or discard. To close, meld all but one card and discard it.")
