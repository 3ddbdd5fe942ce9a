"""Lessons: each is played through here, with a mistake at every step."""

from __future__ import annotations

import re
from random import Random

import pytest

from atoll.ai import player
from atoll.core import CHANCE, IllegalMove, game_names
from atoll.learn import Chapter, Goal, LearnError, Practice, Step, lesson, resume_chapter
from atoll.learn.lesson import _chapter
from atoll.messages import LANGUAGES, catalogue
from atoll.messages.catalogue import sources
from atoll.messages.rulebook import rulebook

CHAPTERS = [chapter for game in game_names() for chapter in lesson(game).chapters]
by_name = pytest.mark.parametrize("chapter", CHAPTERS, ids=lambda c: f"{c.game}-{c.name}")


def answered(practice: Practice, *, seed: int = 1) -> Practice:
    """Let the others decide, as the server does."""
    bot = player("greedy", seed=seed)
    while (seat := practice.opponent_to_move()) is not None:
        seen = practice.position.resample(seat, Random(seed))
        practice = practice.reply(practice.scripted_reply() or bot.choose(seen, seat))
    return practice


@by_name
def test_a_chapter_is_played_through_with_a_mistake_at_every_step(chapter: Chapter) -> None:
    practice = answered(resume_chapter(chapter))
    assert not practice.played, "a chapter begins with the learner"
    for number, step in enumerate(chapter.steps):
        assert practice.current_step is step
        if step.slip is not None:
            slipped = practice.attempt(step.slip)
            assert slipped is None if not isinstance(slipped, tuple) else slipped, step.name
        while practice.step == number:
            assert practice.position.to_move is not CHANCE, "the set-up is too short"
            move = practice.solution()
            assert move is not None, f"nothing does what {step.name} asks"
            assert step.shows in (None, move), f"{step.shows} does not do what {step.name} asks"
            after = practice.attempt(move)
            assert isinstance(after, Practice)
            practice = answered(after)
    assert practice.over
    assert practice.current_step is None
    again = resume_chapter(chapter, [made.move for made in practice.played])
    assert again.position == practice.position
    assert resume_chapter(chapter).step == 0, "a chapter can be repeated"


@by_name
def test_every_step_has_a_mistake_and_it_is_refused_or_misses(chapter: Chapter) -> None:
    for step in chapter.steps:
        assert step.slip is not None or step.goal.is_any, f"{step.name} tries no mistake"


@by_name
def test_a_chapter_speaks_of_rules_that_there_are(chapter: Chapter) -> None:
    assert set(chapter.rules) <= {rule.id for rule in rulebook(chapter.game).rules}
    assert chapter.rules


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", game_names())
def test_every_sentence_of_a_lesson_is_written_and_none_is_left_over(game: str, lang: str) -> None:
    keys = {key for chapter in lesson(game).chapters for key in chapter.sentences()}
    written = set(re.findall(r"^(lesson-[a-z0-9-]+) =", sources(lang)[f"lesson-{game}"], re.M))
    assert written == keys
    assert all(catalogue(lang).say(key) for key in keys)


@pytest.mark.parametrize(
    ("game", "names"),
    [
        ("talat", "put move capture david freeze zihin play"),
        ("titicaca", "bid join merge temple worth play"),
        (
            "taluva",
            "tile found expand erupt cover temple tower win out ships doubles board fifth play",
        ),
    ],
)
def test_a_lesson_has_the_chapters_that_it_promises(game: str, names: str) -> None:
    assert [chapter.name for chapter in lesson(game).chapters] == names.split()


def test_a_goal_asks_for_a_move_for_what_happens_or_for_what_does_not() -> None:
    chapter = lesson("talat")["david"]
    practice = resume_chapter(chapter)
    after = practice.attempt("capture AB c2 d3")
    assert isinstance(after, Practice)
    events = after.played[-1].events
    assert Goal().reached("capture AB c2 d3", events)
    assert Goal(move="capture .*").reached("capture AB c2 d3", events)
    assert not Goal(move="capture").reached("capture AB c2 d3", events)
    assert not Goal(spares={"key": "talat-captured"}).reached("capture AB c2 d3", events)
    assert Goal(spares={"key": "talat-over"}).reached("capture AB c2 d3", events)
    assert not Goal(tells={"key": "talat-captured", "prey_height": 1}).reached("", events)


def test_moves_that_do_not_lead_through_a_chapter_are_refused() -> None:
    chapter = lesson("talat")["capture"]
    with pytest.raises(IllegalMove):
        resume_chapter(chapter, ["capture AB a2 b3"])
    with pytest.raises(ValueError, match="move AB e2 e3"):
        resume_chapter(chapter, ["move AB e2 e3"])
    with pytest.raises(IllegalMove):
        resume_chapter(chapter, ["capture AB c2 b3", "move AB c2 c3"])
    done = answered(resume_chapter(chapter, ["capture AB c2 b3", "move BC e1 e2", "move CA e1 e2"]))
    assert done.step == 1


def test_a_step_can_take_several_decisions() -> None:
    practice = resume_chapter(lesson("talat")["play"])
    assert practice.left == 4
    move = practice.solution()
    assert move is not None
    after = practice.attempt(move)
    assert isinstance(after, Practice)
    assert (after.step, after.left) == (0, 3)


@pytest.mark.parametrize(
    ("entry", "problem"),
    [
        ({"name": "x"}, "chapter x of talat has no 'step'"),
        ({"name": "x", "step": [], "gaol": 1}, r"unknown parts \['gaol'\]"),
        ({"name": "x", "step": [{"name": "y", "gaol": 1}]}, "gaol"),
    ],
)
def test_a_file_that_is_wrong_names_the_entry(entry: dict[str, object], problem: str) -> None:
    with pytest.raises(LearnError, match=problem):
        _chapter("talat", dict(entry))


def test_the_sentences_of_a_step() -> None:
    step = Step("one", Goal(move="x"))
    chapter = Chapter("talat", "put", lesson("talat")["put"].start, (step,))
    assert chapter.sentences() == [
        "lesson-talat-put",
        "lesson-talat-put-about",
        "lesson-talat-put-one",
        "lesson-talat-put-one-done",
        "lesson-talat-put-one-not",
    ]
