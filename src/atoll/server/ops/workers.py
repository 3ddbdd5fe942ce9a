"""Several processes that serve one port: started, supervised, restarted, and stopped together."""

from __future__ import annotations

import contextlib
import logging
import os
import shutil
import signal
import tempfile
import time
from collections.abc import Callable
from types import FrameType
from typing import Final

from atoll.server.ops.logs import log

METRICS_VARIABLE: Final = "PROMETHEUS_MULTIPROC_DIR"
"""The variable that names the workers' shared folder. It must be set before Prometheus' library is loaded."""

RESTART_SECONDS: Final = 1.0
"""How long to wait before restarting a process that ended by itself."""

STOP_SECONDS: Final = 20.0
"""How long the workers have to finish before they are killed."""

STOPPING: Final = (signal.SIGINT, signal.SIGTERM)


def run_workers(number: int, work: Callable[[], None]) -> None:
    """Run ``work`` in a number of processes until SIGINT or SIGTERM. They share everything opened before."""
    folder = tempfile.mkdtemp(prefix="atoll-metrics-")
    os.environ[METRICS_VARIABLE] = folder
    try:
        _Workers(number, work).run()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


class _Workers:
    def __init__(self, number: int, work: Callable[[], None]) -> None:
        self._number, self._work = number, work
        self._alive: set[int] = set()
        self._stopping = False

    def run(self) -> None:
        for number in STOPPING:
            signal.signal(number, self._stop)
        while not self._stopping:
            while len(self._alive) < self._number and not self._stopping:
                self._start()
            ended = self._wait() if self._alive else None
            if ended is not None and not self._stopping:
                log(logging.ERROR, "worker ended", worker=ended)
                time.sleep(RESTART_SECONDS)
        self._end()

    def _start(self) -> None:
        # A signal that arrives meanwhile is handled once the new worker is known and can be stopped, too.
        signal.pthread_sigmask(signal.SIG_BLOCK, STOPPING)
        child = None if self._stopping else os.fork()
        if child == 0:
            for number in STOPPING:
                signal.signal(number, signal.SIG_DFL)
            signal.pthread_sigmask(signal.SIG_UNBLOCK, STOPPING)
            code = 1
            try:
                self._work()
                code = 0
            except KeyboardInterrupt:
                code = 0
            finally:
                os._exit(code)
        if child is not None:
            self._alive.add(child)
        signal.pthread_sigmask(signal.SIG_UNBLOCK, STOPPING)

    def _wait(self) -> int | None:
        """Wait until a worker ends, or a signal comes."""
        try:
            ended, _ = os.waitpid(-1, 0)
        except InterruptedError:
            return None
        self._alive.discard(ended)
        from prometheus_client.multiprocess import mark_process_dead  # noqa: PLC0415 - see METRICS_VARIABLE

        mark_process_dead(ended)  # type: ignore[no-untyped-call]
        return ended

    def _stop(self, number: int, frame: FrameType | None) -> None:
        del number, frame
        self._stopping = True
        self._signal(signal.SIGTERM)

    def _signal(self, number: int) -> None:
        for child in list(self._alive):
            with contextlib.suppress(ProcessLookupError):
                os.kill(child, number)

    def _end(self) -> None:
        until = time.monotonic() + STOP_SECONDS
        while self._alive:
            with contextlib.suppress(ChildProcessError):
                ended, _ = os.waitpid(-1, os.WNOHANG)
                self._alive.discard(ended)
            if time.monotonic() > until:
                self._signal(signal.SIGKILL)
            time.sleep(0.05)
