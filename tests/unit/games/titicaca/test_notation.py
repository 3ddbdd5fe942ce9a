"""Moves as text, maps of countries, pictures of positions."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from atoll.core import NotationError, SetupError
from atoll.games.titicaca import GAME
from atoll.games.titicaca import country as countries
from atoll.games.titicaca.notation import Bid, Join, Merge, Temple, TypedMove, Village, read_move
from atoll.games.titicaca.picture import read_map, read_position, write_map, write_position


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("bid 0", Bid(0)),
        ("bid 120", Bid(120)),
        ("village 1,-2", Village((1, -2))),
        ("join 0,1", Join((0, 1))),
        ("join -", Join(None)),
        ("merge -2,0 0,1", Merge(((-2, 0), (0, 1)))),
        ("merge 0,-2 0,1", Merge(((0, -2), (0, 1)))),
        ("merge -", Merge(None)),
        ("temple 1,0 2", Temple((1, 0), 2)),
        ("temple -", Temple(None)),
    ],
)
def test_moves_are_read_and_written(text: str, move: TypedMove) -> None:
    assert read_move(text) == move
    assert str(move) == text


@pytest.mark.parametrize(
    "text",
    [
        "", "bid", "bid -1", "bid 01", "bid +1", "bid 1.5", "bid ?", "bid  1", " bid 1", "bid 1 ", "BID 1",
        "bid 1000000", "bid \u0661", "village", "village -", "village 1", "village 01,0", "village -0,0",
        "village 1,0 2", "join", "join 0,1 0,2", "merge 0,1", "merge - -", "merge 0,1 0,1", "merge 0,1 -2,0",
        "temple 1,0", "temple 1,0 3", "temple 1,0 0", "temple 1,0 ?", "temple - 1", "pass", "bid 1\n",
    ],
)  # fmt: skip
def test_what_is_no_move_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        read_move(text)


def test_the_error_shows_how_moves_are_written() -> None:
    with pytest.raises(NotationError, match="Examples: bid 5"):
        read_move("offer 3")
    with pytest.raises(NotationError, match="the smaller one first"):
        read_move("merge 0,1 -2,0")


# --- maps -------------------------------------------------------------------------------------------------

MAP = """\
at 0,-1
  9   F
P   M   10
  G   S
"""


def test_a_map_is_read_and_written() -> None:
    country = {
        (0, -1): "9", (1, -1): "F",
        (-1, 0): "P", (0, 0): "M", (1, 0): "10",
        (-1, 1): "G", (0, 1): "S",
    }  # fmt: skip
    assert read_map(MAP) == country
    assert write_map(country) == MAP


def test_a_map_may_be_indented_and_commented() -> None:
    text = "# our table\n\n" + "".join(f"   {line}   # a row\n" for line in MAP.splitlines())
    assert read_map(text) == read_map(MAP)


def test_without_a_place_the_first_hex_is_the_origin() -> None:
    assert read_map("F   M") == {(0, 0): "F", (1, 0): "M"}


def test_rows_without_hexes_count() -> None:
    country = {(0, 0): "F", (1, 0): "1", (-1, 2): "M", (0, 2): "2"}
    assert read_map(write_map(country)) == country


@given(st.integers(2, 5), st.integers(0, 2**32))
def test_every_drawn_country_survives_its_map(players: int, seed: int) -> None:
    country = countries.draw(players, Random(seed))
    assert read_map(write_map(country)) == country


@given(
    st.dictionaries(
        st.tuples(st.integers(-9, 9), st.integers(-9, 9)), st.sampled_from("FMSPG"), min_size=1, max_size=40
    )
)
def test_any_shape_survives_its_map(country: dict[tuple[int, int], str]) -> None:
    try:
        countries.check(country)
    except SetupError:
        with pytest.raises(SetupError):
            read_map(write_map(country))
    else:
        assert read_map(write_map(country)) == country


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "no map"),
        ("# nothing\n", "no map"),
        ("F   M\n F", "Line 2, column 2"),
        ("F   M\nF", "Line 2, column 1"),
        ("F   M\nhello there", "“hello” isn’t expected"),
        ("at 1\nF   M", "“1” isn’t a hex"),
        ("F   X", "Hex 1,0 can’t be “X”"),
        ("1   F   1", "Lake 1 appears twice, on 0,0 and 2,0"),
        ("F   M       G", "Field 3,0 touches no other hex"),
    ],
)
def test_a_wrong_map_is_refused_by_line_or_hex(text: str, says: str) -> None:
    with pytest.raises((NotationError, SetupError), match=says):
        read_map(text)


# --- pictures ---------------------------------------------------------------------------------------------


@settings(max_examples=10, deadline=None)
@given(st.integers(2, 5), st.integers(0, 2**32))
def test_positions_survive_their_pictures(players: int, seed: int) -> None:
    rng = Random(seed)
    position = GAME.reference(players, GAME.options({}, players), {})
    for _ in range(rng.randrange(1, 120)):
        if position.at_chance:
            position.resolve(rng.choice(position.outcomes())[0])
        elif waiting := sorted(position.active_seats):
            seat = rng.choice(waiting)
            position.play(rng.choice(position.legal_moves_for(seat)[:8]), seat)
    assert read_position(write_position(position)) == position
    assert hash(read_position(write_position(position))) == hash(position)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("players 7\nF       1", "2 to 5 players"),
        ("order 2\nF       1", "no seat 2"),
        ("F4      1", "no seat 4"),
        ("stocks 1\nF       1", "need 2 numbers"),
        ("stocks 1 x\nF       1", "line “stocks”"),
        ("bids 1 x\nF       1", "line “bids”"),
        ("step sleep\nF       1", "“sleep” isn’t expected"),
        ("round 1 2\nF       1", "line “round”"),
    ],
)
def test_a_wrong_picture_is_refused(text: str, says: str) -> None:
    with pytest.raises((NotationError, SetupError), match=says):
        read_position(text)


def test_copies_are_independent_and_equal() -> None:
    position = read_position("round 1\nF       1       M")
    other = position.copy()
    assert other == position
    other.play("bid 3", 0)
    other.play("bid 2", 1)
    other.play("village 0,0", 0)
    assert other != position
    assert position == read_position("round 1\nF       1       M")
