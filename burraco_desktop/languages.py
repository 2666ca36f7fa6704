"""The languages that the game speaks, by their codes. It knows no text and no Qt: commands name them."""

from collections.abc import Sequence
from enum import StrEnum
from typing import Final


class Language(StrEnum):
    """What the player can choose, by the code of the language."""

    SYSTEM = "system"
    ENGLISH = "en"
    ITALIAN = "it"
    PORTUGUESE = "pt_BR"
    SPANISH = "es"


KEY: Final = "window/language"
"""Where the settings keep the choice: commands read it without loading all that settings are about."""

SPOKEN: Final = tuple(language for language in Language if language != Language.SYSTEM)
"""All languages there are."""


def best_of(wanted: Sequence[str]) -> Language | None:
    """The first language we speak of those that are wanted, by codes like `pt-BR`; None where there is none.

    Whoever reads Portuguese or Spanish of any country is better off with ours than with English.
    """
    ours = {language.split("_")[0]: language for language in SPOKEN}
    plain = (code.replace("_", "-").split("-")[0].lower() for code in wanted)
    return next((ours[code] for code in plain if code in ours), None)
