"""Branching off a recorded game: what was seen stays, what was hidden is drawn anew."""

from dataclasses import replace
from functools import cache
from random import Random

import pytest

from atoll.core import SPECTATOR, Record, RecordError, game
from atoll.core.branch import branch, moment


@cache
def played(name, players=3):
    """A game of random moves."""
    rng = Random(5)
    position = game(name).new(players, seed=5)
    setup = position.setup()
    moves = []
    while (seat := position.to_move) is not None:
        moves.append(rng.choice(position.legal_moves_for(seat)))
        position.play(moves[-1], seat)
    return Record(name, players, {}, setup, tuple(moves), position.result)


def after(record, ply):
    return record.position(ply)


@pytest.mark.parametrize("name", ["talat", "taluva", "titicaca"])
@pytest.mark.parametrize("seat", [0, 2])
def test_the_seat_sees_what_it_saw(name, seat):
    record = played(name)
    for ply in range(0, len(record.moves), 9):
        fresh = branch(record, ply, seat, Random(ply))
        taken = fresh.origin["moves"]
        assert taken <= ply
        assert len(fresh.moves) == taken
        old, new = after(record, taken), fresh.position()
        assert new.view(seat) == old.view(seat)
        assert new.legal_moves_for(seat) == old.legal_moves_for(seat)


def test_what_had_not_come_to_light_is_drawn_anew():
    record = played("taluva")
    decks = {tuple(branch(record, 6, 0, Random(seed)).setup["deck"]) for seed in range(5)}
    assert len(decks) > 1
    known = Record.of(after(record, 6), 0).setup["deck"]
    assert all(list(deck[: len(known)]) == known for deck in decks)


def test_hidden_moves_of_others_are_drawn_anew():
    record = played("titicaca")
    hidden = next(
        ply
        for ply in range(len(record.moves))
        if any("?" in move for move in Record.of(after(record, ply), 0).moves if move.startswith("temple"))
        and not after(record, ply).pending
    )
    owner_sees = Record.of(after(record, hidden), 0).moves
    readings = {branch(record, hidden, 0, Random(seed)).moves for seed in range(12)}
    assert len(readings) > 1
    for moves in readings:
        for drawn, known in zip(moves, owner_sees, strict=True):
            assert drawn == known or (known.endswith("?") and drawn.startswith(known[:-1]))


def test_a_round_of_bids_begins_anew():
    record = played("titicaca")
    assert [move.split()[0] for move in record.moves[:3]] == ["bid"] * 3
    assert len(moment(record, 2).moves) == 0
    assert branch(record, 2, 0, Random(1)).moves == ()


@pytest.mark.parametrize("viewer", [0, SPECTATOR])
@pytest.mark.parametrize("name", ["taluva", "titicaca"])
def test_a_redacted_record_can_be_gone_on_from(name, viewer):
    record = Record.of(after(played(name), 31), viewer)
    assert record.view == viewer
    fresh = branch(record, 31, 0, Random(3))
    assert fresh.view is None
    assert not any("?" in move for move in fresh.moves)
    position = fresh.position()
    while (seat := position.to_move) is not None:
        position.play(position.legal_moves_for(seat)[0], seat)
    assert position.result.over


def test_the_origin_stays_in_the_record():
    fresh = replace(branch(played("talat"), 4, 1, Random(1)), origin={"moves": 4, "record": "abc"})
    assert Record.loads(fresh.dumps()) == fresh
    longer = fresh.to_json()
    longer["origin"]["moves"] = 9
    with pytest.raises(RecordError, match="origin"):
        Record.from_json(longer)
    longer["origin"] = {}
    with pytest.raises(RecordError, match="moves"):
        Record.from_json(longer)


def test_what_cannot_be_gone_on_from():
    record = played("talat")
    with pytest.raises(RecordError, match="over"):
        branch(record, len(record.moves), 0, Random(1))
    with pytest.raises(RecordError, match="999"):
        branch(record, 999, 0, Random(1))
    with pytest.raises(RecordError, match="seat"):
        branch(record, 2, 7, Random(1))
