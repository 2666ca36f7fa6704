"""Makes the translations whenever a wheel, a source archive or an editable install is built."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class Translations(BuildHookInterface):  # type: ignore[misc]  # hatchling is there only while it builds
    """Calls the module beside it, which the builder does not find by its name."""

    PLUGIN_NAME = "translations"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Make them all, and have them shipped although git ignores them."""
        del version
        runpy.run_path(str(Path(__file__).with_name("i18n.py")))["compile_all"]()
        build_data["artifacts"].append("/resources/i18n/*.qm")
