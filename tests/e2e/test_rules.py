"""The rules in the browser: read, searched, linked to."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from atoll.core import game_names
from atoll.learn import examples
from atoll.messages.rulebook import rulebook
from e2e.audit import audit
from e2e.conftest import Visitor
from e2e.driver import wait_until

pytestmark = pytest.mark.slow

Visit = Callable[..., Visitor]


@pytest.mark.parametrize(
    ("game", "lang", "dark", "phone"),
    [
        ("taluva", "en", False, False),
        ("titicaca", "fr", True, False),
        ("talat", "de", False, True),
    ],
)
def test_the_rules_with_their_examples(  # noqa: PLR0917
    visit: Visit, axe: str, game: str, lang: str, dark: bool, phone: bool
) -> None:
    page = visit(lang=lang, dark=dark, phone=phone).go(f"/rules/{game}")
    page.wait_for_selector(".rule-entry")
    book = rulebook(game, lang)
    assert page.locator(".rule-entry").count() == len(book.rules)
    assert page.locator(".ruling").count() == sum(len(rule.rulings) for rule in book.rules)
    assert page.locator("figure.example").count() == len(examples(game))
    for figure in page.locator("figure.example").all()[:8]:
        figure.scroll_into_view_if_needed()
        figure.get_by_role("img").wait_for()
    audit(page, axe)


def test_a_link_leads_to_a_rule_and_rules_lead_to_each_other(visit: Visit) -> None:
    page = visit().go("/rules/titicaca/C-MRG-1")
    rule = page.get_by_role("article", name="C-MRG-1")
    rule.wait_for()
    wait_until(page, lambda: (rule.bounding_box() or {"y": 1e9})["y"] < 400)
    assert rule.get_by_text("Not allowed").count() >= 2
    rule.get_by_role("link", name="C-ADJ-1").first.click()
    page.wait_for_url("**/rules/titicaca/C-ADJ-1")
    page.locator("#C-ADJ-1[data-here]").wait_for()


def test_rules_are_found_by_words_without_accents_and_by_their_rulings(visit: Visit) -> None:
    page = visit(lang="fr").go("/rules/taluva")
    page.get_by_role("searchbox").fill("hutte ERUPTION")
    status = page.get_by_role("search").get_by_role("status")
    status.get_by_text("trouvée").wait_for()
    found = page.locator(".rule-entry").count()
    assert 0 < found < 20
    page.get_by_role("searchbox").fill("zzz")
    page.get_by_text("Aucune règle trouvée").wait_for()
    page.get_by_role("searchbox").fill("")
    page.get_by_label("seulement les règles avec une décision").check()
    ruled = sum(bool(rule.rulings) for rule in rulebook("taluva", "fr").rules)
    expect(page.locator(".rule-entry")).to_have_count(ruled)


@pytest.mark.parametrize("game", game_names())
def test_the_header_leads_to_the_rules_of_every_game(visit: Visit, game: str) -> None:
    page = visit().go()
    page.get_by_role("banner").get_by_role("link", name="Rules").click()
    page.get_by_role("navigation", name="Rules").get_by_role("link", name=game.capitalize()).click()
    page.get_by_role("heading", name=f"{game.capitalize()} rules").wait_for()


def test_a_refusal_at_the_table_leads_to_its_rule(visit: Visit) -> None:
    visitor = visit()
    page = visitor.go()
    page.click("[data-play=taluva]")
    page.wait_for_selector(".picker")
    page.keyboard.press("r")
    page.get_by_role("button", name="Why not here?").click()
    page.locator(".refusals .rule-link").first.click()
    with visitor.context.expect_page() as opened:
        page.get_by_role("link", name="Read more in the rules").click()
    opened.value.locator(".rule-entry[data-here]").wait_for()
    assert page.locator(".question[data-asked]").count() == 1
