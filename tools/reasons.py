"""Measure how many hints have a reason, in positions of strong play: ``python tools/reasons.py talat``."""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Sequence
from random import Random

from atoll.ai import Bot, player
from atoll.ai.reasons import reasons
from atoll.core import game, game_names
from atoll.core.position import Position

BOT = "level-7"
"""The bot that gives hints; it also plays the games."""


def measure(name: str, positions: int, bot: str = BOT, seed: int = 1) -> tuple[Counter[str], Counter[str]]:
    """Return how many decisions and explained ones there were by kind of move, and each reason's number.

    Games of every number of players with the game's usual options, in turn. One decision in three is looked
    at, if there is a choice.
    """
    rng = Random(f"reasons/{name}/{seed}")
    found = game(name)
    kinds: Counter[str] = Counter()
    said: Counter[str] = Counter()
    number = 0
    while kinds["decisions"] < positions:
        players = found.seats[number % len(found.seats)]
        number += 1
        position = found.new(players, seed=rng.getrandbits(32))
        bots = [player(bot, rng.getrandbits(32)) for _ in range(players)]
        while not position.is_over and kinds["decisions"] < positions:
            _decide(position, bots, rng, kinds, said)
    return kinds, said


def _decide(
    position: Position, bots: Sequence[Bot], rng: Random, kinds: Counter[str], said: Counter[str]
) -> None:
    seat = position.active_seats[0]
    move = bots[seat].choose(position, seat)
    if rng.random() < 1 / 3 and len(position.legal_moves_for(seat)) > 1:
        kind = move.split()[0]
        kinds["decisions"] += 1
        kinds[kind] += 1
        found = reasons(position, seat, move)
        said.update(reason.key for reason in found)
        if found:
            kinds["explained"] += 1
            kinds[f"{kind} explained"] += 1
    position.play(move, seat)


def main() -> None:
    """Print the share of hints with a reason, by game and by kind of move."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=game_names())
    parser.add_argument("--positions", type=int, default=500)
    parser.add_argument("--bot", default=BOT)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    for name in chosen.games:
        kinds, said = measure(name, chosen.positions, chosen.bot, chosen.seed)
        print(f"{name}: {kinds['explained']} of {kinds['decisions']} decisions have a reason")
        for kind, number in kinds.most_common():
            if f"{kind} explained" in kinds or (" " not in kind and kind not in {"decisions", "explained"}):
                print(f"  {kind:10} {kinds[f'{kind} explained']:4} of {number}")
        for key, number in said.most_common():
            print(f"    {key:32} {number:4}")


if __name__ == "__main__":
    main()
