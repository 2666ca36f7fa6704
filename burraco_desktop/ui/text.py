"""Every sentence about the game, made from codes and translated: the one door to the `texts_*` modules."""

from burraco_desktop.ui.texts_cards import (
    SUIT_SIGNS,
    action_text,
    card_name,
    card_symbol,
    cards_symbols,
    meld_label,
    meld_name,
    rank_plural,
    rank_sign,
    suit_name,
    the_card,
    the_cards,
)
from burraco_desktop.ui.texts_events import deal_end_text, event_text, seating_texts
from burraco_desktop.ui.texts_plain import counted, listed, members_name, number_text, side_name
from burraco_desktop.ui.texts_refusals import refusal_text
from burraco_desktop.ui.texts_scores import (
    points_text,
    score_group_text,
    score_line_text,
    standing_text,
    victory_text,
)
from burraco_desktop.ui.texts_status import status_text
from burraco_desktop.ui.texts_words import canasta_name, grade_name, phrases

__all__ = [
    "SUIT_SIGNS",
    "action_text",
    "canasta_name",
    "card_name",
    "card_symbol",
    "cards_symbols",
    "counted",
    "deal_end_text",
    "event_text",
    "grade_name",
    "listed",
    "meld_label",
    "meld_name",
    "members_name",
    "number_text",
    "phrases",
    "points_text",
    "rank_plural",
    "rank_sign",
    "refusal_text",
    "score_group_text",
    "score_line_text",
    "seating_texts",
    "side_name",
    "standing_text",
    "status_text",
    "suit_name",
    "the_card",
    "the_cards",
    "victory_text",
]
