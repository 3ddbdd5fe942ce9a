"""Puzzles in a real browser: a wrong try, a hint, the right move, the next one; the streak is kept."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from atoll.learn.puzzle import puzzles
from e2e.audit import audit


def choose(page: Page, move: str) -> None:
    """Make a move by the list that reads all of them out."""
    page.get_by_text("All legal moves").click()
    page.locator("#move-list").select_option(move)
    page.get_by_role("button", name="Play", exact=True).click()


def test_a_puzzle_is_solved_and_the_streak_grows(visit, axe: str) -> None:
    visitor = visit()
    page = visitor.go("/")
    page.get_by_role("link", name="Puzzles").click()
    expect(page.get_by_role("heading", name=re.compile("Puzzles of the day"))).to_be_visible()
    one = puzzles("talat")[0]
    page.goto(f"{visitor.base}/puzzles/{one.id}")
    expect(page.locator(".question[data-asked]")).to_be_visible()
    choose(page, one.solution)
    expect(page.locator(".question")).to_have_text("That’s it!")
    expect(page.locator("[data-streak]")).to_have_text("1 (best: 1)")
    page.locator("[data-act=next]").click()
    expect(page.locator(".question[data-asked]")).to_be_visible()
    expect(page).not_to_have_url(re.compile(one.id))
    page.locator("[data-act=solution]").click()
    expect(page.locator(".question")).to_have_text("Solution")
    expect(page.locator("[data-streak]")).to_have_text("0 (best: 1)")
    audit(page, axe)
    page.get_by_role("link", name="All puzzles").click()
    expect(page.locator(".puzzle-figures").first).to_contain_text("1 of")


def test_a_wrong_try_can_be_repeated_with_a_hint(visit) -> None:
    visitor = visit(phone=True)
    one = puzzles("titicaca")[0]
    page = visitor.go(f"/puzzles/{one.id}")
    expect(page.locator(".question[data-asked]")).to_be_visible()
    wrong = next(move for move in one.position().legal_moves_for(one.seat) if move != one.solution)
    choose(page, wrong)
    expect(page.locator(".question")).to_have_text("Not this one.")
    page.locator("[data-act=again]").click()
    page.locator("[data-act=hint]").press("Enter")
    assert one.hint() == "village ?"
    expect(page.locator("[data-hint]")).to_have_text("Look for: Village")
    expect(page.locator("[data-themes]")).to_contain_text("About:")
    expect(page.locator("[data-act=hint]")).to_be_focused()
    choose(page, one.solution)
    expect(page.locator(".question")).to_have_text("That’s it!")
    expect(page.locator("[data-streak]")).to_have_text("0 (best: 0)")
