"""Traces: a game line by line with all legal moves, for comparison with other implementations.

A trace is JSON lines: the record's header, one line per move, the result::

    {"format": "atoll-record/1", "game": "talat", "players": 3, "options": {}, "setup": {}}
    {"ply": 0, "player": 0, "legal": ["put 13 AB a1", …], "move": "put 26 CA b5"}
    {"result": {"over": true, "reason": "frozen", "places": [1, 2, 2], "scores": [18, 13, 13]}}
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import TypeAlias

from atoll.core.errors import RecordError
from atoll.core.facts import Json
from atoll.core.game import Game
from atoll.core.options import Options
from atoll.core.record import Record

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
    yield Record(game.name, players, options.to_json(players), setup).header()
    position = game.start(players, options, setup)
    ply = 0
    while isinstance(seat := position.to_move, int):
        legal = list(position.legal_moves_for(seat))
        move = rng.choice(legal)
        yield {"ply": ply, "player": seat, "legal": legal, "move": move}
        position.play(move, seat)
        ply += 1
    assert position.is_over, "a dealt set-up leaves nothing to chance"
    yield {"result": position.result.to_json()}


def trace_record(record: Record) -> Iterator[Line]:
    """Follow a record to its last move. Raise ReplayError in place of a move that cannot be played.

    A record with secrets taken out does not tell who may do what, and has no trace.
    """
    if record.view is not None:
        raise RecordError("record-redacted")
    position = record.start()
    known = position.options.to_json(record.players)
    options = {name: known[name] for name in [*record.options, *known] if name in known}
    yield Record(record.game, record.players, options, record.setup).header()
    for ply, move in enumerate(record.moves):
        before = position.copy()
        record.play(position, ply)
        seat = before.to_move
        assert isinstance(seat, int)
        yield {"ply": ply, "player": seat, "legal": list(before.legal_moves_for(seat)), "move": move}
    yield {"result": position.result.to_json()}
