"""Running the command as a person would, without a process of its own."""

from __future__ import annotations

import io
import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from atoll.cli import main

DATA = Path(__file__).parents[2] / "data"


@dataclass(frozen=True)
class Ran:
    code: int
    out: str
    err: str


Run = Callable[..., Ran]


@pytest.fixture
def run(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> Callable[..., Ran]:
    """Call main in an empty folder, in English at 80 columns unless the arguments say otherwise."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("NO_COLOR", "1")

    def call(*arguments: str, stdin: str | bytes = "") -> Ran:
        data = stdin if isinstance(stdin, bytes) else stdin.encode()
        monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(data), encoding="utf-8"))
        code = main(arguments)
        captured = capsys.readouterr()
        return Ran(code, captured.out, captured.err)

    return call


@pytest.fixture
def talat_record(tmp_path: Path) -> Callable[..., Path]:
    """Write the golden game of Talat, or its first moves, as a record."""

    def write(
        players: int = 3, length: int | None = None, name: str = "talat.json", **changes: object
    ) -> Path:
        lines = [json.loads(line) for line in (DATA / f"talat-{players}.jsonl").read_text().splitlines()]
        data = {**lines[0], "moves": [line["move"] for line in lines[1:-1]][:length], **changes}
        if length is None:
            data.setdefault("result", lines[-1]["result"])
        path = tmp_path / name
        path.write_text(json.dumps(data))
        return path

    return write
