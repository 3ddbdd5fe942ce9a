"""Positions of a game between bots, to illustrate the games: the same for everybody, computed once."""

from __future__ import annotations

from functools import cache

from atoll.ai import player
from atoll.core import CHANCE, SPECTATOR, Json, game

MOST_VIEWS = 24
"""About how many positions are shown, spread over the game."""
SEED = 7


@cache
def demo(name: str) -> tuple[dict[str, Json], ...]:
    """Play a game and return what a spectator sees of it, position by position."""
    played = game(name)
    position = played.new(played.descriptor.demo_players or played.usual_players, seed=SEED)
    bot = player("greedy", seed=SEED)
    positions = []
    while (seat := position.to_move) is not None:
        assert seat is not CHANCE, "a full set-up has no chance left"
        positions.append(position.copy())
        position.play(bot.choose(position, seat), seat)
    positions.append(position)
    step = max(1, len(positions) // MOST_VIEWS)
    return tuple(dict(one.view(SPECTATOR).data) for one in positions[step::step])
