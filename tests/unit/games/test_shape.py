"""Every game has the same folders and files, describes itself, and numbers its words once."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path

import pytest

import atoll.games
from atoll.core import game, game_names
from atoll.games.taluva.material import DOUBLES, KINDS
from atoll.messages.rulebook import rulebook

GAMES = Path(atoll.games.__file__).parent
FILES = {
    "__init__.py",
    "codes.py",
    "drawing.py",
    "evaluate.py",
    "ideas.py",
    "material.py",
    "notation.py",
    "learnt.net",
    "options.py",
    "patterns.py",
    "patterns.pxd",
    "picture.py",
    "places.py",
    "sparring.py",
    "symmetry.py",
    "view.py",
    "weights.txt",
    "tempers.txt",
    "engine/__init__.py",
    "engine/position.py",
    "engine/position.pxd",
    "rules/__init__.py",
    "rules/position.py",
}


@pytest.mark.parametrize("name", game_names())
def test_each_game_has_the_same_files(name: str) -> None:
    folder = GAMES / name
    assert {path for path in FILES if not (folder / path).is_file()} == set()


@pytest.mark.parametrize("name", game_names())
def test_a_descriptor_is_about_its_game(name: str) -> None:
    found = game(name)
    described = found.descriptor
    assert found.title == name.capitalize()
    assert found.usual_players in found.seats
    assert (described.demo_players or found.usual_players) in found.seats
    assert {rule.id.split("-")[0] for rule in rulebook(name, "en").rules} == {described.rule_prefix}
    for options in described.standard_options:
        for players in found.seats:
            assert found.options(options, players).to_json(players) == dict(options)


def test_games_have_rule_prefixes_and_places_of_their_own() -> None:
    described = [game(name).descriptor for name in game_names()]
    assert len({one.rule_prefix for one in described}) == len(described)
    assert len({one.order for one in described}) == len(described)


def enums(name: str) -> dict[str, list[str]]:
    """Read the named enums of a game's codes.pxd: the comment behind each says which table it is."""
    text = (GAMES / name / "codes.pxd").read_text()
    return {
        found[1].lower(): re.findall(r"[A-Z_]+", found[2])
        for found in re.finditer(r"^cdef enum:  # (\w+).*\n((?:    .*\n)+)", text, re.M)
    }


def spelt(table: str, words: list[str]) -> list[str]:
    return [f"{table}_{word.replace('-', '_')}".upper() for word in words]


def test_the_numbers_of_taluva_have_the_words_of_its_tables() -> None:
    codes = import_module("atoll.games.taluva.codes")
    found = enums("taluva")
    assert found["phase"] == spelt("phase", [phase.value for phase in codes.PHASES])
    assert found["reason"] == spelt("reason", [reason or "none" for reason in codes.REASONS])
    assert found["verb"] == spelt("verb", list(codes.VERBS))
    assert found["kind"] == [*spelt("kind", list(KINDS)), "KINDS"]
    terrains = [name.removeprefix("TERRAIN_") for name in found["terrain"]]
    assert ["-" if name == "BARE" else name[0] for name in terrains] == list(codes.TERRAINS)
    text = (GAMES / "taluva" / "codes.pxd").read_text()
    assert f"TWIN = {len(codes.TILES)}\n" in text
    assert f"DOUBLE_TILES = {len(DOUBLES)}\n" in text


def test_the_numbers_of_titicaca_have_the_words_of_its_tables() -> None:
    codes = import_module("atoll.games.titicaca.codes")
    found = enums("titicaca")
    assert found["step"] == spelt("step", list(codes.STEPS))
    assert found["reason"] == spelt("reason", list(codes.REASONS))
    assert f"ARROW = {codes.ARROW}\n" in (GAMES / "titicaca" / "codes.pxd").read_text()
