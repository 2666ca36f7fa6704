"""What little is said where nothing better can be: found where it holds, and true by other means."""

from burraco_desktop.ai.advice_trial import Entrant, more_often
from burraco_desktop.ai.reasons import Reason
from burraco_desktop.ai.reasons_slight import slight_reasons
from burraco_desktop.ai.reasons_static import played
from burraco_desktop.ai.search import Line
from burraco_desktop.ai.slight import (
    BetterMoreOften,
    BringsNearer,
    FewerInHand,
    FitMore,
    KeepsTwin,
    NearlyFeeds,
    ServesClean,
)
from burraco_desktop.engine.actions import Action
from burraco_desktop.engine.notation import parse_action
from burraco_desktop.engine.view import view_for
from tests.support.positions import PRESETS, cards, position
from tests.support.reason_case import Case
from tests.support.reason_check import problem

OTHERS = "\nhand 1: 3c 4d 9d Kd Js\nhand 3: 3c 4d 9d Kd Qs"


def line(*texts: str) -> tuple[Action, ...]:
    return tuple(map(parse_action, texts))


def true_reasons(
    text: str, better: tuple[Action, ...], other: tuple[Action, ...], system: str = "italian"
) -> list[Reason]:
    view = view_for(position(text + OTHERS, PRESETS[system]), 0)
    found = slight_reasons(view, played(view, better), played(view, other))
    assert [problem(reason, Case(view, better, other, 0, 0)) for reason in found] == [""] * len(found)
    return found


def test_of_two_melds_the_clean_one_is_served_and_the_longer_one_brought_nearer() -> None:
    text = "hand 0: 6c 9s Kc 4d\nmelds 0: 7c 2d 9c / 6d 6h 6s 6h 6s"
    found = true_reasons(text, line("add 1 6c", "discard Kc"), line("add 0 6c", "discard Kc"))
    assert found == [ServesClean(cards("6c")[0], 1, 0), BringsNearer(cards("6c")[0], 1, 1)]


def test_a_canasta_is_no_longer_near() -> None:
    text = "hand 0: 6c 9s Kc 4d\nmelds 0: 7c 8c 9c / 6d 6h 6s 6h 6s 6d"
    found = true_reasons(text, line("add 1 6c", "discard Kc"), line("add 0 6c", "discard Kc"))
    assert not any(isinstance(reason, BringsNearer) for reason in found)


def test_of_two_melds_that_one_which_more_cards_fit_afterwards() -> None:
    text = "hand 0: 6c 9s Kc 4d\nmelds 0: 7c 8c 9c / 6d 6h 6s"
    found = true_reasons(text, line("add 0 6c", "discard Kc"), line("add 1 6c", "discard Kc"))
    assert any(isinstance(reason, FitMore) for reason in found)
    assert not true_reasons(text, line("add 1 6c", "discard Kc"), line("add 0 6c", "discard Kc"))


def test_the_same_card_to_the_same_melds_tells_nothing() -> None:
    text = "hand 0: 6c 6c 9s Kc 4d\nmelds 0: 7c 8c 9c / 6d 6h 6s"
    there, back = line("add 0 6c", "add 1 6c", "discard Kc"), line("add 1 6c", "add 0 6c", "discard Kc")
    assert true_reasons(text, there, back) == []


def test_a_card_that_nearly_feeds_is_named_with_what_lacks() -> None:
    text = "hand 0: 10h 8d Kc 4d\nmelds 1: 6h 7h 8h"
    found = true_reasons(text, line("discard Kc"), line("discard 10h"))
    assert NearlyFeeds(cards("10h")[0], cards("9h")[0], 1, 0) in found
    assert not any(
        isinstance(r, NearlyFeeds) for r in true_reasons(text, line("discard 10h"), line("discard Kc"))
    )


def test_where_the_pile_cannot_be_had_for_a_meld_on_the_table_nothing_nearly_feeds() -> None:
    text = "hand 0: 10h 8d Kc 4d\nmelds 1: 6h 7h 8h"
    found = true_reasons(text, line("discard Kc"), line("discard 10h"), "venezuelan")
    assert not any(isinstance(reason, NearlyFeeds) for reason in found)


def test_a_twin_is_kept_and_a_card_with_fewer_mates_goes() -> None:
    text = "hand 0: 7c 7c 8c 10d 4s 4h"
    assert KeepsTwin(cards("7c")[0]) in true_reasons(text, line("discard 7c"), line("discard 8c"))
    found = true_reasons(text, line("discard 4s"), line("discard 8c"))
    assert FewerInHand(cards("4s")[0], cards("8c")[0], 1, 2) in found


def entrant(*results: float) -> Entrant:
    made = Entrant(Line((), 0.0), is_asked_about=False)
    made.weighed.results = list(results)
    return made


def test_it_is_told_how_often_a_play_was_better_if_that_is_oftener_than_not() -> None:
    better, other = entrant(10, 10, 10, 10, 10), entrant(0, 20, 10, 5)
    assert more_often(better, other) == [BetterMoreOften(4, 2, 1)]
    assert more_often(other, better) == []
