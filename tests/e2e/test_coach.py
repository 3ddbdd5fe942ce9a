"""A first game with a coach: asked once, a word when something is new, three moments afterwards."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from atoll.ai import player
from atoll.ai.match import play_game
from atoll.core import game
from atoll.learn.puzzle import puzzles
from browsing import PHONE
from e2e.conftest import Visitor
from e2e.driver import wait_until

pytestmark = pytest.mark.slow

Visit = Callable[..., Visitor]


def height_of(page: Page, selector: str) -> float:
    box = page.locator(selector).bounding_box()
    assert box
    return box["height"]


def test_somebody_new_is_asked_once_and_coached(visit: Visit) -> None:
    visitor = visit(settings={"coach": "ask"})
    page = visitor.go()
    page.click("[data-play=titicaca]")
    page.click("[data-act=coach-yes]")
    expect(page.locator("[data-prompt=bid]")).to_contain_text("Everyone bids in secret")
    page.click("[data-act=coach-next]")
    expect(page.locator(".coach-card")).to_have_count(0)
    page.reload()
    page.locator(".question[data-asked]").wait_for()
    expect(page.locator(".coach-card")).to_have_count(0)
    visitor.go()
    page.click("[data-play=talat]")
    expect(page.locator("[data-prompt=put]")).to_be_visible()
    # On a phone it is one line until it is opened, and leaves the board in sight.
    page.set_viewport_size(PHONE)
    wait_until(page, lambda: height_of(page, ".coach-card") <= 48)
    page.click("[data-act=coach-unfold]")
    wait_until(page, lambda: height_of(page, ".coach-card") > 48)
    page.click("[data-act=coach-stop]")
    expect(page.locator(".coach-card")).to_have_count(0)


def test_a_tip_counts_as_read_by_whoever_plays_on(visit: Visit) -> None:
    visitor = visit(settings={"coach": "on"})
    page = visitor.go()
    page.click("[data-play=titicaca]")
    expect(page.locator("[data-prompt=bid]")).to_be_visible()
    # It makes room for a hint, and is remembered although the bids are revealed meanwhile.
    page.click("[data-act=hint]")
    page.locator(".hint").wait_for()
    expect(page.locator(".coach-card")).to_have_count(0)
    page.click("[data-act=play-hint]")
    said = "localStorage.getItem('atoll-coach-said') ?? ''"
    wait_until(page, lambda: "titicaca-bid" in page.evaluate(said))


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_bots_are_chosen_on_a_narrow_phone(visit: Visit, lang: str) -> None:
    visitor = visit(phone=True, lang=lang)
    visitor.page.set_viewport_size({"width": 360, "height": 640})
    page = visitor.go("/new/taluva")
    page.locator(".seat-wishes select").nth(1).select_option("bot:adaptive")
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


def test_three_moments_of_a_game(visit: Visit) -> None:
    record = play_game(game("titicaca").new(2, seed=3), [player("greedy", seed=1), player("random", seed=2)])
    visitor = visit()
    page = visitor.go()
    page.request.post(f"{visitor.base}/api/v1/guest", data={"name": "Ada"}, headers={"origin": visitor.base})
    found = page.request.post(
        f"{visitor.base}/api/v1/records",
        data=record.dumps(),
        headers={"content-type": "application/json", "origin": visitor.base},
    ).json()["id"]
    visitor.go(f"/replay/{found}?show=moments&seat=0")
    moments = page.locator(".three-moments > ol > li")
    expect(moments).to_have_count(3)
    expect(moments.nth(1)).to_contain_text("Missed")


def test_reasons_are_listed_and_bots_have_pictures(visit: Visit) -> None:
    one = next(each for each in puzzles("taluva") if len(each.ideas) == 3)
    visitor = visit()
    page = visitor.go(f"/puzzles/{one.id}")
    page.click("[data-act=solution]")
    reasons = page.locator(".reasons > li")
    expect(reasons).to_have_count(3)
    assert [reasons.nth(number).get_attribute("data-idea") for number in range(3)] == list(one.ideas)
    expect(page.locator("[data-themes]")).to_contain_text("About:")
    visitor.go("/new/taluva")
    expect(page.locator(".bot-face").first).to_be_visible()
