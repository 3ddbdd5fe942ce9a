"""Every idea of Titicaca: a move that it is true of, and one in the same position that it is not true of."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from atoll.core.ideas import Reason
from atoll.games.titicaca.ideas import IDEAS, ideas
from atoll.games.titicaca.picture import read_position
from atoll.games.titicaca.rules import Position

LAKE = """
    arrow 1
    at 0,0
        F       G       M
    P       3       S       F
        M       F       G       5
"""
"""Six fields around lake 3, and more beyond; nobody has built yet."""

FEW_FIELDS = """
    players 3
    round 3
    step bidding
    stocks 20 3 20
    arrow 0
    at 0,0
        4       F0a     G       3
            8       9       5
"""
"""One field for three, and a poor rival."""

OPEN_REGION = """
    players 2
    round 3
    step temple
    order 0 1
    bids 2 1
    fresh 2,0
    hands 12 12
    arrow 0
    at 0,0
        4       F       G0a     3
"""
"""A village in a region of its own, beside an empty field at a lake to come."""

CASES: Mapping[str, tuple[str, str, str]] = {
    "surely-first": (f"players 2\nround 3\nstep bidding\nstocks 20 7\n{LAKE}", "bid 8", "bid 9"),
    "scarce": (
        """
        players 3
        round 3
        step bidding
        stocks 20 7 5
        arrow 0
        at 0,0
            F0a     3       M
        """,
        "bid 8",
        "bid 6",
    ),
    "keeps-weapons": (f"players 2\nround 5\nstep bidding\nstocks 9 7\n{LAKE}", "bid 1", "bid 2"),
    "one-is-enough": (f"players 2\nround 3\nstep bidding\nstocks 20 7\n{LAKE}", "bid 1", "bid 2"),
    "saves": (f"players 2\nround 3\nstep bidding\nstocks 20 7\n{LAKE}", "bid 2", "bid 4"),
    "even-share": (f"players 2\nround 3\nstep bidding\nstocks 20 7\n{LAKE}", "bid 7", "bid 12"),
    "over-share": (f"players 2\nround 3\nstep bidding\nstocks 20 12\n{LAKE}", "bid 5", "bid 9"),
    "passes": (
        """
        players 2
        round 3
        step bidding
        arrow 0
        at 0,0
            F       3       M       4       G0a     S0b
        """,
        "bid 0",
        "bid 1",
    ),
    "first-matters": (
        """
        players 2
        round 3
        step bidding
        arrow 0
        at 0,0
            F0a     G       1       2
                3       S
        """,
        "bid 4",
        "bid 15",
    ),
    "worth-it": (
        """
        players 2
        round 3
        step bidding
        arrow 0
        at 0,0
            F0a     G       1       2
                3       S
        """,
        "bid 10",
        "bid 20",
    ),
    "village": (
        """
        players 2
        round 3
        step village
        order 0 1
        bids 2 1
        arrow 0
        at 0,0
            F       3       M       4
        """,
        "village 2,0",
        "village 0,0",
    ),
    "chain": (
        """
        players 2
        round 3
        step village
        order 0 1
        bids 2 1
        arrow 0
        at 0,0
            F0a     G       3       M
        """,
        "village 1,0",
        "village 3,0",
    ),
    "village-costs": (
        """
        players 2
        round 3
        step village
        order 0 1
        bids 2 1
        arrow 0
        at 0,0
            4       F1a     G       3       M
                        8       9
        """,
        "village 2,0",
        "village 4,0",
    ),
    "blocks-chain": (
        """
        players 2
        round 3
        step village
        order 0 1
        bids 2 1
        arrow 0
        at 0,0
            F1a     G       3       M
        """,
        "village 1,0",
        "village 3,0",
    ),
    "scored-soon": (
        """
        players 2
        round 3
        step village
        order 0 1
        bids 2 1
        arrow 0
        at 0,0
            5       G       3       M
        """,
        "village 1,0",
        "village 3,0",
    ),
    "lakes": (
        """
        players 2
        round 3
        step village
        order 0 1
        bids 2 1
        arrow 0
        at 0,0
            5       G       3       M
        """,
        "village 1,0",
        "village 3,0",
    ),
    "room": (
        """
        players 2
        round 3
        step village
        order 0 1
        bids 2 1
        arrow 0
        at 0,0
            7       F       G       3       M
        """,
        "village 2,0",
        "village 4,0",
    ),
    "region": (
        """
        players 2
        round 3
        step join
        order 0 1
        bids 2 1
        fresh 1,0
        arrow 0
        at 0,0
            F0a     G0b     3       M
        """,
        "join 0,0",
        "join -",
    ),
    "region-costs": (
        """
        players 2
        round 3
        step join
        order 0 1
        bids 2 1
        fresh 2,0
        arrow 0
        at 0,0
            4       F1a     G0b     3
                        8       9
        """,
        "join 1,0",
        "join -",
    ),
    "stays-apart": (
        """
        players 2
        round 3
        step join
        order 0 1
        bids 2 1
        fresh 2,0
        arrow 0
        at 0,0
            F1a     M1a     G0b     3
                4       5
        """,
        "join -",
        "join 0,0",
    ),
    "tie": (
        """
        players 2
        round 3
        step temple
        order 0 1
        bids 2 1
        fresh 2,0
        hands 12 12
        arrow 0
        at 0,0
            4       F1a     G0a     3       M0b
        """,
        "temple 2,0 2",
        "temple 4,0 2",
    ),
    "guards-tie": (
        """
        players 2
        round 3
        step temple
        order 0 1
        bids 2 1
        fresh 1,0
        hands 12 12
        arrow 0
        at 0,0
            F1a     G0a     3       M0b
        """,
        "temple 1,0 2",
        "temple 1,0 1",
    ),
    "close": (
        """
        players 2
        round 3
        step temple
        order 0 1
        bids 2 1
        fresh 1,0
        hands 12 12
        arrow 0
        at 0,0
            F1a     G0a     3       M0b
        """,
        "temple 1,0 1",
        "temple 3,0 1",
    ),
    "keeps-temple": (
        """
        players 2
        round 3
        step temple
        order 0 1
        bids 2 1
        fresh 1,0
        hands 12 12
        arrow 0
        at 0,0
            F       G0a     3       M0b
        """,
        "temple -",
        "temple 1,0 1",
    ),
    "beats-one": (
        """
        players 2
        round 3
        step bidding
        stocks 20 7
        arrow 0
        at 0,0
            F0a     G       3       M       S
        """,
        "bid 2",
        "bid 3",
    ),
    "cheap-try": (FEW_FIELDS, "bid 1", "bid 3"),
    "about-worth": (FEW_FIELDS, "bid 5", "bid 1"),
    "outbids-poor": (FEW_FIELDS, "bid 4", "bid 5"),
    "no-gain": (
        """
        players 2
        round 3
        step join
        order 0 1
        bids 2 1
        fresh 2,0
        arrow 0
        at 0,0
            F1a     M1a     G0b     3
                4       5
        """,
        "join -",
        "join 0,0",
    ),
    "leads-region": (
        """
        players 2
        round 3
        step join
        order 0 1
        bids 2 1
        fresh 1,0
        arrow 0
        at 0,0
            F0a     G0b     3       M
        """,
        "join 0,0",
        "join -",
    ),
    "greater-temple": (OPEN_REGION, "temple 2,0 2", "temple 2,0 1"),
    "smaller-temple": (OPEN_REGION, "temple 2,0 1", "temple 2,0 2"),
    "temple-waits": (OPEN_REGION, "temple 2,0 1", "temple -"),
}


def reasons(start: Position, move: str, seat: int = 0) -> dict[str, Reason]:
    """Return everything that is true of a move of a seat."""
    legal = start.legal_moves_for(seat)
    assert move in legal, f"{move} of {legal}"
    found = [idea(move) for idea in ideas(start, seat)]
    return {reason.key.removeprefix("titicaca-idea-"): reason for reason in found if reason is not None}


@pytest.mark.parametrize("idea", CASES)
def test_an_idea_is_true_of_one_move_and_not_of_another(idea: str) -> None:
    picture, right, wrong = CASES[idea]
    start = read_position(picture)
    assert idea in reasons(start, right)
    found = reasons(start, wrong)
    assert idea not in found or found[idea].extent < reasons(start, right)[idea].extent


def test_every_idea_has_a_case() -> None:
    assert len(CASES) == len(IDEAS)


def test_a_temple_that_cannot_be_known_counts_as_the_greatest() -> None:
    def picture(value: int) -> str:
        return f"""
        players 2
        round 3
        step temple
        order 0 1
        bids 2 1
        fresh 1,0
        hands 12 {3 - value}
        arrow 0
        at 0,0
            F1a+{value}   G0a     3       M0b
        """

    one, two = (reasons(read_position(picture(value)), "temple 1,0 2") for value in (1, 2))
    assert one == two
