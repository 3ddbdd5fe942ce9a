"""Games are judged one after another in threads of their own, within limits, and what is found out is kept.

The store says how far each is, so that any process can tell it, and that nothing is judged twice. Whoever
asked can stop it. A judgement that a process left unfinished when it died can be begun anew.
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

from atoll.ai import Analyst, Judgement, Terms
from atoll.core import Record
from atoll.server.accounts.visitors import Forbidden
from atoll.server.live.hub import Hub
from atoll.server.ops.logs import log
from atoll.server.records.archive import Archive
from atoll.server.settings import Settings
from atoll.store import KeptRecord, Store
from atoll.table import Person, Refused

SILENCE: Final = 60.0
"""Seconds after which nobody is thought to judge a record any more."""

TELL_SECONDS: Final = 0.5
"""How often the store is told how far it is."""

SEED: Final = 1


@dataclass(frozen=True)
class _Job:
    name: str
    record: Record
    who: str


class Analyses:
    """What is being judged, and what waits for it."""

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
        """Those that wait or run here, the first to come first."""
        self._running: set[str] = set()

    async def status(self, name: str) -> dict[str, Any]:
        """Say how far a record is judged, with what was found out when it is done. Raises Unknown."""
        return self._status(await self._archive.kept(name))

    def _status(self, kept: KeptRecord) -> dict[str, Any]:
        moves = len(json.loads(kept.document)["moves"])
        if kept.analysis is not None:
            return _told("done", moves, moves, json.loads(kept.analysis))
        if kept.judging_at is None or kept.judging_at < self._now() - SILENCE:
            return _told("none", 0, moves)
        waits = kept.id in self._jobs and kept.id not in self._running
        return _told("waiting" if waits else "running", kept.judged, moves)

    async def ask(self, name: str, person: Person) -> dict[str, Any]:
        """Let a record be judged, unless it is already. Raises Unknown, or Refused."""
        kept = await self._archive.kept(name)
        status = self._status(kept)
        if status["state"] != "none":
            return status
        if len(self._jobs) >= self._settings.max_analyses:
            raise Refused("analysis-full")
        most = self._settings.max_analyses_person
        if sum(job.who == person.id for job in self._jobs.values()) >= most:
            raise Refused("analysis-person", most=most)
        record = (await self._archive.find(name)).record
        now = self._now()
        if await self._store.begin_judging(name, person.id, now, now - SILENCE):
            self._jobs[name] = _Job(name, record, person.id)
            self._next()
        return await self.status(name)

    async def stop(self, name: str, person: Person) -> dict[str, Any]:
        """Give up a judgement that this person asked for. Raises Unknown or Forbidden."""
        kept = await self._archive.kept(name)
        if kept.judging_at is not None:
            if kept.judging_for != person.id:
                raise Forbidden
            await self._store.end_judging(name, None)
            if name not in self._running:
                self._jobs.pop(name, None)
        return await self.status(name)

    def close(self) -> None:
        """Begin no more."""
        self._jobs.clear()
        self._threads.shutdown(wait=False, cancel_futures=True)

    # --- working ------------------------------------------------------------------------------------------

    def _next(self) -> None:
        free = self._settings.analysis_threads - len(self._running)
        waiting = [job for name, job in self._jobs.items() if name not in self._running]
        for job in waiting[:free]:
            self._running.add(job.name)
            self._hub.spawn(self._work(job))

    async def _stay_in_line(self) -> None:
        """Say that those who wait are not forgotten."""
        for name in [name for name in self._jobs if name not in self._running]:
            if not await self._store.note_judged(name, 0, self._now()):
                self._jobs.pop(name, None)  # stopped by another process

    async def _work(self, job: _Job) -> None:
        analysis: str | None = None
        try:
            analysis = await self._judge(job)
        except Exception as error:  # a record that cannot be judged must not keep others from it
            log(logging.ERROR, "analysis failed", error=error, game=job.record.game)
        finally:
            self._running.discard(job.name)
            self._jobs.pop(job.name, None)
            if not self._hub.closing:
                await self._store.end_judging(job.name, analysis)
                self._next()

    async def _judge(self, job: _Job) -> str | None:
        loop = asyncio.get_running_loop()
        terms = Terms(self._settings.analysis_simulations, SEED)
        analyst = await loop.run_in_executor(self._threads, Analyst, job.record, terms)
        found: list[Judgement] = []
        told = 0.0
        for ply in range(len(analyst)):
            if self._now() >= told + TELL_SECONDS:
                told = self._now()
                if not await self._store.note_judged(job.name, ply, told):
                    return None
                await self._stay_in_line()
            found.append(await loop.run_in_executor(self._threads, analyst.judge, ply))
        whole = await loop.run_in_executor(self._threads, analyst.whole, found)
        return json.dumps(whole.to_json(), separators=(",", ":"), ensure_ascii=False)


def _told(state: str, done: int, moves: int, analysis: dict[str, Any] | None = None) -> dict[str, Any]:
    return {"state": state, "done": done, "moves": moves, "analysis": analysis}
