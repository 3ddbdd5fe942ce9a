"""Records of earlier versions replay, and the commands for other programs print what they printed."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

from atoll.cli import main
from atoll.core import Record
from goldens import VERSIONS, WRITTEN, read_lines

COMMANDS = [(name, line) for name in WRITTEN for line in read_lines(VERSIONS / name / "commands.jsonl")]


@pytest.mark.parametrize("version", WRITTEN)
def test_records_are_read_and_written_to_the_letter(version: str) -> None:
    for line in (VERSIONS / version / "records.jsonl").read_text(encoding="utf-8").splitlines():
        document = json.loads(line)
        document.pop("table", None)  # a server's part, which is none of the game's
        assert Record.loads(line).dumps() == json.dumps(document, ensure_ascii=False)


@pytest.mark.parametrize("version", WRITTEN)
def test_there_are_records_of_every_kind(version: str) -> None:
    records = [Record.from_json(line) for line in read_lines(VERSIONS / version / "records.jsonl")]
    for game in ("talat", "taluva", "titicaca"):
        own = [record for record in records if record.game == game]
        assert any(record.result is not None and record.result.over and record.fair for record in own)
        assert {record.view for record in own} >= {None, 0}
    assert any(record.origin for record in records)


@pytest.mark.parametrize(("version", "command"), COMMANDS)
def test_commands_print_the_same(
    version: str, command: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = command["arguments"]
    if "record" in command:
        path = tmp_path / "record.json"
        lines = (VERSIONS / version / "records.jsonl").read_text(encoding="utf-8").splitlines()
        path.write_text(lines[command["record"]], encoding="utf-8")
        arguments = [str(path) if part == "RECORD" else part for part in arguments]
    assert main(arguments) == command["code"]
    out = capsys.readouterr().out
    assert hashlib.sha256(out.encode()).hexdigest() == command["sha256"]
