"""The client: requests with the standard library, a table's socket with ``websockets``."""

from __future__ import annotations

import json
import secrets
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from atoll.client import draws
from atoll.client.errors import ClientError, Refused
from atoll.core import AtollError, Record
from atoll.table.fair import Receipt, Verdict, verify

COOKIE: Final = "atoll_guest"
SOMETHING_ELSE_FIRST: Final = frozenset({"table-stale", "table-round", "not-your-turn"})
"""Refusals that only mean that something else happened first."""


class Client:
    """A guest on a server, or, with a token, an account's bot.

    >>> with Client("http://127.0.0.1:8000", name="Robo") as client:  # doctest: +SKIP
    ...     table = client.join("http://127.0.0.1:8000/t/…")
    """

    def __init__(
        self,
        url: str,
        name: str | None = None,
        *,
        cookie: str | None = None,
        token: str | None = None,
        take_part: bool = True,
        receipts: str | Path | None = None,
    ) -> None:
        """Log in as a guest with this name, as an earlier one by its ``cookie``, or as a ``token``'s bot.

        Take part in the draws of its tables unless ``take_part`` is False. Their receipts are kept in memory,
        and, for the next run of the program, in the folder ``receipts``, if one is named.
        """
        if (name is None) == (token is None):
            raise ClientError("a guest has a name and a bot has a token: give one of the two")
        self.url = url.rstrip("/")
        self.cookie = cookie
        self.take_part = take_part
        self.receipts = draws.Receipts(receipts)
        self._token = token
        self._tables: list[Table] = []
        if token is None:
            found = self.request("POST", "/guest", {"name": name})
        else:
            found = self.request("GET", "/guest")
        self.id = str(found["id"])
        self.name = str(found["name"])

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for table in self._tables:
            table.close()

    def request(self, method: str, path: str, body: object = None) -> Any:
        """Send a request to the API and return its answer. Raise ClientError."""
        headers = {"Content-Type": "application/json", **self.credentials()}
        data = None if body is None else json.dumps(body).encode()
        if urlsplit(self.url).scheme not in {"http", "https"}:
            raise ClientError(f"{self.url} is no address of a server; it would be like http://127.0.0.1:8000")
        request = Request(f"{self.url}/api/v1{path}", data, headers, method=method)  # noqa: S310 - checked
        try:
            with urlopen(request, timeout=30) as answer:  # noqa: S310 - checked above
                self._keep_cookie(answer.headers.get_all("Set-Cookie") or [])
                return json.load(answer)
        except HTTPError as error:
            with error:
                raise ClientError(_sentence(error)) from error
        except (URLError, OSError) as error:
            raise ClientError(f"{self.url} cannot be reached: {error}") from error

    def credentials(self) -> dict[str, str]:
        """Return the headers that identify the client."""
        if self._token is not None:
            return {"Authorization": f"Bearer {self._token}"}
        return {} if self.cookie is None else {"Cookie": f"{COOKIE}={self.cookie}"}

    def _keep_cookie(self, headers: Sequence[str]) -> None:
        for header in headers:
            name, _, rest = header.partition("=")
            if name.strip() == COOKIE:
                self.cookie = rest.partition(";")[0]

    def create(
        self,
        game: str,
        players: int,
        *,
        options: Mapping[str, Any] | None = None,
        bots: Mapping[int, str] | None = None,
        seat: int | None = 0,
        **settings: Any,
    ) -> Table:
        """Create a table: ``bots`` names levels by seat, ``seat`` is your own (None: none yet).

        Other settings are those of the API: ``public``, ``spectators``, ``clock``, ``pace``.
        """
        seats: list[dict[str, Any]] = [{"kind": "open"} for _ in range(players)]
        for number, level in (bots or {}).items():
            seats[number] = {"kind": "bot", "level": level}
        if seat is not None:
            seats[seat] = {"kind": "me"}
        body = {"game": game, "players": players, "options": dict(options or {}), "seats": seats, **settings}
        return self._open(str(self.request("POST", "/tables", body)["id"]), seat)

    def join(self, table: str, seat: int | None = None) -> Table:
        """Join a table by its id or link and take a seat: the one named, or the first open one.

        If you already hold a seat there, you get it back.
        """
        identity = table.rstrip("/").rpartition("/")[2]
        snapshot = self.request("GET", f"/tables/{identity}")
        seats = snapshot["state"]["seats"]
        own = [number for number, held in enumerate(seats) if held["who"] == self.id]
        free = [number for number, held in enumerate(seats) if held["kind"] == "open"]
        if own and seat in (None, *own):
            return self._open(identity, own[0] if seat is None else seat)
        wanted = seat if seat is not None else next(iter(free), None)
        if wanted is None:
            raise ClientError("all seats at this table are taken")
        found = self._open(identity, None)
        found.do("sit", seat=wanted)
        found.seat = wanted
        return found

    def _open(self, identity: str, seat: int | None) -> Table:
        table = Table(self, identity, seat)
        self._tables.append(table)
        return table


@dataclass
class Turn:
    """A moment at which it is your seat's turn."""

    table: Table
    seat: int
    view: Mapping[str, Any]
    """The position, as the seat may see it."""
    legal: Sequence[str]
    """All legal moves, in the notation."""
    ply: int
    round: int

    def play(self, move: str) -> bool:
        """Make a move and wait until it is stored; False if something else happened first. Raise Refused."""
        try:
            self.table.do("play", seat=self.seat, move=move, confirm=True, ply=self.ply, round=self.round)
        except Refused as refusal:
            if {one["key"] for one in refusal.refusals} <= SOMETHING_ELSE_FIRST:
                return False
            raise
        return True


@dataclass
class Table:
    """A table, followed over its socket. It reconnects by itself, and no command takes effect twice."""

    client: Client
    id: str
    seat: int | None
    patience: float = 60.0
    """How many seconds to wait for a server that is down."""
    state: dict[str, Any] = field(default_factory=dict)
    board: dict[str, Any] | None = None
    history: list[dict[str, Any]] = field(default_factory=list)
    """The committed moves: seat, move, facts."""
    _socket: ClientConnection | None = None
    _exit_stack: ExitStack = field(default_factory=ExitStack)
    _seq: int | None = None
    _drawn: bool = True
    """Whether the set-up is drawn; that of a game that branches off another is not."""
    _new: bool = True
    """Whether we have not yet looked at the table's draw."""
    _draw_command: tuple[str, dict[str, Any]] | None = None
    """What we have sent for the draw and was not yet answered, with its id."""

    @property
    def link(self) -> str:
        """The address to give to others."""
        return f"{self.client.url}/t/{self.id}"

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.get("life") == "over"

    @property
    def result(self) -> Mapping[str, Any] | None:
        """The game's result, once it is over."""
        found: Mapping[str, Any] | None = self.state.get("result")
        return found

    @property
    def receipt(self) -> Receipt | None:
        """What we have kept of the table's draw; None if we took no part in it."""
        return self.client.receipts.get(self.id)

    def start(self, wait: float = 5.0) -> None:
        """Start the game, if you are the host. Raise Refused.

        Everybody has up to ``wait`` seconds to commit to a value for the draw; most clients do at once.
        """
        until = time.monotonic() + wait
        self._catch_up()
        while self.client.take_part and self._drawn and self._uncommitted():
            try:
                self._receive(self._connection(), max(0.0, until - time.monotonic()))
            except TimeoutError:
                break
            except (WebSocketException, OSError):
                self._drop_connection()
        self.do("start")

    def do(self, what: str, **values: Any) -> None:
        """Send a command and wait for its answer. Raise Refused."""
        identity = secrets.token_hex(8)
        command = json.dumps({"type": "command", "id": identity, "command": {"do": what, **values}})
        sent_on: ClientConnection | None = None
        while True:
            socket = self._connection()
            try:
                if sent_on is not socket:
                    socket.send(command)
                    sent_on = socket
                message = self._receive(socket)
            except (WebSocketException, OSError):
                self._drop_connection()
                continue
            if message.get("id") == identity and message["type"] == "ack":
                self._finish_draw_command()
                return
            if message.get("id") == identity and message["type"] == "refused":
                raise Refused(message["refusals"])

    def turns(self) -> Iterator[Turn]:
        """Yield each of your turns, until the game is over."""
        while not self.over:
            turn = self._turn()
            if turn is not None:
                yield turn
                if self._turn() != turn:
                    continue
            try:
                self._receive(self._connection())
            except (WebSocketException, OSError):
                self._drop_connection()

    def record(self) -> dict[str, Any]:
        """Return the game as a record, as far as you may see it."""
        found: dict[str, Any] = self.client.request("GET", f"/tables/{self.id}/record")
        return found

    def verify(self) -> Verdict:
        """Verify the draw of a game that is over. Raise ClientError if it was not as the protocol demands.

        Return "proven" if we took part in it, else "consistent": see docs/draws.md.
        """
        receipt = self.receipt
        if receipt is not None and all(draw.commitments is None for draw in receipt.draws):
            receipt = None  # we never came to reveal anything
        try:
            return verify(Record.from_json(self.record()), receipt)
        except AtollError as error:
            raise ClientError(str(error)) from error

    def save_receipt(self, path: str | Path) -> None:
        """Write the receipt to a file, for ``atoll replay --verify --receipt``. Raise ClientError."""
        if self.receipt is None:
            raise ClientError("there is no receipt: we took no part in the draw of this table")
        draws.save(self.receipt, path)

    def close(self) -> None:
        """Close the socket; you keep the seat."""
        self._socket = self._draw_command = None
        self._exit_stack.close()

    # --- the socket -----------------------------------------------------------------------------------

    def _turn(self) -> Turn | None:
        state = self.state
        if self.seat is None or self.board is None or self.over or self.seat not in state["asked"]:
            return None
        legal = [move for group in self.board["legal"] for move in group["moves"]]
        if not legal:
            return None
        return Turn(self, self.seat, self.board["view"], legal, state["ply"], state["round"])

    def _connection(self) -> ClientConnection:
        if self._socket is not None:
            return self._socket
        until = time.monotonic() + self.patience
        query = "" if self._seq is None else f"?after={self._seq}"
        url = f"{self.client.url.replace('http', 'ws', 1)}/api/v1/tables/{self.id}/live{query}"
        headers = self.client.credentials()
        pause = 0.05
        while True:
            try:
                opened = connect(url, additional_headers=headers, max_size=None)
                self._socket = self._exit_stack.enter_context(opened)
                if self._seq is None:
                    self._receive(self._socket)
                else:
                    self._join_draw(self._socket)
            except (WebSocketException, OSError) as error:
                self.close()
                if time.monotonic() > until:
                    raise ClientError(f"{self.client.url} cannot be reached: {error}") from error
                time.sleep(pause)
                pause = min(1.0, pause * 2)
            else:
                return self._socket

    def _drop_connection(self) -> None:
        if self._socket is not None and self._socket.close_code in {4403, 4404}:
            raise ClientError("there is no such table, or it is not for us to see")
        self.close()

    def _receive(self, socket: ClientConnection, timeout: float | None = None) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(socket.recv(timeout))
        if message["type"] == "snapshot":
            self._seq, self.state, self.board = message["seq"], message["state"], message["board"]
            self.history = list(message["history"])
            self._drawn = message["table"]["origin"] is None
        elif message["type"] == "events":
            for event in message["events"]:
                self._apply_event(event)
            self._seq, self.state = message["seq"], message["state"]
            self.board = message.get("board", self.board)
        refused = None
        if self._draw_command is not None and message.get("id") == self._draw_command[0]:
            refused = self._draw_command[1] if message["type"] == "refused" else None
            self._draw_command = None
        self._join_draw(socket, refused)
        return message

    def _catch_up(self) -> None:
        """Receive everything that the server has sent so far."""
        asked: ClientConnection | None = None
        while True:
            socket = self._connection()
            try:
                if asked is not socket:
                    socket.send(json.dumps({"type": "ping"}))
                    asked = socket
                if self._receive(socket)["type"] == "pong":
                    return
            except (WebSocketException, OSError):
                self._drop_connection()

    def _apply_event(self, event: Mapping[str, Any]) -> None:
        if event["kind"] == "moved":
            del self.history[event["ply"] :]
            self.history.append({"seat": event["seat"], "move": event["move"], "facts": event["facts"]})
        elif event["kind"] == "took-back":
            del self.history[event["ply"] :]

    # --- the draw -------------------------------------------------------------------------------------

    def _join_draw(self, socket: ClientConnection, refused: Mapping[str, Any] | None = None) -> None:
        """Send what the draw needs from us now, one command at a time; not again what was just refused."""
        if not self.client.take_part or not self._drawn or self._draw_command is not None:
            return
        step = draws.next_step(self.client.receipts, self.id, self.state, self.client.id, new=self._new)
        self._new = False
        if step is None or step == refused:
            return  # a refusal means that the seats have changed: the next state tells
        identity = secrets.token_hex(8)
        socket.send(json.dumps({"type": "command", "id": identity, "command": step}))
        self._draw_command = (identity, step)

    def _finish_draw_command(self) -> None:
        """Wait for the answer to what we have sent for the draw."""
        while self._draw_command is not None:
            try:
                self._receive(self._connection())
            except (WebSocketException, OSError):
                self._drop_connection()

    def _uncommitted(self) -> bool:
        draw = self.state["draw"]
        return draw["phase"] == "committing" and any(part["commitment"] is None for part in draw["people"])


def _sentence(error: HTTPError) -> str:
    try:
        return str(json.load(error)["text"])
    except (ValueError, KeyError, TypeError):
        return f"the server answered {error.code}"
