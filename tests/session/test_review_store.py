"""What a review found is kept beside the match, goes on where it stopped, and is never trusted blindly."""

import json
import random
from collections.abc import Callable
from pathlib import Path

import pytest

from burraco_desktop.session import review_store
from burraco_desktop.session.replay import Replay
from burraco_desktop.session.review import Decision, decisions
from burraco_desktop.session.review_store import FORMAT, ReviewFile, ReviewShelf
from tests.session.playing import new_match, play_deals
from tests.support.reviews import assessment_for

JUDGE = "judge 1"

ExpectLog = Callable[[str], None]


@pytest.fixture(scope="module")
def asked() -> tuple[Decision, ...]:
    match = new_match()
    play_deals(match, 1, random.Random(1))
    return decisions(Replay(match), 1, 0)[:8]


@pytest.fixture
def path(tmp_path: Path, asked: tuple[Decision, ...]) -> Path:
    """A file with all that was asked."""
    file = ReviewShelf(tmp_path / "reviews").of_match("a match", JUDGE)
    for decision in asked:
        file.add(decision, assessment_for(decision))
    assert file.path is not None
    return file.path


def known(path: Path, asked: tuple[Decision, ...], judge: str = JUDGE) -> list[bool]:
    file = ReviewFile(path, judge)
    found = [file.get(decision) for decision in asked]
    for decision, assessment in zip(asked, found, strict=True):
        assert assessment in (None, assessment_for(decision))
    return [assessment is not None for assessment in found]


def test_what_was_kept_is_there_again(path: Path, asked: tuple[Decision, ...]) -> None:
    assert known(path, asked) == [True] * len(asked)
    head, *lines = path.read_text(encoding="ascii").splitlines()
    assert json.loads(head) == {"format": FORMAT, "format_version": 1}
    assert len(lines) == len(asked)


def test_the_name_of_a_match_is_no_path(tmp_path: Path, asked: tuple[Decision, ...]) -> None:
    shelf = ReviewShelf(tmp_path / "reviews")
    file = shelf.of_match("../../\udc00/etc", JUDGE)
    file.add(asked[0], assessment_for(asked[0]))
    assert file.path is not None
    assert file.path.parent == shelf.folder
    assert file.path.exists()


def test_a_review_goes_on_where_it_was_cut_off(path: Path, asked: tuple[Decision, ...]) -> None:
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(lines[:4]))
    assert known(path, asked) == [True] * 3 + [False] * (len(asked) - 3)
    file = ReviewFile(path, JUDGE)
    for decision in asked[3:]:
        file.add(decision, assessment_for(decision))
    assert path.read_bytes() == b"".join(lines)


def test_a_line_cut_in_the_middle_is_made_anew(
    path: Path, asked: tuple[Decision, ...], expect_log: ExpectLog
) -> None:
    whole = path.read_bytes()
    path.write_bytes(whole[:-30])
    expect_log("1 lines of a review are made anew")
    assert known(path, asked) == [True] * (len(asked) - 1) + [False]
    file = ReviewFile(path, JUDGE)
    file.add(asked[-1], assessment_for(asked[-1]))
    assert path.read_bytes() == whole


def test_a_last_line_without_its_end_is_not_joined_with_the_next(
    path: Path, asked: tuple[Decision, ...]
) -> None:
    path.write_bytes(path.read_bytes()[:-1])
    file = ReviewFile(path, JUDGE)
    file.add(asked[0], assessment_for(asked[0]))
    assert known(path, asked) == [True] * len(asked)


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\0" * 200,
        b"[1, 2]\n",
        b'{"format": "something else", "format_version": 1}\n',
        b'{"format": "burraco-desktop review"}\n',
        b'{"format": "burraco-desktop review", "format_version": 99}\n',
        b'{"format": "burraco-desktop review", "format_version": 0}\n',
        b"\xff\xfe\x00",
        b"[" * 100_000,
    ],
    ids=["empty", "zeros", "list", "foreign", "no version", "newer", "too old", "no text", "deep"],
)
def test_a_file_that_is_none_of_ours_is_made_anew(
    path: Path, asked: tuple[Decision, ...], data: bytes, expect_log: ExpectLog
) -> None:
    path.write_bytes(data)
    expect_log("a review is made anew")
    file = ReviewFile(path, JUDGE)
    assert file.get(asked[0]) is None
    file.add(asked[0], assessment_for(asked[0]))
    assert known(path, asked)[0]


BAD_LINES = {
    "no judge": {"judge": None},
    "no digest": {"digest": 3},
    "no options": {"options": []},
    "played beyond": {"played": 40},
    "played is true": {"played": True},
    "no line": {"options": [[[], 1.0, 0.0, 0.0, True]]},
    "no action": {"options": [[["jump"], 1.0, 0.0, 0.0, True]]},
    "text for points": {"options": [[["draw"], "1", 0.0, 0.0, True]]},
    "not finite": {"options": [[["draw"], float("nan"), 0.0, 0.0, True]]},
    "far too many": {"options": [[["draw"], 1e9, 0.0, 0.0, True]]},
    "short": {"options": [[["draw"], 1.0]]},
    "not whether": {"options": [[["draw"], 1.0, 0.0, 0.0, 1]]},
    "no reasons": {"reasons": "because"},
}


@pytest.mark.parametrize("change", BAD_LINES.values(), ids=BAD_LINES.keys())
def test_a_damaged_line_is_passed_over_alone(
    path: Path, asked: tuple[Decision, ...], change: dict[str, object], expect_log: ExpectLog
) -> None:
    lines = path.read_bytes().splitlines(keepends=True)
    lines[2] = json.dumps({**json.loads(lines[2]), **change}).encode() + b"\n"
    path.write_bytes(b"".join(lines))
    expect_log("1 lines of a review are made anew")
    assert known(path, asked) == [number != 1 for number in range(len(asked))]


@pytest.mark.parametrize("text", ["discard 3c", "lay 3c 4c 5c", "add 7 3c", "draw"])
def test_a_line_of_play_that_cannot_be_played_is_not_believed(
    path: Path, asked: tuple[Decision, ...], text: str
) -> None:
    lines = path.read_bytes().splitlines(keepends=True)
    content = json.loads(lines[2])
    content["options"].append([[text, text, text], 1.0, 3.0, 1.0, False])
    lines[2] = json.dumps(content).encode() + b"\n"
    path.write_bytes(b"".join(lines))
    assert known(path, asked) == [number != 1 for number in range(len(asked))]


def test_what_another_judge_said_is_made_anew(path: Path, asked: tuple[Decision, ...]) -> None:
    assert known(path, asked, "judge 2") == [False] * len(asked)


def test_an_older_form_is_brought_up(
    path: Path, asked: tuple[Decision, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(review_store, "FORMAT_VERSION", 2)
    lines = path.read_bytes().splitlines()
    old = [{**json.loads(line), "was": json.loads(line)["played"]} for line in lines[1:]]
    for content in old:
        del content["played"]
    path.write_bytes(b"\n".join([lines[0], *(json.dumps(content).encode() for content in old)]) + b"\n")
    monkeypatch.setattr(review_store, "UPGRADES", {1: lambda line: {**line, "played": line["was"]}})
    assert known(path, asked) == [True] * len(asked)
    ReviewFile(path, JUDGE).add(asked[0], assessment_for(asked[0]))
    assert json.loads(path.read_bytes().splitlines()[0])["format_version"] == 2


def test_a_disk_that_takes_nothing_stops_no_review(tmp_path: Path, asked: tuple[Decision, ...]) -> None:
    in_the_way = tmp_path / "reviews"
    file = ReviewShelf(in_the_way).of_match("a match", JUDGE)
    in_the_way.write_bytes(b"")
    file.add(asked[0], assessment_for(asked[0]))
    assert file.get(asked[0]) == assessment_for(asked[0])


def test_the_reviews_of_old_matches_make_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review_store, "MOST_FILES", 2)
    shelf = ReviewShelf(tmp_path)
    for number in range(4):
        (tmp_path / f"{number}.review").write_bytes(b"")
    shelf.of_match("another", JUDGE)
    assert len(list(tmp_path.iterdir())) == 2
