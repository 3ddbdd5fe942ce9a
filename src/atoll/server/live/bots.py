"""Bots think in threads of their own, within limits, so that they never block the event loop."""

from __future__ import annotations

import asyncio
import logging
import secrets
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Final

from atoll.ai import BOTS, Bot, player
from atoll.core import Move, Position, Seat
from atoll.server.ops.logs import log

LEVELS: Final = tuple(name for name in BOTS if name not in {"flat", "mcts"})
"""The bots that can take a seat, the weakest first. The others are for programmers."""

HINT_LEVEL: Final = "level-7"
"""The bot that gives hints: the fastest that leaves nothing to chance."""


class BotPool:
    """The threads in which bots think."""

    def __init__(self, threads: int, seconds: float) -> None:
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="atoll-bot")
        self._seconds = seconds
        self._thinking: set[Bot] = set()

    @staticmethod
    def levels() -> tuple[str, ...]:
        """Return the names of the levels, the weakest first."""
        return LEVELS

    async def think(self, level: str, position: Position, seat: Seat) -> Move:
        """Return a bot's move for a seat. The bot gets a copy of the position without others' secrets."""
        seed = secrets.randbits(62)
        bot = player(level, seed=seed)
        started = asyncio.Event()
        loop = asyncio.get_running_loop()

        def work() -> Move:
            loop.call_soon_threadsafe(started.set)
            return bot.choose(position.resample(seat, Random(seed)), seat)

        answer = loop.run_in_executor(self._threads, work)
        self._thinking.add(bot)
        try:
            await started.wait()  # the time limit does not include waiting for a free thread
            return await asyncio.wait_for(asyncio.shield(answer), self._seconds)
        except TimeoutError:
            bot.stop()
            log(logging.WARNING, "bot stopped", bot=level, game=position.game.name)
            return await answer
        finally:
            self._thinking.discard(bot)

    def close(self) -> None:
        """Start no bot any more, and stop those that are thinking."""
        self._threads.shutdown(wait=False, cancel_futures=True)
        for bot in self._thinking:
            bot.stop()
