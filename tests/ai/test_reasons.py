"""Each reason is found where it holds and not where it does not; reasons are kept as plain values."""

import pytest

from burraco_desktop.ai.coach_readings import dangers, readings
from burraco_desktop.ai.playout import EVENTS
from burraco_desktop.ai.reasons import (
    Cleans,
    Closes,
    Denies,
    Feeds,
    FitsHand,
    FitsOwnMeld,
    Happening,
    IsDead,
    KeepsClean,
    KeepsWilds,
    MakesCanasta,
    Measured,
    NextHolds,
    NextThrew,
    PileFitsNothing,
    Reason,
    TakesReserve,
    UsesPile,
    as_document,
    reason_from,
)
from burraco_desktop.ai.reasons_static import played, static_reasons
from burraco_desktop.ai.slight import (
    BetterMoreOften,
    BringsNearer,
    CountsMore,
    FewerGoWith,
    FewerInHand,
    FitMore,
    GetsCards,
    HoldsBack,
    KeepsTwin,
    MeldsMore,
    NearlyFeeds,
    ServesClean,
    ShowsCards,
)
from burraco_desktop.engine.actions import Action
from burraco_desktop.engine.notation import parse_action
from burraco_desktop.engine.rules import RuleSet
from burraco_desktop.engine.view import PlayerView, view_for
from tests.support.positions import ITALIAN, PRESETS, cards, position

OPEN = PRESETS["buraco_open"]
OTHERS = "\nhand 1: 3c 4d 9d Kd Js\nhand 3: 3c 4d 9d Kd Qs"


def view_of(text: str, rules: RuleSet = ITALIAN) -> PlayerView:
    state = position(text + OTHERS if "hand 1" not in text else text, rules)
    return view_for(state, state.seat)


def line(*texts: str) -> tuple[Action, ...]:
    return tuple(map(parse_action, texts))


def reasons(
    text: str, better: tuple[Action, ...], other: tuple[Action, ...], rules: RuleSet = ITALIAN
) -> list[Reason]:
    view = view_of(text, rules)
    return static_reasons(view, played(view, better), played(view, other))


def test_happenings_are_the_events_that_playouts_count() -> None:
    assert [happening.value for happening in Happening] == list(EVENTS)


def test_what_is_good_for_us_is_bad_for_them_and_points_held_are_a_burden() -> None:
    welcome = {happening.value for happening in Happening if happening.is_welcome}
    assert welcome == {
        "own_canasta",
        "own_clean_canasta",
        "own_reserve",
        "own_close",
        "own_points",
        "rival_points_held",
    }


def test_a_card_that_feeds_is_named_with_the_meld_that_gains_most() -> None:
    text = "hand 0: 8h 9c Kc 4s\nmelds 1: 9h 10h Jh / 2h 3h 4h 5h 6h 7h"
    assert Feeds(cards("8h")[0], 1, 1) in reasons(text, line("discard Kc"), line("discard 8h"))
    assert not reasons(text, line("discard 8h"), line("discard Kc"))


def test_closing_and_the_reserve_are_told() -> None:
    text = "hand 0: 8h 9h\nmelds 0: 5h 6h 7h / 7c 7d 7s"
    found = reasons(text, line("add 0 8h", "add 0 9h"), line("discard 9h"))
    assert TakesReserve(in_flight=True) in found
    text = "hand 0: 9h 4s\nmelds 0: 2h 3h 4h 5h 6h 7h 8h\ntaken: 0 -1"
    assert Closes() in reasons(text, line("add 0 9h", "discard 4s"), line("discard 4s"))


def test_a_canasta_that_is_finished_is_told_with_its_cards() -> None:
    text = "hand 0: 8h 9c Kc 4s\nmelds 0: 2h 3h 4h 5h 6h 7h"
    found = reasons(text, line("add 0 8h", "discard Kc"), line("discard Kc"))
    assert MakesCanasta(tuple(sorted(cards("2h 3h 4h 5h 6h 7h 8h"))), is_clean=True) in found


def test_a_clean_meld_is_kept_and_a_dirty_one_is_cleaned() -> None:
    text = "hand 0: JK 9c Kc 4s 3s\nmelds 0: 4h 5h 6h 7h"
    found = reasons(text, line("discard Kc"), line("add 0 JK", "discard Kc"))
    assert KeepsClean(0) in found
    assert KeepsWilds(1) in found
    text = "hand 0: 3h 9c Kc 4s 3s\nmelds 0: 2h 4h 5h"
    assert Cleans(0) in reasons(text, line("add 0 3h", "discard Kc"), line("discard Kc"))


def test_the_pile_is_used_denied_or_of_no_use() -> None:
    text = "move: 0 draw\nhand 0: 5c 5d 9s Kc Jh\npile: 5s 8h\nmelds 1: 5h 6h 7h"
    found = reasons(text, line("take", "lay 5c 5d 5s", "discard Kc"), line("draw"))
    assert UsesPile(cards("5s")) in found
    assert Denies(cards("8h")[0], 1, 0) in found
    text = "move: 0 draw\nhand 0: 5c 5d 9s Kc\npile: 7h"
    assert PileFitsNothing() in reasons(text, line("draw"), line("take", "discard 9s"))
    assert PileFitsNothing() not in reasons(
        text.replace("7h", "Ks"), line("draw"), line("take", "discard 9s")
    )


def test_what_a_card_thrown_was_good_for() -> None:
    text = "hand 0: 8h 8s Kc 4d\nmelds 0: 5h 6h 7h"
    assert FitsOwnMeld(cards("8h")[0], 0) in reasons(text, line("discard Kc"), line("discard 8h"))
    assert FitsHand(cards("8s")[0], cards("8h")) in reasons(text, line("discard Kc"), line("discard 8s"))


def test_what_the_next_player_holds_and_has_thrown() -> None:
    text = "hand 0: 8h Qs Kc 4d\nhand 1: 8c 8d 3s\nknown 1: 8c 8d\nhand 3: 3c\ndiscards: 1:Kc 2:4s"
    found = reasons(text, line("discard Kc"), line("discard 8h"))
    assert NextHolds(cards("8h")[0], 1, cards("8c 8d")) in found
    assert NextThrew(cards("Kc")[0], 1) in found


def test_a_card_is_dead_when_all_that_goes_with_it_was_seen() -> None:
    text = "hand 0: Ad Qs 7c 4d\nmelds 0: 3d 4d 5d / Qd Kd JK\nmelds 1: 3d 3c 3s / Kd Qd JK"
    view = view_of(text, PRESETS["buraco_closed"])
    found = static_reasons(view, played(view, line("discard Ad")), played(view, line("discard 7c")))
    is_dead = IsDead(cards("Ad")[0]) in found
    assert is_dead == (cards("Ad")[0] in dangers(view).dead)


def test_equal_wilds_are_no_reason() -> None:
    found = reasons("hand 0: JK 9c Kc 4s 3s", line("discard Kc"), line("discard 9c"))
    assert not any(isinstance(reason, KeepsWilds) for reason in found)


EVERY: list[Reason] = [
    Measured(Happening.OWN_CANASTA, 0.25, 0.05),
    Closes(),
    TakesReserve(in_flight=False),
    MakesCanasta(cards("2h 3h 4h 5h 6h 7h 8h"), is_clean=True),
    KeepsClean(1),
    Cleans(0),
    KeepsWilds(2),
    Feeds(cards("8h")[0], 1, 0),
    Denies(cards("8h")[0], 1, 0),
    UsesPile(cards("5s 6s")),
    PileFitsNothing(),
    FitsOwnMeld(cards("8h")[0], 0),
    FitsHand(cards("8h")[0], cards("8s")),
    NextHolds(cards("8h")[0], 1, cards("8c 8d")),
    NextThrew(cards("8h")[0], 1),
    IsDead(cards("8h")[0]),
    MeldsMore(15),
    HoldsBack(cards("8h 9h")),
    GetsCards(4),
    ShowsCards(3),
    CountsMore(cards("Kh")[0], cards("4h")[0], 5),
    FewerGoWith(cards("Kh")[0], cards("7h")[0], 3, 8),
    ServesClean(cards("8h")[0], 0, 1),
    BringsNearer(cards("8h")[0], 0, 3),
    FitMore(12, 9),
    NearlyFeeds(cards("7h")[0], cards("8h")[0], 1, 0),
    KeepsTwin(cards("7h")[0]),
    FewerInHand(cards("Kh")[0], cards("7h")[0], 0, 2),
    BetterMoreOften(24, 13, 7),
]


@pytest.mark.parametrize("reason", EVERY, ids=lambda reason: type(reason).__name__)
def test_a_reason_is_kept_as_plain_values(reason: Reason) -> None:
    document = as_document(reason)
    kept = {name: list(value) if isinstance(value, tuple) else value for name, value in document.items()}
    assert reason_from(kept) == reason


@pytest.mark.parametrize(
    "document", [{}, {"reason": "Luck"}, {"reason": "Closes", "card": 3}, {"reason": "Feeds"}]
)
def test_other_values_are_no_reason(document: dict[str, object]) -> None:
    with pytest.raises(ValueError, match="no reason"):
        reason_from(document)


# What the others told.


def test_the_others_are_read_in_turn_order_from_what_everybody_saw() -> None:
    view = view_of(
        "hand 0: 8h Qs Kc 4d\nhand 1: 8c 8d 3s\nknown 1: 8c 8d\nhand 2: 3c\nhand 3: 3c\n"
        "discards: 1:Kc 2:4s 3:9d 1:Qs 1:Kc"
    )
    found = readings(view)
    assert [reading.seat for reading in found] == [1, 2, 3]
    assert [reading.is_rival for reading in found] == [True, False, True]
    assert found[0].held == cards("8c 8d")
    assert found[0].wants == cards("8h")
    assert found[0].thrown == cards("Kc Qs")
    assert found[1].thrown == cards("4s")
    assert not found[2].held


def test_own_cards_that_feed_are_known_as_dangers() -> None:
    view = view_of("hand 0: 8h Qs Kc 4d\nmelds 1: 5h 6h 7h")
    assert dangers(view).fed == cards("8h")
    assert dangers(view_of("hand 0: 8h Qs Kc 4d\nmelds 0: 5h 6h 7h")).fed == ()
