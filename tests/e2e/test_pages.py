"""Every page in every language, in German on a phone: it speaks, everybody can use it, nothing sticks out."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from e2e.audit import audit
from e2e.conftest import Visitor
from e2e.driver import choose_seats

pytestmark = pytest.mark.slow

Visit = Callable[..., Visitor]
LANGUAGES = ("en", "fr", "de")
HOME = {"en": "Play a bot", "fr": "Jouer contre un robot", "de": "Gegen einen Bot spielen"}


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_home(visit: Visit, axe: str, lang: str, dark: bool) -> None:
    page = visit(lang=lang, dark=dark).go()
    page.get_by_role("button", name=HOME[lang]).first.wait_for()
    expect(page.locator("html")).to_have_attribute("lang", lang)
    page.wait_for_selector(".game-picture svg.board")
    audit(page, axe)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ["taluva", "titicaca", "talat"])
def test_new_table(visit: Visit, axe: str, game: str, lang: str) -> None:
    page = visit(lang=lang, phone=lang == "de").go(f"/new/{game}")
    page.wait_for_selector(".seat-wishes select")
    audit(page, axe)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ["taluva", "titicaca", "talat"])
def test_table(visit: Visit, axe: str, game: str, lang: str) -> None:
    page = visit(lang=lang, phone=lang == "de").go()
    page.click(f"[data-play={game}]")
    page.wait_for_selector(".question[data-asked]")
    audit(page, axe)


@pytest.mark.parametrize(("lang", "dark", "phone"), [("en", True, False), ("de", False, True)])
def test_an_invitation(visit: Visit, axe: str, lang: str, dark: bool, phone: bool) -> None:
    page = visit(lang=lang, dark=dark, phone=phone).go("/new/talat")
    choose_seats(page, "me", "open")
    page.locator("form button[type=submit]").click()
    link = page.locator(".open-table input[readonly]")
    link.wait_for()
    assert re.search(r"/t/[\w-]{22}$", link.input_value())
    picture = page.locator(".open-table img")
    expect(picture).to_be_visible()
    width = picture.evaluate("async (image) => { await image.decode(); return image.naturalWidth; }")
    assert width > 50, "the link can be photographed"
    audit(page, axe)


def test_a_link_is_copied_where_the_browser_keeps_its_clipboard_to_itself(visit: Visit) -> None:
    """As it does on every page without TLS: so does everybody come to a server in their own network."""
    visitor = visit()
    visitor.context.add_init_script(
        "Object.defineProperty(Navigator.prototype, 'clipboard', { get: () => undefined })"
    )
    page = visitor.go("/new/talat")
    choose_seats(page, "me", "open")
    page.get_by_role("button", name="Create table").click()
    copy = page.locator("[data-act=copy]")
    copy.click()
    expect(copy).to_have_text("Copied")
    expect(copy).to_be_focused()


@pytest.mark.parametrize(("path", "there"), [("/puzzles", ".puzzle-figures"), ("/replay", ".drop")])
@pytest.mark.parametrize(("lang", "phone"), [("fr", False), ("de", True)])
def test_where_one_looks_for_games(  # noqa: PLR0917
    visit: Visit, axe: str, path: str, there: str, lang: str, phone: bool
) -> None:
    page = visit(lang=lang, dark=not phone, phone=phone).go(path)
    page.locator(there).first.wait_for()
    audit(page, axe)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_header_is_one_row_on_a_small_phone(visit: Visit, lang: str) -> None:
    page = visit(phone=True, lang=lang).go("/replay")
    page.set_viewport_size({"width": 360, "height": 740})
    page.locator(".drop").wait_for()
    header, gear = (
        page.locator(".header").bounding_box(),
        page.locator("[aria-controls=settings]").bounding_box(),
    )
    assert header
    assert gear
    assert header["height"] < 1.6 * gear["height"]


@pytest.mark.parametrize("game", ["taluva", "titicaca", "talat"])
def test_on_a_phone_held_sideways_the_board_has_the_height(visit: Visit, game: str) -> None:
    page = visit(phone=True).go()
    page.set_viewport_size({"width": 844, "height": 390})
    page.tap(f"[data-play={game}]")
    page.wait_for_selector(".question[data-asked]")
    board, acts = page.locator("svg.board").bounding_box(), page.locator(".acts").bounding_box()
    assert board
    assert acts
    assert board["height"] > 300
    assert board["x"] + board["width"] <= acts["x"] + 1, "the acts stand beside it"


def test_a_page_that_does_not_exist(visit: Visit, axe: str) -> None:
    page = visit().go("/nowhere")
    page.get_by_role("link", name="Home").wait_for()
    audit(page, axe)


@pytest.mark.parametrize("path", ["/new/chess", "/people/nobody", "/statistics/chess", "/rules/chess"])
def test_pages_of_what_does_not_exist_say_so(visit: Visit, path: str) -> None:
    page = visit().go(path)
    page.get_by_role("heading", name="Page not found").wait_for()


def test_a_table_that_does_not_exist(visit: Visit) -> None:
    page = visit().go("/t/AAAAAAAAAAAAAAAAAAAAAA")
    page.get_by_role("heading", name="This table no longer exists").wait_for()


def test_what_cannot_be_combined_is_disabled_with_its_reason(visit: Visit) -> None:
    page = visit().go("/new/taluva")
    teams, ranking = page.locator("[data-option=teams]"), page.locator("[data-option=ranking]")
    expect(teams).to_be_disabled()
    expect(page.locator("#reason-teams")).to_contain_text("exactly 4 players")
    page.locator(".chip", has_text="4").click()
    expect(teams).to_be_enabled()
    teams.check()
    expect(ranking).to_be_disabled()
    expect(page.locator("#reason-ranking")).to_contain_text("don’t go together")
    expect(page.locator("input[name=players][value='3']")).to_be_disabled()
    teams.uncheck()
    expect(ranking).to_be_enabled()
    expect(page.locator("input[name=players][value='3']")).to_be_enabled()


def test_settings_are_kept(visit: Visit) -> None:
    visitor = visit()
    page = visitor.go()
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Language").select_option("de")
    page.get_by_role("button", name="Gegen einen Bot spielen").first.wait_for()
    page.get_by_label("Aussehen").select_option("dark")
    page.reload()
    page.get_by_role("button", name="Gegen einen Bot spielen").first.wait_for()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


def test_a_name_can_be_chosen(visit: Visit) -> None:
    page = visit().go()
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Your name").fill("Ada")
    page.get_by_role("button", name="Save").click()
    page.locator("#settings").wait_for(state="detached")
    page.click("[data-play=talat]")
    expect(page.locator(".seats")).to_contain_text("Ada")


def test_first_load_is_light(visit: Visit) -> None:
    """At most 200 kB of script, compressed, before a board is wanted."""
    import gzip

    from atoll.server.http.pages import STATIC

    index = (STATIC / "index.html").read_text()
    scripts = re.findall(r'(?:src|href)="/(assets/[^"]+\.js)"', index)
    assert scripts
    assert sum(len(gzip.compress((STATIC / name).read_bytes())) for name in scripts) <= 200_000
