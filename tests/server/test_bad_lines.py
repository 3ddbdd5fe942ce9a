"""Connections are cut, messages doubled, delayed and put out of order: the game goes on, exactly once."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosedError

from server.consistency import check_finished_table
from server.player import Line, Player
from serving import Guest, in_loop, together


def bad_line(seed: int) -> Callable[[Line], contextlib.AbstractAsyncContextManager[Line]]:
    rng = Random(seed)
    left = rng.randint(3, 20)
    """How many messages pass before the next cut, on this line and those after it; the first comes soon."""

    class Bad:
        """Carries messages both ways as a bad network (and a bad proxy) might."""

        def __init__(self, line: Line) -> None:
            self._line = line
            self._heard: asyncio.Queue[Any] = asyncio.Queue()
            self._tasks: set[asyncio.Task[None]] = set()
            self._later(self._listen())

        async def send(self, message: str) -> None:
            self._maybe_cut()
            for _ in range(2 if rng.random() < 0.2 else 1):
                self._later(self._carry(message))

        async def recv(self) -> Any:
            self._maybe_cut()
            message = await self._heard.get()
            if message is None:
                raise ConnectionClosedError(None, None)
            return message

        def _maybe_cut(self) -> None:
            nonlocal left
            left -= 1
            if left < 0:
                left = rng.randint(10, 190)
                raise ConnectionClosedError(None, None)

        async def _carry(self, message: str) -> None:
            await asyncio.sleep(rng.random() * 0.01)  # so that later ones may overtake it
            with contextlib.suppress(ConnectionClosedError, OSError):
                await self._line.send(message)

        async def _listen(self) -> None:
            try:
                while True:
                    message = await self._line.recv()
                    for _ in range(2 if rng.random() < 0.1 else 1):
                        self._later(self._bring(message))
            except (ConnectionClosedError, OSError):
                await self._heard.put(None)

        async def _bring(self, message: Any) -> None:
            await asyncio.sleep(rng.random() * 0.01)
            await self._heard.put(message)

        def _later(self, work: Any) -> None:
            task = asyncio.ensure_future(work)
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

        async def close(self) -> None:
            for task in list(self._tasks):
                task.cancel()
            await asyncio.gather(*self._tasks, return_exceptions=True)

    @asynccontextmanager
    async def wrap(line: Line) -> AsyncIterator[Line]:
        bad = Bad(line)
        try:
            yield bad
        finally:
            await bad.close()

    return wrap


@pytest.mark.slow
@pytest.mark.usefixtures("backing")
@pytest.mark.parametrize(("game", "players"), [("talat", 3), ("titicaca", 3), ("taluva", 2)])
@in_loop
async def test_bad_lines_lose_nothing_and_double_nothing(tmp_path: Path, game: str, players: int) -> None:
    async with together(tmp_path) as server:
        tables = []
        for seed in range(2):
            guests: list[Guest] = [await server.guest(f"P{number}") for number in range(players)]
            table = await guests[0].make(game, players)
            for number, guest in enumerate(guests):
                await guest.do(table, do="sit", seat=number)
            await guests[0].do(table, "s", do="start")
            sitting = [
                (
                    guest.id,
                    Player(
                        (server.other if number % 2 else server).host,
                        table,
                        guest.cookie,
                        seat=number,
                        seed=seed,
                        wrap=bad_line(seed * 10 + number),
                    ),
                )
                for number, guest in enumerate(guests)
            ]
            tables.append((table, sitting))
        await asyncio.gather(*(player.play() for _, sitting in tables for _, player in sitting))
    for table, sitting in tables:
        assert await check_finished_table(tmp_path, table, sitting) > 10
        assert all(player.lost for _, player in sitting), "a line was never cut"
