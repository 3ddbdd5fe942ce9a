"""T-SET, T-TURN: set-ups, whole and partial; how a turn goes; what nobody may know."""

from collections import Counter
from fractions import Fraction
from random import Random

import pytest

from atoll.core import CHANCE, SPECTATOR, NotationError, SetupError
from atoll.core.facts import Json
from atoll.core.record import Record
from atoll.games.taluva import GAME
from atoll.games.taluva.rules import Phase, Position
from atoll.games.taluva.view import view_data
from unit.games.taluva.drawing import at, broken, play


def start(players: int, setup: dict[str, Json], **chosen: Json) -> Position:
    return GAME.reference(players, GAME.options(chosen, players), setup)


def test_the_stack_is_drawn_from_the_box_t_set_2() -> None:
    options = GAME.options({}, 2)
    decks = [GAME.deal(2, options, Random(seed))["deck"] for seed in range(30)]
    for deck in decks:
        assert isinstance(deck, list)
        assert len(deck) == 24
        assert all(number <= options.box()[tile] for tile, number in Counter(deck).items())
    assert len({tuple(deck) for deck in decks}) == 30


def test_seats_take_turns_clockwise_and_seat_0_begins_t_set_4() -> None:
    position = start(3, {"deck": ["JC", "SR", "LL", "CC"]})
    seen = []
    for _ in range(3):
        seen.append(position.turn)
        play(position, position.legal_moves_for(position.turn)[0])
        play(
            position, next(move for move in position.legal_moves_for(position.turn) if move.startswith("hut"))
        )
    assert [*seen, position.turn] == [0, 1, 2, 0]


def test_a_turn_is_place_then_build_t_turn_1() -> None:
    position = start(2, {"deck": ["JC", "SR"]})
    assert position.phase is Phase.PLACE
    assert broken(position, "hut 1,0") == ["T-TURN-1"]
    play(position, "tile 0,0 0")
    assert position.phase is Phase.BUILD
    assert broken(position, "tile 2,0 0") == ["T-TURN-1"]
    assert broken(position, "draw") == ["T-TURN-1"]
    assert broken(position, "hut 1,0") == []


def test_the_tile_drawn_is_public_t_turn_2() -> None:
    position = start(2, {"deck": ["JC", "SR"]})
    for viewer in (0, 1, SPECTATOR):
        assert view_data(position, viewer)["hand"] == "VJC"
    play(position, "tile 0,0 0")
    events = play(position, "hut 1,0")
    assert events["taluva-drawn"].values == {"seat": 1, "tile": "VSR", "first": "S", "second": "R"}


def test_drawing_is_no_move_without_double_tiles() -> None:
    position = start(2, {"deck": ["JC", "SR"]})
    assert broken(position, "draw") == ["T-TURN-1"]
    assert broken(position, "take VL") == ["T-TURN-1", "T-DBL-1"]


@pytest.mark.parametrize(
    ("setup", "key"),
    [
        ({"dck": []}, "taluva-setup-part"),
        ({"deck": "JC"}, "taluva-setup-list"),
        ({"deck": [1]}, "taluva-setup-list"),
        ({"deck": {"JC": 1}}, "taluva-setup-list"),
        ({"deck": ["JX"]}, "taluva-setup-tile"),
        ({"deck": ["JJ", "JJ"]}, "taluva-setup-tile"),
        ({"deck": ["JC"] * 25}, "taluva-setup-many"),
        ({"deck": [], "doubles": ["VL"]}, "taluva-setup-many"),
    ],
)
def test_a_set_up_that_cannot_be_is_refused(setup: dict[str, Json], key: str) -> None:
    with pytest.raises(SetupError) as error:
        start(2, setup)
    assert error.value.fact.key == key
    assert str(error.value)


def test_double_tiles_of_a_set_up_are_checked() -> None:
    for doubles in (["VL", "VL"], ["VC"], ["VL", "VJ", "VS"]):
        with pytest.raises(SetupError):
            start(2, {"doubles": doubles}, doubles=True)


def test_chance_draws_what_was_not_seen_yet_t_set_2() -> None:
    position = start(2, {"deck": ["JJ", "JC"]})
    play(position, "tile 0,0 0", "hut 1,0")
    play(position, "tile 2,0 0", "hut 3,0")
    assert position.to_move is CHANCE
    chances = dict(position.outcomes())
    assert sum(chances.values()) == 1
    assert "JJ" not in chances
    assert chances["JC"] == Fraction(5, 46)
    assert chances["LL"] == Fraction(1, 46)
    with pytest.raises(NotationError):
        position.resolve("JJ")
    events = position.resolve("LL")
    assert [event.key for event in events] == ["taluva-drawn"]
    assert position.setup() == {"deck": ["JJ", "JC", "LL"], "doubles": []}
    assert position.hand == "VLL"


def test_nothing_known_deals_the_double_tiles_one_by_one() -> None:
    position = start(3, {}, doubles=True)
    seen = []
    for left in (5, 4, 3):
        assert position.to_move is CHANCE
        assert {chance for _, chance in position.outcomes()} == {Fraction(1, left)}
        seen.append(position.outcomes()[0][0])
        position.resolve(seen[-1])
    assert position.to_move == 0
    assert position.legal_moves_for(0) == ["draw", *(f"take {double}" for double in sorted(seen))]
    play(position, "draw")
    assert position.to_move is CHANCE
    assert len(position.outcomes()) == 25


def test_the_fifth_module_widens_what_chance_can_draw() -> None:
    assert dict(start(2, {}, fifth=True).outcomes())["CJ"] == Fraction(7, 60)
    assert dict(start(5, {}).outcomes())["CJ"] == Fraction(7, 60)


def test_a_partial_deck_plays_like_the_whole_one() -> None:
    options = GAME.options({"ships": True, "doubles": True}, 2)
    setup = GAME.deal(2, options, Random(5))
    whole, partial = GAME.reference(2, options, setup), GAME.reference(2, options, {})
    rng = Random(6)
    while (seat := whole.to_move) is not None:
        while partial.to_move is CHANCE:
            dealing = partial.phase is Phase.DEAL
            known = setup["doubles" if dealing else "deck"]
            assert isinstance(known, list)
            partial.resolve(known[len(partial.doubles if dealing else partial.deck)])
        move = rng.choice(list(whole.legal_moves_for(seat)))
        assert list(partial.legal_moves_for(seat)) == list(whole.legal_moves_for(seat))
        whole.play(move, seat)
        partial.play(move, seat)
    assert partial.result == whole.result
    assert partial.island == whole.island


def test_resampling_shuffles_the_stack_with_what_is_out_of_the_game() -> None:
    options = GAME.options({}, 2)
    position = GAME.reference(2, options, GAME.deal(2, options, Random(1)))
    play(position, "tile 0,0 0", "hut 1,0")
    seen: set[str] = set()
    for seed in range(40):
        other = position.resample(0, Random(seed))
        assert other.deck[:2] == position.deck[:2]
        assert len(other.deck) == 24
        assert view_data(other, 1) == view_data(position, 1)
        GAME.reference(2, options, other.setup())
        seen |= set(other.deck[2:])
    box = Counter(options.box())
    assert seen == set(box - Counter(position.deck[:2]))


def test_resampling_leaves_no_chance_open() -> None:
    for setup in ({}, {"doubles": ["VL"]}, {"doubles": ["VL", "VJ"]}, {"deck": ["JC"]}):
        position = start(2, dict(setup), doubles=True)
        other = position.resample(0, Random(3))
        while (mover := other.to_move) is not None:
            assert mover is not CHANCE
            other.play(other.legal_moves_for(mover)[0], mover)


def test_views_and_redacted_records_hold_nothing_of_the_stack() -> None:
    options = GAME.options({"doubles": True}, 2)
    setup = GAME.deal(2, options, Random(1))
    game = GAME.start(2, options, setup)
    for move in ("draw", "tile 0,0 0", "hut 1,0"):
        game.play(move)
    record = Record.of(game, viewer=1)
    assert isinstance(setup["deck"], list)
    assert record.setup == {"deck": setup["deck"][:1], "doubles": setup["doubles"]}
    assert record.moves == ("draw", "tile 0,0 0", "hut 1,0")
    view = game.view(SPECTATOR).data
    assert view["stack"] == 23
    assert "deck" not in view


def test_a_view_tells_which_hexes_show_one_tile() -> None:
    position = at("""
        turn A place VJC
         1,-1 |        1C
         0,0  |     1V0   1J
         0,1  |        1V5   1S
         0,2  |           1L
    """)
    play(position, "tile 0,0 5")
    land = view_data(position, 0)["land"]
    tiles = {(tuple(cell["hex"]), cell["level"]): tuple(cell["tile"]) for cell in land}
    assert tiles == {
        ((0, 0), 2): (0, 0),
        ((0, 1), 2): (0, 0),
        ((1, 0), 2): (0, 0),
        ((1, -1), 1): (0, 0),
        ((1, 1), 1): (0, 1),
        ((0, 2), 1): (0, 1),
    }


def test_positions_are_values() -> None:
    one, two = start(2, {"deck": ["JC", "SR", "LL"]}), start(2, {"deck": ["JC", "SR", "LL"]})
    play(one, "tile 0,0 0", "hut 1,0", "tile 2,0 0", "hut 3,0", "tile 0,2 0")
    play(two, "tile 0,0 0", "hut 1,0", "tile 2,0 0", "hut 3,-1", "tile 0,2 0")
    assert one != two
    assert one == one.copy()
    assert hash(one) == hash(one.copy())
    copy = one.copy()
    play(one, "hut 1,2")
    assert copy.phase is Phase.BUILD
