"""The document that the tests of the codec read and tamper with."""

import random
from copy import deepcopy

import pytest

from burraco_desktop.session.codec import Document, decode, encode
from tests.session.documents import document_of
from tests.session.playing import new_match, play_deals, play_step


@pytest.fixture(scope="module")
def template() -> Document:
    """A document in the middle of the second deal; copy it before changing it."""
    match, source = new_match("template"), random.Random(1)
    play_deals(match, 1, source)
    match.start_deal()
    for _ in range(30):
        play_step(match, source)
    assert match.deal == 2
    content = decode(encode(document_of(match)))
    assert isinstance(content, dict)
    return content


@pytest.fixture
def document(template: Document) -> Document:
    """A document to be tampered with."""
    return deepcopy(template)
