"""``Position.svg`` and what a notebook shows."""

from __future__ import annotations

import doctest
import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

from atoll.core import SPECTATOR, NotationError, game, game_names
from atoll.core.drawing import DARK, LIGHT, DrawingOptions
from atoll.games.talat import drawing as talat
from atoll.games.taluva import scenery
from atoll.games.titicaca import drawing as titicaca
from svg_reader import Picture


@pytest.mark.parametrize("name", game_names())
def test_a_position_is_drawn_from_the_view_of_a_spectator(name: str) -> None:
    position = game(name).new(2, seed=1)
    assert position.svg() == position.game.svg(position.view(SPECTATOR))
    assert position._repr_svg_() == position.svg()


def test_the_last_move_is_marked_unless_another_is_named() -> None:
    position = game("taluva").new(2, seed=1)
    position.play("tile 0,0 0")
    assert len(Picture(position.svg()).all("recent")) == 3
    position.play("hut 1,0")
    assert [each.get("data-hex") for each in Picture(position.svg()).all("recent")] == ["1,0"]
    assert not Picture(position.svg(last_move=None)).all("recent")
    assert len(Picture(position.svg(last_move="tile 0,0 0")).all("recent")) == 3


def test_the_viewer_sits_in_front() -> None:
    position = game("talat").new(3)
    assert position.svg(viewer=1) == position.svg(orientation=1) != position.svg()
    assert position.svg(viewer=1, orientation=0) == position.svg()


def test_a_sealed_bid_is_drawn_for_its_seat_alone() -> None:
    position = game("titicaca").new(3, seed=1)
    position.play("bid 17", seat=1)
    shown = {viewer: position.svg(viewer=viewer) for viewer in (0, 1, 2, SPECTATOR)}
    assert "bid 17" in Picture(shown[1]).texts
    for viewer in (0, 2, SPECTATOR):
        assert "bid 17" not in shown[viewer]
        assert "has bid" in Picture(shown[viewer]).texts


def test_a_game_without_drawings_shows_none() -> None:
    from contract.pearls import PEARLS

    position = PEARLS.new(2, seed=1)
    with pytest.raises(NotationError, match="pearls has no drawings"):
        position.svg()
    assert position._repr_svg_() is None


def test_what_draws_is_loaded_when_something_is_drawn() -> None:
    code = (
        "import sys, atoll; p = atoll.game('taluva').new(2); p.view();"
        "assert not {'atoll.core.drawing', 'atoll.games.taluva.drawing'} & set(sys.modules);"
        "p.svg()"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


def test_the_page_about_drawings_names_every_option_and_colour() -> None:
    page = (Path(__file__).parents[3] / "docs" / "drawing.md").read_text("utf-8")
    assert set(re.findall(r"^\| `(\w+)` \|", page, re.M)) == set(DrawingOptions.__annotations__)
    for first, last in re.findall(r"`(\w+-\d)` to `(\w+-\d)`", page):
        name, start, end = first[:-1], int(first[-1]), int(last[-1])
        page += " ".join(f"`{name}{number}`" for number in range(start, end + 1))
    for colours in (LIGHT, DARK, scenery.COLOURS, titicaca.COLOURS, talat.COLOURS):
        assert {name for name in colours if f"`{name}`" not in page} == set()


@pytest.mark.parametrize("module", ["atoll.core.position", "atoll.core.drawing", "atoll.core.svg"])
def test_the_examples_in_docstrings_work(module: str) -> None:
    outcome = doctest.testmod(import_module(module))
    assert outcome.attempted > 0
    assert outcome.failed == 0
