"""A rule set while it is being changed: its values, what differs from its preset, and what is wrong."""

from collections.abc import Mapping
from typing import Final

from burraco_desktop.engine.options import OptionValue
from burraco_desktop.engine.rules import GROUPS, RuleProblem, RuleSet, RuleSetError
from burraco_desktop.session.rule_shelf import renamed
from burraco_desktop.ui.texts_options import options_of

SOLO: Final[Mapping[str, OptionValue]] = {
    "three_reserves": (18, 11),
    "three_solo": True,
    "three_phase2_at": 1000,
    "three_phase2_reserves": (11, 11, 11),
    "three_pair_split": "half_ceil",
}
"""The options of three players, as usual; they are asked only where one of them may play alone."""

JUSTIFY: Final = {"meld_any": "plus_pile", "meld_top": "hand_and_table", "pair_with_top": "hand"}


class RuleDraft:
    """The values of a rule set, changed one at a time."""

    def __init__(self, base: RuleSet, start: RuleSet) -> None:
        """Compare with the preset `base`, and begin with the values of `start`."""
        self.base = base
        self._usual = _values_of(base)
        self._values = _values_of(start)
        self._start = dict(self._values)

    def __getitem__(self, option: str) -> OptionValue:
        """The value of an option."""
        return self._values[option]

    def usual(self, option: str) -> OptionValue:
        """The value of an option in the preset."""
        return self._usual[option]

    def change(self, option: str, value: OptionValue) -> None:
        """Change an option, and give usual values to those that only now have a meaning."""
        self._values[option] = value
        for other, needed in self._dependents(option, value).items():
            self._values[other] = needed

    def reset(self, option: str) -> None:
        """Take back the preset's value of an option."""
        self.change(option, self._usual[option])

    def reset_all(self) -> None:
        """Take back all values of the preset."""
        self._values = dict(self._usual)

    @property
    def changed(self) -> tuple[str, ...]:
        """The options that differ from the preset, in the order of the rules document."""
        return tuple(option for option, value in self._values.items() if value != self._usual[option])

    @property
    def is_touched(self) -> bool:
        """Whether anything was changed since the draft was begun."""
        return self._values != self._start

    @property
    def problems(self) -> tuple[RuleProblem, ...]:
        """What is wrong now; nothing where the draft can be played."""
        try:
            self.base.changed(self._values)
        except RuleSetError as error:
            return error.problems
        return ()

    def rule_set(self, name: str) -> RuleSet:
        """The finished rule set.

        Raises:
            RuleSetError: something is wrong.
        """
        return renamed(self.base.changed(self._values), name)

    def is_asked(self, group: str) -> bool:
        """Tell whether a group has a meaning as things stand."""
        return group != "three" or self._values["team_layout"] == "solo_v_pair"

    def _dependents(self, option: str, value: OptionValue) -> dict[str, OptionValue]:
        """Options that get a usual value because of a change: those without one that are asked for now."""
        match option, value:
            case "team_layout", "solo_v_pair":
                return {**self._missing(SOLO), "player_counts": (3,)}
            case "team_layout", _:
                return dict.fromkeys(SOLO, None)
            case "sets_allowed", True:
                packs = self._values["decks"]
                assert isinstance(packs, int)
                closes = self._values["meld_closes_at"]
                return self._missing({"set_max_size": closes or 4 * packs + 1})
            case "pile_take_rule", str(rule) if rule in JUSTIFY:
                extends = self._values["pickup_may_extend_meld"] or rule != "pair_with_top"
                return self._missing(
                    {
                        "pickup_may_extend_meld": extends,
                        "pickup_justify_with": JUSTIFY[rule],
                        "pickup_pair_may_use_wild": False,
                    }
                )
            case "bonus_semi_clean", int():
                return self._missing({"semi_clean_test": "seven_on_one_side"})
            case "victory_points", str(table):
                return {"match_deals": int(table[0])}
            case _:
                return {}

    def _missing(self, usual: Mapping[str, OptionValue]) -> dict[str, OptionValue]:
        return {option: value for option, value in usual.items() if self._values[option] is None}


def _values_of(rules: RuleSet) -> dict[str, OptionValue]:
    return {
        option: getattr(getattr(rules, group), option) for group in GROUPS for option in options_of(group)
    }
