"""Let bots play fast games with all options mixed: no crash, no illegal move, no memory leak.

``python tools/bot_games.py 300`` plays 300 of each game; tools/sanitize runs some under AddressSanitizer.
"""

from __future__ import annotations

import gc
import sys
from pathlib import Path
from random import Random

import atoll
from atoll.ai import player
from atoll.ai.match import play_game

BOTS = (
    "mcts:simulations=12,memory=4",
    "mcts:simulations=40,memory=1,temperature=0.5",
    "mcts:simulations=12,memory=4,knowledge=no",
    "mcts:simulations=12,memory=4,threads=2",
    "mcts:simulations=25,memory=4,ripe=0,wide=5,horizon=6",
    "mcts:simulations=30,memory=2,minimax=0.3,history=0.5,abstraction=20",
    "net:simulations=30,memory=4",
    "flat:simulations=12",
    "greedy",
    "random",
)
OF_THREE = Path(__file__).parents[1] / "results/matches/from-nothing-titicaca-3-network.net"
"""A network for Titicaca among three, which has none of its own."""
MAX_GROWTH = 24 * 2**20
"""More than this after the first third of the games is a leak."""


def memory() -> int:
    """Return the resident memory of this process, in bytes."""
    gc.collect()
    return int(Path("/proc/self/statm").read_text().split()[1]) * 4096


def play_games(name: str, games: int) -> None:
    """Play games with varying players, options and bots; replay every tenth by the reference rules."""
    game = atoll.game(name)
    cases = [(players, wanted) for players in game.seats for wanted in game.combinations(players)]
    Random(1).shuffle(cases)
    before = 0
    for number in range(games):
        players, wanted = cases[number % len(cases)]
        rng = Random(number)
        options = game.options(wanted, players)
        more = (f"net:{OF_THREE},simulations=30,memory=4",) if (name, players) == ("titicaca", 3) else ()
        bots = [player(rng.choice(BOTS + more), seed=number) for _ in range(players)]
        record = play_game(game.start(players, options, game.deal(players, options, rng)), bots)
        if number % 10 == 0:
            record.position(literal=True)
        if number == games // 3:
            before = memory()
    grown = memory() - before
    assert grown < MAX_GROWTH or "sanitize" in str(atoll.__file__), f"{name}: {grown} bytes more"
    print(
        f"{name}: {games} games of bots over {len(cases)} combinations; {grown / 2**20:+.1f} MB", flush=True
    )


if __name__ == "__main__":
    for each in atoll.games():
        play_games(each, int(sys.argv[1]))
