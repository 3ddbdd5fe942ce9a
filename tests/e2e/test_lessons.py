"""Lessons in the browser: played through by keyboard and by touch, with mistakes, kept and repeated."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from atoll.learn import Practice, lesson, resume_chapter
from atoll.messages import say
from e2e.audit import audit
from e2e.conftest import Visitor
from e2e.driver import IN_TIME, Hand, Player, keys_listed

pytestmark = pytest.mark.slow

Visit = Callable[..., Visitor]


class Pupil(Player):
    """Somebody in a lesson, who makes the moves that are asked for."""

    def asked(self) -> bool:
        """A lesson asks all the time; where it waits, nothing is offered."""
        return True

    def question(self) -> str:
        return self.page.locator(".coach-task").inner_text(timeout=1000)

    def make(self, move: str) -> None:
        """Make a move of the notation with what the board offers."""
        page = self.page
        kind, *rest = move.split()
        if kind == "bid":
            page.locator("#bid").focus()
            page.keyboard.press("Home")
            for _ in range(int(rest[0])):
                page.keyboard.press("ArrowRight")
            self.press(page.locator("[data-act=bid]"), IN_TIME)
        elif kind == "tile":
            page.locator(".picker select").select_option(move)
            self.press(page.locator("[data-act=lay]"), IN_TIME)
        elif kind == "put":
            self.press(page.locator(f"[data-tower='{rest[0]}']"), IN_TIME)
            self.press(page.locator(f"[data-square='{rest[1]} {rest[2]}']"), IN_TIME)
        elif kind in ("move", "capture"):
            self.press(page.locator(f"[data-square='{rest[0]} {rest[1]}']"), IN_TIME)
            self.press(page.locator(f"[data-square='{rest[0]} {rest[2]}']"), IN_TIME)
        else:
            self.press(page.locator(f".acts [data-move='{move}']"), IN_TIME)

    def study(self, game: str, name: str) -> None:
        """Do all steps of the chapter that is open, each after its mistake if the board lets one make it."""
        chapter = lesson(game)[name]
        page = self.page
        page.get_by_role("heading", name=say(chapter.key()), exact=True).wait_for()
        for step in chapter.steps:
            if step.goal.is_any and step.times > 1:
                self.play_until(lambda: page.locator("[data-act=next], [data-act=real]").count() > 0)
                continue
            page.locator(".coach-task").get_by_text(say(chapter.key(step))).wait_for()
            page.locator(".board-area").wait_for()
            missed = step.slip is not None and practise_to(game, name, step.name).attempt(step.slip) is None
            if missed:
                self.make(step.slip or "")
                page.locator("[data-verdict=missed]").get_by_text(say(chapter.key(step, "not"))).wait_for()
            self.make(step.shows or str(practise_to(game, name, step.name).solution()))
            page.locator("[data-verdict=done]").get_by_text(say(chapter.key(step, "done"))).wait_for()


def practise_to(game: str, name: str, wanted: str) -> Practice:
    """Come to a step as the lesson shows it. Steps before it have their replies written down."""
    chapter = lesson(game)[name]
    practice = resume_chapter(chapter)
    while practice.current_step is not None and practice.current_step.name != wanted:
        after = practice.attempt(practice.solution() or "")
        assert isinstance(after, Practice)
        practice = after
        while practice.opponent_to_move() is not None:
            practice = practice.reply(practice.scripted_reply() or "")
    return practice


PARTS = {
    "keyboard": {"talat": None, "titicaca": None, "taluva": None},
    "touch": {"talat": 4, "titicaca": 3, "taluva": 5},
}
"""How many chapters are played by which hand; all by the keyboard."""


@pytest.mark.parametrize("hand", PARTS)
@pytest.mark.parametrize("game", ["talat", "titicaca", "taluva"])
def test_a_lesson_is_played_through(visit: Visit, game: str, hand: Hand) -> None:
    page = visit(phone=hand == "touch").go("/learn")
    pupil = Pupil(page, hand)
    pupil.press(page.locator(f"[data-lesson={game}]"), IN_TIME)
    chapters = lesson(game).chapters[: PARTS[hand][game]]
    for number, chapter in enumerate(chapters):
        pupil.study(game, chapter.name)
        if number + 1 < len(chapters):
            if hand == "keyboard":
                # The way on has the focus already.
                page.locator("[data-act=next]:focus").wait_for()
                page.keyboard.press("Enter")
            else:
                page.locator("[data-act=next]").tap()
    if hand == "keyboard":
        page.locator("[data-act=real]").wait_for()
    page.goto(page.url.split("/learn")[0] + "/learn")
    card = page.locator(".lesson-card", has=page.locator(f"[data-lesson={game}]"))
    card.get_by_text(f"{len(chapters)} of {len(lesson(game).chapters)} chapters done").wait_for()


def test_a_refused_wish_is_explained_by_its_rule_and_a_step_can_be_taken_again(visit: Visit) -> None:
    page = visit().go("/learn/talat/capture")
    page.locator("[data-square='AB a2']").click()
    page.locator("[data-square='AB b3']").click()
    refused = page.locator("[data-verdict=refused]")
    refused.get_by_text("two levels higher").wait_for()
    assert refused.get_by_role("link", name="Why?").get_attribute("href") == "/rules/talat/A-CAP-2"
    page.get_by_role("button", name="Show me").click()
    page.get_by_text("Step 2 of 2").wait_for()
    assert page.locator("[data-square='AB b3']").count() == 1
    page.get_by_role("button", name="Repeat step").click()
    page.get_by_text("Step 1 of 2").wait_for()
    page.keyboard.press("s")
    page.get_by_text("Step 2 of 2").wait_for()
    page.get_by_role("button", name="Restart chapter").click()
    page.get_by_text("Step 1 of 2").wait_for()


@pytest.mark.parametrize(
    ("lang", "dark", "phone"), [("en", True, False), ("fr", False, True), ("de", False, True)]
)
def test_lessons_speak_and_everybody_can_use_them(
    visit: Visit, axe: str, lang: str, dark: bool, phone: bool
) -> None:
    visitor = visit(lang=lang, dark=dark, phone=phone)
    page = visitor.go("/learn")
    page.wait_for_selector("[data-lesson=talat]")
    audit(page, axe)
    for game, name in (("talat", "zihin"), ("titicaca", "bid"), ("taluva", "out")):
        page = visitor.go(f"/learn/{game}/{name}")
        page.wait_for_selector(".board-area svg")
        audit(page, axe)


def test_the_question_mark_lists_the_keys_of_where_one_is(visit: Visit) -> None:
    visitor = visit()
    page = visitor.go()
    page.get_by_role("link", name="Rules").wait_for()
    text = keys_listed(page)
    assert "Everywhere" in text
    assert "Table" not in text
    page.click("[data-play=taluva]")
    page.wait_for_selector(".picker")
    text = keys_listed(page)
    for expected in ("Table", "turn tile left", "fit to window"):
        assert expected in text
    # What is listed works: a hint, a look back, more.
    page.keyboard.press("m")
    page.locator("#move-list").wait_for()
    page.keyboard.press("h")
    page.locator(".refusals").wait_for()
    page = visitor.go("/learn/talat/put")
    page.wait_for_selector("[data-tower]")
    text = keys_listed(page)
    assert "Lesson" in text
    assert "This game" not in text, "Talat has no keys of its own"
    page = visitor.go("/rules/talat")
    page.get_by_role("searchbox").fill("what?")
    assert page.get_by_role("dialog").count() == 0, "in a text a question mark is a question mark"
