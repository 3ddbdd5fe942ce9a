"""Tiles, drawn countries, set-ups known in part, countries given by hand."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from atoll.core import CHANCE, SetupError
from atoll.core.facts import Json
from atoll.games.hexes import neighbours
from atoll.games.titicaca import GAME
from atoll.games.titicaca import country as countries
from atoll.games.titicaca.material import TILES, slots, turn
from atoll.games.titicaca.picture import read_map

OPTIONS = GAME.options({}, 2)


# --- C-MAT-1 to C-MAT-3 -----------------------------------------------------------------------------------


def test_the_tiles_hold_15_lakes_and_33_fields_of_five_terrains() -> None:
    shown = Counter(each for tile in TILES.values() for each in tile)
    assert {each for each in shown if each.isdigit()} == {str(number) for number in range(1, 16)}
    assert sum(count for each, count in shown.items() if each.isdigit()) == 15
    assert {each: count for each, count in shown.items() if not each.isdigit()} == {
        "F": 7, "M": 7, "S": 7, "P": 6, "G": 6,
    }  # fmt: skip


def test_in_a_slot_c0_and_c2_touch_and_c1_and_c3_do_not() -> None:
    for c0, c1, c2, c3 in slots(4):
        assert c2 in neighbours(c0)
        assert c3 not in neighbours(c1)
        assert {c1, c3} <= set(neighbours(c0)) & set(neighbours(c2))


def test_the_turn_takes_the_three_middle_hexes_to_each_other() -> None:
    assert [turn(place) for place in [(0, 0), (0, 1), (1, 0)]] == [(0, 1), (1, 0), (0, 0)]


def test_the_country_is_three_rhombi_of_4_by_4() -> None:
    places = [place for slot in slots(5) for place in slot]
    assert len(set(places)) == 48
    assert {turn(place) for place in places} == set(places)
    assert set(places[:4]) == {(0, 0), (0, -1), (-1, 0), (-1, 1)}


# --- C-SET-1, C-SET-2 -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "hexes", "without"), [(2, 40, "17"), (3, 44, "1"), (4, 48, ""), (5, 48, "")]
)
def test_with_few_players_tiles_stay_in_the_box(players: int, hexes: int, without: str) -> None:
    setup = GAME.deal(players, OPTIONS, Random(1))
    country = countries.from_json(setup["country"])
    assert len(country) == hexes
    assert {str(lake) for lake in range(1, 16)} - set(country.values()) == set(without)
    empty = {(-2, 0), (0, 3), (3, -2)} - country.keys()
    assert empty == {2: {(-2, 0), (0, 3)}, 3: {(-2, 0)}}.get(players, set())


def test_dealing_is_fixed_by_the_seed_and_differs_by_it() -> None:
    deals = [GAME.deal(4, OPTIONS, Random(seed)) for seed in (1, 1, 2)]
    assert deals[0] == deals[1] != deals[2]


def test_tiles_are_turned_about_half_of_the_time_and_every_seat_gets_the_arrow() -> None:
    ways: Counter[bool] = Counter()
    arrows: Counter[Json] = Counter()
    for seed in range(200):
        setup = GAME.deal(4, OPTIONS, Random(seed))
        done = countries.drawn(countries.from_json(setup["country"]), 4)
        assert done is not None
        ways.update(way.endswith(countries.TURNED) for way in done)
        arrows.update([setup["arrow"]])
    assert 0.45 < ways[True] / ways.total() < 0.55
    assert set(arrows) == {0, 1, 2, 3}


def test_a_table_of_tiles_of_ones_own_can_be_drawn_from() -> None:
    tiles = {letter: (tile[0], tile[1], tile[2], tile[3]) for letter, tile in TILES.items()}
    tiles["a"] = ("1", "G", "G", "G")
    country = countries.draw(4, Random(1), tiles)
    assert Counter(country.values())["G"] == 6 + 3


# --- set-ups known in part --------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_nothing_known_draws_slot_by_slot_and_then_the_arrow(players: int) -> None:
    position = GAME.reference(players, OPTIONS, {})
    rng, drawn = Random(players), 0
    while position.at_chance:
        assert position.to_move is CHANCE
        assert position.active_seats == ()
        outcomes = position.outcomes()
        assert sum(chance for _, chance in outcomes) == 1
        left = len(slots(players)) - drawn
        assert len(outcomes) == (2 * left or players)
        assert GAME.reference(players, OPTIONS, position.setup()) == position
        position.resolve(rng.choice(outcomes)[0])
        drawn += 1
    assert drawn == len(slots(players)) + 1
    assert GAME.reference(players, OPTIONS, position.setup()) == position
    assert position.active_seats == tuple(range(players))


def test_a_slot_holds_the_tile_that_came_out() -> None:
    position = GAME.reference(4, OPTIONS, {})
    position.resolve("tile a turned")
    assert position.country == {(0, 0): "M", (0, -1): "P", (-1, 0): "1", (-1, 1): "F"}
    assert "tile a" not in dict(position.outcomes())
    position.resolve("tile b")
    assert position.country[0, 1] == "2"


def test_a_country_without_an_arrow_waits_for_the_arrow_only() -> None:
    position = GAME.reference(2, OPTIONS, {"country": {"0,0": "F", "1,0": "3"}})
    assert [outcome for outcome, _ in position.outcomes()] == ["arrow 0", "arrow 1"]
    position.resolve("arrow 1")
    assert (position.arrow, position.round) == (1, 3)


def test_the_setup_keeps_the_first_holder_of_the_arrow() -> None:
    position = GAME.reference(2, OPTIONS, {"country": {"0,0": "F", "1,0": "3", "2,0": "M"}, "arrow": 1})
    for seat, move in [(0, "bid 1"), (1, "bid 0"), (0, "village 0,0"), (0, "temple -")]:
        position.play(move, seat)
    assert position.arrow == 0
    assert position.setup()["arrow"] == 1


# --- C-END-5 ----------------------------------------------------------------------------------------------


def large(hexes: int) -> dict[str, str]:
    return {f"{number},0": "F" for number in range(hexes)}


@pytest.mark.parametrize(
    ("country", "arrow", "key", "named"),
    [
        ({"0,0": "F", "1,0": "3", "2,0": "3"}, 0, "titicaca-country-lake", "2,0"),
        ({"0,0": "F", "1,0": "3", "4,0": "M"}, 0, "titicaca-country-alone", "4,0"),
        ({"0,0": "F", "1,0": "16"}, 0, "titicaca-country-shown", "1,0"),
        ({"0,0": "F", "1,0": "X"}, 0, "titicaca-country-shown", "1,0"),
        ({"0,0": "F", "1,0": 3}, 0, "titicaca-country-shown", "1,0"),
        ({"0,0": "F", "1, 0": "3"}, 0, "titicaca-country-hex", "1, 0"),
        ({"0,0": "4", "1,0": "3"}, 0, "titicaca-country-empty", ""),
        ({}, 0, "titicaca-country-empty", ""),
        (large(129), 0, "titicaca-country-large", "129"),
        (["0,0"], 0, "titicaca-country-object", ""),
        ({"0,0": "F", "1,0": "3"}, 2, "titicaca-setup-arrow", "2"),
        ({"0,0": "F", "1,0": "3"}, True, "titicaca-setup-arrow", "True"),
        ({"0,0": "F", "1,0": "3"}, "0", "titicaca-setup-arrow", "0"),
    ],
)
def test_a_country_that_cannot_be_is_refused_by_name(
    country: Json, arrow: Json, key: str, named: str
) -> None:
    with pytest.raises(SetupError) as caught:
        GAME.reference(2, OPTIONS, {"country": country, "arrow": arrow})
    assert caught.value.fact.key == key
    assert named in str(caught.value)


def test_other_set_ups_that_cannot_be() -> None:
    with pytest.raises(SetupError, match="an arrow but no country"):
        GAME.reference(2, OPTIONS, {"arrow": 0})
    with pytest.raises(SetupError, match="“deck”"):
        GAME.reference(2, OPTIONS, {"deck": []})
    with pytest.raises(SetupError, match="2 to 5"):
        GAME.reference(6, OPTIONS, {})


@pytest.mark.parametrize(
    "country", [large(128), {"0,0": "F", "1,0": "3", "9,9": "15"}, {"0,0": "F", "1,0": "M"}]
)
def test_any_other_shape_will_do(country: dict[str, Json]) -> None:
    position = GAME.reference(2, OPTIONS, {"country": country, "arrow": 0})
    assert position.active_seats == (0, 1)


def test_without_any_lake_the_game_goes_to_extra_rounds_after_both_scorings() -> None:
    position = GAME.reference(2, OPTIONS, {"country": {"0,0": "F", "1,0": "M"}, "arrow": 0})
    assert position.round == 16
    assert position.scores == [40, 40]


def test_a_country_can_be_dealt_with_only_the_arrow_left_to_chance() -> None:
    setup = GAME.deal_for(3, read_map("F   1   M"), Random(2))
    assert setup["country"] == {"0,0": "F", "1,0": "1", "2,0": "M"}
    assert setup["arrow"] in {0, 1, 2}


@given(st.integers(2, 5), st.integers(0, 2**32))
def test_a_drawn_country_is_told_from_others(players: int, seed: int) -> None:
    country = countries.draw(players, Random(seed))
    countries.check(country)
    assert countries.drawn(country, players) is not None
    spoilt = {**country, (0, 0): "F" if country[0, 0] != "F" else "M"}
    assert countries.drawn(spoilt, players) is None
