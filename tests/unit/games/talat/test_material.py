"""A-MAT and A-CAP-2: what there is, and what captures what."""

from __future__ import annotations

from collections import Counter

from atoll.games.talat.material import (
    BOARDS,
    COLOURS,
    KINDS,
    SQUARES,
    Kind,
    Square,
    ahead,
    beside,
    captures,
    far_row,
    start_row,
)

# Captors down, targets across; x: captures.
TABLE = """
     13 14 16 23 24 26 33 34 36
13    .  .  .  .  .  .  .  .  x
14    x  .  .  .  .  .  .  .  .
16    x  x  .  .  .  .  .  .  .
23    x  x  x  .  .  .  .  .  .
24    x  x  x  x  .  .  .  .  .
26    x  x  x  x  x  .  .  .  .
33    .  .  .  x  x  x  .  .  .
34    .  .  .  x  x  x  x  .  .
36    .  .  .  x  x  x  x  x  .
"""


def test_a_mat_1_three_boards_of_25_squares_for_each_pair_of_colours() -> None:
    assert {frozenset(name) for name in BOARDS} == {frozenset("AB"), frozenset("BC"), frozenset("CA")}
    assert len(set(SQUARES)) == 25
    assert Counter(colour for name in BOARDS for colour in name) == dict.fromkeys(COLOURS, 2)
    for name in BOARDS:
        assert [start_row(name, colour) for colour in name] == [1, 5]
        assert [far_row(name, colour) for colour in name] == [5, 1]


def test_a_mat_2_nine_kinds() -> None:
    assert [str(kind) for kind in KINDS] == ["13", "14", "16", "23", "24", "26", "33", "34", "36"]
    assert sorted(KINDS) == list(KINDS)


def test_a_cap_2_what_captures_what() -> None:
    header, *rows = TABLE.strip().splitlines()
    for row in rows:
        captor, *cells = row.split()
        for target, cell in zip(header.split(), cells, strict=True):
            wanted = cell == "x"
            assert captures(Kind(*map(int, captor)), Kind(*map(int, target))) == wanted, (captor, target)


def test_nobody_captures_what_captures_it() -> None:
    assert not any(captures(one, other) and captures(other, one) for one in KINDS for other in KINDS)


def test_ahead_and_beside() -> None:
    def named(squares: list[Square]) -> str:
        return " ".join(map(str, squares))

    assert named(ahead("AB", "A", Square(1, 1))) == "a2 b2 c2"
    assert named(ahead("AB", "B", Square(0, 5))) == "a4 b4"
    assert named(ahead("AB", "A", Square(4, 5))) == named(ahead("AB", "B", Square(2, 1))) == ""
    assert named(beside(Square(0, 3))) == "b3"
    assert named(beside(Square(2, 3))) == "b3 d3"
