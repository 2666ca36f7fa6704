"""The words about fair play: what the fingerprint proves, and what checking a match came to."""

from PySide6.QtCore import QCoreApplication

from burraco_desktop.session.fairness import Fairness
from burraco_desktop.session.verification import Check, Finding, Outcome, Verdict
from burraco_desktop.telling import told

translate = QCoreApplication.translate


def explanation() -> list[str]:
    """How the game proves that it does not cheat, step by step."""
    return [
        translate(
            "fairness",
            "Before the first card is dealt, the game draws a secret number, the seed. It decides the order"
            " of the cards in every deal of the match, and who sits where.",
        ),
        translate(
            "fairness",
            "From the seed it makes a fingerprint and shows it to you at once. The fingerprint gives nothing"
            " away, but it belongs to this seed alone.",
        ),
        translate(
            "fairness",
            "When the match is over you see the seed. Whoever makes the fingerprint from it again, with this"
            " game or with any other program, sees that not one card was changed since the start.",
        ),
        translate(
            "fairness",
            "Your opponents think in a program of their own, which is told what their seat may see and"
            " nothing else: their own cards, the melds, the pile, and how many cards the others hold.",
        ),
    ]


def fingerprint_text(fairness: Fairness) -> str:
    """The fingerprint as the log tells it before the first card."""
    text = translate("fairness", "Fingerprint of the shuffles: {hex}")
    return text.format(hex=grouped(fairness.fingerprint))


def seed_text(fairness: Fairness) -> str:
    """The seed, or when it will be shown."""
    return fairness.seed or translate("fairness", "You will see it here when the match is over.")


def caveat_text(fairness: Fairness) -> str:
    """What weakens the proof, empty where nothing does."""
    if not fairness.is_whole:
        return translate(
            "fairness",
            "This match goes on from a saved position, so the deal it began with cannot be checked.",
        )
    if fairness.has_typed_seed:
        return translate(
            "fairness", "The seed of this match was typed in, so somebody may have known the cards."
        )
    return ""


def grouped(fingerprint: str) -> str:
    """A fingerprint in groups that can be read aloud."""
    return " ".join(fingerprint[at : at + 8] for at in range(0, len(fingerprint), 8))


def verdict_text(verdict: Verdict, name: str) -> str:
    """What checking a match came to, in a sentence."""
    if verdict.is_good:
        return translate("fairness", "{name}: nothing was changed.").format(name=name)
    return translate("fairness", "{name}: something is wrong.").format(name=name)


def finding_text(finding: Finding) -> str:
    """The outcome of one check, in a sentence."""
    texts = {
        Outcome.GOOD: _good_text,
        Outcome.BAD: _bad_text,
        Outcome.UNKNOWN: _unknown_text,
    }
    return texts[finding.outcome](finding.check).format(detail=told(finding.detail))


def _good_text(check: Check) -> str:
    return {
        Check.FORM: translate("fairness", "The file is a match of this game."),
        Check.FINGERPRINT: translate(
            "fairness", "The cards are those of the fingerprint shown at the start."
        ),
        Check.ACTIONS: translate("fairness", "Every move is allowed by the rules."),
        Check.POSITION: translate("fairness", "The moves lead to the table that was saved."),
        Check.SCORES: translate("fairness", "Every deal is counted rightly."),
        Check.SUMMARY: translate("fairness", "Names and totals are those of the match."),
    }[check]


def _bad_text(check: Check) -> str:
    return {
        Check.FORM: translate("fairness", "The file is no match of this game: {detail}."),
        Check.FINGERPRINT: translate("fairness", "The cards are not those of the fingerprint: {detail}."),
        Check.ACTIONS: translate("fairness", "A move is not allowed: {detail}."),
        Check.POSITION: translate("fairness", "The moves lead to another table: {detail}."),
        Check.SCORES: translate("fairness", "A deal is counted wrongly: {detail}."),
        Check.SUMMARY: translate("fairness", "Names or totals are not those of the match: {detail}."),
    }[check]


def _unknown_text(check: Check) -> str:
    if check == Check.SCORES:
        return translate(
            "fairness", "The points of the deals are not in the file, so they cannot be compared."
        )
    return translate("fairness", "The fingerprint cannot be compared: {detail}.")
