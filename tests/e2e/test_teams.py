"""Teams at a table: partners are marked in words and by their signs, from the open table to the replay."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from atoll.ai import player
from atoll.ai.match import play_game
from atoll.core import game
from e2e.audit import audit
from e2e.conftest import Visitor

pytestmark = pytest.mark.slow

Visit = Callable[..., Visitor]
LANGUAGES = {
    "en": ("Team", "your partner", "You and "),
    "fr": ("Équipe", "votre partenaire", "Vous et "),
    "de": ("Team", "mit dir im Team", "Du und "),
}


def team_table(visitor: Visitor, *seats: str) -> str:
    """Make a table of Taluva with teams at which Ada sits; return its id."""
    api, ask = f"{visitor.base}/api/v1", visitor.context.request
    assert ask.post(f"{api}/guest", data={"name": "Ada"}).ok
    kinds = {
        "me": {"kind": "me", "nonce": "n"},
        "bot": {"kind": "bot", "level": "level-1"},
        "open": {"kind": "open"},
    }
    request = {
        "game": "taluva",
        "players": 4,
        "options": {"teams": True},
        "auto_confirm": False,
        "seats": [kinds[seat] for seat in seats],
    }
    return str(ask.post(f"{api}/tables", data=request).json()["id"])


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


def expect_frames(page: Page, word: str = "Team") -> None:
    """At the table partners stand in one frame, with what they have built; the list says who they are."""
    frames = page.locator(".seats > .team-frame")
    expect(frames).to_have_count(2)
    for team in range(2):
        seats = frames.nth(team).locator(".seat")
        expect(seats).to_have_count(2)
        numbers = [seats.nth(each).get_attribute("data-seat") for each in range(2)]
        assert numbers == [str(team), str(team + 2)]
        expect(frames.nth(team).locator(".team-head")).to_contain_text(" · ")
        names = frames.nth(team).locator("ol").get_attribute("aria-label") or ""
        assert names.startswith(f"{word} {team + 1}"), names


@pytest.mark.parametrize(("lang", "phone"), [("en", False), ("fr", True), ("de", True)])
def test_partners_are_marked_on_the_seats(visit: Visit, axe: str, lang: str, phone: bool) -> None:
    visitor = visit(lang=lang, phone=phone)
    table = team_table(visitor, "me", "bot", "bot", "bot")
    begin(visitor, table)
    page = visitor.go(f"/t/{table}")
    word, partner, yours = LANGUAGES[lang]
    if phone:
        page.locator(".seat-chip").first.click()
    expect_frames(page, word)
    frames = page.locator(".team-frame")
    expect(page.locator(".seats").get_by_text(partner, exact=True)).to_have_count(1)
    expect(frames.first.locator(".seat[data-seat='2']")).to_contain_text(partner)
    expect(frames.first.locator(".team-head")).to_contain_text(yours)
    audit(page, axe)


def test_partners_are_marked_before_the_game_and_for_whoever_looks_on(visit: Visit) -> None:
    ada, looker = visit(), visit()
    table = team_table(ada, "me", "open", "bot", "bot")
    page = ada.go(f"/t/{table}")
    expect_teams(page.locator(".open-seats > li"))
    page.locator("[data-act=fill]").click()
    page.locator("[data-act=start]:not([disabled])").click()
    expect_frames(page)
    seen = looker.go(f"/t/{table}")
    expect_frames(seen)
    expect(seen.locator(".seats")).not_to_contain_text("your partner")


def test_nobody_has_a_partner_without_teams(visit: Visit) -> None:
    page = visit().go()
    page.click("[data-play=taluva]")
    expect(page.locator(".seats > li").first).to_be_visible()
    expect(page.locator(".team, .team-frame")).to_have_count(0)


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
