"""Computing time: people who wait come first, then addresses and people that have had the least."""

from __future__ import annotations

import asyncio

from atoll.server.live.fair_share import FairShare, Share
from serving import STUCK_SECONDS, in_loop


class Clock:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


async def order(shares: FairShare, clock: Clock, *queued: Share) -> list[Share]:
    """Return in which order these are served, if each takes a second."""
    served: list[Share] = []

    async def work(share: Share) -> None:
        async with shares.slot(share):
            served.append(share)
            clock.now += 1
            await asyncio.sleep(0)

    await asyncio.gather(*(work(share) for share in queued))
    return served


@in_loop
async def test_a_person_who_waits_passes_a_hundred_bots() -> None:
    clock = Clock()
    crowd = [Share(f"p{number % 4}", "far") for number in range(100)]
    one = Share("anna", "near", person_waits=True)
    served = await order(FairShare(1, clock), clock, *crowd, one)
    assert served.index(one) == 1, "only what had begun came before"


@in_loop
async def test_addresses_take_turns_and_so_do_their_people() -> None:
    clock = Clock()
    greedy, other, modest = Share("a", "far"), Share("b", "far"), Share("c", "near")
    served = await order(FairShare(1, clock), clock, *[greedy] * 6, other, *[modest] * 3)
    assert [share.address for share in served[:6]].count("near") == 3
    assert other in served[:5], "within an address, people take turns"


@in_loop
async def test_what_was_used_is_forgotten() -> None:
    clock = Clock()
    shares = FairShare(1, clock)
    await order(shares, clock, *[Share("a", "far")] * 4)
    used = shares.used("address far")
    clock.now += 60
    assert abs(shares.used("address far") - used / 2) < 1e-9


@in_loop
async def test_whoever_stops_waiting_takes_no_slot() -> None:
    shares = FairShare(1)
    async with shares.slot(Share("a", "x")):
        waiting = asyncio.create_task(order(shares, Clock(), Share("b", "y")))
        await asyncio.sleep(0)
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
    await asyncio.wait_for(order(shares, Clock(), Share("c", "z")), STUCK_SECONDS)
