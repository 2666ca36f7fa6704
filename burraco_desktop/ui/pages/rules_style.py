"""The style sheets of the rules page, in sizes that follow plain text. It knows no content."""

from string import Template
from typing import Final

from burraco_desktop.ui import theme
from burraco_desktop.ui.fonts import TITLE_FAMILY


def document_style(base: int) -> str:
    """The style sheet of the text, for plain text of `base` pixels."""
    return _filled(_DOCUMENT, base)


def list_style(base: int) -> str:
    """The style sheet of the list of contents or hits."""
    return _filled(_LIST, base)


def browser_style(base: int) -> str:
    """The style sheet of the widget that shows the text."""
    return _filled(_BROWSER, base)


def _filled(sheet: Template, base: int) -> str:
    sizes = {
        "small": round(base * 0.88),
        "large": round(base * 1.15),
        "h1": round(base * 2),
        "h2": round(base * 1.3),
        "tiny": max(1, round(base * 0.1)),
        "fifth": round(base * 0.22),
        "third": round(base * 0.33),
        "half": round(base * 0.5),
        "one": base,
        "two": round(base * 1.7),
    }
    lengths = {name: f"{size}px" for name, size in sizes.items()}
    return sheet.substitute(lengths | dict(theme.look().colours) | {"FAMILY": TITLE_FAMILY})


_DOCUMENT: Final = Template(
    """
body { color: $TEXT; }
h1 { font-family: "$FAMILY"; font-size: $h1; font-weight: 600; color: $TITLE; margin-top: 0; }
h1 { margin-bottom: $half; }
h2 { font-size: $h2; color: $STRONG; margin-top: $two; margin-bottom: $third; }
p { margin-top: $third; margin-bottom: $half; }
p.lead { font-size: $large; color: $TITLE; }
p.caption { margin-top: 0; margin-bottom: $one; color: $SOFT; }
p.onward { margin-top: $two; }
li { margin-bottom: $third; }
a { color: $STRONG; text-decoration: none; }
.clean { color: $GOOD; font-weight: 700; }
.dirty { color: $FAIR; font-weight: 700; }
.bad { color: $BAD; font-weight: 700; }
.note { color: $SOFT; font-size: $small; }
table.example { margin-top: $third; margin-bottom: $third; }
table.example td { padding-right: $one; }
table.example td.mark { padding-right: $half; }
table.example td.plus { padding-right: $one; color: $SOFT; font-size: $h2; }
table.values td { padding: $third $one $third 0; vertical-align: middle; }
table.plain { margin-top: $half; margin-bottom: $half; }
table.plain th { padding: $third $one $third $one; color: $STRONG; background-color: $RAISED; }
table.plain td { padding: $third $one $third $one; }
table.score { margin-top: $half; margin-bottom: $one; }
table.score th { padding: $third $half $third $half; color: $STRONG; background-color: $RAISED; }
table.score td { padding: $third $half $third $half; vertical-align: middle; }
table.words th, table.compare th { padding: $third $half $third $half; color: $STRONG; }
table.words td { padding: $third $half $third $half; vertical-align: middle; }
table.compare th, table.compare td { font-size: $small; padding: $third $third $third $third; }
table.compare td { vertical-align: middle; }
table.compare td.row { color: $SOFT; }
tr.odd td { background-color: $GROUND; }
table.compare th.played { background-color: $GOLD; color: $ON_GOLD; }
table.compare td.played { color: $STRONG; font-weight: 700; }
td.number { text-align: right; font-weight: 700; }
td.total { color: $STRONG; }
td.middle, td.cell, td.played, th { text-align: center; }
"""
)

_LIST: Final = Template(
    """
QListWidget { background: transparent; border: none; outline: none; }
QListWidget::item {
    color: $TEXT; padding: $fifth $half; border-radius: $third; border: $tiny solid transparent;
}
QListWidget::item:hover { background: $HOVER; }
QListWidget::item:selected { background: $GOLD; color: $ON_GOLD; }
QListWidget:focus::item:selected { border-color: $FOCUS; }
"""
)

_BROWSER: Final = Template(
    """
QTextBrowser {
    background: transparent; border: $tiny solid transparent; border-radius: $half;
    selection-background-color: $GOLD; selection-color: $ON_GOLD;
}
QTextBrowser:focus { border-color: $FOCUS; }
"""
)
