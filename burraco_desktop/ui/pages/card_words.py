"""Sentences with cards in them, written as [7h]: with signs of suits to be seen, in words to be heard.

The signs are letters of our own font, and no pictures: Qt may break a line behind a picture, whatever
stands there, so that a full stop could begin the next line.
"""

from html import escape

from burraco_desktop.engine.cards import RANK_OF, SUIT_OF, is_joker
from burraco_desktop.engine.notation import parse_card
from burraco_desktop.session.lesson_texts import CARD
from burraco_desktop.ui.text import SUIT_SIGNS, card_name, card_symbol, rank_sign
from burraco_desktop.ui.theme import suit_colour


def words_heard(text: str) -> str:
    """A sentence with the names of its cards."""
    return CARD.sub(lambda found: card_name(parse_card(found[1])), text)


def words_seen(text: str) -> str:
    """A sentence as rich text, its cards in bold, their suits in the colours of the look."""
    parts = CARD.split(text)
    return "".join(_card(part) if odd % 2 else escape(part) for odd, part in enumerate(parts))


def _card(name: str) -> str:
    card = parse_card(name)
    if is_joker(card):
        return f"<b>{escape(card_symbol(card))}</b>"
    rank, suit = escape(rank_sign(RANK_OF[card])), SUIT_OF[card]
    ink = suit_colour(suit, on_paper=False)
    return f'<b>{rank}<span style="color:{ink}">{SUIT_SIGNS[suit]}</span></b>'
