"""Bids of Titicaca once they are made: shown, changed, kept through a reload, and hidden from others."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import Visitor

pytestmark = pytest.mark.slow

Visit = Callable[..., Visitor]
START = {"type": "command", "id": "start", "command": {"do": "start"}}


def sit_together(ada: Visitor, bo: Visitor, *, seats: int = 1) -> tuple[Page, Page]:
    """Start Titicaca with so many people at Ada's screen, and Bo at a screen of his own."""
    ask = {visitor: visitor.context.request for visitor in (ada, bo)}
    for visitor, name in ((ada, "Ada"), (bo, "Bo")):
        assert ask[visitor].post(f"{visitor.base}/api/v1/guest", data={"name": name}).ok
    held = [{"kind": "me", "nonce": "n"}] * seats + [{"kind": "open"}]
    request = {"game": "titicaca", "players": seats + 1, "auto_confirm": False, "seats": held}
    table = ask[ada].post(f"{ada.base}/api/v1/tables", data=request).json()["id"]
    commands = f"{ada.base}/api/v1/tables/{table}/commands"
    sit = {"type": "command", "id": "sit", "command": {"do": "sit", "seat": seats, "nonce": "n"}}
    assert ask[bo].post(commands, data=sit).ok
    assert ask[ada].post(commands, data=START).ok
    return ada.go(f"/t/{table}"), bo.go(f"/t/{table}")


def bid(page: Page, amount: int) -> None:
    slider = page.locator("#bid")
    slider.focus()
    page.keyboard.press("Home")
    for _ in range(amount):
        page.keyboard.press("ArrowRight")
    expect(slider).to_have_value(str(amount))
    page.locator("[data-act=bid]").click()


@pytest.mark.parametrize("phone", [False, True])
def test_a_bid_stays_in_sight_and_can_be_changed_until_all_have_bid(visit: Visit, phone: bool) -> None:
    ada, bo = sit_together(visit(phone=phone), visit())
    bid(ada, 7)
    said, change = ada.locator(".question"), ada.locator("[data-act=change]")
    expect(said).to_have_text("You bid 7. Waiting for Bo.")
    expect(ada.locator("[data-act=bid]")).to_have_count(0)
    # Nothing of it is at the other screen but that it was made.
    expect(bo.locator(".seats")).to_contain_text("ready")
    expect(bo.locator(".sealed")).to_have_count(0)
    expect(bo.locator(".question[data-asked]")).to_be_visible()

    ada.reload()
    expect(said).to_have_text("You bid 7. Waiting for Bo.")
    change.click()
    expect(ada.locator("#bid")).to_have_value("7")
    ada.get_by_role("button", name="Keep 7").click()
    expect(said).to_have_text("You bid 7. Waiting for Bo.")
    change.click()
    expect(ada.locator("[data-act=bid]")).to_be_disabled()
    bid(ada, 9)
    expect(said).to_have_text("You bid 9. Waiting for Bo.")

    bid(bo, 2)
    expect(change).to_have_count(0)
    for page in (ada, bo):
        expect(page.locator(".seats li").first).to_contain_text("bids 9")
    expect(ada.locator(".question[data-asked]")).to_be_visible()


def test_people_at_one_screen_do_not_see_each_others_bids(visit: Visit) -> None:
    ada, bo = sit_together(visit(), visit(), seats=2)
    curtain, made = ada.locator("[data-act=curtain]"), ada.locator(".sealed")
    curtain.click()
    bid(ada, 5)
    curtain.click()
    bid(ada, 3)
    # Both have bid: that is told, and not what.
    expect(made).to_have_count(2)
    expect(made.nth(0)).to_contain_text("has bid")
    expect(ada.locator(".play")).not_to_contain_text("You bid")
    expect(ada.locator("[data-act=bid]")).to_have_count(0)
    ada.reload()
    expect(made).to_have_count(2)
    expect(ada.locator(".play")).not_to_contain_text("You bid")
    # A bid is changed behind the curtain, from where it stands.
    for seat, (before, after) in enumerate([(5, 6), (3, 4)]):
        made.nth(seat).locator("[data-act=change]").click()
        expect(ada.locator("#bid")).to_have_count(0)
        curtain.click()
        expect(ada.locator("#bid")).to_have_value(str(before))
        bid(ada, after)
        expect(made).to_have_count(2)
    bid(bo, 1)
    for seat, amount in enumerate((6, 4, 1)):
        expect(bo.locator(".seats li").nth(seat)).to_contain_text(f"bids {amount}")


def test_whoever_looks_on_reads_who_is_still_to_bid(visit: Visit) -> None:
    ada, bo = visit(), visit()
    page, _ = sit_together(ada, bo)
    looker = visit()
    looker.go(page.url.removeprefix(ada.base))
    expect(looker.page.locator(".question")).to_have_text(
        re.compile("^Lake [0-9]+: waiting for bids from Ada and Bo.$")
    )
    bid(page, 4)
    expect(looker.page.locator(".question")).to_have_text(
        re.compile("^Lake [0-9]+: waiting for bids from Bo.$")
    )


def test_against_bots_the_round_goes_on_by_itself(visit: Visit) -> None:
    page = visit().go()
    page.click("[data-play=titicaca]")
    page.locator("[data-act=bid]").wait_for()
    bid(page, 3)
    expect(page.locator(".seats")).to_contain_text("bids 3")
    expect(page.locator(".sealed")).to_have_count(0)
