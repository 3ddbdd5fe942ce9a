"""Print how the easy bots behave, over games against themselves: ``python tools/manners.py --games 200``."""

from __future__ import annotations

import argparse

from atoll.core import game_names
from atoll.research.manners import manners

LEVELS = ("level-1", "level-2", "level-3", "level-4")


def main() -> None:
    """Print a line for each game and level."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games_named", nargs="*", default=game_names(), metavar="GAME")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--levels", nargs="*", default=LEVELS)
    chosen = parser.parse_args()
    for name in chosen.games_named:
        for level in chosen.levels:
            print(f"{name} {level}: {manners(name, level, chosen.games).summary(name)}", flush=True)


if __name__ == "__main__":
    main()
