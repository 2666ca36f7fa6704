"""What macOS reads about the program: its version, its documents, and which systems it runs on."""

from __future__ import annotations

from typing import Final

import identity

OLDEST_SYSTEM: Final = "13.0"
"""What Qt asks for."""


def info() -> dict[str, object]:
    """The entries of Info.plist beyond those that the freezing tool writes."""
    return {
        "CFBundleDisplayName": identity.TITLE,
        "CFBundleShortVersionString": identity.version(),
        "CFBundleDevelopmentRegion": "en",
        "CFBundleLocalizations": [language.replace("_", "-") for language in identity.LANGUAGES],
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": "Burraco match",
                "CFBundleTypeRole": "Editor",
                "CFBundleTypeIconFile": f"{identity.MATCH_ICON}.icns",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [identity.MATCH_ID],
            }
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": identity.MATCH_ID,
                "UTTypeDescription": "Burraco match",
                "UTTypeIconFile": f"{identity.MATCH_ICON}.icns",
                "UTTypeConformsTo": ["public.data", "public.text"],
                "UTTypeTagSpecification": {
                    "public.filename-extension": [identity.SUFFIX.removeprefix(".")],
                    "public.mime-type": [identity.MIME_TYPE],
                },
            }
        ],
        "LSApplicationCategoryType": "public.app-category.card-games",
        "LSMinimumSystemVersion": OLDEST_SYSTEM,
        "NSHighResolutionCapable": True,
        "NSSupportsAutomaticGraphicsSwitching": True,
    }
