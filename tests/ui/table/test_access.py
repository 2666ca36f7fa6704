"""What a screen reader finds on the table, and what it is told: F-K02, F-K03."""

from __future__ import annotations

import gc
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
    QAccessibleInterface,
    QAccessibleStateChangeEvent,
)

from burraco_desktop.engine.actions import Discard, DrawStock
from burraco_desktop.engine.cards import ALL_CARDS
from burraco_desktop.engine.view import visible_cards
from burraco_desktop.ui.settings import WARNS, AnimationSpeed
from burraco_desktop.ui.table import access
from burraco_desktop.ui.table.access import Access
from burraco_desktop.ui.table.access_tree import HAND, Kind, Marks, Node, describe, walk
from burraco_desktop.ui.table.intents import MeldTarget
from burraco_desktop.ui.text import card_name
from burraco_desktop.ui.texts_table import target_text
from tests.support.positions import PRESETS, cards, system
from tests.support.table_driver import Keys, TableDriver
from tests.ui.table.conftest import DRAWING, PLAYING, MakeTable
from tests.ui.table.conftest import HAND as HELD

if TYPE_CHECKING:
    from collections.abc import Iterator

Name, Help = QAccessible.Text.Name, QAccessible.Text.Description
Event = QAccessible.Event


def nodes_of(table: TableDriver, marks: Marks | None = None) -> tuple[Node, ...]:
    view = table.view.table
    assert view.shown is not None
    names, levels = table.controller.names, table.controller.levels
    return describe(view.shown, view.layout, names, levels, marks or Marks())


def names_of(node: Node) -> list[str]:
    return [child.name for child in node.children]


class Ear:
    """Hears what is sent to screen readers."""

    def __init__(self) -> None:
        self.events: list[QAccessibleEvent] = []

    def __call__(self, event: QAccessibleEvent) -> None:
        self.events.append(event)

    @property
    def lines(self) -> list[str]:
        return [event.message() for event in self.events if isinstance(event, QAccessibleAnnouncementEvent)]

    def kinds(self) -> list[Event]:
        return [event.type() for event in self.events if not isinstance(event, QAccessibleAnnouncementEvent)]


@pytest.fixture
def ear(monkeypatch: pytest.MonkeyPatch) -> Iterator[Ear]:
    """As if a screen reader ran."""
    heard = Ear()
    monkeypatch.setattr(access, "_send", heard)
    QAccessible.setActive(True)
    yield heard
    QAccessible.setActive(False)


# The tree.


def test_the_table_is_read_from_what_is_asked_for_over_the_hand_to_the_players(playing: TableDriver) -> None:
    nodes = nodes_of(playing)
    assert [node.name for node in nodes] == [
        "Meld what you like, then discard a card.",
        "Your hand, 9 cards",
        "Stock, 9 hidden cards",
        "Discard pile, 1 card, the 8 of clubs on top",
        "Pozzetti: 2, face down",
        "You and Bruno: 2 melds, 60 points on the table, total 0",
        "Anna and Carla: 1 meld, 15 points on the table, total 0",
        "Players",
        f"Deal 1. {target_text(playing.seen.table.rules)}.",
    ]
    assert [node.kind for node in nodes].count(Kind.LIST) == 5


def test_cards_of_the_hand_say_their_place_and_their_state(playing: TableDriver) -> None:
    hand = nodes_of(playing, Marks(frozenset({1}), 2))[HAND]
    assert names_of(hand) == [card_name(card) for card in cards(HELD)]
    assert [card.help for card in hand.children[:2]] == ["1 of 9", "2 of 9"]
    assert [card.is_selected for card in hand.children[:3]] == [False, True, False]
    assert [card.is_focused for card in hand.children[:3]] == [False, False, True]


def test_new_cards_are_called_new(table: TableDriver) -> None:
    table.pose(DRAWING)
    table.act_by_clicks(DrawStock())
    assert [name.endswith(", new") for name in names_of(nodes_of(table)[HAND])].count(True) == 1


def test_melds_say_what_they_are_and_wilds_what_they_stand_for(table: TableDriver) -> None:
    table.pose("hand 0: 5h 6h\nmelds 0: 3h 4h 2s 6h 7h 8h 9h / Qc Qd Qs\nmelds 1: 3d 4d 5d")
    ours = nodes_of(table)[5]
    assert names_of(ours) == [
        "1: run of hearts, 3 of hearts to 9 of hearts, 7 cards, Dirty burraco",
        "2: set of queens, 3 cards, clean",
    ]
    assert names_of(ours.children[0])[2] == "2 of spades as the 5 of hearts"


def test_a_pile_that_may_not_be_looked_at_shows_its_top_alone(table: TableDriver) -> None:
    rules = next(rules for rules in PRESETS.values() if rules.draw.pile_visible != "all")
    table.pose("hand 0: 5h 6h\npile: 3c 4c 9d", rules=rules)
    assert names_of(nodes_of(table)[3]) == ["9 of diamonds"]


def test_nothing_hidden_is_spoken(table: TableDriver) -> None:
    """Every card named lies open before the player."""
    table.new_match(4)
    hidden = {card_name(card) for card in ALL_CARDS} - set(map(card_name, visible_cards(table.seen)))
    told = [node.name for _, node in walk(nodes_of(table))]
    assert not [name for name in told if any(card == name.removesuffix(", new") for card in hidden)]


def test_players_say_whose_turn_it_is_and_what_they_lack(table: TableDriver) -> None:
    table.new_match(4)
    players = nodes_of(table)[-2]
    assert players.children[0].name == "Maria, 11 cards, to play"
    assert players.children[1].help.startswith("Level: Expert")
    assert "before it may close" in players.children[1].help


@pytest.mark.parametrize("name", ["italian_6p", "italian_3p", "venezuelan"])
def test_every_system_can_be_read(table: TableDriver, name: str) -> None:
    rules = system(name)
    table.new_match(rules.deck.player_counts[-1], rules=rules)
    nodes = nodes_of(table)
    assert all(node.name for _, node in walk(nodes))
    assert len(nodes[-2].children) == rules.deck.player_counts[-1]


# As Qt sees it.


def root_of(table: TableDriver) -> QAccessibleInterface:
    found = QAccessible.queryAccessibleInterface(table.view)
    assert found is not None
    return found


def test_the_tree_is_walked_down_and_up(playing: TableDriver) -> None:
    root = root_of(playing)
    assert root.text(Name) == "Burraco table"
    assert root.text(Help)
    hand = root.child(HAND)
    card = hand.child(3)
    assert card.text(Name) == "8 of hearts"
    assert card.role() == QAccessible.Role.ListItem
    assert card.parent() is hand
    assert hand.parent() is root
    assert (hand.indexOfChild(card), root.indexOfChild(hand)) == (3, HAND)
    assert card.child(0) is None
    assert root.child(99) is None


def test_the_buttons_follow_the_table(playing: TableDriver) -> None:
    root = root_of(playing)
    last = root.child(root.childCount() - 1)
    assert last.object() is playing.view.bar
    assert root.indexOfChild(last) == root.childCount() - 1
    assert last.childCount() > 0


def test_things_lie_on_the_screen_where_they_are_drawn(playing: TableDriver) -> None:
    root = root_of(playing)
    card = root.child(HAND).child(0)
    port = playing.view.viewport()
    point = port.mapToGlobal(playing.point_on(playing.item(0)))
    assert card.rect().contains(point)
    assert root.childAt(point.x(), point.y()) is card
    nowhere = port.mapToGlobal(QPoint(-50, -50))
    assert root.childAt(nowhere.x(), nowhere.y()) is None


def test_what_is_gone_is_gone(playing: TableDriver, ear: Ear) -> None:
    last = root_of(playing).child(HAND).child(8)
    assert last.isValid()
    playing.drag_cards(cards("Kc"), MeldTarget(0))
    playing.double_click(playing.point_on(playing.item(4)))
    assert not last.isValid()
    assert last.text(Name) == ""
    assert last.state().invisible
    assert Event.ObjectDestroyed in ear.kinds()


def test_the_card_under_the_cursor_has_the_focus(playing: TableDriver, ear: Ear) -> None:
    root = root_of(playing)
    playing.press(Keys.Key_Home)
    assert root.focusChild() is root.child(HAND).child(0)
    assert ear.kinds() == [Event.Focus]
    ear.events.clear()
    playing.press(Keys.Key_Space)
    (event,) = ear.events
    assert isinstance(event, QAccessibleStateChangeEvent)
    assert event.changedStates().selected
    assert root.child(HAND).child(0).state().selected


# What is said.


def test_each_event_is_told_once_and_in_order(table: TableDriver, ear: Ear) -> None:
    """F-K03: one short line per event."""
    table.pose(DRAWING)
    table.controller._others.cancel()
    table.press(Keys.Key_P)
    table.select_by_keys(cards("5h 6h 7h 8h"))
    table.press(Keys.Key_M)
    table.controller._others.cancel()
    table.wait_idle()
    assert ear.lines[-2:] == ["You take the pile (2 cards).", "You lay a run of hearts, 5 to 8."]


@pytest.mark.parametrize("speed", [AnimationSpeed.OFF, AnimationSpeed.FAST])
def test_a_round_of_the_others_is_told_line_by_line_to_the_own_turn(
    make_table: MakeTable, ear: Ear, speed: AnimationSpeed
) -> None:
    table = make_table(speed=speed)
    table.new_match(2)
    table.act_by_clicks(DrawStock())
    table.wait_idle()
    ear.events.clear()
    table.act_by_keys(Discard(table.view.table.hand_items[0].card))
    table.wait_turn()
    assert ear.lines[0].startswith("You discard")
    assert ear.lines[1].startswith("Anna ")
    assert ear.lines[-1].startswith("Your turn:")
    assert len(ear.lines) == len(set(ear.lines))


def test_a_refusal_is_told_at_once(playing: TableDriver, ear: Ear) -> None:
    playing.drag_cards(cards("Kc"), MeldTarget(0))
    spoken = [event for event in ear.events if isinstance(event, QAccessibleAnnouncementEvent)]
    assert spoken[-1].message() == playing.refusal
    assert spoken[-1].politeness() == QAccessible.AnnouncementPoliteness.Assertive


def test_a_question_is_told_at_once(table: TableDriver, ear: Ear) -> None:
    table.settings.set(WARNS, True)
    table.pose("hand 0: 2s Kc 9d\ntaken: 0 3\nreserves: -", hand="2s Kc 9d")
    table.press(Keys.Key_Home)
    table.press(Keys.Key_X)
    assert ear.lines[-1] == "Discard the 2 of spades? It is a wild, and a plain card would do."


def test_what_is_looked_at_is_read_out(playing: TableDriver, ear: Ear) -> None:
    playing.press(Keys.Key_I)
    assert ear.lines[-1] == "Pile 1: 8 of clubs"


def test_taking_a_move_back_is_told(playing: TableDriver, ear: Ear) -> None:
    playing.drag_cards(cards("8h"), MeldTarget(0))
    playing.press(Keys.Key_S)
    assert "take your last move back" not in ear.lines[-1]
    playing.press(Keys.Key_U)
    playing.wait_idle()
    assert ear.lines[-1] == "You take your last move back."


def test_nothing_is_made_or_sent_while_nobody_listens(
    playing: TableDriver, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard = Ear()
    monkeypatch.setattr(access, "_send", heard)
    playing.drag_cards(cards("Kc"), MeldTarget(0))
    playing.press(Keys.Key_Home)
    assert heard.events == []
    assert not playing.view.access._pool


def test_an_interface_whose_table_is_gone_stands_for_nothing(table: TableDriver) -> None:
    table.pose(PLAYING)
    speaker = Access(table.view, (), lambda: nodes_of(table))
    card = speaker.interface((HAND, 0))
    speaker.root()
    assert card.isValid()
    del speaker
    gc.collect()
    assert not card.isValid()
    assert card.childCount() == 0
