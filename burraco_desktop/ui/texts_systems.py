"""The names of the systems and what sets each apart, for choosing one. The numbers come from its rule set."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from burraco_desktop.ui.texts_plain import counted

if TYPE_CHECKING:
    from burraco_desktop.engine.rules import RuleSet

translate = QCoreApplication.translate

SYSTEMS = (
    "italian",
    "italian_tournament",
    "italian_fitab",
    "italian_international",
    "italian_3p",
    "italian_6p",
    "buraco_open",
    "buraco_closed",
    "buraco_stbl",
    "venezuelan",
)
"""The presets in the order in which they are offered; those that are not named here follow."""


def in_order(rule_sets: "Iterable[RuleSet]") -> "list[RuleSet]":
    """Presets in the order in which they are offered."""
    order = {name: number for number, name in enumerate(SYSTEMS)}
    return sorted(rule_sets, key=lambda rules: order.get(rules.name, len(order)))


def family_title(words: str) -> str:
    """The heading above the systems of a family."""
    titles = {
        "italian": translate("systems", "Italian Burraco"),
        "brazilian": translate("systems", "Brazilian Buraco"),
        "venezuelan": translate("systems", "Venezuelan Buraco"),
    }
    return titles[words]


def system_title(rules: "RuleSet") -> str:
    """What a system is called within its family: the presets by our names, the player's own by his."""
    return _titles().get(rules.name, rules.name)


def full_title(rules: "RuleSet") -> str:
    """What a system is called where its family is not told beside it."""
    return name_title(rules.name)


def name_title(name: str) -> str:
    """As `full_title`, where only the name of the rule set is known."""
    if name not in _titles():
        return name
    words = next((words for words in ("italian", "venezuelan") if name.startswith(words)), "brazilian")
    text = translate("systems", "{family}: {system}")
    return text.format(family=family_title(words), system=_titles()[name])


def system_summary(rules: "RuleSet") -> str:
    """Two lines that say what sets a preset apart; empty for a rule set of the player's own."""
    scoring, deck = rules.scoring, rules.deck
    numbers = {
        "semi": scoring.bonus_semi_clean,
        "royal": scoring.bonus_royal_clean,
        "deals": rules.match.match_deals,
        "run13": scoring.bonus_run13_natural,
        "run14": scoring.bonus_run14_natural,
        "cards": deck.decks * 52 + deck.jokers,
        "close_at": rules.melds.meld_closes_at,
    }
    return _summaries().get(rules.name, "").format(**numbers)


def own_summary(base: "RuleSet", differences: int) -> str:
    """What a rule set of the player's own is close to."""
    if differences == 0:
        return translate("systems", "Plays like {system}.").format(system=full_title(base))
    text = translate("systems", "{system}, with %n option(s) changed.", None, differences)
    return counted(text, differences).format(system=full_title(base))


def _titles() -> dict[str, str]:
    return {
        "italian": translate("systems", "Classic"),
        "italian_tournament": translate("systems", "Tournament"),
        "italian_fitab": translate("systems", "Tournament, royal and super"),
        "italian_international": translate("systems", "International code"),
        "italian_3p": translate("systems", "Three players"),
        "italian_6p": translate("systems", "Six players"),
        "buraco_open": translate("systems", "Open table"),
        "buraco_closed": translate("systems", "Closed table"),
        "buraco_stbl": translate("systems", "Closed table, runs only"),
        "venezuelan": translate("systems", "Four packs"),
    }


def _summaries() -> dict[str, str]:
    return {
        "italian": translate(
            "systems", "The pile is free; to close you need the pozzetto, a burraco and a last discard."
        ),
        "italian_tournament": translate(
            "systems", "{deals} deals for victory points; a semi-clean burraco earns {semi}."
        ),
        "italian_fitab": translate(
            "systems", "The tournament with royal and super burrachi worth up to {royal}."
        ),
        "italian_international": translate(
            "systems", "Sets of aces and threes only; meld to take the pile, close with a clean burraco."
        ),
        "italian_3p": translate(
            "systems", "Whoever takes the first pozzetto plays alone against both others."
        ),
        "italian_6p": translate(
            "systems", "Three pairs and {cards} cards; you need a burraco to take the pozzetto."
        ),
        "buraco_open": translate(
            "systems", "Runs only, no jokers, the pile open and free; a run of 13 earns {run13}."
        ),
        "buraco_closed": translate(
            "systems", "Runs and sets; the pile is covered, and its top card must be melded to take it."
        ),
        "buraco_stbl": translate(
            "systems", "Runs only, the pile covered; you need a clean canastra to close."
        ),
        "venezuelan": translate(
            "systems", "{cards} cards; cerrados close at {close_at}, a pair takes the pile."
        ),
    }
