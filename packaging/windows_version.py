"""What Windows shows of the program under Properties, Details: the version resource of its two files."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import identity

if TYPE_CHECKING:
    from pathlib import Path

ENGLISH_UNICODE: Final = (0x0409, 1200)


def resource(name: str) -> Path:
    """Write the resource of the program with this name in the form that the freezing tool reads."""
    path = identity.BUILD / "freeze" / f"{name}-version.txt"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text(name), encoding="utf-8")
    return path


def text(name: str) -> str:
    """The resource as the constructor calls that make it."""
    numbers = identity.version_numbers()
    entries = "".join(f"StringStruct({key!r}, {value!r}), " for key, value in strings(name).items())
    language, encoding = ENGLISH_UNICODE
    return (
        "VSVersionInfo(\n"
        f"  ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}, mask=0x3f, flags=0, OS=0x40004,"
        " fileType=1, subtype=0, date=(0, 0)),\n"
        f"  kids=[StringFileInfo([StringTable('{language:04x}{encoding:04x}', [{entries}])]),\n"
        f"        VarFileInfo([VarStruct('Translation', [{language}, {encoding}])])])\n"
    )


def strings(name: str) -> dict[str, str]:
    """The lines that a person reads."""
    return {
        "CompanyName": identity.PUBLISHER,
        "FileDescription": identity.TITLE,
        "FileVersion": identity.version(),
        "InternalName": name,
        "LegalCopyright": f"{identity.PUBLISHER}, MIT licence",
        "OriginalFilename": f"{name}.exe",
        "ProductName": identity.TITLE,
        "ProductVersion": identity.version(),
    }
