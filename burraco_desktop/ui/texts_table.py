"""The words that stand on the table: plates, headers, captions, the labels of the action bar."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from burraco_desktop.engine.melds import Meld
from burraco_desktop.engine.rules import RuleSet
from burraco_desktop.engine.state import NOBODY, Phase, State, sides_of
from burraco_desktop.engine.view import PlayerView
from burraco_desktop.ui.closing_needs import Need, closing_needs
from burraco_desktop.ui.table.intents import PileTarget, StockTarget
from burraco_desktop.ui.texts_cards import meld_label
from burraco_desktop.ui.texts_levels import level_note
from burraco_desktop.ui.texts_plain import counted, listed, number_text
from burraco_desktop.ui.texts_words import phrases

translate = QCoreApplication.translate


def plate_detail(view: PlayerView, seat: int) -> str:
    """How many cards a seat holds, and whether its side has had its reserve or it plays alone by it."""
    table = view.table
    words = phrases(table.rules)
    cards = counted(translate("table", "%n card(s)", None, table.hands[seat].size), table.hands[seat].size)
    if table.reserve_unseen[seat]:
        return translate("table", "{count} · {new_reserve}").format(count=table.hands[seat].size, **words)
    if seat == solo_seat(table):
        return translate("table", "{count} · plays alone").format(count=table.hands[seat].size)
    if table.reserves_had[table.side_of[seat]]:
        return translate("table", "{cards} · {reserve}").format(cards=cards, **words)
    return cards


def solo_seat(table: State) -> int:
    """The seat that plays alone against a pair since it took the first reserve, or NOBODY."""
    if table.side_of == sides_of(table.rules, table.seats):
        return NOBODY
    return next(seat for seat, side in enumerate(table.side_of) if table.side_of.count(side) == 1)


def plate_hint(view: PlayerView, seat: int, level: str = "") -> str:
    """The level of a player where it is known, and below it what his side still lacks before it may close."""
    needs = closing_needs(view.table, view.table.side_of[seat])
    words = phrases(view.table.rules)
    lacking = _hint(needs).format(size=view.table.rules.scoring.canasta_size, **words)
    return "\n".join(filter(None, (level_note(level), lacking)))


def _hint(needs: Sequence[Need]) -> str:
    if Need.NO_OPEN_WILDS in needs:
        return translate(
            "table", "This side must bring its meld of wilds to {size} cards before it may close."
        )
    if Need.RESERVE in needs and Need.CLEAN_CANASTA in needs:
        return translate("table", "This side needs {its_reserve} and {a_clean_canasta} before it may close.")
    if Need.RESERVE in needs and Need.CANASTA in needs:
        return translate("table", "This side needs {its_reserve} and {a_canasta} before it may close.")
    if Need.RESERVE in needs:
        return translate("table", "This side must take {its_reserve} before it may close.")
    if Need.CLEAN_CANASTA in needs:
        return translate("table", "This side needs {a_clean_canasta} before it may close.")
    if Need.CANASTA in needs:
        return translate("table", "This side needs {a_canasta} before it may close.")
    return translate("table", "This side may close.")


def side_title(view: PlayerView, side: int, names: Sequence[str]) -> str:
    """Whose melds lie in an area; empty for a side that has been joined with another."""
    members = [name for seat, name in enumerate(names) if view.table.side_of[seat] == side]
    if side != view.side:
        return listed(members)
    if len(members) == 1:
        return translate("table", "Your melds")
    partners = [
        name for seat, name in enumerate(names) if view.table.side_of[seat] == side and seat != view.viewer
    ]
    if len(partners) == 1:
        return translate("table", "You and {partner}").format(partner=partners[0])
    return listed([translate("table", "You"), *partners])


def side_total_text(view: PlayerView, side: int) -> str:
    """The match total of a side; of a pair formed in this deal, whose members count apart, both totals."""
    table = view.table
    parties = sides_of(table.rules, table.seats)
    members = dict.fromkeys(parties[seat] for seat, own in enumerate(table.side_of) if own == side)
    return " · ".join(number_text(table.totals[party]) for party in members)


def melded_points_text(points: int) -> str:
    """What a side's melds count so far in this deal."""
    return translate("table", "on the table {points}").format(points=number_text(points)) if points else ""


def target_text(rules: RuleSet) -> str:
    """What ends the match: points, or a number of deals."""
    match = rules.match
    if match.match_deals is not None:
        return counted(translate("table", "Match of %n deal(s)", None, match.match_deals), match.match_deals)
    if match.match_compare == ">":
        return translate("table", "Match beyond {target}").format(target=number_text(match.match_target))
    return translate("table", "Match to {target}").format(target=number_text(match.match_target))


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


def meld_caption(meld: Meld, rules: RuleSet) -> str:
    """What stands over a meld that is looked at closer."""
    return translate("table", "{label} · {points} points").format(
        label=meld_label(meld, rules), points=number_text(meld.points + meld.bonus)
    )


def reserve_caption(count: int, rules: RuleSet) -> str:
    """What stands under the reserves."""
    return phrases(rules)["reserves_title" if count > 1 else "reserve_title"]


def rule_link_text() -> str:
    """The line under a refusal that leads to its rule."""
    return translate("table", "Read the rule (?)")


def one_discard_text() -> str:
    """Why several cards do not go to the pile."""
    return translate("table", "You discard one card at a time.")


def no_undo_text(view: PlayerView) -> str:
    """Why nothing can be taken back now."""
    if not view.is_my_turn:
        return translate("table", "You can take back your moves only in your own turn.")
    if view.table.phase == Phase.PLAY:
        return translate("table", "A new card has been seen since, so nothing can be taken back.")
    return translate("table", "You have done nothing yet in this turn that could be taken back.")


def no_redo_text() -> str:
    """Why nothing can be done again."""
    return translate("table", "You have taken nothing back that could be done again.")


def new_meld_caption() -> str:
    """What stands in the place of a new meld."""
    return translate("table", "New meld")


def target_hint(target: object, view: PlayerView) -> str:
    """What can be done with the stock or the pile, by mouse and by key; empty for anything else."""
    if not view.is_my_turn:
        return ""
    is_draw = view.table.phase == Phase.DRAW
    if isinstance(target, StockTarget) and is_draw:
        return translate("table", "Draw: click, drag the card to your hand, or press D.")
    if isinstance(target, PileTarget) and is_draw:
        return translate("table", "Take the pile: click, drag it to your hand, or press P. V shows it.")
    if isinstance(target, PileTarget):
        return translate("table", "Discard: drag a card here, click it twice, or press X. V shows the pile.")
    return ""
