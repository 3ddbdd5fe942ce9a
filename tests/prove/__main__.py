"""``make prove``: all long proofs; ``python -m prove talat`` (with tests/ on the path) those of one game."""

from __future__ import annotations

import sys
from importlib import import_module

from prove.proof import run

GAMES = ("talat", "taluva", "titicaca")

if __name__ == "__main__":
    names = sys.argv[1:] or GAMES
    unknown = set(names) - set(GAMES)
    if unknown:
        sys.exit(f"no proofs of {', '.join(sorted(unknown))}; there are: {', '.join(GAMES)}")
    proofs = [proof for name in names for proof in import_module(f"prove.{name}").PROOFS]
    sys.exit(not run(proofs))
