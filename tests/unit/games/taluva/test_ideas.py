"""Every idea of Taluva: a move that it is true of, and one in the same position that it is not true of."""

from __future__ import annotations

import pytest

from atoll.core.ideas import Reason
from atoll.games.taluva.ideas import IDEAS, ideas
from atoll.games.taluva.rules import Position
from unit.games.taluva.drawing import at

DECK = "deck JC JC JC JC JC JC JC JC\ndrawn 2\n"

CASES: dict[str, tuple[str, str, str]] = {
    "wins": (
        """
        put 3/1/0/10 0/0/0/0
        turn A build
        0,0 | 1JA^ 1CA^ 3S 1V0
        0,1 |    1J  1C
        """,
        "tower 2,0",
        "expand 0,0 J",
    ),
    "shares-win": (
        """
        deck JC JC JC JC JC JC JC JC JC JC JC JC JC JC JC JC JC JC JC JC JC JC JC JC
        drawn 24
        put 1/0/0/4 2/0/0/4
        turn A build
        0,0 | 1JA^ 1CA^ 1SA^ 1R 1V0 1J
        """,
        "temple 3,0",
        "hut 5,0",
    ),
    "two-kinds": (
        """
        put 3/0/0/5 0/0/0/0
        turn A build
        0,0 | 1JA^ 3C 1V0 1J
        """,
        "tower 1,0",
        "hut 3,0",
    ),
    "keeps-building": (
        """
        put 2/0/0/19 0/0/0/0
        turn A build
        0,0 | 1JA^ 1JA^ 1JA^ 1C 1V0 1J
        """,
        "temple 3,0",
        "expand 0,0 C",
    ),
    "temple": (
        """
        put 0/0/0/3 0/0/0/0
        turn A build
        0,0 | 1JA^ 1CA^ 1SA^ 1R 1V0 1J
        """,
        "temple 3,0",
        "hut 5,0",
    ),
    "tower": (
        """
        put 0/0/0/1 0/0/0/0
        turn A build
        0,0 | 1JA^ 3C 1V0 1J
        """,
        "tower 1,0",
        "hut 3,0",
    ),
    "ship": (
        """
        options ships=true
        put 0/0/0/1 0/0/0/0
        turn A build
        0,-1 |    1JA^ 1C
        -1,0 | 1J  ~   1V0
        -1,1 |    1S  1R
        """,
        "ship 0,0",
        "hut 0,1",
    ),
    "completes": (
        """
        put 0/1/0/1 0/0/0/0
        turn A build
        0,0 | 1JA^ 3C 1V0 1J
        """,
        "tower 1,0",
        "hut 3,0",
    ),
    "many-huts": (
        """
        put 0/0/0/1 0/0/0/0
        turn A build
        0,0 | 1JA^ 1J 1V0 1C
        0,1 |    2J
        """,
        "expand 0,0 J",
        "hut 3,0",
    ),
    "joins": (
        """
        put 0/0/0/2 0/0/0/0
        turn A build
        0,0 | 1JA^ 1C 1JA^ 1V0 1S
        """,
        "expand 0,0 C",
        "hut 4,0",
    ),
    "temple-safe": (
        """
        put 0/0/0/1 0/0/0/0
        turn A build
        0,0 | 1JA^ 1C 1C 1S 1R 1V0
        0,1 |    1C
        """,
        "expand 0,0 C",
        "hut 2,0",
    ),
    "temple-next": (
        """
        put 0/0/0/1 0/0/0/0
        turn A build
        0,0 | 1V3 1JA^ 1C 1S 1V0
        0,1 |    1C   1C
        """,
        "expand 1,0 C",
        "hut 3,0",
    ),
    "tower-next": (
        """
        put 0/0/0/0 0/0/0/0
        turn A build
        0,0 | 1J 3C 1V0 1J
        """,
        "hut 0,0",
        "hut 3,0",
    ),
    "two-temples": (
        """
        put 0/0/0/4 0/0/0/0
        turn A build
        0,0 | 1JA^ 1JA^ 1JA^ 1R 1V0 1C 1CA^ 1C 1S
        """,
        "expand 6,0 C",
        "temple 3,0",
    ),
    "stops-temple": (
        """
        put 0/0/0/0 0/0/0/3
        turn A build
        0,0 | 1JB^ 1JB^ 1JB^ 1R 1V0 1C
        """,
        "hut 3,0",
        "hut 5,0",
    ),
    "stops-tower": (
        """
        put 0/0/0/1 0/0/0/1
        turn A build
        0,0 | 1JB^ 3C 1JA^ 1V0 1S
        """,
        "tower 1,0",
        "hut 4,0",
    ),
    "stops-three": (
        """
        put 0/0/0/0 0/0/0/1
        turn A build
        0,0 | 1C 1JB^ 1C 1V0 1S
        """,
        "hut 0,0",
        "hut 4,0",
    ),
    "pair": (
        """
        put 0/0/0/1 0/0/0/0
        turn A build
        0,0 | 1JA^ 1C 1V0 1S
        """,
        "expand 0,0 C",
        "hut 3,0",
    ),
    "next-expansion": (
        """
        put 0/0/0/0 0/0/0/0
        turn A build
        0,0 | 1J 1C 1V0 1S
        0,1 |   1C
        """,
        "hut 0,0",
        "hut 3,0",
    ),
    "near-height": (
        """
        put 0/0/0/0 0/0/0/0
        turn A build
        0,0 | 1J 2C 1V0 1S
        """,
        "hut 0,0",
        "hut 3,0",
    ),
    "seed": (
        """
        put 0/0/0/0 0/0/0/0
        turn A build
        0,0 | 1J 1C 1V0 1S
        0,1 |   1C
        """,
        "hut 0,0",
        "hut 3,0",
    ),
    "hut-to-three": (
        """
        put 0/0/0/2 0/0/0/0
        turn A place VJC
        0,0 | 1JA^ 1CA^ 1V0
        """,
        "tile -2,1 0",
        "tile 3,0 0",
    ),
    "takes-fields": (
        """
        put 0/0/0/0 0/0/0/1
        turn A build
        0,0 | 1C 1JB^ 1C 1V0 1S
        """,
        "hut 0,0",
        "hut 4,0",
    ),
    "more-room": (
        """
        put 0/0/0/1 0/0/0/0
        turn A build
        1,-1 |    1R 1S
        0,0 | 1JA^ 1C 1R 1V0 1S
        1,1 |         1R
        """,
        "expand 0,0 C",
        "hut 4,0",
    ),
    "eruption-next": (
        """
        put 0/0/0/1 0/0/0/0
        turn A place VJC
        0,0 | 1JA^ 1V0 1S 1R 1C
        """,
        "tile 2,-1 1",
        "tile 5,0 0",
    ),
    "far-land": (
        """
        put 0/0/0/0 0/0/0/1
        turn A place VJC
        0,0 | 1JB^ 1C 1V0 1S 1R
        """,
        "tile 5,0 0",
        "tile -1,0 1",
    ),
    "apart": (
        """
        put 0/0/0/0 0/0/0/1
        turn A build
        0,0 | 1JB^ 1C 1V0 1S 1R 1J
        """,
        "hut 4,0",
        "hut 1,0",
    ),
    "takes-room": (
        """
        put 0/0/0/0 0/0/0/1
        turn A build
        0,0 | 1C 1JB^ 1C 1V0 1S
        """,
        "hut 0,0",
        "hut 4,0",
    ),
    "temple-now": (
        """
        put 0/0/0/3 0/0/0/0
        turn A place VJC
        0,0 | 1JA^ 1CA^ 1SA^ 1V0
        """,
        "tile 1,2 1",
        "tile 5,0 2",
    ),
    "tower-now": (
        """
        put 0/0/0/1 0/0/0/0
        turn A place VJC
        0,0 | 2V0 2J 1V1 1J
        0,1 | 2C  1JA^
        """,
        "tile 0,0 5",
        "tile 5,0 2",
    ),
    "saves-temple": (
        """
        put 0/0/0/3 0/0/0/0
        turn A place VJC
        0,0 | 1JA^ 1JA^ 1JA^ 1R
        0,1 | 1V0
        -1,2 | 1S 1S
        """,
        "tile 0,1 4",
        "tile 5,0 2",
    ),
    "three-now": (
        """
        put 0/0/0/1 0/0/0/0
        turn A place VCC
        0,0 | 1JA^ 1V0 1R
        """,
        "tile -1,2 1",
        "tile 4,0 2",
    ),
    "opens-expansion": (
        """
        put 0/0/0/1 0/0/0/0
        turn A place VCC
        0,0 | 1JA^ 1V0 1R
        """,
        "tile -1,2 1",
        "tile 4,0 2",
    ),
    "raises": (
        """
        put 0/0/0/1 0/0/0/0
        turn A place VJC
        0,0 | 1V0 1J 1JA^ 1S
        0,1 | 1C 1R
        """,
        "tile 0,0 5",
        "tile 5,0 2",
    ),
    "own-room": (
        """
        put 0/0/0/1 0/0/0/1
        turn A place VJC
        0,0 | 1JA^ 1V0 1R 1SB^
        """,
        "tile -1,2 1",
        "tile 5,0 2",
    ),
    "bridge": (
        """
        put 0/0/0/2 0/0/0/0
        turn A place VJC
        0,0 | 1JA^ 1V0
        0,1 |   .  1JA^
        """,
        "tile 0,2 2",
        "tile 3,0 2",
    ),
    "good-ground": (
        """
        put 0/0/0/0 0/0/0/0
        turn A place VCC
        0,0 | 1J 1V0 1R
        """,
        "tile -1,2 1",
        "tile 3,-1 0",
    ),
    "buries": (
        """
        put 0/0/0/0 0/0/0/2
        turn A place VJC
        0,0 | 1V0 1JB^ 1JB^
        0,1 | 1C 1R
        """,
        "tile 0,0 5",
        "tile 4,0 2",
    ),
    "splits": (
        """
        put 0/0/0/0 0/0/0/3
        turn A place VJC
        0,0 | 1JB^ 1JB^ 1JB^
        0,1 |   1V1 1R
        """,
        "tile 0,1 0",
        "tile 4,0 2",
    ),
    "volcano-beside": (
        """
        put 0/0/0/0 0/0/0/2
        turn A place VJC
        0,0 | 1JB^ 1JB^ 1V0 1R 1S
        """,
        "tile 0,1 4",
        "tile 6,0 3",
    ),
    "near-own": (
        """
        put 0/0/0/1 0/0/0/0
        turn A build
        0,0 | 1JA^ 1C 1S 1V0 1R
        """,
        "hut 2,0",
        "hut 4,0",
    ),
    "roomy-spot": (
        """
        put 0/0/0/0 0/0/0/1
        turn A place VJC
        0,0 | 1JB^ 1V0 1R 1S 1L
        """,
        "tile 1,1 5",
        "tile -1,0 2",
    ),
    "open-sides": (
        """
        put 0/0/0/0 0/0/0/1
        turn A build
        0,-1 | 1V0 1V0 1V0
        0,0 | 1J 1V0 1R
        0,1 | 1V0 1V0
        3,-1 | 1C 1S
        """,
        "hut 3,-1",
        "hut 0,0",
    ),
    "contested": (
        """
        put 0/0/0/0 0/0/0/1
        turn A build
        0,0 | 1JB^ 1C 1V0 1R 1S
        """,
        "hut 1,0",
        "hut 4,0",
    ),
    "walls-in": (
        """
        put 0/0/0/0 0/0/0/1
        turn A place VJC
        0,0 | 1JB^ 1V0 1R
        """,
        "tile -1,0 2",
        "tile -1,-1 5",
    ),
    "foothold": (
        """
        put 0/0/0/0 0/0/0/1
        turn A place VJC
        0,0 | 1JB^ 1V0 1R
        """,
        "tile -1,-1 5",
        "tile 4,0 2",
    ),
}


def reasons(picture: str, move: str) -> dict[str, Reason]:
    """Return everything that is true of a move of the seat whose turn it is."""
    start = position(picture)
    legal = start.legal_moves_for(start.turn)
    assert move in legal, f"{move} of {legal}"
    found = [idea(move) for idea in ideas(start, start.turn)]
    return {reason.key.removeprefix("taluva-idea-"): reason for reason in found if reason is not None}


def position(picture: str) -> Position:
    return at(DECK + picture)


@pytest.mark.parametrize("idea", CASES)
def test_an_idea_is_true_of_one_move_and_not_of_another(idea: str) -> None:
    picture, right, wrong = CASES[idea]
    assert idea in reasons(picture, right)
    assert idea not in reasons(picture, wrong)


def test_every_idea_has_a_case() -> None:
    assert len(CASES) == len(IDEAS)


def test_a_temple_that_a_tile_can_prevent_is_not_called_safe() -> None:
    picture, right, _ = CASES["temple-next"]
    assert "temple-safe" not in reasons(picture, right)
    picture, right, _ = CASES["temple-safe"]
    assert "temple-next" not in reasons(picture, right)


def test_only_a_temple_that_could_have_been_prevented_is_saved() -> None:
    picture = """
    put 0/0/0/4 0/0/0/0
    turn A build
    0,0 | 1V3 1JA^ 1JA^ 1JA^ 1L
    0,1 |    1S   1S   1S
    0,6 | 1JA^ 1C 1C 1S 1R 1V0
    0,7 |    1C
    """
    saved, new = "expand 1,0 L", "expand 0,6 C"
    assert "saves-temple" in reasons(picture, saved)
    assert "temple-safe" in reasons(picture, new)
    assert "saves-temple" not in reasons(picture, new)


def test_what_is_buried_is_counted_and_its_owner_named() -> None:
    picture, right, _ = CASES["buries"]
    assert reasons(picture, right)["buries"].values == {"seats": [1], "number": 1}


LAST_TURN = "deck " + " ".join(["JC"] * 24) + "\ndrawn 24\nturn A build\n"


def test_a_tie_is_a_shared_win_and_names_who_shares_it() -> None:
    picture, right, _ = CASES["shares-win"]
    found = reasons(picture, right)
    assert "wins" not in found
    assert found["shares-win"].values == {"seats": [1]}


def test_a_shared_win_is_no_reason_where_another_move_wins_alone() -> None:
    picture = CASES["shares-win"][0].replace("2/0/0/4", "1/0/0/5")
    assert "wins" in reasons(picture, "temple 3,0")
    assert "shares-win" not in reasons(picture, "hut 5,0")
    tied = position(picture)
    tied.play("hut 5,0", 0)
    assert tied.result.places == (1, 1)


@pytest.mark.parametrize(("rivals", "key"), [("0/0/0/3 0/0/0/1", "wins"), ("1/0/0/4 0/0/0/1", "shares-win")])
def test_a_team_wins_together(rivals: str, key: str) -> None:
    first, second = rivals.split()
    head = "players 4\noptions teams=true\n" + LAST_TURN.replace("JC " * 23, "JC " * 47).replace("24", "48")
    picture = f"put 0/0/0/3 {first} 0/0/0/2 {second}\n0,0 | 1JA^ 1CA^ 1SA^ 1R 1V0 1J"
    found = at(head + picture)
    keys = {reason.key for idea in ideas(found, 0) if (reason := idea("temple 3,0")) is not None}
    assert f"taluva-idea-{key}" in keys
    assert len(keys & {"taluva-idea-wins", "taluva-idea-shares-win"}) == 1


def test_two_kinds_are_counted_down_and_mean_less_in_a_team() -> None:
    picture, right, _ = CASES["two-kinds"]
    found = reasons(picture, right)["two-kinds"]
    assert (found.values, found.extent) == ({"number": 1}, -1)
    assert "two-kinds" not in reasons(picture.replace("3/0", "0/0"), right)
    teams = f"players 4\noptions teams=true\n{picture}".replace("0/0/0/0", "0/0/0/0 0/0/0/0 0/0/0/0")
    assert {"two-kinds", "completes"}.isdisjoint(reasons(teams, right))


def test_two_kinds_win_nothing_after_somebody_else_has_won() -> None:
    picture, right, _ = CASES["two-kinds"]
    for places, said in (("0 0 0", {"two-kinds"}), ("0 1 0", set())):
        ranked = f"players 3\noptions ranking=true\nplaces {places}\n{picture}"
        ranked = ranked.replace("0/0/0/0", "3/2/0/0 0/0/0/0")
        assert {"two-kinds", "completes"} & reasons(ranked, right).keys() == said


def test_a_tile_that_leaves_a_place_to_build_is_told_where_others_leave_none() -> None:
    picture = """
    put 3/0/0/20 0/0/0/0
    turn A place VJC
    0,0 | 2V0 2J 2JA^ 1R
    0,1 | 2J
    """
    assert "keeps-building" in reasons(picture, "tile 0,0 5")
    assert "keeps-building" not in reasons(picture, "tile 4,0 0")


def test_something_to_build_is_no_reason_where_every_move_leaves_it() -> None:
    picture, right, _ = CASES["temple"]
    assert "keeps-building" not in reasons(picture, right)


def test_a_settlement_of_three_is_no_use_beside_a_temple_of_its_own() -> None:
    picture, right, _ = CASES["three-now"]
    assert "three-now" in reasons(picture, right)
    joined = picture.replace("0/0/0/1", "1/0/0/4") + "\n-2,1 | 1SA#"
    assert "three-now" not in reasons(joined, right)


def test_what_comes_next_turn_is_not_told_in_the_last_turn() -> None:
    for idea in ("tower-next", "next-expansion", "temple-next"):
        picture, right, _ = CASES[idea]
        late = LAST_TURN + picture.replace("turn A build", "")
        assert idea in reasons(picture, right)
        assert idea not in {
            reason.key.removeprefix("taluva-idea-")
            for one in ideas(at(late), 0)
            if (reason := one(right)) is not None
        }
