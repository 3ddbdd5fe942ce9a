"""Perft: counts from a record's last position, and an end where chance is not known."""

from __future__ import annotations

import pytest

from atoll.core import Record, RecordError
from atoll.core.perft import perft


def brute(record: Record, depth: int) -> int:
    """Count by the literal rules, one sequence after the other."""
    reference = record.start(literal=True)
    for move in record.moves:
        seat = reference.to_move
        assert isinstance(seat, int)
        reference.play(move, seat)

    def count(position: object, left: int) -> int:
        assert hasattr(position, "to_move")
        seat = position.to_move
        if left == 0 or seat is None:
            return left == 0
        total = 0
        for move in position.legal_moves_for(seat):  # type: ignore[attr-defined]
            after = position.copy()  # type: ignore[attr-defined]
            after.play(move, seat)
            total += count(after, left - 1)
        return total

    return count(reference, depth)


def test_the_first_puts_of_talat() -> None:
    # 9 towers on 10 squares; the next player has 9 on 10 other squares.
    assert list(perft(Record("talat", 3), 2)) == [(1, 90), (2, 8100)]


def test_counts_equal_the_literal_rules() -> None:
    record = Record("talat", 2, moves=["put 13 BC a5", "put 14 CA a1"])
    assert [n for _, n in perft(record, 2)] == [brute(record, 1), brute(record, 2)]


@pytest.mark.usefixtures("pearls")
def test_a_partial_set_up_ends_the_count_and_says_so() -> None:
    counts = perft(Record("pearls", 2, setup={"row": [1]}), 4)
    # Two sealed bids of 0 to 3, then a pocket; then the next pearl is not known.
    assert [next(counts) for _ in range(3)] == [(1, 4), (2, 16), (3, 32)]
    with pytest.raises(RecordError, match="Counting stops here"):
        next(counts)


@pytest.mark.usefixtures("pearls")
def test_no_sequence_goes_past_the_end_of_the_game() -> None:
    record = Record("pearls", 2, setup={"row": [1, 1, 2, 2]}, moves=["bid 0", "bid 0", "pocket L"] * 3)
    assert list(perft(record, 4)) == [(1, 4), (2, 16), (3, 32), (4, 0)]
