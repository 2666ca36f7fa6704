"""The coach at the running match: hints, and grades of what was decided. It draws nothing.

He sees what the player sees. Whoever accepts his help plays an assisted match, which may then be taken back
without limit.
"""

from dataclasses import dataclass, replace

from PySide6.QtCore import QCoreApplication, QObject, Signal

from burraco_desktop.ai.advice import Advice
from burraco_desktop.ai.coach import JUDGING
from burraco_desktop.ai.reasons import Reason
from burraco_desktop.engine.refusals import Refusal
from burraco_desktop.engine.state import Phase
from burraco_desktop.engine.view import PlayerView
from burraco_desktop.session.review import Decision
from burraco_desktop.session.review_sums import Judged, graded
from burraco_desktop.ui.advisor import Advisor
from burraco_desktop.ui.controller import Controller
from burraco_desktop.ui.grades import thresholds_of
from burraco_desktop.ui.hint import Hint
from burraco_desktop.ui.mode import Mode
from burraco_desktop.ui.objector import Do, Objector
from burraco_desktop.ui.review_run import assessment_of_advice
from burraco_desktop.ui.settings import COACH, COACH_VISIBLE, STRICTNESS, CoachMode, Settings

translate = QCoreApplication.translate


@dataclass(slots=True)
class _Asked:
    """What to play: the number of the question, its view, and the last answer."""

    number: int
    view: PlayerView
    advice: Advice | None = None


@dataclass(frozen=True, slots=True)
class _Grading:
    """How good a decision was: the number of the question, and the decision."""

    number: int
    decision: Decision


class Coach(QObject):
    """Follows one match."""

    changed = Signal()
    """Something of what he has to say is another now."""
    graded = Signal()
    """The player's last decision has a grade."""
    consent_wanted = Signal(object)
    """The player must agree before he is helped: what to do when he does."""
    nothing_to_say = Signal()
    """There is nothing to decide now."""

    def __init__(
        self, controller: Controller, advisor: Advisor, settings: Settings, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.hint: Hint | None = None
        """The hint shown, None where none is."""
        self.last: Decision | None = None
        """The player's last decision in this deal."""
        self.judged: Judged | None = None
        """The same with its grade, once it has one."""
        self.reasons: tuple[Reason, ...] = ()
        """Why something else would have been better."""
        self.refused: Refusal | None = None
        """What was refused last, until something is done."""
        self._controller = controller
        self._advisor = advisor
        self._settings = settings
        self._wants_hint = False
        self._now: _Asked | None = None
        self._grading: _Grading | None = None
        self.objector = Objector(controller, advisor, settings, self._known)
        self._moment: tuple[int, PlayerView] | None = None
        """The version of the match and the view that he knows of."""
        advisor.advised.connect(self._on_advised)
        advisor.finished.connect(self._on_finished)
        advisor.failed.connect(self._on_failed)
        controller.match_opened.connect(self._on_opened)
        controller.published.connect(self._on_moved)
        controller.rearranged.connect(self._on_moved)
        controller.mode_changed.connect(self._on_mode)
        controller.refused.connect(self.note_refusal)
        settings.changed.connect(self._on_setting)

    # What can be asked.

    @property
    def mode(self) -> CoachMode:
        """How much he says of himself."""
        return self._settings.get(COACH)

    @property
    def wants_hint(self) -> bool:
        """Whether a hint is shown, or will be as soon as there is one."""
        return self._wants_hint

    @property
    def is_thinking(self) -> bool:
        """Whether a hint is being found, or made better."""
        return self._wants_hint and self._now is not None and self.share < 1.0

    @property
    def share(self) -> float:
        """The share of the thinking about a hint that is done."""
        advice = None if self._now is None else self._now.advice
        return 0.0 if advice is None else advice.share

    @property
    def can_grade(self) -> bool:
        """Whether there is a decision that has no grade yet, in a mode in which grades are given."""
        return self.mode is not CoachMode.OFF and self.last is not None and self.judged is None

    @property
    def is_grading(self) -> bool:
        """Whether a grade is being found."""
        return self._grading is not None

    @property
    def view(self) -> PlayerView | None:
        """The player's view, None while no match is running."""
        return self._controller.shown().view if self._controller.version >= 0 else None

    @property
    def can_hint(self) -> bool:
        """Whether the player has something to decide that the coach can think about."""
        view = self.view
        return view is not None and view.is_my_turn and view.table.phase in (Phase.DRAW, Phase.PLAY)

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the seats."""
        return self._controller.names

    # What the player asks for.

    def toggle_hint(self) -> None:
        """Show what to play, or put that away."""
        if self._wants_hint:
            self.hide_hint()
        elif self.can_hint:
            self._with_consent(self._show_hint)
        else:
            self.nothing_to_say.emit()

    def hide_hint(self) -> None:
        """Show no hint any more; in teacher mode he goes on thinking."""
        self._wants_hint, self.hint = False, None
        if self.mode is not CoachMode.TEACHER:
            self._drop_question()
        self.changed.emit()

    def choose(self, number: int) -> None:
        """Show another of the plays that were compared."""
        hint = self.hint
        if hint is not None and not hint.done and number < len(hint.advice.options):
            self.hint = replace(hint, chosen=number)
            self.changed.emit()

    def grade_last(self) -> None:
        """Tell how good the player's last decision was."""
        decision = self.last
        if decision is not None and self.can_grade and self._grading is None:
            self._with_consent(lambda: self._grade(decision))

    def note_refusal(self, refusal: Refusal) -> None:
        """Something was refused."""
        self.refused = refusal
        self.changed.emit()

    # Hints.

    def _with_consent(self, do: Do) -> None:
        if self._controller.is_assisted:
            do()
        elif self._controller.is_learning:
            self._agree(do)
        else:
            self._advisor.warm_up()
            self.consent_wanted.emit(lambda: self._agree(do))

    def _agree(self, do: Do) -> None:
        self._controller.assist()
        do()

    def _show_hint(self) -> None:
        view = self.view
        if view is None or not self.can_hint:
            return
        self._wants_hint = True
        if self._now is None or self._now.view != view:
            self._think(view)
        self._follow_advice()
        self.changed.emit()

    def _think(self, view: PlayerView) -> None:
        self._drop_question()
        self._now = _Asked(self._advisor.ask(view, is_urgent=True), view)

    def _follow_advice(self) -> None:
        """Let the hint be as good as what is known."""
        now = self._now
        if not self._wants_hint or now is None or now.advice is None:
            return
        if self.hint is None or self.hint.view != now.view:
            self.hint = Hint(now.view, now.advice)
        else:
            self.hint = self.hint.refined(now.advice)

    def _known(self, view: PlayerView) -> Advice | None:
        """What is known of a decision that began with this view."""
        return self._now.advice if self._now is not None and self._now.view == view else None

    def _drop_question(self) -> None:
        if self._now is not None:
            self._advisor.cancel(self._now.number)
            self._now = None

    # Grades.

    def _grade(self, decision: Decision) -> None:
        number = self._advisor.ask(decision.view, decision.played, JUDGING)
        self._grading = _Grading(number, decision)
        self.changed.emit()

    def _take_grade(self, decision: Decision, advice: Advice | None) -> None:
        self._grading = None
        if advice is not None and advice.played is not None:
            thresholds = thresholds_of(self._settings.get(STRICTNESS))
            self.judged = graded(decision, assessment_of_advice(advice), thresholds)
            self.reasons = advice.played.reasons
            self.graded.emit()
        self.changed.emit()

    # What happens.

    def _on_advised(self, number: int, advice: Advice) -> None:
        if self._now is not None and self._now.number == number:
            self._now.advice = advice
            self._follow_advice()
            self.changed.emit()

    def _on_finished(self, number: int, advice: Advice | None) -> None:
        if self._grading is not None and self._grading.number == number:
            self._take_grade(self._grading.decision, advice)

    def _on_failed(self, number: int, advice: Advice | None) -> None:
        self._on_finished(number, advice)
        if self._now is not None and self._now.number == number:
            self._now = None
            if self._wants_hint and self.hint is None:
                self.hide_hint()
                self._controller.notice.emit(translate("coach", "The coach has no answer this time."))

    def _on_mode(self, mode: Mode) -> None:
        if mode is Mode.IDLE:
            self._forget()
            self.changed.emit()

    def _on_opened(self, _shown: object) -> None:
        self._forget()
        is_likely = self._settings.get(COACH_VISIBLE) or self._controller.is_learning
        if is_likely or self.mode is CoachMode.TEACHER:
            self._advisor.warm_up()
        self._on_moved()

    def _forget(self) -> None:
        """Another deal begins, or none."""
        self._drop_question()
        self.objector.forget()
        if self._grading is not None:
            self._advisor.cancel(self._grading.number)
        self._grading = self.hint = self.last = self.judged = self.refused = None
        self._wants_hint, self._moment = False, None

    def _on_moved(self, _pictures: object = ()) -> None:
        """Something was done, dealt, or taken back; an order of the hand is nothing."""
        view = self.view
        moment = None if view is None else (self._controller.version, view)
        if view is None or moment == self._moment:
            return
        self._moment = moment
        self.refused = None
        self.objector.forget()
        self.hint = None if self.hint is None else self.hint.after(view)
        if self.hint is None:
            self._wants_hint = False
        if self._now is not None and self.hint is None:
            self._drop_question()
        self._note_decision()
        if self.mode is CoachMode.TEACHER:
            self._teach(view)
        self.changed.emit()

    def _note_decision(self) -> None:
        made = self._controller.decisions()[0]
        last = made[-1] if made else None
        if last == self.last:
            return
        self.last, self.judged = last, None
        if self._grading is not None:
            self._advisor.cancel(self._grading.number)
            self._grading = None
        if last is not None and self.mode is CoachMode.TEACHER and self._controller.is_assisted:
            self._grade(last)

    def _teach(self, view: PlayerView) -> None:
        """Think about the player's decision from its beginning, so as to be there when it is needed."""
        if not self.can_hint or self._controller.decisions()[1] is not None:
            return
        if not self._controller.is_assisted:
            self._controller.assist()
            self._controller.notice.emit(
                translate("coach", "The coach teaches in this match, so the statistics count it apart.")
            )
        if self._now is None or self._now.view != view:
            self._think(view)

    def _on_setting(self, key: str) -> None:
        if key == COACH.key:
            view = self.view
            if view is not None and self.mode is CoachMode.TEACHER:
                self._teach(view)
            self.changed.emit()
