"""
Contact sheets of a turn: each game at each step of a turn, at each size of window, in build/shots/sheets.

A look is a theme and a language. All of them take some minutes; one is quick::

    python tools/contact_sheets.py --game talat --size 360x640 --look light-en

``--solid`` shows the boards in three dimensions.
"""

from __future__ import annotations

import argparse
import base64
import sys
import tempfile
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT / "tools"), str(ROOT / "tests")]

from shots import GAMES, LANGUAGES, OUT, TIMEOUT, DemoGame, Photographer  # noqa: E402

from browsing import ARGUMENTS, WEBGL, chromium, served  # noqa: E402
from e2e.driver import NEXT_FRAMES  # noqa: E402
from e2e.scene_driver import settled  # noqa: E402

SHEETS = OUT / "sheets"
SIZES = ("360x640", "390x844", "844x390", "768x1024", "1440x900", "2560x1440")
TOUCH = SIZES[:4]
PER_SHEET = {
    "360x640": (4, 2, 1.0),
    "390x844": (4, 2, 0.9),
    "844x390": (2, 4, 0.9),
    "768x1024": (3, 2, 0.65),
    "1440x900": (2, 2, 0.55),
    "2560x1440": (2, 2, 0.31),
}
"""Columns and rows of a sheet, and the scale of its pictures."""
THEMES = {"light": "light", "dark": "dark"}
BEGINS = {"taluva": ("tile", "draw", "take"), "titicaca": ("bid",), "talat": ("",)}
"""How the move begins that is photographed."""
DEMOS = {
    "taluva": DemoGame("taluva", "taluva", 3, (0.55,), {"ships": True}),
    "titicaca": DemoGame("titicaca", "titicaca", 3, (0.35,)),
    "talat": DemoGame("talat", "talat", 3, (0.45,)),
}


def main() -> None:
    """Play a turn in every look, photograph it in windows of every size, and make the sheets."""
    arguments = parse_arguments()
    looks = arguments.look or [f"{theme}-{language}" for theme in THEMES for language in ("en", "de")]
    SHEETS.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as data,
        served(Path(data)) as address,
        sync_playwright() as driver,
    ):
        browser = driver.chromium.launch(
            executable_path=chromium(), args=WEBGL if arguments.solid else ARGUMENTS
        )
        for name in arguments.game or GAMES:
            taken: dict[str, list[tuple[str, bytes]]] = defaultdict(list)
            for number, look in enumerate(looks):
                for size, step, picture in turn(browser, address, name, (number, look), arguments):
                    taken[size].append((f"{step}, {look}", picture))
            for size, pictures in taken.items():
                bind(browser, f"{name}-{size}{'-solid' if arguments.solid else ''}", size, pictures)
        browser.close()


def parse_arguments() -> argparse.Namespace:
    """Return which sheets to make, by default all."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").strip().split("\n", 1)[0])
    looks = [f"{theme}-{language}" for theme in THEMES for language in LANGUAGES]
    for option, choices in {"game": list(GAMES), "size": list(SIZES), "look": looks}.items():
        parser.add_argument(f"--{option}", choices=choices, action="append", help="may be repeated")
    parser.add_argument("--solid", action="store_true", help="in three dimensions")
    return parser.parse_args()


def turn(
    browser: Browser, address: str, name: str, look: tuple[int, str], arguments: argparse.Namespace
) -> Iterator[tuple[str, str, bytes]]:
    """Play one turn; yield the size, the step and the picture of every window after every step."""
    number, words = look
    theme, language = words.split("-")
    demo = DEMOS[name]
    demo = DemoGame(demo.name, name, demo.players, demo.moments, demo.options, seed=4 + number)
    visitor = Photographer(browser, address, "light", language, {demo.name: demo.record()})
    table = visitor.branch(demo, demo.moments[0], against_bots=True, begins=BEGINS[name])
    state = visitor.context.storage_state()
    sizes = arguments.size or SIZES
    windows: dict[Page, list[str]] = {}
    for touch in (True, False):
        some = [size for size in sizes if (size in TOUCH) is touch]
        if not some:
            continue
        context = browser.new_context(
            viewport=viewport(some[0]),
            has_touch=touch,
            is_mobile=touch,
            color_scheme="dark" if theme == "dark" else "light",
            locale=LANGUAGES[language],
            reduced_motion="reduce",
            storage_state=state,
            service_workers="block",
        )
        settings = {"speed": "instant", "coach": "off", "dimensions": "3" if arguments.solid else "2"}
        for key, value in settings.items():
            context.add_init_script(f"localStorage.setItem('atoll-{key}', '{value}')")
        page = context.new_page()
        windows[page] = some
        page.set_default_timeout(TIMEOUT)
        page.goto(f"{visitor.base}/t/{table}")
        page.locator(".question[data-asked]").wait_for()
        if arguments.solid:
            page.wait_for_selector(".stage[data-projection]")
    for step in steps(list(windows), name):
        for page, some in windows.items():
            page.bring_to_front()
            for size in some:
                page.set_viewport_size(viewport(size))
                page.evaluate(NEXT_FRAMES)
                if arguments.solid:
                    camera_rests(page)
                page.wait_for_timeout(350)
                yield size, step, page.screenshot(timeout=TIMEOUT)
            page.set_viewport_size(viewport(some[0]))
        print(f"{name} {words}: {step}", flush=True)
    for page in windows:
        page.context.close()
    visitor.context.close()


def camera_rests(page: Page) -> None:
    """Wait until the camera of a scene stands still."""
    before = None
    while before != (before := settled(page)):
        page.evaluate(NEXT_FRAMES)


def viewport(size: str) -> ViewportSize:
    """Return a size as the browser takes it."""
    width, height = map(int, size.split("x"))
    return {"width": width, "height": height}


def steps(windows: list[Page], name: str) -> Iterator[str]:
    """Go through the steps of a turn; what the page keeps to itself is done in every window."""
    first = windows[0]
    yield "asked"
    yield from DECISIONS[name](windows)
    first.locator("[data-act=confirm]").wait_for()
    yield "to confirm"
    for act, shown in (("more", "menu"), ("drawer", "log")):
        touched = [page for page in windows if page.locator(f"[data-act={act}]:visible").count()]
        for page in touched:
            page.bring_to_front()
            page.locator(f"[data-act={act}]:visible").first.click()
        yield shown
        for page in touched:
            page.bring_to_front()
            page.keyboard.press("Escape")
    first.bring_to_front()
    first.locator("[data-act=confirm]").click()
    first.locator("[data-act=confirm]").wait_for(state="detached")
    yield "afterwards"


def lay_and_build(windows: list[Page]) -> Iterator[str]:
    """Lay a tile and build."""
    first = windows[0]
    picker = first.locator(".picker select")
    options = picker.locator("option").evaluate_all("all => all.map(one => one.value)")
    chosen = options[len(options) * 2 // 3]
    for page in windows:
        page.locator(".picker select").select_option(chosen)
        page.locator(".ghost, .stage").first.wait_for()
    yield "tile in hand"
    first.locator("[data-act=lay]").click()
    for page in windows:
        page.locator(".acts [data-move]").first.wait_for(state="attached")
    yield "to build"
    for page in windows:
        page.bring_to_front()
        choices(page)
    yield "a hex chosen"
    first.keyboard.press("Escape")
    first.locator(".acts [data-move]").first.dispatch_event("click")


def bid_and_settle(windows: list[Page]) -> Iterator[str]:
    """Bid all weapons, and take the first choice of each step."""
    first = windows[0]
    for page in windows:
        page.locator("#bid").focus()
        page.keyboard.press("End")
    yield "bidding"
    first.bring_to_front()
    first.locator("[data-act=bid]").click()
    confirm = first.locator("[data-act=confirm]")
    step = first.locator(".steps [aria-current]")
    before = ""
    for _ in range(8):
        first.wait_for_function(
            """before => document.querySelector("[data-act=confirm]")
                || (document.querySelector(".steps [aria-current]")?.textContent ?? before) !== before""",
            arg=before,
        )
        if confirm.count():
            break
        before = step.inner_text()
        yield before
        first.bring_to_front()
        first.locator(".acts [data-move]").first.click()


def move_tower(windows: list[Page]) -> Iterator[str]:
    """Move the first tower that can."""
    first = windows[0]
    for page in windows:
        page.bring_to_front()
        page.locator(".board-walk [data-can]").first.focus()
        page.keyboard.press("Enter")
        page.locator(".talat-touch[data-target]").first.wait_for(state="attached")
    yield "tower in hand"
    first.bring_to_front()
    first.locator(".talat-touch[data-target]").first.dispatch_event("click")


DECISIONS = {"taluva": lay_and_build, "titicaca": bid_and_settle, "talat": move_tower}


def choices(page: Page) -> None:
    """Open what can be built on some hex."""
    hexes = page.locator(".board-walk [data-can]")
    hexes.nth(hexes.count() // 2).focus()
    page.keyboard.press("Enter")
    page.locator(".hex-choices").wait_for()


def bind(browser: Browser, name: str, size: str, pictures: list[tuple[str, bytes]]) -> None:
    """Put pictures onto sheets."""
    columns, rows, scale = PER_SHEET[size]
    width = int(viewport(size)["width"] * scale)
    page = browser.new_page(viewport={"width": columns * (width + 8), "height": 600})
    for number, some in enumerate(batches(pictures, columns * rows), start=1):
        cells = "".join(
            f"<figure><figcaption>{words}</figcaption>"
            f"<img width={width} src='data:image/png;base64,{base64.b64encode(data).decode()}'></figure>"
            for words, data in some
        )
        style = "body{margin:0;display:flex;flex-wrap:wrap;gap:8px;font:12px sans-serif}figure{margin:0}"
        page.set_content(f"<style>{style} img{{display:block}}</style>{cells}")
        page.wait_for_function("[...document.images].every(one => one.complete)")
        page.screenshot(path=SHEETS / f"{name}-{number}.png", full_page=True)
    page.close()
    print(f"{name}: {len(pictures)} pictures", flush=True)


def batches(pictures: list[tuple[str, bytes]], size: int) -> Iterator[list[tuple[str, bytes]]]:
    """Cut a list into pieces of one size."""
    for start in range(0, len(pictures), size):
        yield pictures[start : start + size]


if __name__ == "__main__":
    main()
