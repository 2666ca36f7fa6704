"""What a reason of the coach speaks of, and what the plays of it lead to, asked of the engine alone."""

from collections.abc import Sequence
from dataclasses import dataclass

from burraco_desktop.engine.actions import Action, Discard
from burraco_desktop.engine.cards import ALL_CARDS, IS_WILD, Card, pack
from burraco_desktop.engine.melds import Meld
from burraco_desktop.engine.play import apply
from burraco_desktop.engine.state import State
from burraco_desktop.engine.view import PlayerView, visible_cards


@dataclass(frozen=True)
class Case:
    """What a reason speaks of: the better and the other play, and the worlds they were compared in."""

    view: PlayerView
    better: tuple[Action, ...]
    other: tuple[Action, ...]
    worlds: int
    seed: int


def after(view: PlayerView, actions: Sequence[Action]) -> State:
    """The table after a play."""
    table = view.table.copy()
    for action in actions:
        apply(table, action)
    return table


def own_melds(view: PlayerView, actions: Sequence[Action]) -> list[Meld]:
    """The melds of the own side after a play."""
    table = after(view, actions)
    return table.melds[table.side_of[view.viewer]]


def thrown_by(actions: Sequence[Action]) -> Card | None:
    """The card that a play throws, if any."""
    return next((action.card for action in actions if isinstance(action, Discard)), None)


def wilds_held(view: PlayerView, actions: Sequence[Action]) -> int:
    """How many wilds stay in hand."""
    return sum(IS_WILD[card] for card in after(view, actions).hands[view.viewer].cards())


def takes(view: PlayerView, meld: Meld, card: Card) -> bool:
    """Whether a meld takes a card."""
    return isinstance(view.table.table.extended(meld, (card,)), Meld)


def any_rival_takes(view: PlayerView, card: Card) -> bool:
    """Whether a meld of another side takes a card."""
    others = [meld for side, melds in enumerate(view.table.melds) if side != view.side for meld in melds]
    return any(takes(view, meld, card) for meld in others)


def may_meet(view: PlayerView, card: Card, other: Card) -> bool:
    """Whether some meld of three holds both, with a third card that may be any."""
    table = view.table.table
    return any(isinstance(table.meld((card, other, third)), Meld) for third in ALL_CARDS)


def unseen(view: PlayerView) -> list[Card]:
    """Every card that the viewer cannot name, by taking away all that he can."""
    rules = view.table.rules
    left = pack(rules.deck.decks, rules.deck.jokers)
    for card in visible_cards(view):
        left.remove(card)
    return left
