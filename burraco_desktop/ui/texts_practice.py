"""The words about cards played again: what they brought now and before, and what that says."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from burraco_desktop.session.comparison import Compared
from burraco_desktop.ui.text import counted
from burraco_desktop.ui.texts_review import points_rounded

translate = QCoreApplication.translate


def compared_line(compared: Sequence[Compared]) -> str:
    """The last deal against what its cards brought before, in a line of the score sheet."""
    if not compared:
        return ""
    last = compared[-1]
    if last.is_turned:
        text = translate(
            "practice", "This deal: {before} with your first cards, {now} with those of the others."
        )
    else:
        text = translate("practice", "The same cards: {before} the first time, {now} now.")
    return text.format(before=points_rounded(last.before), now=points_rounded(last.now))


def outcome_text(compared: Sequence[Compared]) -> str:
    """What all deals together say."""
    if not compared:
        return translate("practice", "No deal has been played twice yet.")
    gain = round(sum(entry.gain for entry in compared) / len(compared))
    if compared[0].is_turned:
        return _turned_text(gain)
    if gain > 0:
        return counted(translate("practice", "%n point(s) better than the first time.", None, gain), gain)
    if gain < 0:
        return counted(translate("practice", "%n point(s) worse than the first time.", None, -gain), -gain)
    return translate("practice", "Just as many points as the first time.")


def _turned_text(gain: int) -> str:
    if gain > 0:
        more = translate(
            "practice", "Same cards: %n point(s) a deal more for you than for the others.", None, gain
        )
        return counted(more, gain)
    if gain < 0:
        less = translate(
            "practice", "Same cards: %n point(s) a deal less for you than for the others.", None, -gain
        )
        return counted(less, -gain)
    return translate("practice", "Same cards: as many points for you as for the others.")


def waiting_text() -> str:
    """What becomes of the running match meanwhile."""
    return translate(
        "practice",
        "This is practice. Your match waits among the saved matches;"
        " after the deal the way leads back to it.",
    )


def turned_explanation() -> str:
    """What playing the other side's cards is good for."""
    return translate(
        "practice",
        "The same deals are dealt again, but everybody gets the cards that the player before had: you play"
        " what your opponents played. Luck is the same for both sides then, so what is left is play. Such a"
        " match counts as practice, as some of its cards are known.",
    )


def deals_again_text(count: int) -> str:
    """How many deals a match over the same cards has."""
    return counted(translate("practice", "The match has the same %n deal(s).", None, count), count)


def reading_matches_text() -> str:
    """The matches that could be played again are being looked for."""
    return translate("practice", "The matches are being read …")


def no_finished_match_text() -> str:
    """There is no match yet whose cards could be played again."""
    return translate(
        "practice",
        "No match is finished yet. Once you have played one to its end, it is offered here,"
        " to be played from the other side.",
    )


def column_titles(*, is_turned: bool) -> tuple[str, str, str, str]:
    """What stands above the columns of a comparison."""
    if is_turned:
        return (
            translate("practice", "Deal"),
            translate("practice", "With your first cards"),
            translate("practice", "With the others' cards"),
            translate("practice", "Better than the others by"),
        )
    return (
        translate("practice", "Deal"),
        translate("practice", "The first time"),
        translate("practice", "Now"),
        translate("practice", "Better by"),
    )


def compared_text(compared: Sequence[Compared]) -> str:
    """The comparison in words, for who cannot see the bars."""
    entry = translate("practice", "deal {deal}: before {before}, now {now}, better by {gain}")
    told = [
        entry.format(
            deal=found.deal,
            before=points_rounded(found.before),
            now=points_rounded(found.now),
            gain=points_rounded(found.gain),
        )
        for found in compared
    ]
    return "; ".join([*told, outcome_text(compared)])
