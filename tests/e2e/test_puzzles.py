"""Puzzles in a real browser: a wrong try, a hint, the right move, the next one; the streak is kept."""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta

from playwright.sync_api import Page, expect

from atoll.learn.puzzle import Puzzle, puzzles
from e2e.audit import audit
from e2e.tables import be_guest

NOON = datetime(2026, 11, 18, 12, tzinfo=UTC)


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
    expect(page.locator("[data-rating]")).to_have_count(0)
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
    rating = page.locator("[data-rating]").inner_text()
    page.get_by_role("link", name="All puzzles").click()
    expect(page.locator(".puzzle-figures").first).to_contain_text("1 of")
    expect(page.locator("[data-rating]")).to_have_text(rating)
    # It belongs to the identity, not to the browser.
    page.evaluate("localStorage.clear()")
    page.reload()
    expect(page.locator(".puzzle-figures").first).to_contain_text("0 of")
    expect(page.locator("[data-rating]")).to_have_text(rating)


def attempt(page: Page, known: dict[str, Puzzle], *, right: bool) -> Puzzle:
    """Try a move of the rush's puzzle, and wait until the next one or the end is there."""
    board = page.locator("main[data-puzzle]")
    name = board.get_attribute("data-puzzle")
    assert name
    one = known[name]
    wrong = (move for move in one.position().legal_moves_for(one.seat) if move != one.solution)
    choose(page, one.solution if right else next(wrong))
    expect(page.locator(f"main[data-puzzle={name}]")).to_have_count(0)
    expect(page.locator("main[data-puzzle], .rush-end")).to_be_visible()
    return one


def test_a_rush_ends_with_the_third_mistake_and_leads_to_the_solutions(visit, axe: str) -> None:
    visitor = visit()
    be_guest(visitor, "Ada")  # without an identity there is no rating
    # It is always the same time: only mistakes end this rush.
    visitor.page.clock.set_fixed_time(NOON)
    page = visitor.go("/rush/talat")
    known = {one.id: one for one in puzzles("talat")}
    expect(page.get_by_role("heading", name="Puzzle rush: Talat")).to_be_visible()
    page.locator("[data-act=rush-start]").click()
    expect(page.get_by_role("timer")).to_have_text("3:00")
    attempt(page, known, right=True)
    expect(page.locator(".rush-said")).to_have_text("Right!")
    missed = [attempt(page, known, right=False) for _ in range(3)]
    expect(page.get_by_role("heading", name="1 puzzle solved")).to_be_visible()
    links = page.locator("[data-missed]")
    expect(links).to_have_count(3)
    assert [link.get_attribute("data-missed") for link in links.all()] == [one.id for one in missed]
    expect(links.first).to_have_text(re.compile(r"^(.+ \()?easy, no\. \d+\)?$"))
    audit(page, axe)
    # Each leads to its solution, which is explained and costs neither rating nor streak.
    links.first.click()
    expect(page.locator(".question")).to_have_text("Solution")
    expect(page.locator(".puzzle-words .reasons")).to_be_visible()
    expect(page.locator("[data-rating]")).to_have_text("1000")
    page.get_by_role("link", name="All puzzles").click()
    seen = page.locator(f"a[href='/puzzles/{missed[0].id}'].puzzle-link")
    expect(seen).to_have_attribute("data-done", "shown")


def test_a_rush_ends_when_its_time_is_up(visit) -> None:
    visitor = visit(phone=True, lang="fr")
    visitor.page.clock.set_fixed_time(NOON)
    page = visitor.go("/rush/titicaca")
    expect(page.get_by_role("heading")).to_have_text(
        re.compile("^Course aux problèmes[\u00a0\u202f]: Titicaca$")
    )
    page.locator("[data-act=rush-start]").click()
    expect(page.locator("main[data-puzzle]")).to_be_visible()
    page.clock.set_fixed_time(NOON + timedelta(minutes=3))
    expect(page.get_by_role("heading", name="0 problème résolu")).to_be_visible()
    expect(page.locator("[data-missed]")).to_have_count(0)


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
