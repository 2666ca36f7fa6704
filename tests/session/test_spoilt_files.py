"""Spoilt files by the hundred: only errors that name what is wrong come out, in bounded time and memory.

The long run is `python -m tests.bench.spoilt_files`.
"""

import json
import random
import tracemalloc
from pathlib import Path

import pytest

from burraco_desktop.session import files
from burraco_desktop.session.codec import MOST_ACTIONS, Document, decode, encode, match_from_document
from burraco_desktop.session.errors import DamagedSaveError, SaveError
from tests.session.documents import document_of
from tests.session.playing import played
from tests.support.spoilt_files import read_all_ways, sources, spoilt

ROUNDS = 12
IN_ONE = 40
MEMORY = 300_000_000
"""Bytes that reading the largest file that is read at all may take."""


@pytest.mark.parametrize("number", range(ROUNDS))
def test_only_a_save_error_comes_out_of_a_spoilt_file(number: int) -> None:
    chance, texts = random.Random(number), sources()
    for _ in range(IN_ONE):
        read_all_ways(spoilt(chance.choice(texts), chance))


def huge(piece: bytes, start: bytes = b"", end: bytes = b"") -> bytes:
    """A file of the largest size that is read."""
    count = (files.LARGEST - len(start) - len(end)) // len(piece)
    return start + piece * count + end


HUGE = {
    "zeros": huge(b"\0"),
    "brackets": huge(b"["),
    "braces": huge(b'{"":'),
    "empty lists": huge(b"[],", b"[", b"0]"),
    "numbers": huge(b"1", b"[", b"]"),
    "digits": huge(b"9"),
    "text": huge(b"x", b'"', b'"'),
    "escapes": huge(b"\\ud83d", b'"', b'"'),
    "lines": huge(b"{}\n", b"{\n}\n"),
    "spaces": huge(b" "),
    "fields": huge(b'"a":1,', b"{", b'"b":2}'),
}


@pytest.mark.parametrize("data", HUGE.values(), ids=HUGE)
def test_the_largest_files_are_refused_in_bounded_memory(data: bytes) -> None:
    tracemalloc.start()
    try:
        read_all_ways(data)
        assert tracemalloc.get_traced_memory()[1] < MEMORY
    finally:
        tracemalloc.stop()


@pytest.mark.parametrize("depth", [10, 1_000, 100_000], ids=["a little", "as deep as calls", "far deeper"])
def test_deep_fields_are_damage(depth: int) -> None:
    text = encode(document_of(played(9))).decode()
    start, _, rest = text.partition('"players": ')
    spoilt_text = start + '"players": ' + "[" * depth + "]" * depth + rest[rest.index(",\n") :]
    with pytest.raises(DamagedSaveError):
        match_from_document(decode(spoilt_text.encode()))


def test_a_match_of_far_too_many_actions_is_not_played() -> None:
    document = document_of(played(9))
    document["deals"] = [["draw"] * (MOST_ACTIONS + 1)]
    with pytest.raises(DamagedSaveError, match="far too many"):
        match_from_document(document)


def test_a_text_far_too_long_is_not_taken() -> None:
    document = document_of(played(9))
    document["players"][0]["name"] = "x" * 1_000_000
    with pytest.raises(DamagedSaveError, match="1000000 characters"):
        match_from_document(document)


ENCODINGS = ["utf-8-sig", "utf-16", "utf-16-le", "utf-32", "latin-1", "cp1252"]


@pytest.mark.parametrize("encoding", ENCODINGS)
def test_another_encoding_is_read_or_named(encoding: str) -> None:
    """JSON may be written in several encodings; what is none of them is damage, never another match."""
    document: Document = {**document_of(played(9)), "name": "Perché"}
    data = json.dumps(document, ensure_ascii=False).encode(encoding)
    try:
        match, _ = match_from_document(decode(data))
    except SaveError:
        assert encoding in ("latin-1", "cp1252")
    else:
        assert match.name == "Perché"


def test_no_file_makes_the_game_run_code(tmp_path: Path) -> None:
    """What looks like code in any language of files stays a text, or is refused."""
    ran = tmp_path / "ran"
    payloads = [
        f"__import__('pathlib').Path({str(ran)!r}).touch()",
        f"!!python/object/apply:os.system ['touch {ran}']",
        "{{ ''.__class__.__mro__[1].__subclasses__() }}",
        "cposix\nsystem\n(S'touch " + str(ran) + "'\ntR.",
        "<script>alert(1)</script>",
    ]
    for payload in payloads:
        document = document_of(played(9))
        document["name"] = payload[:200]
        document["players"][0]["name"] = payload
        match, _ = match_from_document(decode(encode(document)))
        assert match.players[0].name == payload
        read_all_ways(payload.encode())
        read_all_ways(encode({**document, "deals": [[payload]], "position": [payload]}))
    assert not ran.exists()


def test_no_reader_of_files_can_run_code() -> None:
    """No module of the session uses a way to read that could."""
    folder = Path(files.__file__).parent
    words = ("pickle", "marshal", "shelve", "eval(", "exec(", "yaml", "__import__", "importlib", "subprocess")
    for path in folder.glob("*.py"):
        text = path.read_text(encoding="utf-8")
        assert not [word for word in words if word in text], path.name
