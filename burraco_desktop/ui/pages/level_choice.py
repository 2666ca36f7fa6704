"""Choose how strongly the others play: one level for all, and another for the partner only on request."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from burraco_desktop.ai.levels import LEVEL_CODES
from burraco_desktop.session.line_up import Levels
from burraco_desktop.ui.pages.choice_box import ChoiceBox
from burraco_desktop.ui.pages.page import label
from burraco_desktop.ui.texts_levels import level_hint, level_title

SHORTEST = 7
"""So many letters of a level can be read in the smallest window."""


class LevelChoice(QWidget):
    """Two boxes, and a sentence about the level chosen last."""

    def __init__(self) -> None:
        super().__init__()
        self.opponents, self.partner = ChoiceBox(), ChoiceBox()
        self.partner.addItem(self.tr("The same"), "")
        for level in LEVEL_CODES:
            for box in (self.opponents, self.partner):
                box.addItem(level_title(level), level)
                box.setItemData(box.count() - 1, level_hint(level), Qt.ItemDataRole.ToolTipRole)
        self._captions = label("", "small"), label("", "small")
        self._hint = label("", "small", wraps=True)
        self._gap = 0
        self._build()
        for box in (self.opponents, self.partner):
            box.currentIndexChanged.connect(lambda _index, box=box: self._tell(box))
        self.offer_partners(1)

    @property
    def levels(self) -> Levels:
        """What is chosen; without a partner the others are all of one level."""
        partner = "" if self.partner.isHidden() else self.partner.currentData()
        return Levels(self.opponents.currentData(), partner)

    @property
    def hint(self) -> str:
        """The sentence shown."""
        return self._hint.text()

    def choose(self, levels: Levels) -> None:
        """Choose levels."""
        self.partner.setCurrentIndex(self.partner.findData(levels.partner))
        self.opponents.setCurrentIndex(self.opponents.findData(levels.opponents))
        self._tell(self.opponents)

    def offer_partners(self, count: int) -> None:
        """Ask for the level of so many partners."""
        everybody, opponents = self.tr("Level of the other players"), self.tr("Level of the opponents")
        one, several = self.tr("Level of your partner"), self.tr("Level of your partners")
        self._captions[0].setText(opponents if count else everybody)
        self._captions[1].setText(one if count < 2 else several)
        for box, caption in zip((self.opponents, self.partner), self._captions, strict=True):
            box.setAccessibleName(caption.text())
        for widget in (self.partner, self._captions[1]):
            widget.setVisible(count > 0)
        self._space()

    def rescale(self, em: int) -> None:
        """Set the lengths, measured by the height of plain text."""
        self._gap = round(em * 0.4)
        self._space()
        self._grid.setVerticalSpacing(round(em * 0.3))

    def _build(self) -> None:
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setColumnStretch(0, 1)
        for column, box in enumerate((self.opponents, self.partner)):
            box.setSizeAdjustPolicy(ChoiceBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            box.setMinimumContentsLength(SHORTEST)
            box.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            self._captions[column].setBuddy(box)
            self._grid.addWidget(self._captions[column], 0, column)
            self._grid.addWidget(box, 1, column)
        self._grid.addWidget(self._hint, 2, 0, 1, 2)

    def _space(self) -> None:
        """Give all the breadth to the one box where there is only one."""
        is_alone = self.partner.isHidden()
        self._grid.setHorizontalSpacing(0 if is_alone else self._gap)
        self._grid.setColumnStretch(1, 0 if is_alone else 1)

    def _tell(self, box: ChoiceBox) -> None:
        """Say how one of the level plays that was chosen last."""
        level = box.currentData() or self.opponents.currentData()
        self._hint.setText(level_hint(level))
        box.setAccessibleDescription(level_hint(level))
