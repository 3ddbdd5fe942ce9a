"""The documentation site: complete, without dead links, and it asks nobody else for anything."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path

import pytest

from atoll.core import game_names
from atoll.messages import LANGUAGES
from atoll.messages.rulebook import rulebook
from documentation.site import built_site

ROOT = Path(__file__).parents[2]
pytestmark = pytest.mark.slow
SOURCE = ROOT / "src"
DESCRIBED = (
    *("ai", "client", "core", "games", "learn", "messages", "ratings", "research", "store", "table"),
    "tournaments",
)
"""What people write programs with. The server is described by its protocol, the commands by --help."""
INNER = (
    # what the players of atoll.ai are made of
    r"atoll\.ai\.(selection|tree_store|move_stats|regrets|rollouts|tree|minimax)",
    # used through the contract
    r"atoll\.games\.\w+\.(engine|evaluate|patterns|threats|outlook|contact|fights|network|playouts|freezing|board|view|rules)(\..*)?",
    r"atoll\.games\.taluva\.scenery",  # what the island's drawing is made of
    # used through atoll.research.encoding, decoding and rendering
    r"atoll\.research\.(encodings|decodings|boards)\.\w+",
    r"atoll\.research\.(pettingzoo\.session|networks\.titicaca_slope)",
    r"atoll\.store\.(dialect|schema|sql|migrations.*)",
)
LOADED = {"script": "src", "img": "src", "iframe": "src", "source": "src", "video": "src", "object": "data"}


@pytest.fixture(scope="module")
def site() -> Path:
    return built_site()


class Requests(HTMLParser):
    """Collects the addresses that a browser fetches by itself; a link that somebody may follow is none."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        named = dict(attrs)
        if tag == "link" and named.get("rel") not in {"canonical", "next", "prev"}:
            self.found.append(named.get("href") or "")
        if tag in LOADED and named.get(LOADED[tag]):
            self.found.append(named[LOADED[tag]] or "")
        self.found += re.findall(r"url\(['\"]?([^)'\"]+)", named.get("style") or "")


def test_the_site_asks_no_other_host_for_anything(site: Path) -> None:
    pages = list(site.rglob("*.html"))
    assert len(pages) > 30
    for page in pages:
        requests = Requests()
        requests.feed(page.read_text(encoding="utf-8"))
        assert requests.found
        for address in requests.found:
            assert not re.match(r"([a-z]+:)?//", address), f"{page.relative_to(site)} asks for {address}"
    for sheet in site.rglob("*.css"):
        text = sheet.read_text(encoding="utf-8")
        for address in re.findall(r"(?:@import\s+|url\()['\"]?([^)'\";]+)", text):
            assert not re.match(r"([a-z]+:)?//", address), f"{sheet.relative_to(site)} asks for {address}"


def test_search_needs_no_server_and_knows_every_page(site: Path) -> None:
    script = (site / "search" / "search_index.js").read_text(encoding="utf-8")
    found = json.loads(script[script.index("{") : script.rindex("}") + 1])
    known = {entry["location"].partition("#")[0] for entry in found["docs"]}
    pages = {path.relative_to(site).as_posix() for path in site.rglob("*.html")} - {"404.html"}
    assert pages <= {location or "index.html" for location in known}


@pytest.mark.parametrize("game", game_names())
def test_every_game_has_a_page(site: Path, game: str) -> None:
    page = (site / "guides" / f"{game}.html").read_text(encoding="utf-8")
    for heading in ("In one minute", "In Python", "As numbers", "What is known"):
        assert f">{heading}<" in page
    assert "<img" in page
    assert ".svg" in page


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_its_anchor(site: Path, language: str) -> None:
    for game in game_names():
        page = (site / "rules" / language / f"{game}.html").read_text(encoding="utf-8")
        for rule in rulebook(game, language).rules:
            assert f'id="{rule.id.lower()}"' in page


def test_the_reference_has_the_contract(site: Path) -> None:
    page = (site / "reference" / "core.html").read_text(encoding="utf-8")
    for name in (
        "atoll.core.position.Position.legal_moves",
        "atoll.core.game.Game.new",
        "atoll.core.record.Record.replay",
    ):
        assert f'id="{name}"' in page


def modules() -> Iterator[str]:
    """Yield the modules of the described packages, without their front doors, that hold something."""
    for package in DESCRIBED:
        for path in sorted((SOURCE / "atoll" / package).rglob("*.py")):
            parts = path.relative_to(SOURCE).with_suffix("").parts
            if parts[-1] != "__init__" and not any(re.fullmatch(inner, ".".join(parts)) for inner in INNER):
                yield ".".join(parts)


def test_the_reference_has_every_module_that_is_not_an_inner_one(site: Path) -> None:
    pages = "".join(page.read_text(encoding="utf-8") for page in (site / "reference").glob("*.html"))
    assert [name for name in modules() if f'id="{name}"' not in pages] == []


def test_the_list_of_modules_has_every_module(site: Path) -> None:
    page = (site / "modules.html").read_text(encoding="utf-8")
    for path in (SOURCE / "atoll").rglob("*.py"):
        assert f"<code>{path.name}</code>" in page
    assert "modules.html" in (site / "architecture.html").read_text(encoding="utf-8")


def test_marks_for_the_tests_are_not_shown(site: Path) -> None:
    for page in site.rglob("*.html"):
        assert "<!-- example:" not in page.read_text(encoding="utf-8")
