"""Taluva's screen: what is drawn, and what typed texts mean."""

from __future__ import annotations

import io
import re

import pytest
from rich.console import Console, RenderableType

from atoll.cli.screens import Scene, screen_of
from atoll.cli.translate import Translator
from atoll.core import SPECTATOR
from atoll.core.types import View
from atoll.games.taluva.picture import read_position
from atoll.games.taluva.view import view_data
from atoll.messages import LANGUAGES

SCREEN = screen_of("taluva")

NAMES = ["Anna", "Ben"]

ISLAND = """
     0,-1 |    1JA^  2C
    -1,0  | 1V5  ~    1RB#
    -1,1  |   1v0   1sA^
"""
PLACE = f"options ships=true doubles=true zone=beginner\ndeck JC JC\ndrawn 1\nturn A place VSL\n{ISLAND}"
BUILD = f"options ships=true\ndeck JC JC\ndrawn 1\nturn A build\n{ISLAND}"


def scene(text: str, width: int = 80, lang: str = "en", **changes: object) -> Scene:
    reference = read_position(text)
    seat = reference.to_move
    assert isinstance(seat, int)
    values = {
        "seat": seat,
        "legal": reference.legal_moves_for(seat),
        "names": NAMES,
        "translate": Translator(lang, NAMES),
        **changes,
    }
    return Scene(view=View(SPECTATOR, view_data(reference, SPECTATOR)), width=width, **values)


def printed(what: RenderableType | None, given: Scene) -> list[str]:
    assert what is not None
    console = Console(file=io.StringIO(), width=given.width, no_color=True)
    console.print(what)
    assert isinstance(console.file, io.StringIO)
    return [line.rstrip() for line in console.file.getvalue().splitlines()]


def test_hexes_show_level_terrain_direction_pieces_and_their_place() -> None:
    given = scene(BUILD)
    assert printed(SCREEN.draw(given), given) == [
        "   1J ▲⌂ 2C",
        "   0,-1  1,-1",
        "1V↘5  ~     1R ●♛",
        "-1,0  0,0   1,0",
        "   1V→=0 1S ▲⌂",
        "   -1,1  0,1",
        "",
        "Stack: 23 of 24 tiles.",
        "▶  ▲ Anna  18 huts  2 towers  3 temples  2 ships",
        "   ● Ben   20 huts  2 towers  2 temples  2 ships",
    ]


def test_a_ship_stands_in_its_lagoon() -> None:
    given = scene(BUILD.replace("~ ", "~B"))
    assert "~●⚑" in "\n".join(printed(SCREEN.draw(given), given))


@pytest.mark.parametrize(("lang", "word"), [("en", "team"), ("fr", "équipe"), ("de", "Team")])
def test_partners_bear_the_number_of_their_team(lang: str, word: str) -> None:
    names = ["Anna", "Ben", "Cleo", "Dan"]
    text = "players 4\noptions teams=true\nturn A build\n 0,-1 | 1J  1C\n 0,0 | 1V1"
    given = scene(text, lang=lang, names=names, translate=Translator(lang, names))
    lines = printed(SCREEN.draw(given), given)[-4:]
    for line, name, team in zip(lines, names, (1, 2, 1, 2), strict=True):
        assert re.search(rf"{name} +{word} {team}  ", line)


def test_where_the_tile_can_begin_is_shown() -> None:
    given = scene(PLACE)
    text = "\n".join(printed(SCREEN.draw(given), given))
    assert "2,0" in text
    assert "Zone: beginner." in text
    assert "In hand: volcano-sand-lake." in text
    assert SCREEN.prompt(given).startswith("Anna: lay the volcano-sand-lake tile; type the hex")


@pytest.mark.parametrize("width", [120, 80, 40, 20])
def test_wide_islands_are_folded_and_no_line_is_too_long(width: int) -> None:
    row = " ".join(["1J"] * 30)
    given = scene(f"turn A build\n0,0 | {row}", width=width)
    lines = printed(SCREEN.draw(given), given)
    assert max(map(len, lines)) <= width
    assert sum(line.count("1J") for line in lines) == 30
    assert lines.count("…") == (30 * 6 - 1) // width


def test_without_unicode_all_is_ascii() -> None:
    given = scene(PLACE, unicode=False)
    text = "\n".join(printed(SCREEN.draw(given), given))
    assert text.isascii()
    assert "1J A^" in text
    assert SCREEN.typing_help(given).isascii()


def test_what_others_did_is_marked() -> None:
    given = scene("turn A build\n1,-1 | 1C 1J\n0,0 | 1V0 1J", recent=[(1, "tile 0,0 0"), (1, "hut 2,-1")])
    console = Console(file=io.StringIO(), width=80, force_terminal=True, color_system="truecolor")
    console.print(SCREEN.draw(given))
    assert isinstance(console.file, io.StringIO)
    codes = [part.partition("m") for part in console.file.getvalue().split("\x1b[")]
    reversed_words = [word for code, _, word in codes if "7" in code.split("38")[0].split(";")]
    assert [word.strip() for word in reversed_words] == [
        "1C", "1J", "1,-1", "2,-1", "1V→0", "1J", "0,0", "1,0",
    ]  # fmt: skip


def test_a_preview_shows_the_tile_and_what_it_covers() -> None:
    given = scene("""
        turn B place VSL
         1,-1 |        1CA^
         0,0  |     1V0   1JA^
         0,1  |        1V5   1S
    """)
    lines = printed(SCREEN.preview(given, "tile 0,0 5"), given)
    assert "2V↘5  2L" in "\n".join(lines)
    assert lines[-1] == "It buries one of Anna’s huts."
    assert SCREEN.preview(scene(BUILD), "hut 0,-1") is None


def test_a_preview_of_volcano_volcano_points_both_ways() -> None:
    given = scene("turn A place VV\n0,0 | 1J")
    assert "1V→=0 1V←=3" in "\n".join(printed(SCREEN.preview(given, "tile 1,0 0"), given))


def test_builds_are_listed_under_headings_at_once() -> None:
    given = scene(BUILD)
    assert SCREEN.lists_all_moves(given)
    groups = {str(group.title): list(group.moves) for group in SCREEN.group_moves(given)}
    assert groups == {
        "Ship into a lagoon": [("ship 0,0", "0,0")],
        "Expand a settlement": [("expand 0,-1 C", "0,-1 over clearing: 2 huts")],
    }
    assert not SCREEN.lists_all_moves(scene(PLACE))


def test_the_choice_of_tile_is_listed_at_once() -> None:
    given = scene("options doubles=true\ndoubles VL JJ\ndeck JC\nturn A choose\n0,0 | 1V0 1J")
    assert SCREEN.lists_all_moves(given)
    assert [str(group.title) for group in SCREEN.group_moves(given)] == [
        "Draw from the stack",
        "Take a double-hex tile",
    ]
    assert SCREEN.group_moves(given)[1].moves[1] == ("take VL", "VL volcano-lake")
    assert SCREEN.interpret("vl", given) == ["take VL"]
    assert SCREEN.complete_move("vs", given) == "take VS"


@pytest.mark.parametrize("text", ["2,0 0", "2 0 0", "(2,0) 0", "tile 2,0 0", "TILE 2 , 0 0"])
def test_a_placement_is_a_hex_and_a_direction(text: str) -> None:
    assert SCREEN.interpret(text, scene(PLACE)) == ["tile 2,0 0"]


def test_a_hex_alone_offers_its_directions() -> None:
    given = scene(PLACE)
    found = SCREEN.interpret("2 0", given)
    assert len(found) > 1
    assert {move.split()[1] for move in found} == {"2,0"}
    groups = SCREEN.group_moves(scene(PLACE, legal=found))
    assert [str(group.title) for group in groups] == ["2,0"]
    assert groups[0].moves[0] == ("tile 2,0 0", "→0")


@pytest.mark.parametrize(
    ("text", "drawn", "move"),
    [
        ("9,9 0", PLACE, "tile 9,9 0"),
        ("1,-1", BUILD, "hut 1,-1"),
        ("0,-1 j", BUILD, "expand 0,-1 J"),
        ("temple 1 -1", BUILD, "temple 1,-1"),
    ],
)
def test_what_cannot_be_is_completed_for_the_rules_to_refuse(text: str, drawn: str, move: str) -> None:
    given = scene(drawn)
    assert SCREEN.interpret(text, given) == []
    assert SCREEN.complete_move(text, given) == move


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_all_words(lang: str) -> None:
    for text in (PLACE, BUILD, "options doubles=true\ndoubles VL JJ\nturn A choose"):
        given = scene(text, lang=lang)
        assert printed(SCREEN.draw(given), given)
        assert SCREEN.prompt(given)
        assert SCREEN.typing_help(given)
        assert SCREEN.group_moves(given)
    assert len(SCREEN.result_columns(scene(BUILD, lang=lang))) == 4
