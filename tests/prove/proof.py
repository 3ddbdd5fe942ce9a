"""What a proof is, and how proofs are run."""

from __future__ import annotations

import hashlib
import json
import os
import sys
import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).parents[2]
KEPT = ROOT / "build" / "prove"
RULES = ("src/atoll/core", "src/atoll/games", "tests/prove")
"""The folders that a proof about the rules speaks of."""


@dataclass(frozen=True)
class Proof:
    """A piece of work in ``chunks`` parts.

    ``run(n)`` does part n and returns counts worth telling (games, positions, …); it raises AssertionError,
    with all that is needed to see the case again, where the proof fails. When one of the ``sources`` changes,
    what was done counts no longer.
    """

    name: str
    chunks: int
    run: Callable[[int], Mapping[str, int]]
    sources: Sequence[str] = RULES


@dataclass
class Progress:
    """Which chunks of a proof are done, and what they counted; kept in a file."""

    path: Path
    digest: str
    done: set[int] = field(default_factory=set)
    counts: Counter[str] = field(default_factory=Counter)

    @classmethod
    def of(cls, proof: Proof, digest: str, folder: Path = KEPT) -> Progress:
        path = folder / f"{proof.name}.json"
        kept = json.loads(path.read_text()) if path.is_file() else {}
        if kept.get("digest") != digest:
            return cls(path, digest)
        return cls(path, digest, set(kept["done"]), Counter(kept["counts"]))

    def add(self, chunk: int, counts: Mapping[str, int]) -> None:
        self.done.add(chunk)
        self.counts.update(counts)
        self.path.parent.mkdir(parents=True, exist_ok=True)
        draft = self.path.with_suffix(".new")
        draft.write_text(
            json.dumps({"digest": self.digest, "done": sorted(self.done), "counts": self.counts})
        )
        draft.replace(self.path)


def sources_digest(folders: Sequence[str] = RULES, root: Path = ROOT) -> str:
    """Name the state of the sources that a proof speaks about."""
    digest = hashlib.sha256()
    for folder in folders:
        for path in sorted((root / folder).rglob("*")):
            if path.suffix in {".py", ".pxd"}:
                digest.update(str(path.relative_to(root)).encode() + path.read_bytes())
    return digest.hexdigest()[:16]


def run(proofs: Sequence[Proof], jobs: int | None = None, folder: Path = KEPT) -> bool:
    """Run all chunks that are not done yet; tell whether every proof held."""
    held = True
    with ProcessPoolExecutor(jobs or os.cpu_count()) as pool:
        for proof in proofs:
            progress = Progress.of(proof, sources_digest(proof.sources), folder)
            todo = [n for n in range(proof.chunks) if n not in progress.done]
            if len(todo) < proof.chunks:
                print(f"{proof.name}: {proof.chunks - len(todo)} of {proof.chunks} parts were done before")
            start = time.monotonic()
            waiting = {pool.submit(proof.run, n): n for n in todo}
            try:
                for finished, future in enumerate(as_completed(waiting), 1):
                    progress.add(waiting[future], future.result())
                    left = (time.monotonic() - start) / finished * (len(todo) - finished)
                    _tell(
                        f"{proof.name}: {len(progress.done)}/{proof.chunks}, about {left / 60:.0f} min left"
                    )
            except AssertionError as error:
                held = False
                for future in waiting:
                    future.cancel()
                print(f"\n{proof.name}: DOES NOT HOLD: {error}", file=sys.stderr)
                continue
            counts = ", ".join(f"{count:,} {name}" for name, count in sorted(progress.counts.items()))
            print(f"\r\033[K{proof.name}: holds ({counts})")
    return held


def _tell(line: str) -> None:
    if sys.stdout.isatty():
        print(f"\r\033[K{line}", end="", flush=True)
    else:
        print(line, flush=True)
