"""The keys of the table: which key asks for what. Help describes the same keys in words."""

from collections.abc import Callable, Mapping
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from burraco_desktop.ui.table import offers
from burraco_desktop.ui.table.commands import Commands
from burraco_desktop.ui.table.inspector import Inspector
from burraco_desktop.ui.table.intents import MeldTarget
from burraco_desktop.ui.table.overlays import Overlays
from burraco_desktop.ui.table.selection import Selection

Keys = Qt.Key
PLAIN, SHIFT, CONTROL = (
    Qt.KeyboardModifier.NoModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.ControlModifier,
)
Command = Callable[[], object]

CHOSEN = {
    Keys.Key_D: offers.DRAW,
    Keys.Key_P: offers.TAKE,
    Keys.Key_M: offers.LAY,
    Keys.Key_N: offers.LAY_HIGH,
    Keys.Key_X: offers.DISCARD,
    Keys.Key_Delete: offers.DISCARD,
    Keys.Key_Z: offers.DISCARD_RESERVE,
    Keys.Key_R: offers.REDRAW,
    Keys.Key_B: offers.RESERVE,
    Keys.Key_E: offers.END,
    Keys.Key_S: offers.SORT,
    Keys.Key_U: offers.UNDO,
    Keys.Key_Y: offers.REDO,
    Keys.Key_W: offers.HOLD,
}
REPEATED = {Keys.Key_Left, Keys.Key_Right, Keys.Key_PageUp, Keys.Key_PageDown, Keys.Key_F, Keys.Key_I}
"""Keys that go on while they are held down; the others act once, so that a heavy hand plays nothing twice."""


def key_table(
    commands: Commands, selection: Selection, overlays: Overlays, inspector: Inspector
) -> dict[Keys, Command]:
    """What each key does, without Ctrl."""
    numbers = [*range(Keys.Key_1, Keys.Key_9 + 1), Keys.Key_0]
    return {
        **{key: partial(commands.choose, name) for key, name in CHOSEN.items()},
        **{Keys(key): partial(commands.bring_selected, MeldTarget(at)) for at, key in enumerate(numbers)},
        Keys.Key_Left: partial(selection.move_cursor, -1),
        Keys.Key_Right: partial(selection.move_cursor, 1),
        Keys.Key_Home: selection.cursor_to_start,
        Keys.Key_End: selection.cursor_to_end,
        Keys.Key_Up: commands.toggle_cursor,
        Keys.Key_Down: commands.toggle_cursor,
        Keys.Key_Space: commands.space,
        Keys.Key_Return: commands.play_selected,
        Keys.Key_Enter: commands.play_selected,
        Keys.Key_F: partial(commands.next_fit, 1),
        Keys.Key_PageDown: partial(commands.next_fit, 1),
        Keys.Key_PageUp: partial(commands.next_fit, -1),
        Keys.Key_V: overlays.toggle_pile,
        Keys.Key_I: partial(inspector.step, 1),
    }


def with_modifiers(
    commands: Commands, selection: Selection, inspector: Inspector
) -> dict[tuple[Qt.KeyboardModifier, Keys], Command]:
    """What keys do together with Shift or Ctrl, where that is something else."""
    return {
        (SHIFT, Keys.Key_Left): partial(selection.extend_cursor, -1),
        (SHIFT, Keys.Key_Right): partial(selection.extend_cursor, 1),
        (SHIFT, Keys.Key_I): partial(inspector.step, -1),
        (CONTROL, Keys.Key_Left): partial(commands.shift_held, -1),
        (CONTROL, Keys.Key_Right): partial(commands.shift_held, 1),
    }


def command_of(
    event: QKeyEvent,
    plain: Mapping[Keys, Command],
    modified: Mapping[tuple[Qt.KeyboardModifier, Keys], Command],
) -> Command | None:
    """What a key event asks for, or None; other keys with Ctrl belong to the menus."""
    key = Keys(event.key())
    if event.isAutoRepeat() and key not in REPEATED:
        return None
    held = event.modifiers() & (SHIFT | CONTROL)
    found = modified.get((held, key))
    return plain.get(key) if found is None and not held & CONTROL else found
