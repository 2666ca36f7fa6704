"""The rules as pages for players, written by the rule set in play. It knows no window and no rule of its own.

The texts are Jinja2 templates in `resources/rules/<language>/`, one a section. A template takes every number
from the rule set, asks it which paragraphs hold, and has its examples judged by the engine: a page cannot
disagree with the game. Every anchor of a page is there under every rule set, so that links never break.
"""

import json
import re
from functools import lru_cache
from html import unescape
from typing import Any, Final

from jinja2 import Environment, FileSystemLoader, StrictUndefined, Template
from jinja2.environment import TemplateModule

from burraco_desktop.engine.rules import GROUPS, RuleSet
from burraco_desktop.engine.scoring import ALL_VICTORY_POINTS, VICTORY_STEPS
from burraco_desktop.paths import resource
from burraco_desktop.session.handbook_anchors import anchor_for
from burraco_desktop.session.handbook_compare import Comparison, comparison_of, is_preset
from burraco_desktop.session.handbook_examples import ExampleError, Examples
from burraco_desktop.session.handbook_facts import Facts
from burraco_desktop.session.handbook_scores import worked_score
from burraco_desktop.session.handbook_search import Hit, Section, anchors_of, search

__all__ = [
    "ENGLISH",
    "SECTIONS",
    "Comparison",
    "ExampleError",
    "Hit",
    "Section",
    "anchor_for",
    "anchors_of",
    "best_language",
    "compare",
    "languages",
    "render",
    "search",
    "section",
]

FOLDER: Final = "rules"
ENGLISH: Final = "en"
SECTIONS: Final = (
    "aim",
    "cards",
    "deal",
    "turn",
    "melds",
    "pile",
    "reserve",
    "closing",
    "end",
    "scoring",
    "match",
    "strategy",
    "glossary",
    "systems",
)
"""The sections in their order: names of the templates, and anchors of their titles."""

_TITLE = re.compile(r"<h1[^>]*>(.*?)</h1>")


def languages() -> list[str]:
    """The languages that have rules texts, in alphabetical order."""
    return sorted(path.parent.name for path in resource(FOLDER).glob("*/words.json"))


def best_language(wanted: str) -> str:
    """The language of the texts for a locale like `pt_BR`: itself, else one of its kind, else English."""
    known = languages()
    if wanted in known:
        return wanted
    kin = [name for name in known if name.partition("_")[0] == wanted.partition("_")[0]]
    return kin[0] if kin else ENGLISH


@lru_cache(maxsize=16)
def render(rules: RuleSet, language: str = ENGLISH) -> tuple[Section, ...]:
    """The sections of the handbook for a rule set.

    Raises:
        ExampleError: the engine judges an example otherwise than the text does.
    """
    return tuple(section(name, rules, language) for name in SECTIONS)


def section(name: str, rules: RuleSet, language: str = ENGLISH) -> Section:
    """One section of the handbook for a rule set.

    Raises:
        ExampleError: the engine judges an example otherwise than the text does.
    """
    context = _context(rules, language) | {
        "comparison": lambda: compare(language, rules),
        "column_name": lambda shown: _column_name(shown, language),
    }
    html = _environment(language).get_template(f"{name}.html").render(context)
    title = _TITLE.search(html)
    assert title is not None, f"section {name} has no title"
    return Section(name, unescape(title[1]), html)


def compare(language: str = ENGLISH, rules: RuleSet | None = None) -> Comparison:
    """What separates the systems, side by side; a rule set that is no preset gets a column of its own."""
    source = resource(f"{FOLDER}/{language}/comparison.txt").read_text(encoding="utf-8")
    return comparison_of(source, lambda template, shown: _cell(language, template, shown), rules)


@lru_cache(maxsize=2048)
def _cell(language: str, template: str, rules: RuleSet) -> str:
    return _row_template(language, template).render(_context(rules, language))


@lru_cache(maxsize=256)
def _row_template(language: str, template: str) -> Template:
    return _environment(language).from_string(template)


def _column_name(rules: RuleSet, language: str) -> str:
    """The heading of a column: presets have short names, any other rule set is the player's own."""
    words = _words(language)
    return str(words["short_systems"][rules.name] if is_preset(rules) else words["own_column"])


@lru_cache(maxsize=8)
def _environment(language: str) -> Environment:
    words = _words(language)
    sign = words["thousands"]
    book = Environment(
        loader=FileSystemLoader(resource(f"{FOLDER}/{language}"), encoding="utf-8"),
        autoescape=True,
        undefined=StrictUndefined,
        finalize=lambda value: _grouped(value, sign),
    )
    numbers = words["numbers"]
    book.filters["spelled"] = lambda number: numbers[number] if 0 <= number < len(numbers) else str(number)
    book.filters["rank_names"] = lambda ranks: [words["ranks"][rank] for rank in ranks]
    book.filters["points"] = lambda number: _signed(number, sign)
    book.filters["listed"] = lambda parts: _joined(parts, words["and"])
    book.filters["either"] = lambda parts: _joined(parts, words["or"])
    return book


def _grouped(value: object, sign: str) -> object:
    """A number in the way that its readers write it; anything else as it is."""
    return f"{value:,}".replace(",", sign) if type(value) is int else value


def _signed(number: int, sign: str) -> str:
    return f"{number:+,}".replace(",", sign).replace("-", "−") if number else "0"


def _joined(parts: list[object], last: str) -> str:
    texts = [str(part) for part in parts]
    return ", ".join(texts[:-1]) + f" {last} {texts[-1]}" if len(texts) > 1 else "".join(texts)


@lru_cache(maxsize=32)
def _context(rules: RuleSet, language: str) -> dict[str, object]:
    """What a template may ask."""
    words = _words(language)
    facts = Facts(rules)
    macros = _macros(language)
    examples = Examples(rules, macros, words)
    return {group: getattr(rules, group) for group in GROUPS} | {
        "f": facts,
        "t": words["terms"][rules.words],
        "w": macros,
        "words": words,
        "family": words["families"][rules.words],
        "victory_steps": VICTORY_STEPS,
        "all_victory_points": ALL_VICTORY_POINTS,
        "meld": examples.meld,
        "pick": examples.pick,
        "grow": examples.grow,
        "canastas": examples.canastas,
        "worked_score": lambda: worked_score(rules),
    }


@lru_cache(maxsize=8)
def _macros(language: str) -> TemplateModule:
    return _environment(language).get_template("words.html").make_module({"words": _words(language)})


@lru_cache(maxsize=8)
def _words(language: str) -> dict[str, Any]:
    path = resource(f"{FOLDER}/{language}/words.json")
    words: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return words
