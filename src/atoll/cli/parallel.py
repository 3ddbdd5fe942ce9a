"""Work on many cores at once, here or on a Ray cluster, with a progress bar.

A task is a function and a value, both of which can be pickled. Its result is the same wherever it runs, so
where it runs is a matter of speed alone.
"""

from __future__ import annotations

import os
import signal
from abc import ABC, abstractmethod
from argparse import Namespace
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from contextlib import contextmanager
from functools import partial
from itertools import islice
from multiprocessing import get_context
from typing import Any, TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

T = TypeVar("T")
R = TypeVar("R")

TASKS_PER_WORKER = 2
"""How many tasks of a worker are under way: one more than it can run, so that it never waits."""


class ParallelArguments(Namespace):
    """Where the work is done, as ``CommandParser.parallel`` declares it."""

    jobs: int | None
    ray: bool


class Workers(ABC):
    """Something that runs tasks, ``jobs`` of them at once."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs

    def map_unordered(self, work: Callable[[T], R], values: Iterable[T]) -> Iterator[tuple[T, R]]:
        """Yield each value with the result of the work on it, as soon as it is done, in any order.

        Values are taken as they are needed, so a caller that has enough may just stop iterating.
        """
        submit = self.submitter(work)
        remaining = iter(values)
        running: dict[Any, T] = {}
        try:
            while True:
                for value in islice(remaining, TASKS_PER_WORKER * self.jobs - len(running)):
                    running[submit(value)] = value
                if not running:
                    return
                for task in self.wait(list(running)):
                    yield running.pop(task), self.result(task)
        finally:
            for task in running:
                self.cancel(task)

    @abstractmethod
    def submitter(self, work: Callable[[T], R]) -> Callable[[T], Any]:
        """Return the function that starts the work on a value and returns the task."""

    @abstractmethod
    def wait(self, tasks: Sequence[Any]) -> Iterable[Any]:
        """Wait until at least one of the tasks is done; return those that are."""

    @abstractmethod
    def result(self, task: Any) -> Any:
        """Return the result of a task that is done, or raise what it raised."""

    @abstractmethod
    def cancel(self, task: Any) -> None:
        """Cancel a task whose result nobody needs any more."""


@contextmanager
def open_workers(jobs: int | None = None, *, ray: bool = False) -> Iterator[Workers]:
    """Yield workers: on a Ray cluster, or as processes on this machine, by default one per core.

    If interrupted, tasks that have not begun are dropped, and nobody waits for the others.
    """
    if ray:
        from atoll.cli.cluster import open_cluster  # noqa: PLC0415 - a part of atoll[ray]

        with open_cluster(jobs) as workers:
            yield workers
        return
    jobs = jobs or os.cpu_count() or 1
    if jobs == 1:
        yield SameProcess()
        return
    with ProcessPoolExecutor(jobs, get_context("spawn"), _leave_interruptions_to_the_parent) as pool:
        try:
            yield Processes(pool, jobs)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


class SameProcess(Workers):
    """This very process: a task runs when its result is asked for."""

    def __init__(self) -> None:
        super().__init__(1)

    def submitter(self, work: Callable[[T], R]) -> Callable[[T], Any]:
        """Return the function that puts the work off."""
        return lambda value: partial(work, value)

    def wait(self, tasks: Sequence[Any]) -> Iterable[Any]:
        """Return the first task."""
        return tasks[:1]

    def result(self, task: Any) -> Any:
        """Run the task now."""
        return task()

    def cancel(self, task: Any) -> None:
        """Do nothing: the task has not begun."""


class Processes(Workers):
    """Processes on this machine."""

    def __init__(self, pool: ProcessPoolExecutor, jobs: int) -> None:
        super().__init__(jobs)
        self._pool = pool

    def submitter(self, work: Callable[[T], R]) -> Callable[[T], Any]:
        """Return the function that submits the work to the pool."""
        return lambda value: self._pool.submit(work, value)

    def wait(self, tasks: Sequence[Any]) -> Iterable[Any]:
        """Wait for the first to finish."""
        return wait(tasks, return_when=FIRST_COMPLETED).done

    def result(self, task: Any) -> Any:
        """Return the future's result."""
        return task.result()

    def cancel(self, task: Any) -> None:
        """Cancel the future. If it is running already, its result is ignored."""
        task.cancel()


def progress_bar() -> Progress:
    """Return a progress bar with the remaining time, on standard error. It disappears when it is done."""
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
