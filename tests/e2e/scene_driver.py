"""Plays in three dimensions: finds a hex on the screen as the camera sees it, and touches it there."""

from __future__ import annotations

import math
import re
import time
from collections.abc import Callable, Sequence

from playwright.sync_api import Page

from e2e.driver import IN_TIME, NEXT_FRAMES, Player

STOREY = 0.6
"""How high a level is in the scene (web/src/games/taluva/scene/sizes.ts)."""

GROUND = 0.5
"""How high Titicaca's fields lie (web/src/games/titicaca/scene/relief.ts)."""

SETTLED = """() => {
    const stage = document.querySelector(".stage[data-projection]");
    const canvas = stage?.querySelector("canvas");
    if (!canvas) return null;
    const [room, filled] = [canvas.parentElement, canvas].map((one) => one.getBoundingClientRect());
    if (Math.abs(room.width - filled.width) > 1 || Math.abs(room.height - filled.height) > 1) return null;
    const { x, y, width, height } = filled;
    return [stage.dataset.projection.split(" ").map(Number), [x, y, width, height]];
}"""
"""What the stage shows, once the camera stands where the picture was taken from, and the picture fills its
room."""

FINGER = 40.0
"""Pixels that a finger needs."""

HEX = math.sqrt(3)
"""How wide a hex is in the scene."""

SOON = 15.0
"""Seconds after which a touch is taken to mean nothing; software draws every frame here."""


def settled(page: Page) -> tuple[list[float], list[float]]:
    """Wait until the camera rests; return the matrix from the scene to the picture, and the picture's box."""
    matrix, box = page.wait_for_function(SETTLED, timeout=IN_TIME).json_value()
    return matrix, box


class ScenePlayer(Player):
    """Somebody who lays tiles and builds by touching the island itself, wherever a hex is in sight."""

    patience = 2500.0
    """Software draws every frame here."""
    touched = 0
    """How many moves were made on the island, not by a button."""

    def decide(self) -> bool:
        if self.page.locator(".stage").count() == 0 or self.page.locator("[data-act=confirm]").count():
            return super().decide()
        builds = self.page.locator(
            ".acts [data-move^=hut], .acts [data-move^=tower], .acts [data-move^=temple]"
        )
        if builds.count():
            moves = builds.evaluate_all("all => all.map(one => one.dataset.move)")
            found = re.search(r"(-?\d+),(-?\d+)", self.rng.choice(moves))
            assert found
            return self.build(int(found[1]), int(found[2])) or super().decide()
        return super().decide()

    def build(self, q: int, r: int) -> bool:
        """Touch a hex to see what can be built there, and choose a piece."""
        if not self.touch_at((HEX * (q + r / 2), STOREY * self.levels().get((q, r), 0), 1.5 * r), HEX):
            return False
        here = self.page.locator(".hex-choices [data-move]")
        self.wait_for(lambda: here.count() > 0)
        if not here.count():
            return False
        self.press(here.nth(self.rng.randrange(here.count())))
        self.touched += 1
        return True

    def lay(self) -> bool:
        picker = self.page.locator(".picker select")
        options = picker.locator("option").evaluate_all("all => all.map(one => one.value).filter(Boolean)")
        if not options:
            return False
        levels = self.levels()
        for text in self.rng.sample(options, min(6, len(options))):
            found = re.match(r"tile (-?\d+),(-?\d+) \d", text)
            assert found
            q, r = int(found[1]), int(found[2])
            at = self.on_screen(q, r, levels.get((q, r), 0))
            if at is None:
                continue
            if self.hand == "touch":
                self.page.touchscreen.tap(*at)
            else:
                self.page.mouse.move(*at)
            self.page.evaluate(NEXT_FRAMES)
            # Another hex may stand before it: then the tile in hand is there, and this one is not in sight.
            if not picker.input_value().startswith(f"tile {q},{r} "):
                continue
            if self.hand == "touch":
                self.press(self.page.locator("[data-act=lay]"))
            else:
                self.page.mouse.click(*at)
            self.touched += 1
            return True
        return False

    def talat(self) -> bool:
        """Pick up a tower where it stands, then touch where it shall go. A tower in hand is a button."""
        hand = self.page.locator("[data-tower]")
        if hand.count():
            self.press(hand.nth(self.rng.randrange(hand.count())))
        elif not self.touch_one(".talat-touch:not([data-target])"):
            return False
        if not self.wait_for(lambda: self.page.locator(".talat-touch[data-target]").count() > 0):
            return False
        confirm, before = self.page.locator("[data-act=confirm]"), self.squares()
        if not self.touch_one(".talat-touch[data-target]"):
            return False
        # Another tower may stand before the square: then that one is picked up, and nothing is moved.
        self.wait_for(lambda: confirm.count() > 0 or self.squares() not in ([], before))
        if not confirm.count():
            return False
        self.touched += 1
        return True

    def touch_one(self, squares: str) -> bool:
        """Touch one of these squares, at random, where the camera sees it."""
        places: list[tuple[str, str]] = self.page.locator(squares).evaluate_all(
            "all => all.map(one => [one.dataset.square.slice(0, 2), one.dataset.at])"
        )
        if not places:
            return False
        board, flat = self.rng.choice(places)
        settled(self.page)
        lean = self.page.locator(".talat-touches").evaluate(
            "(all, board) => all.dataset[`lean${board}`]", board
        )
        matrix = [float(each) for each in lean.split()]
        point = (*map(float, flat.split()), 1.0)
        return self.touch_at([sum(matrix[4 * k + row] * point[k] for k in range(4)) for row in range(3)], 1.0)

    def squares(self) -> list[str]:
        """The squares to which the tower in hand can go."""
        found: list[str] = self.page.locator(".talat-touch[data-target]").evaluate_all(
            "all => all.map(one => one.dataset.square)"
        )
        return found

    def wait_for(self, condition: Callable[[], bool]) -> bool:
        """Give the page some time for something to come true; return whether it did."""
        until = time.monotonic() + SOON
        while not condition():
            if time.monotonic() > until:
                return False
            self.page.wait_for_timeout(25)
        return True

    def touch(self, x: float, y: float) -> None:
        if self.hand == "touch":
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def touch_at(self, place: Sequence[float], width: float) -> bool:
        """
        Touch something so wide; tell whether it is in the picture.

        What is too small for a finger comes closer when it is touched, and is large enough then.
        """
        at = self.projected(*place)
        if at is None:
            return False
        stage = self.page.locator(".stage")
        large, close = self.pixels(place, width) >= FINGER, stage.get_attribute("data-close")
        self.touch(*at)
        self.page.evaluate(NEXT_FRAMES)
        if self.hand != "touch" or (large and close == stage.get_attribute("data-close")):
            return True
        assert self.pixels(place, width) >= FINGER, f"{self.pixels(place, width):.1f} px are to be touched"
        at = self.projected(*place)
        assert at is not None
        self.touch(*at)
        return True

    def pixels(self, place: Sequence[float], width: float) -> float:
        """How wide something is on the screen; the camera looks from the front."""
        x, y, z = place
        matrix, (_, _, across, _) = settled(self.page)
        seen = []
        for end in (x - width / 2, x + width / 2):
            point = (end, y, z, 1.0)
            right, _, _, w = (sum(matrix[4 * k + row] * point[k] for k in range(4)) for row in range(4))
            seen.append(right / w * across / 2)
        return seen[1] - seen[0]

    def on_screen(self, q: int, r: int, level: int) -> tuple[float, float] | None:
        """Project the middle of a hex's top to the screen; None where it is outside of the picture."""
        return self.projected(HEX * (q + r / 2), STOREY * level, 1.5 * r)

    def projected(self, *place: float) -> tuple[float, float] | None:
        """Project a point of the scene to the screen; None where it is outside of the picture."""
        return next(iter(self.all_projected([place])), None)

    def all_projected(self, places: Sequence[Sequence[float]]) -> list[tuple[float, float]]:
        """Project points of the scene to the screen, without those that are outside of the picture."""
        matrix, (left, top, width, height) = settled(self.page)
        found = []
        for place in places:
            point = (*place, 1.0)
            x, y, _, w = (sum(matrix[4 * k + row] * point[k] for k in range(4)) for row in range(4))
            right, down = (x / w + 1) / 2, (1 - y / w) / 2
            if 0.02 < right < 0.98 and 0.02 < down < 0.98:
                found.append((left + right * width, top + down * height))
        return found

    def levels(self) -> dict[tuple[int, int], int]:
        """The island as the server tells it."""
        land = self.page.evaluate(
            """async () => {
                const answer = await fetch(`/api/v1/tables/${location.pathname.split("/").pop()}`);
                return (await answer.json()).board.view.land.map(({hex, level}) => [hex, level]);
            }"""
        )
        return {(q, r): level for (q, r), level in land}
