"""Files of matches spoilt by chance: bytes cut, turned, doubled and mixed, fields changed, lines torn.

`read_all_ways` is what the game does with a file of unknown origin; only a SaveError may come out of it.
"""

import json
import random
from copy import deepcopy
from typing import Any, Final

from burraco_desktop.session.codec import (
    decode,
    encode,
    match_from_document,
    match_from_position,
    match_to_document,
    summary_of_document,
    table_of_document,
)
from burraco_desktop.session.errors import SaveError
from burraco_desktop.session.match import Match
from burraco_desktop.session.save_text import encode_line, head_of
from burraco_desktop.session.summary import LAST_FIELD
from burraco_desktop.session.upgrades import upgraded
from burraco_desktop.session.verification import verify
from tests.session.documents import SAVED_AT
from tests.session.playing import played

NUMBERS: Final[tuple[Any, ...]] = (None, True, False, 0, 1, -1, 2, 7, 99, 10**30, 1e308, float("nan"))
WORDS: Final = ("", "draw", "take", "discard Kd", "-", "??", "\ud800", "../../etc/passwd", "x" * 5000)
NESTED: Final[tuple[Any, ...]] = ([], {}, [[]], [None], {"": {}}, ["draw"] * 50)
VALUES: Final = (*NUMBERS, *WORDS, *NESTED)
PIECES: Final = (
    b"",
    b"\0",
    b"\xff",
    b"\n}\n",
    b"[",
    b"{",
    b'"',
    b",",
    b"\n",
    b"\\u",
    b"1e999",
    b"\xef\xbb\xbf",
)


def sources() -> list[bytes]:
    """Files as the game writes them, short ones, so that many can be read."""
    short, longer = played(14, "short", seats=2), played(45, "longer")
    text = encode(match_to_document(short, short.state.hands[0].cards(), SAVED_AT))
    record = {"action": "draw", "saved_at": SAVED_AT, "position": ["deal: 1"], "hand_order": []}
    going_on, _ = match_from_position(match_to_document(longer, (), SAVED_AT))
    return [
        text,
        text + encode_line(record),
        encode(match_to_document(longer, (), SAVED_AT)),
        encode(match_to_document(going_on, (), SAVED_AT)),
    ]


def spoilt(source: bytes, chance: random.Random) -> bytes:
    """A file spoilt in one way or several."""
    data = source
    for _ in range(chance.choice((1, 1, 1, 2, 4))):
        data = chance.choice((_spoilt_bytes, _spoilt_lines, _spoilt_fields, _spoilt_fields))(data, chance)
    return data


def read_all_ways(data: bytes) -> None:
    """Read a file as the list, the table, the replay, the check and the way out of trouble do."""
    head = head_of(data[:6000], LAST_FIELD)
    try:
        if head is not None:
            summary_of_document(head)
    except SaveError:
        pass
    try:
        document = decode(data)
    except SaveError:
        return
    verify(document)
    for read in (summary_of_document, match_from_document, match_from_position, _table):
        try:
            found = read(document)
        except SaveError:
            continue
        if isinstance(found, tuple) and isinstance(found[0], Match):
            encode(match_to_document(found[0], found[1], SAVED_AT))


def _table(document: object) -> object:
    return table_of_document(upgraded(document))


def _spoilt_bytes(data: bytes, chance: random.Random) -> bytes:
    at, length = (chance.randrange(len(data) + 1) for _ in range(2))
    end = min(len(data), at + chance.choice((1, 3, 40, length)))
    match chance.randrange(6):
        case 0:
            return data[:at]
        case 1:
            return data[:at] + chance.choice(PIECES) + data[end:]
        case 2:
            return data[:at] + bytes(end - at) + data[end:]
        case 3:
            return data[:at] + data[at:end] * 2 + data[end:]
        case 4:
            return data[:at] + chance.randbytes(chance.randrange(1, 9)) + data[end:]
        case _:
            return data[end:] + data[:at]


def _spoilt_lines(data: bytes, chance: random.Random) -> bytes:
    lines = data.split(b"\n")
    first, second = (chance.randrange(len(lines)) for _ in range(2))
    if chance.random() < 0.5:
        lines[first], lines[second] = lines[second], lines[first]
    else:
        lines[first] = lines[second][: chance.randrange(len(lines[second]) + 1)]
    return b"\n".join(lines)


def _spoilt_fields(data: bytes, chance: random.Random) -> bytes:
    """Change a value somewhere inside; what is no JSON any more stays as it is."""
    try:
        document = json.loads(data)
    except (ValueError, RecursionError):
        return data
    if not isinstance(document, dict | list):
        return data
    parent: Any = document
    while True:
        keys = list(parent) if isinstance(parent, dict) else list(range(len(parent)))
        if not keys:
            return data
        key = chance.choice(keys)
        if not isinstance(parent[key], dict | list) or not parent[key] or chance.random() < 0.3:
            break
        parent = parent[key]
    parent[key] = deepcopy(chance.choice(VALUES))
    return encode(document) if isinstance(document, dict) else json.dumps(document).encode()
