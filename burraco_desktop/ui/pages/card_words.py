"""Sentences with cards in them, written as [7h]: with our own suit signs to be seen, in words to be heard."""

from base64 import b64encode
from html import escape

from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QPixmap

from burraco_desktop.engine.cards import RANK_OF, SUIT_OF, is_joker
from burraco_desktop.engine.notation import parse_card
from burraco_desktop.paths import resource
from burraco_desktop.session.lesson_texts import CARD
from burraco_desktop.ui.text import card_name, card_symbol, rank_sign
from burraco_desktop.ui.theme import suit_pixmap


def words_heard(text: str) -> str:
    """A sentence with the names of its cards."""
    return CARD.sub(lambda found: card_name(parse_card(found[1])), text)


def words_seen(text: str, size: int, dpr: float) -> str:
    """A sentence as rich text, its cards in bold with suit signs `size` pixels tall."""
    parts = CARD.split(text)
    drawn = [_card(part, size, dpr) if odd % 2 else escape(part) for odd, part in enumerate(parts)]
    return "".join(drawn)


def _card(name: str, size: int, dpr: float) -> str:
    card = parse_card(name)
    if is_joker(card):
        return f"<b>{escape(card_symbol(card))}</b>"
    sign = _address(suit_pixmap(resource("icons"), SUIT_OF[card], size, dpr))
    rank = escape(rank_sign(RANK_OF[card]))
    picture = f'<img src="{sign}" width="{size}" height="{size}">'
    # Joined to what stands around it, so that no line begins with the suit or with a comma.
    return f'<span style="white-space:nowrap"><b>{rank}</b>&#8288;{picture}</span>&#8288;'


def _address(picture: QPixmap) -> str:
    """A picture as an address that holds it whole."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    picture.save(buffer, "PNG")
    return f"data:image/png;base64,{b64encode(buffer.data().data()).decode()}"
