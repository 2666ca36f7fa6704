"""The pages of the handbook as a reader sees them. It judges none."""

from __future__ import annotations

from typing import TYPE_CHECKING

from burraco_desktop.session import handbook
from burraco_desktop.session.handbook import Section, render
from burraco_desktop.session.handbook_facts import preset_rules, systems
from burraco_desktop.session.handbook_search import anchors_of, blocks_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from burraco_desktop.engine.options import OptionValue
    from burraco_desktop.engine.rules import RuleSet

PRESETS = [preset_rules(name) for name in systems()]
NAMES = list(systems())
PROSE = [name for name in handbook.SECTIONS if name not in ("systems", "glossary")]


def text_of(sections: Sequence[Section], *anchors: str) -> str:
    """What a reader sees of some sections, or of all."""
    kept = [section for section in sections if not anchors or section.anchor in anchors]
    return "\n".join(block.text for section in kept for block in blocks_of(section))


def text(rules: RuleSet, *anchors: str) -> str:
    """What a reader sees of some sections under a rule set, or of all."""
    return text_of(render(rules), *anchors)


def changed(name: str, **values: OptionValue) -> RuleSet:
    """A preset with some options changed."""
    return preset_rules(name).changed(values)


def all_anchors(sections: Sequence[Section]) -> list[str]:
    """The anchors of all sections in their order."""
    return [anchor for section in sections for anchor in anchors_of(section)]
