"""Makes the icon files that Windows, macOS and Linux want, from the drawings in `resources/icons`.

    python packaging/raster_icons.py

It needs PySide6, which draws, and Pillow, which packs. Each size is drawn for itself, so that small ones stay
sharp. The files are not kept in the checkout, where they could fall behind the drawings.
"""

from __future__ import annotations

import io
import os
import sys
from typing import Final

from PIL import Image
from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF, Qt
from PySide6.QtGui import QGuiApplication, QImage, QImageWriter, QPainter
from PySide6.QtSvg import QSvgRenderer

from identity import APP_ID, BUILD, COMMAND, MATCH_ICON, MATCH_ID, ROOT, icon_file

ICONS: Final = BUILD / "icons"
DRAWINGS: Final = ROOT / "resources" / "icons"

ICO_SIZES: Final = (16, 20, 24, 32, 40, 48, 64, 256)
ICNS_SIZES: Final = (16, 32, 64, 128, 256, 512, 1024)
THEME_SIZES: Final = (16, 22, 24, 32, 48, 64, 128, 256, 512)


def main() -> int:
    """Make all files; returns the exit status."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QGuiApplication.instance() or QGuiApplication(sys.argv[:1])
    ICONS.mkdir(parents=True, exist_ok=True)
    for name in (COMMAND, MATCH_ICON):
        save(name, "ico", ICO_SIZES)
        save(name, "icns", ICNS_SIZES)
    for size in THEME_SIZES:
        save_png(COMMAND, f"apps/{APP_ID}", size)
        save_png(MATCH_ICON, f"mimetypes/{MATCH_ID}", size)
    del application
    return 0


def save(name: str, kind: str, sizes: tuple[int, ...]) -> None:
    """Pack pictures of all sizes into one file."""
    *others, largest = (Image.open(io.BytesIO(drawn(name, size))) for size in sizes)
    largest.save(icon_file(name, kind), append_images=others, sizes=[(size, size) for size in sizes])


def save_png(name: str, place: str, size: int) -> None:
    """Leave a picture where icon themes look for it."""
    path = ICONS / "hicolor" / f"{size}x{size}" / f"{place}.png"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(drawn(name, size))


def drawn(name: str, size: int) -> bytes:
    """A drawing as PNG of this many pixels each way."""
    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    QSvgRenderer(str(DRAWINGS / f"{name}.svg")).render(painter, QRectF(0, 0, size, size))
    painter.end()
    content = QByteArray()
    buffer = QBuffer(content)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    if not QImageWriter(buffer, QByteArray(b"PNG")).write(image):
        raise OSError(f"{name} cannot be drawn with {size} pixels")
    return bytes(content.data())


if __name__ == "__main__":
    sys.exit(main())
