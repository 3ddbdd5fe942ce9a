"""Pictures of islands and positions read back; what is wrong in one is said."""

from random import Random

import pytest

from atoll.core import CHANCE, NotationError, OptionsError, SetupError
from atoll.games.taluva import GAME
from atoll.games.taluva.picture import read_island, read_position, write_island, write_position
from atoll.games.taluva.rules import Building, Cell, Island, Phase, Placement
from atoll.messages import LANGUAGES, say


def test_a_picture_shows_levels_terrains_directions_buildings_and_ships() -> None:
    island = read_island("""
         0,-1 |    1JA^  2C
         0,0  | 1V1   .     2RB|
        -1,1  |    1v0   1sA#
    """)
    assert island.cells[0, -1] == Cell(1, "J", 2, 1, double=False)
    assert island.cells[0, 0] == Cell(1, "V", 0, 1, double=False)
    assert island.cells[-1, 1] == Cell(1, "V", 0, 0, double=True)
    assert island.cells[0, 1] == Cell(1, "S", 1, 0, double=True)
    assert (1, 0) not in island.cells
    assert island.buildings == {
        (0, -1): Building(0, "hut", 1),
        (2, 0): Building(1, "tower", 1),
        (0, 1): Building(0, "temple", 1),
    }


def test_huts_are_as_many_as_the_level() -> None:
    assert read_island("0,0 | 3JC^").buildings == {(0, 0): Building(2, "hut", 3)}


def test_what_tiles_look_like() -> None:
    island = (
        Island()
        .lay("VJC", Placement((0, 0), 0))
        .lay("VSL", Placement((2, 0), 1))
        .lay("JJ", Placement((-1, 1), 0))
    )
    assert write_island(island) == (
        "1,-1 |     1C  1L  1S\n"
        "0,0  |   1V0 1J  1V1\n"
        "-1,1 | 1j  1j"
    )  # fmt: skip
    assert read_island(write_island(island)) == island


def test_a_field_whose_volcano_is_covered_says_to_which_tile_it_belongs() -> None:
    island = (
        Island()
        .lay("VJC", Placement((0, 0), 0))
        .lay("VSL", Placement((0, 1), 4))
        .lay("VRR", Placement((0, 0), 5))
    )
    assert write_island(island) == (
        "1,-1 |    1C'20\n"
        "0,0  | 2V5   2R\n"
        "0,1  |    2R\n"
        "-1,2 | 1S'14 1L'24"
    )  # fmt: skip
    assert read_island(write_island(island)) == island


def test_random_games_read_back_at_every_moment() -> None:
    for seed in (0, 1):
        players = 2 + seed
        options = GAME.options(
            {"ships": True, "doubles": True, "zone": "expert" if seed % 2 else "none"}, players
        )
        rng = Random(seed)
        position = GAME.reference(players, options, GAME.deal(players, options, rng))
        while (seat := position.to_move) is not None:
            position.play(rng.choice(list(position.legal_moves_for(seat))), seat)
            assert read_position(write_position(position)) == position


def test_most_lines_of_a_position_may_be_missing() -> None:
    position = read_position("""
        turn B place VJC
        0,0 | 1V0 1JA^
    """)
    assert (position.players, position.turn, position.phase) == (2, 1, Phase.PLACE)
    assert position.hand == "VJC"
    assert position.put[0].hut == 1
    assert position.put[1].hut == 0


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("turn A build\n0,0 | 1X", "taluva-picture-word"),
        ("turn A build\n0,0 | 1VA^", "taluva-picture-word"),
        ("turn A build\n0,0 | 1c", "taluva-picture-word"),
        ("turn A build\n0,0 | 1J'00", "taluva-picture-word"),
        ("turn A build\n0,0 | 1V1'02", "taluva-picture-word"),
        ("turn A build\n0,0 | ~F", "taluva-picture-word"),
        ("turn A build\n0;0 | 1J", "no-hex"),
        ("turn A build\n0,0 | 1J 1J\n1,0 | 1J", "taluva-picture-twice"),
        ("turn A build\n0,0 | 1J ~ 1J", "taluva-picture-lagoon"),
        (
            "turn A build\n0,-1 | 1J 1J 1J\n-1,0 | 1J ~ ~A 1J\n-1,1 | 1J 1J 1J",
            "taluva-picture-ship",
        ),
        ("turn A build\nplayers 9", "taluva-picture-value"),
        ("turn A build\nplayers x", "taluva-picture-value"),
        ("turn A build\nput 1/2/3 0/0/0/0", "taluva-picture-value"),
        ("turn A build\ndeck XX", "taluva-picture-value"),
        ("turn A build\nopen VC", "taluva-picture-value"),
        ("turn A build\nout C", "taluva-picture-value"),
        ("turn A build\nweather fine", "taluva-picture-name"),
        ("turn C build", "taluva-picture-value"),
        ("turn A sleep", "taluva-picture-value"),
        ("turn A place", "taluva-picture-value"),
        ("turn A place VVV", "taluva-picture-value"),
        ("turn A build VJC", "taluva-picture-value"),
        ("players 2", "taluva-picture-value"),
    ],
)
def test_what_is_wrong_is_said(text: str, key: str) -> None:
    with pytest.raises(NotationError) as error:
        read_position(text)
    assert error.value.fact.key == key
    for lang in LANGUAGES:
        assert say(key, error.value.fact.values, lang)


def test_a_row_needs_a_bar() -> None:
    with pytest.raises(NotationError) as error:
        read_island("0,0 1J 1J")
    assert error.value.fact.key == "taluva-picture-line"


def test_options_in_a_picture_are_checked() -> None:
    with pytest.raises(OptionsError):
        read_position("options zone=moon\nturn A build")


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("deck", "JJ JJ"),  # there is one
        ("drawn", "25"),
        ("doubles", "VL"),
        ("open", "VL"),
        ("takes", "9 0"),
        ("places", "3 0"),
        ("put", "0/0/0/21 0/0/0/0"),
        ("put", "0/0/0/0 0/0/0/0"),  # but one stands there
    ],
)
def test_lines_that_do_not_fit_are_refused(name: str, value: str) -> None:
    lines = {"deck": "JC", "drawn": "1", "turn": "A build"}
    island = "0,0 | 1V1 1J\n0,-1 | 1CA^"
    picture = "\n".join([*(f"{key} {text}" for key, text in lines.items()), island])
    GAME.parse(picture, strict=True)
    wrong = "\n".join([*(f"{key} {text}" for key, text in {**lines, name: value}.items()), island])
    with pytest.raises(NotationError) as error:
        GAME.parse(wrong, strict=True)
    assert error.value.fact.values["name"] == name


def test_a_tile_is_drawn_only_where_the_next_one_is_not_known() -> None:
    assert GAME.parse("turn A draw\n0,0 | 1V1 1J\n0,-1 | 1C").to_move is CHANCE
    for lines in ("deck JC\nturn A draw", "out A\nturn A draw"):
        with pytest.raises(NotationError):
            GAME.parse(f"{lines}\n0,0 | 1V1 1J\n0,-1 | 1C", strict=True)


def test_what_was_drawn_need_not_be_named_at_the_end_of_the_stack() -> None:
    position = GAME.parse("drawn 24\nturn A build\n0,0 | 1V1 1J\n0,-1 | 1C")
    assert position.determinize(0, Random(1)).legal_moves == position.legal_moves


def test_drawn_tiles_that_are_not_named_are_made_up() -> None:
    island = "0,0 | 1V0 1J\n1,-1 | 1S"
    position = read_position(f"drawn 4\nturn A place VRL\n{island}")
    assert position.deck == ("JS", "RL", "JC", "JC"), "what lies there, the hand, then the most frequent"
    named = read_position(f"deck CC\ndrawn 3\nturn A build\n{island}")
    assert named.deck == ("CC", "JS", "JC")
    GAME.parse(f"drawn 4\nturn A place VRL\n{island}", strict=True)
    covered = "0,0 | 1V0 2J'14\n1,-1 | 1S"
    assert read_position(f"drawn 1\nturn A build\n{covered}").deck == ("JC",)


def test_the_tiles_of_an_open_stack_are_known() -> None:
    picture = "options stack=JC>SR>LJ\ndrawn 1\nturn A build\n0,0 | 1V1 1J\n0,-1 | 1C"
    for deck in ("", "deck JC\n", "deck JC SR LJ\n"):
        position = GAME.parse(deck + picture)
        position.play(position.legal_moves[0])
        assert position.determinize(0, Random(1)).view(1).data["hand"] == "VSR"
    with pytest.raises(NotationError) as error:
        read_position(f"deck SR\n{picture}")
    assert error.value.fact.values["name"] == "deck"


def test_an_island_that_could_outgrow_the_engine_is_refused() -> None:
    for island in ("0,0 | 1V1 1J\n0,120 | 1C", "0,0 | 25V1 25J\n0,-1 | 25C"):
        with pytest.raises(SetupError):
            GAME.parse(f"turn A build\n{island}", strict=True)
