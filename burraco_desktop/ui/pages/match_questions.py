"""What a new match is asked about its system: seats, target, hands. It knows no widgets."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication

from burraco_desktop.engine.options import OptionValue
from burraco_desktop.engine.rules import RuleSet, RuleSetError
from burraco_desktop.ui.text import number_text, phrases

translate = QCoreApplication.translate

Answer = int | str

PLAYERS: Final = "players"
HAND: Final = "hand_size"
SIDE_BY_SIDE: Final = 5
"""Numbers of players and of cards share a line where there are no more of them."""
SEATS: Final = (2, 3, 4, 6)
"""The numbers of seats that a table can be laid for."""
HANDS: Final = (11, 13, 15)
TARGETS: Final = {
    "italian": (505, 1005, 1505, 2000, 2005),
    "brazilian": (1000, 1500, 2000, 3000),
    "venezuelan": (1000, 2000, 3000, 5000),
}
SOLO_TARGETS: Final = (1505, 2005)


@dataclass(frozen=True, slots=True)
class Question:
    """One thing to choose for a match.

    Attributes:
        key: the option that is chosen, or PLAYERS.
        title: what it is called.
        entries: the values offered, each with its words.
        usual: what the rule set says.
    """

    key: str
    title: str
    entries: tuple[tuple[Answer, str], ...]
    usual: Answer

    @property
    def values(self) -> tuple[Answer, ...]:
        """The values offered."""
        return tuple(value for value, _ in self.entries)


def questions_of(rules: RuleSet) -> list[Question]:
    """What is to be chosen for a match under a rule set; what it leaves no choice about is not asked."""
    counts = rules.deck.player_counts
    seats = [count for count in counts if count in SEATS] or list(counts)
    found = [
        Question(PLAYERS, translate("match", "Players"), _numbers(seats), 4 if 4 in seats else max(seats)),
        _length(rules),
    ]
    if rules.deck.reserve_size == "hand":
        hands = _numbers({*HANDS, rules.deck.hand_size})
        found.append(Question(HAND, translate("match", "Cards in hand"), hands, rules.deck.hand_size))
    if rules.draw.pile_take_rule == "meld_top" and rules.melds.sets_allowed:
        found.append(_clean_to_close(rules))
    return found


class Place(NamedTuple):
    """Where a question stands among the others, in two columns."""

    row: int
    column: int
    columns: int


def places_of(questions: Sequence[Question]) -> list[Place]:
    """The places of questions: each has a line of its own, but two short ones share the first."""
    short = [question for question in questions if question.key in (PLAYERS, HAND)]
    is_shared = len(short) == 2 and sum(len(question.entries) for question in short) <= SIDE_BY_SIDE
    places: list[Place] = []
    row = 0
    for question in questions:
        if is_shared and question in short:
            places.append(Place(0, short.index(question), 1))
        else:
            places.append(Place(row, 0, 2))
        row += question.key != HAND or not is_shared
    return places


def answered(rules: RuleSet, answers: Mapping[str, Answer]) -> tuple[RuleSet, int]:
    """The rule set and the number of players of a match; an answer that is not offered does not count."""
    chosen = {
        question.key: answers.get(question.key, question.usual)
        if answers.get(question.key) in question.values
        else question.usual
        for question in questions_of(rules)
    }
    players = int(chosen.pop(PLAYERS))
    changes: dict[str, OptionValue] = dict(chosen)
    if rules.match.victory_points is not None and "match_deals" in changes:
        changes["victory_points"] = f"{changes['match_deals']}_deals"
    try:
        return rules.changed(changes), players
    except RuleSetError:
        return rules, players  # no answers fit this rule set of the player's own, so it is played as it is


def _length(rules: RuleSet) -> Question:
    """How long the match is: deals in a tournament, else points."""
    match = rules.match
    if match.match_deals is not None:
        offered = {3, 4} if match.victory_points is not None else {1, 2, 3, 4}
        title = translate("match", "Deals")
        return Question("match_deals", title, _numbers({*offered, match.match_deals}), match.match_deals)
    targets = SOLO_TARGETS if rules.deck.team_layout == "solo_v_pair" else TARGETS[rules.words]
    title = (
        translate("match", "Play to") if match.match_compare == ">=" else translate("match", "Play beyond")
    )
    return Question("match_target", title, _numbers({*targets, match.match_target}), match.match_target)


def _clean_to_close(rules: RuleSet) -> Question:
    words = phrases(rules)
    entries = (("any", words["any_canasta"]), ("clean", words["clean_canasta"]))
    return Question("close_canasta", translate("match", "To close"), entries, rules.closing.close_canasta)


def _numbers(numbers: Sequence[int] | set[int]) -> tuple[tuple[Answer, str], ...]:
    return tuple((number, number_text(number)) for number in sorted(numbers))
