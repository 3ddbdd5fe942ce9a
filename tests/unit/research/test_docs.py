"""docs/encodings.md tells what the code does: its tables are the code's."""

from __future__ import annotations

from pathlib import Path

import pytest

from atoll.core import game as game_named
from atoll.research.encodings import encoded, encoding

TEXT = (Path(__file__).parents[3] / "docs" / "encodings.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", encoded())
def test_the_tables_list_every_section(name: str) -> None:
    game = game_named(name)
    players = 2 if name == "taluva" else 3
    code = encoding(game, players, game.options({}, players))
    for section, shape, about in code.sections:
        assert f"| `{section}` | {' x '.join(map(str, shape))} | {about} |" in TEXT
    assert f"| {name} | {code.actions:,} |" in TEXT
