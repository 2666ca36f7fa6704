"""The versions of the document of a match, and the way from each older one to the present one.

To change the document: raise FORMAT_VERSION, write a function from the old document to the new one, enter it
in UPGRADES under the old number, keep a document of the old form in tests/session/saves with a test that
loads it, and tell the change in resources/formats.md.
"""

import hashlib
from collections.abc import Callable, Mapping
from typing import Final

from burraco_desktop.engine.wording import worded
from burraco_desktop.session.errors import DamagedSaveError, NewerFormatError
from burraco_desktop.session.fields import Document, field

FORMAT: Final = "burraco-desktop match"
FORMAT_VERSION: Final = 3


def upgraded(document: object) -> Document:
    """The document in the present form.

    Raises:
        DamagedSaveError: it is no match, or is not what its version wrote.
        NewerFormatError: a later version made it.
    """
    if not isinstance(document, dict) or document.get("format") != FORMAT:
        raise DamagedSaveError(worded("is no match of this program"))
    version = field(document, "format_version", int)
    if version > FORMAT_VERSION:
        made_by = field(document, "app_version", str)
        raise NewerFormatError(worded("was made by the later version {version}", version=made_by), made_by)
    try:
        for step in range(version, FORMAT_VERSION):
            document = UPGRADES[step](document)
        return {**document, "format_version": FORMAT_VERSION}
    except (LookupError, TypeError, ValueError, AttributeError) as error:
        text = worded("cannot be brought up from format {version}: {error!r}", version=version, error=error)
        raise DamagedSaveError(text) from error


def _from_1(old: Document) -> Document:
    """Version 1 knew one match at a time: it had no name, no terms, and no scores to be checked."""
    numbered = hashlib.sha256(f"{old['seed']} {old['players']}".encode("utf-8", "replace")).hexdigest()[:32]
    kinds = {"is_learning": False, "is_practice": False, "has_typed_seed": False, "is_assisted": False}
    players = [{"level": "", **player} for player in old["players"]]
    later = {
        "id": numbered,
        "name": "",
        "is_bookmark": False,
        "terms": kinds,
        "fingerprint": "",
        "start": None,
    }
    return {**old, "players": players, **later, "scores": None, "undone": []}


def _from_2(old: Document) -> Document:
    """Version 2 told no levels in its summary, and did not know that cards may have been played before."""
    levels = {player["name"]: player["level"] for player in old["players"] if not player["is_human"]}
    seats = enumerate(old["summary"]["players"])
    told = ["" if seat == 0 else levels.get(name, "") for seat, name in seats]
    return {**old, "summary": {**old["summary"], "levels": told}, "earlier": None}


UPGRADES: Mapping[int, Callable[[Document], Document]] = {1: _from_1, 2: _from_2}
