"""Work on many cores at once, here or on a Ray cluster, and the bar that shows how far it is.

A piece of work is a function and a value that both travel to another process. What comes back is the same
wherever it was done, so a crowd is a matter of speed alone.
"""

from __future__ import annotations

import os
import signal
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from contextlib import contextmanager
from functools import partial
from itertools import islice
from multiprocessing import get_context
from typing import TYPE_CHECKING, Any, TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

if TYPE_CHECKING:
    from atoll.cli.arguments import Wish

T = TypeVar("T")
R = TypeVar("R")

AHEAD = 2
"""Pieces of work for each worker that are under way: one more than it can do, so that it never waits."""


class Crowd(ABC):
    """Workers. ``jobs`` is how many there are."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs

    def each(self, work: Callable[[T], R], values: Iterable[T]) -> Iterator[tuple[T, R]]:
        """Do the work for every value; give each with its result as soon as it is done, in any order.

        Values are taken as they are needed, so who has seen enough just stops asking.
        """
        begin = self.starter(work)
        waiting = iter(values)
        running: dict[Any, T] = {}
        try:
            while True:
                for value in islice(waiting, AHEAD * self.jobs - len(running)):
                    running[begin(value)] = value
                if not running:
                    return
                for task in self.wait(list(running)):
                    yield running.pop(task), self.result(task)
        finally:
            for task in running:
                self.drop(task)

    @abstractmethod
    def starter(self, work: Callable[[T], R]) -> Callable[[T], Any]:
        """Give what begins the work for a value and names the task."""

    @abstractmethod
    def wait(self, tasks: Sequence[Any]) -> Iterable[Any]:
        """Wait until one of these tasks or more are done; give those."""

    @abstractmethod
    def result(self, task: Any) -> Any:
        """Give what a task that is done gave, or raise what it raised."""

    @abstractmethod
    def drop(self, task: Any) -> None:
        """Let go of a task that nobody waits for any more."""


@contextmanager
def crowd(wish: Wish) -> Iterator[Crowd]:
    """Give the workers that the arguments wish: on a Ray cluster, or so many processes on this machine.

    Interrupted, what has not begun is dropped and nobody waits.
    """
    if wish.ray:
        from atoll.cli.cluster import cluster  # noqa: PLC0415 - a part of atoll[ray]

        with cluster(wish.jobs) as workers:
            yield workers
        return
    jobs = wish.jobs or os.cpu_count() or 1
    if jobs == 1:
        yield Alone()
        return
    with ProcessPoolExecutor(jobs, get_context("spawn"), _leave_interruptions_to_the_parent) as pool:
        try:
            yield Processes(pool, jobs)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


class Alone(Crowd):
    """This very process: a task is done when it is asked for."""

    def __init__(self) -> None:
        super().__init__(1)

    def starter(self, work: Callable[[T], R]) -> Callable[[T], Any]:
        """Put the work off."""
        return lambda value: partial(work, value)

    def wait(self, tasks: Sequence[Any]) -> Iterable[Any]:
        """Take the first."""
        return tasks[:1]

    def result(self, task: Any) -> Any:
        """Do it now."""
        return task()

    def drop(self, task: Any) -> None:
        """Nothing has been begun."""


class Processes(Crowd):
    """Processes on this machine."""

    def __init__(self, pool: ProcessPoolExecutor, jobs: int) -> None:
        super().__init__(jobs)
        self._pool = pool

    def starter(self, work: Callable[[T], R]) -> Callable[[T], Any]:
        """Hand it to the pool."""
        return lambda value: self._pool.submit(work, value)

    def wait(self, tasks: Sequence[Any]) -> Iterable[Any]:
        """Wait for the first."""
        return wait(tasks, return_when=FIRST_COMPLETED).done

    def result(self, task: Any) -> Any:
        """Give the future's result."""
        return task.result()

    def drop(self, task: Any) -> None:
        """Cancel it; one that runs comes to its end unheard."""
        task.cancel()


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
