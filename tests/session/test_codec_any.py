"""Whatever a document holds, only a SaveError comes out of it, and what loads saves again."""

from copy import deepcopy

import pytest
from hypothesis import given
from hypothesis import strategies as st

from burraco_desktop.session.codec import (
    Document,
    decode,
    encode,
    match_from_document,
    match_to_document,
    summary_of_document,
)
from burraco_desktop.session.errors import DamagedSaveError, SaveError
from tests.session.documents import SAVED_AT, Place, assert_same, parent_of, set_at

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=6,
)
WORDS = st.sampled_from(
    [
        "draw",
        "take",
        "discard Kd",
        "lay 4h 5h 6h",
        "lay JK JK JK",
        "add 0 2s high",
        "add 99 2s",
        "??",
        "-",
        "1",
    ]
)
EDGES = st.sampled_from(
    [0, 1, -1, 2, 5, 13, 10**30, 1e308, True, [], {}, "", "\ud800", [[]], [[[]]], {"": {}}]
)


def paths_of(value: object) -> list[Place]:
    """Where something stands in a document, containers included."""
    found: list[Place] = []
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, content in inner:
        found.append([key])
        found.extend([key, *rest] for rest in paths_of(content))
    return found


def mutate(document: Document, data: st.DataObject) -> None:
    """Change one place of a document, large and small fields with equal chance."""
    paths = paths_of(document)
    top = data.draw(st.sampled_from(sorted(document)))
    path = data.draw(st.sampled_from([path for path in paths if path[0] == top]))
    parent, last = parent_of(document, path), path[-1]
    match data.draw(st.sampled_from(["replace", "delete", "copy"])):
        case "replace":
            parent[last] = deepcopy(data.draw(JSON | WORDS | EDGES))
        case "delete":
            del parent[last]
        case "copy":
            set_at(document, data.draw(st.sampled_from(paths)), deepcopy(parent[last]))


@given(data=st.data())
def test_only_a_save_error_comes_out_of_a_changed_document(template: Document, data: st.DataObject) -> None:
    document = deepcopy(template)
    for _ in range(data.draw(st.integers(1, 3))):
        if document:
            mutate(document, data)
    assert_harmless(document)


@given(document=JSON)
def test_only_a_save_error_comes_out_of_any_value(document: object) -> None:
    assert_harmless(document)


@given(group=st.sampled_from(["deck", "draw", "reserve", "closing", "end", "match"]), data=st.data())
def test_no_rule_set_in_a_document_breaks_the_engine(
    template: Document, group: str, data: st.DataObject
) -> None:
    document = deepcopy(template)
    rules = document["rules"][group]
    name = data.draw(st.sampled_from(sorted(rules)))
    rules[name] = data.draw(st.none() | st.booleans() | st.integers(0, 40) | EDGES)
    document["deals"] = [document["deals"][0][: data.draw(st.integers(0, 9))]]
    assert_harmless(document)


@given(where=st.floats(0, 1), length=st.integers(0, 6), patch=st.binary(max_size=6))
def test_only_a_save_error_comes_out_of_changed_bytes(
    template: Document, where: float, length: int, patch: bytes
) -> None:
    text = encode(template)
    start = int(where * len(text))
    try:
        value = decode(text[:start] + patch + text[start + length :])
    except SaveError:
        return
    assert_harmless(value)


def assert_harmless(document: object) -> None:
    try:
        summary_of_document(document)
        match, hand_order = match_from_document(document)
    except SaveError:
        return
    again = match_to_document(match, hand_order, SAVED_AT)
    assert_same(match, match_from_document(decode(encode(again)))[0])


def test_a_text_cut_off_anywhere_is_damage(template: Document) -> None:
    text = encode(template)
    assert decode(text) == template
    for length in range(len(text) - 2):
        with pytest.raises(DamagedSaveError):
            decode(text[:length])
