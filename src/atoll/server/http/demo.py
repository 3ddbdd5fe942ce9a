"""Moments of a game between bots, for pictures of the games: the same for everybody, made once."""

from __future__ import annotations

from functools import cache

from atoll.ai import player
from atoll.core import CHANCE, SPECTATOR, Json, game

PLAYERS = {"taluva": 3, "titicaca": 4, "talat": 3}
MOMENTS = 24
"""How many moments there are at the most, spread over the game."""
SEED = 7


@cache
def demo(name: str) -> tuple[dict[str, Json], ...]:
    """Play a game and give what a spectator sees of it, moment by moment."""
    played = game(name)
    position = played.new(PLAYERS.get(name, played.seats[0]), seed=SEED)
    bot = player("greedy", seed=SEED)
    moments = []
    while (seat := position.to_move()) is not None:
        assert seat is not CHANCE, "a full set-up has no chance left"
        moments.append(position.copy())
        position.apply(seat, bot.choose(position, seat))
    moments.append(position)
    step = max(1, len(moments) // MOMENTS)
    return tuple(dict(moment.view(SPECTATOR).data) for moment in moments[step::step])
