"""Checking a match from end to end: what is wrong is named, and a seed stays closed while it counts."""

import random
from collections.abc import Callable

import pytest

from burraco_desktop.session.codec import Document
from burraco_desktop.session.verification import Check, Outcome, Verdict, verify
from tests.session.documents import document_of
from tests.session.playing import new_match, play_deals, played


@pytest.fixture(scope="module")
def finished() -> Document:
    match = new_match()
    play_deals(match, 50, random.Random(3))
    return document_of(match)


def outcomes(verdict: Verdict) -> dict[Check, Outcome]:
    return {finding.check: finding.outcome for finding in verdict.findings}


def test_an_untouched_match_passes_every_check(finished: Document) -> None:
    verdict = verify(finished, finished["fingerprint"].upper())
    assert verdict.is_good
    assert outcomes(verdict) == dict.fromkeys(Check, Outcome.GOOD)
    assert (verdict.fingerprint, verdict.seed) == (finished["fingerprint"], finished["seed"])


def test_the_seed_of_a_running_match_stays_closed(document: Document) -> None:
    verdict = verify(document)
    assert verdict.is_good
    assert (verdict.fingerprint, verdict.seed) == (document["fingerprint"], "")


def spoil_summary(document: Document) -> None:
    document["summary"] = {**document["summary"], "is_over": True}


def spoil_scores(document: Document) -> None:
    document["scores"] = [[score + 5 for score in scores] for scores in document["scores"]]


SPOILT: dict[str, tuple[Callable[[Document], object], Check]] = {
    "fingerprint": (lambda document: document.update(fingerprint="0" * 64), Check.FINGERPRINT),
    "position": (lambda document: document["position"].pop(), Check.POSITION),
    "scores": (spoil_scores, Check.SCORES),
    "summary": (spoil_summary, Check.SUMMARY),
}


@pytest.mark.parametrize(("spoil", "check"), SPOILT.values(), ids=SPOILT)
def test_what_is_wrong_is_named_and_the_rest_still_checked(
    document: Document, spoil: Callable[[Document], object], check: Check
) -> None:
    spoil(document)
    verdict = verify(document)
    assert not verdict.is_good
    assert outcomes(verdict) == dict.fromkeys(Check, Outcome.GOOD) | {check: Outcome.BAD}


def test_another_action_is_found_with_its_place(document: Document) -> None:
    document["deals"][0][4] = "take"
    verdict = verify(document)
    [finding] = [entry for entry in verdict.findings if entry.outcome == Outcome.BAD]
    assert finding.check == Check.ACTIONS
    assert "deal 1, action" in str(finding.detail)


def test_a_fingerprint_noted_at_the_start_counts(document: Document) -> None:
    assert outcomes(verify(document, "ab" * 32))[Check.FINGERPRINT] == Outcome.BAD


def test_another_seed_makes_another_fingerprint(document: Document) -> None:
    document["seed"] += "x"
    assert outcomes(verify(document))[Check.FINGERPRINT] == Outcome.BAD


def test_what_the_match_does_not_say_is_said(document: Document) -> None:
    document |= {"fingerprint": "", "scores": None}
    verdict = verify(document)
    assert verdict.is_good
    assert outcomes(verdict)[Check.FINGERPRINT] == outcomes(verdict)[Check.SCORES] == Outcome.UNKNOWN


@pytest.mark.parametrize(
    "foreign", [None, [], {}, {"format": "chess"}, {**document_of(played(3)), "seed": 1}]
)
def test_what_is_no_match_is_said(foreign: object) -> None:
    verdict = verify(foreign)
    assert outcomes(verdict) == {Check.FORM: Outcome.BAD}
