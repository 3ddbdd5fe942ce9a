"""Teams at a table: partners are marked in words and by their signs, from the open table to the replay."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from atoll.ai import player
from atoll.ai.match import play_game
from atoll.core import game
from e2e.audit import audit
from e2e.conftest import Visitor

pytestmark = pytest.mark.slow

Visit = Callable[..., Visitor]
LANGUAGES = {
    "en": ("Team", "your partner"),
    "fr": ("Équipe", "votre partenaire"),
    "de": ("Team", "mit dir im Team"),
}


def team_table(visitor: Visitor, *seats: str) -> str:
    """Make a table of Taluva with teams at which Ada sits; give its id."""
    api, ask = f"{visitor.base}/api/v1", visitor.context.request
    assert ask.post(f"{api}/guest", data={"name": "Ada"}).ok
    kinds = {
        "me": {"kind": "me", "nonce": "n"},
        "bot": {"kind": "bot", "level": "level-1"},
        "open": {"kind": "open"},
    }
    wish = {
        "game": "taluva",
        "players": 4,
        "options": {"teams": True},
        "auto_confirm": False,
        "seats": [kinds[seat] for seat in seats],
    }
    return str(ask.post(f"{api}/tables", data=wish).json()["id"])


def begin(visitor: Visitor, table: str) -> None:
    start = {"type": "command", "id": "start", "command": {"do": "start"}}
    path = f"{visitor.base}/api/v1/tables/{table}/commands"
    assert visitor.context.request.post(path, data=start).ok


def expect_teams(seats: Locator, word: str = "Team") -> None:
    """Seats opposite each other bear the same number and the same two signs."""
    for seat in range(4):
        tag = seats.nth(seat).locator(".team")
        expect(tag).to_have_text(f"{word} {seat % 2 + 1}")
        shapes = tag.locator("path").evaluate_all("all => all.map(path => path.getAttribute('d'))")
        other = seats.nth((seat + 2) % 4).locator(".team path")
        assert shapes == other.evaluate_all("all => all.map(path => path.getAttribute('d'))")
        assert len(set(shapes)) == 2


@pytest.mark.parametrize(("lang", "phone"), [("en", False), ("fr", True), ("de", True)])
def test_partners_are_marked_on_the_seats(visit: Visit, axe: str, lang: str, phone: bool) -> None:
    visitor = visit(lang=lang, phone=phone)
    table = team_table(visitor, "me", "bot", "bot", "bot")
    begin(visitor, table)
    page = visitor.go(f"/t/{table}")
    seats = page.locator(".seats > li")
    word, partner = LANGUAGES[lang]
    expect_teams(seats, word)
    expect(page.locator(".seats").get_by_text(partner, exact=True)).to_have_count(1)
    expect(seats.nth(2)).to_contain_text(partner)
    # Whoever cannot see signs hears who belongs together.
    name = seats.nth(0).locator(".team").get_attribute("aria-label") or ""
    assert "Ada" in name
    assert seats.nth(2).locator(".seat-name b").inner_text() in name
    audit(page, axe)


def test_partners_are_marked_before_the_game_and_for_whoever_looks_on(visit: Visit) -> None:
    ada, looker = visit(), visit()
    table = team_table(ada, "me", "open", "bot", "bot")
    page = ada.go(f"/t/{table}")
    expect_teams(page.locator(".open-seats > li"))
    page.locator("[data-act=fill]").click()
    page.locator("[data-act=start]:not([disabled])").click()
    expect_teams(page.locator(".seats > li"))
    seen = looker.go(f"/t/{table}")
    expect_teams(seen.locator(".seats > li"))
    expect(seen.locator(".seats")).not_to_contain_text("your partner")


def test_nobody_has_a_partner_without_teams(visit: Visit) -> None:
    page = visit().go()
    page.click("[data-play=taluva]")
    expect(page.locator(".seats > li").first).to_be_visible()
    expect(page.locator(".team")).to_have_count(0)


def test_partners_are_marked_in_a_replay(visit: Visit) -> None:
    record = play_game(
        game("taluva").new(4, seed=4, teams=True), [player("random", seed=seat) for seat in range(4)]
    )
    visitor = visit()
    api, ask = f"{visitor.base}/api/v1", visitor.context.request
    ask.post(f"{api}/guest", data={"name": "Ada"})
    kind = {"Content-Type": "application/json"}
    brought = ask.post(f"{api}/records", data=record.dumps(), headers=kind).json()["id"]
    expect_teams(visitor.go(f"/replay/{brought}").locator(".seats > li"))
