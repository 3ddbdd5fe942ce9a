"""``atoll selfplay``: games of bots as a dataset, on all cores; interrupted, it goes on later."""

from __future__ import annotations

import os
from concurrent.futures import as_completed
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console

from atoll.ai.match import Match
from atoll.cli.crowd import bar, crowd
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
            with crowd(jobs) as pool:
                for future in as_completed([pool.submit(work.play, part) for part in left]):
                    progress.advance(task, future.result())
    except OSError as error:
        raise UsageError("cli-save-failed", file=str(work.folder), problem=str(error)) from error
    Console().print(speaker("research-dataset-kept", folder=str(work.folder)), highlight=False)
