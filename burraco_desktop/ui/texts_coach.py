"""What the coach says of plays: what to do, why, and by how much it is better. It weighs nothing."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication

from burraco_desktop.ai.advice import UNSURE, Option
from burraco_desktop.ai.coach_readings import Dangers, Reading
from burraco_desktop.ai.reasons import Reason
from burraco_desktop.engine import play
from burraco_desktop.engine.actions import Action, Discard, ExtendMeld
from burraco_desktop.engine.cards import Card
from burraco_desktop.engine.closing import takes_reserve
from burraco_desktop.engine.state import State
from burraco_desktop.engine.view import PlayerView
from burraco_desktop.session.review_sums import Judged
from burraco_desktop.ui.hint import Hint, Objection
from burraco_desktop.ui.texts_blunders import Question
from burraco_desktop.ui.texts_cards import (
    action_text,
    card_symbol,
    cards_symbols,
    meld_name,
)
from burraco_desktop.ui.texts_plain import counted
from burraco_desktop.ui.texts_reasons import reason_text
from burraco_desktop.ui.texts_review import grade_text

translate = QCoreApplication.translate

FEW_REASONS: Final = 2
"""So many reasons are told on the table."""


def play_texts(actions: Sequence[Action], view: PlayerView) -> list[str]:
    """A play in words, a line an action."""
    table, lines = view.table.copy(), []
    for action in actions:
        lines.append(step_text(action, table))
        play.advance(table, action)
    return lines


def play_text(actions: Sequence[Action], view: PlayerView) -> str:
    """A play in words, in one line."""
    return _one_line(play_texts(actions, view))


def otherwise_text(actions: Sequence[Action], than: Sequence[Action], view: PlayerView) -> str | None:
    """What a play does otherwise than another one, in one line; None where they share little."""
    left_out, added = list(than), []
    for action, text in zip(actions, play_texts(actions, view), strict=True):
        if action in left_out:
            left_out.remove(action)
        else:
            added.append(text)
    without = [
        translate("coach", "without “{step}”", "a step of a play that is left out").format(step=text)
        for action, text in zip(than, play_texts(than, view), strict=True)
        if action in left_out and not isinstance(action, Discard)
    ]
    shared = len(actions) - len(added)
    return _one_line([*added, *without]) if shared > max(1, len(without)) else None


def _one_line(steps: Sequence[str]) -> str:
    return translate("coach", " · ", "between the steps of a play").join(steps)


def row_text(actions: Sequence[Action], best: Sequence[Action], view: PlayerView) -> str:
    """A play in a list that the best one leads."""
    otherwise = otherwise_text(actions, best, view)
    if otherwise is None or actions == best:
        return play_text(actions, view)
    return translate("coach", "The same, but: {play}").format(play=otherwise)


def step_text(action: Action, table: State) -> str:
    """An action of the seat to move in short, with the meld that it adds to, and whether it closes."""
    match action:
        case ExtendMeld(number, cards):
            text = translate("coach", "Add {cards} to {meld}")
            meld = table.melds[table.side][number]
            return text.format(cards=cards_symbols(cards), meld=meld_name(meld))
        case Discard(card) if table.hand.size == 1 and not takes_reserve(table):
            return translate("offers", "Close with {card}").format(card=card_symbol(card))
        case _:
            return action_text(action, table.rules)


def expected_text(points: float) -> str:
    """Where the own side will about stand at the end of the deal."""
    number = round(points)
    if number > 0:
        return counted(translate("coach", "About %n point(s) ahead in this deal", None, number), number)
    if number < 0:
        return counted(translate("coach", "About %n point(s) behind in this deal", None, -number), -number)
    return translate("coach", "About level in this deal")


def gap_text(gap: float, *, is_equal: bool) -> str:
    """How much worse a play is than the best."""
    number = round(gap)
    if is_equal and gap > UNSURE:
        return translate("coach", "perhaps as good")
    if is_equal or number < 1:
        return translate("coach", "as good")
    return counted(translate("coach", "%n point(s) less", None, number), number)


def thinking_text() -> str:
    """The coach has no answer yet."""
    return translate("coach", "The coach thinks …")


def no_hint_text() -> str:
    """There is nothing to decide."""
    return translate("coach", "There is nothing for you to decide just now.")


def hint_foot() -> str:
    """How to follow a hint."""
    return translate("coach", "Shift+H plays it, H puts it away.")


def hint_lines(hint: Hint, names: Sequence[str], most: int = FEW_REASONS) -> list[str]:
    """How good the play shown is, and why; the steps after the first one need no reasons."""
    if hint.done:
        return []
    option, rival = hint.option, hint.advice.rival
    if hint.chosen and not option.is_equal:
        why = translate("coach", "The best play is better by about %n point(s).", None, round(option.gap))
        return [counted(why, round(option.gap)), *_reasons(option, hint, names, most)]
    lines = _equals_texts(hint)
    if rival is None:
        return lines or [translate("coach", "There is nothing else to do.")]
    return [*lines, _better_than(rival, hint), *_reasons(rival, hint, names, most)]


def _better_than(rival: Option, hint: Hint) -> str:
    gap = round(rival.gap)
    otherwise = otherwise_text(rival.actions, hint.option.actions, hint.view)
    if otherwise is None:
        better = translate("coach", "Better by about %n point(s) than: {play}", None, gap)
        return counted(better, gap).format(play=play_text(rival.actions, hint.view))
    better = translate("coach", "All else the same, better by about %n point(s) than: {play}", None, gap)
    return counted(better, gap).format(play=otherwise)


def _equals_texts(hint: Hint) -> list[str]:
    """What is about as good as the play shown: by name where that is one play, else how many there are."""
    count = len(hint.advice.equals)
    if count == 2:
        other = next(option for option in hint.advice.equals if option is not hint.option)
        otherwise = otherwise_text(other.actions, hint.option.actions, hint.view)
        if otherwise is not None:
            return [translate("coach", "All else the same, about as good: {play}").format(play=otherwise)]
        text = translate("coach", "About as good: {play}")
        return [text.format(play=play_text(other.actions, hint.view))]
    return (
        [counted(translate("coach", "%n play(s) are about as good.", None, count), count)]
        if count > 2
        else []
    )


def _reasons(option: Option, hint: Hint, names: Sequence[str], most: int) -> list[str]:
    return [reason_text(reason, hint.view, names) for reason in option.reasons[:most]]


def consent_question() -> Question:
    """The question before the first help in a match."""
    return Question(
        translate("coach", "With the coach's help this match counts as assisted, apart in the statistics."),
        translate("coach", "Help me"),
        translate("coach", "No help"),
    )


def objection_question(objection: Objection, names: Sequence[str]) -> Question:
    """The question before what the coach takes for a mistake."""
    option, view = objection.option, objection.view
    why = [reason_text(reason, view, names) for reason in option.reasons[:1]]
    return Question(
        "\n".join([_rather_text(objection), *why]),
        translate("coach", "Play it all the same"),
        translate("coach", "Think again"),
    )


def _rather_text(objection: Objection) -> str:
    better, gap = objection.better.actions, round(objection.option.gap)
    otherwise = otherwise_text(better, objection.option.actions, objection.view)
    if otherwise is None:
        line = translate("coach", "The coach would rather play: {play} (about %n point(s) better)", None, gap)
        return counted(line, gap).format(play=play_text(better, objection.view))
    line = translate(
        "coach", "All else the same, the coach would rather: {play} (about %n point(s) better)", None, gap
    )
    return counted(line, gap).format(play=otherwise)


def better_text() -> str:
    """The mark of the best play in a list."""
    return translate("coach", "best", "the best of some plays")


def judged_texts(judged: Judged, reasons: Sequence[Reason], names: Sequence[str]) -> list[str]:
    """The grade of a decision, and then what would have been better, and why."""
    lines = [grade_text(judged)]
    view, assessment = judged.decision.view, judged.assessment
    if assessment.lost:
        lines.append(_better_text(assessment.better, judged.decision.played, view))
        lines += [reason_text(reason, view, names) for reason in reasons[:FEW_REASONS]]
    return lines


def _better_text(better: Sequence[Action], played: Sequence[Action], view: PlayerView) -> str:
    otherwise = otherwise_text(better, played, view)
    if otherwise is None:
        return translate("coach", "Better: {play}").format(play=play_text(better, view))
    return translate("coach", "All else the same, better: {play}").format(play=otherwise)


def reading_texts(reading: Reading, names: Sequence[str]) -> list[tuple[str, str, tuple[Card, ...]]]:
    """What is known of a seat, if anything: its name first, then words, their role, and cards."""
    lines = []
    if reading.held:
        lines.append((translate("coach", "Holds for certain:"), "small", reading.held))
    if reading.wants and reading.is_rival:
        lines.append((translate("coach", "Could use of your cards:"), "small", reading.wants))
    if reading.thrown:
        lines.append((translate("coach", "Has discarded lately:"), "small", reading.thrown))
    return [(names[reading.seat], "strong", ()), *lines] if lines else []


def dangers_texts(dangers: Dangers) -> list[tuple[str, tuple[Card, ...]]]:
    """What the own cards are to others."""
    lines = []
    if dangers.fed:
        lines.append((translate("coach", "Your opponents' melds would take:"), dangers.fed))
    if dangers.dead:
        lines.append((translate("coach", "Nobody can build on these any more:"), dangers.dead))
    return lines
