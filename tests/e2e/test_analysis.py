"""The analysis board in a real browser: variations, chances, links, positions set up by hand."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from e2e.audit import audit
from e2e.driver import hex_on_screen


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
    expect(page.locator(".best-moves")).to_contain_text("100% is certain first place")
    expect(page.locator(".side.left")).not_to_contain_text("drawn at random")
    audit(page, axe)
    words = page.locator(".variations button").all_inner_texts()
    expect(page).to_have_url(re.compile("#.+"))
    page.reload()
    expect(page.locator(".variations button")).to_have_text(words)
    page.locator("[data-act=promote]").click()
    page.locator("[data-act=remove]").click()
    expect(page.locator(".variations button")).to_have_count(3)
    page.locator("[data-act=edit]").click()
    set_up_talat(page, axe)


def test_an_address_that_is_no_board_leads_to_another(visit) -> None:
    visitor = visit()
    for address in ("/analysis/board#nothing", "/analysis/board?table=nowhere", "/analysis/set-up#nothing"):
        page = visitor.go(address)
        expect(page.get_by_role("link", name="Another position")).to_be_visible()


def verdict(page: Page) -> Locator:
    return page.locator(".editor-verdict")


def edit(page: Page, game: str) -> None:
    """Set up a position of a game, beginning with a new game."""
    page.locator(".analysis-start select").first.select_option(game)
    page.locator("[data-act=edit-board]").click()
    expect(verdict(page)).to_have_attribute("data-verdict", "fine", timeout=60_000)


def set_up_talat(page: Page, axe: str) -> None:
    """Put towers by mouse and keys on two boards, as one would end the game; capture one, undo and redo."""
    page.locator("[data-act=clear]").click()
    page.locator("[data-tool=move]").click()
    expect(verdict(page)).to_have_attribute("data-verdict", "wrong", timeout=60_000)
    for tower, square in (("A24", "AB c2"), ("A34", "CA c4"), ("C23", "CA c2")):
        page.locator(f"[data-tool={tower}]").click()
        page.locator(f"[data-square='{square}']").click()
    page.locator("[data-tool=B13]").focus()
    page.keyboard.press("Enter")
    page.locator("[data-cell='AB c3']").focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-cell='AB c3']")).to_contain_text("height 1")
    page.locator("[data-tool=B36]").click()
    page.locator("[data-tool=capture-0]").click()
    expect(page.locator("[data-tool=return-B36]")).to_be_visible()
    page.locator("[data-tool=seat-0]").click()
    expect(verdict(page)).to_have_attribute("data-verdict", "fine", timeout=60_000)
    audit(page, axe)
    page.locator("[data-act=undo]").click()
    page.locator("[data-act=redo]").click()
    page.locator("[data-act=analyse]").click()
    page.get_by_text("All legal moves").click()
    expect(page.locator("#move-list")).to_contain_text("captures")


def test_islands_and_countries_are_set_up(visit, axe: str) -> None:
    page = visit().go("/analysis")
    edit(page, "taluva")
    page.locator("[data-tool=tile]").click()
    page.mouse.click(*hex_on_screen(page, 0, 0))
    cell = page.locator("[data-cell='0,0']")
    expect(cell).to_contain_text("volcano", ignore_case=True)
    page.locator("[data-tool=hut]").click()
    cell.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".editor-hint")).to_contain_text("volcano")
    page.locator("[data-cell='1,0']").focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-cell='1,0']")).to_contain_text("hut")
    expect(verdict(page)).to_have_attribute("data-verdict", "fine", timeout=60_000)
    audit(page, axe)
    page.locator("[data-act=analyse]").click()
    page.locator("[data-act=edit]").click()
    expect(page.locator("[data-cell='1,0']")).to_contain_text("hut")

    page.goto(page.url.partition("/analysis")[0] + "/analysis")
    edit(page, "titicaca")
    page.locator("[data-tool=village]").click()
    field = page.locator("[role=gridcell]").filter(has_text="empty").first
    place = field.get_attribute("data-cell")
    field.focus()
    page.keyboard.press("Enter")
    expect(page.locator(f"[data-cell='{place}']")).to_contain_text("village")
    expect(verdict(page)).to_have_attribute("data-verdict", "fine", timeout=60_000)
    audit(page, axe)
    page.locator("[data-act=analyse]").click()
    expect(page.locator(f"[data-cell='{place}']")).to_contain_text("village")
