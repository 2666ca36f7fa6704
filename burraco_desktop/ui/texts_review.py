"""The words of the review: grades, kinds of decisions, where a result came from, and how it is counted."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QLocale

from burraco_desktop.ai.advice import UNSURE
from burraco_desktop.engine.rules import RuleSet
from burraco_desktop.engine.state import Phase
from burraco_desktop.session.review import Decision, Kind, Line
from burraco_desktop.session.review_sums import (
    Account,
    Assessment,
    Grade,
    Judged,
    Option,
    Tally,
    Thresholds,
)
from burraco_desktop.ui.settings import Strictness
from burraco_desktop.ui.text import action_text, counted, number_text

translate = QCoreApplication.translate

SEPARATOR = " · "
MINUTE = 60


def grade_name(grade: Grade) -> str:
    """What a grade is called."""
    return {
        Grade.BEST: translate("review", "Best"),
        Grade.FINE: translate("review", "Fine"),
        Grade.INACCURACY: translate("review", "Inaccuracy"),
        Grade.MISTAKE: translate("review", "Mistake"),
        Grade.BLUNDER: translate("review", "Blunder"),
    }[grade]


def kind_name(kind: Kind) -> str:
    """What a decision was about."""
    return {
        Kind.DRAW: translate("review", "Stock or pile"),
        Kind.MELDS: translate("review", "What to meld"),
        Kind.DISCARD: translate("review", "What to discard"),
        Kind.CLOSING: translate("review", "Closing"),
    }[kind]


def points_rounded(points: float) -> str:
    """Points with their sign, without a false accuracy."""
    number = round(points)
    return f"+{number_text(number)}" if number > 0 else number_text(number)


def turn_text(decision: Decision) -> str:
    """Which turn of the player it was."""
    table = decision.view.table
    number = (table.turn - 1) // table.seats + 1
    return translate("review", "Turn {number}").format(number=number_text(number))


def place_text(decision: Decision) -> str:
    """Which turn of which deal it was."""
    text = translate("review", "Deal {deal}, turn {number}")
    table = decision.view.table
    number = (table.turn - 1) // table.seats + 1
    return text.format(deal=number_text(decision.deal), number=number_text(number))


def line_text(line: Line, rules: RuleSet) -> str:
    """What was, or could be, played, in short."""
    return SEPARATOR.join(action_text(action, rules) for action in line)


def grade_text(judged: Judged) -> str:
    """The grade of a decision, and what was lost."""
    if not judged.assessment.is_choice:
        return no_choice_text()
    lost = round(judged.lost)
    if not lost:
        return grade_name(judged.grade)
    text = counted(translate("review", "{grade}: %n point(s) lost", None, lost), lost)
    return text.format(grade=grade_name(judged.grade))


def no_choice_text() -> str:
    """What is said of a decision that was none."""
    return translate("review", "No choice")


def not_judged_text() -> str:
    """What is said of a decision that is still to be judged."""
    return translate("review", "Not judged yet")


def decision_text(judged: Judged) -> str:
    """A decision in a sentence, for who cannot see the list."""
    text = translate("review", "{turn}: {played}. {grade}.")
    decision = judged.decision
    rules = decision.view.table.rules
    return text.format(
        turn=turn_text(decision), played=line_text(decision.played, rules), grade=grade_text(judged)
    )


def unjudged_text(decision: Decision) -> str:
    """A decision that is not judged yet, in a sentence."""
    text = translate("review", "{turn}: {played}. Not judged yet.")
    played = line_text(decision.played, decision.view.table.rules)
    return text.format(turn=turn_text(decision), played=played)


def moment_text(judged: Judged) -> str:
    """A point of the graph in a sentence."""
    text = translate("review", "{turn}: expected {before}, after your decision {after}. {grade}.")
    return text.format(
        turn=turn_text(judged.decision),
        before=points_rounded(judged.assessment.before),
        after=points_rounded(judged.assessment.after),
        grade=grade_text(judged),
    )


def graph_text(judged: Sequence[Judged], result: float) -> str:
    """The graph of a deal in words."""
    if not judged:
        return translate("review", "The graph has no points yet.")
    best = max(judged, key=lambda entry: entry.assessment.after)
    worst = min(judged, key=lambda entry: entry.assessment.after)
    text = translate(
        "review",
        "Expected result over the deal: {first} at your first decision, at most {most} ({best}), at least"
        " {least} ({worst}), {result} in the end.",
    )
    return text.format(
        first=points_rounded(judged[0].assessment.before),
        most=points_rounded(best.assessment.after),
        best=turn_text(best.decision),
        least=points_rounded(worst.assessment.after),
        worst=turn_text(worst.decision),
        result=points_rounded(result),
    )


def deals_text(accounts: Sequence[tuple[int, Account]]) -> str:
    """The graph of a match in words."""
    if not accounts:
        return translate("review", "The graph has no deals yet.")
    entry = translate("review", "deal {number}: result {result}, luck {luck}, lost by decisions {lost}")
    told = [
        entry.format(
            number=number,
            result=points_rounded(account.result),
            luck=points_rounded(account.luck),
            lost=number_text(round(account.lost)),
        )
        for number, account in accounts
    ]
    return "; ".join(told)


def account_parts(account: Account) -> list[tuple[str, float, str]]:
    """Where a result came from: the name of each part, its points, and what it means."""
    return [
        (
            translate("review", "Cards dealt"),
            account.dealt,
            translate("review", "What your first cards promised before you played."),
        ),
        (
            translate("review", "Your draws"),
            account.drawn,
            translate("review", "How much better or worse than average the cards were that you drew."),
        ),
        (
            translate("review", "The others"),
            account.others,
            translate("review", "What the other players drew and did in their turns, your partner included."),
        ),
        (
            translate("review", "Your decisions"),
            -account.lost,
            translate("review", "What your decisions lost against the best ones. It is never a gain."),
        ),
        (
            translate("review", "Result"),
            account.result,
            translate("review", "By how many points your side was ahead of the others in the end."),
        ),
    ]


def account_text(account: Account) -> str:
    """Where a result came from, in a sentence."""
    return ", ".join(f"{name} {points_rounded(points)}" for name, points, _ in account_parts(account))


def ask_text(decision: Decision) -> str:
    """What the player is asked before the answer is shown."""
    if decision.view.table.phase == Phase.DRAW:
        return translate(
            "review", "It is your turn: stock or pile? Play as you would now, or see the answer."
        )
    return translate("review", "The turn is yours. Play it as you would now, or see the answer.")


def thinking_text() -> str:
    """A play that was tried is being judged."""
    return translate("review", "The coach plays this on …")


def tried_text(option: Option) -> str:
    """How good a play is that was tried."""
    if option.is_equal:
        return translate("review", "That is as good as the best play.")
    lost = max(1, round(option.gap))
    return counted(
        translate("review", "That is worth %n point(s) less than the best play.", None, lost), lost
    )


def option_note(option: Option) -> str:
    """What a way to play is worth."""
    expected = points_rounded(option.expected)
    if option.is_equal and option.gap > UNSURE:
        return translate("review", "Expected {points}, perhaps as good as any").format(points=expected)
    if option.is_equal:
        return translate("review", "Expected {points}, as good as any").format(points=expected)
    lost = max(1, round(option.gap))
    text = counted(translate("review", "Expected {points}, %n point(s) less", None, lost), lost)
    return text.format(points=expected)


def answer_text(assessment: Assessment) -> str:
    """What the answer comes to."""
    if not assessment.is_choice:
        return translate("review", "There was nothing else to do.")
    lost = round(assessment.lost)
    if not lost:
        return translate("review", "You found the best play, or one as good.")
    return counted(translate("review", "Your play lost %n point(s) against the best one.", None, lost), lost)


def played_mark() -> str:
    """What marks the way that was played."""
    return translate("review", "You played this")


def tried_mark() -> str:
    """What marks a way that was tried."""
    return translate("review", "You tried this")


def reasons_head() -> str:
    """What stands above the reasons."""
    return translate("review", "Why the best play is better than yours:")


def nothing_text() -> str:
    """Why there is nothing to be reviewed."""
    return translate("review", "No deal of this match is over yet. Play one to its end, and review it then.")


def how_text() -> str:
    """How all this is counted."""
    return translate(
        "review",
        "The graph shows by how many points your side could expect to be ahead at the end of the deal,"
        " from what you could see at that moment. Nothing that was hidden from you counts. For each"
        " decision the coach plays many possible deals on, and compares what you did with the best it can"
        " find. A difference that may be chance counts as none. What changes between your decisions is"
        " luck: the cards that came, and what the others did.",
    )


def coming_text() -> str:
    """Why there are no bars yet."""
    return translate("review", "Each deal appears here as soon as all of its decisions are judged.")


def explanation(thresholds: Thresholds) -> str:
    """How the figures are counted, what each part of a result means, and when which grade is given."""
    meanings = [
        translate("review", "{part}: {meaning}").format(part=name, meaning=meaning)
        for name, _, meaning in account_parts(Account())
    ]
    accuracy = translate(
        "review", "Accuracy is the share of best and fine decisions among those that left a choice."
    )
    match = translate(
        "review",
        "Near the end of a match a decision also counts by what it means for the match, so its loss may"
        " differ from what it cost in the deal.",
    )
    grades = f"{accuracy} {strictness_hint(thresholds)}"
    return "\n\n".join([how_text(), "\n".join(meanings), grades, match])


def time_text(seconds: float) -> str:
    """How long judging will still take, about."""
    if seconds < MINUTE * 1.5:
        count = max(5, 5 * round(seconds / 5))
        return counted(
            translate("review", "About %n second(s) left; you can go on playing.", None, count), count
        )
    count = round(seconds / MINUTE)
    return counted(translate("review", "About %n minute(s) left; you can go on playing.", None, count), count)


def progress_text(done: int, whole: int) -> str:
    """How far the judging is."""
    if done == whole:
        return counted(translate("review", "%n decision(s) judged.", None, done), done)
    text = translate("review", "{done} of {whole} decisions judged.")
    return text.format(done=number_text(done), whole=number_text(whole))


def accuracy_text(tally: Tally) -> str:
    """The share of good decisions."""
    if tally.accuracy is None:
        return "–"
    return translate("review", "{number} %").format(number=QLocale().toString(100 * tally.accuracy, "f", 0))


def tally_line(tally: Tally) -> str:
    """How well was decided in a deal, in a line."""
    if not tally.deals:
        return not_any_text()
    text = translate("review", "Accuracy {accuracy}, {lost} points")
    return text.format(accuracy=accuracy_text(tally), lost=lost_text(sum(tally.lost.values())))


def not_any_text() -> str:
    """Why nothing can be said yet of how well was decided."""
    return translate("review", "No decision is judged yet.")


def accuracy_note(tally: Tally) -> str:
    """What the share is a share of."""
    if not tally.decisions:
        return not_any_text()
    text = counted(
        translate("review", "{good} of %n decision(s) best or fine", None, tally.decisions), tally.decisions
    )
    return text.format(good=number_text(tally.good))


def lost_text(lost: float) -> str:
    """Points lost, as a number of a table."""
    return points_rounded(-lost)


def lost_a_deal_text(tally: Tally) -> str:
    """How many points were lost in all, and on average."""
    text = translate("review", "In all {points}, in a deal {average} on average.")
    lost = sum(tally.lost.values())
    return text.format(points=lost_text(lost), average=lost_text(tally.lost_a_deal))


def strictness_name(strictness: Strictness) -> str:
    """How strictly decisions are graded."""
    return {
        Strictness.GENTLE: translate("review", "Graded gently"),
        Strictness.USUAL: translate("review", "Graded as usual"),
        Strictness.STRICT: translate("review", "Graded strictly"),
    }[strictness]


def strictness_hint(thresholds: Thresholds) -> str:
    """From how many points lost on each grade is given, in a sentence."""
    text = translate(
        "review",
        "An inaccuracy loses {first} points or more, a mistake {second} or more, a blunder {third} or more.",
    )
    return text.format(
        first=number_text(round(thresholds.inaccuracy)),
        second=number_text(round(thresholds.mistake)),
        third=number_text(round(thresholds.blunder)),
    )
