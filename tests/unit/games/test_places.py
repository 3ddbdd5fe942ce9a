"""Places in words: unique, without coordinates, in three languages, and nothing but what the viewer sees."""

from __future__ import annotations

import re
from random import Random

import pytest

from atoll.core import game, game_names
from atoll.core.facts import Fact, Json
from atoll.core.places import tell_apart
from atoll.core.types import SPECTATOR, View, Viewer
from atoll.games.hexes import compass, distance, part_of
from atoll.messages.catalogue import LANGUAGES, say

NAMES = ["Ada", "Gecko", "Pelican", "Bea", "Tern"]
COORDINATES = re.compile(r"-?\d+,\s?-?\d+")
WITHOUT_PLACE = re.compile(r"draw|take .*|bid .*|.* -")


def words(place: Fact, lang: str = "en") -> str:
    return say(place.key, place.values, lang, NAMES)


def sense(move: str) -> str:
    """Return what a button says about a move besides its place."""
    verb, *rest = move.split()
    besides = {"expand": rest[-1:], "temple": rest[1:], "put": rest[:1]}
    return " ".join([verb, *besides.get(verb, [])])


@pytest.mark.parametrize("name", game_names())
def test_every_move_of_random_games_can_be_told_by_words(name: str) -> None:
    found = game(name)
    rng = Random(20)
    for players in found.seats:
        options = rng.choice(list(found.combinations(players)))
        position = found.new(players, seed=players, **options)
        while not position.is_over:
            seat = position.active_seats[0]
            legal = position.legal_moves_for(seat)
            # One decision in ten is enough: words are made in three languages for hundreds of moves.
            if rng.random() < 0.1:
                view = position.view(seat)
                places = found.places(view, legal)
                assert {move for move in legal if not WITHOUT_PLACE.fullmatch(move)} == set(places)
                for lang in LANGUAGES:
                    named = [(sense(move), words(place, lang)) for move, place in places.items()]
                    assert len(set(named)) == len(named)
                    assert not any(COORDINATES.search(text) for _, text in named)
                assert all(place.parts for place in places.values())
            position.play(rng.choice(legal), seat)


def test_names_that_fit_several_places_are_passed_over_then_numbered() -> None:
    lake, shore = Fact("lake"), Fact("shore")
    assert tell_apart({"a": [lake, shore], "b": [lake, Fact("hill")]}) == {"a": shore, "b": Fact("hill")}
    numbered = tell_apart({"a": [lake], "b": [shore], "c": [lake]})
    assert numbered["b"] == shore
    assert numbered["a"].values == {"place": lake.to_json(), "number": 1, "count": 2}
    assert words(Fact("place-numbered", {**numbered["c"].values, "place": "sand"})) == "sand, 2 of 2"


LAND = {(0, 0): "V", (1, 0): "J", (1, -1): "C", (0, -1): "J", (2, -1): "S", (2, 0): "R", (-1, 0): "J"}


def island(viewer: Viewer, hand: str | None = None) -> View:
    """Ada's settlement of two with a temple in the east, Gecko's hut in the west."""
    data: dict[str, Json] = {
        "hand": hand,
        "land": [{"hex": place, "level": 1, "terrain": terrain} for place, terrain in LAND.items()],
        "buildings": [
            {"hex": (1, 0), "seat": 0, "kind": "temple"},
            {"hex": (2, 0), "seat": 0, "kind": "hut"},
            {"hex": (-1, 0), "seat": 1, "kind": "hut"},
        ],
        "settlements": [
            {"name": "1,0", "seat": 0, "hexes": [(1, 0), (2, 0)]},
            {"name": "-1,0", "seat": 1, "hexes": [(-1, 0)]},
        ],
        "lagoons": [],
    }
    return View(viewer, data)


def test_taluva_calls_a_hex_by_its_ground_and_the_nearest_landmark() -> None:
    moves = ["hut 1,-1", "hut 0,-1", "tower 2,-1", "expand 1,0 S"]
    own = game("taluva").places(island(0), moves)
    assert [words(own[move]) for move in moves] == [
        "clearing north-west of your temple",
        "jungle north-east of Gecko’s one-hex settlement",
        "sand north-east of your temple",
        "your settlement of 2",
    ]
    assert own["expand 1,0 S"].parts == ("1,0", "2,0")
    other = game("taluva").places(island(1), moves)
    assert words(other["hut 1,-1"]) == "clearing north-west of Ada’s temple"
    assert words(other["hut 0,-1"], "de") == "Dschungel nordöstlich von deiner Einersiedlung"
    assert words(other["hut 1,-1"], "fr") == "prairie au nord-ouest du temple de Ada"


def test_taluva_adds_which_way_a_tile_faces() -> None:
    moves = ["tile 0,0 1", "tile 0,0 4", "tile 3,-1 0"]
    named = game("taluva").places(island(SPECTATOR, "VJC"), moves)
    assert [words(named[move]) for move in moves] == [
        "volcano west of Ada’s temple, facing north",
        "volcano west of Ada’s temple, facing south",
        "coast by rock and sand north-east of Ada’s settlement of 2, facing north-east",
    ]
    assert named["tile 0,0 1"].parts == ("0,0", "1,-1", "0,-1")


def test_taluva_names_the_sea_by_its_side_of_the_island() -> None:
    named = game("taluva").places(island(SPECTATOR, "VJC"), ["tile -9,0 0", "tile 9,0 3"])
    assert words(named["tile -9,0 0"]).startswith("open sea to the west")
    assert words(named["tile 9,0 3"], "de").startswith("offenes Meer im ")


def test_titicaca_calls_fields_and_regions_by_their_lakes() -> None:
    data: dict[str, Json] = {
        "country": {"0,0": "2", "2,0": "12", "1,0": "G", "-1,0": "G", "0,1": "F", "0,-1": "F", "3,0": "P"},
        "regions": [
            {"name": "1,0", "fields": ["1,0"], "terrains": ["G"], "lakes": [2, 12]},
            {"name": "3,0", "fields": ["3,0"], "terrains": ["P"], "lakes": [12]},
            {"name": "-1,0", "fields": ["-1,0"], "terrains": ["G"], "lakes": [2]},
            {"name": "0,-1", "fields": ["0,-1"], "terrains": ["F"], "lakes": [2]},
        ],
    }
    moves = ["bid 3", "village 1,0", "village -1,0", "village 0,1", "village 0,-1", "join 3,0", "join -1,0"]
    moves += ["join 0,-1", "merge 1,0 3,0", "join -"]
    named = game("titicaca").places(View(0, data), moves)
    assert {move: words(place) for move, place in named.items()} == {
        "village 1,0": "prairie between lakes 2 and 12",
        "village -1,0": "prairie at lake 2",
        "village 0,1": "forest south-east of lake 2",
        "village 0,-1": "forest north-west of lake 2",
        "join 3,0": "region of lake 12",
        "join -1,0": "region of lake 2 with prairie",
        "join 0,-1": "region of lake 2 with forest",
        "merge 1,0 3,0": "region of lakes 2 and 12 and region of lake 12",
    }
    assert words(named["village 1,0"], "fr") == "prairie entre les lacs 2 et 12"
    assert named["merge 1,0 3,0"].parts == ("1,0", "3,0")


def test_talat_calls_a_board_by_those_who_meet_on_it() -> None:
    talat = game("talat")
    three, two = talat.new(players=3), talat.new(players=2)
    moves = ["put 36 AB a1", "move CA c1 b2"]
    own = talat.places(three.view(0), moves)
    assert words(own["put 36 AB a1"]) == "a1 on your board with Gecko"
    assert words(own["move CA c1 b2"]) == "c1 to b2 on your board with Pelican"
    assert own["move CA c1 b2"].parts == ("CA c1", "CA b2")
    watched = talat.places(three.view(SPECTATOR), moves)
    assert words(watched["put 36 AB a1"]) == "a1 on the board of Ada and Gecko"
    against_zihin = talat.places(two.view(1), moves)
    assert words(against_zihin["move CA c1 b2"]) == "c1 to b2 on the board of Ada and the Zihin"


def test_points_of_the_compass() -> None:
    assert [compass((0, 0), place) for place in [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]] == [
        "E", "NE", "NW", "W", "SW", "SE",
    ]  # fmt: skip
    assert compass((0, 0), (1, -2)) == "N"
    assert compass((0, 0), (-1, 2)) == "S"
    assert distance((0, 0), (2, -1)) == 2
    area = [(q, 0) for q in range(-5, 6)]
    assert [part_of([place], area) for place in [(-5, 0), (0, 0), (5, 0)]] == ["W", "middle", "E"]
