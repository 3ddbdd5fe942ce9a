"""A game that is played again, turned or mirrored, looks like the transformed game in every position."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import numpy as np
import pytest

from atoll.core import game as game_named
from atoll.core.engine import Engine as CoreEngine
from atoll.games.symmetry import HEX_SYMMETRIES
from atoll.games.taluva import rules
from atoll.games.taluva.engine import Engine
from atoll.research.decoding import empty_observation, split
from atoll.research.encoding import Encoding
from atoll.research.encodings import encoding
from atoll.research.symmetry import symmetries, transform, transform_actions


def seen(code: Encoding, engine: CoreEngine, seat: int) -> np.ndarray:
    out = empty_observation(code)
    code.observe(engine, seat, out)
    return out


def patterns(engine: CoreEngine, name: str) -> list[list[tuple[int, ...]]]:
    """Return what a learnt player looks at: per seat its patterns, and those of its moves in any order."""
    evaluator = game_named(name).evaluator()
    found = []
    for seat in range(engine.players):
        numbers, amounts = evaluator.patterns_of(engine, seat)
        own = sorted(zip(np.frombuffer(numbers, np.int32), np.frombuffer(amounts, np.float32), strict=True))
        moves, ends = (np.frombuffer(part, np.int32) for part in evaluator.patterns_of_moves(engine, seat))
        found += [own, sorted(tuple(sorted(part)) for part in np.split(moves, ends))]
    return found


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("egocentric", [False, True])
def test_mirrored_games_of_talat_are_games(players: int, egocentric: bool) -> None:
    game = game_named("talat")
    code = encoding(game, players, game.options({}, players), 2, egocentric=egocentric)
    for symmetry in range(symmetries(code)):
        rng = Random(symmetry)
        engine, other = game.new(players).engine, game.new(players).engine
        while engine.to_move() != -2:
            mover = engine.to_move()
            assert other.to_move() == mover
            before = seen(code, engine, mover)[None]
            # Egocentric boards are numbered from the mover, so the mirrored ones change with the turn.
            which = symmetry if not egocentric else 7 * (symmetry % 2)
            assert (transform(code, before, which)[0] == seen(code, other, mover)).all()
            assert egocentric or patterns(engine, "talat") == patterns(other, "talat")
            legal = code.legal(engine, mover)
            images = transform_actions(code, np.repeat(before, len(legal), axis=0), legal, which)
            assert set(images.tolist()) == set(code.legal(other, mover))
            chosen = rng.randrange(len(legal))
            engine.play(mover, code.action(engine, legal[chosen]))
            other.play(mover, code.action(other, int(images[chosen])))
        assert engine.places() == other.places()


def image(reference: rules.Position, number: int) -> rules.Position:
    """The position with its island turned or mirrored, by the reference's own words."""
    symmetry, mirrored = HEX_SYMMETRIES[number], number >= 6
    island = reference.island
    cells = {
        symmetry.place(place): cell._replace(
            tile_direction=symmetry.pair(cell.tile_direction),
            part=(0, 2, 1)[cell.part] if mirrored else cell.part,
        )
        for place, cell in island.cells.items()
    }
    buildings = {symmetry.place(place): building for place, building in island.buildings.items()}
    ships = {min(map(symmetry.place, island.lagoons[name])): seat for name, seat in island.ships.items()}
    turn_tile = (lambda tile: tile[:-2] + tile[:-3:-1]) if mirrored else (lambda tile: tile)
    return replace(
        reference,
        island=rules.Island(cells, buildings, ships),
        deck=tuple(map(turn_tile, reference.deck)),
        hand=reference.hand and turn_tile(reference.hand),
    )


@pytest.mark.parametrize(("players", "options"), [(2, {}), (3, {"ships": True})])
@pytest.mark.parametrize("egocentric", [False, True])
def test_a_turned_island_of_taluva_has_the_turned_moves(
    players: int, options: dict, egocentric: bool
) -> None:
    game = game_named("taluva")
    chosen = game.options(options, players)
    code = encoding(game, players, chosen, 2, egocentric=egocentric, window=40)
    rng = Random(players)
    expansions = ships = 0
    engine = game.new(players, 5, **options).engine
    while engine.to_move() != -2:
        mover = engine.to_move()
        legal = code.legal(engine, mover)
        # The first tile always lies in direction 0: a game cannot begin turned.
        if engine.reference().island.cells:
            number = rng.randrange(12)
            other = Engine(image(engine.reference(), number))
            before = seen(code, engine, mover)[None]
            assert (transform(code, before, number)[0] == seen(code, other, mover)).all()
            assert egocentric or patterns(engine, "taluva") == patterns(other, "taluva")
            images = transform_actions(code, np.repeat(before, len(legal), axis=0), legal, number)
            assert sorted(images.tolist()) == sorted(code.legal(other, mover))
        kinds = [index // 1600 for index in legal]
        expansions += any(9 <= kind < 14 for kind in kinds)
        ships += 14 in kinds
        # Towards settlements that expand and lagoons with ships.
        engine.play(mover, code.action(engine, legal[rng.choice(kinds_first(kinds))]))
    assert expansions > 5
    assert ships or not options


def kinds_first(kinds: list[int]) -> list[int]:
    rare = [number for number, kind in enumerate(kinds) if kind == 14 or kind in (7, 8)]
    return rare or list(range(len(kinds)))


def test_six_turns_change_nothing_and_a_turned_island_may_outgrow_the_window() -> None:
    game = game_named("taluva")
    code = encoding(game, 3, game.options({}, 3), 2, window=24)
    outgrown = 0
    for seed in range(30):
        at = game.new(3, seed).engine
        at.playout(seed)
        before = seen(code, at, 0)[None]
        if split(code, before)["outgrown"][0, 0]:
            continue
        turned = before
        for _ in range(6):
            turned = transform(code, turned, 1)
            outgrown += int(split(code, turned)["outgrown"][0, 0])
            if split(code, turned)["outgrown"][0, 0]:
                break
        else:
            assert (turned == before).all()
    assert outgrown


@pytest.mark.parametrize(
    ("name", "options"), [("titicaca", {}), ("taluva", {"doubles": True}), ("taluva", {"zone": "expert"})]
)
def test_games_without_symmetries_have_the_one_that_changes_nothing(name: str, options: dict) -> None:
    at = game_named(name).new(2, 1, **options)
    code = encoding(at.game, 2, at.options, 2)
    assert symmetries(code) == 1
    before = seen(code, at.engine, 0)[None]
    assert (transform(code, before, 0) == before).all()
    assert transform_actions(code, before, [3], 0).tolist() == [3]
    with pytest.raises(ValueError, match="symmetry 1"):
        transform(code, before, 1)
