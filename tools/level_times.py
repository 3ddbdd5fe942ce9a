"""Print how long a level thinks about a decision, in CPU seconds: ``python tools/level_times.py --level 8``.

Level 6 plays a game with each number of players, and the level in question thinks about every so manyth of
its decisions, so that the whole game counts: openings, the middle and endings take different times.
"""

from __future__ import annotations

import argparse
from statistics import fmean
from time import process_time

from atoll.ai import player
from atoll.core import game, game_names


def times(name: str, players: int, level: int, every: int, seed: int) -> list[float]:
    """Return the CPU seconds of a level's decisions in one game; only those with a choice count."""
    position = game(name).new(players, seed=seed)
    guides = [player("level-6", seed + seat) for seat in range(players)]
    found: list[float] = []
    number = 0
    while not position.is_over:
        seat = position.active_seats[0]
        if len(position.legal_moves_for(seat)) > 1:
            number += 1
            if number % every == 0:
                before = process_time()
                player(f"level-{level}", seed).choose(position, seat)
                found.append(process_time() - before)
        position.play(guides[seat].choose(position, seat), seat)
    return found


def main() -> None:
    """Print a line for each game and number of players."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=game_names(), metavar="GAME")
    parser.add_argument("--level", type=int, default=8)
    parser.add_argument("--every", type=int, default=6, help="every so manyth decision")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    for name in chosen.games:
        for players in game(name).seats:
            found = times(name, players, chosen.level, chosen.every, chosen.seed)
            line = f"mean {fmean(found):.2f} s, from {min(found):.2f} to {max(found):.2f}"
            print(f"{name}, {players} players: {line} ({len(found)} decisions)", flush=True)


if __name__ == "__main__":
    main()
