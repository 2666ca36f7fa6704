"""The command line in every language: help, complaints, verdicts; and English where Qt cannot be loaded."""

from __future__ import annotations

import argparse
import inspect
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import i18n
from burraco_desktop.__main__ import main
from burraco_desktop.arguments import argparse_words
from burraco_desktop.engine.notation import NotationError, parse_position
from burraco_desktop.engine.refusals import Reason
from burraco_desktop.languages import SPOKEN, Language
from burraco_desktop.paths import settings_file
from burraco_desktop.session.rulebook import preset
from burraco_desktop.telling import DETAILS, speak, told
from burraco_desktop.ui.settings import LANGUAGE, Settings

if TYPE_CHECKING:
    from collections.abc import Callable

HELP: tuple[list[str], ...] = ([], ["referee"], ["verify"], ["self-check"])
OTHERS = [language for language in SPOKEN if language != Language.ENGLISH]
ENGLISH_WORDS = {
    "the",
    "and",
    "usage:",
    "options:",
    "options",
    "arguments:",
    "show",
    "of",
    "match",
    "with",
    "is",
}


@pytest.fixture
def choose() -> Callable[[Language], None]:
    """Choose a language in the settings, as the window does."""

    def set_language(language: Language) -> None:
        store = Settings(settings_file())
        store.set(LANGUAGE, language)
        store.save()

    return set_language


def answer(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> tuple[int, str]:
    """The exit status, and all that was printed."""
    try:
        status = main(arguments)
    except SystemExit as stopped:
        status = int(str(stopped.code))
    return status, "".join(capsys.readouterr())


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("command", HELP, ids=" ".join)
def test_help_has_no_english_in_it(
    command: list[str],
    language: Language,
    choose: Callable[[Language], None],
    capsys: pytest.CaptureFixture[str],
) -> None:
    choose(language)
    status, told = answer([*command, "--help"], capsys)
    assert status == 0
    assert not ENGLISH_WORDS & set(told.lower().split())
    assert told.split()[1] == "burraco"


COMPLAINTS = {
    ("--players", "5"): "burraco: argomento --players: 5 non c'è tra le scelte possibili: 2, 3, 4, 6",
    ("--target", "3"): "burraco: argomento --target: '3' non va: deve essere un numero da 100 a 100000",
    ("--frob",): "burraco: argomenti sconosciuti: --frob",
    ("--seed",): "burraco: argomento --seed: ci vuole un argomento",
    ("none.burraco",): "burraco: none.burraco: questo file non esiste",
    ("--seed", "7"): "burraco: --seed: solo con --new-match",
    (
        "--new-match",
        "--rules",
        "italia",
    ): "burraco: non c'è un regolamento né un file 'italia' (simili: italian",
    ("referee", "7x"): "burraco referee: '7x' non è una carta",
    ("referee",): "burraco referee: non ci sono carte da giudicare",
    ("referee", "--set", "deks=2", "7h"): "burraco referee: nessuna opzione si chiama 'deks' (simili: decks",
    (
        "referee",
        "--set",
        "decks=9",
        "7h",
    ): "burraco referee: valore non ammesso: decks = 9 (un numero da 2 a 4)",
    ("referee", "--position", "none.txt"): "burraco referee: none.txt non si può leggere: non esiste",
    ("verify",): "burraco verify: mancano questi argomenti: FILE",
    ("verify", "none"): "burraco verify: none: questo file non esiste",
}


@pytest.mark.parametrize("arguments", COMPLAINTS, ids=" ".join)
def test_a_complaint_is_in_the_language_of_the_settings_and_names_the_thing(
    arguments: tuple[str, ...], choose: Callable[[Language], None], capsys: pytest.CaptureFixture[str]
) -> None:
    choose(Language.ITALIAN)
    status, complaint = answer([*arguments], capsys)
    assert status == 2
    assert complaint.startswith(COMPLAINTS[arguments])
    assert complaint.count("\n") == 1


def test_the_language_asked_for_goes_before_that_of_the_settings(
    choose: Callable[[Language], None], capsys: pytest.CaptureFixture[str]
) -> None:
    choose(Language.ITALIAN)
    assert answer(["--language", "es", "--help"], capsys)[1].startswith("uso: burraco [opciones]")
    assert "nadie" not in answer(["--language=pt", "--players", "9"], capsys)[1]
    assert answer(["--language=pt", "none"], capsys)[1].startswith("burraco: none: este arquivo não existe")


def test_the_code_of_a_reason_is_the_same_in_every_language_and_its_text_is_not(
    choose: Callable[[Language], None], capsys: pytest.CaptureFixture[str]
) -> None:
    reasons = []
    for language in SPOKEN:
        choose(language)
        status, printed = answer(["referee", "7h 8h"], capsys)
        assert status == 1
        reasons.append(json.loads(printed)["reason"])
    assert {reason["code"] for reason in reasons} == {Reason.TOO_FEW_CARDS}
    assert len({reason["text"] for reason in reasons}) == len(SPOKEN)


def test_a_wording_in_a_wording_is_told_too() -> None:
    with pytest.raises(NotationError) as caught:
        parse_position("hand 0: 7h\nhand 1: 8q", preset("italian"))
    speak(Language.SPANISH)
    assert told(caught.value.wording) == "'8q' no es una carta: escribe valor y palo, como 10h, o JK"
    assert str(caught.value) == "'8q' is no card: write rank and suit, like 10h, or JK"


def test_argparse_says_what_we_translate() -> None:
    source = inspect.getsource(argparse)
    assert [
        text for text in argparse_words() if f'"{text}"' not in source and f"'{text}'" not in source
    ] == []


@pytest.mark.parametrize("command", [["referee", "7h"], ["verify", "--help"]], ids=" ".join)
def test_a_desktop_without_utf_8_brings_no_other_line(command: list[str]) -> None:
    code = f"from burraco_desktop.__main__ import main\nmain({command!r})\n"
    environment = os.environ | {"LC_ALL": "C"}
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=False, env=environment
    )
    assert done.stderr == ""


@pytest.mark.parametrize("language", SPOKEN)
def test_all_can_be_printed_where_there_is_no_utf_8(language: Language) -> None:
    contexts = {"argparse", "commands", DETAILS}
    for text, forms in i18n.translations(i18n.ts_file(language)).items():
        if text.context in contexts:
            for shown in (text.source, *forms):
                assert shown.encode("latin-1")


def test_without_qt_the_answer_is_english(tmp_path: Path) -> None:
    code = (
        "import sys\n"
        "sys.modules['PySide6'] = None\n"
        "from burraco_desktop.__main__ import main\n"
        f"main([{str(tmp_path / 'none.burraco')!r}])\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "there is no such file" in done.stderr
