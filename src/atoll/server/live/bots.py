"""Bots think in threads of their own, within limits, so that they never block the event loop."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Final, TypeVar

from atoll.ai import BOTS, AnalysisSettings, Assessment, Bot, assess, player
from atoll.ai import LEVELS as MOST_LEVELS
from atoll.ai.reasons import Explanation, explain
from atoll.core import Move, Position, Seat
from atoll.core.types import Played
from atoll.server.live.fair_share import FairShare, Share
from atoll.server.live.kept_bots import KeptBots
from atoll.server.ops.logs import log
from atoll.server.ops.metrics import BOT_TREE_LOOKUPS
from atoll.table.people import ADAPTIVE

LEVELS: Final = tuple(name for name in BOTS if name not in {"flat", "mcts", "alphabeta", "net"})
"""The bots that can take a seat, the weakest first. The others are for programmers."""

UNLISTED: Final = ("random", "greedy")
"""Those that nobody is offered: they are no opponents, but programs and older tables name them."""

CHOSEN: Final = tuple(f"{ADAPTIVE}-{number}" for number in range(1, MOST_LEVELS + 1))

HINT_LEVEL: Final = "level-7"
"""The bot that gives hints: the fastest that leaves nothing to chance."""

T = TypeVar("T")


class BotPool:
    """The threads in which bots think, and the bots that live tables keep between two decisions."""

    def __init__(
        self, threads: int, seconds: float, kept: KeptBots | None = None, custom: Sequence[str] = ()
    ) -> None:
        """Let so many bots think at once, so long; without ``kept`` no bot is kept.

        ``custom`` are the operator's own bots (``module:name``). Raise BotError if one cannot be made.
        """
        for name in custom:
            player(name)
        self._levels = (ADAPTIVE, *LEVELS, *custom)
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="atoll-bot")
        self._shares = FairShare(threads)
        self._seconds = seconds
        self.kept = KeptBots(0, 0) if kept is None else kept
        self._thinking: set[Bot] = set()

    def levels(self) -> tuple[str, ...]:
        """Return the names of bots: the adaptive one, the levels from the weakest, the operator's own."""
        return self._levels

    def listed(self) -> tuple[str, ...]:
        """Return the bots that players choose from, in the same order."""
        return tuple(name for name in self._levels if name not in UNLISTED)

    async def think(self, level: str, position: Position, seat: Seat, share: Share | None = None) -> Move:
        """Return a bot's move for a seat. The bot gets a copy of the position without others' secrets.

        ``share`` says on whose account it thinks: where threads are scarce, they are shared fairly.
        """
        seed = secrets.randbits(62)
        bot = player(level, seed=seed)
        return await self._run(
            bot,
            level,
            position,
            lambda: bot.choose(position.resample(seat, Random(seed)), seat),
            share or Share(person_waits=True),
        )

    async def hint(
        self, position: Position, seat: Seat, share: Share | None = None
    ) -> tuple[Move, Explanation]:
        """Return what a strong bot would do for a seat, and why; it knows no more than the seat."""
        seed = secrets.randbits(62)
        bot = player(HINT_LEVEL, seed=seed)

        def work() -> tuple[Move, Explanation]:
            known = position.resample(seat, Random(seed))
            move = bot.choose(known, seat)
            return move, explain(known, seat, move, seed)

        return await self._run(bot, HINT_LEVEL, position, work, share or Share(person_waits=True))

    async def explain(self, position: Position, seat: Seat, move: Move, share: Share) -> Explanation:
        """Return what can be said for a seat's legal move; no more is told than the seat knows."""
        async with self._shares.slot(share):
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._threads, explain, position, seat, move)

    async def assess(
        self, position: Position, seat: Seat, settings: AnalysisSettings, share: Share
    ) -> Assessment:
        """Return everybody's chances and a seat's best moves, from what the seat can know."""
        async with self._shares.slot(share):
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._threads, assess, position, seat, settings)

    async def think_at_table(
        self,
        table: str,
        level: str,
        position: Position,
        seat: Seat,
        *,
        history: Sequence[Played],
        share: Share | None = None,
    ) -> Move:
        """Return a bot's move for its seat at a live table, and keep its tree for the next one.

        ``history`` has all moves as the seat was told them: a tree that was grown after others is dropped.
        """
        if self.kept.limit == 0:
            return await self.think(level, position, seat, share)
        seed = secrets.randbits(62)
        bot = self.kept.borrow(table, seat, level, seed)
        size = 0

        def work() -> Move:
            nonlocal size
            known = position.resample(seat, Random(seed))
            move = bot.choose(known, seat, history)
            size = bot.prune(known, move)
            return move

        try:
            move = await self._run(bot, level, position, work, share or Share(person_waits=True))
            BOT_TREE_LOOKUPS.labels("hit" if bot.resumed else "miss").inc()
            return move
        finally:
            self.kept.give_back(table, seat, level, bot, size)

    async def _run(
        self, bot: Bot, level: str, position: Position, choose: Callable[[], T], share: Share
    ) -> T:
        """Let a bot choose in a thread, within the time limit, when it is its turn."""
        async with self._shares.slot(share):  # the time limit does not include waiting for it
            answer = asyncio.get_running_loop().run_in_executor(self._threads, choose)
            self._thinking.add(bot)
            try:
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
        self.kept.clear()
