"""The text forms of cards, melds, actions and positions, each of which parses back.

>>> show_cards(parse_cards("10h Ad JK"))
'10h Ad JK'
>>> show_action(parse_action("lay 7h 8h 2s 10h low"))
'lay 7h 8h 2s 10h low'
>>> parse_action("add 2 9h")
ExtendMeld(meld=2, cards=(34,), wild_end=None)

A card is a rank (A 2..10 J Q K) and a suit (c d h s), JK the red joker, JB the black one, ?? a card that may
not be seen. A position is a dozen labelled lines, see `show_position`.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import assert_never

from burraco_desktop.engine.actions import (
    NEW_MELD,
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
from burraco_desktop.engine.cards import (
    ALL_CARDS,
    HIDDEN,
    MOST_OF_TYPE,
    RANK_OF,
    RANKS,
    RED_JOKER,
    SUIT_OF,
    SUITS,
    Card,
    Hand,
    is_joker,
)
from burraco_desktop.engine.events import DealEnd
from burraco_desktop.engine.melds import Meld
from burraco_desktop.engine.refusals import Refusal
from burraco_desktop.engine.rules import RuleSet
from burraco_desktop.engine.state import NO_CARD, NOBODY, Phase, State
from burraco_desktop.engine.wording import WordedError, alternatives, worded

NOTHING = "-"


class NotationError(WordedError):
    """A text is not in the notation; the wording names the part that is not."""


def show_card(card: Card) -> str:
    """The text of one card."""
    if is_joker(card):
        return "JK" if card == RED_JOKER else "JB"
    return "??" if card == HIDDEN else RANKS[RANK_OF[card]] + SUITS[SUIT_OF[card]]


_CARD_NAMES: Mapping[str, Card] = {show_card(card).lower(): card for card in (*ALL_CARDS, HIDDEN)}


def parse_card(text: str) -> Card:
    """Read one card; case does not matter.

    Raises:
        NotationError: the text is no card.
    """
    card = _CARD_NAMES.get(text.lower())
    if card is None:
        raise NotationError(worded("{text!r} is no card: write rank and suit, like 10h, or JK", text=text))
    return card


def show_cards(cards: Iterable[Card]) -> str:
    """The text of cards in their order, separated by spaces."""
    return " ".join(show_card(card) for card in cards) or NOTHING


def parse_cards(text: str) -> tuple[Card, ...]:
    """Read cards separated by spaces; "7 x8" style repeats are not part of the notation.

    Raises:
        NotationError: a part is no card.
    """
    return tuple(parse_card(part) for part in text.split() if part != NOTHING)


def show_meld(meld: Meld, wild_end: WildEnd = WildEnd.LOW) -> str:
    """The meld in order; a wild of a run says what it stands for, as in `7h 8h 2s=9h 10h`."""
    shown = meld.placed(wild_end)
    return " ".join(show_card(card) + ("" if card == face else "=" + show_card(face)) for card, face in shown)


def parse_meld(text: str) -> tuple[Card, ...]:
    """Read the cards of a meld's text; what a wild stands for follows from the cards and is passed over."""
    return tuple(parse_card(part.partition("=")[0]) for part in text.split())


def show_action(action: Action) -> str:
    """The text of an action."""
    match action:
        case LayMeld(cards, wild_end):
            return f"lay {show_cards(cards)}{_show_end(wild_end)}"
        case ExtendMeld(meld, cards, wild_end):
            return f"add {meld} {show_cards(cards)}{_show_end(wild_end)}"
        case TakePile():
            return _show_take(action)
        case Discard(card, take_reserve):
            return f"discard {show_card(card)}{' reserve' if take_reserve else ''}"
        case Cut(lifted):
            return f"cut {lifted}"
        case DrawStock() | Redraw() | DeclinePile() | TakeReserve() | EndTurn():
            return next(word for word, plain in _PLAIN_ACTIONS.items() if plain == action)
    assert_never(action)


def parse_action(text: str) -> Action:
    """Read an action.

    Raises:
        NotationError: the text is no action.
    """
    parts = text.split()
    wild_end = _ENDS.get(parts[-1]) if parts else None
    action = _parse_action(parts if wild_end is None else parts[:-1], wild_end)
    if action is None:
        raise NotationError(
            worded("{text!r} is no action: write one of {forms}", text=text, forms=_ACTION_FORMS)
        )
    return action


_PLAIN_ACTIONS: Mapping[str, Action] = {
    "draw": DrawStock(),
    "redraw": Redraw(),
    "take": TakePile(),
    "decline": DeclinePile(),
    "reserve": TakeReserve(),
    "end": EndTurn(),
}
_ACTION_FORMS = (
    "draw, redraw, take, take lay CARDS, take add NUMBER CARDS, decline, lay CARDS, add NUMBER CARDS, "
    "reserve, discard CARD, discard CARD reserve, end, cut NUMBER"
)


def _show_take(action: TakePile) -> str:
    if action == TakePile():
        return "take"
    cards = f" {show_cards(action.using)}" if action.using else ""
    what = "lay" if action.meld == NEW_MELD else f"add {action.meld}"
    return f"take {what}{cards}{_show_end(action.wild_end)}"


def _parse_action(parts: list[str], wild_end: WildEnd | None) -> Action | None:
    match parts:
        case [word] if word in _PLAIN_ACTIONS and wild_end is None:
            return _PLAIN_ACTIONS[word]
        case ["lay", _, *_]:
            return LayMeld(_parse_all(parts[1:]), wild_end)
        case ["add", number, _, *_] if number.isdecimal():
            return ExtendMeld(int(number), _parse_all(parts[2:]), wild_end)
        case ["take", "lay", *cards]:
            return TakePile(_parse_all(cards), NEW_MELD, wild_end)
        case ["take", "add", number, *cards] if number.isdecimal():
            return TakePile(_parse_all(cards), int(number), wild_end)
        case ["discard", card, *more] if more in ([], ["reserve"]) and wild_end is None:
            return Discard(parse_card(card), take_reserve=bool(more))
        case ["cut", number] if number.isdecimal() and wild_end is None:
            return Cut(int(number))
    return None


def show_position(state: State) -> str:
    """The whole state in labelled lines, readable in a bug report and writable by hand in a test."""
    lines = [
        ("deal", f"{state.deal} dealer {state.dealer} turn {state.turn} swaps {state.swaps}"),
        ("totals", _show_numbers(state.totals)),
        ("sides", _show_numbers(state.side_of)),
        ("cuts", f"{_show_numbers(state.exact_cuts)} to cut {_show_numbers(state.cutters)}"),
        ("move", _show_move(state)),
        ("end", f"{state.end} {state.closer}" if state.end else NOTHING),
        ("lone", show_cards([state.lone] if state.lone != NO_CARD else [])),
        ("drawn", show_cards([state.drawn] if state.drawn != NO_CARD else [])),
        *((f"hand {seat}", _show_hand(state, seat)) for seat in range(state.seats)),
        *((f"known {seat}", show_cards(known.cards())) for seat, known in enumerate(state.known)),
        *((f"melds {side}", _show_melds(state, side)) for side in range(len(state.melds))),
        ("taken", _show_numbers(state.reserve_taken)),
        ("had", _show_numbers(state.reserves_had)),
        ("reserves", " / ".join(show_cards(reserve) for reserve in state.reserves) or NOTHING),
        ("stock", show_cards(state.stock)),
        ("pile", show_cards(state.pile)),
        ("discards", " ".join(f"{seat}:{show_card(card)}" for seat, card in state.discards) or NOTHING),
    ]
    return "".join(f"{label}: {content}\n" for label, content in lines)


def parse_position(text: str, rules: RuleSet) -> State:
    """Read a position of a rule set. Lines left out mean nothing there; the `hand` lines tell how many seats.

    Raises:
        NotationError: a line is not understood, or the cards are no melds under these rules.
    """
    lines = _labelled(text)
    seats = sum(1 for label in lines if label.startswith("hand "))
    if seats not in rules.deck.player_counts:
        raise NotationError(
            worded(
                "{seats} hands, but rule set {rules!r} is for {counts} players",
                seats=seats,
                rules=rules.name,
                counts=alternatives(map(str, rules.deck.player_counts)),
            )
        )
    deal = _matched(_DEAL, "deal", lines.pop("deal", "1 dealer 0 turn 1 swaps 0"))
    sides = rules.sides(seats)
    totals = tuple(_numbers("totals", lines.pop("totals", " ".join("0" * sides)), sides))
    state = State(rules, seats, int(deal[1]), int(deal[2]), totals)
    state.turn, state.swaps = int(deal[3]), int(deal[4])
    _read_sides(state, lines)
    _read_move(state, lines)
    _read_hands(state, lines)
    _read_middle(state, lines)
    if lines:
        label = next(iter(lines))
        raise NotationError(worded("{label}: no such line at a table for {seats}", label=label, seats=seats))
    return state


_ENDS: Mapping[str, WildEnd] = {end.name.lower(): end for end in WildEnd}
_STAINED = "stained"
_MARKS = (*_ENDS, _STAINED)


def _show_end(wild_end: WildEnd | None) -> str:
    return "" if wild_end is None else f" {wild_end.name.lower()}"


def _parse_all(parts: Sequence[str]) -> tuple[Card, ...]:
    return tuple(parse_card(part) for part in parts)


def _show_numbers(numbers: Iterable[int]) -> str:
    return " ".join(map(str, numbers)) or NOTHING


def _show_move(state: State) -> str:
    swapping = " swapping" if state.is_swap else ""
    melding = " melding" if state.must_meld else ""
    return f"{state.seat} {state.phase.name.lower()}{swapping}{melding}"


def _show_hand(state: State, seat: int) -> str:
    """The cards of a hand, those of a reserve that may not be played yet after the word `unseen`."""
    hand, unseen = state.hands[seat], state.reserve_unseen[seat]
    cards = [*hand.cards(), *[HIDDEN] * hand.hidden]
    for card in unseen:
        cards.remove(card)
    return show_cards(cards) + (f" unseen {show_cards(unseen)}" if unseen else "")


def _show_melds(state: State, side: int) -> str:
    melds = zip(state.melds[side], state.wild_ends[side], strict=True)
    return " / ".join(show_meld(meld, end) + _show_marks(meld, end) for meld, end in melds) or NOTHING


def _show_marks(meld: Meld, end: WildEnd) -> str:
    return (f" {_STAINED}" if meld.is_tainted else "") + _show_end(end)


def _labelled(text: str) -> dict[str, str]:
    lines: dict[str, str] = {}
    for line in filter(str.strip, text.splitlines()):
        label, colon, content = (part.strip() for part in line.partition(":"))
        if not colon or not re.fullmatch(_LABEL, label) or label in lines:
            raise NotationError(
                worded("{line!r} is no line of a position, or the second of its kind", line=line)
            )
        lines[label] = content
    return lines


_LABEL = (
    r"(deal|totals|sides|cuts|move|end|lone|drawn|taken|had|reserves|stock|pile|discards|"
    r"(hand|known|melds) \d)"
)
_DEAL = r"(\d+) dealer (\d) turn (\d+) swaps (\d+)"
_CUTS = r"([\d ]+) to cut ([\d -]+)"
_MOVE = r"(\d) (draw|play|over|cut)( swapping)?( melding)?"
_END = rf"({'|'.join(DealEnd)}) (-1|\d)"


def _matched(pattern: str, label: str, content: str) -> re.Match[str]:
    match = re.fullmatch(pattern, content)
    if match is None:
        raise NotationError(
            worded(
                "{label}: {content!r} is not of the form {form}", label=label, content=content, form=pattern
            )
        )
    return match


def _numbers(label: str, content: str, count: int) -> list[int]:
    _matched(rf"-?\d+( -?\d+){{{count - 1}}}", label, content)
    return [int(part) for part in content.split()]


def _check_seats(state: State, label: str, seats: Sequence[int]) -> None:
    if not all(NOBODY <= seat < state.seats for seat in seats):
        raise NotationError(worded("{label}: there are only {seats} seats", label=label, seats=state.seats))


def _read_sides(state: State, lines: dict[str, str]) -> None:
    sides, start = len(state.melds), _show_numbers(state.side_of)
    state.side_of = tuple(_numbers("sides", lines.pop("sides", start), state.seats))
    if not all(0 <= side < sides for side in state.side_of):
        raise NotationError(worded("sides: there are only {sides}", sides=sides))
    state.reserve_taken = _numbers("taken", lines.pop("taken", " ".join(["-1"] * sides)), sides)
    _check_seats(state, "taken", state.reserve_taken)
    had = _show_numbers(int(seat != NOBODY) for seat in state.reserve_taken)
    state.reserves_had = _numbers("had", lines.pop("had", had), sides)
    cuts = _matched(_CUTS, "cuts", lines.pop("cuts", f"{' '.join('0' * sides)} to cut {NOTHING}"))
    state.exact_cuts = _numbers("cuts", cuts[1], sides)
    state.cutters = tuple(int(seat) for seat in cuts[2].split() if seat != NOTHING)
    _check_seats(state, "cuts", state.cutters)
    for side in range(sides):
        _read_melds(state, side, lines.pop(f"melds {side}", NOTHING))


def _read_move(state: State, lines: dict[str, str]) -> None:
    move = _matched(_MOVE, "move", lines.pop("move", "0 draw"))
    state.seat = int(move[1])
    _check_seats(state, "move", [state.seat])
    _check_seats(state, "deal", [state.dealer])
    state.phase = Phase[move[2].upper()]
    state.is_swap, state.must_meld = move[3] is not None, move[4] is not None
    end = lines.pop("end", NOTHING)
    if end != NOTHING:
        found = _matched(_END, "end", end)
        state.end, state.closer = DealEnd(found[1]), int(found[2])
        _check_seats(state, "end", [state.closer])
    state.lone = _read_card(lines, "lone")
    state.drawn = _read_card(lines, "drawn")


def _read_card(lines: dict[str, str], label: str) -> Card:
    cards = parse_cards(lines.pop(label, NOTHING))
    return cards[0] if cards else NO_CARD


def _read_hands(state: State, lines: dict[str, str]) -> None:
    for seat in range(state.seats):
        if f"hand {seat}" not in lines:
            raise NotationError(worded("hand {seat}: missing, hands are numbered from 0", seat=seat))
        content, _, unseen = lines.pop(f"hand {seat}").partition("unseen")
        state.reserve_unseen[seat] = parse_cards(unseen)
        label = f"known {seat}"
        state.hands[seat] = _hand(f"hand {seat}", (*parse_cards(content), *state.reserve_unseen[seat]))
        state.known[seat] = _hand(label, parse_cards(lines.pop(label, NOTHING)))


def _hand(label: str, cards: Sequence[Card]) -> Hand:
    if any(cards.count(card) > MOST_OF_TYPE for card in cards if card >= 0):
        raise NotationError(
            worded("{label}: no card can be there more than {most} times", label=label, most=MOST_OF_TYPE)
        )
    return Hand(cards)


def _read_melds(state: State, side: int, content: str) -> None:
    for part in (text.split() for text in content.split("/") if text.strip() not in ("", NOTHING)):
        cards = parse_meld(" ".join(word for word in part if word not in _MARKS))
        meld = state.table.meld(cards)
        if isinstance(meld, Refusal):
            text = " ".join(part)
            raise NotationError(worded("{text!r} is no meld: {reason}", text=text, reason=str(meld.reason)))
        state.melds[side].append(state.table.laid(cards, is_tainted=_STAINED in part))
        state.wild_ends[side].append(_ENDS.get(part[-1], WildEnd.LOW))


def _read_middle(state: State, lines: dict[str, str]) -> None:
    reserves = (parse_cards(part) for part in lines.pop("reserves", NOTHING).split("/"))
    state.reserves = [reserve for reserve in reserves if reserve]
    state.stock = list(parse_cards(lines.pop("stock", NOTHING)))
    state.pile = list(parse_cards(lines.pop("pile", NOTHING)))
    for part in lines.pop("discards", NOTHING).split():
        if part != NOTHING:
            found = _matched(r"(\d):(\S+)", "discards", part)
            state.discards.append((int(found[1]), parse_card(found[2])))
    _check_seats(state, "discards", [seat for seat, _ in state.discards])


__all__ = [
    "NotationError",
    "parse_action",
    "parse_card",
    "parse_cards",
    "parse_meld",
    "parse_position",
    "show_action",
    "show_card",
    "show_cards",
    "show_meld",
    "show_position",
]
