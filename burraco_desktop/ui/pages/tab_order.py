"""Lets Tab reach the chosen one of several buttons, so that the arrow keys choose among them from there.

Qt does so only once a button of the group has had the focus; before, Tab lands on the first one, and the
arrow keys move the focus without choosing.
"""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QButtonGroup


def tab_to_chosen(group: QButtonGroup) -> None:
    """Keep the ways of the focus in step with what is chosen in a group; called once it has its buttons."""
    for button in group.buttons():
        _set_policy(button, is_chosen=button.isChecked())
    group.buttonToggled.connect(lambda button, is_chosen: _set_policy(button, is_chosen=is_chosen))


def _set_policy(button: QAbstractButton, *, is_chosen: bool) -> None:
    button.setFocusPolicy(Qt.FocusPolicy.StrongFocus if is_chosen else Qt.FocusPolicy.ClickFocus)
