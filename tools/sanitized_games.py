"""Play mixed random games through the compiled engines; run by tools/sanitize under AddressSanitizer."""

from __future__ import annotations

import sys
from random import Random

import atoll
from atoll.core.engine import CHANCE, OVER, Engine


def play(engine: Engine, rng: Random) -> None:
    """Play to the end through Python, with copies, resampling, playouts and exports along the way."""
    while (mover := engine.to_move()) != OVER:
        if mover == CHANCE:
            engine.resolve(rng.choice(engine.chance())[0])
            continue
        if rng.random() < 0.05:
            other = engine.copy()
            other.resample(mover, rng.getrandbits(64))
            other.playout(rng.getrandbits(64))
            other.places()
            engine.reference()
        action = rng.choice(engine.legal(mover))
        assert engine.action(engine.text(action)) == action
        engine.play(mover, action)
    engine.result()


def main(games: int) -> None:
    """Play this many of each game."""
    assert atoll.__file__ is not None
    assert "sanitize" in atoll.__file__, "this is not the sanitized tree"
    for name in atoll.games():
        game = atoll.game(name)
        cases = [(players, wanted) for players in game.seats for wanted in game.combinations(players)]
        for number in range(games):
            players, wanted = cases[number % len(cases)]
            rng = Random(number)
            options = game.options(wanted, players)
            setup = game.deal(players, options, rng) if number % 4 else {}
            play(game.start(players, options, setup).engine, rng)
        print(f"{name}: {games} games over {len(cases)} combinations, nothing reported", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]))
