"""Step many games at once and observe them; run by tools/sanitize under AddressSanitizer."""

from __future__ import annotations

import sys

import numpy as np

import atoll
from atoll.research.decoding import position
from atoll.research.encodings import VERSIONS
from atoll.research.vector import VectorEnv

GAMES_AT_ONCE = 7


def main(steps: int) -> None:
    """Make this many steps with each combination of options, on two threads."""
    assert atoll.__file__ is not None
    assert "sanitize" in atoll.__file__, "this is not the sanitized tree"
    for name in atoll.games():
        game = atoll.game(name)
        cases = [(players, options) for players in game.seats for options in game.combinations(players)]
        for number, (players, options) in enumerate(cases):
            for version in VERSIONS:
                env = VectorEnv(
                    name,
                    GAMES_AT_ONCE,
                    players,
                    observations=False,
                    threads=2,
                    check=True,
                    version=version,
                    egocentric=version == 2 and number % 2 == 1,
                    window=None,
                    **options,
                )
                env.reset(seed=number)
                rng = np.random.default_rng(number)
                for _ in range(steps):
                    env.step(env.sample(rng))
                seen = env.observe()[0]
                if not env.encoding.egocentric:
                    position(env.encoding, seen)
                assert env.masks().sum() == env.masks().astype(bool).sum() > 0
                assert np.isfinite(env.tensors()).all()
                env.close()
        print(f"{name}: {len(cases)} combinations in batches, nothing reported", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]))
