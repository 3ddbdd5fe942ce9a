"""Runs transactions in threads, so that the event loop never waits for a disk.

Threads own the connections and take jobs from a queue; a job is one transaction. With SQLite there is one
thread, and the jobs that arrive while it writes share the next transaction: under load, one wait for the disk
carries many moves, and each caller still learns only when its own are safe. PostgreSQL groups the commits of
several connections by itself.
"""

from __future__ import annotations

import asyncio
import queue
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DatabaseError, InterfaceError, InternalError, OperationalError

from atoll.store.interface import DamagedError, StoreError

RETRY_SECONDS: Final = 0.2
"""How long to wait before connecting again to a database that is gone."""

_Value = TypeVar("_Value")
Begin = Callable[[Connection], AbstractContextManager[object]]
Rows = Sequence[Any]
"""Rows of the log, in the driver's form."""
OnDone = Callable[[Any, BaseException | None], None]
"""Called in the event loop of the caller with the value of a transaction that is safe, or with its error."""
InsertRows = Callable[[Connection, Rows], None]
"""Inserts rows into the log in a transaction of its own, all or none."""


@dataclass(slots=True)
class _Job:
    work: Callable[[Connection], Any]
    loop: asyncio.AbstractEventLoop
    on_done: OnDone
    single: bool
    """It is a single statement, which is atomic by itself."""
    rows: Rows | None
    """The rows that ``work`` inserts into the log, if it does nothing else."""

    def finish(self, value: Any, error: BaseException | None) -> None:
        self.loop.call_soon_threadsafe(self.on_done, value, error)


def _finish_all(batch: Sequence[_Job], values: Sequence[Any]) -> None:
    """Answer the callers of a batch that is safe, waking each event loop once."""
    loops: dict[asyncio.AbstractEventLoop, list[tuple[OnDone, Any]]] = {}
    for job, value in zip(batch, values, strict=True):
        loops.setdefault(job.loop, []).append((job.on_done, value))
    for loop, answers in loops.items():
        loop.call_soon_threadsafe(_answer_all, loop, answers)


def _answer_all(loop: asyncio.AbstractEventLoop, answers: Sequence[tuple[OnDone, Any]]) -> None:
    for on_done, value in answers:
        try:
            on_done(value, None)
        except Exception as error:  # the others must hear of theirs
            loop.call_exception_handler({"message": "a transaction's caller failed", "exception": error})


class _ThreadConnection:
    """A thread's connection, opened when it is needed and again after it was lost."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._connection: Connection | None = None

    def get(self) -> Connection:
        if self._connection is None:
            self._connection = self._engine.connect()
        return self._connection

    def drop(self) -> None:
        if self._connection is not None:
            self._connection.invalidate()
        self.close()

    def close(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None


class TransactionQueue:
    """Threads that run transactions. Each is atomic; each may be tried more than once."""

    def __init__(
        self,
        engine: Engine,
        *,
        threads: int,
        batch: int,
        patience: float,
        begin_single: Begin | None = None,
        insert_rows: InsertRows | None = None,
    ) -> None:
        """Start the threads.

        ``batch`` is the most jobs that share a transaction, ``patience`` the seconds to wait for a database
        that is gone before its callers get an error. ``begin_single`` is a faster way to begin the
        transaction of a single statement, ``insert_rows`` a faster way to run jobs that only insert rows into
        the log, as almost all moves do; if it fails, they are run in the ordinary way.
        """
        self._engine, self._batch, self._patience = engine, batch, patience
        self._begin_single, self._insert_rows = begin_single, insert_rows
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._collected: list[_Job] = []
        """Jobs of this turn of the event loop, which the threads get at its end."""
        self._closed = False
        self._threads = [
            threading.Thread(target=self._serve, name=f"atoll-store-{number}", daemon=True)
            for number in range(threads)
        ]
        for thread in self._threads:
            thread.start()

    async def run(
        self, work: Callable[[Connection], _Value], *, single: bool = False, rows: Rows | None = None
    ) -> _Value:
        """Run ``work`` in a transaction and return its value. Raise StoreError if the database is gone.

        Work that does nothing but insert rows into the log names them and has no value.
        """
        answer: asyncio.Future[_Value] = asyncio.get_running_loop().create_future()

        def on_done(value: _Value, error: BaseException | None) -> None:
            if answer.cancelled():
                return
            if error is None:
                answer.set_result(value)
            else:
                answer.set_exception(error)

        self.submit(work, on_done, single=single, rows=rows)
        return await answer

    def submit(
        self,
        work: Callable[[Connection], Any],
        on_done: OnDone,
        *,
        single: bool = False,
        rows: Rows | None = None,
    ) -> None:
        """Run ``work`` in a transaction soon, as ``run`` does, without a coroutine that waits for it."""
        if self._closed:
            raise StoreError("store-closed")
        loop = asyncio.get_running_loop()
        self._collected.append(_Job(work, loop, on_done, single, rows))
        if len(self._collected) == 1:
            loop.call_soon(self._hand_over)

    def _hand_over(self) -> None:
        """Give the threads what this turn of the event loop has collected: waking one takes a system call."""
        collected, self._collected = self._collected, []
        for job in collected:
            self._jobs.put(job)

    async def close(self) -> None:
        """Finish all jobs and close the connections."""
        if not self._closed:
            self._closed = True
            self._hand_over()
            for _ in self._threads:
                self._jobs.put(None)
            loop = asyncio.get_running_loop()
            for thread in self._threads:
                await loop.run_in_executor(None, thread.join)
            self._engine.dispose()

    # --- in the threads -----------------------------------------------------------------------------------

    def _serve(self) -> None:
        connection = _ThreadConnection(self._engine)
        is_open = True
        while is_open:
            batch, is_open = self._next_batch()
            if self._insert_together(connection, batch):
                continue
            if len(batch) > 1 and self._run_together(connection, batch):
                continue
            for job in batch:
                self._run_alone(connection, job)
        connection.close()

    def _next_batch(self) -> tuple[list[_Job], bool]:
        """Wait for a job, then take all that are there; False when the queue is being closed."""
        first = self._jobs.get()
        batch = []
        while first is not None:
            batch.append(first)
            if len(batch) == self._batch or self._jobs.empty():
                return batch, True
            first = self._jobs.get()
        return batch, False

    def _insert_together(self, connection: _ThreadConnection, batch: Sequence[_Job]) -> bool:
        """Run a batch that only inserts rows; answer after the commit; return False if nothing was done."""
        if self._insert_rows is None or not batch or any(job.rows is None for job in batch):
            return False
        try:
            self._insert_rows(connection.get(), _all_rows(batch))
        except Exception:  # the ordinary way finds out whose fault it is
            return False
        _finish_all(batch, [None] * len(batch))
        return True

    def _run_together(self, connection: _ThreadConnection, batch: Sequence[_Job]) -> bool:
        """Run a batch in one transaction and answer after the commit; return False if a job failed.

        Rows of jobs that do nothing else go first, in one statement. A job that reads them is answered after
        the same commit, and a table never has two jobs that write at a time.
        """
        try:
            opened = connection.get()
            with opened.begin():
                inserted = self._insert_rows is not None
                if self._insert_rows is not None and (rows := _all_rows(batch)):
                    self._insert_rows(opened, rows)
                values = [None if inserted and job.rows else job.work(opened) for job in batch]
        except Exception:  # each job meets its own error when it is run alone
            return False
        _finish_all(batch, values)
        return True

    def _run_alone(self, connection: _ThreadConnection, job: _Job) -> None:
        """Run a job in a transaction of its own; try again if the database itself was at fault."""
        until = time.monotonic() + self._patience
        while True:
            try:
                opened = connection.get()
                begin = self._begin_single if job.single and self._begin_single is not None else _begin
                with begin(opened):
                    value = job.work(opened)
            except (OperationalError, InterfaceError, InternalError) as error:  # the last: it is read-only
                if self._patience:
                    connection.drop()
                if not self._closed and time.monotonic() < until:
                    time.sleep(RETRY_SECONDS)
                    continue
                problem = str(error.orig).strip().partition("\n")[0]
                job.finish(None, StoreError("store-away", problem=problem))
            except Exception as error:  # it belongs to the caller
                damaged = type(error) is DatabaseError  # its other kinds have classes of their own
                job.finish(None, _damaged(error) if damaged else error)
            else:
                job.finish(value, None)
            return


def _all_rows(batch: Sequence[_Job]) -> list[Any]:
    return [row for job in batch if job.rows is not None for row in job.rows]


def _damaged(error: Exception) -> DamagedError:
    return DamagedError("store-damaged", problem=str(getattr(error, "orig", error)))


def _begin(connection: Connection) -> AbstractContextManager[object]:
    return connection.begin()
