"""What a screen reader is told of the table: cards with their states, zones with their counts, players."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from burraco_desktop.engine.actions import WildEnd
from burraco_desktop.engine.cards import Card
from burraco_desktop.engine.melds import Meld, MeldKind
from burraco_desktop.engine.rules import RuleSet
from burraco_desktop.engine.view import PlayerView
from burraco_desktop.ui.texts_cards import card_name, rank_plural, suit_name, the_card
from burraco_desktop.ui.texts_plain import counted, listed, number_text
from burraco_desktop.ui.texts_table import (
    deal_text,
    plate_detail,
    plate_hint,
    side_title,
    side_total_text,
    target_text,
)
from burraco_desktop.ui.texts_words import canasta_name, phrases

translate = QCoreApplication.translate


def table_name() -> str:
    """What the whole table is called."""
    return translate("access", "Burraco table")


def table_help() -> str:
    """How to begin, for who cannot see the table."""
    return translate(
        "access",
        "Arrow keys move along your hand, Space selects, I reads the melds and the pile, F1 lists all keys.",
    )


def hand_text(count: int) -> str:
    """The viewer's hand."""
    return counted(translate("access", "Your hand, %n card(s)", None, count), count)


def held_card_text(card: Card, *, fresh: bool) -> str:
    """A card of the hand."""
    name = card_name(card)
    return translate("access", "{card}, new").format(card=name) if fresh else name


def place_text(number: int, count: int) -> str:
    """Which card of how many."""
    return translate("access", "{number} of {count}").format(number=number, count=count)


def stock_text(count: int) -> str:
    """The stock, whose cards nobody sees."""
    if not count:
        return translate("access", "Stock, empty")
    return counted(translate("access", "Stock, %n hidden card(s)", None, count), count)


def pile_text(pile: Sequence[Card]) -> str:
    """The discard pile with its top card."""
    if not pile:
        return translate("access", "Discard pile, empty")
    text = translate("access", "Discard pile, %n card(s), {card} on top", None, len(pile))
    return counted(text, len(pile)).format(card=the_card(pile[-1]))


def reserves_text(count: int, rules: RuleSet) -> str:
    """The reserves that lie on the table."""
    words = phrases(rules)
    title = words["reserves_title" if count > 1 else "reserve_title"]
    if not count:
        return translate("access", "{reserve}: none left").format(reserve=title)
    return translate("access", "{reserve}: {count}, face down").format(reserve=title, count=count)


def side_text(view: PlayerView, side: int, names: Sequence[str], points: int) -> str:
    """A side with what it has on the table and in all."""
    melds = len(view.table.melds[side])
    text = translate("access", "{side}: %n meld(s), {points} points on the table, total {total}", None, melds)
    return counted(text, melds).format(
        side=side_title(view, side, names),
        points=number_text(points),
        total=side_total_text(view, side),
    )


def meld_text(number: int, meld: Meld, rules: RuleSet) -> str:
    """A meld: its number, what it is, how many cards, and what it is worth calling."""
    text = translate("access", "{number}: {meld}, %n card(s), {grade}", None, meld.size)
    return counted(text, meld.size).format(number=number, meld=_kind(meld), grade=_grade(meld, rules))


def _kind(meld: Meld) -> str:
    layout = meld.layout
    if layout.kind == MeldKind.WILDS:
        return translate("access", "wilds")
    if layout.kind == MeldKind.SET:
        return translate("access", "set of {ranks}").format(ranks=rank_plural(layout.rank))
    low, high = meld.placed(WildEnd.LOW)[0][1], meld.placed(WildEnd.LOW)[-1][1]
    text = translate("access", "run of {suit}, {low} to {high}")
    return text.format(suit=suit_name(layout.suit), low=card_name(low), high=card_name(high))


def _grade(meld: Meld, rules: RuleSet) -> str:
    if meld.is_canasta:
        return canasta_name(meld.grade, rules)
    return translate("access", "clean") if meld.is_clean else translate("access", "with a wild")


def melded_card_text(card: Card, face: Card) -> str:
    """A card of a meld, and what a wild stands for."""
    if card == face:
        return card_name(card)
    return translate("access", "{card} as {face}").format(card=card_name(card), face=the_card(face))


def player_text(view: PlayerView, seat: int, name: str) -> str:
    """A player with what is seen of him, and whether it is his turn."""
    detail = plate_detail(view, seat)
    is_next = view.table.seat == seat and view.table.end is None and view.table.turn > 0
    if is_next:
        return translate("access", "{name}, {detail}, to play").format(name=name, detail=detail)
    return translate("access", "{name}, {detail}").format(name=name, detail=detail)


def player_help(view: PlayerView, seat: int, level: str) -> str:
    """The level of a player where it is known, and what his side still lacks to close."""
    return plate_hint(view, seat, level)


def players_text() -> str:
    """The head of the list of players."""
    return translate("access", "Players")


def match_text(view: PlayerView) -> str:
    """Which deal of what match is played."""
    return translate("access", "{deal}. {target}.").format(
        deal=deal_text(view.table.deal), target=target_text(view.table.rules)
    )


def inspected_text(heading: str, cards: Sequence[Card]) -> str:
    """A meld or the pile that was opened to be read."""
    return translate("access", "{heading}: {cards}").format(
        heading=heading, cards=listed([card_name(card) for card in cards])
    )


def nothing_happened_text() -> str:
    """What is told again before anybody else has played."""
    return translate("access", "Nobody else has played yet.")


def undone_text() -> str:
    """The last action was taken back."""
    return translate("access", "You take your last move back.")
