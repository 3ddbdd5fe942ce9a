"""Temples that are called sure: no turn of anybody prevents one, and what others can do is seen."""

from __future__ import annotations

from random import Random

import pytest

from atoll.core import Position, game
from atoll.core.types import Move, Seat
from atoll.games.taluva import interference, rules
from atoll.games.taluva.ideas import ideas
from atoll.games.taluva.rules.island import Building

HEAD = "deck JC JC JC JC JC JC JC JC\ndrawn 2\nturn A build\n"
TEAMS = "players 4\noptions teams=true\n"

OPEN = """
0,0 | 1JA^ 1C 1C 1S 1R 1V0
0,1 |    1C
"""
"""Four hexes with water around them."""

NEAR_VOLCANO = """
0,0 | 1V3 1JA^ 1C 1S 1V0
0,1 |    1C   1C
"""
"""A tile on the first volcano leaves two hexes of four, each alone."""


def walled(first: str, second: str = "1RB^", wall: str = "1RB^", third: str = "") -> str:
    """Draw a settlement that can expand to three hexes, in a ring of land with some hexes to choose."""
    return f"""
    1,0 | {wall} {wall} {wall} {first}
    0,1 | {wall} 1JA^ 1JA^ 1C {wall}
    0,2 | {second} {wall} {wall} {third or wall}
    """


PEAKS = "3V0"
"""Volcanoes so high that nothing beside them can be buried."""

SURE = {
    "open water": (OPEN, "expand 0,0 C"),
    "two terrains": (walled("1S", "1L"), "expand 1,1 C"),
    "two ends": (walled("1S", "1S", PEAKS), "expand 1,1 C"),
    "too high for huts": (walled("2S", PEAKS, PEAKS), "expand 1,1 C"),
}
PREVENTED = {
    "a tile": (NEAR_VOLCANO, "expand 1,0 C"),
    "the last field": (walled("1S"), "expand 1,1 C"),
    "the last field, by a hut": (walled("1S", PEAKS, PEAKS), "expand 1,1 C"),
    "an expansion over both fields": (walled("1S", "1S"), "expand 1,1 C"),
}


def start(picture: str, head: str = "") -> Position:
    return game("taluva").parse(f"{head}{HEAD}{picture}")


def said(position: Position, move: Move) -> set[str]:
    """Return the keys of the ideas about temples next turn."""
    reference = position.reference
    assert isinstance(reference, rules.Position)
    assert position.is_legal(move, reference.turn)
    found = [idea(move) for idea in ideas(reference, reference.turn)]
    keys = {reason.key.removeprefix("taluva-idea-") for reason in found if reason is not None}
    return keys & {"temple-safe", "temple-next", "saves-temple", "two-temples"}


def prevents(position: Position, seat: Seat) -> bool:
    """Whether a seat can build no temple in its turn, with any tile that it may draw."""
    reference = position.reference
    assert isinstance(reference, rules.Position)
    return not any(
        has_temple(drawn, tile, seat)
        for drawn in [position.determinize(seat, Random(1))]
        for tile in drawn.legal_moves_for(seat)
    )


def has_temple(position: Position, tile: Move, seat: Seat) -> bool:
    after = position.copy()
    after.play(tile, seat)
    return any(move.startswith("temple") for move in after.legal_moves_for(seat))


def turns(position: Position) -> list[tuple[Move, Move]]:
    """Return all turns of whoever is to move: a tile and a building."""
    found = []
    for tile in position.legal_moves:
        laid = position.copy()
        laid.play(tile)
        found += [(tile, build) for build in laid.legal_moves]
    return found


def refutations(picture: str, move: Move) -> list[tuple[Move, Move]]:
    """Return the turns of the other player after which the temple cannot be built."""
    position = start(picture)
    position.play(move, 0)
    found = []
    for tile, build in turns(position):
        after = position.copy()
        after.play(tile)
        after.play(build)
        if prevents(after, 0):
            found.append((tile, build))
    return found


@pytest.mark.parametrize("name", SURE)
def test_no_turn_of_a_rival_prevents_a_temple_that_is_called_sure(name: str) -> None:
    picture, move = SURE[name]
    assert said(start(picture), move) == {"temple-safe"}
    assert refutations(picture, move) == []


@pytest.mark.parametrize("name", PREVENTED)
def test_a_temple_that_a_turn_of_a_rival_prevents_is_not_called_sure(name: str) -> None:
    picture, move = PREVENTED[name]
    assert said(start(picture), move) == {"temple-next"}
    assert refutations(picture, move)


def test_two_rivals_can_do_what_one_cannot() -> None:
    picture, move = SURE["open water"]
    assert said(start(picture, "players 3\n"), move) == {"temple-next"}


def test_what_no_tile_can_reach_is_sure_against_two_rivals() -> None:
    picture, move = SURE["too high for huts"]
    position = start(picture, "players 3\n")
    assert said(position, move) == {"temple-safe"}
    rng = Random(1)
    position.play(move, 0)
    for _ in range(100):
        after = position.copy()
        while after.active_seats != (0,):
            after.play(rng.choice(after.legal_moves))
        assert not prevents(after, 0)


def test_two_huts_take_the_fields_that_one_cannot() -> None:
    picture, move = SURE["two ends"]
    assert said(start(picture, "players 3\n"), move) == {"temple-next"}


def test_a_partner_in_a_team_lays_and_builds_before_the_next_turn_too() -> None:
    picture, move = walled("1S", "1L", PEAKS, "1R"), "expand 1,1 C"
    assert said(start(picture, "players 3\n"), move) == {"temple-safe"}
    position = start(picture, TEAMS)
    assert said(position, move) == {"temple-next"}
    position.play(move, 0)
    for hut in ("hut 4,0", "hut 0,2", "hut 3,2"):
        position.play(position.legal_moves[0])
        position.play(hut)
    assert prevents(position, 0)


@pytest.mark.parametrize("out", "BD")
def test_a_partner_in_a_team_counts_where_only_one_rival_is_left(out: str) -> None:
    picture, move = SURE["two ends"]
    position = start(picture, f"{TEAMS}out {out}\n")
    assert said(position, move) == {"temple-next"}
    position.play(move, 0)
    for hut in ("hut 4,0", "hut 0,2"):
        position.play(position.legal_moves[0])
        position.play(hut)
    assert prevents(position, 0)


@pytest.mark.parametrize("put", ["0/1/0/5", "0/2/0/5"])
@pytest.mark.parametrize("out", ["", "out B\n", "out D\n"])
def test_a_team_can_end_the_game_with_the_pieces_of_a_partner_who_is_out(put: str, out: str) -> None:
    picture, move = SURE["too high for huts"]
    position = start(picture, f"{TEAMS}{out}put 0/0/0/2 {put} 0/0/0/0 0/0/0/0\n")
    assert said(position, move) == {"temple-next" if put == "0/2/0/5" else "temple-safe"}


def test_nothing_is_said_of_a_next_turn_that_does_not_come() -> None:
    picture, move = SURE["open water"]
    head = "deck " + " ".join(["JC"] * 24) + "\ndrawn {}\nturn A build\n"
    game_with = {drawn: game("taluva").parse(head.format(drawn) + picture) for drawn in (22, 23)}
    assert said(game_with[22], move) == {"temple-safe"}
    assert said(game_with[23], move) == set()


def test_a_rival_who_can_end_the_game_first_can_prevent_a_temple() -> None:
    picture, move = SURE["open water"]
    assert said(start(picture, "put 0/0/0/1 0/1/0/5\n"), move) == {"temple-safe"}
    assert said(start(picture, "put 0/0/0/1 0/2/0/5\n"), move) == {"temple-next"}


def test_a_bounded_table_may_leave_no_room_for_a_tile() -> None:
    picture, move = SURE["open water"]
    assert said(start(picture, "options zone=expert\n"), move) == {"temple-next"}


def test_an_open_double_tile_buries_what_a_tile_of_three_cannot() -> None:
    picture = """
    0,0 | 1R 1R 2V0 1R 1L
    -1,1 | 1S 1JA^ 1JA^ 2C 1L 1L
    -1,2 | 1S 1S 1R 1R 1L
    """
    alone, doubles = start(picture), start(picture, "options doubles=true\ndoubles VJ JJ\nopen VJ\n")
    assert said(alone, "expand 0,1 C") == {"temple-safe"}
    assert said(doubles, "expand 0,1 C") == {"temple-next"}
    assert refutations(picture, "expand 0,1 C") == []
    for move in ("expand 0,1 C", "take VJ", "tile 2,0 5", "hut 4,0"):
        doubles.play(move)
    assert prevents(doubles, 0)


def test_a_field_is_left_or_a_tile_can_bring_one() -> None:
    open_side, walled_in = (start(picture).reference for picture in (OPEN, walled("1SB^")))
    for reference, wanted in ((open_side, True), (walled_in, False)):
        assert isinstance(reference, rules.Position)
        island = reference.island.build(
            {
                place: Building(0, "hut", 1)
                for place in reference.island.cells
                if reference.island.buildable(place)
            }
        )
        settlement = max(island.settlements_of(0), key=lambda one: one.size)
        assert interference.has_site(island, settlement) == wanted
