"""``make shots``: screenshots of every page and board in build/shots, a folder per look and language.

All of them take a while. One kind in one look is quick::

    python tools/shots.py --look phone-dark --language de --only boards

``--readme`` renews the pictures in docs/pictures instead: three boards, flat and in three dimensions.
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
"""The visitors' names, one per look: an account's name must be unique."""
LOOKS: dict[str, dict[str, Any]] = {
    "light": {"viewport": DESKTOP},
    "dark": {"viewport": DESKTOP, "color_scheme": "dark"},
    "phone": {"viewport": PHONE, "has_touch": True, "is_mobile": True},
    "phone-dark": {"viewport": PHONE, "has_touch": True, "is_mobile": True, "color_scheme": "dark"},
}
VISION_DEFICIENCIES = ("deuteranopia", "protanopia", "tritanopia")
"""Kinds of colour blindness, as Chromium calls them."""
GAMES = ("taluva", "titicaca", "talat")
TIMEOUT = 120_000
"""Milliseconds; generous, since machines may be busy."""
COMMAND_IDS = itertools.count()
BEGINS = ("tile", "draw", "take", "bid", "village", "put", "move", "capture")
"""How turns begin: in Taluva with the tile or with taking one, in Titicaca with a bid or with a village."""
PASSWORD = "seven green lagoons"  # noqa: S105 - of nobody


@dataclass(frozen=True)
class DemoGame:
    """A game between bots, the same in each run, and the moments of it to photograph."""

    name: str
    game: str
    players: int
    moments: tuple[float, ...]
    options: dict[str, Any] = field(default_factory=dict)
    seed: int = 4
    bot: str = "greedy"

    def record(self) -> Record:
        """Play the game and return its record."""
        start = game(self.game).new(self.players, seed=self.seed, **self.options)
        return play_game(start, [player(self.bot, seed=seat + self.seed) for seat in range(self.players)])


MODULES = {"ships": True, "doubles": True, "zone": "intermediate-round", "all_tiles": True}
DEMO_GAMES = (
    DemoGame("taluva", "taluva", 2, (0.1, 0.5, 0.9)),
    DemoGame("taluva-modules", "taluva", 4, (0.2, 0.6, 0.95), MODULES),
    DemoGame("taluva-five", "taluva", 5, (0.7,), {"ships": True, "zone": "expert"}),
    DemoGame(
        "taluva-high",
        "taluva",
        3,
        (0.85,),
        {"ships": True, "zone": "intermediate-round"},
        seed=7,
        bot="mcts:simulations=150",
    ),
    DemoGame("titicaca", "titicaca", 3, (0.0, 0.35, 0.8)),
    DemoGame("talat", "talat", 2, (0.05, 0.5, 0.9)),
    DemoGame("talat-three", "talat", 3, (0.6, 0.9)),
)


@dataclass(frozen=True)
class ShownEvent:
    """Something that the table shows when it happens, and a demo game in which it does."""

    name: str
    key: str
    demo: DemoGame


_SHORT = DemoGame("short", "taluva", 2, (), seed=5)
_SPLIT = DemoGame("split", "taluva", 2, (), seed=9, bot="mcts:simulations=60")
_LAGOONS = DemoGame(
    "lagoons",
    "taluva",
    3,
    (),
    {"ships": True, "doubles": True, "fifth": True, "zone": "expert"},
    seed=1,
    bot="random",
)
_EARLY = DemoGame(
    "early", "taluva", 2, (), {"ships": True, "all_tiles": True}, seed=1, bot="mcts:simulations=60"
)
_OUT = DemoGame("out", "taluva", 2, (), {"ships": True, "all_tiles": True}, seed=5, bot="mcts:simulations=60")
_TEAMS = DemoGame("teams", "taluva", 4, (), {"ships": True, "doubles": True, "teams": True}, seed=3)
_BIDS = DemoGame("bids", "titicaca", 3, ())
_TOWERS = DemoGame("towers", "talat", 2, (), seed=1)
EVENTS = (
    ShownEvent("burial", "taluva-covered", _SHORT),
    ShownEvent("eruption", "taluva-eruption", DemoGame("high", "taluva", 2, (), seed=1)),
    ShownEvent("split", "taluva-split", _SPLIT),
    ShownEvent("lagoon", "taluva-lagoon-new", _LAGOONS),
    ShownEvent("no-room", "taluva-over-no-room", _LAGOONS),
    ShownEvent("out", "taluva-eliminated", _OUT),
    ShownEvent("teams-end", "taluva-over-tiles", _TEAMS),
    ShownEvent("early-win", "taluva-over-early", _EARLY),
    ShownEvent("capture", "talat-captured", _TOWERS),
    ShownEvent("line", "talat-line", _TOWERS),
    ShownEvent("frozen", "talat-frozen", _TOWERS),
    ShownEvent("talat-end", "talat-over", _TOWERS),
    ShownEvent("bids", "titicaca-order", _BIDS),
    ShownEvent("scoring", "titicaca-scoring", _BIDS),
    ShownEvent("final", "titicaca-end", _BIDS),
)
README = {"taluva-high-1": "taluva", "titicaca-2": "titicaca", "talat-three-1": "talat"}
"""The boards in the README: one seat against bots. Elsewhere the visitor has all seats."""


def main() -> None:
    """Start a server and take the screenshots."""
    arguments = parse_arguments()
    demos: tuple[DemoGame, ...] = DEMO_GAMES if {"boards", "scenes"} & set(arguments.only) else ()
    if arguments.readme:
        demos = tuple(demo for demo in DEMO_GAMES if any(key.startswith(f"{demo.name}-") for key in README))
    if "moments" in arguments.only:
        demos += tuple(event.demo for event in EVENTS)
    by_name = {demo.name: demo for demo in demos}
    records = {name: demo.record() for name, demo in by_name.items()}
    count = 0
    with (
        tempfile.TemporaryDirectory() as data,
        served(Path(data)) as address,
        sync_playwright() as driver,
    ):
        for solid in (False, True):
            kinds = [kind for kind in arguments.only if (kind in SOLID) is solid]
            if not kinds:
                continue
            browser = driver.chromium.launch(executable_path=chromium(), args=WEBGL if solid else ARGUMENTS)
            for look, language in itertools.product(arguments.look, arguments.language):
                photographer = Photographer(browser, address, look, language, records)
                for kind in kinds:
                    KINDS[kind](photographer)
                photographer.context.close()
                count += photographer.count
            browser.close()
    print(f"{count} pictures in {(PICTURES if arguments.readme else OUT).relative_to(ROOT)}")


def parse_arguments() -> argparse.Namespace:
    """Return which screenshots to take, by default all."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0].replace("``", ""))
    kinds = [kind for kind in KINDS if kind != "readme"]
    selections = {"look": list(LOOKS), "language": list(LANGUAGES), "only": kinds}
    for name, choices in selections.items():
        parser.add_argument(f"--{name}", choices=choices, action="append", help="may be repeated")
    parser.add_argument("--readme", action="store_true", help="renew docs/pictures instead")
    arguments = parser.parse_args()
    if arguments.readme:
        arguments.look, arguments.language, arguments.only = ["light"], ["en"], ["readme"]
    for name, choices in selections.items():
        if getattr(arguments, name) is None:
            setattr(arguments, name, choices)
    return arguments


class Photographer:
    """A visitor with a browser in one look and one language, who takes screenshots everywhere."""

    def __init__(
        self,
        browser: Browser,
        base: str,
        look: str,
        language: str,
        records: dict[str, Record],
    ) -> None:
        self.context: BrowserContext = browser.new_context(
            locale=LANGUAGES[language], reduced_motion="reduce", **LOOKS[look]
        )
        self.context.add_init_script(
            "localStorage.getItem('atoll-speed') ?? localStorage.setItem('atoll-speed', 'instant');"
            "localStorage.getItem('atoll-coach') ?? localStorage.setItem('atoll-coach', 'off')"
        )
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(TIMEOUT)
        self.page.on("dialog", lambda dialog: dialog.accept())
        self.base, self.look, self.language = base, look, language
        self.folder = OUT / f"{language}-{look}"
        self.folder.mkdir(parents=True, exist_ok=True)
        self.records, self.count = records, 0
        self.name = VISITORS[language][list(LOOKS).index(look)]
        self.new_guest()

    def new_guest(self) -> None:
        """Become a new guest of the same name, without running games."""
        self.context.clear_cookies()
        self.post("/guest", name=self.name)

    @property
    def phone(self) -> bool:
        """Whether the window is a phone's."""
        return self.look.startswith("phone")

    def post(self, path: str, **body: Any) -> Any:
        """Send a request to the API as this visitor; return the answer."""
        answer = self.context.request.post(f"{self.base}/api/v1{path}", data=body)
        assert answer.ok, f"{path}: {answer.text()}"
        return answer.json()

    def shoot(self, name: str, *, whole: bool = False) -> None:
        """Take a screenshot."""
        self.page.screenshot(path=self.folder / f"{name}.png", full_page=whole)
        self.count += 1
        print(f"{self.folder.name}/{name}", flush=True)

    def visit(self, path: str, selector: str) -> None:
        """Open a page and wait until it shows something and has settled."""
        self.page.goto(self.base + path)
        self.page.wait_for_selector(selector)
        self.settle()

    def settle(self, milliseconds: int = 500) -> None:
        """Wait until the page no longer changes."""
        self.page.wait_for_timeout(milliseconds)

    def table(self, game_name: str, **settings: Any) -> str:
        """Create a table and return its id."""
        return str(self.post("/tables", game=game_name, **settings)["id"])

    def start(self, table: str) -> None:
        """Start a table's game."""
        self.command(table, do="start")

    def import_record(self, record: Record) -> dict[str, Any]:
        """Import a game; return the server's answer."""
        answer = self.context.request.post(
            f"{self.base}/api/v1/records",
            data=record.dumps(),
            headers={"Content-Type": "application/json"},
        )
        assert answer.ok, answer.text()
        imported: dict[str, Any] = answer.json()
        return imported

    def branch(
        self,
        demo: DemoGame,
        moment: float,
        *,
        to_the_end: bool = False,
        against_bots: bool = False,
        begins: tuple[str, ...] = BEGINS,
    ) -> str:
        """
        Branch off at a moment of a demo game, in every seat or in the first one; return the table's id.

        The next move is one that begins so.
        """
        if against_bots:
            self.new_guest()
        imported = self.import_record(self.records[demo.name])
        moves = imported["moves"]
        ply = min(len(moves) - 1, int(moment * len(moves)))
        while ply > 0 and not (
            moves[ply]["move"].startswith(begins) and (moves[ply]["seat"] == 0 or not against_bots)
        ):
            ply -= 1
        seats: list[dict[str, str]] = [{"kind": "me", "nonce": str(seat)} for seat in range(demo.players)]
        if against_bots:
            seats[1:] = [{"kind": "bot", "level": f"level-{2 * seat}"} for seat in range(1, demo.players)]
        request = {"ply": ply, "seats": seats, "auto_confirm": to_the_end}
        table = str(self.post(f"/records/{imported['id']}/branch", **request)["id"])
        self.start(table)
        for move in moves[ply:] if to_the_end else []:
            self.command(table, do="play", seat=move["seat"], move=move["move"])
        return table

    def branch_at(self, record: Record, ply: int, seat: int, *, alone: bool = False) -> str:
        """Play on from a move in one seat against bots, or alone in all of them; return the table's id."""
        imported = self.import_record(record)
        seats = [{"kind": "bot", "level": "level-1"} for _ in range(record.players)]
        for number in range(record.players):
            if alone or number == seat:
                seats[number] = {"kind": "me", "nonce": str(number)}
        request = {"ply": ply, "seats": seats, "auto_confirm": True}
        table = str(self.post(f"/records/{imported['id']}/branch", **request)["id"])
        self.start(table)
        return table

    def command(self, table: str, **command: Any) -> None:
        """Send a command to a table."""
        self.post(f"/tables/{table}/commands", type="command", id=f"{next(COMMAND_IDS)}", command=command)


Kind = Callable[[Photographer], None]


def pages(visitor: Photographer) -> None:
    """Photograph every page without a board."""
    page = visitor.page
    visitor.visit("/", ".game-picture svg.board")
    visitor.shoot("home", whole=True)
    page.click("[aria-controls=settings]")
    visitor.settle(200)
    visitor.shoot("settings")
    for name in GAMES:
        visitor.visit(f"/new/{name}", ".seat-wishes select")
        visitor.shoot(f"new-{name}", whole=True)
        visitor.visit(f"/rules/{name}", "main h1")
        visitor.shoot(f"rules-{name}")
    visitor.visit("/learn", "main h1")
    visitor.shoot("learn", whole=True)
    visitor.visit("/puzzles", "a[href^='/puzzles/']")
    visitor.shoot("puzzles", whole=True)
    page.locator("a[href^='/puzzles/']").first.click()
    page.wait_for_selector("svg.board")
    visitor.settle()
    visitor.shoot("puzzle")
    visitor.visit("/replay", "main h1")
    page.locator("input[type=file]").set_input_files(
        {"name": "game.json", "mimeType": "application/json", "buffer": b"{ not json"}
    )
    page.wait_for_selector("[role=alert]")
    visitor.shoot("replay-broken")
    visitor.visit("/nowhere", "main h1")
    visitor.shoot("nowhere")
    table = visitor.table("taluva", players=3, seats=[{"kind": "me", "nonce": "a"}] + [{"kind": "open"}] * 2)
    visitor.visit(f"/t/{table}", ".invite img")
    visitor.shoot("open-table", whole=True)
    visitor.page.goto(visitor.base + "/")
    page.wait_for_selector(".table-row")
    page.keyboard.press("?")
    visitor.settle(300)
    visitor.shoot("keys-home")


def lessons(visitor: Photographer) -> None:
    """Photograph the start of each chapter of the lessons."""
    visitor.visit("/learn", ".chapters a")
    paths = visitor.page.locator(".chapters a").evaluate_all("all => all.map(one => one.pathname)")
    for path in paths:
        visitor.visit(path, ".coach")
        visitor.shoot(f"lesson-{'-'.join(path.split('/')[2:])}")


def people(visitor: Photographer) -> None:
    """Photograph accounts, profiles and rated tables."""
    page = visitor.page
    visitor.visit("/account", "[data-way=new]")
    visitor.shoot("account-login")
    page.locator("[data-way=recover]").click()
    visitor.shoot("account-recover")
    page.locator("[data-way=new]").click()
    page.locator("input[autocomplete=username]").fill(visitor.name)
    page.locator("input[autocomplete=new-password]").fill(PASSWORD)
    page.locator("[data-act=enter]").click()
    page.locator(".secret").wait_for()
    visitor.shoot("account-code")
    page.locator("[data-act=kept]").click()
    page.wait_for_selector("main h2")
    visitor.settle()
    visitor.shoot("account", whole=True)
    for name in GAMES:
        table = visitor.table(
            name, players=2, pace=0, seats=[{"kind": "me", "nonce": "a"}, {"kind": "bot", "level": "level-1"}]
        )
        visitor.start(table)
        visitor.visit(f"/t/{table}", ".question")
        page.locator("[data-act=more]").click()
        page.locator("[data-act=resign]").click()
        page.locator("[data-act=resign-sure]").click()
        page.locator(".over").wait_for()
    visitor.visit("/", ".home-links a[href^='/people/']")
    visitor.shoot("home-games", whole=True)
    page.locator(".home-links a[href^='/people/']").click()
    page.wait_for_selector(".chart svg, .people h2")
    visitor.settle()
    visitor.shoot("profile", whole=True)
    visitor.visit("/statistics/talat", ".chart svg")
    visitor.shoot("statistics-played", whole=True)
    visitor.visit("/new/taluva", "[data-rated]")
    page.locator("[data-rated]").check()
    visitor.settle(200)
    visitor.shoot("new-rated", whole=True)


def boards(visitor: Photographer) -> None:
    """Photograph the flat boards at several moments, what can happen at a table, and replays."""
    page = visitor.page
    for demo in DEMO_GAMES:
        for number, moment in enumerate(demo.moments, start=1):
            name = f"{demo.name}-{number}"
            table = visitor.branch(demo, moment, against_bots=name in README)
            visitor.visit(f"/t/{table}", "svg.board, .curtain")
            if page.locator(".curtain").count():
                visitor.shoot(f"{name}-curtain")
                page.click("[data-act=curtain]")
                page.wait_for_selector(".curtain", state="detached")
            visitor.settle(300)
            visitor.shoot(name)
            if number == 2 and demo.game == "taluva":
                ghost(visitor, name)
            if number == 3 and demo.game == "titicaca":
                page.locator(".titicaca-village").first.click(force=True)
                visitor.settle(200)
                visitor.shoot(f"{name}-region")
        replay = visitor.import_record(visitor.records[demo.name])
        visitor.visit(f"/replay/{replay['id']}", "svg.board")
        visitor.shoot(f"{demo.name}-replay")
    around(visitor)


def ghost(visitor: Photographer, name: str) -> None:
    """Photograph the tile in hand above the board, then what can be built."""
    page = visitor.page
    if page.locator(".picker select option").count() < 2:
        page.locator(".acts [data-move=draw]").click()
        page.wait_for_selector(".picker")
    picker = page.locator(".picker select")
    placements = [
        each for each in picker.locator("option").evaluate_all("all => all.map(one => one.value)") if each
    ]
    picker.select_option(placements[-1])
    visitor.settle(300)
    visitor.shoot(f"{name}-ghost")
    page.click("[data-act=lay]")
    visitor.settle(700)
    visitor.shoot(f"{name}-build")
    choices(visitor, name)


def choices(visitor: Photographer, name: str) -> None:
    """Click hexes until one lists what can be built there."""
    page = visitor.page
    for number in range(min(8, page.locator(".mark-candidate").count())):
        page.locator(".mark-candidate").nth(number).focus()
        page.keyboard.press("Enter")
        visitor.settle(400)
        if page.locator(".hex-choices").count():
            visitor.shoot(f"{name}-choices")
            return
        page.locator("[data-act=undo]").click()
        visitor.settle(400)


def around(visitor: Photographer) -> None:
    """Photograph what surrounds a board: the end, panels, the menu, keys, a hint."""
    page = visitor.page
    for name in GAMES:
        demo = next(each for each in DEMO_GAMES if each.game == name)
        table = visitor.branch(demo, 1.0, to_the_end=True)
        visitor.visit(f"/t/{table}", ".over")
        visitor.shoot(f"{name}-over")
        table = visitor.branch(demo, 0.5)
        visitor.visit(f"/t/{table}", "svg.board, .curtain")
        if page.locator(".curtain").count():
            page.click("[data-act=curtain]")
        page.locator("[data-act=more]").click()
        visitor.settle(200)
        visitor.shoot(f"{name}-more")
        page.locator("[data-act=more]").click()
        if visitor.phone:
            page.locator("[data-act=drawer]").click()
            visitor.settle(200)
            visitor.shoot(f"{name}-drawer")
            page.locator("[data-act=drawer]").click()
        page.locator("[data-act=hint]").click()
        page.wait_for_selector(".refusals")
        visitor.shoot(f"{name}-hint")
        page.keyboard.press("?")
        visitor.settle(300)
        visitor.shoot(f"{name}-keys")


def moments(visitor: Photographer) -> None:
    """Photograph what the table shows when something happens, and how games end."""
    page = visitor.page
    page.goto(visitor.base)
    page.evaluate("localStorage.setItem('atoll-speed', 'slow')")
    for event in EVENTS:
        record = visitor.records[event.demo.name]
        ply, seat = first_time(record, event.key)
        visitor.new_guest()
        table = visitor.branch_at(record, ply, seat)
        visitor.visit(f"/t/{table}", ".table .board")
        visitor.command(table, do="play", seat=seat, move=record.moves[ply])
        shown(visitor, f"moment-{event.name}")
    page.evaluate("localStorage.setItem('atoll-speed', 'instant')")


def first_time(record: Record, key: str) -> tuple[int, int]:
    """Return the ply of the first move that makes something happen, and who makes it."""
    return times(record, key)[0]


def times(record: Record, key: str) -> list[tuple[int, int]]:
    """Return the plies of all moves that make something happen, each with who makes it."""
    position = record.position(0)
    found = []
    for ply, move in enumerate(record.moves):
        seat = position.active_seats[0]
        if key in [event.key for event in position.play_with_events(move, seat)]:
            found.append((ply, seat))
    assert found, f"nothing of the kind happens: {key}"
    return found


def shown(visitor: Photographer, name: str) -> None:
    """Photograph whatever is shown until the table waits again: sentences, a show step by step, the end."""
    page = visitor.page
    page.wait_for_selector(".moment-caption p, .moment-bar, .over")
    visitor.settle(100)
    visitor.shoot(name)
    captions(visitor, name)
    for number in itertools.count(1):
        later = page.locator("[data-act=moment-next]:enabled, [data-act=moment-skip]:visible").first
        if not later.count():
            break
        if number == 2 and page.locator("[data-act=moment-table]").count():
            page.locator("[data-act=moment-table]").click()
            visitor.settle(200)
            visitor.shoot(f"{name}-table")
            page.locator("[data-act=moment-table-close]").click()
        later.click()
        visitor.settle(300)
        visitor.shoot(f"{name}-{number}")
    if page.locator(".over").count():
        visitor.shoot(f"{name}-over")


def captions(visitor: Photographer, name: str) -> None:
    """Photograph the sentences that follow the one which is shown."""
    caption = visitor.page.locator(".moment-caption p")
    for number in itertools.count(1):
        if not caption.count():
            return
        visitor.page.locator(".moment-caption p", has_text=caption.inner_text()).wait_for(state="hidden")
        if caption.count():
            visitor.settle(100)
            visitor.shoot(f"{name}-caption-{number}")


def scenes(visitor: Photographer) -> None:
    """Photograph the boards in three dimensions: from the side, from above, close up, colour-blind."""
    page = visitor.page
    page.goto(visitor.base)
    page.evaluate(
        "localStorage.setItem('atoll-dimensions', '3'), localStorage.setItem('atoll-detail', 'high')"
    )
    for demo in DEMO_GAMES:
        for number, moment in enumerate(demo.moments, start=1):
            moment_name = f"{demo.name}-{number}"
            name = f"{moment_name}-scene"
            table = visitor.branch(demo, moment, against_bots=moment_name in README)
            page.goto(f"{visitor.base}/t/{table}")
            page.wait_for_selector(".stage[data-projection], .curtain", timeout=90_000)
            if page.locator(".curtain").count():
                page.click("[data-act=curtain]")
                page.wait_for_selector(".stage[data-projection]", timeout=90_000)
            visitor.settle(2500)
            visitor.shoot(name)
            if number == len(demo.moments):
                page.locator(".stage").focus()
                page.keyboard.press("t")
                visitor.settle(1500)
                visitor.shoot(f"{name}-above")
                vision_deficiencies(visitor, name)
                page.keyboard.press("t")
                for _ in range(4):
                    page.keyboard.press("+")
                visitor.settle(1500)
                visitor.shoot(f"{name}-near")
            if number == 2 and demo.game == "taluva":
                ghost(visitor, name)
    page.evaluate("localStorage.removeItem('atoll-dimensions')")


def readme(visitor: Photographer) -> None:
    """Renew the pictures of the README: each of its boards, flat and in three dimensions."""
    page = visitor.page
    for demo in DEMO_GAMES:
        for number, moment in enumerate(demo.moments, start=1):
            if (name := README.get(f"{demo.name}-{number}")) is None:
                continue
            table = visitor.branch(demo, moment, against_bots=True)
            visitor.visit(f"/t/{table}", "svg.board")
            page.screenshot(path=PICTURES / f"{name}.jpg", type="jpeg", quality=70)
            page.evaluate("localStorage.setItem('atoll-detail', 'high')")
            page.evaluate("localStorage.setItem('atoll-dimensions', '3')")
            visitor.visit(f"/t/{table}", ".stage[data-projection]")
            if demo.game != "talat":
                # From a little lower down, as somebody who plays would turn it to see more of its depth.
                page.locator(".stage").focus()
                page.keyboard.press("Shift+ArrowDown")
            visitor.settle(2500)
            page.screenshot(path=PICTURES / f"{name}-scene.jpg", type="jpeg", quality=76)
            page.evaluate("localStorage.removeItem('atoll-dimensions')")
            visitor.count += 2
            print(f"{PICTURES.name}/{name}", flush=True)


def vision_deficiencies(visitor: Photographer, name: str) -> None:
    """Photograph the board as people with other colour vision see it."""
    chrome = visitor.context.new_cdp_session(visitor.page)
    for deficiency in VISION_DEFICIENCIES:
        chrome.send("Emulation.setEmulatedVisionDeficiency", {"type": deficiency})
        visitor.settle(300)
        visitor.shoot(f"{name}-{deficiency}")
    chrome.send("Emulation.setEmulatedVisionDeficiency", {"type": "none"})


KINDS: dict[str, Kind] = {
    "pages": pages,
    "lessons": lessons,
    "people": people,
    "boards": boards,
    "moments": moments,
    "scenes": scenes,
    "readme": readme,
}
SOLID = {"scenes", "readme"}
"""Those that need a browser with three dimensions."""

if __name__ == "__main__":
    main()
