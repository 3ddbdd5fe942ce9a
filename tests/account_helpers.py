"""People with accounts, and the bots they send, for tests."""

from __future__ import annotations

import httpx

from serving import Guest, Server

PASSWORD = "correct horse battery"
numbers = iter(range(10_000))


def fresh(name: str) -> str:
    """Return a name that no other test has taken."""
    return f"{name} {next(numbers)}"


async def account(server: Server, name: str, guest: Guest | None = None) -> tuple[Guest, str]:
    """Make an account; return its owner and the recovery code."""
    owner = guest or Guest(server.api)
    answer = await owner.http.post("/account", json={"name": name, "password": PASSWORD})
    assert answer.status_code == 201, answer.text
    owner.id = answer.json()["account"]["id"]
    return owner, answer.json()["recovery"]


async def log_in(server: Server, name: str, password: str = PASSWORD) -> httpx.Response:
    return await Guest(server.api).http.post("/account/login", json={"name": name, "password": password})


def reason(answer: httpx.Response) -> str:
    return str(answer.json()["error"]["key"])


def bearing(server: Server, token: str) -> Guest:
    """Return a bot that shows a token."""
    bot = Guest(server.api)
    bot.http.headers["Authorization"] = f"Bearer {token}"
    return bot
