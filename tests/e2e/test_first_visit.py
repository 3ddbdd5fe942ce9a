"""Somebody comes for the first time, to whichever page: nothing goes wrong, and the console stays empty."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from atoll.ai import player
from atoll.ai.match import play_game
from atoll.core import game
from atoll.learn.puzzle import puzzles
from e2e.conftest import Visitor
from e2e.driver import IN_TIME
from e2e.tables import branched

pytestmark = pytest.mark.slow

Visit = Callable[..., Visitor]
PAGES = (
    "/",
    "/new/taluva",
    "/learn",
    "/learn/talat/put",
    "/rules/titicaca",
    "/account",
    "/people/PERSON",
    "/statistics/talat",
    "/puzzles",
    "/puzzles/PUZZLE",
    "/replay",
    "/replay/RECORD",
    "/t/TABLE",
)


def known(visit: Visit) -> dict[str, str]:
    """Let somebody else play here before; return the ids of what is there now."""
    visitor = visit()
    record = play_game(game("talat").new(2, seed=3), [player("random", seed=seat) for seat in (1, 2)])
    table = branched(visitor, record, 2)
    ask, api = visitor.context.request, f"{visitor.base}/api/v1"
    kind = {"Content-Type": "application/json"}
    owner = {"name": f"Ada {table[:8]}", "password": "correct horse battery"}
    assert ask.post(f"{api}/account", data=owner).ok, "only accounts show a profile to others"
    return {
        "TABLE": table,
        "RECORD": ask.post(f"{api}/records", data=record.dumps(), headers=kind).json()["id"],
        "PERSON": ask.get(f"{api}/guest").json()["id"],
        "PUZZLE": puzzles("talat")[0].id,
    }


@pytest.mark.parametrize("path", PAGES)
def test_a_first_visit_leaves_the_console_empty(visit: Visit, path: str) -> None:
    start, _, name = path.rpartition("/")
    if name.isupper():
        path = f"{start}/{known(visit)[name]}"
    visitor = visit(worker=True)
    said: list[str] = []
    failed: list[str] = []
    visitor.page.on("console", lambda message: said.append(f"{message.type}: {message.text}"))
    visitor.page.on(
        "response",
        lambda answer: failed.append(f"{answer.status} {answer.url}") if answer.status >= 400 else None,
    )
    with visitor.page.expect_response(lambda answer: answer.url.endswith("/api/v1/me"), timeout=IN_TIME):
        page = visitor.go(path)
    page.locator("#main").wait_for(timeout=IN_TIME)
    page.wait_for_load_state("networkidle")
    assert not failed
    assert not said
