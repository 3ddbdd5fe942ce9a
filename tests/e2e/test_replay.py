"""Looking back in a real browser: files, moments, autoplay, the judgement, playing on."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from atoll.ai import player
from atoll.ai.match import play_game
from atoll.core import Record, game
from e2e.audit import audit
from e2e.driver import keys_listed


@pytest.fixture(scope="module")
def record() -> Record:
    return play_game(game("talat").new(2), [player("random", seed=3), player("greedy", seed=4)])


@pytest.fixture
def file(tmp_path: Path, record: Record) -> Path:
    path = tmp_path / "game.json"
    path.write_text(record.dumps(), encoding="utf-8")
    return path


def opened(visitor, file: Path) -> Page:
    page = visitor.go("/replay")
    page.locator("input[type=file]").set_input_files(file)
    page.wait_for_url(re.compile(r"/replay/[0-9a-f]{32}"))
    expect(page.locator(".replay .history li").first).to_be_visible()
    return page


def drop(page: Page, name: str, text: str) -> None:
    """Drop a file onto the page, as a person does with a mouse."""
    carried = page.evaluate_handle(
        """([name, text]) => {
            const carried = new DataTransfer();
            carried.items.add(new File([text], name, { type: "application/json" }));
            return carried;
        }""",
        [name, text],
    )
    zone = page.locator(".open-record")
    zone.dispatch_event("dragover", {"dataTransfer": carried})
    expect(page.locator(".drop[data-over]")).to_be_visible()
    zone.dispatch_event("drop", {"dataTransfer": carried})


def test_a_file_is_dropped_and_looked_through(visit, record: Record) -> None:
    visitor = visit()
    page = visitor.go("/")
    page.get_by_role("link", name="Import game").click()
    drop(page, "game.json", record.dumps())
    page.wait_for_url(re.compile(r"/replay/[0-9a-f]{32}"))
    last = len(record.moves)
    expect(page.locator(".replay-count")).to_have_text(f"{last} / {last}")
    expect(page.locator(".replay svg.board")).to_be_visible()
    slider = page.get_by_role("slider", name="Position in the game")
    slider.focus()
    page.keyboard.press("Home")
    expect(page.locator(".question")).to_have_text("Start of the game")
    page.locator(".scrub button").last.click()
    expect(page).to_have_url(re.compile(r"\?move=1$"))
    page.locator("[data-line='10']").first.click()
    expect(page).to_have_url(re.compile(r"\?move=10$"))
    # A link to a move leads somebody else to it.
    other = visit(lang="de")
    other.page.goto(page.url)
    expect(other.page.locator(".replay-count")).to_have_text(f"10 / {last}")
    # Keys step, too.
    other.page.locator(".replay-title").click()
    other.page.keyboard.press("ArrowRight")
    expect(other.page.locator(".replay-count")).to_have_text(f"11 / {last}")
    # They are listed, in English here.
    assert "play or pause" in keys_listed(page)
    # It plays by itself to its end.
    page.locator(".speed select").select_option("4")
    page.goto(re.sub(r"move=\d+", f"move={last - 2}", page.url))
    page.locator("[data-act=autoplay]").click()
    expect(page.locator(".replay-count")).to_have_text(f"{last} / {last}")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_a_broken_file_says_where_and_why(visit, record: Record) -> None:
    visitor = visit(lang="fr")
    page = visitor.go("/replay")
    broken = record.to_json()
    broken["moves"] = [*record.moves[:4], record.moves[3]]
    drop(page, "cassée.json", json.dumps(broken))
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("cassée.json")
    expect(alert).to_contain_text("Le coup 5")
    drop(page, "text.json", "{ not json")
    expect(alert).to_contain_text("ligne 1, colonne 3")


def test_a_game_is_judged_and_its_mistakes_are_shown(visit, file: Path, axe: str) -> None:
    visitor = visit()
    page = opened(visitor, file)
    page.get_by_role("tab", name="Analysis").click()
    page.locator("[data-act=analyse]").click()
    expect(page.locator(".analysis")).to_be_visible()
    expect(page.get_by_text("Winning chances, move by move").first).to_be_visible()
    page.get_by_text("How reliable is this?").press("Enter")  # wherever the chart above pushes it
    expect(page.get_by_text("independently")).to_be_visible()
    mistakes = page.locator(".mistake")
    if mistakes.count():
        mistakes.first.click()
        expect(page.locator(".one-move")).to_contain_text("Better:")
        page.get_by_role("button", name="Show on board").click()
        expect(page.locator(".question")).to_contain_text("Not played:")
        # The same button takes it back.
        shown = page.get_by_role("button", name="Show on board")
        expect(shown).to_have_attribute("aria-pressed", "true")
        shown.click()
        expect(page.locator(".question")).not_to_contain_text("Not played:")
    turns = page.locator("[data-act=turn-back]")
    if turns.count():
        page.get_by_role("slider", name="Position in the game").focus()
        page.keyboard.press("End")
        turns.click()
        expect(page).not_to_have_url(re.compile(rf"move={len(json.loads(file.read_text())['moves'])}\b"))
    audit(page, axe)


def test_one_plays_on_from_a_moment(visit, file: Path) -> None:
    visitor = visit(phone=True)
    page = opened(visitor, file)
    slider = page.get_by_role("slider", name="Position in the game")
    slider.focus()
    page.keyboard.press("Home")
    for _ in range(8):
        page.keyboard.press("ArrowRight")
    expect(page).to_have_url(re.compile(r"\?move=8$"))
    page.locator("[data-act=branch]").tap()
    page.locator("[data-act=branch-start]").tap()
    page.wait_for_url(re.compile(r"/t/"))
    expect(page.locator(".question")).to_be_visible()
    # The table's own history goes back to the game's beginning, with a slider too once the present is left.
    page.keyboard.press(",")
    back = page.get_by_role("slider", name="Position in the game")
    back.focus()
    page.keyboard.press("Home")
    expect(page.locator(".question")).to_contain_text("0")


def test_a_finished_table_is_looked_back_at(visit) -> None:
    visitor = visit()
    api, ask = f"{visitor.base}/api/v1", visitor.context.request
    ask.post(f"{api}/guest", data={"name": "Anna"})
    bots = [{"kind": "bot", "level": "random"}] * 2
    table = ask.post(f"{api}/tables", data={"game": "talat", "players": 2, "seats": bots}).json()["id"]
    start = {"type": "command", "id": "s", "command": {"do": "start"}}
    assert ask.post(f"{api}/tables/{table}/commands", data=start).ok
    page = visitor.go(f"/t/{table}")
    page.locator("[data-act=replay]").click()
    page.wait_for_url(re.compile(r"/replay/[0-9a-f]{32}"))
    expect(page.locator(".replay .seat")).to_have_count(2)
    expect(page.locator(".replay .history li").first).to_be_visible()
