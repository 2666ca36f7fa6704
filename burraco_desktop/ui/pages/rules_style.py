"""The style sheets of the rules page, in sizes that follow plain text. It knows no content."""

from string import Template
from typing import Final

from burraco_desktop.ui import theme


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
    colours = {
        name: getattr(theme, name)
        for name in ("PANEL", "PANEL_EDGE", "PANEL_RAISED", "GOLD", "GOLD_LIGHT", "TEXT", "TEXT_SOFT")
    } | {"GOOD": theme.CLEAN, "DIRTY": theme.DIRTY, "BAD": theme.REFUSED, "IVORY": theme.IVORY}
    return sheet.substitute({name: f"{size}px" for name, size in sizes.items()} | colours)


_DOCUMENT: Final = Template(
    """
body { color: $TEXT; }
h1 { font-size: $h1; color: $GOLD; margin-top: 0; margin-bottom: $half; }
h2 { font-size: $h2; color: $GOLD_LIGHT; margin-top: $two; margin-bottom: $third; }
p { margin-top: $third; margin-bottom: $half; }
p.lead { font-size: $large; color: $IVORY; }
p.caption { margin-top: 0; margin-bottom: $one; color: $TEXT_SOFT; }
p.onward { margin-top: $two; }
li { margin-bottom: $third; }
a { color: $GOLD; text-decoration: none; }
.clean { color: $GOOD; font-weight: 700; }
.dirty { color: $DIRTY; font-weight: 700; }
.bad { color: $BAD; font-weight: 700; }
.note { color: $TEXT_SOFT; font-size: $small; }
table.example { margin-top: $third; margin-bottom: $third; }
table.example td { padding-right: $one; }
table.example td.mark { padding-right: $half; }
table.example td.plus { padding-right: $one; color: $TEXT_SOFT; font-size: $h2; }
table.values td { padding: $third $one $third 0; vertical-align: middle; }
table.plain { margin-top: $half; margin-bottom: $half; }
table.plain th { padding: $third $one $third $one; color: $GOLD_LIGHT; background-color: $PANEL_RAISED; }
table.plain td { padding: $third $one $third $one; }
table.score { margin-top: $half; margin-bottom: $one; }
table.score th { padding: $third $half $third $half; color: $GOLD_LIGHT; background-color: $PANEL_RAISED; }
table.score td { padding: $third $half $third $half; vertical-align: middle; }
table.words th, table.compare th { padding: $third $half $third $half; color: $GOLD_LIGHT; }
table.words td { padding: $third $half $third $half; vertical-align: middle; }
table.compare th, table.compare td { font-size: $small; padding: $third $third $third $third; }
table.compare td { vertical-align: middle; }
table.compare td.row { color: $TEXT_SOFT; }
tr.odd td { background-color: #0F3627; }
table.compare th.played { background-color: $GOLD; color: #1B2420; }
table.compare td.played { color: $GOLD_LIGHT; font-weight: 700; }
td.number { text-align: right; font-weight: 700; }
td.total { color: $GOLD; }
td.middle, td.cell, td.played, th { text-align: center; }
"""
)

_LIST: Final = Template(
    """
QListWidget { background: transparent; border: none; outline: none; }
QListWidget::item {
    color: $TEXT; padding: $fifth $half; border-radius: $third; border: $tiny solid transparent;
}
QListWidget::item:hover { background: $PANEL_RAISED; }
QListWidget::item:selected { background: $GOLD; color: #1B2420; }
QListWidget:focus::item:selected { border-color: $IVORY; }
"""
)

_BROWSER: Final = Template(
    """
QTextBrowser {
    background: transparent; border: $tiny solid transparent; border-radius: $half;
    selection-background-color: $GOLD; selection-color: #1B2420;
}
QTextBrowser:focus { border-color: $PANEL_EDGE; }
"""
)
