"""What happens is shown: bids turn over together, a scoring goes step by step, eruptions pass by."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache

import pytest
from playwright.sync_api import Page, expect

from atoll.ai import player
from atoll.ai.match import play_game
from atoll.core import Record, game
from e2e.conftest import Visitor
from e2e.driver import Player, moves_made, played, wait_until
from e2e.tables import branched
from e2e.test_bids import bid, sit_together
from e2e.words import expect_plain_words, listen

pytestmark = pytest.mark.slow

Visit = Callable[..., Visitor]
SHOWN = {"speed": "normal"}


@cache
def titicaca() -> Record:
    """Return a whole game between bots, the same in each run."""
    start = game("titicaca").new(3, seed=4)
    return play_game(start, [player("greedy", seed=seat + 4) for seat in range(3)])


def before_lake(record: Record, lake: int) -> int:
    """Return the ply before which everybody bids for a lake."""
    for ply in range(len(record.moves)):
        seen = record.position(ply).view(0).data
        if seen["round"] == lake and seen["step"] == "bidding":
            return ply
    raise AssertionError(f"nobody bids for lake {lake}")


def totals(page: Page) -> list[str]:
    """Read the totals that the seats show."""
    seats = page.locator(".seats .scoring-seat")
    found: list[str] = seats.evaluate_all("all => all.map(e => e.dataset.total)")
    return found


def test_bids_are_revealed_together_and_not_before(visit: Visit) -> None:
    ada, bo = sit_together(visit(settings=SHOWN), visit(settings=SHOWN))
    bid(ada, 7)
    expect(bo.locator(".seats")).to_contain_text("ready")
    expect(bo.locator(".bid-card")).to_have_count(0)
    expect(bo.locator("main")).not_to_contain_text(re.compile("bids? 7"))
    bid(bo, 2)
    # Nothing moves for these two: the cards lie open at once, and wait to be read.
    for page in (ada, bo):
        expect(page.locator(".bid-front strong")).to_have_text(["7", "2"])
        expect(page.locator(".bid-card").first).to_contain_text("Highest bid")
        expect(page.locator(".bid-card").first).to_contain_text("pays 7, keeps 13")
    expect(ada.locator(".moment-said")).to_contain_text("You play first")
    ada.get_by_role("button", name="Choose a field").click()
    expect(ada.locator(".bid-card")).to_have_count(0)
    expect(ada.locator(".acts [data-move]").first).to_be_visible()


def test_a_scoring_is_stepped_with_keys_seen_as_a_table_and_seen_again(visit: Visit) -> None:
    visitor = visit(settings=SHOWN)
    listen(visitor)
    record = titicaca()
    page = visitor.go(f"/t/{branched(visitor, record, before_lake(record, 5))}")
    country = page.locator("svg.board")
    country.wait_for()
    before = country.bounding_box()
    bid(page, 0)
    expect(page.locator(".bid-card")).to_have_count(3)
    page.keyboard.press("Escape")
    heading = page.locator(".scoring-panel h2")
    expect(heading).to_have_text("Weapons in stock")
    # The country keeps its size, and nothing of it is covered.
    assert country.bounding_box() == before
    assert before
    panel = page.locator(".scoring-panel").bounding_box()
    assert panel
    assert panel["x"] >= before["x"] + before["width"]
    # The next bid is not asked for meanwhile.
    expect(page.locator("#bid")).to_have_count(0)
    first = totals(page)
    page.keyboard.press("ArrowRight")
    expect(heading).to_contain_text("Region at")
    page.keyboard.press("ArrowLeft")
    expect(heading).to_have_text("Weapons in stock")
    assert totals(page) == first
    page.get_by_role("button", name="Table").click()
    table = page.locator(".moment-full table")
    expect(table.locator("tbody tr").first).to_contain_text("Total")
    last = [text.strip() for text in table.locator("tbody tr").first.locator("td").all_inner_texts()]
    page.keyboard.press("Escape")
    expect(table).to_have_count(0)
    page.get_by_role("button", name="Skip to totals").click()
    expect(heading).to_have_text("Totals")
    assert totals(page) == last
    page.get_by_role("button", name="Bid now").click()
    expect(page.locator("#bid")).to_be_visible()
    page.locator("[data-act=replay]").last.click()
    expect(heading).to_have_text("Weapons in stock")
    page.keyboard.press("Escape")
    expect(page.locator("#bid")).to_be_visible()
    expect_plain_words(page)


def before_event(record: Record, key: str) -> tuple[int, str]:
    """Return the ply of the first move of seat 0 that makes something happen, and the move."""
    for ply, move in enumerate(record.moves):
        position = record.position(ply)
        if position.active_seats == (0,) and key in [each.key for each in position.play_with_events(move)]:
            return ply, move
    raise AssertionError(f"nothing of the kind happens: {key}")


def remember_captions(page: Page) -> None:
    """Remember each sentence that is shown, even for a moment only, while its places are lit."""
    page.evaluate(
        """() => {
            window.seen = new Set();
            const look = () => {
                const said = document.querySelector(".moment-caption p")?.textContent;
                if (said && document.querySelector(".lit-places")) window.seen.add(said);
            };
            const all = {subtree: true, childList: true, attributes: true};
            new MutationObserver(look).observe(document.body, all);
        }"""
    )


def first_caption(page: Page) -> str:
    """Wait for the first of them."""
    # A function: an expression would be evaluated anew at each look, which the pages' policy forbids.
    page.wait_for_function("() => window.seen.size > 0")
    words: str = page.evaluate("[...window.seen][0]")
    return words


def greedy_game(name: str, players: int) -> Record:
    return play_game(
        game(name).new(players, seed=1), [player("greedy", seed=seat + 1) for seat in range(players)]
    )


def test_an_eruption_has_its_sentence_and_its_light(visit: Visit) -> None:
    visitor = visit(settings=SHOWN)
    listen(visitor)
    record = greedy_game("taluva", 2)
    ply, move = before_event(record, "taluva-covered")
    page = visitor.go(f"/t/{branched(visitor, record, ply)}")
    page.locator(".picker select").select_option(move)
    remember_captions(page)
    page.locator("[data-act=lay]").click()
    assert re.match(r"Your eruption buries .+ huts\.$", first_caption(page))
    # It passes by, and nobody waits for it.
    expect(page.locator(".moment-caption")).to_have_count(0)
    expect(page.locator(".mark-candidate").first).to_be_visible()
    expect_plain_words(page)


def test_a_selected_tower_shows_what_it_beats_and_its_capture_is_told(visit: Visit) -> None:
    visitor = visit(settings=SHOWN)
    listen(visitor)
    record = greedy_game("talat", 2)
    ply, move = before_event(record, "talat-captured")
    _, board, origin, target = move.split()
    page = visitor.go(f"/t/{branched(visitor, record, ply)}")
    page.locator(f"[data-square='{board} {origin}']").click()
    expect(page.locator(".talat-beats")).to_contain_text("Beats")
    expect(page.locator(".talat-beats [role=img]").first).to_be_visible()
    expect(page.locator(".talat-zihin-card")).to_contain_text("The Zihin")
    remember_captions(page)
    page.locator(f"[data-square='{board} {target}']").click()
    assert re.search("captures? .+: 5 points", first_caption(page))
    expect_plain_words(page)


REMEMBER_MOVES = """() => {
    window.moves = [];
    const count = () => {
        const now = Number(document.querySelector(".history")?.dataset.moves);
        if (now !== window.moves.at(-1)) window.moves.push(now);
    };
    count();
    new MutationObserver(count).observe(document.body, {subtree: true, childList: true, attributes: true});
}"""


def test_moves_are_shown_one_by_one_although_bots_do_not_wait(visit: Visit) -> None:
    visitor = visit(settings=SHOWN)
    page = visitor.page
    asked: list[float] = []
    page.on(
        "request",
        lambda sent: (
            asked.append(sent.post_data_json["pace"]) if sent.url.endswith("/api/v1/tables") else None
        ),
    )
    visitor.go()
    page.click("[data-play=talat]")
    page.wait_for_selector("[data-tower]")
    assert asked == [0], "the pace is the viewer's"
    player = Player(page, "mouse")
    player.play_until(played(page, 1))
    wait_until(page, player.asked)
    players = page.locator(".seats > .seat").count()
    first = moves_made(page)
    page.evaluate(REMEMBER_MOVES)
    player.play_until(played(page, first + players))
    shown = page.evaluate("window.moves")
    assert shown == [*range(first, shown[-1] + 1)], "none comes together with another"
