"""Work on a Ray cluster: the one that RAY_ADDRESS names, one that runs on this machine, or a new one."""

from __future__ import annotations

import logging
import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, TypeVar

from atoll.cli.errors import UsageError
from atoll.cli.parallel import Workers

if TYPE_CHECKING:
    from types import ModuleType

MAX_ATTEMPTS = 4
"""How often a cluster on this machine is started before giving up."""

T = TypeVar("T")
R = TypeVar("R")


@contextmanager
def open_cluster(jobs: int | None) -> Iterator[Workers]:
    """Yield a cluster's workers, at most ``jobs`` at once. Raise UsageError if no cluster can be reached.

    Every machine of the cluster needs the same version of Atoll.
    """
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    try:
        import ray  # noqa: PLC0415 - slow to load, and an extra
    except ModuleNotFoundError as error:
        raise UsageError("parallel-ray-missing") from error
    is_new = not ray.is_initialized()
    if is_new:
        _start(ray)
        logging.getLogger("ray").setLevel(logging.ERROR)
    try:
        resources: dict[str, float] = ray.cluster_resources()
        yield ClusterWorkers(ray, jobs or max(1, int(resources.get("CPU", 1))))
    finally:
        if is_new:
            ray.shutdown()


def _start(ray: ModuleType) -> None:
    for attempt in range(1, MAX_ATTEMPTS + 1):
        try:
            ray.init(configure_logging=False, log_to_driver=False, include_dashboard=False)
            return
        except Exception as error:
            # Ray raises a bare Exception when a busy machine does not start it within half a minute.
            if type(error) is not Exception or attempt == MAX_ATTEMPTS:
                raise UsageError("parallel-ray-none", problem=str(error).partition("\n")[0]) from error
            ray.shutdown()


class ClusterWorkers(Workers):
    """The workers of a Ray cluster. Ray replaces a lost one and repeats its work."""

    def __init__(self, ray: ModuleType, jobs: int) -> None:
        super().__init__(jobs)
        self._ray = ray

    def submitter(self, work: Callable[[T], R]) -> Callable[[T], Any]:
        """Return the function that sends a value; the work itself is sent once to every worker."""
        remote = self._ray.remote(num_cpus=1, max_retries=3)(_call)
        shared = self._ray.put(work)
        return lambda value: remote.remote(shared, value)

    def wait(self, tasks: Sequence[Any]) -> Iterable[Any]:
        """Wait for the first to finish."""
        done, _ = self._ray.wait(list(tasks), num_returns=1)
        return list(done)

    def result(self, task: Any) -> Any:
        """Return the result, or raise what the work raised, without Ray's wrapper."""
        try:
            return self._ray.get(task)
        except self._ray.exceptions.RayTaskError as error:
            raise error.cause from error

    def cancel(self, task: Any) -> None:
        """Cancel the task wherever it runs."""
        self._ray.cancel(task, force=True)


def _call(work: Callable[[T], R], value: T) -> R:
    return work(value)
