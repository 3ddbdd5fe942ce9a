"""Sound, motion, and being told that it is one's turn."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page, expect

from browsing import DESKTOP
from e2e.audit import audit
from e2e.conftest import Visitor
from e2e.driver import Player, choose_seats, moves_made, played, sit, wait_until

pytestmark = pytest.mark.slow

Visit = Callable[..., Visitor]

COUNT_SOUNDS = """
    window.sounds = 0;
    const start = AudioScheduledSourceNode.prototype.start;
    AudioScheduledSourceNode.prototype.start = function (...given) {
        window.sounds++;
        return start.apply(this, given);
    };
"""
WATCH_MOTION = """
    window.longest = 0;
    document.addEventListener("animationstart", ({ target, animationName }) => {
        if (!animationName.startsWith("arrive")) return;
        for (const motion of target.getAnimations())
            window.longest = Math.max(window.longest, motion.effect.getComputedTiming().duration);
    });
"""
HEAR_NOTICES = """
    window.shown = [];
    const show = ServiceWorkerRegistration.prototype.showNotification;
    ServiceWorkerRegistration.prototype.showNotification = async function (title, options) {
        await show.call(this, title, options);
        window.shown.push(`${title} ${options.data.path}`);
    };
"""
"""Chromium may forget a notice that is asked for while it is being put up: so nobody asks, one hears."""
LOOK_AWAY = """
    window.away = false;
    Object.defineProperty(document, "hidden", { get: () => window.away });
"""


def sounds(page: Page) -> int:
    return int(page.evaluate("window.sounds"))


def play(page: Page, moves: int) -> None:
    """Play until so many more moves are in the history, one's own and others'."""
    Player(page, "mouse").play_until(played(page, moves_made(page) + moves))


def test_moves_are_heard_until_sound_is_switched_off(visit: Visit) -> None:
    visitor = visit()
    visitor.context.add_init_script(COUNT_SOUNDS)
    page = visitor.go()
    page.click("[data-play=talat]")
    page.wait_for_selector("[data-tower]")
    play(page, 2)
    wait_until(page, lambda: sounds(page) > 0)
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Sounds").uncheck()
    page.get_by_role("button", name="Close").click()
    heard = sounds(page)
    play(page, 2)
    page.evaluate("() => new Promise(requestAnimationFrame)")  # what is heard is begun when a move is drawn
    assert sounds(page) == heard
    page.reload()
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_label("Sounds")).not_to_be_checked()


@pytest.mark.parametrize("still", ["nothing", "system", "switch"])
def test_what_arrives_moves_unless_it_shall_not(browser: Browser, server: str, still: str) -> None:
    reduced = "reduce" if still == "system" else "no-preference"
    visitor = Visitor(browser.new_context(viewport=DESKTOP, locale="en-GB", reduced_motion=reduced), server)
    for name, value in (("speed", "instant"), ("coach", "off")):
        visitor.context.add_init_script(f"localStorage.setItem('atoll-{name}', '{value}')")
    visitor.context.add_init_script(WATCH_MOTION)
    page = visitor.go()
    if still == "switch":
        page.get_by_role("button", name="Settings").click()
        page.get_by_label("Motion").uncheck()
        page.get_by_role("button", name="Close").click()
    page.click("[data-play=talat]")
    page.wait_for_selector("[data-tower]")
    play(page, 4)
    if still == "nothing":
        wait_until(page, lambda: page.evaluate("window.longest") > 0)
    longest = page.evaluate("window.longest")
    assert (200 <= longest <= 400) if still == "nothing" else longest <= 1
    # A transition of any length would leave buttons behind until the next frame.
    transitions = page.locator(".question").evaluate("one => getComputedStyle(one).transition")
    assert still == "nothing" or transitions.startswith("none")
    visitor.check()
    visitor.context.close()


def test_several_games_at_once_are_listed_in_the_header(visit: Visit, axe: str) -> None:
    page = visit().go()
    for game in ("talat", "taluva"):
        page.click(f"[data-play={game}]")
        page.wait_for_selector(".question[data-asked]")
        page.get_by_role("link", name="Atoll").click()
        page.wait_for_selector("[data-play=talat]")
    menu = page.get_by_role("button", name="Your turn (2)")
    menu.wait_for()
    expect(page).to_have_title("(2) Your turn · Atoll")
    expect(page.locator("link[rel=icon]")).to_have_attribute("href", re.compile("/icon-turn.svg$"))
    menu.click()
    audit(page, axe)
    page.locator("#turns").get_by_text("Talat").click()
    page.wait_for_selector(".question[data-asked]")
    expect(page).to_have_title("● Your turn · Atoll")
    page.get_by_role("button", name="Your turn at 1 other table").wait_for()


def test_a_notice_comes_while_nobody_looks(visit_with_notifications: Visit, visit: Visit) -> None:
    ada, bo = visit_with_notifications(worker=True), visit()
    ada.context.grant_permissions(["notifications"], origin=ada.base)
    ada.context.add_init_script(LOOK_AWAY)
    ada.context.add_init_script(HEAR_NOTICES)
    page = ada.go("/new/talat")
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Notifications").click()  # the browser is asked first, so it takes a moment
    wait_until(page, lambda: page.get_by_label("Notifications").is_checked())
    page.get_by_role("button", name="Close").click()
    choose_seats(page, "open", "me")
    page.get_by_role("button", name="Create table").click()
    link = page.get_by_label("Link to this table").input_value()
    other = bo.go(link.removeprefix(ada.base))
    sit(other, 0)
    page.locator("[data-act=start]:not([disabled])").click()
    other.wait_for_selector(".question[data-asked]")
    expect(page).to_have_title("Atoll")
    page.evaluate("window.away = true")
    play(other, 1)
    wait_until(page, lambda: page.title() == "● Your turn · Atoll")

    notice = f"Your turn: Talat {link.removeprefix(ada.base)}"
    wait_until(page, lambda: page.evaluate("window.shown") == [notice])

    def left() -> int:
        return int(
            page.evaluate(
                "async () => (await (await navigator.serviceWorker.ready).getNotifications()).length"
            )
        )

    play(page, 1)
    wait_until(page, lambda: page.title() == "Atoll" and left() == 0)


def test_a_named_country_and_one_of_ones_own(visit: Visit, axe: str) -> None:
    page = visit().go("/new/titicaca")
    page.get_by_label("The ring").check()
    page.get_by_role("button", name="Start game").click()
    expect(page.locator(".titicaca-hex")).to_have_count(48)
    page.goto(page.url.split("/t/")[0] + "/new/titicaca")
    page.get_by_label("My own").check()
    audit(page, axe)
    text = page.get_by_label("Country: a map, or the JSON of a game")
    text.fill("at 0,0\nF   1   M   1")
    page.get_by_role("button", name="Start game").click()
    expect(page.get_by_role("alert")).to_contain_text("Lake 1 appears twice")
    text.fill("at 0,0\nF   1   M   2\n  S   G   P\n")
    page.get_by_role("button", name="Start game").click()
    expect(page.locator(".titicaca-hex")).to_have_count(7)
