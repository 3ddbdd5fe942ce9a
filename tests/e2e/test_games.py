"""Both ends of a game of each kind through the interface, against bots: with the mouse, and by touch.

A whole game by the keyboard alone is in test_screen_reader.py.
"""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from atoll.ai import player
from atoll.ai.match import play_game
from atoll.core import Record, game
from e2e.audit import audit
from e2e.conftest import Visitor
from e2e.driver import Hand, Player, played
from e2e.tables import branched, quick_table
from e2e.words import expect_plain_words, listen

pytestmark = pytest.mark.slow

GAMES = {"taluva": 2, "titicaca": 3, "talat": 3}
MODULES = {"taluva": {"ships": True, "doubles": True, "fifth": True, "zone": "intermediate-round"}}
LAST = {"taluva": 12, "titicaca": 24, "talat": 12}
"""With how many moves to go a game is taken over."""
Visit = Callable[..., Visitor]


def finished(name: str, options: dict[str, object]) -> Record:
    """Return a game between quick bots."""
    players = GAMES[name]
    bots = [player("greedy", seed=seat) for seat in range(players)]
    return play_game(game(name).new(players, seed=4, **options), bots)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("hand", ["mouse", "touch"])
def test_a_hand_begins_a_game_and_ends_another(visit: Visit, axe: str, name: str, hand: Hand) -> None:
    """The mouse plays with all modules at a desk in English, the finger without any on a phone in German."""
    mouse = hand == "mouse"
    visitor = visit() if mouse else visit(phone=True, lang="de")
    options = MODULES.get(name, {}) if mouse else {}
    listen(visitor)
    page = visitor.go(f"/t/{quick_table(visitor, name, GAMES[name], options=options)}")
    page.wait_for_selector(".table")
    Player(page, hand).play_until(played(page, 8))
    expect_plain_words(page)
    record = finished(name, options)
    page = visitor.go(f"/t/{branched(visitor, record, len(record.moves) - LAST[name])}")
    page.wait_for_selector(".table")
    assert Player(page, hand).play_to_the_end() > 0
    expect(page.locator(".over .places li")).to_have_count(GAMES[name])
    audit(page, axe)
    expect_plain_words(page)
    if mouse:
        with page.expect_download() as download:
            page.click(".over-acts a[download]")
        assert Record.from_json(json.loads(download.value.path().read_text())).position().result.over
