"""The translations: whole, in step with the sources, with the same places to fill in, read by Qt as meant."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QTranslator

import i18n
from burraco_desktop.languages import SPOKEN

if TYPE_CHECKING:
    from pathlib import Path

FILLED_IN = re.compile(r"\{[^}]*\}|%n")
SENTENCE_ENDS = ".?!:…"
TRANSLATED = [language for language in SPOKEN if language not in i18n.ONLY_PLURALS]


@pytest.fixture(scope="module")
def texts() -> list[i18n.Text]:
    return i18n.extracted()


def test_every_language_of_the_game_has_a_file() -> None:
    assert sorted(i18n.LANGUAGES) == sorted(SPOKEN)
    assert sorted(path.name for path in i18n.FOLDER.glob("*.ts")) == sorted(
        i18n.ts_file(language).name for language in SPOKEN
    )


@pytest.mark.parametrize("language", SPOKEN)
def test_nothing_is_missing_left_over_or_unfinished(language: str, texts: list[i18n.Text]) -> None:
    """`python3 packaging/i18n.py --update` mends the first two; the third is a translator's work."""
    file = i18n.ts_file(language)
    assert file.read_text(encoding="utf-8") == i18n.updated(language, texts)
    assert [text for text, forms in i18n.translations(file).items() if not forms or not all(forms)] == []


@pytest.mark.parametrize("language", SPOKEN)
def test_the_same_is_filled_in(language: str) -> None:
    for text, forms in i18n.translations(i18n.ts_file(language)).items():
        for form in forms:
            assert set(FILLED_IN.findall(form)) == set(FILLED_IN.findall(text.source)), form


@pytest.mark.parametrize("language", TRANSLATED)
def test_sentences_end_as_sentences_do(language: str) -> None:
    for text, forms in i18n.translations(i18n.ts_file(language)).items():
        for form in forms:
            ends = text.source.rstrip()[-1:] in SENTENCE_ENDS
            assert (form.rstrip()[-1:] in SENTENCE_ENDS) == ends, form
            assert (form[:1].isspace(), form[-1:].isspace()) == (
                text.source[:1].isspace(),
                text.source[-1:].isspace(),
            ), text
            assert "  " not in form


@pytest.mark.parametrize("language", SPOKEN)
def test_qt_reads_what_is_written(language: str, tmp_path: Path) -> None:
    file = tmp_path / "language.qm"
    file.write_bytes(i18n.compiled(i18n.ts_file(language)))
    translator = QTranslator()
    assert translator.load(str(file))
    for text, forms in i18n.translations(i18n.ts_file(language)).items():
        numbers = {1: forms[0], 2: forms[-1], 17: forms[-1], 101: forms[-1]}
        for number, form in numbers.items() if text.is_counted else {-1: forms[0]}.items():
            found = translator.translate(text.context, text.source, text.comment, number)
            assert found == form, text
    assert translator.translate("nowhere", "Nothing of this kind") in ("", None)


def test_nothing_is_singular_in_brazil_alone(tmp_path: Path) -> None:
    """CLDR: Portuguese of Brazil says "0 carta", the others "0 carte", "0 cartas"."""
    singular = {}
    for language in TRANSLATED:
        file = tmp_path / f"{language}.qm"
        file.write_bytes(i18n.compiled(i18n.ts_file(language)))
        translator = QTranslator()
        assert translator.load(str(file))
        singular[str(language)] = translator.translate("table", "%n card(s)", "", 0) == "%n carta"
    assert singular == {"it": False, "pt_BR": True, "es": False}


def test_a_text_is_found_wherever_it_stands(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source = """
class Page:
    def build(self):
        self.say(self.tr("Hello"), counted(translate("table", "%n card(s)", None, len(self.rows[0])), 1))
        return f"{translate('table', 'In braces')}", other.tr("Not ours"), translate(name, "Nor this")

title = translate("table", "One " "text", "a note")
"""
    (tmp_path / "page.py").write_text(source, encoding="utf-8")
    monkeypatch.setattr(i18n, "SOURCES", tmp_path)
    assert i18n.extracted() == [
        i18n.Text("Page", "Hello", ""),
        i18n.Text("table", "%n card(s)", ""),
        i18n.Text("table", "In braces", ""),
        i18n.Text("table", "One text", "a note"),
    ]


def test_translations_are_kept_and_old_ones_dropped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(i18n, "FOLDER", tmp_path)
    kept, old, new = (i18n.Text("c", source, "") for source in ('A "b" & <c>', "Old", "%n new"))
    file = i18n.ts_file("it")
    monkeypatch.setattr(i18n, "translations", lambda _file: {kept: ("C'è",), old: ("Vecchio",)})
    file.touch()
    content = i18n.updated("it", [kept, new])
    monkeypatch.undo()
    file.write_text(content, encoding="utf-8")
    assert i18n.translations(file) == {kept: ("C'è",), new: ()}
    assert "Vecchio" not in content


def test_only_what_is_stale_is_compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(i18n, "FOLDER", tmp_path)
    file = i18n.ts_file("it")
    file.write_text(i18n.updated("it", [i18n.Text("c", "a", "")]), encoding="utf-8")
    i18n.compile_all()
    made = file.with_suffix(".qm")
    content = made.read_bytes()
    assert content.startswith(i18n.MAGIC)
    made.write_bytes(b"")
    i18n.compile_all()
    assert made.read_bytes() == b"", "it is younger than its source"
    i18n.compile_all(anew=True)
    assert made.read_bytes() == content
    assert sorted(path.name for path in tmp_path.iterdir()) == [made.name, file.name]
