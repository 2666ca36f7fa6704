"""Where things lie: the resources of the program and the folders of the user. It knows no file format."""

import sys
from contextlib import suppress
from pathlib import Path
from typing import Final

from platformdirs import PlatformDirs

APP_NAME: Final = "burraco-desktop"
RESOURCES: Final = "resources"
_PACKAGE = Path(__file__).resolve().parent


class ResourceError(Exception):
    """A file or folder that comes with the program is missing: the installation is damaged."""

    def __init__(self, path: Path) -> None:
        super().__init__(f"{path} is missing; install the program again")
        self.path = path


def resource_root() -> Path:
    """The folder of the resources, in a frozen program, an installed package or a checkout.

    Raises:
        ResourceError: there is no such folder.
    """
    root = _frozen_root() or _source_root()
    if not root.is_dir():
        raise ResourceError(root)
    return root


def resource(name: str) -> Path:
    """A file or folder of the resources, named from their root with slashes, as in `rulesets/italian.json`.

    Raises:
        ResourceError: it is missing.
    """
    path = resource_root() / name
    if not path.exists():
        raise ResourceError(path)
    return path


def data_folder() -> Path:
    """The user's folder for matches and statistics, made where it is missing."""
    return _made(_user_folders().user_data_path)


def settings_file() -> Path:
    """The file of the user's settings; whoever writes it makes its folder."""
    return _user_folders().user_config_path / "settings.ini"


def log_folder() -> Path:
    """The user's folder for the program's log, made where it is missing."""
    return _made(_user_folders().user_log_path)


def _frozen_root() -> Path | None:
    """The root inside a frozen program, which unpacks its data where `sys._MEIPASS` says."""
    bundle = getattr(sys, "_MEIPASS", None)
    return None if bundle is None else Path(bundle) / RESOURCES


def _source_root() -> Path:
    """The root inside the package, as a wheel installs it, else the one beside the package."""
    installed = _PACKAGE / RESOURCES
    return installed if installed.is_dir() else _PACKAGE.parent / RESOURCES


def _user_folders() -> PlatformDirs:
    return PlatformDirs(APP_NAME, appauthor=False)


def _made(folder: Path) -> Path:
    """The folder, made where the system allows it; whoever writes there meets the error, and tells it."""
    with suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
    return folder
