"""What the referee says of a meld that it accepts, in sentences."""

from PySide6.QtCore import QCoreApplication

from burraco_desktop.engine.actions import WildEnd
from burraco_desktop.engine.melds import NO_CARD, Meld, MeldKind
from burraco_desktop.engine.rules import RuleSet
from burraco_desktop.ui.texts_cards import rank_plural, suit_name, the_card
from burraco_desktop.ui.texts_plain import counted
from burraco_desktop.ui.texts_words import canasta_name, phrases

translate = QCoreApplication.translate


def meld_sentences(meld: Meld, wild_end: WildEnd, rules: RuleSet) -> list[str]:
    """What a meld is, what its wild does, and what it is on the way to, each in one sentence."""
    found = [_kind_sentence(meld), _wild_sentence(meld, wild_end), _canasta_sentence(meld, rules)]
    if meld.is_tainted and meld.layout.wild == NO_CARD:
        found.append(translate("referee", "It was dirty before, and stays so for good."))
    if meld.is_closed:
        found.append(translate("referee", "It is closed and takes no more cards."))
    return [sentence for sentence in found if sentence]


def _kind_sentence(meld: Meld) -> str:
    size = meld.size
    if meld.layout.kind == MeldKind.WILDS:
        return counted(translate("referee", "A meld of %n wild card(s).", None, size), size)
    if meld.layout.kind == MeldKind.SET:
        text = translate("referee", "A set of %n card(s): {ranks}.", None, size)
        return counted(text, size).format(ranks=rank_plural(meld.layout.rank))
    text = translate("referee", "A run of %n card(s) in {suit}.", None, size)
    return counted(text, size).format(suit=suit_name(meld.layout.suit))


def _wild_sentence(meld: Meld, wild_end: WildEnd) -> str:
    """What the wild stands for, or why there is none although a 2 is there."""
    layout = meld.layout
    if layout.wild == NO_CARD:
        if layout.has_natural_two:
            return translate("referee", "The 2 stands in its own place, so no card is wild.")
        return translate("referee", "No card is wild.") if layout.kind != MeldKind.WILDS else ""
    standing_for = (face for card, face in meld.placed(wild_end) if card == layout.wild != face)
    face = next(standing_for, None)
    if face is None:  # in a set, or where a 2 is wild even in its own place
        return translate("referee", "The wild card is {wild}.").format(wild=the_card(layout.wild))
    if meld.has_choice_of_end():
        text = translate("referee", "Here {wild} stands for {face}, and might as well lie at the other end.")
    else:
        text = translate("referee", "Here {wild} stands for {face}.")
    return text.format(wild=the_card(layout.wild), face=the_card(face))


def _canasta_sentence(meld: Meld, rules: RuleSet) -> str:
    if meld.is_canasta:
        return translate("referee", "{canasta}.").format(canasta=canasta_name(meld.grade, rules))
    needed = rules.scoring.canasta_size - meld.size
    text = translate("referee", "It lacks %n card(s) to be {a_canasta}.", None, needed)
    return counted(text, needed).format(**phrases(rules))
