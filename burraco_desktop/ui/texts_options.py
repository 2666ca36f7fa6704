"""The options of a rule set for players: groups, values, and what is wrong with them.

Their titles and explanations stand in two tables of their own.
"""

import ast
import re
from collections.abc import Mapping
from dataclasses import fields
from functools import cache
from typing import Any, Final, cast

from PySide6.QtCore import QCoreApplication

from burraco_desktop.engine.cards import RANKS
from burraco_desktop.engine.options import Kind, OptionValue
from burraco_desktop.engine.rules import GROUPS, Fault, RuleProblem
from burraco_desktop.telling import told
from burraco_desktop.ui.texts_cards import rank_plural
from burraco_desktop.ui.texts_options_play import play_texts, play_words
from burraco_desktop.ui.texts_options_score import score_texts, score_words
from burraco_desktop.ui.texts_plain import listed, number_text

translate = QCoreApplication.translate

Phrases = Mapping[str, str]
"""The words of the family of systems, as `texts_words.phrases` gives them."""


@cache
def kind_of(option: str) -> Kind:
    """What values an option takes."""
    for shape in GROUPS.values():
        for entry in fields(shape):
            if entry.name == option:
                kind: Kind = entry.metadata["kind"]
                return kind
    raise KeyError(option)


def options_of(group: str) -> tuple[str, ...]:
    """The names of the options of a group, in the order of the rules document."""
    return tuple(entry.name for entry in fields(GROUPS[group]))


def group_title(group: str, words: Phrases) -> str:
    """The heading of a group of options."""
    titles = {
        "deck": translate("options", "Players, cards and deal"),
        "points": translate("options", "Card points"),
        "melds": translate("options", "Melds"),
        "draw": translate("options", "Draw and pile"),
        "reserve": words["reserve_title"],
        "closing": translate("options", "Closing"),
        "end": translate("options", "End without a close"),
        "scoring": translate("options", "Bonuses and penalties"),
        "match": translate("options", "The match"),
        "three": translate("options", "Three players"),
    }
    return titles[group]


def option_title(option: str, words: Phrases) -> str:
    """What an option is called."""
    return _texts(option)[0].format(**words)


def option_hint(option: str, words: Phrases) -> str:
    """One sentence that says what an option does."""
    return _texts(option)[1].format(**words)


def value_text(option: str, value: OptionValue, words: Phrases) -> str:
    """A value of an option in words."""
    if value is None:
        return _none_text(option)
    if isinstance(value, bool):
        return translate("options", "yes") if value else translate("options", "no")
    if isinstance(value, int):
        return number_text(value)
    if isinstance(value, tuple):
        return listed([_entry_text(option, entry) for entry in value])
    return _words(option)[value].format(**words)


def problem_text(problem: RuleProblem, words: Phrases) -> str:
    """What is wrong with a rule set, in one sentence that names the option and what would do."""
    if not _is_option(problem.entry):
        return _foreign(problem)
    match problem.fault:
        case Fault.CONTRADICTION:
            text = _contradiction(problem)
        case Fault.VALUE_NOT_ALLOWED | Fault.NOT_PLAYABLE_YET:
            text = translate("options", "“{option}” cannot be {value}: choose {allowed}.")
        case Fault.MISSING_OPTION:
            text = translate("options", "“{option}” is missing: it should be {allowed}.")
        case _:
            return _foreign(problem)
    return text.format(
        option=option_title(problem.entry, words),
        value=_found_text(problem, words),
        allowed=allowed_text(problem.entry, words),
        numbers=[*re.findall(r"\d+", str(problem.allowed)), "?", "?", "?"],
        **words,
    )


def _found_text(problem: RuleProblem, words: Phrases) -> str:
    """The value of a fault in words, or as it stands in the file where it is none that could be."""
    try:
        value = _parsed(problem.value)
        is_known = kind_of(problem.entry).allows(value)
    except (ValueError, SyntaxError, TypeError):
        return problem.value
    return value_text(problem.entry, value, words) if is_known or type(value) is int else problem.value


def _parsed(text: str) -> OptionValue:
    found: Any = ast.literal_eval(text)
    return tuple(found) if isinstance(found, list) else found


def allowed_text(option: str, words: Phrases) -> str:
    """The values that an option may take."""
    kind = kind_of(option)
    if kind.playable:
        playable = cast("tuple[OptionValue, ...]", kind.playable)
        return _alternatives([value_text(option, value, words) for value in playable])
    parts = [value_text(option, word, words) for word in kind.words]
    if kind.numbers is not None:
        text = translate("options", "a number from {low} to {high}")
        low, high = kind.numbers.start, kind.numbers.stop - 1
        parts.append(text.format(low=number_text(low), high=number_text(high)))
    if kind.flag:
        parts += [value_text(option, True, words), value_text(option, False, words)]
    if kind.each is not None:
        parts.append(translate("options", "a list of at least one entry"))
    if kind.optional:
        parts.append(_none_text(option))
    return _alternatives(parts)


def _alternatives(parts: list[str]) -> str:
    if len(parts) == 1:
        return parts[0]
    most = translate("options", ", ", "between alternatives").join(parts[:-1])
    return translate("options", "{most} or {last}", "the end of alternatives").format(
        most=most, last=parts[-1]
    )


def _foreign(problem: RuleProblem) -> str:
    """A fault that only a file can have."""
    match problem.fault:
        case Fault.NO_NAME:
            return translate("options", "The rule set has no name.")
        case Fault.MISSING_GROUP:
            text = translate("options", "The group {entry} is missing.")
        case Fault.UNKNOWN_GROUP:
            text = translate("options", "The group {entry} is unknown; these are known: {allowed}.")
        case Fault.UNKNOWN_OPTION:
            text = translate("options", "The option {entry} is unknown to this version of the game.")
        case _:
            text = translate("options", "The entry {entry} cannot be {value}; allowed: {allowed}.")
    return text.format(entry=problem.entry, value=problem.value, allowed=told(problem.allowed))


def _contradiction(problem: RuleProblem) -> str:
    """What two options have against each other; each entry of the engine's list has a sentence."""
    if problem.entry.startswith("three_"):
        return _three_contradiction(problem)
    if problem.entry == "set_max_size" and problem.value == "None":
        return translate("options", "Sets are allowed, so say how large a set may grow.")
    if problem.entry == "pickup_justify_with" and problem.value != "None":
        return translate(
            "options", "Where any card may be melded after taking the pile, its own cards may justify it too."
        )
    if problem.entry == "pickup_may_extend_meld" and problem.value != "None":
        return translate(
            "options", "Only cards of the hand justify here, so the pile cannot be taken onto a meld."
        )
    other = translate("options", "“{option}” contradicts another option.")
    return _contradictions().get(problem.entry, other)


def _three_contradiction(problem: RuleProblem) -> str:
    if problem.value == "None":
        return translate("options", "A solo player against a pair needs “{option}”.")
    if "team_layout" in str(problem.allowed):
        return translate("options", "“{option}” is only asked where a solo player meets a pair.")
    return translate("options", "“{option}” takes exactly {numbers[0]} sizes.")


def _contradictions() -> dict[str, str]:
    needs_justification = translate("options", "The pile has to be justified here, so say: “{option}”.")
    return {
        "team_layout": translate(
            "options", "Who plays with whom: this cannot be done with {numbers[0]} players."
        ),
        "hand_size": translate(
            "options",
            "There are too few cards: {numbers[0]} of {numbers[1]} would be dealt to {numbers[2]} players,"
            " so deal fewer or add a pack.",
        ),
        "two_natural_in_runs": translate(
            "options", "These runs go from the ace to the 3, so a 2 cannot be natural in them."
        ),
        "run_max_size": translate(
            "options", "Melds close at {numbers[0]} cards, so the longest run cannot have more."
        ),
        "set_max_size": translate(
            "options", "Melds close at {numbers[0]} cards, so the largest set cannot have more."
        ),
        "pickup_may_extend_meld": needs_justification,
        "pickup_justify_with": needs_justification,
        "pickup_pair_may_use_wild": needs_justification,
        "reserve_direct": translate(
            "options", "One way to {the_reserve} must be open: melding all cards, the last discard, or both."
        ),
        "semi_clean_test": translate(
            "options", "Semi-clean melds earn a bonus here, so say what makes a meld semi-clean."
        ),
        "victory_points": translate(
            "options", "Victory points are for two sides and for a match of just as many deals."
        ),
    }


def _texts(option: str) -> tuple[str, str]:
    return {**play_texts(), **score_texts()}[option]


def _is_option(name: str) -> bool:
    return any(name in options_of(group) for group in GROUPS)


_WORD_TABLES: Final = (play_words, score_words)


def _words(option: str) -> dict[str, str]:
    return next((table()[option] for table in _WORD_TABLES if option in table()), {})


def _entry_text(option: str, entry: int | str) -> str:
    if isinstance(entry, int):
        return number_text(entry)
    return rank_plural(RANKS.index(entry)) if option == "set_ranks" else entry


def _none_text(option: str) -> str:
    """What it means that an option has no value."""
    if option.startswith("bonus_"):
        return translate("options", "not played")
    texts = {
        "set_max_size": translate("options", "no sets"),
        "meld_closes_at": translate("options", "never"),
        "stalemate_rounds": translate("options", "never"),
        "match_deals": translate("options", "no, to a target"),
        "victory_points": translate("options", "none"),
        "three_phase2_at": translate("options", "never"),
    }
    return texts.get(option, translate("options", "not asked here"))
