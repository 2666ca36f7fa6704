"""The text of a document: one line a field, and behind it a line for each later action. It knows no match.

Appending a line keeps an action without writing the whole match again. A line is complete with its line feed:
what follows the last one was cut off while it was written, and counts as never written.
"""

import json
from typing import Final

from burraco_desktop.engine.wording import Wording, worded
from burraco_desktop.session.errors import DamagedSaveError, json_fault
from burraco_desktop.session.fields import Document

MOST_LINES: Final = 2_000
"""So many lines are never left behind a match."""

_END: Final = b"\n}\n"
"""How the object of a document ends; nested objects never do."""

_LONG: Final = ("deals", "position")
"""Lists with a line for each entry: a person can follow a deal in them."""

_LAST_SEEN: Final = ("saved_at", "position", "hand_order")
"""Fields of which a later line has a newer value."""


def encode(document: Document) -> bytes:
    """The text of a document, one line a field, long lists one line an entry."""
    fields = (f"{json.dumps(name)}: {_value_text(name, value)}" for name, value in document.items())
    text = "{\n" + ",\n".join(fields) + "\n}\n"
    try:
        return text.encode()
    except UnicodeEncodeError:  # half of a character, from an edited file or a name: only escapes can keep it
        return json.dumps(document).encode()


def encode_line(record: Document) -> bytes:
    """The text of a later action, to be appended. It is plain ASCII, so a cut never splits a character."""
    return json.dumps(record).encode() + b"\n"


def decode(data: bytes) -> object:
    """Read the text of a document, whatever it holds; later lines are merged into it.

    Raises:
        DamagedSaveError: it is no JSON text, or a complete line behind it is none of ours.
    """
    if not data.strip(b"\0"):
        raise DamagedSaveError(worded("is empty or filled with zeros"))
    head, end, tail = data.partition(_END)
    document = parsed(head + end)
    lines = tail.split(b"\n", MOST_LINES)[:-1]
    if len(lines) == MOST_LINES:
        raise DamagedSaveError(worded("has far more lines behind the match than are ever written"))
    for number, line in enumerate(lines, start=1):
        if line.strip():
            _merge(document, parsed(line), worded("line {number} behind the match", number=number))
    return document


def head_of(data: bytes, last: str) -> Document | None:
    """The first fields of a document up to `last`, from the start of its text; None where it is not ours."""
    found: Document = {}
    for line in data.split(b"\n")[1:-1]:
        try:
            entry = json.loads(b"{" + line.rstrip(b",") + b"}")
        except (ValueError, RecursionError):
            return None
        found |= entry
        if last in found:
            return found
    return None


def _value_text(name: str, value: object) -> str:
    if name in _LONG and isinstance(value, list) and value:
        entries = ",\n  ".join(json.dumps(entry, ensure_ascii=False) for entry in value)
        return f"[\n  {entries}]"
    return json.dumps(value, ensure_ascii=False)


def parsed(data: bytes) -> object:
    """The value that a JSON text stands for.

    Raises:
        DamagedSaveError: it is none.
    """
    try:
        found: object = json.loads(data)
    except (ValueError, RecursionError) as error:
        raise DamagedSaveError(json_fault(error)) from error
    return found


def _merge(document: object, record: object, where: Wording) -> None:
    """Add what happened after the document was written as a whole."""
    if not isinstance(document, dict) or not isinstance(record, dict):
        raise DamagedSaveError(worded("{where} is none of ours", where=where))
    document |= {name: record[name] for name in _LAST_SEEN if name in record}
    if "action" in record:
        deals = document.get("deals")
        if not isinstance(deals, list) or not deals or not isinstance(deals[-1], list):
            raise DamagedSaveError(worded("{where} has no deal to be added to", where=where))
        deals[-1].append(record["action"])
