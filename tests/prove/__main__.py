"""``make prove``: all long proofs; ``python -m prove talat`` (with tests/ on the path) those of one part."""

from __future__ import annotations

import sys
from importlib import import_module

from prove.proof import run

PARTS = ("talat", "endings", "taluva", "titicaca", "server")

if __name__ == "__main__":
    names = sys.argv[1:] or PARTS
    unknown = set(names) - set(PARTS)
    if unknown:
        sys.exit(f"no proofs of {', '.join(sorted(unknown))}; there are: {', '.join(PARTS)}")
    proofs = [proof for name in names for proof in import_module(f"prove.{name}").PROOFS]
    sys.exit(not run(proofs))
