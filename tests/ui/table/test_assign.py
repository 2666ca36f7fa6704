"""Which item goes where: no card is lost or doubled, what stays stays, and as few as possible move."""

from collections import Counter
from dataclasses import replace
from itertools import permutations
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from burraco_desktop.engine.cards import HIDDEN, Card
from burraco_desktop.ui.table.assign import assign
from burraco_desktop.ui.table.geometry import Pose
from burraco_desktop.ui.table.slots import Slot, Zone
from tests.support.positions import cards

ANYWHERE = Pose(0, 0, 10)


def slots(**zones: str) -> list[Slot]:
    """Slots by zone; `..` stands for a hidden card."""
    found = []
    for zone in Zone:
        faces = [
            HIDDEN if face == ".." else cards(face)[0] for face in zones.get(zone.name.lower(), "").split()
        ]
        found += [Slot(zone, 0, index, face, ANYWHERE) for index, face in enumerate(faces)]
    return found


def moves(old: list[Slot], new: list[Slot], *meant: int) -> dict[tuple[str, int], tuple[str, int]]:
    """Each change of place, from (zone, index) to (zone, index)."""
    return {
        (old[source].zone.name, old[source].index): (slot.zone.name, slot.index)
        for slot, source in zip(new, assign(old, new, meant), strict=True)
        if (old[source].zone, old[source].index) != (slot.zone, slot.index)
    }


def test_a_draw_takes_the_top_of_the_stock() -> None:
    old = slots(stock=".. .. ..", seat=".. ..", hand="5h")
    assert moves(old, slots(stock=".. ..", seat=".. ..", hand="5h 9c")) == {("STOCK", 2): ("HAND", 1)}


def test_a_bot_draws_unseen_from_the_top_of_the_stock() -> None:
    old = slots(stock=".. .. ..", seat="..", hand="5h")
    assert moves(old, slots(stock=".. ..", seat=".. ..", hand="5h")) == {("STOCK", 2): ("SEAT", 1)}


def test_a_bots_discard_comes_from_its_seat() -> None:
    old = slots(stock=".. ..", reserve=".. ..", seat=".. ..", hand="5h")
    new = slots(stock=".. ..", reserve=".. ..", pile="Kd", seat="..", hand="5h")
    assert moves(old, new) == {("SEAT", 1): ("PILE", 0)}


def test_equal_cards_do_not_swap() -> None:
    old = slots(pile="9c", meld="9c 9c", hand="9c 9c 4d")
    assert moves(old, slots(pile="9c 4d", meld="9c 9c", hand="9c 9c")) == {("HAND", 2): ("PILE", 1)}


def test_of_twins_the_one_meant_moves() -> None:
    """F-R13: exactly the chosen copy moves."""
    old = slots(hand="9c 4d 9c")
    first = {("HAND", 0): ("PILE", 0), ("HAND", 1): ("HAND", 0), ("HAND", 2): ("HAND", 1)}
    assert moves(old, slots(pile="9c", hand="4d 9c"), 0) == first
    assert moves(old, slots(pile="9c", hand="9c 4d"), 2) == {("HAND", 2): ("PILE", 0)}


def test_named_cards_of_other_seats_are_used_before_backs() -> None:
    old = slots(seat=".. Kd", hand="5h")
    assert moves(old, slots(pile="Kd", seat="..", hand="5h")) == {("SEAT", 1): ("PILE", 0)}


def test_of_twins_the_nearer_one_takes_a_place() -> None:
    """A card that was dragged past its twin stays where it was dropped."""
    old = [
        replace(slot, pose=Pose(x, 0, 10))
        for slot, x in zip(slots(hand="9c 4d 9c"), (250, 100, 200), strict=True)
    ]
    new = [
        replace(slot, pose=Pose(x, 0, 10))
        for slot, x in zip(slots(hand="4d 9c 9c"), (0, 100, 200), strict=True)
    ]
    assert assign(old, new) == [1, 2, 0]


faces = st.sampled_from([HIDDEN, *cards("9c 9d 4d")])
tables = st.lists(st.tuples(st.sampled_from(list(Zone)), faces), min_size=1, max_size=30)


def laid(table: list[tuple[Zone, Card]]) -> list[Slot]:
    counts: Counter[Zone] = Counter()
    found = []
    for zone, face in sorted(table, key=lambda pair: pair[0]):
        found.append(Slot(zone, 0, counts[zone], face, ANYWHERE))
        counts[zone] += 1
    return found


@given(tables, st.randoms(use_true_random=False))
def test_every_item_gets_one_place(table: list[tuple[Zone, Card]], chance: Random) -> None:
    old = laid(table)
    zones = [zone for zone, _ in table]
    chance.shuffle(zones)
    new = laid([(zone, face) for zone, (_, face) in zip(zones, table, strict=True)])
    assert sorted(assign(old, new)) == list(range(len(old)))


@given(st.lists(st.sampled_from(cards("9c 9d 4d")), min_size=1, max_size=6), st.data())
def test_as_few_cards_as_possible_change_their_zone(faces: list[Card], data: st.DataObject) -> None:
    zones = st.lists(
        st.sampled_from([Zone.PILE, Zone.MELD, Zone.HAND]), min_size=len(faces), max_size=len(faces)
    )
    old = laid(list(zip(data.draw(zones), faces, strict=True)))
    new = laid(list(zip(data.draw(zones), faces, strict=True)))

    def movers(sources: tuple[int, ...]) -> int:
        return sum(old[source].zone != slot.zone for slot, source in zip(new, sources, strict=True))

    fitting = [
        sources
        for sources in permutations(range(len(old)))
        if all(old[source].card == slot.card for slot, source in zip(new, sources, strict=True))
    ]
    assert movers(tuple(assign(old, new))) == min(movers(sources) for sources in fitting)
