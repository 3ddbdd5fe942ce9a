"""An observation tells a seat exactly what it may know, and a dense index exactly one move."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from atoll.core import game as game_named
from atoll.core.position import Position
from atoll.research.decoding import empty_observation, position, split
from atoll.research.encoding import Encoding
from atoll.research.encodings import encoding
from atoll.research.extra import ResearchError

CASES = [
    ("talat", 2, {}),
    ("talat", 3, {}),
    ("titicaca", 2, {}),
    ("titicaca", 3, {}),
    ("titicaca", 5, {}),
    ("taluva", 2, {}),
    ("taluva", 3, {"ships": True, "doubles": True, "ranking": True}),
    ("taluva", 4, {"teams": True, "zone": "expert", "doubles": True}),
    ("taluva", 5, {"ships": True, "doubles": True, "zone": "intermediate-long"}),
]
cases = pytest.mark.parametrize(("name", "players", "options"), CASES)


def coder(start: Position) -> Encoding:
    return encoding(start.game, start.players, start.options)


def seen(code: Encoding, at: Position, seat: int) -> np.ndarray:
    out = empty_observation(code)
    out[:] = -99  # every number must be written
    code.observe(at.engine, seat, out)
    assert (out != -99).all()
    return out


def walk(name: str, players: int, options: dict, seed: int, *, partial: bool = False):
    """Positions of one random game: all of its chance dealt, or drawn as it comes."""
    rng = Random(seed)
    game = game_named(name)
    if partial:
        at = game.start(players, game.options(options, players), {})
    else:
        at = game.new(players, seed, **options)
    while True:
        yield at
        mover = at.engine.to_move()
        if mover == -2:
            return
        at = at.copy()
        if mover == -1:
            at.resolve(rng.choice(at.outcomes())[0])
        else:
            seat = rng.choice(at.active_seats)
            at.play(rng.choice(at.legal_moves_for(seat)), seat)


@cases
def test_an_observation_tells_all_that_the_seat_may_know(name: str, players: int, options: dict) -> None:
    rng = Random(1)
    for at in walk(name, players, options, 7):
        code = coder(at)
        viewer = rng.randrange(players)
        read = position(code, seen(code, at, viewer))
        assert read.view(viewer).data == at.view(viewer).data


@cases
def test_an_observation_tells_nothing_more(name: str, players: int, options: dict) -> None:
    rng = Random(2)
    for ply, at in enumerate(walk(name, players, options, 8)):
        code = coder(at)
        viewer = rng.randrange(players)
        other = at.resample(viewer, Random(ply))
        before, after = (split(code, seen(code, each, viewer)) for each in (at, other))
        for part in before:
            assert (before[part] == after[part]).all(), part
        assert other.view(viewer).data == at.view(viewer).data
        assert other.active_seats == at.active_seats
        assert other.legal_moves_for(viewer) == at.legal_moves_for(viewer)


@cases
def test_dense_indices_name_moves_one_to_one(name: str, players: int, options: dict) -> None:
    for at in walk(name, players, options, 9):
        code = coder(at)
        for seat in at.active_seats:
            actions = at.engine.legal(seat)
            indices = [code.index(at.engine, action) for action in actions]
            assert len(set(indices)) == len(actions)
            assert all(0 <= index < code.actions for index in indices)
            assert [code.action(at.engine, index) for index in indices] == actions
            assert code.legal(at.engine, seat) == indices


@pytest.mark.parametrize(("name", "players"), [("titicaca", 3), ("taluva", 3)])
def test_chance_nodes_are_observed_too(name: str, players: int) -> None:
    options = {"doubles": True} if name == "taluva" else {}
    at_chance = [at for at in walk(name, players, options, 3, partial=True) if at.engine.to_move() == -1]
    assert len(at_chance) > 5
    for at in at_chance:
        code = coder(at)
        assert position(code, seen(code, at, 1)).view(1).data == at.view(1).data


def test_every_index_of_titicaca_is_one_action() -> None:
    at = game_named("titicaca").new(4, 1)
    code = coder(at)
    for index in range(code.actions):
        assert code.index(at.engine, code.action(at.engine, index)) == index


def test_another_seats_secrets_do_not_show() -> None:
    at = game_named("titicaca").new(3, 5)
    code = coder(at)
    other = at.copy()
    at.play("bid 3", 1)
    other.play("bid 4", 1)
    assert (seen(code, at, 0) == seen(code, other, 0)).all()
    assert (seen(code, at, 1) != seen(code, other, 1)).any()


def test_the_window_follows_the_island_and_tells_when_it_is_outgrown() -> None:
    game = game_named("taluva")
    at = game.start(
        4,
        game.options({"all_tiles": True, "fifth": True}, 4),
        game.deal(4, game.options({"all_tiles": True, "fifth": True}, 4), Random(1)),
    )
    code = coder(at)
    origins, fitted = set(), 0
    while at.to_move is not None and code.in_window(at.engine):
        seat = at.to_move
        assert isinstance(seat, int)
        legal = at.legal_moves_for(seat)
        # The tile that reaches farthest east, so that the island becomes a line.
        tiles = [move for move in legal if move.startswith("tile")]
        at.play(max(tiles, key=lambda move: int(move.split()[1].split(",")[0])) if tiles else legal[-1], seat)
        origins.add(tuple(split(code, seen(code, at, 0))["origin"]))
        fitted += 1
    assert not code.in_window(at.engine)
    assert len(origins) > 10
    parts = split(code, seen(code, at, 0))
    assert parts["outgrown"][0] == 1
    with pytest.raises(ValueError, match="outgrown"):
        position(code, seen(code, at, 0))


def test_sections_cover_the_observation_and_say_what_they_tell() -> None:
    for name, players, options in CASES:
        at = game_named(name).new(players, 1, **options)
        code = coder(at)
        names = [section for section, _, _ in code.sections]
        assert len(set(names)) == len(names)
        assert sum(int(np.prod(shape)) for _, shape, _ in code.sections) == code.size
        assert all(about for _, _, about in code.sections)


def test_what_cannot_be_is_refused() -> None:
    at = game_named("talat").new(2)
    code = coder(at)
    with pytest.raises(ValueError, match=str(code.size)):
        code.observe(at.engine, 0, np.zeros(3, dtype=np.int16))
    with pytest.raises(ValueError, match="seat 2"):
        code.observe(at.engine, 2, empty_observation(code))
    with pytest.raises(ValueError, match="1470"):
        code.action(at.engine, 1470)


def test_a_game_without_an_encoding_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    game = game_named("talat")
    monkeypatch.setattr(type(game), "name", "pearls")
    with pytest.raises(ResearchError, match="pearls"):
        encoding(game, 2, game.options({}, 2))
