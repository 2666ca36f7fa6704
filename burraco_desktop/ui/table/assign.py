"""Which card item goes to which slot when the table changes: a pure matching that moves few cards. No Qt.

Cards that stay in their place keep their items; the others are matched by face, and a face that comes out of
hidden cards is taken from the top of its stack. So a draw moves the top of the stock, and two equal cards
never swap.
"""

from collections import defaultdict
from collections.abc import Collection, Sequence

from burraco_desktop.engine.cards import HIDDEN, Card
from burraco_desktop.ui.table.slots import Slot


def assign(old: Sequence[Slot], new: Sequence[Slot], meant: Collection[int] = ()) -> list[int]:
    """For each new slot the index of the old slot whose item goes there; both have the same length.

    `meant` are old slots whose items shall move, where one of several equal cards must.
    """
    assert len(old) == len(new), (len(old), len(new))
    chosen = [-1] * len(new)
    free = _match_places(old, new, meant, chosen)
    named: dict[Card, list[int]] = defaultdict(list)
    for index in reversed(free):
        named[old[index].card].append(index)
    open_slots = [index for index, source in enumerate(chosen) if source < 0]
    for wanted in (True, False):
        for index in open_slots:
            is_named = new[index].card != HIDDEN
            if chosen[index] < 0 and is_named == wanted:
                chosen[index] = _take(named, new[index].card)
    for index in open_slots:
        if chosen[index] < 0:
            chosen[index] = next(stack.pop() for stack in named.values() if stack)
    return chosen


def _match_places(
    old: Sequence[Slot], new: Sequence[Slot], meant: Collection[int], chosen: list[int]
) -> list[int]:
    """Match equal faces of the same place; return the old slots left over, in their order."""
    waiting: dict[tuple[int, int, Card], list[int]] = defaultdict(list)
    for index, slot in enumerate(old):
        waiting[slot.zone, slot.group, slot.card].append(index)
    for index, slot in enumerate(new):
        stack = waiting[slot.zone, slot.group, slot.card]
        if stack:
            chosen[index] = stack.pop(_nearest(old, stack, slot, meant))
    return sorted(index for stack in waiting.values() for index in stack)


def _nearest(old: Sequence[Slot], stack: Sequence[int], slot: Slot, meant: Collection[int]) -> int:
    """Which of equal cards takes a place: backs in their order, of twins the nearer one not meant."""
    if len(stack) == 1 or slot.card == HIDDEN:
        return 0

    def cost(at: int) -> tuple[bool, float]:
        pose = old[stack[at]].pose
        return stack[at] in meant, abs(pose.x - slot.pose.x) + abs(pose.y - slot.pose.y)

    return min(range(len(stack)), key=cost)


def _take(named: dict[Card, list[int]], card: Card) -> int:
    """An item with this face, else the topmost hidden one, else none (-1)."""
    for face in (card, HIDDEN):
        if named[face]:
            return named[face].pop(0)
    return -1
