"""Perft: how many sequences of moves there are from a position, for comparison with other implementations."""

from __future__ import annotations

from collections.abc import Iterator

from atoll.core.engine import CHANCE, OVER, Engine
from atoll.core.errors import RecordError
from atoll.core.record import Record


def perft(record: Record, depth: int) -> Iterator[tuple[int, int]]:
    """Count from a record's last position; yield (length, number of sequences) for 1, 2, … ``depth``.

    Chance is what the record's set-up says. Where a set-up is known only in part and a sequence would go on
    past what is known, counting ends with a RecordError after the last length that could be counted.
    """
    if record.view is not None:
        raise RecordError("record-redacted")
    position = record.position(len(record.moves))
    for length in range(1, depth + 1):
        yield length, _count(position.engine, length)


def _count(engine: Engine, length: int) -> int:
    seat = engine.to_move()
    if seat == OVER:
        return 0
    if seat == CHANCE:
        raise RecordError("perft-chance")
    actions = engine.legal(seat)
    if length == 1:
        return len(actions)
    total = 0
    for action in actions:
        after = engine.copy()
        after.play(seat, action)
        total += _count(after, length - 1)
    return total
