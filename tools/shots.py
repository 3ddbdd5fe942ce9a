"""``make shots``: screenshots of every page and board into build/shots, a folder for each look and language.

All of them take a while. One kind in one look is quick::

    python tools/shots.py --look phone-dark --language de --only boards

With ``--readme`` the pictures in docs/pictures are renewed on the way (they are light and English).
"""

from __future__ import annotations

import argparse
import itertools
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from atoll.ai import player
from atoll.ai.match import play_game
from atoll.core import Record, game

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from browsing import ARGUMENTS, DESKTOP, PHONE, WEBGL, chromium, served  # noqa: E402

OUT = ROOT / "build" / "shots"
PICTURES = ROOT / "docs" / "pictures"
LANGUAGES = {"en": "en-GB", "fr": "fr-FR", "de": "de-DE"}
VISITORS = {
    "en": ("Ada", "Grace", "Mary", "Joan"),
    "fr": ("Sophie", "Émilie", "Jeanne", "Irène"),
    "de": ("Emmy", "Lise", "Clara", "Johanna"),
}
"""Who comes, in the order of the looks: an account's name can be taken once."""
LOOKS: dict[str, dict[str, Any]] = {
    "light": {"viewport": DESKTOP},
    "dark": {"viewport": DESKTOP, "color_scheme": "dark"},
    "phone": {"viewport": PHONE, "has_touch": True, "is_mobile": True},
    "phone-dark": {"viewport": PHONE, "has_touch": True, "is_mobile": True, "color_scheme": "dark"},
}
SIGHTS = ("deuteranopia", "protanopia", "tritanopia")
"""How boards are seen by those who tell fewer colours apart."""
GAMES = ("taluva", "titicaca", "talat")
PATIENCE = 120_000
"""Milliseconds: nobody waits for a picture, and machines may be busy."""
NUMBERS = itertools.count()
PASSWORD = "seven green lagoons"  # noqa: S105 - of nobody


@dataclass(frozen=True)
class Played:
    """A game between bots, the same at each run, and the moments of it that are worth a picture."""

    name: str
    game: str
    players: int
    moments: tuple[float, ...]
    options: dict[str, Any] = field(default_factory=dict)
    seed: int = 4
    bot: str = "greedy"

    def record(self) -> Record:
        """Play it."""
        start = game(self.game).new(self.players, seed=self.seed, **self.options)
        return play_game(start, [player(self.bot, seed=seat + self.seed) for seat in range(self.players)])


MODULES = {"ships": True, "doubles": True, "zone": "intermediate-round", "all_tiles": True}
PLAYED = (
    Played("taluva", "taluva", 2, (0.1, 0.5, 0.9)),
    Played("taluva-modules", "taluva", 4, (0.2, 0.6, 0.95), MODULES),
    Played("taluva-five", "taluva", 5, (0.7,), {"ships": True, "zone": "expert"}),
    Played(
        "taluva-high",
        "taluva",
        3,
        (0.85,),
        {"ships": True, "zone": "intermediate-round"},
        seed=7,
        bot="mcts:simulations=150",
    ),
    Played("titicaca", "titicaca", 3, (0.0, 0.35, 0.8)),
    Played("talat", "talat", 2, (0.05, 0.5, 0.9)),
    Played("talat-three", "talat", 3, (0.6, 0.9)),
)
README = {"taluva-high-1": "taluva", "titicaca-2": "titicaca", "talat-three-1": "talat"}
"""Which of the boards are the README's; there one sits against bots, elsewhere in every seat oneself."""


def main() -> None:
    """Start a server, take the pictures."""
    wish = arguments()
    records = (
        {played.name: played.record() for played in PLAYED} if {"boards", "scenes"} & set(wish.only) else {}
    )
    count = 0
    with (
        tempfile.TemporaryDirectory() as data,
        served(Path(data)) as address,
        sync_playwright() as driver,
    ):
        for solid in (False, True):
            kinds = [kind for kind in wish.only if (kind == "scenes") is solid]
            if not kinds:
                continue
            browser = driver.chromium.launch(executable_path=chromium(), args=WEBGL if solid else ARGUMENTS)
            for look, language in itertools.product(wish.look, wish.language):
                photographer = Photographer(browser, address, look, language, records, readme=wish.readme)
                for kind in kinds:
                    KINDS[kind](photographer)
                photographer.context.close()
                count += photographer.count
            browser.close()
    print(f"{count} pictures in {OUT.relative_to(ROOT)}")


def arguments() -> argparse.Namespace:
    """Read which pictures are wanted; all of them where nothing is said."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0].replace("``", ""))
    for name, choices in {"look": LOOKS, "language": LANGUAGES, "only": KINDS}.items():
        parser.add_argument(f"--{name}", choices=choices, action="append", help="several times: several")
    parser.add_argument("--readme", action="store_true", help="renew docs/pictures too")
    wish = parser.parse_args()
    for name, all_of_them in {"look": LOOKS, "language": LANGUAGES, "only": KINDS}.items():
        if getattr(wish, name) is None:
            setattr(wish, name, list(all_of_them))
    return wish


class Photographer:
    """Somebody with a browser in one look and one language, who goes everywhere."""

    def __init__(
        self,
        browser: Browser,
        base: str,
        look: str,
        language: str,
        records: dict[str, Record],
        *,
        readme: bool,
    ) -> None:
        self.context: BrowserContext = browser.new_context(
            locale=LANGUAGES[language], reduced_motion="reduce", **LOOKS[look]
        )
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.page.on("dialog", lambda dialog: dialog.accept())
        self.base, self.look, self.language = base, look, language
        self.folder = OUT / f"{language}-{look}"
        self.folder.mkdir(parents=True, exist_ok=True)
        self.records, self.count = records, 0
        self.pictures = PICTURES if readme and (look, language) == ("light", "en") else None
        self.name = VISITORS[language][list(LOOKS).index(look)]
        self.come_anew()

    def come_anew(self) -> None:
        """Be somebody with this name whom no other table waits for."""
        self.context.clear_cookies()
        self.ask("/guest", name=self.name)

    @property
    def phone(self) -> bool:
        """Whether the window is a phone's."""
        return self.look.startswith("phone")

    def ask(self, path: str, **body: Any) -> Any:
        """Ask the server for something as this visitor."""
        answer = self.context.request.post(f"{self.base}/api/v1{path}", data=body)
        assert answer.ok, f"{path}: {answer.text()}"
        return answer.json()

    def keep(self, name: str, *, whole: bool = False, readme: str | None = None) -> None:
        """Take a picture."""
        self.page.screenshot(path=self.folder / f"{name}.png", full_page=whole)
        if readme and self.pictures:
            self.page.screenshot(path=self.pictures / f"{readme}.jpg", type="jpeg", quality=70)
        self.count += 1
        print(f"{self.folder.name}/{name}", flush=True)

    def visit(self, path: str, wanted: str) -> None:
        """Open a page and wait for what it shows, and for what it still fetches."""
        self.page.goto(self.base + path)
        self.page.wait_for_selector(wanted)
        self.rest()

    def rest(self, milliseconds: int = 500) -> None:
        """Let the page come to rest."""
        self.page.wait_for_timeout(milliseconds)

    def table(self, game_name: str, **wish: Any) -> str:
        """Make a table and give its id."""
        return str(self.ask("/tables", game=game_name, **wish)["id"])

    def start(self, table: str) -> None:
        """Start a table's game."""
        self.command(table, do="start")

    def bring(self, name: str) -> dict[str, Any]:
        """Bring a played game; give what the server says of it."""
        answer = self.context.request.post(
            f"{self.base}/api/v1/records",
            data=self.records[name].dumps(),
            headers={"Content-Type": "application/json"},
        )
        assert answer.ok, answer.text()
        brought: dict[str, Any] = answer.json()
        return brought

    def branch(
        self, played: Played, moment: float, *, to_the_end: bool = False, against_bots: bool = False
    ) -> str:
        """Sit down at a moment of a played game, in every seat or in the first one; give the table's id."""
        if against_bots:
            self.come_anew()
        brought = self.bring(played.name)
        moves = brought["moves"]
        ply = min(len(moves) - 1, int(moment * len(moves)))
        # A turn of Taluva begins with its tile (or with taking one).
        begins = ("tile", "draw", "take") if played.game == "taluva" else ("",)
        while ply > 0 and not (
            moves[ply]["move"].startswith(begins) and (moves[ply]["seat"] == 0 or not against_bots)
        ):
            ply -= 1
        seats: list[dict[str, str]] = [{"kind": "me", "nonce": str(seat)} for seat in range(played.players)]
        if against_bots:
            seats[1:] = [{"kind": "bot", "level": f"level-{2 * seat}"} for seat in range(1, played.players)]
        wish = {"ply": ply, "seats": seats, "auto_confirm": to_the_end}
        table = str(self.ask(f"/records/{brought['id']}/branch", **wish)["id"])
        self.start(table)
        for move in moves[ply:] if to_the_end else []:
            self.command(table, do="play", seat=move["seat"], move=move["move"])
        return table

    def command(self, table: str, **command: Any) -> None:
        """Tell a table to do something."""
        self.ask(f"/tables/{table}/commands", type="command", id=f"{next(NUMBERS)}", command=command)


Kind = Callable[[Photographer], None]


def pages(visitor: Photographer) -> None:
    """Show everything that is no board."""
    page = visitor.page
    visitor.visit("/", ".game-picture svg.board")
    visitor.keep("home", whole=True)
    page.click("[aria-controls=settings]")
    visitor.rest(200)
    visitor.keep("settings")
    for name in GAMES:
        visitor.visit(f"/new/{name}", ".seat-wishes select")
        visitor.keep(f"new-{name}", whole=True)
        visitor.visit(f"/rules/{name}", "main h1")
        visitor.keep(f"rules-{name}")
    visitor.visit("/learn", "main h1")
    visitor.keep("learn", whole=True)
    visitor.visit("/puzzles", "a[href^='/puzzles/']")
    visitor.keep("puzzles", whole=True)
    page.locator("a[href^='/puzzles/']").first.click()
    page.wait_for_selector("svg.board")
    visitor.rest()
    visitor.keep("puzzle")
    visitor.visit("/replay", "main h1")
    page.locator("input[type=file]").set_input_files(
        {"name": "game.json", "mimeType": "application/json", "buffer": b"{ not json"}
    )
    page.wait_for_selector("[role=alert]")
    visitor.keep("replay-broken")
    visitor.visit("/nowhere", "main h1")
    visitor.keep("nowhere")
    table = visitor.table("taluva", players=3, seats=[{"kind": "me", "nonce": "a"}] + [{"kind": "open"}] * 2)
    visitor.visit(f"/t/{table}", ".invite img")
    visitor.keep("open-table", whole=True)
    visitor.page.goto(visitor.base + "/")
    page.wait_for_selector(".table-row")
    page.keyboard.press("?")
    visitor.rest(300)
    visitor.keep("keys-home")


def lessons(visitor: Photographer) -> None:
    """Show the beginning of each chapter of the lessons."""
    visitor.visit("/learn", ".chapters a")
    paths = visitor.page.locator(".chapters a").evaluate_all("all => all.map(one => one.pathname)")
    for path in paths:
        visitor.visit(path, ".coach")
        visitor.keep(f"lesson-{'-'.join(path.split('/')[2:])}")


def people(visitor: Photographer) -> None:
    """Show accounts, profiles, rated tables."""
    page = visitor.page
    visitor.visit("/account", "[data-way=new]")
    visitor.keep("account-login")
    page.locator("[data-way=recover]").click()
    visitor.keep("account-recover")
    page.locator("[data-way=new]").click()
    page.locator("input[autocomplete=username]").fill(visitor.name)
    page.locator("input[autocomplete=new-password]").fill(PASSWORD)
    page.locator("[data-act=enter]").click()
    page.locator(".secret").wait_for()
    visitor.keep("account-code")
    page.locator("[data-act=kept]").click()
    page.wait_for_selector("main h2")
    visitor.rest()
    visitor.keep("account", whole=True)
    for name in GAMES:
        table = visitor.table(
            name, players=2, pace=0, seats=[{"kind": "me", "nonce": "a"}, {"kind": "bot", "level": "level-1"}]
        )
        visitor.start(table)
        visitor.visit(f"/t/{table}", ".question")
        page.locator(".bar button[aria-expanded]").last.click()
        page.locator("[data-act=resign]").click()
        page.locator(".over").wait_for()
    visitor.visit("/", ".home-links a[href^='/people/']")
    visitor.keep("home-games", whole=True)
    page.locator(".home-links a[href^='/people/']").click()
    page.wait_for_selector(".chart svg, .people h2")
    visitor.rest()
    visitor.keep("profile", whole=True)
    visitor.visit("/statistics/talat", ".chart svg")
    visitor.keep("statistics-played", whole=True)
    visitor.visit("/new/taluva", "[data-rated]")
    page.locator("[data-rated]").check()
    visitor.rest(200)
    visitor.keep("new-rated", whole=True)


def boards(visitor: Photographer) -> None:
    """Show the flat boards at several moments, what one may meet at a table, and looking back."""
    page = visitor.page
    for played in PLAYED:
        for number, moment in enumerate(played.moments, start=1):
            name = f"{played.name}-{number}"
            table = visitor.branch(played, moment, against_bots=name in README)
            visitor.visit(f"/t/{table}", "svg.board, .curtain")
            if page.locator(".curtain").count():
                visitor.keep(f"{name}-curtain")
                page.click("[data-act=curtain]")
                page.wait_for_selector(".curtain", state="detached")
            visitor.rest(300)
            visitor.keep(name, readme=README.get(name))
            if number == 2 and played.game == "taluva":
                ghost(visitor, name)
            if number == 3 and played.game == "titicaca":
                page.locator(".titicaca-village").first.click(force=True)
                visitor.rest(200)
                visitor.keep(f"{name}-region")
        replay = visitor.bring(played.name)
        visitor.visit(f"/replay/{replay['id']}", "svg.board")
        visitor.keep(f"{played.name}-replay")
    around(visitor)


def ghost(visitor: Photographer, name: str) -> None:
    """Show the tile in hand above the board, then what can be built after it."""
    page = visitor.page
    if page.locator(".picker select option").count() < 2:
        page.locator(".acts [data-move=draw]").click()
        page.wait_for_selector(".picker")
    picker = page.locator(".picker select")
    wishes = [
        each for each in picker.locator("option").evaluate_all("all => all.map(one => one.value)") if each
    ]
    picker.select_option(wishes[-1])
    visitor.rest(300)
    visitor.keep(f"{name}-ghost")
    page.click("[data-act=lay]")
    visitor.rest(700)
    visitor.keep(f"{name}-build")
    choices(visitor, name)


def choices(visitor: Photographer, name: str) -> None:
    """Touch hexes until one lists what can be built there."""
    page = visitor.page
    for number in range(min(8, page.locator(".mark-candidate").count())):
        page.locator(".mark-candidate").nth(number).focus()
        page.keyboard.press("Enter")
        visitor.rest(400)
        if page.locator(".hex-choices").count():
            visitor.keep(f"{name}-choices")
            return
        page.locator("[data-act=undo]").click()
        visitor.rest(400)


def around(visitor: Photographer) -> None:
    """Show what stands around a board: the end, panels, more, keys, a hint."""
    page = visitor.page
    for name in GAMES:
        played = next(each for each in PLAYED if each.game == name)
        table = visitor.branch(played, 1.0, to_the_end=True)
        visitor.visit(f"/t/{table}", ".over")
        visitor.keep(f"{name}-over")
        table = visitor.branch(played, 0.5)
        visitor.visit(f"/t/{table}", "svg.board, .curtain")
        if page.locator(".curtain").count():
            page.click("[data-act=curtain]")
        page.locator(".bar button[aria-expanded]").last.click()
        visitor.rest(200)
        visitor.keep(f"{name}-more")
        if visitor.phone:
            page.locator(".bar button[aria-expanded]").last.click()
            for panel in (1, 2):
                page.locator(".panels button").nth(panel).click()
                visitor.rest(200)
                visitor.keep(f"{name}-panel-{panel}")
                page.locator(".panels button").nth(panel).click()
        page.locator("[data-act=hint]").click()
        page.wait_for_selector(".refusals")
        visitor.keep(f"{name}-hint")
        page.keyboard.press("?")
        visitor.rest(300)
        visitor.keep(f"{name}-keys")


def scenes(visitor: Photographer) -> None:
    """Show the boards in three dimensions: from the side, from above, near, and with fewer colours."""
    page = visitor.page
    page.goto(visitor.base)
    page.evaluate(
        "localStorage.setItem('atoll-dimensions', '3'), localStorage.setItem('atoll-detail', 'high')"
    )
    for played in PLAYED:
        if played.game == "titicaca":
            continue
        for number, moment in enumerate(played.moments, start=1):
            moment_name = f"{played.name}-{number}"
            name = f"{moment_name}-scene"
            table = visitor.branch(played, moment, against_bots=moment_name in README)
            page.goto(f"{visitor.base}/t/{table}")
            page.wait_for_selector(".stage[data-projection]", timeout=90_000)
            visitor.rest(2500)
            visitor.keep(name, readme=f"{README[moment_name]}-scene" if moment_name in README else None)
            if number == len(played.moments):
                page.locator(".stage").focus()
                page.keyboard.press("t")
                visitor.rest(1500)
                visitor.keep(f"{name}-above")
                sights(visitor, name)
                page.keyboard.press("t")
                for _ in range(4):
                    page.keyboard.press("+")
                visitor.rest(1500)
                visitor.keep(f"{name}-near")
            if number == 2 and played.game == "taluva":
                ghost(visitor, name)
    page.evaluate("localStorage.removeItem('atoll-dimensions')")


def sights(visitor: Photographer, name: str) -> None:
    """Show the board as those see it who tell fewer colours apart."""
    chrome = visitor.context.new_cdp_session(visitor.page)
    for sight in SIGHTS:
        chrome.send("Emulation.setEmulatedVisionDeficiency", {"type": sight})
        visitor.rest(300)
        visitor.keep(f"{name}-{sight}")
    chrome.send("Emulation.setEmulatedVisionDeficiency", {"type": "none"})


KINDS: dict[str, Kind] = {
    "pages": pages,
    "lessons": lessons,
    "people": people,
    "boards": boards,
    "scenes": scenes,
}

if __name__ == "__main__":
    main()
