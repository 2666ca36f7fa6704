"""Reading plain JSON values of unknown origin: each field is there and of its kind. It knows no format."""

from typing import Any, Final, TypeVar

from burraco_desktop.session.errors import DamagedSaveError

Document = dict[str, Any]

LONGEST_TEXT: Final = 4_000
"""No single text that we write comes near this length."""

_T = TypeVar("_T")


def field(document: Document, name: str, kind: type[_T]) -> _T:
    """The value of a field.

    Raises:
        DamagedSaveError: it is missing or of another kind.
    """
    if name not in document:
        raise DamagedSaveError(f"{name} is missing")
    return checked(document[name], kind, name)


def texts(document: Document, name: str) -> list[str]:
    """A field that is a list of texts; raises as `field` does."""
    return [checked(entry, str, name) for entry in field(document, name, list)]


def numbers(document: Document, name: str) -> tuple[int, ...]:
    """A field that is a list of whole numbers; raises as `field` does."""
    return tuple(checked(entry, int, name) for entry in field(document, name, list))


def checked(value: object, kind: type[_T], where: str) -> _T:
    """The value, which must be of exactly this kind: true is no number here."""
    if type(value) is not kind:
        raise DamagedSaveError(f"{where}: {value!r:.40} is no {kind.__name__}")
    if isinstance(value, str) and len(value) > LONGEST_TEXT:
        raise DamagedSaveError(f"{where}: a text of {len(value)} characters is none of ours")
    return value
