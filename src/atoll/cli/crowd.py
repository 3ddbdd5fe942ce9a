"""Work on all cores: a pool of processes, and the bar that shows how far it is."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn


@contextmanager
def crowd(jobs: int) -> Iterator[ProcessPoolExecutor]:
    """Give a pool of so many processes. Interrupted, what has not begun is dropped and nobody waits."""
    with ProcessPoolExecutor(jobs, get_context("spawn"), _leave_interruptions_to_the_parent) as pool:
        try:
            yield pool
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def bar() -> Progress:
    """Give a bar with the time that is left, on standard error; it goes when it is done."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
    )


def _leave_interruptions_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
