"""Every file of every package calls the program, its version and its matches by the same names."""

from __future__ import annotations

import configparser
import plistlib
import re
import tomllib
from typing import TYPE_CHECKING, Any
from xml.etree import ElementTree as ET

import pytest

import i18n
import identity
import mac_bundle
import packs
import windows_version
from burraco_desktop import __main__ as command_line
from burraco_desktop import __version__, languages, start
from burraco_desktop.session import codec, glance

if TYPE_CHECKING:
    import argparse

LINUX = identity.ROOT / "packaging" / "linux"
XML_LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"
MIME = "{http://www.freedesktop.org/standards/shared-mime-info}"
OTHERS = {language for language in identity.LANGUAGES if language != "en"}
PROJECT = tomllib.loads((identity.ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


@pytest.fixture(scope="module")
def entry() -> configparser.ConfigParser:
    """The menu entry."""
    parser = configparser.ConfigParser(interpolation=None)
    parser.optionxform = str  # type: ignore[assignment,method-assign]  # keeps capitals, as documented
    parser.read(LINUX / f"{identity.APP_ID}.desktop", encoding="utf-8")
    return parser


@pytest.fixture(scope="module")
def metainfo() -> ET.Element:
    """What software centres show."""
    return ET.parse(LINUX / f"{identity.APP_ID}.metainfo.xml").getroot()


@pytest.fixture(scope="module")
def file_type() -> ET.Element:
    """The kind of file that a saved match is."""
    found = ET.parse(LINUX / f"{identity.APP_ID}-mime.xml").getroot().find(f"{MIME}mime-type")
    assert found is not None
    return found


def texts(element: ET.Element, path: str) -> list[str | None]:
    return [found.text for found in element.findall(path)]


class TestProgram:
    def test_the_version_is_that_of_the_package(self) -> None:
        assert identity.version() == __version__
        assert ".".join(map(str, identity.version_numbers())).startswith(__version__)

    def test_the_commands_are_those_of_the_wheel(self) -> None:
        assert set(PROJECT["scripts"]) == {identity.COMMAND}
        assert set(PROJECT["gui-scripts"]) == {identity.NAME}

    def test_the_window_names_the_menu_entry(self) -> None:
        assert start.DESKTOP_FILE == identity.APP_ID

    def test_the_languages_are_those_of_the_game(self) -> None:
        assert tuple(languages.SPOKEN) == identity.LANGUAGES == i18n.LANGUAGES

    def test_a_saved_match_has_the_suffix_that_packages_register(self) -> None:
        assert glance.SUFFIX == identity.SUFFIX


class TestLinux:
    def test_the_menu_entry_starts_the_command_with_a_file(self, entry: configparser.ConfigParser) -> None:
        section = entry["Desktop Entry"]
        assert section["Exec"] == f"{identity.COMMAND} %f"
        assert section["Icon"] == identity.APP_ID
        assert section["MimeType"] == f"{identity.MIME_TYPE};"

    def test_the_menu_entry_has_every_action_it_offers(self, entry: configparser.ConfigParser) -> None:
        offered = entry["Desktop Entry"]["Actions"].rstrip(";").split(";")
        assert {f"Desktop Action {name}" for name in offered} == set(entry.sections()) - {"Desktop Entry"}

    def test_the_menu_entry_is_translated(self, entry: configparser.ConfigParser) -> None:
        for name in ("GenericName", "Comment", "Keywords"):
            assert {f"{name}[{language}]" for language in OTHERS} <= set(entry["Desktop Entry"])
        assert {f"Name[{language}]" for language in OTHERS} <= set(entry["Desktop Action new-match"])

    def test_software_centres_find_the_program(self, metainfo: ET.Element) -> None:
        assert texts(metainfo, "id") == [identity.APP_ID]
        assert texts(metainfo, "launchable") == [f"{identity.APP_ID}.desktop"]
        assert texts(metainfo, "provides/binary") == [identity.COMMAND]
        assert texts(metainfo, "provides/mediatype") == [identity.MIME_TYPE]
        assert texts(metainfo, "project_license") == [PROJECT["license"]]

    def test_software_centres_are_told_this_version_first(self, metainfo: ET.Element) -> None:
        assert metainfo.findall("releases/release")[0].get("version") == __version__

    def test_software_centres_are_told_in_every_language(self, metainfo: ET.Element) -> None:
        for path in ("summary", "description/p", "description/ul/li"):
            found = [element.get(XML_LANGUAGE) for element in metainfo.findall(path)]
            assert set(found) == {None, *OTHERS}
            assert len({found.count(language) for language in {*found}}) == 1

    def test_matches_are_known_by_suffix_and_content(self, file_type: ET.Element) -> None:
        assert file_type.get("type") == identity.MIME_TYPE
        (glob,), (magic,) = file_type.findall(f"{MIME}glob"), file_type.findall(f"{MIME}magic/{MIME}match")
        assert glob.get("pattern") == f"*{identity.SUFFIX}"
        assert magic.get("value") == f'"{codec.FORMAT}"'

    def test_matches_have_an_icon_and_a_name_in_every_language(self, file_type: ET.Element) -> None:
        assert [icon.get("name") for icon in file_type.findall(f"{MIME}icon")] == [identity.MATCH_ID]
        named = {comment.get(XML_LANGUAGE) for comment in file_type.findall(f"{MIME}comment")}
        assert named == {None, *OTHERS}

    def test_a_flatpak_is_named_as_all_others(self) -> None:
        text = (LINUX / f"{identity.APP_ID}.yml").read_text(encoding="utf-8")
        assert f"\nid: {identity.APP_ID}\n" in text
        assert f"\ncommand: {identity.COMMAND}\n" in text

    def test_the_script_that_installs_knows_the_names(self) -> None:
        text = (LINUX / "install.sh").read_text(encoding="utf-8")
        assert f"lib/{identity.NAME}" in text
        assert f"applications/{identity.APP_ID}.desktop" in text


class TestManual:
    manual = (LINUX / f"{identity.COMMAND}.1").read_text(encoding="utf-8")

    @pytest.mark.parametrize("action", command_line._parser()._actions, ids=lambda action: action.dest)
    def test_every_option_is_explained(self, action: argparse.Action) -> None:
        named = [option.removeprefix("-") for option in action.option_strings]
        pattern = " , ".join(f"Fl {name}" for name in named) if named else "Ar FILE"
        assert re.search(rf"^\.It {re.escape(pattern)}|^\.{re.escape(pattern)}", self.manual, re.MULTILINE)

    @pytest.mark.parametrize("command", re.findall(r"(?m)^  burraco ([a-z-]+) ", command_line._commands()))
    def test_every_command_is_explained(self, command: str) -> None:
        assert re.search(rf"^\.It Cm {command}\b", self.manual, re.MULTILINE)


class TestWindows:
    script = (identity.ROOT / "packaging" / "windows" / "installer.nsi").read_text(encoding="utf-8")

    def test_the_installer_is_told_all_that_it_asks_for(self) -> None:
        told = {option.removeprefix("/D").partition("=")[0] for option in packs.installer_options("/D")}
        made = set(re.findall(r"!define (\w+)", self.script))
        asked = set(re.findall(r"\$\{([A-Z_]+)\}", self.script))
        assert {name for name in asked - made if not name.startswith("LANG_")} == told

    def test_the_installer_speaks_every_language_throughout(self) -> None:
        spoken = [name.upper() for name in re.findall(r'MUI_LANGUAGE "(\w+)"', self.script)]
        assert {"ENGLISH", "ITALIAN", "PORTUGUESEBR", "SPANISH"} <= set(spoken)
        for name in set(re.findall(r"^LangString (\w+)", self.script, re.MULTILINE)):
            assert re.findall(rf"^LangString {name} \$\{{LANG_(\w+)\}}", self.script, re.MULTILINE) == spoken

    def test_the_installer_registers_the_suffix(self) -> None:
        assert rf'"${{CLASSES}}\{identity.SUFFIX}"' in self.script

    def test_the_installer_starts_the_program_without_a_console(self) -> None:
        assert rf'"$INSTDIR\{identity.NAME}.exe" "%1"' in self.script

    def test_the_version_resource_is_well_formed(self) -> None:
        told: dict[str, Any] = {}
        stand_ins = {
            "FixedFileInfo": lambda **fields: told.update(fields),
            "StringStruct": lambda name, value: told.update({name: value}),
            "StringTable": lambda encoding, _: told.update(encoding=encoding),
        }
        others = ("VSVersionInfo", "StringFileInfo", "VarFileInfo", "VarStruct")
        eval(  # noqa: S307  # as the tool that freezes does; the text is our own
            windows_version.text("burraco"), stand_ins | dict.fromkeys(others, lambda *_, **__: None)
        )
        assert told["filevers"] == identity.version_numbers()
        assert told["FileVersion"] == __version__
        assert told["OriginalFilename"] == "burraco.exe"
        assert told["encoding"] == "040904b0"


class TestMac:
    def test_the_bundle_opens_matches(self) -> None:
        info: dict[str, Any] = plistlib.loads(plistlib.dumps(mac_bundle.info()))
        (kind,), (document,) = info["UTExportedTypeDeclarations"], info["CFBundleDocumentTypes"]
        assert document["LSItemContentTypes"] == [kind["UTTypeIdentifier"]]
        suffixes = kind["UTTypeTagSpecification"]["public.filename-extension"]
        assert [f".{suffix}" for suffix in suffixes] == [identity.SUFFIX]
        assert info["CFBundleShortVersionString"] == __version__
        assert len(info["CFBundleLocalizations"]) == len(identity.LANGUAGES)


class TestProject:
    def test_what_builds_is_pinned_as_for_developers(self) -> None:
        extras = PROJECT["optional-dependencies"]
        pinned = [need for need in extras["dev"] if need.startswith("mypy")]
        assert set(pinned) | set(extras["sound"]) <= set(extras["package"])

    def test_every_python_that_is_tested_is_named(self) -> None:
        workflow = (identity.ROOT / ".github" / "workflows" / "ci.yml").read_text(encoding="utf-8")
        found = re.search(r"python: \[(.*)\]", workflow)
        assert found is not None
        named = [line.rpartition(":: ")[2] for line in PROJECT["classifiers"] if " :: Python :: 3." in line]
        assert found[1] == ", ".join(f'"{version}"' for version in named)
        assert PROJECT["requires-python"] == f">={named[0]}"
