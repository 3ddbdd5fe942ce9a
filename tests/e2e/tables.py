"""Tables for tests, made through the server's API: no page has to be opened for it."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

from playwright.sync_api import APIRequestContext

from atoll.core import Position, Record
from atoll.core import game as game_named

if TYPE_CHECKING:
    from e2e.conftest import Visitor


def _post(visitor: Visitor, path: str, body: object) -> Any:
    ask: APIRequestContext = visitor.context.request
    answer = ask.post(f"{visitor.base}/api/v1{path}", data=body, headers={"Content-Type": "application/json"})
    assert answer.ok, answer.text()
    return answer.json()


def _command(visitor: Visitor, table: str, **command: object) -> None:
    message = {"type": "command", "id": f"{command['do']}", "command": command}
    _post(visitor, f"/tables/{table}/commands", message)


def be_guest(visitor: Visitor, name: str) -> None:
    """Give a visitor a name that everybody sees."""
    _post(visitor, "/guest", {"name": name})


def have_account(visitor: Visitor, name: str) -> str:
    """Give a visitor an account; return its id."""
    made = _post(visitor, "/account", {"name": name, "password": "seven green lagoons"})
    return str(made["account"]["id"])


def bots(number: int, level: str = "level-1") -> list[dict[str, str]]:
    """Return so many seats with bots."""
    return [{"kind": "bot", "level": level}] * number


def quick_table(visitor: Visitor, game: str, players: int, **settings: object) -> str:
    """Make a table against bots that do not wait, seat the visitor as Ada, and start; return its id."""
    be_guest(visitor, "Ada")
    request = {
        "game": game,
        "players": players,
        "auto_confirm": False,
        "pace": 0,
        "seats": [{"kind": "me", "nonce": "n"}, *bots(players - 1)],
        **settings,
    }
    table = str(_post(visitor, "/tables", request)["id"])
    _command(visitor, table, do="start")
    return table


def seat_together(first: Visitor, second: Visitor, game: str, **settings: object) -> str:
    """Seat two visitors, Ada and Bo, at a table of their own, and start; return its id."""
    be_guest(first, "Ada")
    be_guest(second, "Bo")
    seats = [{"kind": "me", "nonce": "a"}, {"kind": "open"}]
    table = str(_post(first, "/tables", {"game": game, "players": 2, "seats": seats, **settings})["id"])
    _command(second, table, do="sit", seat=1, nonce="b")
    _command(first, table, do="start")
    return table


def brought(visitor: Visitor, record: Record) -> str:
    """Import a record as Ada; return its id."""
    be_guest(visitor, "Ada")
    return str(_post(visitor, "/records", record.dumps())["id"])


def branched(visitor: Visitor, record: Record, ply: int, **settings: object) -> str:
    """Play on from a moment of a game in its first seat, as Ada against quick bots; return the table's id."""
    name = brought(visitor, record)
    seats = [{"kind": "me", "nonce": "a"}, *bots(record.players - 1, "random")]
    request = {"ply": ply, "seats": seats, "auto_confirm": False, **settings}
    table = str(_post(visitor, f"/records/{name}/branch", request)["id"])
    _command(visitor, table, do="start")
    return table


def moment(game: str, after: int, seed: int) -> Record:
    """
    Return a game of three at a moment where the first seat decides: before a tile, a bid or a move.

    Among equal bids, the first seat's comes first, and nobody has more to bid: whatever bots bid, its highest
    bid is first.

    Every test has its own seed: a game that is still played at one table cannot be branched at another.
    """
    begins = {"taluva": "tile", "titicaca": "bid", "talat": ""}[game]
    position, rng = game_named(game).new(3, seed=seed), Random(seed)
    while len(position.moves) < after or not (
        position.active_seats[0] == 0
        and position.legal_moves[0].startswith(begins)
        and position.view(0).data.get("arrow", 0) == 0
        and all(_choices(position, 0) >= _choices(position, seat) for seat in position.active_seats)
    ):
        seats = position.active_seats
        for seat in seats:
            position.play(rng.choice(position.legal_moves) if len(seats) == 1 else "bid 1", seat)
        if position.is_over:  # too early: another game, just as certain
            return moment(game, after, seed + 100)
    return Record.of(position)


def _choices(position: Position, seat: int) -> int:
    """Return among how many moves a seat chooses: of bids, as many as it has weapons, and 0."""
    return len(position.legal_moves_for(seat))
