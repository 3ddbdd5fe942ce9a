"""Work on a Ray cluster: the one that RAY_ADDRESS names, one that runs on this machine, or one of its own."""

from __future__ import annotations

import logging
import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, TypeVar

from atoll.cli.crowd import Crowd
from atoll.cli.speech import UsageError

if TYPE_CHECKING:
    from types import ModuleType

TRIES = 4
"""How often a cluster on this machine is started before that is given up."""

T = TypeVar("T")
R = TypeVar("R")


@contextmanager
def cluster(jobs: int | None) -> Iterator[Crowd]:
    """Give a cluster's workers, at most so many at once. Raises UsageError if there is none to be had.

    Every machine of the cluster needs the same version of Atoll.
    """
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    try:
        import ray  # noqa: PLC0415 - slow to load, and an extra
    except ModuleNotFoundError as error:
        raise UsageError("crowd-ray-missing") from error
    own = not ray.is_initialized()
    if own:
        _start(ray)
        logging.getLogger("ray").setLevel(logging.ERROR)
    try:
        resources: dict[str, float] = ray.cluster_resources()
        yield Cluster(ray, jobs or max(1, int(resources.get("CPU", 1))))
    finally:
        if own:
            ray.shutdown()


def _start(ray: ModuleType) -> None:
    for attempt in range(1, TRIES + 1):
        try:
            ray.init(configure_logging=False, log_to_driver=False, include_dashboard=False)
            return
        except Exception as error:
            # Ray says so, and no more, when a busy machine does not start it within half a minute.
            if type(error) is not Exception or attempt == TRIES:
                raise UsageError("crowd-ray-none", problem=str(error).partition("\n")[0]) from error
            ray.shutdown()


class Cluster(Crowd):
    """The workers of a Ray cluster. One that is lost is replaced, and its work done again."""

    def __init__(self, ray: ModuleType, jobs: int) -> None:
        super().__init__(jobs)
        self._ray = ray

    def starter(self, work: Callable[[T], R]) -> Callable[[T], Any]:
        """Send the work once to every worker, and then the values."""
        remote = self._ray.remote(num_cpus=1, max_retries=3)(_do)
        shared = self._ray.put(work)
        return lambda value: remote.remote(shared, value)

    def wait(self, tasks: Sequence[Any]) -> Iterable[Any]:
        """Wait for the first."""
        done, _ = self._ray.wait(list(tasks), num_returns=1)
        return list(done)

    def result(self, task: Any) -> Any:
        """Fetch it; what the work raised is raised as it was."""
        try:
            return self._ray.get(task)
        except self._ray.exceptions.RayTaskError as error:
            raise error.cause from error

    def drop(self, task: Any) -> None:
        """Cancel it wherever it runs."""
        self._ray.cancel(task, force=True)


def _do(work: Callable[[T], R], value: T) -> R:
    return work(value)
