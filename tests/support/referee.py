"""How tests ask the referee: the command as a function, with what it prints."""

import json
from typing import Any

import pytest

from burraco_desktop.referee import main


def answer(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, dict[str, Any]]:
    """The exit status and the one line of JSON."""
    status = main(arguments)
    out, err = capsys.readouterr()
    assert err == ""
    assert out.count("\n") == 1
    document: dict[str, Any] = json.loads(out)
    return status, document
