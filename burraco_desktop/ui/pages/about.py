"""What program this is, in which version, and whose work is in it under which licence."""

from html import escape
from pathlib import Path

from PySide6.QtCore import Qt, QUrl, Signal
from PySide6.QtGui import QGuiApplication, QIcon
from PySide6.QtWidgets import QHBoxLayout, QLabel, QTextBrowser, QVBoxLayout, QWidget

from burraco_desktop import __version__
from burraco_desktop.ui.licences import Part, parts, version_of
from burraco_desktop.ui.pages.page import Page, button, label, panel
from burraco_desktop.ui.pages.rules_style import browser_style, document_style
from burraco_desktop.ui.reports import program_text


class AboutPage(Page):
    """The name, version and licence of the game and of all that comes with it."""

    back_requested = Signal()

    def __init__(self, root: Path, parent: QWidget | None = None) -> None:
        """Tell about the program whose resources lie in the folder `root`."""
        super().__init__(parent)
        self._root = root
        self._parts = parts(root)
        self._icon = QIcon(str(root / "icons" / "burraco.svg"))
        self._picture = QLabel()
        self.browser = QTextBrowser()
        self.browser.setOpenLinks(False)
        self.browser.setFrameShape(QTextBrowser.Shape.NoFrame)
        self.browser.viewport().setAutoFillBackground(False)
        self.browser.anchorClicked.connect(self._on_anchor)
        self.back_button = button(self.tr("Back"))
        self.back_button.clicked.connect(self.back_requested)
        self.leave_by(self.back_button)
        self.copy_button = button(self.tr("Copy the versions"))
        self.copy_button.clicked.connect(lambda: QGuiApplication.clipboard().setText(self.versions()))
        self._build()

    def versions(self) -> str:
        """All versions as text, for a report."""
        known = [(part.name, version_of(part)) for part in self._parts]
        return "\n".join([program_text(), *(f"{name} {number}" for name, number in known if number)])

    def rescale(self) -> None:
        """Set all lengths from the height of plain text."""
        self.keep_edges(self._outer)
        self._outer.setSpacing(self.em(0.8))
        self._head.setSpacing(self.em(1.2))
        self._inside.setContentsMargins(*[self.em(0.4)] * 4)
        self._picture.setPixmap(self._icon.pixmap(self.em(5.5), self.em(5.5)))
        self.browser.setStyleSheet(browser_style(self.base))
        self.browser.document().setDefaultStyleSheet(document_style(self.base))
        self.browser.document().setDocumentMargin(self.em(0.9))
        self.browser.setHtml(self._html())

    def _build(self) -> None:
        words = QVBoxLayout()
        words.addWidget(label(self.tr("Burraco Desktop"), "heading"))
        words.addWidget(label(self.tr("Version {version}").format(version=__version__), "strong"))
        told = self.tr(
            "Burraco at a real table, against opponents that see only their own cards."
            " No account, no network, no advertising. Free software under the MIT licence."
        )
        words.addWidget(label(told, "soft", wraps=True))
        self._head = QHBoxLayout()
        self._head.addWidget(self._picture)
        self._head.addLayout(words, 1)
        frame = panel()
        self._inside = QVBoxLayout(frame)
        self._inside.addWidget(self.browser)
        foot = QHBoxLayout()
        foot.addWidget(self.back_button)
        foot.addStretch(1)
        foot.addWidget(self.copy_button)
        self._outer = QVBoxLayout(self)
        self._outer.addLayout(self._head)
        self._outer.addWidget(frame, 1)
        self._outer.addLayout(foot)

    def _html(self) -> str:
        rows = "".join(map(self._row, self._parts))
        heads = (self.tr("Part"), self.tr("Version"), self.tr("By"), self.tr("Licence"))
        head = "".join(f'<th align="left">{escape(text)}</th>' for text in heads)
        texts = "".join(self._text(part) for part in self._parts if part.text)
        return f'<table class="words" width="98%"><tr>{head}</tr>{rows}</table>{texts}'

    def _text(self, part: Part) -> str:
        """The licence of a part under its name, so that no line runs out of the page."""
        text = escape((self._root / part.text).read_text(encoding="utf-8"))
        head = f'<h2><a name="{escape(part.text)}"></a>{escape(part.name)}</h2>'
        return f'{head}<pre style="white-space: pre-wrap">{text}</pre>'

    def _row(self, part: Part) -> str:
        licence = escape(part.licence)
        if part.text:
            licence = f'<a href="#{escape(part.text)}">{licence}</a>'
        number = __version__ if part is self._parts[0] else version_of(part)
        ours = self._ours()
        name, holder = (escape(ours.get(text, text)) for text in (part.name, part.holder))
        cells = (f"<b>{name}</b>", escape(number), holder, licence)
        return "<tr>" + "".join(f"<td>{cell}</td>" for cell in cells) + "</tr>"

    def _ours(self) -> dict[str, str]:
        """What we say of our own parts; the names of others stay as they are."""
        return {
            "Cards, portraits and icons": self.tr("Cards, portraits and icons"),
            "Sounds": self.tr("Sounds"),
            "our own drawing": self.tr("our own drawing"),
            "our own synthesis": self.tr("our own synthesis"),
            "the Burraco Desktop developers": self.tr("the Burraco Desktop developers"),
        }

    def _on_anchor(self, link: QUrl) -> None:
        """Go to the text of a licence."""
        self.browser.scrollToAnchor(link.fragment(QUrl.ComponentFormattingOption.FullyDecoded))
        self.browser.setFocus(Qt.FocusReason.OtherFocusReason)
