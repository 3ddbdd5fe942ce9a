"""``atoll selfplay``: games of bots as a dataset, on all cores; interrupted, it goes on later."""

from __future__ import annotations

import os
import signal
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from atoll.ai.match import Match
from atoll.cli.speech import Speaker, UsageError
from atoll.core import game_names

if TYPE_CHECKING:
    from atoll.cli.arguments import Wish

GAMES = 100
"""How many are played if the arguments do not say."""


def play_dataset(wish: Wish, speaker: Speaker) -> None:
    """Play the dataset that the arguments wish, or what is left of it."""
    from atoll.research.dataset import SelfPlay  # noqa: PLC0415 - a part of atoll[research]

    if wish.game is None:
        raise UsageError("cli-match-game", names=", ".join(game_names()))
    if len(wish.seats) < 2:
        raise UsageError("cli-match-bots")
    seed = 1 if wish.seed is None else wish.seed
    match = Match(wish.game, tuple(wish.seats), wish.games or GAMES, seed, wish.options)
    work = SelfPlay(match, Path(wish.save or f"selfplay-{wish.game}"))
    try:
        work.begin()
        left = work.parts()
        done = match.games - sum(len(work.numbers(part)) for part in left)
        with bar() as progress:
            task = progress.add_task(speaker("cli-match-playing"), total=match.games, completed=done)
            jobs = min(wish.jobs or os.cpu_count() or 1, max(1, len(left)))
            with ProcessPoolExecutor(jobs, get_context("spawn"), ignore_interruptions) as pool:
                try:
                    for future in as_completed([pool.submit(work.play, part) for part in left]):
                        progress.advance(task, future.result())
                finally:
                    pool.shutdown(wait=False, cancel_futures=True)
    except OSError as error:
        raise UsageError("cli-save-failed", file=str(work.folder), problem=str(error)) from error
    Console().print(speaker("research-dataset-kept", folder=str(work.folder)), highlight=False)


def ignore_interruptions() -> None:
    """Leave interruptions to the parent process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def bar() -> Progress:
    """Give a bar that shows how far the work is."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
    )
