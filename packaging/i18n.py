"""Keep the translations in step with the sources, and make of them what Qt reads.

    python3 packaging/i18n.py            make the .qm files that are missing or older than their .ts files
    python3 packaging/i18n.py --update   first bring the .ts files up to the sources

`resources/i18n` holds a .ts file a language, which translators edit (Qt Linguist, or any editor); for English
only what has plural forms. The .qm files beside them are build products: `dev.py`, the build of a wheel and
the tests make them.

Qt's lupdate is not used: in Python it misses calls with calls inside, and takes none of `translate` for a
counted one. Nor is lrelease, which needs PySide6 and a dozen system libraries wherever a wheel is built.
"""

from __future__ import annotations

import argparse
import ast
import os
import struct
import sys
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple
from xml.etree import ElementTree as ET
from xml.sax.saxutils import escape

if TYPE_CHECKING:
    from collections.abc import Sequence

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "resources" / "i18n"
SOURCES = ROOT / "burraco_desktop"
PREFIX = "burraco_"
DETAILS = "details"
"""The context of wordings, which `burraco_desktop.telling` translates."""
ONLY_PLURALS = ("en",)
"""The languages of the sources: only counted phrases need a translation."""
LANGUAGES = ("en", "it", "pt_BR", "es")

# What a .qm file is made of; Qt reads it in qtranslator.cpp.
MAGIC = bytes.fromhex("3cb86418caef9c95cd211cbf60a1bddd")
LANGUAGE, HASHES, MESSAGES, PLURALS = 0xA7, 0x42, 0x69, 0x88
END, TRANSLATION, SOURCE, CONTEXT, COMMENT = 1, 3, 6, 7, 8
ONE_IS_SINGULAR, UP_TO_ONE_IS_SINGULAR = b"\x01\x01", b"\x03\x01"
PLURAL_FORMS = 2
"""One and several, in each of our languages; they differ in which of them nothing is."""
PLURAL_RULES = {"pt_BR": UP_TO_ONE_IS_SINGULAR}


class Text(NamedTuple):
    """A text of the program as its sources have it; with `%n` in it, it has plural forms."""

    context: str
    source: str
    comment: str

    @property
    def is_counted(self) -> bool:
        """Whether it differs by a number."""
        return "%n" in self.source


Translations = dict[Text, tuple[str, ...]]
"""What each text is in a language: one form, or of a counted one two; empty where there is none yet."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what is asked for; returns the exit status."""
    parser = argparse.ArgumentParser(prog="i18n.py", description="Update and compile the translations.")
    parser.add_argument("--update", action="store_true", help="bring the .ts files up to the sources")
    if parser.parse_args(arguments).update:
        texts = extracted()
        for language in LANGUAGES:
            replace(ts_file(language), updated(language, texts).encode())
    compile_all()
    return 0


def ts_file(language: str) -> Path:
    """The file that translators edit."""
    return FOLDER / f"{PREFIX}{language}.ts"


def extracted() -> list[Text]:
    """All texts of the sources, those of a context together, in their order in the files."""
    found: dict[Text, None] = {}
    for path in sorted(SOURCES.rglob("*.py")):
        finder = Finder()
        finder.visit(ast.parse(path.read_text(encoding="utf-8"), str(path)))
        found |= dict.fromkeys(finder.found)
    return sorted(found, key=lambda text: text.context)


class Finder(ast.NodeVisitor):
    """Finds calls of `translate`, of `worded`, and of `self.tr`, whose context is the class around them."""

    def __init__(self) -> None:
        self.found: list[Text] = []
        self._class = ""

    def visit_ClassDef(self, node: ast.ClassDef) -> None:  # the visitor calls it so
        """Know the class around what comes."""
        around, self._class = self._class, node.name
        self.generic_visit(node)
        self._class = around

    def visit_Call(self, node: ast.Call) -> None:  # as above
        """Take the texts of a call for a translation."""
        called = node.func
        name = called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
        if name == "translate" and len(node.args) > 1:
            context, source, *rest = node.args
            self._take(literal(context), source, rest)
        elif name == "worded":
            self._take(DETAILS, node.args[0], ())
        elif name == "tr" and isinstance(called, ast.Attribute) and getattr(called.value, "id", "") == "self":
            source, *rest = node.args
            self._take(self._class, source, rest)
        self.generic_visit(node)

    def _take(self, context: str, source: ast.expr, rest: Sequence[ast.expr]) -> None:
        comment = rest[0] if rest else ast.Constant(None)
        if context and literal(source):
            self.found.append(Text(context, literal(source), literal(comment)))


def literal(node: ast.expr) -> str:
    """The text of a constant, empty for anything else."""
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""


def updated(language: str, texts: Sequence[Text]) -> str:
    """The .ts file of a language with these texts and no others; translations that are there are kept."""
    file = ts_file(language)
    known = translations(file) if file.exists() else {}
    wanted = [text for text in texts if text.is_counted or language not in ONLY_PLURALS]
    lines = ['<?xml version="1.0" encoding="utf-8"?>', "<!DOCTYPE TS>"]
    lines.append(f'<TS version="2.1" language="{language}" sourcelanguage="en">')
    for context, members in groupby(wanted, key=lambda text: text.context):
        lines += ["<context>", f"    <name>{escape(context)}</name>"]
        for text in members:
            lines += written(text, known.get(text, ()))
        lines.append("</context>")
    return "\n".join([*lines, "</TS>", ""])


def written(text: Text, forms: tuple[str, ...]) -> list[str]:
    """The lines of a text in a .ts file, in the way of Qt's own tools."""
    mark = "" if forms and all(forms) else ' type="unfinished"'
    lines = ['    <message numerus="yes">' if text.is_counted else "    <message>"]
    lines.append(f"        <source>{escaped(text.source)}</source>")
    if text.comment:
        lines.append(f"        <comment>{escaped(text.comment)}</comment>")
    if text.is_counted:
        lines.append(f"        <translation{mark}>")
        numerus = forms if len(forms) == PLURAL_FORMS else ("",) * PLURAL_FORMS
        lines += [f"            <numerusform>{escaped(form)}</numerusform>" for form in numerus]
        lines.append("        </translation>")
    else:
        lines.append(f"        <translation{mark}>{escaped(''.join(forms))}</translation>")
    return [*lines, "    </message>"]


def escaped(text: str) -> str:
    """A text in XML as Qt's tools write it."""
    return escape(text, {'"': "&quot;", "'": "&apos;"})


def compile_all(*, anew: bool = False) -> None:
    """Make the .qm files that are missing or older than what they are made from, or all of them."""
    for file in sorted(FOLDER.glob(f"{PREFIX}*.ts")):
        made = file.with_suffix(".qm")
        if anew or not made.exists() or made.stat().st_mtime < newest(file, Path(__file__)):
            replace(made, compiled(file))


def newest(*files: Path) -> float:
    """When the youngest of some files was written."""
    return max(file.stat().st_mtime for file in files)


def replace(file: Path, content: bytes) -> None:
    """Write a file as a whole or not at all, whoever else may be reading or writing it."""
    draft = file.with_name(f"{file.name}.{os.getpid()}")
    draft.write_bytes(content)
    draft.replace(file)


def translations(file: Path) -> Translations:
    """All texts of a .ts file; what is not finished has no translation."""
    found: Translations = {}
    for context in ET.parse(file).getroot().iter("context"):
        for entry in context.iter("message"):
            text = Text(
                context.findtext("name", ""), entry.findtext("source", ""), entry.findtext("comment", "")
            )
            translation = entry.find("translation")
            if translation is None or translation.get("type"):
                found[text] = ()
            else:
                forms = tuple(form.text or "" for form in translation.iter("numerusform"))
                found[text] = forms or (translation.text or "",)
    return found


def compiled(file: Path) -> bytes:
    """What Qt reads instead of a .ts file."""
    return written_for_qt(file.stem.removeprefix(PREFIX), translations(file))


def written_for_qt(language: str, known: Translations) -> bytes:
    """The translations of a language as Qt reads them."""
    records, places = bytearray(), []
    for text, forms in known.items():
        if forms:
            places.append((elf_hash((text.source + text.comment).encode()), len(records)))
            records += record(text, forms)
    table = b"".join(struct.pack(">II", *place) for place in sorted(places))
    return MAGIC + b"".join(
        struct.pack(">BI", tag, len(content)) + content
        for tag, content in (
            (LANGUAGE, language.encode()),
            (HASHES, table),
            (MESSAGES, bytes(records)),
            (PLURALS, PLURAL_RULES.get(language, ONE_IS_SINGULAR)),
        )
    )


def record(text: Text, forms: tuple[str, ...]) -> bytes:
    """One translation with all by which Qt tells it from others."""
    parts = [(TRANSLATION, form.encode("utf-16-be")) for form in forms]
    parts += [(SOURCE, text.source.encode()), (CONTEXT, text.context.encode())]
    parts.append((COMMENT, text.comment.encode()))
    return b"".join(struct.pack(">BI", tag, len(part)) + part for tag, part in parts) + bytes([END])


def elf_hash(text: bytes) -> int:
    """The hash by which Qt finds a source text with its comment."""
    found = 0
    for byte in text:
        found = (found << 4) + byte
        high = found & 0xF0000000
        found = (found ^ (high >> 24)) & ~high
    return found or 1


if __name__ == "__main__":
    sys.exit(main())
