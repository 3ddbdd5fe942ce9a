"""The puzzles that come with Atoll, and how they are found."""

from dataclasses import replace
from datetime import date, timedelta
from random import Random

import pytest

from atoll.ai import player
from atoll.ai.reasons import reasons
from atoll.core import CHANCE, IllegalMove, NotationError, RecordError, game_names
from atoll.core.position import Position
from atoll.learn.puzzle import HARDEST, Puzzle, of_the_day, puzzle, puzzles, read_lines, write_line
from atoll.learn.puzzle_search import MIN_LEAD, MIN_LEGAL_MOVES, PuzzleSource
from atoll.learn.themes import THEMES

EVERY = [each for name in game_names() for each in puzzles(name)]


@pytest.mark.parametrize("name", game_names())
def test_every_game_has_a_few_dozen_of_several_difficulties(name):
    found = puzzles(name)
    assert len(found) >= 24
    assert len({each.id for each in found}) == len(found)
    assert len({each.difficulty for each in found}) >= 3
    assert [each.difficulty for each in found] == sorted(each.difficulty for each in found)


@pytest.mark.parametrize("one", EVERY, ids=lambda one: one.id)
def test_a_puzzle_is_a_position_with_a_choice(one):
    assert one.record.view == one.seat
    position = one.position()
    assert position.to_move == one.seat
    legal = position.legal_moves_for(one.seat)
    assert len(legal) >= MIN_LEGAL_MOVES
    assert one.solution in legal
    assert one.lead >= MIN_LEAD
    assert one.lead <= one.value <= 1
    assert 1 <= one.difficulty <= HARDEST
    assert puzzle(one.id) == one


def test_a_puzzle_tells_nothing_that_its_seat_cannot_know():
    taluva = next(one for one in puzzles("taluva") if not one.record.options)
    after = taluva.position()
    after.play(taluva.solution, taluva.seat)
    while (seat := after.to_move) == taluva.seat:
        after.play(after.legal_moves_for(seat)[0], seat)
    assert after.to_move in {CHANCE, None}, "the next tile is not in the record"


def test_trying_and_hints():
    one = EVERY[0]
    assert one.is_solved_by(one.solution)
    other = next(move for move in one.position().legal_moves_for(one.seat) if move != one.solution)
    assert not one.is_solved_by(other)
    assert one.facts(one.solution)
    assert one.hint().endswith(" ?")
    assert one.solution.startswith(one.hint()[:-1])
    assert replace(one, solution="draw").hint() == "draw", "a move of one word has no parts"
    with pytest.raises(NotationError):
        one.is_solved_by("dance")
    talat = puzzles("talat")[0]
    with pytest.raises((IllegalMove, NotationError)):
        talat.is_solved_by("put 36 AB a1")


def test_the_puzzle_of_the_day():
    some = puzzles("talat")
    first = date(2026, 1, 1)
    days = [of_the_day(first + timedelta(days=number), some).id for number in range(3 * len(some))]
    assert of_the_day(first, tuple(reversed(some))).id == days[0]
    assert set(days) == {one.id for one in some}
    for start in range(2 * len(some)):
        if (first.toordinal() + start) % len(some) == 0:
            assert len(set(days[start : start + len(some)])) == len(some)


def test_the_puzzles_of_the_day_go_on_over_the_years():
    some = puzzles("talat")
    number = len(some)
    new_year = date(2027, 1, 1)
    first = new_year - timedelta(days=new_year.toordinal() % number)  # a round begins on this day
    rounds = [
        [of_the_day(first + timedelta(days=start + day), some).id for day in range(number)]
        for start in range(0, 8 * 366, number)
    ]
    for ids in rounds:  # no puzzle comes twice before all have come, whether or not a year ends in between
        assert sorted(ids) == sorted(one.id for one in some)
    assert len({tuple(ids) for ids in rounds}) == len(rounds), "each time in another order"
    for month, day in ((1, 1), (6, 15), (12, 31)):
        same_date = {of_the_day(date(year, month, day), some).id for year in range(2027, 2047)}
        assert len(same_date) > 5, "a date has its own puzzle each year"


def test_files_go_on_where_they_stood():
    text = write_line("one", EVERY[:2]) + write_line("two", [])
    assert read_lines(text) == {"one": EVERY[:2], "two": []}
    assert read_lines(text + '{"searched": "thr') == read_lines(text)
    with pytest.raises(RecordError):
        read_lines("nonsense\n" + text)
    with pytest.raises(RecordError):
        Puzzle.from_json({"record": EVERY[0].record.to_json()})


def test_a_search_follows_from_its_number():
    source = PuzzleSource("titicaca", 2)
    found = source.search(0)
    assert found == source.search(0)
    for one in found:
        assert one.is_solved_by(one.solution)
    assert source.name(0) != PuzzleSource("titicaca", 2, seed=2).name(0)


@pytest.mark.slow
@pytest.mark.parametrize("one", EVERY, ids=lambda one: one.id)
def test_long_searches_agree(one):
    """Whatever becomes of the bots, a long search must find the solution."""
    known = one.position()
    position = Position(known.game, known.resample(one.seat, Random(1)).reference)
    found = player("mcts", simulations=6000, seed=7).think(position, one.seat)
    assert found.candidates[0].move == one.solution


@pytest.mark.parametrize("name", game_names())
def test_most_puzzles_have_a_theme_and_all_a_rating(name):
    found = puzzles(name)
    assert sum(bool(one.themes) for one in found) >= len(found) * 0.9
    assert all(set(one.themes) <= THEMES[name].keys() for one in found)
    easy, hard = found[0], found[-1]
    assert 600 <= easy.rating < hard.rating <= 2200


@pytest.mark.parametrize("one", [puzzles(name)[0] for name in game_names()], ids=lambda one: one.id)
def test_the_ideas_of_a_puzzle_are_the_reasons_for_its_solution(one):
    assert one.ideas == tuple(reason.key for reason in reasons(one.position(), one.seat, one.solution))
