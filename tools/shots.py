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

from browsing import ARGUMENTS, DESKTOP, PHONE, chromium, served  # noqa: E402
from e2e.driver import Player  # noqa: E402 - the tests' own hands play here too

OUT = ROOT / "build" / "shots"
PICTURES = ROOT / "docs" / "pictures"
GAMES = {"taluva": 22, "titicaca": 24, "talat": 24}
"""How many decisions each game is played for before its picture is taken."""
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
        browser = driver.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        for look in LOOKS:
            take(browser, address, look)
        browser.close()
    print(f"{len(list(OUT.glob('*.png')))} pictures in {OUT.relative_to(ROOT)}")


def take(browser: Browser, base: str, look: str) -> None:
    """Take all pictures of one look."""
    lang = {"light": "en-GB", "dark": "fr-FR", "phone": "de-DE"}[look]
    context = browser.new_context(locale=lang, **LOOKS[look])  # type: ignore[arg-type]
    page = context.new_page()
    page.goto(base)
    page.wait_for_selector(".game-picture svg.board")
    page.screenshot(path=OUT / f"home-{look}.png", full_page=True)
    for game, decisions in GAMES.items():
        page.goto(f"{base}/new/{game}")
        page.wait_for_selector(".seat-wishes select")
        page.screenshot(path=OUT / f"new-{game}-{look}.png", full_page=True)
        page.goto(base)
        page.click(f"[data-play={game}]")
        page.wait_for_selector(".table")
        player = Player(page, "touch" if look == "phone" else "mouse")
        done = 0
        while done < decisions and not player.over():
            if player.try_to_decide():
                done += 1
            else:
                page.wait_for_timeout(60)
        page.wait_for_timeout(1200)
        page.screenshot(path=OUT / f"{game}-{look}.png")
        if look == "light" and "--readme" in sys.argv:
            page.screenshot(path=PICTURES / f"{game}.jpg", type="jpeg", quality=70)
        print(f"{game} {look}", flush=True)
        player.play_to_the_end()
        page.wait_for_timeout(500)
        page.screenshot(path=OUT / f"{game}-over-{look}.png")
    context.close()


if __name__ == "__main__":
    main()
