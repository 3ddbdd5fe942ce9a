"""Looking back at games: what is judged, what is not known, and how sure it is."""

from dataclasses import replace
from functools import cache
from random import Random

import pytest

from atoll.ai import AnalysisSettings, Analyst, BotError, analyse, assess, player
from atoll.ai.analysis import SEARCHES, Analysis, Judgement, Moments, values_of
from atoll.ai.match import play_game
from atoll.core import SPECTATOR, Record, RecordError, Result, game

QUICK = AnalysisSettings(simulations=160)


@cache
def played(name, players=2, bot="random", seed=1):
    return play_game(game(name).new(players, seed=seed), [player(bot, seed=s) for s in range(players)])


def known(record, moves, viewer):
    """What a viewer may know after so many moves."""
    return Record.of(record.position(moves), viewer)


@pytest.mark.parametrize("name", [pytest.param("talat", marks=pytest.mark.slow), "titicaca"])
def test_the_same_terms_give_the_same_analysis(name):
    record = replace(played(name), moves=played(name).moves[:14], result=None)
    found = analyse(record, QUICK)
    assert analyse(record, QUICK) == found
    assert analyse(record, replace(QUICK, seed=2)).judgements != found.judgements


def test_moves_are_judged_in_any_order():
    record = replace(played("talat"), moves=played("talat").moves[:8], result=None)
    backwards = Analyst(record, QUICK)
    found = [backwards.judge(ply) for ply in reversed(range(len(backwards)))]
    assert backwards.combine(found) == analyse(record, QUICK)


def test_the_last_word_is_the_result():
    record = played("taluva")
    short = Analyst(record, QUICK)
    assert short._final_chances()[0] == values_of(record.result)
    assert short._final_chances()[1] == (0.0, 0.0)


@pytest.mark.parametrize(
    ("places", "values"),
    [
        ((1, 2), (1.0, 0.0)),
        ((1, 1), (0.5, 0.5)),
        ((2, 1, 2), (0.25, 1.0, 0.25)),
        ((1, 2, 3), (1.0, 0.5, 0.0)),
    ],
)
def test_places_as_values(places, values):
    assert values_of(Result(True, "frozen", places, (0,) * len(places))) == values


def near_the_end(name, left):
    """A record that stops some moves before its game is over."""
    record = played(name)
    return replace(record, moves=record.moves[: len(record.moves) - left], result=None)


def missed_win():
    """A record whose last move does not win, though another would have won at once."""
    for seed in range(1, 20):
        record = played("taluva", bot="level-1", seed=seed)
        position = record.start()
        for ply, made in enumerate(record.moves):
            seat = position.to_move
            if ply > len(record.moves) - 8:
                wins = [move for move in position.legal_moves_for(seat) if won(position, seat, move)]
                others = [move for move in position.legal_moves_for(seat) if move not in wins]
                if wins and others:
                    return replace(record, moves=(*record.moves[:ply], others[0]), result=None), seat, wins
            position.play(made, seat)
    raise AssertionError("no such game")


def won(position, seat, move):
    after = position.copy()
    after.play(move, seat)
    result = after.result
    return result.over and result.places[seat] == 1 and result.places.count(1) == 1


@pytest.mark.slow
def test_a_win_that_was_missed_is_found():
    record, seat, wins = missed_win()
    judgement = Analyst(record, AnalysisSettings(simulations=800)).judge(len(record.moves) - 1)
    assert judgement.chances[seat] == 1.0, "a proven win is certain"
    assert judgement.candidates[0][0] in wins
    if judgement.better is not None:  # else the other move wins as surely, a little later
        assert judgement.better in wins
        assert judgement.instead[seat] == 1.0
        assert judgement.loss > 0
        assert judgement.facts


def test_a_judgement_says_why():
    record = near_the_end("talat", 3)
    analyst = Analyst(record, QUICK)
    found = [analyst.judge(ply) for ply in range(len(record.moves))]
    assert any(one.reasons for one in found)
    for one in found:
        assert one.choices > 1 or not one.reasons
        said = one.to_json()["reasons"]
        assert [reason["key"] for reason in said] == [reason.key for reason in one.reasons]


def test_without_a_reason_a_judgement_has_the_line_that_is_expected():
    record = replace(played("talat"), moves=played("talat").moves[:40], result=None)
    analyst = Analyst(record, QUICK)
    found = [analyst.judge(ply) for ply in range(20, 40)]
    silent = [one for one in found if one.choices > 1 and not one.reasons]
    assert silent
    assert all(not one.line for one in found if one.reasons or one.choices == 1)
    for one in silent:
        after = record.position(one.ply)
        after.play(one.better or one.move, one.seat)
        if after.is_over:
            continue
        assert one.line[0].move in after.legal_moves_for(one.line[0].seat)
        assert one.line[0].facts
        assert one.to_json()["line"] == [move.to_json() for move in one.line]


# --- one position -----------------------------------------------------------------------------------------


def close(one, other):
    """Whether two assessments agree within their errors."""
    return all(
        abs(a - b) <= error + more
        for a, b, error, more in zip(one.chances, other.chances, one.errors, other.errors, strict=True)
    )


def test_a_forced_move_has_the_chances_of_what_follows():
    position = game("taluva").new(2, seed=1)
    settings = AnalysisSettings(simulations=800)
    (move,) = position.legal_moves_for(0)
    forced = assess(position, 0, settings)
    position.play(move, 0)
    assert close(forced, assess(position, 0, settings))
    assert max(forced.errors) < 0.1
    (only,) = forced.best
    assert (only.move, only.value) == (move, forced.chances[0])
    assert not only.why.reasons


def test_a_forced_sealed_decision_has_the_chances_of_what_follows():
    position = without_weapons()
    settings = AnalysisSettings(simulations=800)
    assert position.legal_moves_for(0) == ("bid 0",)
    forced = assess(position, 0, settings)
    assert max(forced.errors) < 0.1
    assert close(forced, assess(position, 1, settings))
    record = replace(Record.of(position.copy()), result=None)
    moves = (*record.moves, "bid 0", position.legal_moves_for(1)[0])
    analyst = Analyst(replace(record, moves=moves), settings)
    first, second = [analyst.judge(len(record.moves) + number) for number in range(2)]
    assert (first.chances, first.choices) == ((), 1), "combine takes those of the next decision"
    assert second.choices > 1
    assert close(forced, second)


def without_weapons():
    """A position of Titicaca in which both are to bid, and seat 0 has nothing left."""
    position, rng = game("titicaca").new(2, seed=1), Random(1)
    while not (len(position.active_seats) == 2 and len(position.legal_moves_for(0)) == 1):
        seat = position.to_move
        legal = position.legal_moves_for(seat)
        bids = legal[0].startswith("bid")
        position.play(legal[-1 if seat == 0 else 0] if bids else rng.choice(legal), seat)
    return position


def test_the_chances_of_a_finished_game_are_its_result():
    record = played("talat")
    found = assess(record.position(len(record.moves)), 0)
    assert (found.chances, found.best) == (values_of(record.result), ())


def test_the_best_move_loses_nothing():
    record = near_the_end("talat", 3)
    position = record.start()
    for move in record.moves:
        position.play(move, position.to_move)
    seat = position.to_move
    analyst = Analyst(replace(record, moves=(*record.moves, position.legal_moves_for(seat)[0])), QUICK)
    best = analyst.judge(len(record.moves)).candidates[0][0]
    again = Analyst(replace(record, moves=(*record.moves, best)), QUICK).judge(len(record.moves))
    assert again.loss == 0.0
    assert again.better is None
    assert again.size is None


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
@pytest.mark.parametrize("name", ["taluva", "titicaca"])
def test_what_a_record_does_not_tell_is_drawn(name, viewer):
    record = known(played(name), 24 if name == "titicaca" else 9, viewer)
    assert record.view == viewer
    found = analyse(record, QUICK)
    assert len(found.judgements) == len(record.moves)
    assert all(0 <= value <= 1 for one in found.judgements for value in one.chances)
    assert found.to_json()["view"] == ("spectator" if viewer is SPECTATOR else viewer)
    hidden = [one for one in found.judgements if "?" in one.move]
    assert all(one.loss == 0.0 and one.better is None for one in hidden)


def test_what_a_seat_could_not_know_plays_no_part():
    """Two records whose stacks differ only below what was drawn get the same judgement, to the last digit."""
    record = replace(played("taluva"), moves=played("taluva").moves[:4], result=None)
    deck = list(record.setup["deck"])
    other = replace(record, setup={**record.setup, "deck": [*deck[:4], *reversed(deck[4:])]})
    assert deck != other.setup["deck"]
    for ply in range(4):
        one, two = Analyst(record, QUICK).judge(ply), Analyst(other, QUICK).judge(ply)
        assert replace(one, facts=()) == replace(two, facts=())


def test_bids_are_weighed_against_a_mixture():
    record = replace(played("titicaca"), moves=played("titicaca").moves[:2], result=None)
    assert record.moves[0].startswith("bid")
    found = analyse(record, AnalysisSettings(simulations=800))
    for one in found.judgements:
        assert one.after is None
        assert one.loss >= 0.0
    with_result = played("titicaca")
    forced = [one for one in analyse(with_result, QUICK).judgements if one.choices == 1]
    assert forced
    assert all(one.chances and one.loss == 0.0 for one in forced)


@pytest.mark.slow
def test_mistakes_and_turning_points():
    found = analyse(played("talat", bot="random"), QUICK)
    mistakes = found.mistakes()
    assert mistakes == sorted(mistakes, key=lambda one: (-one.loss, one.ply))
    assert all(one.sure and one.size for one in mistakes)
    turning = found.turning_points()
    assert turning == sorted(set(turning))
    assert found.to_json()["mistakes"] == [one.ply for one in mistakes]
    assert all(lost >= 0 for lost in found.losses())


def test_what_cannot_be_judged_is_refused():
    with pytest.raises(RecordError, match="no moves"):
        Analyst(Record("talat", 2))
    with pytest.raises(RecordError, match="move"):
        Analyst(Record("talat", 2, moves=("put 99 AB a1",)))
    with pytest.raises(BotError, match=str(SEARCHES)):
        AnalysisSettings(simulations=1)


def judged(ply, seat, value, rest, *, errors=0.01, loss=0.0):
    """A judgement of a two-player game: seat 0's chances, and the values of the best move and the next."""
    return Judgement(
        ply,
        seat,
        f"move {ply}",
        (value, 1 - value),
        (errors, errors),
        3,
        ((f"move {ply}", rest[0]), ("other", rest[1])),
        better="other" if loss else None,
        loss=loss,
        error=0.01,
    )


def analysis_of(*judgements, final=(1.0, 0.0)):
    return Analysis(played("talat"), QUICK, judgements, final)


def test_three_moments_are_a_good_one_a_missed_one_and_a_lucky_one():
    found = analysis_of(
        judged(0, 0, 0.5, (0.5, 0.48)),
        judged(1, 1, 0.5, (0.5, 0.5), loss=0.2),
        judged(2, 0, 0.7, (0.7, 0.3)),
        judged(3, 1, 0.7, (0.3, 0.2)),
        judged(4, 0, 0.8, (0.8, 0.8), loss=0.1),
        final=(0.6, 0.4),
    )
    assert found.moments(0) == Moments(good=2, missed=4, lucky=1)
    assert found.moments(1) == Moments(good=3, missed=1, lucky=4)
    assert found.to_json()["moments"][0] == {"good": 2, "missed": 4, "lucky": 1}


def test_what_did_not_happen_is_no_moment():
    unsure = analysis_of(
        judged(0, 0, 0.5, (0.5, 0.5)),
        judged(1, 1, 0.5, (0.5, 0.5), errors=0.1),
        judged(2, 0, 0.6, (0.6, 0.6), errors=0.1),
        final=(0.61, 0.39),
    )
    assert unsure.moments(0) == Moments(None, None, None), "within the errors nothing is luck"
