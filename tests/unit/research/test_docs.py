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


def test_version_2_of_taluva_is_told() -> None:
    game = game_named("taluva")
    codes = {window: encoding(game, 2, game.options({}, 2), 2, window=window) for window in (None, 24, 32)}
    section, shape, about = codes[None].sections[0]
    assert f"| `{section}` | {' x '.join(map(str, shape))} | {about} |" in TEXT
    sizes, actions = (
        {window: f"{getattr(code, what):,}" for window, code in codes.items()} for what in ("size", "actions")
    )
    assert f"| {sizes[None]} (window of 28), {sizes[24]} (24), {sizes[32]} (32) |" in TEXT
    assert f"| {actions[None]} (28), {actions[24]} (24), {actions[32]} (32) |" in TEXT
