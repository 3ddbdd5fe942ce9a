"""Traces: a game line by line with all legal moves, for comparison with other implementations.

A trace is JSON lines: the record's header, one line a move, the result::

    {"format": "atoll-record/1", "game": "talat", "players": 3, "options": {}, "setup": {}}
    {"ply": 0, "player": 0, "legal": ["put 13 AB a1", …], "move": "put 26 CA b5"}
    {"result": {"over": true, "reason": "frozen", "places": [1, 2, 2], "scores": [18, 13, 13]}}
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import TypeAlias

from atoll.core.errors import AtollError, IllegalMove, RecordError
from atoll.core.facts import Json
from atoll.core.fast import FastPosition
from atoll.core.game import Game
from atoll.core.options import Options
from atoll.core.position import CHANCE, Move
from atoll.core.record import Record, ReplayError, begin

Line: TypeAlias = dict[str, Json]


def trace_random(
    game: Game,
    players: int,
    options: Options,
    seed: int,
    index: int = 0,
    *,
    deal: Callable[[Random], dict[str, Json]] | None = None,
) -> Iterator[Line]:
    """Play one game of uniformly random moves; seed and index decide all of it, the deal included.

    ``deal`` takes the place of the game's own dealing where not all of the set-up is left to chance.
    """
    rng = Random(f"{seed}/{index}")
    setup = deal(rng) if deal is not None else game.deal(players, options, rng)
    yield Record(game.name, players, options.given(players), setup).header()
    position = game.start(players, options, setup)
    ply = 0
    while isinstance(seat := position.to_move(), int):
        legal = list(position.legal(seat))
        move = rng.choice(legal)
        yield {"ply": ply, "player": seat, "legal": legal, "move": move}
        position.apply(seat, move)
        ply += 1
    assert position.to_move() is None, "a dealt set-up leaves nothing to chance"
    yield {"result": position.result().to_json()}


def trace_record(record: Record) -> Iterator[Line]:
    """Follow a record to its last move. Raises ReplayError in place of a move that cannot be played.

    A record from which secrets were taken out does not tell who may do what, and has no trace.
    """
    position = start_of(record)
    given = position.options.given(record.players)
    options = {name: given[name] for name in [*record.options, *given] if name in given}
    yield Record(record.game, record.players, options, record.setup).header()
    for ply, move in enumerate(record.moves):
        before = position.copy()
        follow(position, ply, move)
        seat = before.to_move()
        assert isinstance(seat, int)
        yield {"ply": ply, "player": seat, "legal": list(before.legal(seat)), "move": move}
    yield {"result": position.result().to_json()}


def start_of(record: Record) -> FastPosition:
    """Set up a record's game on the engine. Raises RecordError if secrets were taken out of it."""
    if record.view is not None:
        raise RecordError("record-redacted")
    position = begin(record).position
    assert isinstance(position, FastPosition)
    return position


def follow(position: FastPosition, ply: int, move: Move) -> None:
    """Make a record's move, whoever's it is, without telling what happened. Raises ReplayError."""
    seat = position.to_move()
    try:
        if seat is CHANCE:
            raise RecordError("record-setup-short")
        if seat is None:
            raise IllegalMove(move, position.explain(0, move))
        position.apply(seat, move)
    except AtollError as error:
        raise ReplayError(ply, move, error) from error
