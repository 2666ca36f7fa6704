"""The words of the three families of systems: pozzetto and burraco, morto and canastra, buraco and cerrado.

They are noun phrases with their articles, used as subjects and objects only, so that sentences elsewhere are
written once and a language can still give each family its own genders.
"""

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QCoreApplication

from burraco_desktop.engine.melds import Grade
from burraco_desktop.engine.rules import RuleSet

translate = QCoreApplication.translate

Names = Mapping[Grade, Callable[[], str]]


def phrases(rules: RuleSet) -> dict[str, str]:
    """The phrases that a sentence may use by name, in the words of these rules."""
    return _PHRASES[rules.words]()


def canasta_name(grade: Grade, rules: RuleSet) -> str:
    """What a finished meld of this grade is called."""
    return _CANASTAS[rules.words][grade]()


def grade_name(grade: Grade, rules: RuleSet) -> str:
    """The word for how clean a meld is, as on its label."""
    return {**_GRADES, **_GENDERED[rules.words]}[grade]()


def _italian() -> dict[str, str]:
    return {
        "the_reserve": translate("words", "the pozzetto"),
        "the_reserves": translate("words", "the pozzetti"),
        "a_reserve": translate("words", "a pozzetto"),
        "your_reserve": translate("words", "your pozzetto"),
        "its_reserve": translate("words", "its pozzetto"),
        "reserve": translate("words", "pozzetto"),
        "new_reserve": translate("words", "new pozzetto"),
        "a_canasta": translate("words", "a burraco"),
        "a_clean_canasta": translate("words", "a clean burraco"),
        "any_canasta": translate("words", "Any burraco"),
        "clean_canasta": translate("words", "A clean burraco"),
        "reserve_title": translate("words", "Pozzetto"),
        "reserves_title": translate("words", "Pozzetti"),
        "reserve_taken": translate("words", "Pozzetto taken"),
        "reserve_not_taken": translate("words", "Pozzetto not taken"),
        "canasta_bonus": translate("words", "Burraco bonus"),
    }


def _brazilian() -> dict[str, str]:
    return {
        "the_reserve": translate("words", "the morto"),
        "the_reserves": translate("words", "the mortos"),
        "a_reserve": translate("words", "a morto"),
        "your_reserve": translate("words", "your morto"),
        "its_reserve": translate("words", "its morto"),
        "reserve": translate("words", "morto"),
        "new_reserve": translate("words", "new morto"),
        "a_canasta": translate("words", "a canastra"),
        "a_clean_canasta": translate("words", "a clean canastra"),
        "any_canasta": translate("words", "Any canastra"),
        "clean_canasta": translate("words", "A clean canastra"),
        "reserve_title": translate("words", "Morto"),
        "reserves_title": translate("words", "Mortos"),
        "reserve_taken": translate("words", "Morto taken"),
        "reserve_not_taken": translate("words", "Morto not taken"),
        "canasta_bonus": translate("words", "Canastra bonus"),
    }


def _venezuelan() -> dict[str, str]:
    return {
        "the_reserve": translate("words", "the buraco"),
        "the_reserves": translate("words", "the buracos"),
        "a_reserve": translate("words", "a buraco"),
        "your_reserve": translate("words", "your buraco"),
        "its_reserve": translate("words", "its buraco"),
        "reserve": translate("words", "buraco"),
        "new_reserve": translate("words", "new buraco"),
        "a_canasta": translate("words", "a cerrado"),
        "a_clean_canasta": translate("words", "a clean cerrado"),
        "any_canasta": translate("words", "Any cerrado"),
        "clean_canasta": translate("words", "A clean cerrado"),
        "reserve_title": translate("words", "Buraco"),
        "reserves_title": translate("words", "Buracos"),
        "reserve_taken": translate("words", "Buraco taken"),
        "reserve_not_taken": translate("words", "Buraco not taken"),
        "canasta_bonus": translate("words", "Cerrado bonus"),
    }


_PHRASES: Final[Mapping[str, Callable[[], dict[str, str]]]] = {
    "italian": _italian,
    "brazilian": _brazilian,
    "venezuelan": _venezuelan,
}

_GRADES: Final[Names] = {
    Grade.ROYAL_CLEAN: lambda: translate("grades", "royal clean"),
    Grade.ROYAL_DIRTY: lambda: translate("grades", "royal dirty"),
    Grade.SUPER_CLEAN: lambda: translate("grades", "super clean"),
    Grade.SUPER_DIRTY: lambda: translate("grades", "super dirty"),
    Grade.RUN_13: lambda: translate("grades", "thirteen"),
    Grade.RUN_14: lambda: translate("grades", "ace to ace"),
    Grade.ACES_CLEAN: lambda: translate("grades", "clean aces"),
    Grade.ACES_DIRTY: lambda: translate("grades", "dirty aces"),
    Grade.WILD: lambda: translate("grades", "wilds"),
    Grade.ALL_TWOS: lambda: translate("grades", "twos"),
    Grade.ALL_JOKERS: lambda: translate("grades", "jokers"),
}

# Adjectives that many languages inflect for the word of the family.
_GENDERED: Final[Mapping[str, Names]] = {
    "italian": {
        Grade.CLEAN: lambda: translate("grades", "clean", "said of a burraco"),
        Grade.SEMI_CLEAN: lambda: translate("grades", "semi-clean", "said of a burraco"),
        Grade.DIRTY: lambda: translate("grades", "dirty", "said of a burraco"),
    },
    "brazilian": {
        Grade.CLEAN: lambda: translate("grades", "clean", "said of a canastra"),
        Grade.SEMI_CLEAN: lambda: translate("grades", "semi-clean", "said of a canastra"),
        Grade.DIRTY: lambda: translate("grades", "dirty", "said of a canastra"),
    },
    "venezuelan": {
        Grade.CLEAN: lambda: translate("grades", "clean", "said of a cerrado"),
        Grade.SEMI_CLEAN: lambda: translate("grades", "semi-clean", "said of a cerrado"),
        Grade.DIRTY: lambda: translate("grades", "dirty", "said of a cerrado"),
    },
}

_CANASTAS: Final[Mapping[str, Names]] = {
    "italian": {
        Grade.CLEAN: lambda: translate("grades", "Clean burraco"),
        Grade.SEMI_CLEAN: lambda: translate("grades", "Semi-clean burraco"),
        Grade.DIRTY: lambda: translate("grades", "Dirty burraco"),
        Grade.ROYAL_CLEAN: lambda: translate("grades", "Royal burraco, clean"),
        Grade.ROYAL_DIRTY: lambda: translate("grades", "Royal burraco, dirty"),
        Grade.SUPER_CLEAN: lambda: translate("grades", "Super burraco, clean"),
        Grade.SUPER_DIRTY: lambda: translate("grades", "Super burraco, dirty"),
        Grade.RUN_13: lambda: translate("grades", "Burraco of thirteen"),
        Grade.RUN_14: lambda: translate("grades", "Burraco from ace to ace"),
        Grade.ACES_CLEAN: lambda: translate("grades", "Clean burraco of aces"),
        Grade.ACES_DIRTY: lambda: translate("grades", "Dirty burraco of aces"),
        Grade.WILD: lambda: translate("grades", "Burraco of wilds"),
        Grade.ALL_TWOS: lambda: translate("grades", "Burraco of twos"),
        Grade.ALL_JOKERS: lambda: translate("grades", "Burraco of jokers"),
    },
    "brazilian": {
        Grade.CLEAN: lambda: translate("grades", "Clean canastra"),
        Grade.SEMI_CLEAN: lambda: translate("grades", "Semi-clean canastra"),
        Grade.DIRTY: lambda: translate("grades", "Dirty canastra"),
        Grade.ROYAL_CLEAN: lambda: translate("grades", "Royal canastra, clean"),
        Grade.ROYAL_DIRTY: lambda: translate("grades", "Royal canastra, dirty"),
        Grade.SUPER_CLEAN: lambda: translate("grades", "Super canastra, clean"),
        Grade.SUPER_DIRTY: lambda: translate("grades", "Super canastra, dirty"),
        Grade.RUN_13: lambda: translate("grades", "Canastra of thirteen"),
        Grade.RUN_14: lambda: translate("grades", "Canastra from ace to ace"),
        Grade.ACES_CLEAN: lambda: translate("grades", "Clean canastra of aces"),
        Grade.ACES_DIRTY: lambda: translate("grades", "Dirty canastra of aces"),
        Grade.WILD: lambda: translate("grades", "Canastra of wilds"),
        Grade.ALL_TWOS: lambda: translate("grades", "Canastra of twos"),
        Grade.ALL_JOKERS: lambda: translate("grades", "Canastra of jokers"),
    },
    "venezuelan": {
        Grade.CLEAN: lambda: translate("grades", "Clean cerrado"),
        Grade.SEMI_CLEAN: lambda: translate("grades", "Semi-clean cerrado"),
        Grade.DIRTY: lambda: translate("grades", "Dirty cerrado"),
        Grade.ROYAL_CLEAN: lambda: translate("grades", "Royal cerrado, clean"),
        Grade.ROYAL_DIRTY: lambda: translate("grades", "Royal cerrado, dirty"),
        Grade.SUPER_CLEAN: lambda: translate("grades", "Super cerrado, clean"),
        Grade.SUPER_DIRTY: lambda: translate("grades", "Super cerrado, dirty"),
        Grade.RUN_13: lambda: translate("grades", "Cerrado of thirteen"),
        Grade.RUN_14: lambda: translate("grades", "Cerrado from ace to ace"),
        Grade.ACES_CLEAN: lambda: translate("grades", "Clean cerrado of aces"),
        Grade.ACES_DIRTY: lambda: translate("grades", "Dirty cerrado of aces"),
        Grade.WILD: lambda: translate("grades", "Cerrado of wilds"),
        Grade.ALL_TWOS: lambda: translate("grades", "Cerrado of twos"),
        Grade.ALL_JOKERS: lambda: translate("grades", "Cerrado of jokers"),
    },
}
