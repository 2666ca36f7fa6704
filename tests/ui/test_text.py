"""Every code has a whole sentence, and none tells what its reader may not know."""

from __future__ import annotations

import random
import re
from itertools import product
from typing import TYPE_CHECKING, get_args

import pytest
from PySide6.QtCore import QLocale

from burraco_desktop.engine.actions import (
    Action,
    Cut,
    DeclinePile,
    Discard,
    DrawStock,
    EndTurn,
    ExtendMeld,
    LayMeld,
    Redraw,
    TakePile,
    TakeReserve,
    WildEnd,
)
from burraco_desktop.engine.cards import ALL_CARDS, HIDDEN, RED_JOKER
from burraco_desktop.engine.deal import draw_for_seats, first_state
from burraco_desktop.engine.events import (
    CardDiscarded,
    CardDrawn,
    DealEnd,
    DealEnded,
    Event,
    HandsDealt,
    MeldExtended,
    MeldLaid,
    PackCut,
    PileTaken,
    ReserveOpened,
    ReserveTaken,
    UpcardTurned,
    redact,
)
from burraco_desktop.engine.melds import Grade, Meld, meld_table
from burraco_desktop.engine.notation import parse_card, parse_cards, parse_position
from burraco_desktop.engine.play import apply, why_not
from burraco_desktop.engine.refusals import Reason, Refusal
from burraco_desktop.engine.scoring import LineKind, ScoreLine, deal_scores
from burraco_desktop.engine.state import Phase, State
from burraco_desktop.engine.view import PlayerView, absorb, first_view, view_for
from burraco_desktop.engine.view import told as seen_by
from burraco_desktop.paths import resource_root
from burraco_desktop.session.rulebook import preset, preset_names
from burraco_desktop.ui import text, texts_table
from burraco_desktop.ui.bot_names import BOT_NAMES
from tests.support.positions import ITALIAN
from tests.support.random_play import choose

if TYPE_CHECKING:
    from burraco_desktop.engine.rules import RuleSet

NAMES = ("You", "Anna", "Bruno", "Carla", "Dario", "Elena")
RULES = ITALIAN
PRESETS = [preset(name) for name in preset_names(resource_root())]
VENEZUELAN, OPEN = preset("venezuelan"), preset("buraco_open")

FOREIGN = {
    "italian": r"\bmorto|canastra|\bburaco|cerrado",
    "brazilian": r"pozzett|burrac|\bburaco|cerrado",
    "venezuelan": r"pozzett|burrac|\bmorto|canastra",
}
"""What a family of systems never says."""


def assert_whole(sentence: str) -> None:
    """A finished text for people: nothing unfilled, no code word, no stray space."""
    assert sentence.strip() == sentence != ""
    assert not re.search(r"[{}]|%n|\(s\)|_|  |hidden|None", sentence), sentence


def assert_speaks(rules: RuleSet, sentence: str) -> None:
    """Only words of the family that the rules belong to."""
    assert not re.search(FOREIGN[rules.words], sentence, re.IGNORECASE), sentence


def melds(*texts: str) -> list[Meld]:
    found = [meld_table(RULES).meld(parse_cards(cards)) for cards in texts]
    assert all(isinstance(meld, Meld) for meld in found)
    return [meld for meld in found if isinstance(meld, Meld)]


def position(body: str, rules: RuleSet = RULES) -> State:
    """A position of the four-player game in which the seats not named hold some cards."""
    lines = dict(line.split(":", 1) for line in body.strip().splitlines())
    for seat in range(4):
        lines.setdefault(f"hand {seat}", " 3c 5d 9s")
    return parse_position("".join(f"{label.strip()}:{content}\n" for label, content in lines.items()), rules)


# Cards, melds and actions.


def test_cards_are_named_in_words_and_signs() -> None:
    seven, ace, joker = parse_card("7h"), parse_card("Ad"), RED_JOKER
    assert [text.card_name(card) for card in (seven, ace, joker)] == [
        "7 of hearts",
        "ace of diamonds",
        "joker",
    ]
    assert text.the_card(seven) == "the 7 of hearts"
    assert text.cards_symbols([seven, ace, joker]) == "7♥ A♦ Joker"
    assert text.the_cards([seven, joker]) == "the 7 of hearts and the joker"


def test_every_card_has_a_name_of_its_own() -> None:
    assert len({text.card_name(card) for card in ALL_CARDS}) == 53
    assert len({text.card_symbol(card) for card in ALL_CARDS}) == 53
    for card in ALL_CARDS:
        assert_whole(text.the_card(card))
    assert text.card_symbol(HIDDEN) == "?"
    assert text.card_name(HIDDEN) == "hidden card"
    assert text.the_card(HIDDEN) == "a hidden card"


@pytest.mark.parametrize(
    ("cards", "label"),
    [
        ("7h 8h 9h", "3"),
        ("7h 8h 2s 10h", "4 · wild"),
        ("3h 4h 5h 6h 7h 8h 9h", "7 · clean"),
        ("3h 4h 5h 6h 7h 8h 9h JK", "8 · dirty"),
    ],
)
def test_a_meld_is_labelled_by_its_count_and_how_clean_it_is(cards: str, label: str) -> None:
    assert text.meld_label(melds(cards)[0], RULES) == label


def test_melds_are_spoken_of_by_suit_or_rank() -> None:
    run, kings = melds("2h 3h 4h", "Kh Ks JK")
    assert (text.meld_name(run), text.meld_name(kings)) == ("the run of hearts", "the set of kings")


@pytest.mark.parametrize("grade", Grade)
def test_every_grade_has_a_name(grade: Grade) -> None:
    for rules in PRESETS:
        assert_whole(text.grade_name(grade, rules))
        assert_whole(text.canasta_name(grade, rules))
        assert_speaks(rules, text.canasta_name(grade, rules))


def test_every_action_has_a_short_text() -> None:
    seven = parse_card("7h")
    texts: dict[Action, str] = {
        DrawStock(): "Draw",
        TakePile(): "Take the pile",
        TakePile((seven, seven)): "Take the pile with 7♥ 7♥",
        DeclinePile(): "Take nothing, end the deal",
        Redraw(): "Refuse this card",
        LayMeld((seven,)): "Lay 7♥",
        ExtendMeld(0, (seven,)): "Add 7♥",
        TakeReserve(): "Take the buraco",
        Discard(seven): "Discard 7♥",
        Discard(seven, take_reserve=True): "Discard 7♥ and take the buraco",
        EndTurn(): "Keep it, end the turn",
        Cut(44): "Lift 44 cards",
    }
    assert {type(action) for action in texts} == set(get_args(Action))
    assert {action: text.action_text(action, VENEZUELAN) for action in texts} == texts


# Refusals.


@pytest.mark.parametrize(("reason", "stuck"), list(product(Reason, (False, True))))
@pytest.mark.parametrize("cards", ["", "2h", "Kh JK"])
@pytest.mark.parametrize("limit", [0, 1, 3])
def test_every_refusal_is_one_sentence(reason: Reason, stuck: bool, cards: str, limit: int) -> None:
    for rules in PRESETS:
        sentence = text.refusal_text(Refusal(reason, parse_cards(cards), limit, stuck), rules)
        assert_whole(sentence)
        assert_speaks(rules, sentence)
        assert sentence.endswith(".")
        assert sentence.count(".") == 1


@pytest.mark.parametrize(
    ("refusal", "fragment"),
    [
        (Refusal(Reason.TOO_FEW_CARDS, limit=3), "at least 3 cards"),
        (Refusal(Reason.TOO_MANY_WILDS, limit=1), "at most 1 wild card:"),
        (Refusal(Reason.RUN_HAS_GAP, parse_cards("9h")), "still needs the 9 of hearts."),
        (Refusal(Reason.DUPLICATE_SET, parse_cards("2s Kh Kd")), "a set of kings:"),
        (Refusal(Reason.CLOSE_NEEDS_CANASTA), "a meld of 7 or more"),
        (
            Refusal(Reason.CLOSE_NEEDS_CANASTA, parse_cards("4s"), stuck=True),
            "left with the 4 of spades alone",
        ),
        (Refusal(Reason.CLOSE_NEEDS_DISCARD, stuck=True), "no card left to discard"),
    ],
)
def test_refusals_name_the_number_or_the_cards(refusal: Refusal, fragment: str) -> None:
    assert fragment in text.refusal_text(refusal, RULES)


def test_a_refused_rank_names_those_allowed() -> None:
    aces = RULES.changed({"set_ranks": ("A", "3")})
    assert "of aces and threes" in text.refusal_text(Refusal(Reason.SET_RANK_NOT_ALLOWED), aces)


# Events.


def story(seats: int, viewer: int, seed: int, rules: RuleSet = RULES) -> list[tuple[Event, PlayerView]]:
    """Every event of a random deal as the viewer sees it, each with the view after it."""
    source = random.Random(seed)
    totals = (0,) * rules.sides(seats)
    state, events = first_state(rules, seats, str(seed), 1, 0, totals)
    view = first_view(state, viewer)
    told: list[tuple[Event, PlayerView]] = []
    while True:
        for event in events:
            seen = seen_by(event, viewer, rules)
            view = absorb(view, seen)
            told.append((seen, view))
        if state.phase == Phase.OVER:
            return told
        events = apply(state, choose(state, source, 0.9))


@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.parametrize(
    ("rules", "seats"),
    [
        pytest.param(rules, seats, id=f"{rules.name} {seats}")
        for rules in PRESETS
        for seats in rules.deck.player_counts
    ],
)
def test_every_moment_of_a_deal_can_be_told(rules: RuleSet, seats: int, seed: int) -> None:
    names = NAMES[:seats]
    for event, view in story(seats, seed % seats, seed, rules):
        sentences = [text.event_text(event, view, names), text.status_text(view, names)]
        for seat in range(seats):
            sentences += [texts_table.plate_detail(view, seat), texts_table.plate_hint(view, seat)]
        sentences += [texts_table.side_title(view, side, names) for side in set(view.table.side_of)]
        for sentence in sentences:
            if sentence is not None:
                assert_whole(sentence)
                assert_speaks(rules, sentence)


def told(event: Event, table: State, viewer: int = 0) -> str | None:
    return text.event_text(redact(event, viewer), view_for(table, viewer), NAMES)


def test_the_viewer_is_you_and_the_others_have_names() -> None:
    table = position("hand 0: 7h 8h\nmelds 0: 9c 10c Jc\nmelds 1: Kh Ks JK")
    seven = parse_card("7h")
    assert told(PackCut(0, 30), table) == "You cut the pack."
    assert told(PackCut(3, 30), table) == "Carla cuts the pack."
    assert told(HandsDealt(((seven,) * 11,) * 4), table) == "Every player gets 11 cards."
    assert told(UpcardTurned(seven), table) == "The 7 of hearts starts the pile."
    assert told(CardDrawn(0, seven), table) == "You draw the 7 of hearts."
    assert told(CardDiscarded(0, seven), table) == "You discard the 7 of hearts."
    assert told(CardDiscarded(1, seven), table) == "Anna discards the 7 of hearts."
    assert told(PileTaken(2, (seven,) * 5), table) == "Bruno takes the pile (5 cards)."
    assert told(PileTaken(0, (seven,)), table) == "You take the 7 of hearts from the pile."
    assert told(ReserveTaken(3, (seven,) * 11, in_flight=True), table) == (
        "Carla takes the pozzetto in flight and plays on."
    )
    assert told(DealEnded(DealEnd.CLOSED, 0), table) == "You close the deal."


def test_hidden_cards_are_never_named() -> None:
    table = position("hand 0: 7h 8h")
    seven = parse_card("7h")
    for event in (
        CardDrawn(1, seven),
        ReserveTaken(1, (seven,) * 11, in_flight=True),
        ReserveTaken(0, (seven,) * 11, in_flight=False),
        ReserveOpened(1, (seven,) * 11),
        HandsDealt(((seven,) * 11,) * 4),
    ):
        assert "7 of hearts" not in str(told(event, table))


@pytest.mark.parametrize(
    ("cards", "seat", "line"),
    [
        ("7h 8h 9h 10h", 1, "Anna lays a run of hearts, 7 to 10."),
        ("7h 8h 9h 10h", 0, "You lay a run of hearts, 7 to 10."),
        (
            "7h 2s 9h",
            3,
            "Carla lays a run of hearts, 7 to 9, with the 2 of spades as the 8 of hearts.",
        ),
        ("Qs Ks As", 1, "Anna lays a run of spades, queen to ace."),
        ("As 3s 2s", 1, "Anna lays a run of spades, ace to 3."),
        ("Kh Ks Kd", 2, "Bruno lays 3 kings."),
        ("Kh Ks JK", 0, "You lay 2 kings with the joker."),
        (
            "3h 4h 5h 6h 7h 8h 9h",
            1,
            "Anna lays a run of hearts, 3 to 9. Clean burraco!",
        ),
    ],
)
def test_a_new_meld_is_told_by_its_ends_or_its_rank(cards: str, seat: int, line: str) -> None:
    table = position(f"melds {seat % 2}: {cards}")
    assert told(MeldLaid(seat, parse_cards(cards), WildEnd.LOW), table) == line


def test_a_burraco_is_cheered_when_it_is_made_or_changes_its_grade() -> None:
    grown = position("melds 0: 3h 4h 5h 6h 7h 8h 9h 10h")
    ten = MeldExtended(0, 0, parse_cards("10h"), WildEnd.LOW)
    two = MeldExtended(0, 0, parse_cards("9h 10h"), WildEnd.LOW)
    dirtied = MeldExtended(2, 0, parse_cards("JK"), WildEnd.LOW)
    assert told(ten, grown) == "You add the 10 of hearts to the run of hearts."
    assert told(two, grown) == (
        "You add the 9 of hearts and the 10 of hearts to the run of hearts. Clean burraco!"
    )
    assert told(dirtied, position("melds 0: 3h 4h 5h 6h 7h 8h 9h JK")) == (
        "Bruno adds the joker to the run of hearts. Dirty burraco!"
    )


@pytest.mark.parametrize("end", DealEnd)
def test_every_end_of_a_deal_is_told(end: DealEnd) -> None:
    assert_whole(text.deal_end_text(DealEnded(end, 1), NAMES, 0))


def test_who_closes_is_told_so_as_you() -> None:
    end = DealEnded(DealEnd.CLOSED, 0)
    assert text.deal_end_text(end, ("You", *NAMES[1:]), 0) == "You close the deal."


def test_the_draw_for_seats_is_told() -> None:
    for seed in range(20):
        draw = draw_for_seats(RULES, 4, str(seed))
        lines = text.seating_texts(draw, NAMES, 0, RULES)
        assert len(lines) == 1 + sum(len(drawn) for drawn in draw.rounds)
        assert any(line.startswith("You draw ") for line in lines)
        for line in lines:
            assert_whole(line)


# Status.


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ("move: 1 draw", "Anna is to draw."),
        ("move: 1 play\nstock: 3h 4h 5h", "Anna is playing."),
        ("move: 1 play\nstock: 3h 4h", "Anna plays the last turn of this deal."),
        ("move: 0 draw\nstock: 3h 4h 5h", "Your turn: draw from the stock."),
        (
            "move: 0 draw\nstock: 3h 4h 5h\npile: 3c 4c",
            "Your turn: draw from the stock, or take the pile (2 cards).",
        ),
        (
            "move: 0 draw\nstock: 3h 4h 5h\npile: 3c",
            "Your turn: draw from the stock, or take the 3 of clubs from the pile.",
        ),
        ("move: 0 draw\npile: 3c 4c", "Your turn: take the pile."),
        ("move: 0 play\nstock: 3h 4h 5h", "Meld what you like, then discard a card."),
        ("move: 0 play\nstock: 3h 4h", "Last turn of this deal: meld what you can, then discard."),
        (
            "move: 0 play\nstock: 3h 4h 5h\nlone: 3c",
            "Meld, or discard a card other than the 3 of clubs.",
        ),
        (
            "move: 0 play\nstock: 3h 4h 5h\ntaken: 0 -1\nmelds 0: 3h 4h 5h 6h 7h 8h 9h",
            "Meld or discard. To close, meld all but one card and discard it.",
        ),
        (
            "move: 0 play\nstock: 3h 4h 5h\nhand 0: 5c\ntaken: 0 -1\nmelds 0: 3h 4h 5h 6h 7h 8h 9h",
            "Discard the 5 of clubs to close the deal.",
        ),
        (
            "move: 0 play\nstock: 3h 4h 5h\nhand 0: 5c\nreserves: 3d 4d / 5d 6d",
            "Discard the 5 of clubs to take the pozzetto, or meld it.",
        ),
        ("move: 0 over\nend: stock -1", "The stock has run out, so the deal ends without a close."),
    ],
)
def test_the_status_says_what_is_expected(body: str, status: str) -> None:
    table = position(body)
    assert text.status_text(view_for(table, 0), NAMES) == status


def test_a_last_card_that_may_not_be_thrown_is_to_be_melded() -> None:
    strict = RULES.changed({"reserve_on_discard": False})
    table = position("move: 0 play\nstock: 3h 4h 5h\nhand 0: JK\nreserves: 3d / 4d", strict)
    assert why_not(table, Discard(RED_JOKER)) is not None
    assert text.status_text(view_for(table, 0), NAMES) == "Meld your last card."


def test_while_the_cards_are_dealt_nobody_is_asked_to_play() -> None:
    table = position("move: 0 draw")
    table.turn = 0
    assert text.status_text(view_for(table, 0), NAMES) == "The cards are dealt."


# The score sheet.


@pytest.mark.parametrize("kind", LineKind)
def test_every_line_of_the_score_sheet_has_a_text(kind: LineKind) -> None:
    line = ScoreLine(kind, 10, 0, Grade.DIRTY, 1, parse_cards("3h 4h"))
    for rules in PRESETS:
        assert_whole(text.score_line_text(line, NAMES, rules))
        assert_speaks(rules, text.score_line_text(line, NAMES, rules))


def test_the_lines_of_a_played_deal_have_texts() -> None:
    _, view = story(4, 0, 9)[-1]
    for side in deal_scores(view.table):
        for line in side.lines:
            assert_whole(text.score_line_text(line, NAMES, RULES))


def test_points_carry_their_sign() -> None:
    assert [text.points_text(points) for points in (200, 0, -35)] == ["+200", "0", "−35"]
    before = QLocale()
    QLocale.setDefault(QLocale(QLocale.Language.English))
    try:
        assert [text.points_text(points) for points in (1020, -1235)] == ["+1,020", "−1,235"]
    finally:
        QLocale.setDefault(before)


def test_bots_have_names_of_their_own() -> None:
    assert len(set(BOT_NAMES)) == 5


def test_sides_are_named_by_their_players() -> None:
    assert text.side_name(NAMES[:4], 2, 1) == "Anna and Carla"
    assert text.side_name(("You", "Anna"), 2, 0) == "You"


@pytest.mark.parametrize(
    ("totals", "winner", "standing"),
    [
        ((640, 505), None, "Ahead by 135 points: You and Bruno."),
        ((505, 506), None, "Ahead by 1 point: Anna and Carla."),
        ((505, 505), None, "The match is level."),
        ((2010, 505), 0, "The match goes to You and Bruno."),
    ],
)
def test_the_standing_names_the_leader_or_the_winner(
    totals: tuple[int, int], winner: int | None, standing: str
) -> None:
    assert text.standing_text(totals, winner, NAMES[:4]) == standing


def test_large_counts_are_written_as_totals_are() -> None:
    QLocale.setDefault(QLocale(QLocale.Language.English))
    assert text.standing_text((-235, 1250), None, NAMES[:4]) == "Ahead by 1,485 points: Anna and Carla."


@pytest.mark.parametrize("kind", LineKind)
def test_every_kind_of_score_has_a_caption(kind: LineKind) -> None:
    for rules in PRESETS:
        assert_whole(text.score_group_text(kind, rules))
        assert_speaks(rules, text.score_group_text(kind, rules))
