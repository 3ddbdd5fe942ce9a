"""A client that plays through whatever happens to its connection, and keeps account of what it was told.

It resumes after a lost connection, sends again (with the same id) what was not answered, heals gaps by a
snapshot, and notes every acknowledged command: these are what the server must never lose or do twice.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from random import Random
from typing import Any, Protocol

from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from atoll.server.accounts.cookies import COOKIE


class Line(Protocol):
    """One end of a connection that carries texts."""

    async def send(self, message: str) -> None: ...

    async def recv(self) -> Any: ...


Wrap = Callable[[Line], contextlib.AbstractAsyncContextManager[Line]]


@asynccontextmanager
async def good_line(line: Line) -> AsyncIterator[Line]:
    yield line


class Player:
    """Somebody who plays random moves on one seat until the game is over."""

    def __init__(
        self, host: str, table: str, cookie: str, *, seat: int, seed: int, wrap: Wrap = good_line
    ) -> None:
        self.url = f"ws://{host}/api/v1/tables/{table}/live"
        self.headers = {"Cookie": f"{COOKIE}={cookie}"}
        self.seat = seat
        self.rng = Random(seed)
        self.wrap = wrap
        self.state: dict[str, Any] = {}
        self.board: dict[str, Any] | None = None
        self.seq: int | None = None
        self.events: dict[int, str] = {}
        """The kind of every event that was received, by number."""
        self.pending: tuple[str, str, float] | None = None
        """The command that waits for its answer: id, text, when it was sent."""
        self.acknowledged: dict[str, dict[str, Any]] = {}
        self.refused: list[dict[str, Any]] = []
        self.lost = 0
        self._number = 0
        self._commands: dict[str, dict[str, Any]] = {}

    async def play(self) -> None:
        """Play until the game is over."""
        while self.state.get("life") != "over":
            try:
                await self._connection()
            except (WebSocketException, OSError, TimeoutError):
                self.lost += 1
                await asyncio.sleep(0.02 + self.rng.random() * 0.05)

    async def _connection(self) -> None:
        query = "" if self.seq is None else f"?after={self.seq}"
        async with (
            connect(self.url + query, additional_headers=self.headers, max_size=None, open_timeout=5) as raw,
            self.wrap(raw) as line,
        ):
            if self.pending is not None:
                await line.send(self.pending[1])
            while self.state.get("life") != "over":
                await self._say(line)
                try:
                    message = json.loads(await asyncio.wait_for(line.recv(), 1.0))
                except TimeoutError:
                    # Whatever was on its way may have been swallowed: send it again, and look anew.
                    if self.pending is not None:
                        await line.send(self.pending[1])
                    await line.send('{"type": "resync"}')
                    continue
                await self._hear(message, line)

    async def _hear(self, message: dict[str, Any], line: Line) -> None:
        kind = message["type"]
        if kind == "snapshot":
            if self.seq is None or message["seq"] >= self.seq:
                self.seq, self.state, self.board = message["seq"], message["state"], message["board"]
        elif kind == "events":
            await self._happen(message, line)
        elif kind in {"ack", "refused"} and self.pending is not None and message["id"] == self.pending[0]:
            if kind == "ack":
                self.acknowledged[message["id"]] = self._commands[message["id"]]
            else:
                self.refused.append({**message, "command": self._commands[message["id"]]})
            self.pending = None

    async def _happen(self, message: dict[str, Any], line: Line) -> None:
        fresh = [event for event in message["events"] if self.seq is None or event["seq"] > self.seq]
        for event in message["events"]:
            known = self.events.setdefault(event["seq"], event["kind"])
            assert known == event["kind"], "a number was used twice"
        if fresh and self.seq is not None and fresh[0]["seq"] != self.seq + 1:
            await line.send('{"type": "resync"}')  # a real gap
            return
        if message["seq"] >= (self.seq or 0):
            self.seq, self.state = message["seq"], message["state"]
            self.board = message.get("board", self.board)

    async def _say(self, line: Line) -> None:
        state = self.state
        if self.pending is not None or not state or state["life"] != "playing":
            return
        draft = state["draft"]
        if (
            draft is not None
            and draft["seat"] == self.seat
            and (draft["complete"] or self.rng.random() < 0.3)
        ):
            command: dict[str, Any] = {"do": "confirm", "seat": self.seat, "ply": state["ply"]}
            if self.rng.random() < 0.2:
                command = {"do": "undo", "seat": self.seat, "ply": state["ply"]}
        elif self.seat in state["asked"] and self.board is not None and self.board["legal"]:
            moves = [move for group in self.board["legal"] for move in group["moves"]]
            command = {
                "do": "play",
                "seat": self.seat,
                "move": self.rng.choice(moves),
                "confirm": self.rng.random() < 0.6,
                "ply": state["ply"],
                "round": state["round"],
            }
        else:
            return
        self._number += 1
        identity = f"{self.seat}-{self._number}"
        text = json.dumps({"type": "command", "id": identity, "command": command})
        self._commands[identity] = command
        self.pending = (identity, text, asyncio.get_running_loop().time())
        await line.send(text)
