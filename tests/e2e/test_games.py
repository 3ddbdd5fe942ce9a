"""Games of each kind through the interface, against bots: a whole one with the mouse, both ends by touch.

A whole game by the keyboard alone is in test_screen_reader.py.
"""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from atoll.ai import player
from atoll.ai.match import play_game
from atoll.core import Record, game
from e2e.audit import audit
from e2e.conftest import Visitor
from e2e.driver import Player, played
from e2e.tables import branched, quick_table
from e2e.words import expect_plain_words, listen

pytestmark = pytest.mark.slow

GAMES = {"taluva": 2, "titicaca": 3, "talat": 3}
MODULES = {"taluva": {"ships": True, "doubles": True, "fifth": True, "zone": "intermediate-round"}}
LAST = {"taluva": 12, "titicaca": 24, "talat": 12}
"""With how many moves to go a game is taken over by touch."""
Visit = Callable[..., Visitor]


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_with_the_mouse(visit: Visit, axe: str, name: str) -> None:
    visitor = visit()
    listen(visitor)
    page = visitor.go(f"/t/{quick_table(visitor, name, GAMES[name], options=MODULES.get(name, {}))}")
    page.wait_for_selector(".table")
    assert Player(page, "mouse").play_to_the_end() > 3
    assert page.locator(".over .places li").count() == GAMES[name]
    audit(page, axe)
    expect_plain_words(page)
    with page.expect_download() as download:
        page.click(".over-acts a[download]")
    record = Record.from_json(json.loads(download.value.path().read_text()))
    assert record.position().result.over


@pytest.mark.parametrize("name", GAMES)
def test_a_finger_begins_a_game_and_ends_another(visit: Visit, axe: str, name: str) -> None:
    visitor = visit(phone=True, lang="de")
    listen(visitor)
    page = visitor.go(f"/t/{quick_table(visitor, name, GAMES[name])}")
    page.wait_for_selector(".table")
    Player(page, "touch").play_until(played(page, 8))
    players = GAMES[name]
    record = play_game(
        game(name).new(players, seed=4), [player("greedy", seed=seat) for seat in range(players)]
    )
    page = visitor.go(f"/t/{branched(visitor, record, len(record.moves) - LAST[name])}")
    page.wait_for_selector(".table")
    assert Player(page, "touch").play_to_the_end() > 0
    assert page.locator(".over .places li").count() == players
    audit(page, axe)
    expect_plain_words(page)
