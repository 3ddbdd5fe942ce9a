"""Analyses of records: a queue, worked through in threads of its own; results are stored.

The store knows the progress of each analysis, so that any process can tell it and nothing is analysed twice.
Whoever started an analysis can stop it. One that a process left unfinished when it died can be started again.
"""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, Final

from atoll.ai import AnalysisSettings, Analyst, Judgement
from atoll.core import Record
from atoll.server.errors import Forbidden
from atoll.server.live.fair_games import refuse_help
from atoll.server.live.hub import Hub
from atoll.server.ops.logs import log
from atoll.server.records.archive import Archive
from atoll.server.settings import Settings
from atoll.store import Store, StoredRecord
from atoll.table import Person, Refused

TIMEOUT_SECONDS: Final = 60.0
"""After how long without progress an analysis counts as abandoned."""

PROGRESS_SECONDS: Final = 0.5
"""How often progress is stored."""

SEED: Final = 1


@dataclass(frozen=True)
class _Job:
    name: str
    record: Record
    who: str
    address: str


class Analyses:
    """The analyses that run in this process or wait for it."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        hub: Hub,
        archive: Archive,
        now: Callable[[], float] = time.time,
    ) -> None:
        self._settings, self._store, self._hub, self._archive, self._now = settings, store, hub, archive, now
        self._threads = ThreadPoolExecutor(settings.analysis_threads, thread_name_prefix="atoll-analysis")
        self._jobs: dict[str, _Job] = {}
        """Those that run or wait here, in the order in which they came."""
        self._started: dict[str, int] = {}
        """How many were started per address, while any wait."""
        self._running: set[str] = set()

    async def status(self, name: str) -> dict[str, Any]:
        """Return the progress of a record's analysis, with its result once it is done. Raise NotFound."""
        return self._status(await self._archive.stored(name))

    def _status(self, stored: StoredRecord) -> dict[str, Any]:
        moves = len(json.loads(stored.document)["moves"])
        if stored.analysis is not None:
            return _status_json("done", moves, moves, json.loads(stored.analysis))
        if stored.judging_at is None or stored.judging_at < self._now() - TIMEOUT_SECONDS:
            return _status_json("none", 0, moves)
        waits = stored.id in self._jobs and stored.id not in self._running
        return _status_json("waiting" if waits else "running", stored.judged, moves)

    async def start(self, name: str, person: Person) -> dict[str, Any]:
        """Start the analysis of a record, unless it is running or done. Raise NotFound or Refused."""
        status = self._status(await self._archive.stored(name))
        if status["state"] != "none":
            return status
        replay = await self._archive.find(name)
        await refuse_help(self._store, await asyncio.to_thread(lambda: replay.boards))
        if len(self._jobs) >= self._settings.max_analyses:
            raise Refused("analysis-full")
        most = self._settings.max_analyses_person
        if sum(job.who == person.id for job in self._jobs.values()) >= most:
            raise Refused("analysis-person", most=most)
        address, most = self._hub.address_of(person.id), self._settings.max_analyses_address
        if sum(job.address == address for job in self._jobs.values()) >= most:
            raise Refused("analysis-address", most=most)
        now = self._now()
        if await self._store.start_analysis(name, person.id, now, now - TIMEOUT_SECONDS):
            self._jobs[name] = _Job(name, replay.record, person.id, address)
            self._start_next()
        return await self.status(name)

    async def stop(self, name: str, person: Person) -> dict[str, Any]:
        """Stop an analysis that this person started. Raise NotFound or Forbidden."""
        stored = await self._archive.stored(name)
        if stored.judging_at is not None:
            if stored.judging_for != person.id:
                raise Forbidden
            await self._store.end_analysis(name, None)
            if name not in self._running:
                self._jobs.pop(name, None)
        return await self.status(name)

    def close(self) -> None:
        """Start no more."""
        self._jobs.clear()
        self._threads.shutdown(wait=False, cancel_futures=True)

    # --- the queue ----------------------------------------------------------------------------------------

    def _start_next(self) -> None:
        """Start what waits, while threads are free: addresses take turns."""
        while len(self._running) < self._settings.analysis_threads:
            waiting = [job for name, job in self._jobs.items() if name not in self._running]
            if not waiting:
                self._started.clear()
                return
            job = min(waiting, key=lambda each: self._started.get(each.address, 0))
            self._started[job.address] = self._started.get(job.address, 0) + 1
            self._running.add(job.name)
            self._hub.spawn(self._run(job))

    async def _touch_waiting(self) -> None:
        """Note that the waiting analyses are not abandoned."""
        for name in [name for name in self._jobs if name not in self._running]:
            if not await self._store.save_progress(name, 0, self._now()):
                self._jobs.pop(name, None)  # stopped by another process

    async def _run(self, job: _Job) -> None:
        analysis: str | None = None
        try:
            analysis = await self._analyse(job)
        except Exception as error:  # a record that cannot be analysed must not block the others
            log(logging.ERROR, "analysis failed", error=error, game=job.record.game)
        finally:
            self._running.discard(job.name)
            self._jobs.pop(job.name, None)
            if not self._hub.closing:
                await self._store.end_analysis(job.name, analysis)
                self._start_next()

    async def _analyse(self, job: _Job) -> str | None:
        loop = asyncio.get_running_loop()
        settings = AnalysisSettings(self._settings.analysis_simulations, SEED)
        analyst = await loop.run_in_executor(self._threads, Analyst, job.record, settings)
        found: list[Judgement] = []
        stored_at = 0.0
        for ply in range(len(analyst)):
            if self._now() >= stored_at + PROGRESS_SECONDS:
                stored_at = self._now()
                if not await self._store.save_progress(job.name, ply, stored_at):
                    return None
                await self._touch_waiting()
            found.append(await loop.run_in_executor(self._threads, analyst.judge, ply))
        analysis = await loop.run_in_executor(self._threads, analyst.combine, found)
        return json.dumps(analysis.to_json(), separators=(",", ":"), ensure_ascii=False)


def _status_json(state: str, done: int, moves: int, analysis: dict[str, Any] | None = None) -> dict[str, Any]:
    return {"state": state, "done": done, "moves": moves, "analysis": analysis}
