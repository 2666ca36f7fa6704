"""Checks a saved match from end to end, for whoever wants proof: shuffles, every action, positions, scores.

It needs nothing but the document, and finds everything that is wrong, where loading stops at the first thing.
"""

from dataclasses import dataclass
from enum import StrEnum

from burraco_desktop.engine.notation import show_position
from burraco_desktop.engine.wording import Detail, worded
from burraco_desktop.session.codec import begun_match, compare_positions, replay_deals
from burraco_desktop.session.errors import SaveError
from burraco_desktop.session.fields import Document, texts
from burraco_desktop.session.match import Match
from burraco_desktop.session.summary import summary_of_document
from burraco_desktop.session.upgrades import upgraded

_NOT_WRITTEN = worded("the version that saved it wrote none down")


class Check(StrEnum):
    """What is checked."""

    FORM = "form"
    FINGERPRINT = "fingerprint"
    ACTIONS = "actions"
    POSITION = "position"
    SCORES = "scores"
    SUMMARY = "summary"


class Outcome(StrEnum):
    """What became of a check."""

    GOOD = "good"
    BAD = "bad"
    UNKNOWN = "unknown"
    """The match does not say what would be needed."""


@dataclass(frozen=True, slots=True)
class Finding:
    """The outcome of a check, with what is wrong or unknown in technical words."""

    check: Check
    outcome: Outcome
    detail: Detail = ""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What checking a match came to.

    Attributes:
        findings: one for each check that could be made.
        fingerprint: that of the seed in the file, empty where there is no match.
        seed: the seed of a match that is over; before, nobody may know it.
    """

    findings: tuple[Finding, ...]
    fingerprint: str = ""
    seed: str = ""

    @property
    def is_good(self) -> bool:
        """Whether nothing is wrong."""
        return all(finding.outcome != Outcome.BAD for finding in self.findings)


def verify(document: object, noted: str = "") -> Verdict:
    """Check a document; `noted` is the fingerprint that somebody noted down at the start of the match."""
    try:
        current = upgraded(document)
        summary_of_document(current)
        match = begun_match(current)
    except SaveError as error:
        return Verdict((Finding(Check.FORM, Outcome.BAD, error.detail),))
    findings = [Finding(Check.FORM, Outcome.GOOD), _check_fingerprint(current, match, noted)]
    findings += _check_play(current, match)
    seed = match.seed if match.winner is not None else ""
    return Verdict(tuple(findings), match.fingerprint, seed)


def _check_fingerprint(document: Document, match: Match, noted: str) -> Finding:
    if match.start is not None:
        return Finding(Check.FINGERPRINT, Outcome.UNKNOWN, worded("the match goes on from a position"))
    wanted = noted.strip().lower() or document["fingerprint"]
    if not wanted:
        return Finding(Check.FINGERPRINT, Outcome.UNKNOWN, _NOT_WRITTEN)
    if match.fingerprint != wanted:
        detail = worded("the seed makes {found}, not {told}", found=match.fingerprint, told=wanted)
        return Finding(Check.FINGERPRINT, Outcome.BAD, detail)
    return Finding(Check.FINGERPRINT, Outcome.GOOD)


def _check_play(document: Document, match: Match) -> list[Finding]:
    """Play all actions; what depends on them can be checked only where all are legal."""
    try:
        replay_deals(match, document)
        lines = texts(document, "position")
    except SaveError as error:
        return [Finding(Check.ACTIONS, Outcome.BAD, error.detail)]
    findings = [Finding(Check.ACTIONS, Outcome.GOOD)]
    try:
        compare_positions(lines, show_position(match.state).splitlines())
        findings.append(Finding(Check.POSITION, Outcome.GOOD))
    except SaveError as error:
        findings.append(Finding(Check.POSITION, Outcome.BAD, error.detail))
    return [*findings, _check_scores(document, match), _check_summary(document, match)]


def _check_scores(document: Document, match: Match) -> Finding:
    told, counted = document.get("scores"), [list(scores) for scores in match.scores_by_deal]
    if told is None:
        return Finding(Check.SCORES, Outcome.UNKNOWN, _NOT_WRITTEN)
    if told != counted:
        detail = worded("the deals are worth {found}, not {told}", found=counted, told=f"{told!r:.200}")
        return Finding(Check.SCORES, Outcome.BAD, detail)
    return Finding(Check.SCORES, Outcome.GOOD)


def _check_summary(document: Document, match: Match) -> Finding:
    summary = summary_of_document(document)
    told = (summary.system, summary.players, summary.levels, summary.totals, summary.deal, summary.is_over)
    names = tuple(player.name for player in match.players)
    levels = tuple(player.level for player in match.players)
    found = (match.rules.name, names, levels, match.totals, match.deal, match.winner is not None)
    if told != found:
        return Finding(
            Check.SUMMARY, Outcome.BAD, worded("the match is {found}, not {told}", found=found, told=told)
        )
    return Finding(Check.SUMMARY, Outcome.GOOD)
