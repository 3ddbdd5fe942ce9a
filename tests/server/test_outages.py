"""Redis and PostgreSQL are restarted while people play at two processes: nothing is lost, everybody heals."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from server.consistency import check_finished_table
from server.player import Player
from server.test_killed import moves_of, seated
from services import own
from serving import Backing, in_loop, together


@pytest.mark.slow
@in_loop
async def test_outages_lose_nothing_and_double_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Backing, "shared", True)
    with own() as (postgres, redis):
        Backing.use(tmp_path, postgres.database(), redis.url)

        async def restart(stop: Callable[[], None], start: Callable[[], None], seconds: float) -> None:
            await asyncio.to_thread(stop)
            await asyncio.sleep(seconds)
            await asyncio.to_thread(start)

        outages: list[Callable[[], Awaitable[None]]] = [
            lambda: restart(redis.stop, redis.start, 0.5),
            lambda: restart(postgres.stop, postgres.start, 0.5),
            lambda: restart(lambda: postgres.stop("immediate"), postgres.start, 0.0),
            lambda: restart(redis.stop, redis.start, 2.0),
        ]
        done: list[tuple[str, list[tuple[str, Player]]]] = []
        everybody: list[Player] = []
        stop = asyncio.Event()
        kinds = [("talat", 2, 1), ("titicaca", 3, 0), ("titicaca", 2, 1)]
        async with together(tmp_path, takeover=2.0) as one:

            async def play_on(number: int) -> None:
                seed = number
                while not stop.is_set():
                    table, players = await seated([one.host, one.other.host], *kinds[seed % 3], seed)
                    everybody.extend(player for _, player in players)
                    await asyncio.gather(*(player.play() for _, player in players))
                    done.append((table, players))
                    seed += 2

            playing = [asyncio.create_task(play_on(number)) for number in range(2)]
            for outage in outages:
                for _ in range(2):  # in the midst of play, and again when it goes on
                    enough = moves_of(everybody) + 10
                    while moves_of(everybody) < enough:
                        await asyncio.sleep(0.01)
                await outage()
            stop.set()
            await asyncio.gather(*playing)
        moves = sum([await check_finished_table(tmp_path, table, players) for table, players in done])
        assert len(done) >= 2
        assert moves > 50
