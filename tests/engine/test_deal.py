"""The seating draw, the cut, the deal, and the streams of chance they come from."""

from collections import Counter

import pytest

from burraco_desktop.engine import deal as deal_module
from burraco_desktop.engine.cards import HIDDEN, Card, pack, shuffle, stream
from burraco_desktop.engine.deal import draw_for_seats, first_state
from burraco_desktop.engine.events import HandsDealt, PackCut, TurnStarted, UpcardTurned
from burraco_desktop.engine.notation import show_cards
from burraco_desktop.engine.options import OptionValue
from burraco_desktop.engine.rules import RuleSet
from burraco_desktop.engine.state import Phase, sides_of
from tests.support.positions import ITALIAN, PRESETS, cards, italian
from tests.support.random_play import every_card

# The table of card counts in the rules document: seats, changes, then deck, hands, reserves, upcards, stock.
COUNTS: list[tuple[int, dict[str, OptionValue], tuple[int, int, int, int, int]]] = [
    (4, {}, (108, 44, 22, 1, 41)),
    (2, {}, (108, 22, 22, 1, 63)),
    (4, {"jokers": 0, "upcard_at_start": False}, (104, 44, 22, 0, 38)),
    (2, {"jokers": 0, "upcard_at_start": False}, (104, 22, 22, 0, 60)),
    (4, {"upcard_at_start": False}, (108, 44, 22, 0, 42)),
    (2, {"upcard_at_start": False}, (108, 22, 22, 0, 64)),
    (4, {"decks": 4, "jokers": 12, "upcard_at_start": False}, (220, 44, 22, 0, 154)),
    (
        4,
        {"decks": 4, "jokers": 12, "upcard_at_start": False, "hand_size": 13, "reserve_size": "hand"},
        (220, 52, 26, 0, 142),
    ),
    (
        4,
        {"decks": 4, "jokers": 12, "upcard_at_start": False, "hand_size": 15, "reserve_size": "hand"},
        (220, 60, 30, 0, 130),
    ),
    (4, {"hand_size": 15, "reserve_size": 15}, (108, 60, 30, 1, 17)),
    (4, {"team_layout": "individual"}, (108, 44, 44, 1, 19)),
    (4, {"decks": 2, "jokers": 12}, (116, 44, 22, 1, 49)),
]


@pytest.mark.parametrize(("seats", "changes", "counts"), COUNTS)
def test_the_numbers_of_cards(
    seats: int, changes: dict[str, OptionValue], counts: tuple[int, int, int, int, int]
) -> None:
    rules = italian(**changes)
    state, events = first_state(rules, seats, "seed", 1, 0, (0, 0))
    reserves = sum(len(reserve) for reserve in state.reserves)
    hands = sum(hand.size for hand in state.hands)
    assert (len(every_card(state)), hands, reserves, len(state.pile), len(state.stock)) == counts
    assert every_card(state) == pack(rules.deck.decks, rules.deck.jokers)
    assert len(state.reserves) == rules.sides(seats)
    assert (len(events) == 4) is rules.deck.upcard_at_start


@pytest.mark.parametrize(
    ("preset", "seats", "changes", "counts"),
    [
        ("italian", 4, {}, (108, 44, 22, 1, 41)),
        ("italian", 2, {}, (108, 22, 22, 1, 63)),
        ("italian_3p", 3, {}, (108, 33, 29, 1, 45)),
        ("italian_6p", 6, {}, (162, 66, 33, 1, 62)),
        ("buraco_open", 4, {}, (104, 44, 22, 0, 38)),
        ("buraco_open", 2, {}, (104, 22, 22, 0, 60)),
        ("buraco_closed", 4, {}, (108, 44, 22, 0, 42)),
        ("buraco_closed", 2, {}, (108, 22, 22, 0, 64)),
        ("buraco_stbl", 4, {}, (108, 44, 22, 0, 42)),
        ("buraco_stbl", 2, {}, (108, 22, 22, 0, 64)),
        ("venezuelan", 4, {}, (220, 44, 22, 0, 154)),
        ("venezuelan", 4, {"hand_size": 13}, (220, 52, 26, 0, 142)),
        ("venezuelan", 4, {"hand_size": 15}, (220, 60, 30, 0, 130)),
        ("venezuelan", 6, {}, (220, 66, 33, 0, 121)),
        ("venezuelan", 6, {"hand_size": 13}, (220, 78, 39, 0, 103)),
        ("venezuelan", 6, {"hand_size": 15}, (220, 90, 45, 0, 85)),
    ],
)
def test_the_numbers_of_cards_of_every_preset(
    preset: str, seats: int, changes: dict[str, OptionValue], counts: tuple[int, int, int, int, int]
) -> None:
    rules = PRESETS[preset].changed({"cut_bonus_mode": "off", **changes})
    state, _ = first_state(rules, seats, "seed", 1, 0, (0,) * rules.sides(seats))
    reserves = sum(len(reserve) for reserve in state.reserves)
    hands = sum(hand.size for hand in state.hands)
    assert (len(every_card(state)), hands, reserves, len(state.pile), len(state.stock)) == counts


def test_three_players_later_have_three_reserves_of_eleven() -> None:
    state, _ = first_state(PRESETS["italian_3p"], 3, "seed", 5, 0, (1000, 0, 0))
    assert [len(reserve) for reserve in state.reserves] == [11, 11, 11]
    assert len(state.stock) == 41


def test_the_larger_reserve_of_three_players_lies_on_top() -> None:
    state, _ = first_state(PRESETS["italian_3p"], 3, "seed", 1, 0, (0, 0, 0))
    assert [len(reserve) for reserve in state.reserves] == [18, 11]


def test_the_pack_has_each_face_twice_and_two_jokers_of_each_colour() -> None:
    assert set(Counter(pack(2, 4)).values()) == {2}
    assert len(pack(2, 4)) == 108
    assert Counter(pack(3, 5))[cards("JK")[0]] == 3


def test_the_deal_is_made_in_order() -> None:
    """Deal by hand what the rules say, from the same shuffled pack."""
    state, events = first_state(ITALIAN, 4, "seed", 3, 1, (100, 200))
    source = stream("seed", 3)
    deck = pack(2, 4)
    shuffle(deck, source)
    cut = events[0]
    assert isinstance(cut, PackCut)
    assert cut.seat == 0  # at the dealer's right
    lifted, rest = deck[: cut.lifted], deck[cut.lifted :]
    reserves: tuple[list[Card], ...] = ([], [])
    for index in range(22):
        reserves[index % 2].append(lifted.pop())
    rest += lifted
    hands: tuple[list[Card], ...] = ([], [], [], [])
    for index in range(44):
        hands[(2 + index) % 4].append(rest.pop(0))
    assert state.reserves == [tuple(reserve) for reserve in reserves]
    assert events[1] == HandsDealt(tuple(tuple(hand) for hand in hands))
    assert events[2] == UpcardTurned(rest[0])
    assert state.stock == rest[:0:-1]
    assert state.pile == [rest[0]]
    assert events[3] == TurnStarted(2)
    assert (state.seat, state.phase, state.turn, state.deal, state.dealer) == (2, Phase.DRAW, 1, 3, 1)
    assert state.totals == (100, 200)


@pytest.mark.parametrize(("seats", "least_left"), [(4, 45), (2, 23)])
def test_the_cut_lifts_enough_and_leaves_enough(seats: int, least_left: int) -> None:
    lifts = set()
    for number in range(400):
        _, events = first_state(ITALIAN, seats, str(number), 1, 0, (0, 0))
        assert isinstance(events[0], PackCut)
        assert events[0].seat == seats - 1
        lifts.add(events[0].lifted)
    assert min(lifts) == 22
    assert max(lifts) == 108 - least_left


def test_the_same_seed_and_deal_give_the_same_cards_and_other_ones_do_not() -> None:
    first = first_state(ITALIAN, 4, "seed", 1, 0, (0, 0))
    assert first == first_state(ITALIAN, 4, "seed", 1, 0, (0, 0))
    assert first[0] != first_state(ITALIAN, 4, "seed", 2, 0, (0, 0))[0]
    assert first[0] != first_state(ITALIAN, 4, "other", 1, 0, (0, 0))[0]


def test_the_cards_of_a_seed_never_change() -> None:
    deck = pack(2, 4)
    shuffle(deck, stream("burraco", 1))
    assert show_cards(deck[:10]) == "Qc 3d 9s JB 10d JB 5c 10s 7d 6d"


def test_sides_alternate_and_two_players_are_alone() -> None:
    assert sides_of(ITALIAN, 4) == (0, 1, 0, 1)
    assert sides_of(ITALIAN, 2) == (0, 1)
    assert sides_of(italian(team_layout="individual"), 4) == (0, 1, 2, 3)


def drawn(
    monkeypatch: pytest.MonkeyPatch, text: str, seats: int = 4, rules: RuleSet = ITALIAN
) -> deal_module.SeatingDraw:
    """The seating draw when these cards are drawn in turn."""
    prepared = list(cards(text))[::-1]
    monkeypatch.setattr(deal_module, "pack", lambda *_: prepared)
    monkeypatch.setattr(deal_module, "shuffle", lambda *_: None)
    return draw_for_seats(rules, seats, "seed")


@pytest.mark.parametrize(
    ("text", "players", "dealer"),
    [
        # The two high cards play the two low ones; the highest sits at the left of the lowest, who deals.
        ("JK 2s As 3c", (0, 2, 1, 3), 3),
        ("3c JK 2s As", (0, 1, 3, 2), 0),
        ("2c 2s 2d 2h", (0, 1, 2, 3), 0),
        ("Ks Kh Qs 2c", (0, 2, 3, 1), 1),
        ("10s 9s 8s 7s", (0, 2, 1, 3), 3),
    ],
)
def test_who_sits_where(
    monkeypatch: pytest.MonkeyPatch, text: str, players: tuple[int, ...], dealer: int
) -> None:
    found = drawn(monkeypatch, text)
    assert (found.players, found.dealer) == (players, dealer)
    assert len(found.rounds) == 1


def test_two_players_draw_for_the_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    found = drawn(monkeypatch, "3c Ks", seats=2)
    assert (found.players, found.dealer) == ((0, 1), 0)


def test_equal_cards_are_drawn_anew_among_those_who_drew_them(monkeypatch: pytest.MonkeyPatch) -> None:
    found = drawn(monkeypatch, "JK 9s JB 9s 3c 4c Ks 5c")
    assert [[player for player, _ in round_] for round_ in found.rounds] == [[0, 1, 2, 3], [0, 1, 2, 3]]
    # The jokers stay above the nines: 2 with the king, then 0, then 3 above 1.
    assert (found.players, found.dealer) == ((0, 1, 2, 3), 1)


def test_equal_redraws_are_drawn_once_more(monkeypatch: pytest.MonkeyPatch) -> None:
    found = drawn(monkeypatch, "9s 9s 8c 7c Kd Kd 3c 4c")
    assert [[player for player, _ in round_] for round_ in found.rounds] == [[0, 1, 2, 3], [0, 1], [0, 1]]
    # 1 is highest, then 0, then 2 and 3.
    assert found.players[(found.dealer + 1) % 4] == 1
    assert found.players[found.dealer] == 3


def test_partners_by_rank_of_the_draw_sit_across() -> None:
    for number in range(50):
        found = draw_for_seats(ITALIAN, 4, str(number))
        assert found.players[0] == 0
        assert sorted(found.players) == [0, 1, 2, 3]
        keys = {player: deal_module._draw_key(card) for player, card in found.rounds[0]}
        if len(found.rounds) == 1:
            ranking = sorted(keys, key=lambda player: keys[player], reverse=True)
            seat = {player: at for at, player in enumerate(found.players)}
            assert abs(seat[ranking[0]] - seat[ranking[1]]) == 2
            assert (seat[ranking[3]] + 1) % 4 == seat[ranking[0]]
            assert found.dealer == seat[ranking[3]]


def test_chance_alone_may_choose_the_dealer() -> None:
    rules = PRESETS["buraco_open"]
    found = [draw_for_seats(rules, 4, str(number)) for number in range(40)]
    assert {seating.dealer for seating in found} == {0, 1, 2, 3}
    assert all(seating.players == (0, 1, 2, 3) and seating.rounds == () for seating in found)


def test_the_highest_draw_may_start_and_the_seat_before_it_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    found = drawn(monkeypatch, "3c 9d JK 4s", rules=PRESETS["venezuelan"])
    assert (found.players, found.dealer) == ((0, 1, 2, 3), 1)


def test_three_players_sit_by_their_draw_and_six_in_three_pairs(monkeypatch: pytest.MonkeyPatch) -> None:
    three = drawn(monkeypatch, "9c JK 4d", seats=3, rules=PRESETS["italian_3p"])
    assert (three.players, three.dealer) == ((0, 2, 1), 1)
    six = drawn(monkeypatch, "JK 2s As Ks Qs 3c", seats=6, rules=PRESETS["italian_6p"])
    # Neighbours in the ranking sit across: 0 and 1, 2 and 3, 4 and 5.
    assert (six.players, six.dealer) == ((0, 2, 4, 1, 3, 5), 5)


def test_the_draw_for_seats_follows_from_the_seed() -> None:
    assert draw_for_seats(ITALIAN, 4, "seed") == draw_for_seats(ITALIAN, 4, "seed")
    assert any(draw_for_seats(ITALIAN, 4, str(number)).dealer != 0 for number in range(20))


def test_nothing_hidden_lies_in_a_true_state() -> None:
    state, _ = first_state(ITALIAN, 4, "seed", 1, 0, (0, 0))
    assert HIDDEN not in every_card(state)
    assert not any(hand.hidden for hand in state.hands)
