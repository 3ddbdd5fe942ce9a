"""Sparring partners: legal whole games in every variant, the same for a seed, each in its own style."""

from __future__ import annotations

from textwrap import dedent

import pytest

from atoll.ai import BOTS, BotError, player
from atoll.ai.match import play_game
from atoll.ai.sparring import sparring_partners
from atoll.core import Move, Position, game
from atoll.games.taluva import rules
from atoll.server.live.bots import LEVELS

STRIDE = 37
"""Of Taluva's many combinations of options every so-manieth is played."""

DRAWN_TALUVA = """
players 2
options
deck SR CJ RC JC LS RR JL CJ JC CL CR JS JC SJ JJ CJ LC JC SL SJ SJ CJ RS JR
drawn 19
doubles
open
takes 0 0
put 2/0/0/9 1/0/0/10
out
places 0 0
turn A place VSL
-4,-6 |                 1J      1J
-6,-5 |     1C      .       1V1     .       .       .       1C      1J
-7,-4 | 1J      1V2     .       1R      .       .       .       1V1
-7,-3 |     1S      1V3     1V0     1C      1V5     2CA^    1CA^'20
-7,-2 |         1J      .       .       1V4     2JA^    2V2     1JB#    .       .       1JA#    1V3
-5,-1 |                             1C      1LB^    1CA#    2C      2J      .       1RA^'20 1CA^    1J
-3,0  |                                                 1V1     2V1     2LB^    2V3     1SA^    1S      1V2
-4,1  |                                             1JB^    1V3     1R'13   2SB^
-4,2  |                                                 1LB^    .       1CB^'23
"""
"""Blue (B) has three huts in a row and no temple there: one tile of Red's (A) parts them."""

OPEN_TALUVA = """
    players 2
    options
    deck JS RJ JC CJ JS SC SJ SC CR JL JC RL JC RC SJ JJ RR LL CR CL LJ CJ JC JS
    drawn 16
    doubles
    open
    takes 0 0
    put 1/0/0/8 1/0/0/7
    out
    places 0 0
    turn B build
    2,-8  |             1J
    1,-7  |         1V0     1J
    1,-6  |             1J      1V3
    -1,-5 | 1V5     1C      1L
    -1,-4 |     1JA^    1SA^
    -1,-3 |         1CA^    1V2     1C      1J
    0,-2  |                     1J      1V1     .       1R      1V3
    -1,-1 |                 1V0     1SA#    1SA^'20 .       1C
    -1,0  |                     2SB^    2JA^    1JA^    1V5     1J      1CB^    1SB^
    -2,1  |                 1JB^'22 2V1     .       .       1C      .       1V1     .       1S
    -3,2  |             1CB^    1RB#    1V3     .       .       .       .       1C      1J      1V2
    -4,3  |         1RA^    1V2     1L      .       .       .       .       1V0     1J
"""
"""Blue can expand to three hexes (``expand 4,0 J``), and every one of these threats can be undone."""

DIG_TALUVA = """
    players 2
    options
    deck JC JC LR CR JS RL CJ CJ RC JL JC LJ SJ CL SS LC SJ RS JS SC JC JJ JR JL
    drawn 20
    doubles
    open
    takes 0 0
    put 1/0/0/11 1/0/0/10
    out
    places 0 0
    turn B place VSC
    6,-7  |                                     1V5     1S
    2,-6  |         1S      .       .       .       1RB#
    1,-5  |     1S      1V2     1V5     1CA^    1LB^
    3,-4  |                         2JB^    2SB^    1V2
    0,-3  |     1S      1V5     1JA#    2V1
    -1,-2 | 1J      1V2     1CA^    1JA^'14 1CB^'24 .       2C      1V3     .       1V4
    1,-1  |                     1CA^    ~       1CB^'13 2V0     2LA^    .       1J      1S
    0,0   |                 1V0     1JA^    ~       1R'23   .       1JA^    1C      1L      1J      1L
    -2,1  |     1L      1C      .       1JA^    1V3     .       .       1V1     1V0     1J      1V1
    -2,2  |         1V1     .       .       1SB^    .       .       1V5     1C
    4,3   |                                                             1R
"""
"""Blue can bury Red's huts, though a greedy player lays its tile beside the island."""

TRADES = """
    2 players, B to move
          AB frozen               BC                      CA
    5   .   .  A36  .  B34      .   .  C33  .  C24     A33  .   .  A14  .
    4   .   .   .   .   .       .   .   .   .   .       .   .   .   .  C26
    3   .   .   .   .   .       .   .   .   .   .       .   .   .   .   .
    2   .   .   .   .   .       .  B36  .   .   .       .   .   .   .   .
    1   .   .  A16 A13 A34      .   .  B24 B14 B16     A24  .   .  C13  .
        a   b   c   d   e       a   b   c   d   e       a   b   c   d   e
    A captured B13 B23 B26 B33 C14 C16 C23
    B captured A23 A26 C34
"""

WAITS = """
    2 players, A to move
          AB                      BC                      CA
    5   .  B33 B26  .  B34      .   .  C33  .  C24     A33  .   .  A14  .
    4   .   .   .   .   .       .   .   .   .   .       .   .   .   .  A23
    3   .   .   .   .   .       .  C34  .   .   .       .   .   .   .   .
    2   .  A26  .   .   .      B36 B23  .   .   .       .   .   .   .   .
    1  A36  .  A16 A13 A34      .   .  B24 B14 B16     A24  .   .  C13 C26
        a   b   c   d   e       a   b   c   d   e       a   b   c   d   e
    A captured B13 C14 C16 C23
"""
"""Red can capture (``capture BC b3 b2``), and would be captured in turn."""

CHAINS = """
    players 2
    round 10
    step village
    arrow 0
    first 0
    stocks 15 14
    scores 25 20
    bids 2 2
    order 0 1
    hands - -
    at 0,-3
        S       F1d     5       P1d+1   S
    P       2       S0d     G0d     4       M
        G       9       12      S       F0f+2   3
            P1b     F0b     F       13      M1f+2   G1f
        10      G       M       14      S0e     8
    M       F       11      S0c+1   G       M
        15      P1a     6
            G       M
"""
"""A greedy player settles on ``-3,2``, away from its other villages."""


def drawn(name: str, picture: str) -> Position:
    return game(name).parse(dedent(picture).strip("\n"))


def choices(position: Position, name: str, seat: int) -> set[Move]:
    """Return what a partner chooses with different seeds."""
    return {player(name, seed=seed).choose(position, seat) for seed in range(3)}


def huts(position: Position, seat: int) -> int:
    here = position.reference
    assert isinstance(here, rules.Position)
    return sum(one.number for one in here.island.buildings.values() if one.seat == seat)


def largest_without_temple(position: Position, seat: int) -> int:
    here = position.reference
    assert isinstance(here, rules.Position)
    found = here.island.settlements_of(seat)
    return max((one.size for one in found if not here.island.holds(one, "temple")), default=0)


def after(position: Position, move: Move, seat: int) -> Position:
    played = position.copy()
    played.play(move, seat)
    return played


def test_they_are_for_research_and_in_no_list_of_players() -> None:
    partners = sparring_partners()
    assert partners == {
        **dict.fromkeys(("blocker", "digger", "racer"), "taluva"),
        **dict.fromkeys(("hoarder", "overbidder", "chainer"), "titicaca"),
        **dict.fromkeys(("trader", "waiter"), "talat"),
    }
    assert not partners.keys() & {*BOTS, *LEVELS}
    with pytest.raises(BotError, match="has no settings"):
        player("blocker:seconds=1")
    with pytest.raises(BotError, match="doesn’t play talat"):
        player("blocker").choose(game("talat").new(players=2), 0)


@pytest.mark.parametrize("name", ["taluva", "titicaca", "talat"])
def test_whole_games_in_every_variant_are_legal_and_repeatable(name: str) -> None:
    partners = [partner for partner, of in sparring_partners().items() if of == name]
    found = game(name)
    for players in found.seats:
        combinations = list(found.combinations(players))
        for options in combinations[::STRIDE]:
            names = [partners[seat % len(partners)] for seat in range(players)]
            records = [
                play_game(
                    found.new(players=players, seed=players, **options),
                    [player(each, seed=seat) for seat, each in enumerate(names)],
                )
                for _ in range(2 if options == combinations[0] else 1)
            ]
            assert records[0].result is not None
            assert records[0].moves == records[-1].moves


def test_every_value_of_every_option_is_played() -> None:
    found = [options for players in range(2, 6) for options in game("taluva").combinations(players)]
    played = [
        options for players in range(2, 6) for options in [*game("taluva").combinations(players)][::STRIDE]
    ]
    for option in found[0]:
        assert {str(one[option]) for one in played} == {str(one[option]) for one in found}


def test_the_blocker_parts_a_settlement_that_could_get_a_temple() -> None:
    position = drawn("taluva", DRAWN_TALUVA)
    assert largest_without_temple(position, 1) == 3
    for move in choices(position, "blocker", 0):
        assert largest_without_temple(after(position, move, 0), 1) < 3


def test_the_blocker_makes_no_threat_that_a_tile_undoes() -> None:
    position = drawn("taluva", OPEN_TALUVA)
    assert largest_without_temple(after(position, "expand 4,0 J", 1), 1) >= 3
    for move in choices(position, "blocker", 1):
        assert largest_without_temple(after(position, move, 1), 1) < 3


def test_the_digger_buries_huts() -> None:
    position = drawn("taluva", DIG_TALUVA)
    for move in choices(position, "digger", 1):
        assert huts(after(position, move, 1), 0) < huts(position, 0)
        assert huts(after(position, move, 1), 1) == huts(position, 1)


def test_the_racer_puts_most_of_the_kinds_it_runs_out_of() -> None:
    position = drawn("taluva", OPEN_TALUVA)
    seat = 1
    here = position.reference
    assert isinstance(here, rules.Position)
    assert here.put[seat].temple / 3 < here.put[seat].hut / 20 + 0.01, "temples and huts are ahead of towers"

    def put(move: Move) -> int:
        then = after(position, move, seat).reference
        assert isinstance(then, rules.Position)
        return then.put[seat].hut

    most = max(put(move) for move in position.legal_moves_for(seat))
    assert {put(move) for move in choices(position, "racer", seat)} == {most}


def test_the_trader_captures_whatever_it_can() -> None:
    position = drawn("talat", TRADES)
    assert not all(move.startswith("capture") for move in position.legal_moves)
    assert all(move.startswith("capture") for move in choices(position, "trader", 1))


def test_the_waiter_leaves_a_capture_that_can_be_answered() -> None:
    position = drawn("talat", WAITS)
    assert "capture BC b3 b2" in position.legal_moves
    for move in choices(position, "waiter", 0):
        assert not move.startswith("capture")


def test_the_hoarder_saves_and_the_overbidder_does_not() -> None:
    position = game("titicaca").new(players=2, seed=1)
    assert choices(position, "hoarder", 0) == {"bid 1"}
    assert choices(position, "overbidder", 0) == {"bid 10"}


def test_the_chainer_settles_beside_its_villages() -> None:
    position = drawn("titicaca", CHAINS)
    assert choices(position, "hoarder", 0) == {"village -3,2"}
    assert choices(position, "chainer", 0) == {"village -1,1"}
