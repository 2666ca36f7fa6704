"""The words that stand on the table: plates, headers, captions, the labels of the action bar."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QLocale

from burraco_desktop.engine.rules import RuleSet
from burraco_desktop.engine.state import NOBODY
from burraco_desktop.engine.view import PlayerView
from burraco_desktop.ui.texts_cards import counted

translate = QCoreApplication.translate


def plate_detail(view: PlayerView, seat: int) -> str:
    """How many cards a seat holds and whether its side has had its reserve."""
    table = view.table
    side = table.side_of[seat]
    cards = counted(translate("table", "%n card(s)", None, table.hands[seat].size), table.hands[seat].size)
    if table.reserve_unseen[seat]:
        return translate("table", "{count} · new pozzetto").format(count=table.hands[seat].size)
    if table.reserve_taken[side] != NOBODY:
        return translate("table", "{cards} · pozzetto").format(cards=cards)
    return cards


def plate_hint(view: PlayerView, seat: int) -> str:
    """What the side of a seat still lacks before it may close, as a whole sentence."""
    table = view.table
    side = table.side_of[seat]
    has_canasta = any(meld.is_canasta for meld in table.melds[side])
    if table.reserve_taken[side] == NOBODY:
        if has_canasta:
            return translate("table", "This side must take its pozzetto before it may close.")
        return translate("table", "This side needs its pozzetto and a burraco before it may close.")
    if not has_canasta:
        return translate("table", "This side needs a burraco before it may close.")
    return translate("table", "This side may close.")


def side_title(view: PlayerView, side: int, names: Sequence[str]) -> str:
    """Whose melds lie in an area."""
    members = [name for seat, name in enumerate(names) if view.table.side_of[seat] == side]
    if side == view.side:
        if len(members) == 1:
            return translate("table", "Your melds")
        partners = [
            name
            for seat, name in enumerate(names)
            if view.table.side_of[seat] == side and seat != view.viewer
        ]
        return translate("table", "You and {partner}").format(partner=partners[0])
    if len(members) == 1:
        return members[0]
    return translate("table", "{first} and {second}").format(first=members[0], second=members[1])


def number_text(number: int) -> str:
    """A number in the player's way of writing, with a true minus sign."""
    return QLocale().toString(number).replace("-", "\N{MINUS SIGN}")


def melded_points_text(points: int) -> str:
    """What a side's melds count so far in this deal."""
    return translate("table", "on the table {points}").format(points=number_text(points)) if points else ""


def target_text(rules: RuleSet) -> str:
    """The points that end the match."""
    return translate("table", "Match to {target}").format(target=number_text(rules.match.match_target))


def deal_text(number: int) -> str:
    """The number of the deal."""
    return translate("table", "Deal {number}").format(number=number)


def stock_caption(count: int) -> str:
    """What stands under the stock."""
    return translate("table", "Stock {count}").format(count=count)


def pile_caption(count: int) -> str:
    """What stands under the pile."""
    return (
        translate("table", "Pile {count}").format(count=count) if count else translate("table", "Pile empty")
    )


def reserve_caption(count: int) -> str:
    """What stands under the reserves."""
    return translate("table", "Pozzetti") if count > 1 else translate("table", "Pozzetto")


def one_discard_text() -> str:
    """Why several cards do not go to the pile."""
    return translate("table", "You discard one card at a time.")


def new_meld_caption() -> str:
    """What stands in the place of a new meld."""
    return translate("table", "New meld")
