"""``atoll selfplay``: games of bots as a dataset, on all cores; interrupted, it goes on later."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console

from atoll.cli.crowd import bar, crowd
from atoll.cli.match import wanted_match
from atoll.cli.speech import Speaker, UsageError

if TYPE_CHECKING:
    from atoll.cli.arguments import Wish

GAMES = 100
"""How many are played if the arguments do not say."""


def play_dataset(wish: Wish, speaker: Speaker) -> None:
    """Play the dataset that the arguments wish, or what is left of it."""
    from atoll.research.dataset import SelfPlay  # noqa: PLC0415 - a part of atoll[research]

    match = wanted_match(wish, GAMES)
    work = SelfPlay(match, Path(wish.save or f"selfplay-{wish.game}"))
    try:
        work.begin()
        left = work.parts()
        done = match.games - sum(len(work.numbers(part)) for part in left)
        with bar() as progress:
            task = progress.add_task(speaker("cli-match-playing"), total=match.games, completed=done)
            with crowd(wish) as workers:
                for part, played in workers.each(work.play, left):
                    work.keep(part, played)
                    progress.advance(task, len(work.numbers(part)))
    except OSError as error:
        raise UsageError("cli-save-failed", file=str(work.folder), problem=str(error)) from error
    Console().print(speaker("research-dataset-kept", folder=str(work.folder)), highlight=False)
