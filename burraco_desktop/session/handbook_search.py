"""Finding words in the rules texts: paragraphs with their anchors, whatever the accents and capitals."""

import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from html.parser import HTMLParser
from typing import Final


@dataclass(frozen=True, slots=True)
class Section:
    """A section of the handbook: the anchor of its title, the title, and its HTML."""

    anchor: str
    title: str
    html: str


@dataclass(frozen=True, slots=True)
class Block:
    """A paragraph, heading or row of a section, with the last anchor before or at its start."""

    anchor: str
    text: str
    is_heading: bool


@dataclass(frozen=True, slots=True)
class Hit:
    """A place that a search has found: the anchor, its section's title, and the words around."""

    anchor: str
    title: str
    excerpt: str


EXCERPT: Final = 90
"""About how many characters an excerpt shows."""

_BLOCKS: Final = frozenset({"p", "li", "tr", "h1", "h2", "h3", "div"})


class _Reader(HTMLParser):
    """Collects the blocks and the anchors of a section."""

    def __init__(self, anchor: str) -> None:
        super().__init__()
        self.blocks: list[Block] = []
        self.anchors: list[str] = []
        self.links: list[str] = []
        self._anchor = anchor
        self._text: list[str] = []
        self._is_heading = False

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Begin a block, note an anchor, let a picture speak by its text."""
        values = dict(attrs)
        if tag in _BLOCKS:
            self.finish()
            self._is_heading = tag in ("h1", "h2", "h3")
        if tag in ("td", "th", "br"):
            self._text.append(" ")
        anchor = values.get("id")
        if anchor:
            self._anchor = anchor
            self.anchors.append(anchor)
        if tag == "img":
            self._text.append(values.get("alt") or "")
        if tag == "a":
            self.links.append(values.get("href") or "")

    def handle_endtag(self, tag: str) -> None:
        """End a block."""
        if tag in _BLOCKS:
            self.finish()

    def handle_data(self, data: str) -> None:
        """Read on."""
        self._text.append(data)

    def finish(self) -> None:
        """Keep the block that was read, if it says anything."""
        text = " ".join("".join(self._text).split())
        if text:
            self.blocks.append(Block(self._anchor, text, self._is_heading))
        self._text.clear()
        self._is_heading = False


def blocks_of(section: Section) -> list[Block]:
    """The paragraphs of a section in their order."""
    return _read(section).blocks


def anchors_of(section: Section) -> list[str]:
    """All anchors of a section in their order."""
    return _read(section).anchors


def links_of(section: Section) -> list[str]:
    """Where the links of a section lead."""
    return _read(section).links


def search(sections: Sequence[Section], query: str) -> list[Hit]:
    """The paragraphs that hold all words of the query: headings first, then in the order of the book."""
    words = folded(query).split()
    if not words:
        return []
    found = [
        (not block.is_heading, Hit(block.anchor, section.title, _excerpt(block.text, words[0])))
        for section, block in _all_blocks(sections)
        if all(word in folded(block.text) for word in words)
    ]
    return [hit for _, hit in sorted(found, key=lambda entry: entry[0])]


def folded(text: str) -> str:
    """The text without accents and capitals."""
    parts = unicodedata.normalize("NFKD", text.casefold())
    return "".join(part for part in parts if not unicodedata.combining(part))


def _all_blocks(sections: Sequence[Section]) -> Iterator[tuple[Section, Block]]:
    for section in sections:
        for block in blocks_of(section):
            yield section, block


def _excerpt(text: str, word: str) -> str:
    """The words around the first hit, cut between words."""
    at = max(0, folded(text).find(word))
    start = text.rfind(" ", 0, max(0, at - EXCERPT // 3)) + 1
    end = text.find(" ", start + EXCERPT)
    end = len(text) if end < 0 else end
    return ("… " if start else "") + text[start:end].strip(" ,;:") + (" …" if end < len(text) else "")


@lru_cache(maxsize=64)
def _read(section: Section) -> _Reader:
    reader = _Reader(section.anchor)
    reader.feed(section.html)
    reader.close()
    reader.finish()
    return reader
