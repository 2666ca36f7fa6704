"""Why something is not allowed, in one friendly sentence a reason, with the numbers of the rules in force."""

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QCoreApplication

from burraco_desktop.engine.cards import RANK_OF, RANKS, TWO, is_joker
from burraco_desktop.engine.refusals import Reason, Refusal
from burraco_desktop.engine.rules import RuleSet
from burraco_desktop.ui.texts_cards import rank_plural, the_card, the_cards
from burraco_desktop.ui.texts_plain import counted, listed
from burraco_desktop.ui.texts_words import phrases

translate = QCoreApplication.translate

Sentences = Mapping[Reason, Callable[[int], str]]
"""The sentence of each reason, given its limit; names in braces stand for `_words` and `phrases`."""


def refusal_text(refusal: Refusal, rules: RuleSet) -> str:
    """One sentence that says why, and what would be needed."""
    sentence = _special(refusal, rules).get(refusal.reason, _PLAIN[refusal.reason])
    text = counted(sentence(refusal.limit), refusal.limit)
    return text.format(**_words(refusal, rules), **phrases(rules))


def _special(refusal: Refusal, rules: RuleSet) -> Sentences:
    """The sentences that fit this moment, or these rules, better than the plain ones."""
    if refusal.stuck:
        return _ONE_LEFT if refusal.cards else _NONE_LEFT
    if not rules.melds.two_natural_in_runs:
        return _WITHOUT_NATURAL_TWOS
    return {} if rules.melds.sets_allowed else _RUNS_ONLY


def _words(refusal: Refusal, rules: RuleSet) -> dict[str, str]:
    cards = refusal.cards
    ranks = [RANK_OF[card] for card in cards if not is_joker(card) and RANK_OF[card] != TWO]
    names = [name for name in RANKS if name != "2"]
    if rules.melds.set_ranks != "all":
        names = list(rules.melds.set_ranks)
    allowed = [rank_plural(RANKS.index(name)) for name in names]
    return {
        "card": the_card(cards[0]) if cards else translate("refusals", "this card"),
        "cards": the_cards(cards) if cards else translate("refusals", "these cards"),
        "ranks": rank_plural(ranks[0]) if ranks else translate("refusals", "this rank"),
        "allowed": listed(allowed),
        "size": str(rules.scoring.canasta_size),
    }


_PLAIN: Final[Sentences] = {
    Reason.TOO_FEW_CARDS: lambda n: translate("refusals", "A meld needs at least %n card(s).", None, n),
    Reason.ALL_WILD: lambda _: translate(
        "refusals", "Jokers and twos alone make no meld: it needs other cards for them to stand beside."
    ),
    Reason.TOO_MANY_WILDS: lambda n: translate(
        "refusals", "A meld takes at most %n wild card(s): a joker, or a 2 away from its own place.", None, n
    ),
    Reason.NO_COMMON_RANK_OR_SUIT: lambda _: translate(
        "refusals", "These cards do not go together: a meld is one rank, or one suit in sequence."
    ),
    Reason.RUN_REPEATS_RANK: lambda _: translate(
        "refusals", "A run takes each rank only once, and here one comes twice."
    ),
    Reason.RUN_HAS_GAP: lambda _: translate("refusals", "This run has a gap: it still needs {cards}."),
    Reason.RUN_WRAPS_ROUND_ACE: lambda _: translate(
        "refusals", "A run does not go round the corner: the ace stands below the 2 or above the king."
    ),
    Reason.ACE_AT_BOTH_ENDS: lambda _: translate(
        "refusals", "A run takes only one ace, at its low end or at its high end."
    ),
    Reason.RUN_TOO_LONG: lambda n: translate("refusals", "A run has at most %n card(s).", None, n),
    Reason.SET_TOO_LARGE: lambda n: translate("refusals", "A set has at most %n card(s).", None, n),
    Reason.SETS_NOT_ALLOWED: lambda _: translate(
        "refusals", "Sets are not played here: lay cards of one suit in sequence."
    ),
    Reason.SET_RANK_NOT_ALLOWED: lambda _: translate("refusals", "Sets may only be made of {allowed} here."),
    Reason.NOT_IN_DECK: lambda n: (
        translate("refusals", "The deck holds {card} only %n time(s).", None, n)
        if n
        else translate("refusals", "This game is played without jokers.")
    ),
    Reason.MELD_CLOSED: lambda n: translate(
        "refusals", "A meld of %n card(s) is closed here and takes no more.", None, n
    ),
    Reason.WILD_DISPLACES_WILD: lambda _: translate(
        "refusals", "This meld has its wild already: only the natural card may take its place."
    ),
    Reason.NATURAL_TWO_IS_FIXED: lambda _: translate(
        "refusals", "In this meld {card} stands in its own place and may not turn wild any more."
    ),
    Reason.DUPLICATE_SET: lambda _: translate(
        "refusals", "Your side already has a set of {ranks}: add the cards to that one."
    ),
    Reason.PARALLEL_RUN: lambda _: translate(
        "refusals", "Your side already has a run of this suit: here it may own only one of each."
    ),
    Reason.DEAL_IS_OVER: lambda _: translate("refusals", "This deal is over."),
    Reason.DRAW_FIRST: lambda _: translate(
        "refusals", "Draw first: one card from the stock, or the whole pile."
    ),
    Reason.ALREADY_DRAWN: lambda _: translate(
        "refusals", "You have drawn already this turn: now meld, or discard a card."
    ),
    Reason.CARD_NOT_HELD: lambda _: translate("refusals", "You do not hold {cards}."),
    Reason.NO_SUCH_MELD: lambda _: translate(
        "refusals", "Cards may only be added to a meld of your own side."
    ),
    Reason.CUT_FIRST: lambda _: translate("refusals", "First the pack is cut: lift some cards off it."),
    Reason.ALREADY_CUT: lambda _: translate("refusals", "The pack has been cut already."),
    Reason.CUT_OUT_OF_RANGE: lambda n: translate(
        "refusals", "Of this pack you may lift at least one and at most %n card(s).", None, n
    ),
    Reason.STOCK_EMPTY: lambda _: translate("refusals", "The stock is empty: you can only take the pile."),
    Reason.STOCK_NOT_EMPTY: lambda _: translate(
        "refusals", "There are cards in the stock yet: draw one, or take the pile."
    ),
    Reason.NO_REDRAW: lambda _: translate(
        "refusals",
        "Only the first card drawn by the first player of a deal may be refused, and only at once.",
    ),
    Reason.PILE_EMPTY: lambda _: translate("refusals", "The pile is empty: draw from the stock."),
    Reason.HAND_TOO_SMALL_FOR_LONE_CARD: lambda n: translate(
        "refusals", "To take a pile of one card you need at least %n card(s) in hand.", None, n
    ),
    Reason.PILE_BLOCKED_BY_WILD: lambda _: translate(
        "refusals", "The pile is blocked: a wild card lies on top of it."
    ),
    Reason.PILE_NEEDS_NO_MELD: lambda _: translate(
        "refusals", "The pile is free here: take it first, and lay cards afterwards."
    ),
    Reason.TOP_CARD_NEEDS_MELD: lambda _: translate(
        "refusals", "To take the pile, you must be able to lay {card} at once in a meld."
    ),
    Reason.TOP_CARD_NEEDS_NEW_MELD: lambda _: translate(
        "refusals", "The pile is taken with a new meld here: {card} and cards of your hand."
    ),
    Reason.TOP_CARD_NEEDS_PAIR: lambda _: translate(
        "refusals",
        "To take the pile, lay {card} at once with two cards of your hand that make a meld with it.",
    ),
    Reason.PAIR_MUST_BE_NATURAL: lambda _: translate(
        "refusals", "The two cards that take the pile may not be wild."
    ),
    Reason.PILE_NEEDS_SOME_MELD: lambda _: translate(
        "refusals", "Whoever takes the pile melds at least one card: nothing that you would hold can be laid."
    ),
    Reason.MELD_FIRST: lambda _: translate(
        "refusals", "You took the pile, so you lay at least one card before you discard."
    ),
    Reason.LONE_PILE_CARD: lambda _: translate(
        "refusals", "You took {card} as the only card of the pile, so you may not throw it back this turn."
    ),
    Reason.RESERVE_NOT_IN_FLIGHT: lambda _: translate(
        "refusals", "Here it takes a discard to reach {the_reserve}: keep a card to throw."
    ),
    Reason.RESERVE_NOT_ON_DISCARD: lambda _: translate(
        "refusals", "Here no discard reaches {the_reserve}: lay down all your cards to take it."
    ),
    Reason.RESERVE_NEEDS_PLAIN_DISCARD: lambda _: translate(
        "refusals", "The discard that takes {the_reserve} may not be a joker or a 2."
    ),
    Reason.RESERVE_NEEDS_CANASTA: lambda _: translate(
        "refusals",
        "You may not take {the_reserve} yet: your side needs {a_canasta}, a meld of {size} or more cards.",
    ),
    Reason.RESERVE_NEEDS_ONLY_WILDS: lambda _: translate(
        "refusals", "To take {the_reserve} now you may hold no card but jokers and twos."
    ),
    Reason.RESERVE_GONE: lambda _: translate("refusals", "Your side cannot take {a_reserve} any more."),
    Reason.CLOSE_NEEDS_RESERVE: lambda _: translate(
        "refusals", "You may not close yet: your side has not taken {a_reserve}."
    ),
    Reason.CLOSE_NEEDS_CANASTA: lambda _: translate(
        "refusals", "You may not close yet: your side needs {a_canasta}, a meld of {size} or more cards."
    ),
    Reason.CLOSE_NEEDS_CLEAN_CANASTA: lambda _: translate(
        "refusals",
        "You may not close yet: your side needs {a_clean_canasta}, {size} or more cards without a wild.",
    ),
    Reason.CLOSE_NEEDS_DISCARD: lambda _: translate(
        "refusals", "You may not close by melding: keep one card to discard."
    ),
    Reason.CLOSE_NEEDS_PLAIN_DISCARD: lambda _: translate(
        "refusals", "The discard that closes may not be a joker or a 2."
    ),
    Reason.CLOSE_BLOCKED_BY_OPEN_WILDS: lambda _: translate(
        "refusals", "You may not close yet: a meld of wilds alone must grow to {size} cards first."
    ),
    Reason.DISCARD_TO_END_TURN: lambda _: translate("refusals", "A turn ends with a discard."),
}

# A 2 is always wild, and has no place of its own.
_WITHOUT_NATURAL_TWOS: Final[Sentences] = {
    Reason.TOO_MANY_WILDS: lambda n: translate(
        "refusals", "A meld takes at most %n wild card(s), jokers or twos.", None, n
    ),
    Reason.RUN_WRAPS_ROUND_ACE: lambda _: translate(
        "refusals", "A run does not go round the corner: the ace stands below the 3 or above the king."
    ),
}

# No sets are played.
_RUNS_ONLY: Final[Sentences] = {
    Reason.NO_COMMON_RANK_OR_SUIT: lambda _: translate(
        "refusals", "These cards do not go together: a meld is cards of one suit in sequence."
    ),
}

# The play would leave one card, which could not be thrown. [C7]
_ONE_LEFT: Final[Sentences] = {
    Reason.LONE_PILE_CARD: lambda _: translate(
        "refusals",
        "You would be left with {card} alone, the only card of the pile you took, and may not throw it back.",
    ),
    Reason.RESERVE_NOT_ON_DISCARD: lambda _: translate(
        "refusals",
        "You would be left with {card} alone, and here no discard reaches {the_reserve}.",
    ),
    Reason.RESERVE_NEEDS_PLAIN_DISCARD: lambda _: translate(
        "refusals",
        "You would be left with {card} alone, and a joker or a 2 may not be thrown to take {the_reserve}.",
    ),
    Reason.CLOSE_NEEDS_RESERVE: lambda _: translate(
        "refusals",
        "You would be left with {card} alone and could not close, since your side has not taken {a_reserve}.",
    ),
    Reason.CLOSE_NEEDS_CANASTA: lambda _: translate(
        "refusals",
        "You would be left with {card} alone and could not close:"
        " that takes {a_canasta}, a meld of {size} or more cards.",
    ),
    Reason.CLOSE_NEEDS_CLEAN_CANASTA: lambda _: translate(
        "refusals",
        "You would be left with {card} alone and could not close:"
        " that takes {a_clean_canasta}, {size} or more cards without a wild.",
    ),
    Reason.CLOSE_NEEDS_PLAIN_DISCARD: lambda _: translate(
        "refusals",
        "You would be left with {card} alone, and the discard that closes may not be a joker or a 2.",
    ),
    Reason.RESERVE_NEEDS_CANASTA: lambda _: translate(
        "refusals",
        "You would be left with {card} alone, and {the_reserve} takes {a_canasta} first,"
        " a meld of {size} or more cards.",
    ),
    Reason.CLOSE_BLOCKED_BY_OPEN_WILDS: lambda _: translate(
        "refusals",
        "You would be left with {card} alone and could not close:"
        " a meld of wilds alone must grow to {size} cards first.",
    ),
}

# The play would leave no card at all. [C7]
_NONE_LEFT: Final[Sentences] = {
    Reason.RESERVE_NOT_IN_FLIGHT: lambda _: translate(
        "refusals",
        "You would have no card left, and here it takes a discard to reach {the_reserve}: keep one.",
    ),
    Reason.CLOSE_NEEDS_RESERVE: lambda _: translate(
        "refusals",
        "You would have no card left and could not close, since your side has not taken {a_reserve}.",
    ),
    Reason.CLOSE_NEEDS_CANASTA: lambda _: translate(
        "refusals",
        "You would have no card left and could not close:"
        " that takes {a_canasta}, a meld of {size} or more cards.",
    ),
    Reason.CLOSE_NEEDS_CLEAN_CANASTA: lambda _: translate(
        "refusals",
        "You would have no card left and could not close:"
        " that takes {a_clean_canasta}, {size} or more cards without a wild.",
    ),
    Reason.CLOSE_NEEDS_DISCARD: lambda _: translate(
        "refusals", "You would have no card left to discard, and closing takes a discard: keep one card."
    ),
    Reason.RESERVE_NEEDS_CANASTA: lambda _: translate(
        "refusals",
        "You would have no card left, and {the_reserve} takes {a_canasta} first,"
        " a meld of {size} or more cards.",
    ),
    Reason.CLOSE_BLOCKED_BY_OPEN_WILDS: lambda _: translate(
        "refusals",
        "You would have no card left and could not close:"
        " a meld of wilds alone must grow to {size} cards first.",
    ),
}
