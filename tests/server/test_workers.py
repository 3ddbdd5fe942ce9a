"""``atoll serve --workers 2``: one port, two processes; one that dies is replaced, all stop together."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from server.test_killed import request
from services import free_port, shared
from serving import STUCK_SECONDS, in_loop


def children(pid: int) -> list[int]:
    return [int(one) for one in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


async def until_children(pid: int, number: int) -> list[int]:
    while len(found := children(pid)) != number:
        await asyncio.sleep(0.05)
    return found


@pytest.mark.slow
@in_loop
async def test_workers_share_a_port_and_their_numbers(tmp_path: Path) -> None:
    database, redis = shared()
    host = f"127.0.0.1:{free_port()}"
    command = [sys.executable, "-m", "atoll", "serve", "--workers=2", f"--port={host.split(':')[1]}"]
    environment = {**os.environ, "ATOLL_DATABASE_URL": database, "ATOLL_REDIS_URL": redis}
    process = subprocess.Popen(
        [*command, f"--data={tmp_path}", "--rate-guests=1000"], env=environment, stdout=subprocess.DEVNULL
    )
    try:
        await request(host, "POST", "/guest", None, {"name": "Anna"})
        first = await until_children(process.pid, 2)
        os.kill(first[0], signal.SIGKILL)
        while first[0] in (again := await until_children(process.pid, 2)):
            await asyncio.sleep(0.05)
        assert first[1] in again
        async with httpx.AsyncClient(base_url=f"http://{host}", timeout=STUCK_SECONDS) as http:
            while (await http.get("/readyz")).status_code != 200:
                await asyncio.sleep(0.05)
            assert "atoll_connections" in (await http.get("/metrics")).text
        process.send_signal(signal.SIGTERM)
        assert await asyncio.to_thread(process.wait, STUCK_SECONDS) == 0
        for child in again:
            assert not Path(f"/proc/{child}").exists()
    finally:
        process.kill()
        process.wait()


STOPPED_AT_ONCE = """
import time
from atoll.server.ops import workers
workers.STOP_SECONDS = 1000
workers.run_workers(2, lambda: time.sleep(200))
"""


@pytest.mark.slow
@pytest.mark.parametrize("number", [1, 2])
def test_workers_that_have_just_begun_stop_too(number: int) -> None:
    with subprocess.Popen([sys.executable, "-c", STOPPED_AT_ONCE]) as process:
        while len(children(process.pid)) < number:
            pass  # the signal is to come at once
        process.send_signal(signal.SIGTERM)
        try:
            assert process.wait(STUCK_SECONDS) == 0
        finally:
            process.kill()


@pytest.mark.slow
def test_several_workers_need_something_to_share(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "atoll", "serve", "--workers=2", f"--data={tmp_path}", "--lang=en"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "set ATOLL_DATABASE_URL and ATOLL_REDIS_URL" in done.stderr
