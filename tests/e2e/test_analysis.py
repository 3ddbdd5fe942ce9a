"""The analysis board in a real browser: a new game, two variations, chances, a link that holds all of it."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from e2e.audit import audit


def play(page: Page, number: int) -> None:
    """Make a move by the list that reads all of them out, and wait until it is shown."""
    moves = page.locator(".variations button")
    before = moves.count()
    page.locator("#move-list").select_option(index=number)
    page.get_by_role("button", name="Play", exact=True).click()
    expect(moves).to_have_count(before + 1)
    expect(moves.filter(has=page.locator("svg")).nth(before - 1)).to_be_visible()


def test_moves_are_tried_and_shared(visit, axe: str) -> None:
    visitor = visit()
    page = visitor.go("/analysis")
    page.locator(".analysis-start select").first.select_option("talat")
    audit(page, axe)
    page.locator("[data-act=new-board]").click()
    page.get_by_text("All legal moves").click()
    play(page, 0)
    play(page, 0)
    page.locator("body").press("ArrowLeft")
    expect(page.locator(".variations [aria-current]")).to_contain_text("1.")
    play(page, 1)
    expect(page.locator(".variations .variation")).to_have_count(1)
    page.locator("[data-act=best]").click()
    expect(page.locator(".best-moves li").first).to_be_visible()
    audit(page, axe)
    words = page.locator(".variations button").all_inner_texts()
    expect(page).to_have_url(re.compile("#.+"))
    page.reload()
    expect(page.locator(".variations button")).to_have_text(words)
    page.locator("[data-act=promote]").click()
    page.locator("[data-act=remove]").click()
    expect(page.locator(".variations button")).to_have_count(3)
