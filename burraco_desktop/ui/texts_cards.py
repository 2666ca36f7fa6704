"""How cards, melds and actions are called. It knows no events and no moments of the game.

Every name is a whole phrase, since ranks and suits have genders and articles in many languages. Counted
phrases carry Qt's mark "(s)", which `counted` resolves where no translation has done so.
"""

from collections.abc import Sequence
from typing import Final, assert_never

from PySide6.QtCore import QCoreApplication

from burraco_desktop.engine.actions import (
    Action,
    Cut,
    DeclinePile,
    Discard,
    DrawStock,
    EndTurn,
    ExtendMeld,
    LayMeld,
    Redraw,
    TakePile,
    TakeReserve,
)
from burraco_desktop.engine.cards import (
    HIDDEN,
    RANK_OF,
    RANKS,
    SUIT_OF,
    Card,
    is_joker,
)
from burraco_desktop.engine.melds import Meld, MeldKind
from burraco_desktop.engine.rules import RuleSet
from burraco_desktop.ui.texts_plain import counted, listed
from burraco_desktop.ui.texts_words import grade_name, phrases

translate = QCoreApplication.translate

SUIT_SIGNS: Final = "♣♦♥♠"
"""The signs of the suits in the engine's order; what shows text may draw them in our own shapes."""


def suit_name(suit: int) -> str:
    """The name of a suit, as in "7 of hearts"."""
    names = (
        translate("cards", "clubs"),
        translate("cards", "diamonds"),
        translate("cards", "hearts"),
        translate("cards", "spades"),
    )
    return names[suit]


def rank_plural(rank: int) -> str:
    """The name of a rank in the plural, as in "a set of kings"."""
    names = (
        translate("cards", "aces"),
        translate("cards", "twos"),
        translate("cards", "threes"),
        translate("cards", "fours"),
        translate("cards", "fives"),
        translate("cards", "sixes"),
        translate("cards", "sevens"),
        translate("cards", "eights"),
        translate("cards", "nines"),
        translate("cards", "tens"),
        translate("cards", "jacks"),
        translate("cards", "queens"),
        translate("cards", "kings"),
    )
    return names[rank]


def card_name(card: Card) -> str:
    """The card in words, as on a label: "7 of hearts"."""
    if card == HIDDEN:
        return translate("cards", "hidden card")
    if is_joker(card):
        return translate("cards", "joker")
    names = (
        translate("cards", "ace of {suit}"),
        translate("cards", "2 of {suit}"),
        translate("cards", "3 of {suit}"),
        translate("cards", "4 of {suit}"),
        translate("cards", "5 of {suit}"),
        translate("cards", "6 of {suit}"),
        translate("cards", "7 of {suit}"),
        translate("cards", "8 of {suit}"),
        translate("cards", "9 of {suit}"),
        translate("cards", "10 of {suit}"),
        translate("cards", "jack of {suit}"),
        translate("cards", "queen of {suit}"),
        translate("cards", "king of {suit}"),
    )
    return names[RANK_OF[card]].format(suit=suit_name(SUIT_OF[card]))


def the_card(card: Card) -> str:
    """The card in words, as in a sentence: "the 7 of hearts"."""
    if card == HIDDEN:
        return translate("cards", "a hidden card")
    if is_joker(card):
        return translate("cards", "the joker")
    names = (
        translate("cards", "the ace of {suit}"),
        translate("cards", "the 2 of {suit}"),
        translate("cards", "the 3 of {suit}"),
        translate("cards", "the 4 of {suit}"),
        translate("cards", "the 5 of {suit}"),
        translate("cards", "the 6 of {suit}"),
        translate("cards", "the 7 of {suit}"),
        translate("cards", "the 8 of {suit}"),
        translate("cards", "the 9 of {suit}"),
        translate("cards", "the 10 of {suit}"),
        translate("cards", "the jack of {suit}"),
        translate("cards", "the queen of {suit}"),
        translate("cards", "the king of {suit}"),
    )
    return names[RANK_OF[card]].format(suit=suit_name(SUIT_OF[card]))


def the_cards(cards: Sequence[Card]) -> str:
    """Cards in words, as in a sentence: "the 7 of hearts and the joker"."""
    return listed([the_card(card) for card in cards])


def rank_name(rank: int) -> str:
    """The rank in words, as in "9 to jack"."""
    names = (
        translate("cards", "ace"),
        *RANKS[1:10],
        translate("cards", "jack"),
        translate("cards", "queen"),
        translate("cards", "king"),
    )
    return names[rank]


def rank_sign(rank: int) -> str:
    """The rank as it stands on the card."""
    signs = (
        translate("cards", "A", "index on the card"),
        *RANKS[1:10],
        translate("cards", "J", "index on the card"),
        translate("cards", "Q", "index on the card"),
        translate("cards", "K", "index on the card"),
    )
    return signs[rank]


def card_symbol(card: Card) -> str:
    """The card in short: "7♥"."""
    if card == HIDDEN:
        return "?"
    if is_joker(card):
        return translate("cards", "Joker", "in place of rank and suit")
    return rank_sign(RANK_OF[card]) + SUIT_SIGNS[SUIT_OF[card]]


def cards_symbols(cards: Sequence[Card]) -> str:
    """Cards in short, in their order: "7♥ 8♥ Joker"."""
    return " ".join(card_symbol(card) for card in cards)


def meld_label(meld: Meld, rules: RuleSet) -> str:
    """The label at the head of a meld: its count and, from the size of a burraco, its grade."""
    if meld.is_canasta:
        grade = grade_name(meld.grade, rules)
        return translate("cards", "{count} · {grade}").format(count=meld.size, grade=grade)
    if meld.layout.kind == MeldKind.WILDS:
        return translate("cards", "{count} · wilds").format(count=meld.size)
    if meld.is_clean:
        return str(meld.size)
    return translate("cards", "{count} · wild").format(count=meld.size)


def meld_name(meld: Meld) -> str:
    """A meld as it is spoken of in a sentence: "the run of hearts"."""
    layout = meld.layout
    if layout.kind == MeldKind.WILDS:
        return translate("cards", "the meld of wilds")
    if layout.kind == MeldKind.SET:
        return translate("cards", "the set of {ranks}").format(ranks=rank_plural(layout.rank))
    return translate("cards", "the run of {suit}").format(suit=suit_name(layout.suit))


def action_text(action: Action, rules: RuleSet) -> str:
    """An action in short, for buttons and for the menu entries that undo and redo it."""
    match action:
        case LayMeld(cards):
            return translate("actions", "Lay {cards}").format(cards=cards_symbols(cards))
        case ExtendMeld(_, cards):
            return translate("actions", "Add {cards}").format(cards=cards_symbols(cards))
        case Discard(card, take_reserve):
            return _discard_text(card, rules, take_reserve=take_reserve)
        case Cut(lifted):
            return counted(translate("actions", "Lift %n card(s)", None, lifted), lifted)
        case TakePile(using) if using:
            line = translate("actions", "Take the pile with {cards}")
            return line.format(cards=cards_symbols(using))
        case _:
            return _plain_action(action, rules)


def _discard_text(card: Card, rules: RuleSet, *, take_reserve: bool) -> str:
    if take_reserve:
        text = translate("actions", "Discard {card} and take {the_reserve}")
    else:
        text = translate("actions", "Discard {card}")
    return text.format(card=card_symbol(card), **phrases(rules))


def _plain_action(
    action: DrawStock | TakePile | DeclinePile | Redraw | TakeReserve | EndTurn, rules: RuleSet
) -> str:
    match action:
        case DrawStock():
            return translate("actions", "Draw")
        case TakePile():
            return translate("actions", "Take the pile")
        case DeclinePile():
            return translate("actions", "Take nothing, end the deal")
        case Redraw():
            return translate("actions", "Refuse this card")
        case TakeReserve():
            return translate("actions", "Take {the_reserve}").format(**phrases(rules))
        case EndTurn():
            return translate("actions", "Keep it, end the turn")
    assert_never(action)
