"""``make shots``: screenshots of every page and board, light, dark and phone size, into build/shots.

With ``--readme`` it renews the pictures in docs/pictures on the way.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from browsing import DESKTOP, PHONE, WEBGL, chromium, served  # noqa: E402
from e2e.driver import Player  # noqa: E402 - the tests' own hands play here too

OUT = ROOT / "build" / "shots"
PICTURES = ROOT / "docs" / "pictures"
GAMES = {"taluva": 22, "titicaca": 24, "talat": 24}
"""How many decisions each game is played for before its picture is taken."""
SCENES = ("taluva", "talat")
"""The games that can be seen in three dimensions."""
LOOKS = {
    "light": {"viewport": DESKTOP},
    "dark": {"viewport": DESKTOP, "color_scheme": "dark"},
    "phone": {"viewport": PHONE, "has_touch": True, "is_mobile": True},
}


def main() -> None:
    """Start a server, take the pictures."""
    OUT.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as data,
        served(Path(data)) as address,
        sync_playwright() as driver,
    ):
        browser = driver.chromium.launch(executable_path=chromium(), args=WEBGL)
        for look in LOOKS:
            Photographer(browser, address, look).all()
        browser.close()
    print(f"{len(list(OUT.glob('*.png')))} pictures in {OUT.relative_to(ROOT)}")


class Photographer:
    """Somebody with a browser in one look, who visits every page."""

    def __init__(self, browser: Browser, base: str, look: str) -> None:
        language = {"light": "en-GB", "dark": "fr-FR", "phone": "de-DE"}[look]
        self.context = browser.new_context(locale=language, **LOOKS[look])  # type: ignore[arg-type]
        self.page, self.base, self.look = self.context.new_page(), base, look

    def keep(self, name: str, *, whole: bool = False, readme: bool = False) -> None:
        """Take a picture; some of them are the README's."""
        self.page.screenshot(path=OUT / f"{name}-{self.look}.png", full_page=whole)
        if readme and self.look == "light" and "--readme" in sys.argv:
            self.page.screenshot(path=PICTURES / f"{name}.jpg", type="jpeg", quality=70)
        print(f"{name} {self.look}", flush=True)

    def visit(self, path: str, wanted: str, patience: int = 800) -> None:
        """Open a page and wait for what it shows."""
        self.page.goto(self.base + path)
        self.page.wait_for_selector(wanted)
        self.page.wait_for_timeout(patience)

    def all(self) -> None:
        """Take every picture of this look."""
        self.visit("/", ".game-picture svg.board")
        self.keep("home", whole=True)
        for game, decisions in GAMES.items():
            self.visit(f"/new/{game}", ".seat-wishes select")
            self.keep(f"new-{game}", whole=True)
            self.game(game, decisions)
            for page in ("rules", "learn", "statistics"):
                self.visit(f"/{page}/{game}", "main h1, main h2, svg.board")
                self.keep(f"{page}-{game}")
        for page in ("learn", "puzzles", "account", "replay"):
            self.visit(f"/{page}", "main h1")
            self.keep(page, whole=True)
        self.visit("/puzzles", "a[href^='/puzzles/']")
        self.page.locator("a[href^='/puzzles/']").first.click()
        self.page.wait_for_selector("svg.board")
        self.keep("puzzle")
        self.context.close()

    def game(self, game: str, decisions: int) -> None:
        """Play a game: its middle, flat and as a scene, its end, and the way back through it."""
        self.visit("/", f"[data-play={game}]")
        self.page.click(f"[data-play={game}]")
        self.page.wait_for_selector(".table")
        player = Player(self.page, "touch" if self.look == "phone" else "mouse")
        done = 0
        while done < decisions and not player.over():
            if player.try_to_decide():
                done += 1
            else:
                self.page.wait_for_timeout(60)
        self.page.wait_for_timeout(1200)
        self.keep(game, readme=True)
        if game in SCENES:
            self.page.click("[data-act=dimensions]")
            self.page.wait_for_selector(".stage[data-projection]", timeout=90_000)
            self.page.wait_for_timeout(4000)
            self.keep(f"{game}-scene", readme=True)
            self.page.click("[data-act=dimensions]")
        player.play_to_the_end()
        self.page.wait_for_timeout(500)
        self.keep(f"{game}-over")
        self.page.click("[data-act=replay]")
        self.page.wait_for_url("**/replay/*")
        self.page.wait_for_selector("svg.board")
        self.page.wait_for_timeout(1000)
        self.keep(f"{game}-replay")


if __name__ == "__main__":
    main()
