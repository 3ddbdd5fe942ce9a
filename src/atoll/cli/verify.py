"""``atoll trace``, ``replay`` and ``perft``: the engine's work printed for other programs to check."""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping

from atoll.cli.arguments import Wish
from atoll.cli.country import dealer
from atoll.cli.records import each_record, read_record
from atoll.cli.speech import Speaker, UsageError
from atoll.core import Json, Record, game, replay
from atoll.core.perft import perft
from atoll.core.trace import trace_random, trace_record
from atoll.table import fair


def trace_games(wish: Wish, speaker: Speaker) -> None:
    """Print traces: of random games, or of records."""
    del speaker
    if wish.record is not None:
        if wish.options or {wish.game, wish.players, wish.seed, wish.games, wish.country} != {None}:
            raise UsageError("cli-trace-either")
        each_record(wish.record, _trace)
        return
    if wish.game is None:
        raise UsageError("cli-trace-what")
    if wish.players is None or wish.seed is None:
        raise UsageError("cli-trace-needs", option="--players" if wish.players is None else "--seed")
    played = game(wish.game)
    options = played.options(wish.options, wish.players)
    deal = dealer(wish, played, wish.players, options)
    for index in range(wish.games or 1):
        for line in trace_random(played, wish.players, options, wish.seed, index, deal=deal):
            _print(line)


def replay_records(wish: Wish, speaker: Speaker) -> None:
    """Check records move by move and print their results."""
    if wish.record is None:
        raise UsageError("cli-replay-what")

    def check(record: Record) -> None:
        result = replay(record).position.result()
        _print({"result": result.to_json()})
        sys.stdout.flush()
        if wish.verify:
            fair.verify(record)
            sys.stderr.write(speaker("cli-replay-verified") + "\n")
        verdict = "cli-replay-good" if record.view is None else "cli-replay-redacted"
        sys.stderr.write(speaker(verdict, game=record.game, moves=len(record.moves)) + "\n")

    each_record(wish.record, check)


def count_sequences(wish: Wish, speaker: Speaker) -> None:
    """Print perft counts, one line a depth."""
    del speaker
    if wish.record is None or wish.depth is None:
        raise UsageError("cli-perft-needs", option="--record" if wish.record is None else "--depth")
    for depth, count in perft(read_record(wish.record), wish.depth):
        _print({"depth": depth, "count": count})
        sys.stdout.flush()  # the next one may take long


def _trace(record: Record) -> None:
    for line in trace_record(record):
        _print(line)


def _print(line: Mapping[str, Json]) -> None:
    sys.stdout.write(json.dumps(line) + "\n")
