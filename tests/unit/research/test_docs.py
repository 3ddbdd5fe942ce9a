"""docs/research.md tells what the code does: its tables are the code's, and its examples run."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from atoll.core import game as game_named
from atoll.research.encodings import ENCODED, encoding

TEXT = (Path(__file__).parents[3] / "docs" / "research.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"^```python\n(.*?)^```", TEXT, re.M | re.S)


@pytest.mark.parametrize("number", range(len(EXAMPLES)))
def test_the_examples_run(number: int, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(EXAMPLES[number], f"docs/research.md, example {number + 1}", "exec"), {})


@pytest.mark.parametrize("name", ENCODED)
def test_the_tables_list_every_section(name: str) -> None:
    game = game_named(name)
    players = 2 if name == "taluva" else 3
    code = encoding(game, players, game.options({}, players))
    for section, shape, about in code.sections:
        assert f"| `{section}` | {' x '.join(map(str, shape))} | {about} |" in TEXT
    assert f"| {name} | {code.actions:,} |" in TEXT
