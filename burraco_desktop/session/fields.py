"""Reading plain JSON values of unknown origin: each field is there and of its kind. It knows no format."""

from typing import Any, Final, TypeVar

from burraco_desktop.engine.wording import Detail, worded
from burraco_desktop.session.errors import DamagedSaveError

Document = dict[str, Any]

LONGEST_TEXT: Final = 4_000
"""No single text that we write comes near this length."""

_KINDS: Final = {
    bool: worded("yes or no"),
    dict: worded("object"),
    int: worded("whole number"),
    list: worded("list"),
    str: worded("text"),
}

_T = TypeVar("_T")


def field(document: Document, name: str, kind: type[_T]) -> _T:
    """The value of a field.

    Raises:
        DamagedSaveError: it is missing or of another kind.
    """
    if name not in document:
        raise DamagedSaveError(worded("{name} is missing", name=name))
    return checked(document[name], kind, name)


def texts(document: Document, name: str) -> list[str]:
    """A field that is a list of texts; raises as `field` does."""
    return [checked(entry, str, name) for entry in field(document, name, list)]


def numbers(document: Document, name: str) -> tuple[int, ...]:
    """A field that is a list of whole numbers; raises as `field` does."""
    return tuple(checked(entry, int, name) for entry in field(document, name, list))


def checked(value: object, kind: type[_T], where: Detail) -> _T:
    """The value, which must be of exactly this kind: true is no number here."""
    if type(value) is not kind:
        words = {"where": where, "value": f"{value!r:.40}", "kind": _KINDS.get(kind, kind.__name__)}
        raise DamagedSaveError(worded("{where}: {value} is no {kind}", **words))
    if isinstance(value, str) and len(value) > LONGEST_TEXT:
        raise DamagedSaveError(
            worded("{where}: a text of {count} characters is none of ours", where=where, count=len(value))
        )
    return value
