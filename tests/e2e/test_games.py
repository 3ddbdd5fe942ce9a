"""Whole games of each kind through the interface, against bots: mouse, keyboard alone, touch on a phone."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from atoll.core import Record
from e2e.audit import audit
from e2e.conftest import Visitor
from e2e.driver import Hand, Player, quick_table

pytestmark = pytest.mark.slow

GAMES = {"taluva": 2, "titicaca": 3, "talat": 3}
Visit = Callable[..., Visitor]


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_with_the_mouse(visit: Visit, axe: str, game: str) -> None:
    visitor = visit()
    page = visitor.go()
    page.click(f"[data-play={game}]")
    page.wait_for_selector(".table")
    assert Player(page, "mouse").play_to_the_end() > 3
    assert page.locator(".over .places li").count() == GAMES[game]
    audit(page, axe)
    with page.expect_download() as download:
        page.click(".over a[download]")
    record = Record.from_json(json.loads(download.value.path().read_text()))
    assert record.position().result.over


@pytest.mark.parametrize(("hand", "phone"), [("keyboard", False), ("touch", True)])
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game(visit: Visit, axe: str, game: str, hand: Hand, phone: bool) -> None:
    visitor = visit(phone=phone, lang="de" if phone else "en")
    page = visitor.go()
    page = visitor.go(f"/t/{quick_table(page, game, GAMES[game])}")
    page.wait_for_selector(".table")
    assert Player(page, hand).play_to_the_end() > 3
    audit(page, axe)
