"""``trace``, ``replay`` and ``perft`` print what they always printed, to the byte: other programs read it.

``tests/data/command_line/expected.jsonl`` holds per call its arguments, exit code and output (long output as
its number of lines and its SHA-256). Error sentences may be reworded, so of these only the form is fixed.
"""

from __future__ import annotations

import hashlib
import json
from typing import Any

import pytest

from .conftest import DATA, Run

FOLDER = DATA / "command_line"
CALLS = [json.loads(line) for line in (FOLDER / "expected.jsonl").read_text(encoding="utf-8").splitlines()]


@pytest.mark.parametrize("call", CALLS, ids=lambda call: " ".join(call["arguments"]))
def test_the_output_is_the_same_to_the_byte(
    run: Run, call: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(FOLDER)
    ran = run(*call["arguments"])
    assert ran.code == call["code"]
    if "out" in call:
        assert ran.out == call["out"]
    else:
        assert ran.out.count("\n") == call["lines"]
        assert hashlib.sha256(ran.out.encode()).hexdigest() == call["sha256"]
    if ran.code == 0:
        assert ran.err == call["err"]
    else:
        assert ran.err.startswith("atoll: ")
        assert ran.err.count("\n") == 1
