"""What the bots have learned from playing themselves, the value and the clues, and its files.

A file is readable data beside this module, for a rule set and a number of seats; its `comment` names the
command that made it. A rule set without one uses that of the system whose options are nearest to its own.
"""

import json
import logging
import math
from dataclasses import asdict, dataclass, fields
from functools import lru_cache
from pathlib import Path
from typing import Any

from burraco_desktop.ai.clues import Clues
from burraco_desktop.ai.features import NAMES
from burraco_desktop.ai.value import BUCKETS, Value, built_in_value
from burraco_desktop.ai.weights import base_of
from burraco_desktop.engine.rules import RuleSet

_logger = logging.getLogger(__name__)

FOLDER = Path(__file__).parent / "learned"


@dataclass(frozen=True, slots=True)
class Learned:
    """What a search needs besides the weights of the heuristic player."""

    value: Value
    clues: Clues


def learned_for(rules: RuleSet, seats: int) -> Learned:
    """What was learned for a rule set, or for the system nearest to it with as many seats."""
    return _remembered(_path_for(rules.name, base_of(rules), seats))


def file_name(rules_name: str, seats: int) -> str:
    """The name of the file for a rule set and a number of seats."""
    return f"{rules_name}-{seats}.json"


@lru_cache(maxsize=64)
def _path_for(name: str, base: str, seats: int) -> Path:
    wanted = [file_name(name, seats), file_name(base, seats), file_name(base, 4)]
    there = {path.name for path in FOLDER.glob("*.json")}
    return FOLDER / next((found for found in wanted if found in there), wanted[-1])


@lru_cache(maxsize=32)
def _remembered(path: Path) -> Learned:
    """What a file holds; it is read once, so that trouble with it is said once."""
    return load_learned(path)


def load_learned(path: Path) -> Learned:
    """What a file holds; the built-in guesses, with a warning, where it is missing or damaged."""
    try:
        return _from_document(json.loads(path.read_text(encoding="utf-8")))
    except (OSError, ValueError, TypeError, KeyError, AttributeError) as error:
        _logger.warning("bots search with built-in values, since %s is not usable: %s", path.name, error)
        return Learned(built_in_value(), Clues())


def learned_document(learned: Learned, comment: str) -> str:
    """The text of a file."""
    value = {
        bucket: {name: round(weight, 4) for name, weight in zip(NAMES, weights, strict=True)}
        for bucket, weights in zip(BUCKETS, learned.value.weights, strict=True)
    }
    clues = {name: round(weight, 3) for name, weight in asdict(learned.clues).items()}
    return json.dumps({"comment": comment, "clues": clues, "value": value}, indent=1) + "\n"


def _from_document(document: dict[str, Any]) -> Learned:
    known = [entry.name for entry in fields(Clues)]
    clues = Clues(**dict(zip(known, _numbers(document["clues"], known), strict=True)))
    weights = [tuple(_numbers(document["value"][bucket], NAMES)) for bucket in BUCKETS]
    return Learned(Value(tuple(weights)), clues)


def _numbers(values: dict[str, float], names: list[str] | tuple[str, ...]) -> list[float]:
    """The values of all names, in their order, each of which must be a number."""
    if set(values) != set(names):
        raise ValueError(f"unknown or missing entries: {', '.join(sorted(set(values) ^ set(names)))}")
    numbers = [float(values[name]) for name in names]
    if not all(map(math.isfinite, numbers)):
        raise ValueError("not every entry is a number")
    return numbers
