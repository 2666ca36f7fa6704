"""What one seat may see. Bots, hints and the table on screen are built from views and redacted events."""

from dataclasses import dataclass

from burraco_desktop.engine.cards import HIDDEN, Card, Hand
from burraco_desktop.engine.events import Event, redact
from burraco_desktop.engine.folding import absorb_event
from burraco_desktop.engine.rules import RuleSet
from burraco_desktop.engine.state import NO_CARD, Phase, State


@dataclass(frozen=True, slots=True)
class PlayerView:
    """The table as `viewer` may see it.

    `table` is a state of its own in which all that the viewer may not see is blank: stock and reserves are
    HIDDEN cards, another seat's hand names only what everybody knows it holds. Treat it as read-only; ask
    `play.why_not(view.table, action)` for legality when it is the viewer's turn.
    """

    viewer: int
    table: State

    @property
    def side(self) -> int:
        """The viewer's side."""
        return self.table.side_of[self.viewer]

    @property
    def hand(self) -> Hand:
        """The viewer's own hand."""
        return self.table.hands[self.viewer]

    @property
    def is_my_turn(self) -> bool:
        """Whether the viewer is to act, which nobody is while the cards are dealt."""
        return self.table.seat == self.viewer and self.table.phase != Phase.OVER and not self.is_dealing

    @property
    def is_dealing(self) -> bool:
        """Whether the first turn of the deal is still to begin, and nobody is to cut."""
        return self.table.turn == 0 and self.table.phase is Phase.DRAW


def view_for(state: State, viewer: int) -> PlayerView:
    """The view of a seat, made from the true state. Not even an order in it comes from hidden cards."""
    table = state.copy()
    table.stock = [HIDDEN] * len(state.stock)
    table.reserves = [(HIDDEN,) * len(reserve) for reserve in state.reserves]
    if state.phase != Phase.OVER:
        table.reserve_unseen = [
            cards if _sees_reserve(state, seat, viewer) else (HIDDEN,) * len(cards)
            for seat, cards in enumerate(state.reserve_unseen)
        ]
        table.hands = [_seen_hand(state, seat, viewer) for seat in range(state.seats)]
    return _clean(PlayerView(viewer, table))


def told(event: Event, viewer: int, rules: RuleSet) -> Event:
    """The event as a seat may see it under a rule set."""
    return redact(event, viewer, shows_reserve=rules.reserve.reserve_seen == "at_once")


def absorb(view: PlayerView, event: Event) -> PlayerView:
    """The view after an event, which must be redacted for this viewer."""
    table = view.table.copy()
    absorb_event(table, event)
    return _clean(PlayerView(view.viewer, table))


def first_view(state: State, viewer: int) -> PlayerView:
    """The view before the cards of this deal were dealt: what the deal's first events are absorbed into."""
    return PlayerView(viewer, State(state.rules, state.seats, state.deal, state.dealer, state.totals))


def _sees_reserve(state: State, seat: int, viewer: int) -> bool:
    """Tell whether the viewer knows the cards of a reserve that the seat took on a discard."""
    return seat == viewer and state.rules.reserve.reserve_seen == "at_once"


def _seen_hand(state: State, seat: int, viewer: int) -> Hand:
    hand, unseen = state.hands[seat], state.reserve_unseen[seat]
    if seat != viewer:
        seen = state.known[seat].cards()
    elif unseen and not _sees_reserve(state, seat, viewer):
        seen = hand.cards()
        for card in unseen:
            seen.remove(card)
    else:
        return hand.copy()
    return Hand(seen + [HIDDEN] * (hand.size - len(seen)))


def _clean(view: PlayerView) -> PlayerView:
    """Forget what follows from hidden cards: what another seat drew, and whether its lone card has a twin.

    What lies in a covered pile was thrown before everybody's eyes, so it stays known.
    """
    if view.table.seat != view.viewer:
        view.table.lone = NO_CARD
        view.table.drawn = NO_CARD
    return view


def visible_cards(view: PlayerView) -> list[Card]:
    """Every card that the viewer can name, wherever it lies."""
    table = view.table
    melded = [card for melds in table.melds for meld in melds for card in meld.cards]
    held = [card for hand in table.hands for card in hand.cards()]
    return held + table.pile + melded
