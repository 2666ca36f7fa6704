"""The referee's page: cards chosen by mouse and keyboard, judged at once, and the meld they make."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QSize, Qt
from PySide6.QtGui import QEnterEvent, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from burraco_desktop.engine.actions import WildEnd
from burraco_desktop.engine.melds import meld_table
from burraco_desktop.engine.notation import parse_card, parse_cards, show_card, show_cards
from burraco_desktop.session.rulebook import preset
from burraco_desktop.ui import fonts
from burraco_desktop.ui.pages.card_buttons import CardButton
from burraco_desktop.ui.pages.referee import TRAY_MOST, RefereePage
from burraco_desktop.ui.table.furniture import Badge
from burraco_desktop.ui.texts_referee import meld_sentences
from tests.support.clipping import clipped
from tests.support.positions import italian, meld

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytestqt.qtbot import QtBot

    from burraco_desktop.ui.table.card_art import CardArt

LEFT = Qt.MouseButton.LeftButton
Key = Qt.Key
PRESETS = ("italian", "buraco_open", "venezuelan")


@pytest.fixture
def page(qtbot: QtBot, art: CardArt) -> RefereePage:
    page = RefereePage(art, [preset(name) for name in PRESETS])
    qtbot.addWidget(page)
    page.resize(1280, 770)
    page.show()
    qtbot.waitExposed(page)
    page.activateWindow()
    return page


def click(page: RefereePage, cards: str) -> None:
    """Click cards of the rack where they can be seen, at their left upper corners."""
    for text in cards.split():
        button = page.rack.button(parse_card(text))
        seen = button.mapTo(page, QPoint(6, 6))
        hit = page.childAt(seen)
        assert hit is button, text
        QTest.mouseClick(button, LEFT, pos=QPoint(6, 6))


def tray(page: RefereePage) -> str:
    """The cards in the tray, as shown."""
    return show_cards(button.card for button in page.tray.buttons)


def stands_for(page: RefereePage) -> str:
    """What the wild is shown to stand for, "-" for nothing."""
    face = page.picture.stands_for
    return "-" if face is None else show_card(face)


def focused(page: RefereePage) -> CardButton:
    """The card that has the focus."""
    found = page.focusWidget()
    assert isinstance(found, CardButton)
    return found


# Choosing.


def test_every_card_can_be_clicked_where_it_is_seen(page: RefereePage) -> None:
    assert len(page.rack.buttons) == 54
    for button in page.rack.buttons:
        click(page, show_card(button.card))
        assert tray(page) == show_card(button.card)
        QTest.mouseClick(page.clear_button, LEFT)


def test_a_run_is_accepted_and_drawn_as_on_the_table(page: RefereePage) -> None:
    click(page, "7h 8h 2s 10h")
    assert tray(page) == "7h 8h 2s 10h"
    assert page.verdict.title.text() == "Allowed"
    assert "the 2 of spades stands for the 9 of hearts" in page.verdict.words.text()
    assert page.verdict.facts == ("dirty", "45", "0", "45")
    assert show_cards(page.picture.cards) == "10h 2s 8h 7h"
    assert stands_for(page) == "9h"


def test_a_canasta_counts_its_bonus(page: RefereePage) -> None:
    click(page, "3h 4h 5h JK 7h 8h 9h")
    assert page.verdict.facts == ("dirty", "70", "100", "170")
    assert "Dirty burraco." in page.verdict.words.text()


def test_what_is_no_meld_is_refused_with_the_reason(page: RefereePage) -> None:
    click(page, "5h JK 2s")
    assert page.verdict.title.text() == "Not allowed"
    assert "at most 1 wild card" in page.verdict.words.text()
    assert page.verdict.facts == ("–",) * 4
    assert page.picture.cards == []
    assert not page.add_button.isEnabled()


def test_before_the_first_card_nothing_is_judged(page: RefereePage) -> None:
    assert page.ruling.meld is None
    assert page.ruling.refusal is None
    assert not page.add_button.isEnabled()
    assert not page.undo_button.isEnabled()
    assert not page.clear_button.isEnabled()
    assert stands_for(page) == "-"


def test_no_more_of_a_card_can_be_chosen_than_the_deck_has(page: RefereePage) -> None:
    click(page, "7h 7h 7h JK JK JB JB JB JK")
    assert tray(page) == "7h 7h JK JK JB JB"


def test_the_tray_takes_no_more_than_fit(page: RefereePage) -> None:
    click(page, "Ah 3h 4h 5h 6h 7h 8h 9h 10h Jh Qh Kh As 3s 4s 5s 6s 7s 8s 9s 10s Js")
    assert len(page.tray.buttons) == TRAY_MOST


def test_a_card_of_the_tray_is_taken_away_by_a_click(page: RefereePage) -> None:
    click(page, "7h 8h Kd 9h")
    assert page.verdict.title.text() == "Not allowed"
    QTest.mouseClick(page.tray.buttons[2], LEFT)
    assert tray(page) == "7h 8h 9h"
    assert page.verdict.title.text() == "Allowed"


# Rules.


def test_another_rule_set_judges_the_same_cards_anew(page: RefereePage) -> None:
    click(page, "Kh Kd Ks")
    assert page.verdict.title.text() == "Allowed"
    page.rules_box.setFocus()
    QTest.keyClick(page.rules_box, Key.Key_Down)
    assert page.rules == preset("buraco_open")
    assert page.verdict.title.text() == "Not allowed"
    assert "Sets are not played here" in page.verdict.words.text()


def test_cards_that_a_deck_does_not_have_are_refused(page: RefereePage) -> None:
    click(page, "5h 6h JK")
    page.choose_rules(preset("buraco_open"))
    assert page.verdict.words.text() == "This game is played without jokers."
    click(page, "JB")
    assert tray(page) == "5h 6h JK"


def test_a_rule_set_that_was_not_offered_can_be_chosen(page: RefereePage) -> None:
    click(page, "Ah 3h 4h")
    mine = italian(run_ranks="A34..KA", two_natural_in_runs=False)
    page.choose_rules(mine)
    assert page.rules == mine
    assert page.verdict.title.text() == "Allowed"
    page.choose_rules(preset("italian"))
    assert page.rules_box.count() == len(PRESETS) + 1
    assert page.verdict.title.text() == "Not allowed"


def test_every_rule_set_is_offered_by_its_name(page: RefereePage) -> None:
    offered = [page.rules_box.itemText(index) for index in range(page.rules_box.count())]
    assert len(set(offered)) == len(PRESETS)
    assert not set(offered) & set(PRESETS)


# Adding to a meld.


def test_cards_are_added_to_the_accepted_meld_and_it_is_solved_anew(page: RefereePage) -> None:
    click(page, "2h 3h 4h 5h 6h 7h")
    QTest.mouseClick(page.add_button, LEFT)
    assert tray(page) == "-"
    click(page, "9h")
    assert stands_for(page) == "8h"
    QTest.mouseClick(page.add_button, LEFT)
    click(page, "8h")
    assert stands_for(page) == "-"
    assert page.verdict.facts == ("clean", "65", "200", "265")


def test_a_refused_addition_leaves_the_meld_so_far_to_see(page: RefereePage) -> None:
    click(page, "2s 4s 5s 6s")
    QTest.mouseClick(page.add_button, LEFT)
    click(page, "JK")
    assert page.verdict.title.text() == "Not allowed"
    assert "only the natural card" in page.verdict.words.text()
    assert show_cards(page.picture.cards) == "6s 5s 4s 2s"
    assert not page.add_button.isEnabled()
    QTest.mouseClick(page.tray.buttons[0], LEFT)
    click(page, "3s")
    assert page.verdict.title.text() == "Allowed"
    assert page.verdict.facts[0] == "clean"


def test_undo_goes_back_step_by_step(page: RefereePage) -> None:
    click(page, "7h 8h 9h")
    QTest.mouseClick(page.add_button, LEFT)
    click(page, "10h")
    QTest.mouseClick(page.clear_button, LEFT)
    assert page.trial.cards == []
    QTest.mouseClick(page.undo_button, LEFT)
    assert tray(page) == "10h"
    QTest.mouseClick(page.undo_button, LEFT)
    QTest.mouseClick(page.undo_button, LEFT)
    assert tray(page) == "7h 8h 9h"
    page.rack.focus_card()
    QTest.keySequence(page, QKeySequence(QKeySequence.StandardKey.Undo))
    assert tray(page) == "7h 8h"
    while page.undo_button.isEnabled():
        QTest.mouseClick(page.undo_button, LEFT)
    assert tray(page) == "-"


# Keys.


def test_the_rack_is_played_by_keys(page: RefereePage) -> None:
    page.rack.focus_card()
    for keys, card in (
        ([Key.Key_Down, Key.Key_Right], "2h"),
        ([Key.Key_Right], "3h"),
        ([Key.Key_End], "Kh"),
        ([Key.Key_Right], "JB"),
        ([Key.Key_Up], "JK"),
        ([Key.Key_Up], "JK"),
        ([Key.Key_Home, Key.Key_Left], "As"),
        ([Key.Key_Down, Key.Key_Down, Key.Key_Down, Key.Key_Down], "Ad"),
    ):
        for key in keys:
            QTest.keyClick(focused(page), key)
        assert show_card(focused(page).card) == card
    QTest.keyClick(focused(page), Key.Key_Return)
    QTest.keyClick(focused(page), Key.Key_Right)
    QTest.keyClick(focused(page), Key.Key_Space)
    assert tray(page) == "Ad 2d"
    QTest.keyClick(focused(page), Key.Key_Backspace)
    assert tray(page) == "Ad"
    QTest.keyClick(focused(page), Key.Key_Backspace)
    QTest.keyClick(focused(page), Key.Key_Backspace)
    assert tray(page) == "-"


def test_the_tray_is_played_by_keys(page: RefereePage) -> None:
    click(page, "7h 8h 9h 10h")
    page.tray.buttons[0].setFocus()
    QTest.keyClick(focused(page), Key.Key_Left)
    QTest.keyClick(focused(page), Key.Key_Right)
    assert focused(page) is page.tray.buttons[1]
    QTest.keyClick(focused(page), Key.Key_Delete)
    assert tray(page) == "7h 9h 10h"
    QTest.keyClick(focused(page), Key.Key_End)
    QTest.keyClick(focused(page), Key.Key_Return)
    assert tray(page) == "7h 9h"
    assert focused(page) is page.tray.buttons[1]
    QTest.keyClick(focused(page), Key.Key_Home)
    QTest.keyClick(focused(page), Key.Key_Backspace)
    assert tray(page) == "9h"


def test_the_rack_is_one_stop_of_the_tab_key(page: RefereePage) -> None:
    click(page, "7h 8h 9h")
    page.rack.focus_card()
    QTest.keyClick(page.focusWidget(), Key.Key_Tab)
    assert focused(page) is page.tray.buttons[0]
    QTest.keyClick(page.focusWidget(), Key.Key_Tab)
    assert page.focusWidget() is page.add_button
    QTest.keyClick(page.add_button, Key.Key_Return)
    assert page.trial.laid == (parse_cards("7h 8h 9h"),)
    assert focused(page) in page.rack.buttons


def test_keys_without_a_meaning_change_nothing(page: RefereePage) -> None:
    page.rack.focus_card()
    for key in (Key.Key_X, Key.Key_F5, Key.Key_Up):
        QTest.keyClick(focused(page), key)
    QTest.keySequence(page, QKeySequence(QKeySequence.StandardKey.Undo))
    assert show_card(focused(page).card) == "As"
    click(page, "7h")
    page.tray.buttons[0].setFocus()
    for key in (Key.Key_X, Key.Key_F5, Key.Key_Right):
        QTest.keyClick(focused(page), key)
    assert focused(page) is page.tray.buttons[0]


def test_cards_tell_their_names(page: RefereePage) -> None:
    assert page.rack.button(parse_card("10h")).accessibleName() == "10 of hearts"
    click(page, "JK")
    assert page.tray.buttons[0].accessibleName() == "joker"


def test_escape_leads_back_and_keeps_the_cards(page: RefereePage, qtbot: QtBot) -> None:
    QTest.keyClick(page.rack, Qt.Key.Key_Space)
    page.back_button.setFocus()
    with qtbot.waitSignal(page.back_requested):
        QTest.keyClick(page, Qt.Key.Key_Escape)


def test_going_back_is_told(page: RefereePage, qtbot: QtBot) -> None:
    with qtbot.waitSignal(page.back_requested):
        QTest.mouseClick(page.back_button, LEFT)


# Looks.


@pytest.fixture(params=[1.0, 1.65])
def wanted_size(request: pytest.FixtureRequest) -> Iterator[None]:
    """The player wants texts of this size."""
    fonts.set_wanted_size(request.param)
    yield
    fonts.set_wanted_size(None)


@pytest.mark.usefixtures("wanted_size")
@pytest.mark.parametrize("size", [QSize(3840, 2130), QSize(1280, 770), QSize(960, 570)])
@pytest.mark.parametrize(
    "cards", ["", "Ac 2c 3c 4c 5c 6c 7c 8c 9c 10c Jc Qc Kc JK", "5h JK 2s", "3h 4h 5h 6h 7h 8h JK"]
)
def test_nothing_is_cut_off(page: RefereePage, qtbot: QtBot, size: QSize, cards: str) -> None:
    page.resize(3840, 2130)
    page.resize(size)
    click(page, cards)

    def is_whole(child: QWidget) -> bool:
        corner = child.mapTo(page, child.rect().bottomRight())
        return page.rect().contains(corner) and child.width() >= child.minimumSizeHint().width()

    assert page.size() == size
    shown = [child for child in page.findChildren(QWidget) if child.isVisibleTo(page)]
    qtbot.waitUntil(lambda: all(is_whole(child) for child in shown))
    words = page.verdict.words
    qtbot.waitUntil(lambda: words.height() >= words.heightForWidth(words.width()))
    qtbot.waitUntil(lambda: clipped(page) == [])
    scene = page.picture.scene()
    shown_items = [item for item in scene.items() if item.isVisible() and not isinstance(item, Badge)]
    drawn = [item.sceneBoundingRect() for item in shown_items]
    room = page.picture.sceneRect()
    assert all(room.contains(area.center()) for area in drawn)
    shadow = room.width() * 0.05
    assert all(area.left() >= room.left() - shadow for area in drawn)
    assert all(area.right() <= room.right() + shadow for area in drawn)


def test_a_picture_is_painted(page: RefereePage) -> None:
    click(page, "7h 8h 2s 10h")
    image = page.picture.grab().toImage()
    middle = image.pixelColor(image.width() * 38 // 100, image.height() * 40 // 100)
    assert middle.isValid()
    assert any(
        image.pixelColor(image.width() * 38 // 100, y).lightness() > 200 for y in range(0, image.height(), 3)
    )


def test_the_card_under_the_mouse_is_marked(page: RefereePage) -> None:
    """Qt is told where the pointer is: the real one may be anywhere, since other tests move it."""
    button = page.rack.button(parse_card("9c"))
    QApplication.sendEvent(button, QEvent(QEvent.Type.Leave))
    before = button.grab().toImage()
    at = QPointF(6, 6)
    QApplication.sendEvent(button, QEnterEvent(at, at, QPointF(button.mapToGlobal(at))))
    assert button.underMouse()
    marked = button.grab().toImage()
    QApplication.sendEvent(button, QEvent(QEvent.Type.Leave))
    assert marked != before
    assert button.grab().toImage() == before


def test_a_two_that_is_wild_in_its_own_place_has_no_tag(page: RefereePage) -> None:
    page.choose_rules(italian(two_natural_in_runs=False))
    click(page, "2h 3h 4h")
    assert page.verdict.facts[0] == "dirty"
    assert stands_for(page) == "-"


# Words.


@pytest.mark.parametrize(
    ("cards", "fragments"),
    [
        (
            "2h 3h 4h",
            [
                "run of 3 cards in hearts",
                "its own place, so no card is wild",
                "lacks 4 cards to be a burraco",
            ],
        ),
        ("7h 8h 9h", ["No card is wild."]),
        ("5h 6h JK", ["might as well lie at the other end"]),
        ("2h 2h 3h", ["the 2 of hearts stands for the ace of hearts"]),
        ("7x6", ["set of 6 cards: sevens", "lacks 1 card to be"]),
        ("5h 5d 2s", ["The wild card is the 2 of spades."]),
        ("7x7", ["Clean burraco."]),
    ],
)
def test_a_meld_is_told_in_sentences(cards: str, fragments: list[str]) -> None:
    told = " ".join(meld_sentences(meld(cards), WildEnd.LOW, italian()))
    assert [fragment for fragment in fragments if fragment not in told] == []
    assert "(s)" not in told
    assert "{" not in told


def test_a_two_that_is_wild_in_its_own_place_stands_for_nothing_else() -> None:
    rules = italian(two_natural_in_runs=False)
    told = meld_sentences(meld("2h 3h 4h", rules), WildEnd.LOW, rules)
    assert "The wild card is the 2 of hearts." in told


def test_a_meld_that_stays_dirty_says_so() -> None:
    rules = italian(dirty_is_permanent=True)
    found = meld_table(rules).laid(parse_cards("2h 3h 4h"), is_tainted=True)
    assert "It was dirty before, and stays so for good." in meld_sentences(found, WildEnd.LOW, rules)


def test_a_closed_meld_and_wilds_alone_are_told() -> None:
    rules = preset("venezuelan")
    told = meld_sentences(meld("4h..10h", rules), WildEnd.LOW, rules)
    assert told[-1] == "It is closed and takes no more cards."
    assert meld_sentences(meld("2h 2d JK", rules), WildEnd.LOW, rules)[0] == "A meld of 3 wild cards."


def test_labels_take_no_markup(page: RefereePage) -> None:
    assert {label.textFormat() for label in page.findChildren(QLabel)} == {Qt.TextFormat.PlainText}
