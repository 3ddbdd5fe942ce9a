"""A board has one fingerprint, however it is turned, mirrored or shifted, and whoever plays which colour."""

from __future__ import annotations

import re
from cmath import phase, pi, rect
from collections.abc import Callable
from copy import deepcopy
from random import Random
from typing import Any

import pytest

from atoll.core import Position, View, game, game_names
from atoll.core.types import SPECTATOR
from atoll.games.hexes import DIRECTIONS, ROOT3, Hex, centre, hex_text, read_hex

Turn = Callable[[complex], complex]
"""A movement of the plane, so that the tests know nothing of how hexes are counted."""


def played(name: str, players: int, plies: int, seed: int, **options: Any) -> Position:
    rng = Random(seed)
    position = game(name).new(players, seed, **options)
    for _ in range(plies):
        if position.is_over:
            break
        seat = position.active_seats[0]
        position.play(rng.choice(position.legal_moves_for(seat)), seat)
    return position


def fingerprint(name: str, data: dict[str, Any]) -> str:
    return game(name).fingerprint(View(SPECTATOR, data))


def turns() -> list[Turn]:
    found: list[Turn] = []
    for sixths in range(6):
        by = rect(1, sixths * pi / 3)
        found += [lambda z, by=by: z * by, lambda z, by=by: z.conjugate() * by]  # type: ignore[misc]
    return found


def moved(turn: Turn, place: Hex, shift: Hex = (4, -7)) -> Hex:
    """Return the hex that a hex's centre comes to lie in; shifted, too."""
    there = turn(complex(*centre(place)))
    r = round(there.imag / 1.5)
    return round(there.real / ROOT3 - r / 2) + shift[0], r + shift[1]


def pointed(turn: Turn, direction: int, *, double: bool) -> int:
    """Return where a volcano points afterwards: to its neighbour, or between two."""
    vectors = [complex(*centre(each)) for each in DIRECTIONS]
    if not double:
        vectors = [one + vectors[(at + 1) % 6] for at, one in enumerate(vectors)]
    there = turn(vectors[direction])
    return min(range(6), key=lambda at: abs(phase(vectors[at] / there)))


@pytest.mark.parametrize(
    "options", [{}, {"ships": True}, {"doubles": True}], ids=["base", "ships", "doubles"]
)
def test_an_island_is_known_however_it_lies(options: dict[str, Any]) -> None:
    data: dict[str, Any] = deepcopy(dict(played("taluva", 3, 30, 5, **options).view().data))
    expected = fingerprint("taluva", data)
    for turn in turns():
        image = deepcopy(data)
        for cell in image["land"]:
            if cell["direction"] is not None:
                cell["direction"] = pointed(turn, cell["direction"], double=cell["double"])
            cell["hex"] = list(moved(turn, tuple(cell["hex"])))
        for building in image["buildings"]:
            building["hex"] = list(moved(turn, tuple(building["hex"])))
            building["seat"] = (building["seat"] + 1) % 3
        for lagoon in image["lagoons"]:
            lagoon["hexes"] = [list(moved(turn, tuple(place))) for place in lagoon["hexes"]]
            lagoon["ship"] = None if lagoon["ship"] is None else (lagoon["ship"] + 1) % 3
        Random(1).shuffle(image["land"])
        assert fingerprint("taluva", image) == expected


def test_a_country_is_known_however_it_lies() -> None:
    data: dict[str, Any] = deepcopy(dict(played("titicaca", 3, 40, 5).view().data))
    expected = fingerprint("titicaca", data)
    for turn in turns():
        image = deepcopy(data)
        image["country"] = {
            hex_text(moved(turn, read_hex(place))): shown for place, shown in data["country"].items()
        }
        image["villages"] = {
            hex_text(moved(turn, read_hex(place))): 2 - seat for place, seat in data["villages"].items()
        }
        for temple in image["temples"]:
            temple["field"] = hex_text(moved(turn, read_hex(temple["field"])))
        assert fingerprint("titicaca", image) == expected


def test_a_mirrored_game_of_talat_is_the_same_game() -> None:
    position, mirror = played("talat", 3, 60, 5), game("talat").new(3)
    for seat, move in position.history:
        mirror.play(re.sub("[a-e](?=[1-5])", lambda column: "edcba"["abcde".index(column[0])], move), seat)
    assert position.game.fingerprint(mirror.view()) == position.game.fingerprint(position.view())


def test_in_talat_the_colours_may_change_places() -> None:
    data: dict[str, Any] = deepcopy(dict(played("talat", 3, 60, 6).view().data))
    turned = str.maketrans("ABC", "BCA")
    boards = {name.translate(turned): deepcopy(board) for name, board in data["boards"].items()}
    for board in boards.values():
        board["towers"] = {square: tower.translate(turned) for square, tower in board["towers"].items()}
    assert fingerprint("talat", {**data, "boards": boards}) == fingerprint("talat", data)
    # A and B change places: AB is seen from its other end, and BC becomes AC, which is CA from its other end.
    swapped = str.maketrans("ABC", "BAC")
    boards = {}
    for name, board in data["boards"].items():
        new = {"AB": "AB", "BC": "CA", "CA": "BC"}[name]
        boards[new] = {
            "towers": {
                f"{square[0]}{6 - int(square[1])}": tower.translate(swapped)
                for square, tower in board["towers"].items()
            }
        }
    assert fingerprint("talat", {**data, "boards": boards}) == fingerprint("talat", data)


SHOWN = ("land", "buildings", "lagoons", "villages", "temples", "boards")
"""What lies on a board, in any of the games."""


@pytest.mark.parametrize("name", game_names())
def test_boards_that_differ_have_different_fingerprints(name: str) -> None:
    position = game(name).new(game(name).usual_players, 3)
    seen: dict[str, list[Any]] = {}
    rng = Random(3)
    while len(position.moves) < 60 and not position.is_over:
        seat = position.active_seats[0]
        position.play(rng.choice(position.legal_moves_for(seat)), seat)
        data: dict[str, Any] = dict(position.view().data)
        # Which temple stands in a village may come to light: that changes nothing on the board.
        temples = [{**temple, "value": None} for temple in data.get("temples", ())]
        shown = [{**data, "temples": temples}.get(key) for key in SHOWN]
        assert seen.setdefault(position.game.fingerprint(position.view()), shown) == shown
    assert len(seen) > 5


@pytest.mark.parametrize("name", game_names())
def test_a_fingerprint_is_made_of_what_everybody_sees(name: str) -> None:
    position = played(name, game(name).usual_players, 25, 9)
    rng = Random(2)
    for seat in range(position.players):
        other = position.copy()
        other.resample(seat, rng)
        assert game(name).fingerprint(other.view()) == game(name).fingerprint(position.view())
