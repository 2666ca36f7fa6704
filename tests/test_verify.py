"""`burraco verify`: what it prints, and its exit status."""

import random
from pathlib import Path

import pytest

from burraco_desktop.__main__ import main
from burraco_desktop.session.codec import Document, decode, encode
from tests.session.documents import document_of
from tests.session.playing import new_match, play_deals, played

pytestmark = pytest.mark.usefixtures("qapp")
"""Sentences take Qt's translators, which belong to the one application of all tests."""


@pytest.fixture(scope="module")
def finished() -> bytes:
    match = new_match()
    play_deals(match, 50, random.Random(3))
    return encode(document_of(match))


def written(folder: Path, content: bytes) -> str:
    path = folder / "match.burraco"
    path.write_bytes(content)
    return str(path)


def test_an_untouched_match_is_proven(
    tmp_path: Path, finished: bytes, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["verify", written(tmp_path, finished)]) == 0
    told = capsys.readouterr().out.splitlines()
    assert [line[:7].strip() for line in told[:6]] == ["ok"] * 6
    document = decode(finished)
    assert isinstance(document, dict)
    assert told[6:] == [
        f"fingerprint of the shuffles: {document['fingerprint']}",
        f"seed: {document['seed']}",
    ]


def test_the_seed_of_a_running_match_is_not_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", written(tmp_path, encode(document_of(played(30, "closed"))))]) == 0
    told = capsys.readouterr().out
    assert "closed" not in told
    assert "when the match is over" in told


def test_a_changed_match_is_told_and_fails(
    tmp_path: Path, finished: bytes, capsys: pytest.CaptureFixture[str]
) -> None:
    document: Document = decode(finished)  # type: ignore[assignment]  # it is ours
    document["scores"][0][0] += 100
    assert main(["verify", written(tmp_path, encode(document))]) == 1
    wrong = [line for line in capsys.readouterr().out.splitlines() if line.startswith("WRONG")]
    assert len(wrong) == 1
    assert "worth" in wrong[0]


def test_the_fingerprint_noted_by_the_player_counts(
    tmp_path: Path, finished: bytes, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["verify", written(tmp_path, finished), "--fingerprint", "00"]) == 1
    assert "WRONG    the cards were fixed" in capsys.readouterr().out


@pytest.mark.parametrize("content", [b"", b"\0" * 9, b"not a match"])
def test_what_cannot_be_read_is_bad_input(
    tmp_path: Path, content: bytes, capsys: pytest.CaptureFixture[str]
) -> None:
    path = written(tmp_path, content)
    with pytest.raises(SystemExit) as caught:
        main(["verify", path])
    assert caught.value.code == 2
    assert path in capsys.readouterr().err


def test_no_file_is_bad_input(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["verify", str(tmp_path / "none")])
    assert "no such file" in capsys.readouterr().err
