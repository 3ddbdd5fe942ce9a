"""An observation tells a seat exactly what it may know, and a dense index exactly one move."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from atoll.core import game as game_named
from atoll.core.position import Position
from atoll.games.talat import rules as talat_rules
from atoll.games.talat.engine import Engine as TalatEngine
from atoll.games.talat.material import BOARDS, COLOURS
from atoll.research.decoding import empty_observation, position, split, split_tensor
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


both_versions = pytest.mark.parametrize("version", [1, 2])


def coder(start: Position, version: int = 1, **settings: Any) -> Encoding:
    return encoding(start.game, start.players, start.options, version, **settings)


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


@both_versions
@cases
def test_an_observation_tells_all_that_the_seat_may_know(
    name: str, players: int, options: dict, version: int
) -> None:
    rng = Random(1)
    for at in walk(name, players, options, 7):
        code = coder(at, version)
        viewer = rng.randrange(players)
        read = position(code, seen(code, at, viewer))
        assert read.view(viewer).data == at.view(viewer).data


@both_versions
@cases
def test_an_observation_tells_nothing_more(name: str, players: int, options: dict, version: int) -> None:
    rng = Random(2)
    for ply, at in enumerate(walk(name, players, options, 8)):
        code = coder(at, version)
        viewer = rng.randrange(players)
        other = at.resample(viewer, Random(ply))
        before, after = (split(code, seen(code, each, viewer)) for each in (at, other))
        for part in before:
            assert (before[part] == after[part]).all(), part
        assert other.view(viewer).data == at.view(viewer).data
        assert other.active_seats == at.active_seats
        assert other.legal_moves_for(viewer) == at.legal_moves_for(viewer)


@both_versions
@cases
def test_dense_indices_name_moves_one_to_one(name: str, players: int, options: dict, version: int) -> None:
    for at in walk(name, players, options, 9):
        code = coder(at, version)
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


def relative(values: np.ndarray, seat: int, players: int, nobody: int) -> np.ndarray:
    """Numbers that are seats, counted from ``nobody`` + 1, as a seat counts them."""
    counted = (values - nobody - 1 - seat) % players + nobody + 1
    return np.where(values > nobody, counted, values)


@cases
def test_an_egocentric_observation_is_the_same_counted_from_the_observer(
    name: str, players: int, options: dict
) -> None:
    for at in walk(name, players, options, 11):
        absolute, own = coder(at, 2), coder(at, 2, egocentric=True)
        seat = at.engine.to_move() if at.engine.to_move() >= 0 else players - 1
        whole, parts = (split(code, seen(code, at, seat)) for code in (absolute, own))
        assert parts["viewer"].tolist() == [1] + [0] * (players - 1)
        if name == "talat":
            assert parts["turn"].argmax() == 0
            assert parts["towers"].sum() == whole["towers"].sum()
            captured, rolled = (each["captured"].sum(axis=(1, 2)) for each in (parts, whole))
            assert (captured == np.roll(rolled, -seat)).all()
        else:
            assert (parts["seats"] == np.roll(whole["seats"], -seat, axis=0)).all()
        if name == "titicaca":
            assert (parts["villages"] == np.roll(whole["villages"], -seat, axis=0)).all()
            assert (parts["arrow"] == relative(whole["arrow"], seat, players, 0)).all()
        if name == "taluva":
            assert (parts["maps"][5] == relative(whole["maps"][5], seat, players, 0)).all()
            assert (parts["maps"][:5] == whole["maps"][:5]).all()
        for mover in at.active_seats[:1]:
            actions = at.engine.legal(mover)
            indices = own.legal(at.engine, mover)
            assert [own.action(at.engine, index) for index in indices] == actions
        with pytest.raises(ValueError, match="egocentric"):
            position(own, seen(own, at, seat))


def as_seen_from(reference: talat_rules.Position, seat: int) -> talat_rules.Position:
    """The position with the colours, and with them the boards, moved so that a seat becomes seat 0."""
    players = reference.players
    order = COLOURS if players == 3 else COLOURS[:2]
    colours = dict(zip(COLOURS, COLOURS, strict=True))
    colours |= {order[(number + seat) % players]: order[number] for number in range(players)}
    names = {name: colours[name[0]] + colours[name[1]] for name in BOARDS}
    other = talat_rules.Position(players)
    for name, board in reference.boards.items():
        turned = names[name] not in BOARDS
        for square, tower in board.items():
            place = square._replace(row=6 - square.row) if turned else square
            other.boards[names[name][::-1] if turned else names[name]][place] = tower._replace(
                colour=colours[tower.colour]
            )
    other.hands = {colours[colour]: kinds for colour, kinds in reference.hands.items()}
    for number in range(players):
        towers = reference.captured[(number + seat) % players]
        other.captured[number] = frozenset(tower._replace(colour=colours[tower.colour]) for tower in towers)
    other.frozen = frozenset(
        names[name] if names[name] in BOARDS else names[name][::-1] for name in reference.frozen
    )
    other.turn = None if reference.turn is None else (reference.turn - seat) % players
    return other


@pytest.mark.parametrize("players", [2, 3])
def test_talat_looks_the_same_from_every_seat(players: int) -> None:
    for at in walk("talat", players, {}, 4):
        code = coder(at, 2, egocentric=True)
        for seat in range(players):
            other = TalatEngine(as_seen_from(at.engine.reference(), seat))
            moved = empty_observation(code)
            code.observe(other, 0, moved)
            assert (seen(code, at, seat) == moved).all()
            if at.engine.to_move() == seat:
                assert set(code.legal(at.engine, seat)) == set(code.legal(other, 0))


@cases
def test_a_tensor_is_the_observation_with_a_plane_per_category(
    name: str, players: int, options: dict
) -> None:
    for at in list(walk(name, players, options, 12))[::7]:
        for egocentric in (False, True):
            code = coder(at, 2, egocentric=egocentric)
            seat = players - 1
            out = np.full(code.tensor_size, -99, dtype=np.float32)
            code.observe_tensor(at.engine, seat, out)
            tensor, parts = split_tensor(code, out), split(code, seen(code, at, seat))
            for part in parts.keys() & tensor.keys():
                assert (parts[part] == tensor[part]).all()
            if name == "taluva":
                assert_maps_are_planes(code, at, seat, options)


def assert_maps_are_planes(code: Encoding, at: Position, seat: int, options: dict) -> None:
    """Compare Taluva's maps, which are written row by row, with its planes, written hex by hex."""
    out = np.full(code.tensor_size, -99, dtype=np.float32)
    code.observe_tensor(at.engine, seat, out)
    planes, maps = split_tensor(code, out)["planes"], split(code, seen(code, at, seat))["maps"]
    expected = [maps[0], *(maps[1] == terrain for terrain in range(1, 7))]
    expected += [maps[2] == direction for direction in range(1, 7)]
    expected += [maps[3] == 2, maps[3] == 3, maps[4] == 2, maps[4] == 3]
    rest = iter(maps[6:])
    expected += [next(rest)] if options.get("doubles") else []
    expected += [maps[5] == 1 + owner for owner in range(at.players)]
    if options.get("ships"):
        lagoon = next(rest)
        expected += [lagoon > 0, *(lagoon == 2 + owner for owner in range(at.players))]
    expected += list(rest)
    assert (planes == np.array(expected)).all()
    assert ((maps[0] > 0) == (maps[1] > 0)).all()


def test_a_lagoon_tells_whose_ship_it_holds_on_all_its_hexes() -> None:
    found = 0
    for seed in range(40):
        *_, at = walk("taluva", 2, {"ships": True}, seed)
        code = coder(at, 2)
        lagoons = split(code, seen(code, at, 0))["maps"][6]
        reference = at.engine.reference()
        for name, ship in reference.island.ships.items():
            hexes = reference.island.lagoons[name]
            q0, r0 = split(code, seen(code, at, 0))["origin"]
            assert {int(lagoons[r - r0, q - q0]) for q, r in hexes} == {2 + ship}
            found += len(hexes) > 1
    assert found


@pytest.mark.parametrize("window", [24, 32])
def test_a_window_fits_until_the_island_needs_more_room(window: int) -> None:
    outgrown = 0
    for seed in range(12):
        for at in walk("taluva", 4, {}, seed):
            code = coder(at, 2, window=window)
            cells = at.engine.reference().island.cells
            width = max((max(axis) - min(axis) + 1 for axis in zip(*cells, strict=True)), default=0)
            assert code.in_window(at.engine) == (width <= window - 4)
            if not code.in_window(at.engine):
                assert split(code, seen(code, at, 0))["outgrown"][0] == 1
                outgrown += 1
                break
    assert outgrown or window > 24


def test_versions_and_windows_that_do_not_exist_are_refused() -> None:
    talat, taluva = game_named("talat").new(2), game_named("taluva").new(2, 1)
    for at, version, settings, words in (
        (talat, 3, {}, "version 3"),
        (talat, 1, {"egocentric": True}, "version 2"),
        (taluva, 1, {"window": 24}, "version 2"),
        (talat, 2, {"window": 24}, "Taluva"),
        (taluva, 2, {"window": 25}, "25"),
        (taluva, 2, {"window": 66}, "66"),
    ):
        with pytest.raises(ResearchError, match=words):
            coder(at, version, **settings)


@pytest.mark.parametrize("farthest", [min, max])
def test_the_window_follows_the_island_and_tells_when_it_is_outgrown(farthest: Any) -> None:
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
        # The tile that reaches farthest to one side, so that the island becomes a line.
        tiles = [move for move in legal if move.startswith("tile")]
        at.play(
            farthest(tiles, key=lambda move: int(move.split()[1].split(",")[0])) if tiles else legal[-1], seat
        )
        origins.add(tuple(split(code, seen(code, at, 0))["origin"]))
        fitted += 1
        for window in (24, 28, 64):
            assert_maps_are_planes(coder(at, 2, window=window), at, 0, {})
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
