"""Talat's screen: what is drawn, and what typed texts mean."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from atoll.cli.screens import Scene, screen_of
from atoll.cli.translate import Translator
from atoll.core import SPECTATOR, game
from atoll.core.types import View
from atoll.games.talat.picture import read_picture
from atoll.games.talat.rules import Position
from atoll.games.talat.view import view_data

SCREEN = screen_of("talat")

NAMES = ["Anna", "Ben", "Cleo"]

MIDDLE = """
    3 players, A to move
        AB                      BC                      CA frozen
    5    .  B13  .   .   .       .   .   .  C14  .       .   .   .   .   .
    4    .   .   .   .   .       .   .   .   .   .       .   .   .   .   .
    3    .  B26  .   .   .       .   .   .   .   .       .   .   .  C36  .
    2    .  A36  .   .   .       .   .   .  B24  .       .   .   .   .   .
    1    .   .   .   .   .       .   .   .   .   .       .  A23  .   .   .
         a   b   c   d   e       a   b   c   d   e       a   b   c   d   e
    A captured B14 C16
"""


def scene(position: Position | None = None, width: int = 80, lang: str = "en", **changes: object) -> Scene:
    reference = position or game("talat").new(3).reference
    seat = reference.to_move
    assert isinstance(seat, int)
    values = {"seat": seat, "legal": reference.legal_moves_for(seat), **changes}
    return Scene(
        view=View(SPECTATOR, view_data(reference, SPECTATOR)),
        names=NAMES,
        translate=Translator(lang, NAMES),
        width=width,
        **values,
    )  # type: ignore[arg-type]


def middle(**changes: object) -> Scene:
    return scene(Position.arrange(read_picture(MIDDLE)), **changes)  # type: ignore[arg-type]


def drawn(given: Scene) -> list[str]:
    console = Console(file=io.StringIO(), width=given.width, no_color=True)
    console.print(SCREEN.draw(given))
    assert isinstance(console.file, io.StringIO)
    return [line.rstrip() for line in console.file.getvalue().splitlines()]


def test_boards_stand_side_by_side_with_towers_shapes_and_points() -> None:
    lines = drawn(middle())
    assert lines[0] == "┌─ AB ──────────────────┐ ┌─ BC ──────────────────┐ ╔═ CA frozen ═══════════╗"
    assert lines[8:10] == [
        "│2   ·  A36  ·   ·   ·  │ │2   ·   ·   ·  B24  ·  │ ║2   ░   ░   ░   ░   ░  ║",
        "│       ⬢⬢⬢             │ │               ■■      │ ║                       ║",
    ]
    assert lines[-3] == "▶  A Anna  13 points (10 + 3)  captured B14 C16"


@pytest.mark.parametrize(
    ("width", "abreast"), [(120, 3), (80, 3), (77, 3), (76, 2), (51, 2), (50, 1), (30, 1), (10, 1)]
)
def test_narrow_terminals_get_fewer_boards_abreast_and_no_line_is_too_long(width: int, abreast: int) -> None:
    lines = drawn(middle(width=width))
    assert max(map(len, lines)) <= width
    assert sum(line.count("┌─ ") + line.count("╔═ ") for line in lines[:1]) == abreast


def test_without_unicode_all_is_ascii() -> None:
    lines = drawn(middle(unicode=False))
    assert "".join(lines).isascii()
    assert lines[8].startswith("|2   .  A36  .   .   .  |")
    assert lines[9].startswith("|       OOO             |")
    assert "CA frozen" in lines[0]


def test_what_others_did_is_marked() -> None:
    lines = drawn(middle(recent=[(1, "move AB a4 b3"), (2, "capture CA c3 d3")]))
    assert "│3   · »B26  ·   ·   ·  │" in lines[6]
    assert "│4   ○   ·" in lines[4]


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_all_phases_are_asked_for_in_each_language(lang: str) -> None:
    sentences = {
        SCREEN.prompt(scene(lang=lang)),
        SCREEN.prompt(scene(game("talat").new(2).reference, lang=lang)),  # type: ignore[arg-type]
        SCREEN.prompt(middle(lang=lang)),
    }
    assert len(sentences) == 3
    assert all("Anna" in sentence for sentence in sentences)
    assert SCREEN.typing_help(middle(lang=lang))


@pytest.mark.parametrize(
    ("text", "moves"),
    [
        ("capture AB b2 b3", ["capture AB b2 b3"]),
        ("b2b3", ["capture AB b2 b3"]),
        ("B2-B3", ["capture AB b2 b3"]),
        ("b2xb3", ["capture AB b2 b3"]),
        ("b3 ab", ["capture AB b2 b3"]),
        ("move ab b2", ["move AB b2 a3", "move AB b2 c3"]),
        ("b3 b2", []),
        ("b2 z9", []),
    ],
)
def test_a_move_may_be_typed_in_many_ways(text: str, moves: list[str]) -> None:
    assert SCREEN.interpret(text, middle()) == moves


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("b2 b4", "move AB b2 b4"),
        ("b2 b5", "capture AB b2 b5"),
        ("bc d2 d3", "move BC d2 d3"),
        ("36 c1", "put 36 AB c1"),
        ("36 bc c1", "put 36 BC c1"),
        ("move b2 b3", "move AB b2 b3"),
        ("e1 e2", "move AB e1 e2"),
        ("what  now", "what now"),
    ],
)
def test_a_text_that_fits_no_move_is_completed_for_the_rules_to_refuse(text: str, move: str) -> None:
    assert SCREEN.complete_move(text, middle()) == move


def test_moves_are_grouped_by_tower() -> None:
    groups = SCREEN.group_moves(middle())
    assert [str(group.title) for group in groups] == ["AB b2  A36 ⬢⬢⬢"]
    assert dict(groups[0].moves)["capture AB b2 b3"] == "\u00d7b3"
    groups = SCREEN.group_moves(scene())
    assert len(groups) == 9
    assert str(groups[0].title) == "13 ▲"
    assert groups[0].moves[0] == ("put 13 AB a1", "AB a1")
