"""The rules page: it opens at a place, follows links and keys, searches, and tells of the rules in play."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, QSize, Qt, QUrl
from PySide6.QtGui import QPixmap, QTextDocument
from PySide6.QtTest import QTest

from burraco_desktop.engine.refusals import Reason, Refusal
from burraco_desktop.session.handbook import SECTIONS, anchor_for
from burraco_desktop.session.handbook_facts import preset_rules, systems
from burraco_desktop.ui.looks import Tone
from burraco_desktop.ui.pages.rules import RulesPage
from burraco_desktop.ui.theme import look

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from burraco_desktop.ui.table.card_art import CardArt

LEFT = Qt.MouseButton.LeftButton
IMAGE = QTextDocument.ResourceType.ImageResource.value


@pytest.fixture
def page(qtbot: QtBot, art: CardArt) -> RulesPage:
    page = RulesPage(art, [preset_rules(name) for name in systems()])
    qtbot.addWidget(page)
    page.resize(1280, 770)
    page.show()
    qtbot.waitExposed(page)
    page.activateWindow()
    qtbot.waitUntil(page.browser.hasFocus)
    return page


def section(page: RulesPage) -> str:
    """The section that is marked in the contents."""
    return SECTIONS[page.contents.currentRow()]


def top_of(page: RulesPage, anchor: str) -> int:
    """Where the paragraph of an anchor lies within the visible text, in pixels from its top."""
    block = page.browser.document().begin()
    while block.isValid():
        part = block.begin()
        while not part.atEnd():
            if anchor in part.fragment().charFormat().anchorNames():
                box = page.browser.document().documentLayout().blockBoundingRect(block)
                return round(box.top()) - page.browser.verticalScrollBar().value()
            part += 1
        block = block.next()
    raise AssertionError(f"{anchor} is not in this section")


def click_item(page: RulesPage, row: int) -> None:
    box = page.contents.visualItemRect(page.contents.item(row))
    QTest.mouseClick(page.contents.viewport(), LEFT, pos=box.center())


def lit(page: RulesPage) -> list[str]:
    """The texts that are marked, with the colour of the mark."""
    return [
        f"{each.format.background().color().name()} {each.cursor.selectedText()}"
        for each in page.browser.extraSelections()
    ]


def test_it_opens_at_the_aim_with_the_keys_on_the_text(page: RulesPage) -> None:
    assert section(page) == "aim"
    assert page.contents.count() == len(SECTIONS)
    QTest.keyClick(page.browser, Qt.Key.Key_PageDown)
    assert page.contents.currentRow() == 0


def test_a_click_on_the_contents_opens_a_section(page: RulesPage) -> None:
    click_item(page, SECTIONS.index("pile"))
    assert section(page) == "pile"
    assert page.browser.toPlainText().startswith("The pile")
    assert page.browser.verticalScrollBar().value() == 0


def test_a_long_section_too_is_opened_with_the_air_above_its_heading(page: RulesPage) -> None:
    page.resize(960, 570)
    click_item(page, SECTIONS.index("melds"))
    page.browser.verticalScrollBar().setValue(400)
    page.show_anchor("melds")
    assert page.browser.verticalScrollBar().value() == 0


def test_the_arrow_keys_walk_through_the_contents(page: RulesPage) -> None:
    page.contents.setFocus()
    QTest.keyClick(page.contents, Qt.Key.Key_Down)
    assert section(page) == "cards"
    QTest.keyClick(page.contents, Qt.Key.Key_End)
    assert section(page) == "systems"


def test_keys_scroll_the_text(page: RulesPage) -> None:
    page.show_anchor("melds")
    QTest.keyClick(page.browser, Qt.Key.Key_PageDown)
    assert page.browser.verticalScrollBar().value() > 100


@pytest.mark.parametrize("reason", list(Reason))
def test_a_refusal_opens_at_its_paragraph(page: RulesPage, reason: Reason) -> None:
    anchor = anchor_for(Refusal(reason))
    page.show_anchor(anchor)
    height = page.browser.viewport().height()
    assert 0 <= top_of(page, anchor) < height
    if anchor != section(page):
        assert lit(page)[0].startswith(look()[Tone.HOVER].lower())


def test_opening_before_it_is_shown_works_too(qtbot: QtBot, art: CardArt) -> None:
    page = RulesPage(art, [preset_rules("italian")])
    qtbot.addWidget(page)
    page.show_anchor("wilds-only")
    page.resize(960, 570)
    page.show()
    qtbot.waitExposed(page)
    assert section(page) == "melds"
    qtbot.waitUntil(lambda: 0 <= top_of(page, "wilds-only") < page.browser.viewport().height())


def test_an_unknown_anchor_opens_the_beginning(page: RulesPage) -> None:
    page.show_anchor("nowhere")
    assert section(page) == "aim"


def test_links_lead_on_inside_the_page(page: RulesPage) -> None:
    page.browser.setFocus()
    QTest.keyClick(page.browser, Qt.Key.Key_Tab)
    QTest.keyClick(page.browser, Qt.Key.Key_Return)
    assert section(page) == "turn"
    page.browser.anchorClicked.emit(QUrl("#score-canastas"))
    assert section(page) == "scoring"
    assert page.anchor == "score-canastas"


def test_lists_stand_in_as_the_type_grows(page: RulesPage) -> None:
    widths = []
    for size in (QSize(960, 570), QSize(3840, 2130)):
        page.resize(size)
        widths.append(page.browser.document().indentWidth() / page.base)
    assert min(widths) > 2
    assert widths[0] == pytest.approx(widths[1])


def test_the_last_link_leads_to_the_next_section(page: RulesPage) -> None:
    page.browser.anchorClicked.emit(QUrl("#closing"))
    page.browser.verticalScrollBar().setValue(page.browser.verticalScrollBar().maximum())
    view = page.browser.viewport().rect()
    spots = (QPoint(x, y) for y in range(view.bottom(), 0, -4) for x in range(20, 60, 4))
    spot = next(spot for spot in spots if page.browser.anchorAt(spot) == "#end")
    QTest.mouseClick(page.browser.viewport(), LEFT, pos=spot)
    assert section(page) == "end"


def test_search_lists_hits_and_leads_to_them(page: RulesPage) -> None:
    QTest.keyClick(page, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert page.search_edit.hasFocus()
    QTest.keyClicks(page.search_edit, "gap")
    assert 0 < page.contents.count() < len(SECTIONS)
    assert "gap" in page.contents.item(0).text().lower()
    QTest.keyClick(page.search_edit, Qt.Key.Key_Return)
    assert page.contents.hasFocus()
    assert page.browser.toPlainText().startswith("Melds")
    assert lit(page)
    assert all(each.lower() == f"{look()[Tone.GOLD].lower()} gap" for each in lit(page))


def test_search_without_a_hit_says_so(page: RulesPage) -> None:
    QTest.keyClicks(page.search_edit, "xylophone")
    assert [page.contents.item(row).text() for row in range(page.contents.count())] == ["Nothing found"]
    QTest.keyClick(page.search_edit, Qt.Key.Key_Return)
    assert page.browser.toPlainText().startswith("The aim")


def test_escape_ends_the_search_then_leaves_the_page(page: RulesPage, qtbot: QtBot) -> None:
    QTest.keyClicks(page.search_edit, "wild")
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert page.search_edit.text() == ""
    assert page.contents.count() == len(SECTIONS)
    with qtbot.waitSignal(page.back_requested):
        QTest.keyClick(page, Qt.Key.Key_Escape)


def test_the_back_button_leads_back(page: RulesPage, qtbot: QtBot) -> None:
    with qtbot.waitSignal(page.back_requested):
        QTest.mouseClick(page.back_button, LEFT)


def test_the_rules_in_play_are_described(page: RulesPage) -> None:
    page.show_anchor("match-target")
    page.choose_rules(preset_rules("venezuelan"))
    assert page.anchor == "match-target"
    assert "more than 2,000" in page.browser.toPlainText()
    own = preset_rules("italian").changed({"match_target": 1735})
    count = page.rules_box.count()
    page.choose_rules(own)
    assert page.rules == own
    assert page.rules_box.count() == count + 1
    assert "1,735" in page.browser.toPlainText()
    page.choose_rules(own)
    assert page.rules_box.count() == count + 1


def test_another_rule_set_can_be_read_by_keys(page: RulesPage) -> None:
    page.show_anchor("cards")
    page.rules_box.setFocus()
    while page.rules.name != "buraco_open":
        QTest.keyClick(page.rules_box, Qt.Key.Key_Down)
    assert "no jokers: 104 cards" in page.browser.toPlainText()


def test_a_search_follows_the_rule_set(page: RulesPage) -> None:
    QTest.keyClicks(page.search_edit, "pozzetto")
    assert page.contents.count() > 5
    page.choose_rules(preset_rules("venezuelan"))
    assert page.contents.count() < 5


def test_pictures_are_our_own_cards_in_a_row(page: RulesPage) -> None:
    one = picture(page, "cards:7h")
    row = picture(page, "cards:7h,8h,2s=9h,10h")
    assert row.height() == one.height()
    assert one.width() * 2.4 < row.width() < one.width() * 2.6
    middle = one.toImage().pixelColor(one.width() // 2, one.height() // 2)
    assert middle.alpha() == 255
    for address in ("mark:yes", "mark:no", "mark:arrow"):
        assert not picture(page, address).isNull()


def picture(page: RulesPage, address: str) -> QPixmap:
    found = page.browser.loadResource(IMAGE, QUrl(address))
    assert isinstance(found, QPixmap)
    return found


def test_nothing_else_is_loaded(page: RulesPage) -> None:
    assert page.browser.loadResource(IMAGE, QUrl("file:///etc/hostname")) is None
    assert page.browser.loadResource(IMAGE, QUrl("https://example.org/card.png")) is None
    assert (
        page.browser.loadResource(QTextDocument.ResourceType.StyleSheetResource.value, QUrl("a.css")) is None
    )


@pytest.mark.parametrize("size", [QSize(960, 570), QSize(1280, 770), QSize(3840, 2130)])
@pytest.mark.parametrize("name", ["italian_fitab", "venezuelan"])
def test_every_section_fits_the_window(page: RulesPage, qtbot: QtBot, size: QSize, name: str) -> None:
    page.choose_rules(preset_rules(name))
    page.resize(size)
    qtbot.waitUntil(lambda: page.size() == size)
    assert page.contents.verticalScrollBar().maximum() == 0
    for anchor in SECTIONS:
        page.show_anchor(anchor)
        assert page.browser.horizontalScrollBar().maximum() == 0, anchor
