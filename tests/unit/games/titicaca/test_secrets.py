"""What nobody else may see: bids until all are in, and which temple is which (C-SET-4)."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from atoll.core import SPECTATOR, IllegalMove, NotationError, RecordError, View, Viewer
from atoll.core import Position as AnyPosition
from atoll.core.record import Record
from atoll.games.titicaca import GAME
from atoll.games.titicaca.picture import read_position, write_position
from atoll.games.titicaca.rules import Position, Step
from atoll.games.titicaca.view import view_data

VIEWERS: tuple[Viewer, ...] = (0, 1, 2, SPECTATOR)


def bidding(*moves: tuple[int, str]) -> Position:
    position = read_position("players 3\n" + "F       1       M       S")
    for seat, move in moves:
        position.play(move, seat)
    return position


def random_game(players: int, seed: int, *, thrifty: bool = True) -> Iterator[AnyPosition]:
    """Play random moves, bids in any order; return the game before each move and at its end."""
    rng = Random(seed)
    options = GAME.options({}, players)
    game = GAME.start(players, options, GAME.deal(players, options, rng))
    while waiting := sorted(game.active_seats):
        yield game
        seat = rng.choice(waiting)
        legal = game.legal_moves_for(seat)
        thrift = thrifty and legal[0] == "bid 0"
        game.play(rng.choice(sorted(legal, key=len)[:4] if thrift else legal), seat)
    yield game


# --- bids -------------------------------------------------------------------------------------------------


def test_a_bid_is_seen_by_nobody_else_until_all_are_in() -> None:
    for viewer in VIEWERS:
        views = {View(viewer, view_data(bidding((1, f"bid {bid}")), viewer)).hash() for bid in range(21)}
        assert len(views) == (21 if viewer == 1 else 1)


def test_a_view_tells_who_has_bid() -> None:
    position = bidding((1, "bid 7"))
    assert view_data(position, 0)["bids"] == [None, None, None]
    assert view_data(position, 1)["bids"] == [None, 7, None]
    assert view_data(position, 0)["sealed"] == view_data(position, 1)["sealed"] == [1]
    position.play("bid 3", 0)
    position.play("bid 0", 2)
    for viewer in VIEWERS:
        assert view_data(position, viewer)["bids"] == [3, 7, 0]
        assert view_data(position, viewer)["sealed"] == []


def test_the_event_of_a_bid_is_private() -> None:
    (event,) = bidding().play("bid 7", 1)
    assert event.seen_by(1).values["bid"] == 7
    for viewer in (0, 2, None):
        assert event.seen_by(viewer).values == {"seat": 1, "bid": "?", "seen": "no"}


def test_a_search_withdraws_others_secret_bids_and_keeps_the_own() -> None:
    position = bidding((0, "bid 9"), (1, "bid 7"))
    other = position.determinize(0, Random(1))
    assert other.bids == {0: 9}
    assert other.active_seats == (1, 2)


def test_a_resample_draws_others_secret_bids_uniformly_and_keeps_the_own() -> None:
    position = bidding((0, "bid 9"), (1, "bid 7"))
    drawn = Counter[int]()
    for seed in range(2100):
        other = position.resample(0, Random(seed))
        assert other.active_seats == (2,)
        assert other.bids[0] == 9
        drawn[other.bids[1]] += 1
    assert set(drawn) == set(range(21))
    assert 60 < min(drawn.values()) <= max(drawn.values()) < 150
    position.play("bid 1", 2)
    assert position.resample(2, Random(1)) == position, "shown bids are nobody's secret"


# --- temples ----------------------------------------------------------------------------------------------

HIDDEN = """
    players 3
    round 7
    F0a+2   7       M1b+1   S1c+2   P       8       G
"""


def values(position: Position, viewer: Viewer) -> dict[str, object]:
    temples = view_data(position, viewer)["temples"]
    assert isinstance(temples, list)
    return {temple["field"]: temple["value"] for temple in temples}


def test_a_temples_value_is_seen_by_its_owner_only() -> None:
    position = read_position(HIDDEN)
    assert values(position, 0) == {"0,0": 2, "2,0": None, "3,0": None}
    assert values(position, 1) == {"0,0": None, "2,0": 1, "3,0": 2}
    assert values(position, SPECTATOR) == {"0,0": None, "2,0": None, "3,0": None}


def test_the_hand_tells_no_more_than_the_fields() -> None:
    position = read_position(HIDDEN)
    hands = view_data(position, 2)["hands"]
    assert hands == [
        {"count": 1, "values": None},
        {"count": 0, "values": None},
        {"count": 2, "values": [1, 2]},
    ]


def test_who_had_to_show_one_temple_has_shown_both() -> None:
    position = read_position("known 0\n" + HIDDEN.replace("S1c+2", "S0c+1").replace("M1b+1", "M1b  "))
    assert values(position, 1) == {"0,0": 2, "3,0": 1}


def test_at_the_end_all_is_shown() -> None:
    position = read_position("step over\nreason full\n" + HIDDEN)
    assert values(position, SPECTATOR) == {"0,0": 2, "2,0": 1, "3,0": 2}


def test_swapped_temples_look_the_same_to_others() -> None:
    one = read_position(HIDDEN)
    other = read_position(
        HIDDEN.replace("M1b+1", "M1b+2").replace("S1c+2", "S1c+1").replace("F0a+2", "F0a+1")
    )
    assert one != other
    assert View(2, view_data(one, 2)).hash() == View(2, view_data(other, 2)).hash()
    assert View(1, view_data(one, 1)).hash() != View(1, view_data(other, 1)).hash()


def test_the_event_of_a_temple_is_private_unless_all_know_which_it_is() -> None:
    picture = "step temple\norder 0\nfresh 0,0\n" + "F0a     1       M"
    event = read_position(picture).play("temple 0,0 2", 0)[0]
    assert event.seen_by(0).values["value"] == 2
    assert event.seen_by(1).values["value"] == "?"
    known = "known 0\nstep temple\norder 0\nfresh 0,0\n" + "F0a     1       M0b+1"
    event = read_position(known).play("temple 0,0 2", 0)[0]
    assert event.seen_by(1).values["value"] == 2


def test_a_resample_swaps_hidden_temples_of_others_half_of_the_time() -> None:
    position = read_position(HIDDEN)
    seen = Counter(tuple(sorted(position.resample(0, Random(seed)).temples.items())) for seed in range(400))
    assert len(seen) == 2
    assert min(seen.values()) > 150
    assert all(dict(temples)[0, 0] == 2 for temples in seen)


def test_a_resample_takes_the_hand_along() -> None:
    position = read_position(HIDDEN)
    for seed in range(20):
        other = position.resample(1, Random(seed))
        assert sorted([other.temples[0, 0], *other.hands[0]]) == [1, 2]


def test_a_resample_keeps_what_was_shown() -> None:
    position = read_position("known 0 1\n" + HIDDEN)
    assert all(position.resample(2, Random(seed)) == position for seed in range(20))


def test_a_resample_draws_the_rest_of_the_country() -> None:
    position = GAME.reference(4, GAME.options({}, 4), {})
    position.resolve("tile c")
    other = position.resample(0, Random(1))
    assert other.step is Step.BIDDING
    assert len(other.country) == 48
    assert other.country.items() >= position.country.items()
    assert len(position.country) == 4


@settings(max_examples=10, deadline=None)
@given(st.integers(2, 5), st.integers(0, 2**32))
def test_a_resampled_position_looks_the_same(players: int, seed: int) -> None:
    for ply, game in enumerate(random_game(players, seed)):
        if ply % 7 == 0 and game.active_seats:
            seat = seed % players
            other = game.resample(seat, Random(seed))
            assert other.view(seat).data == game.view(seat).data
            assert other.active_seats == game.active_seats


# --- records for a viewer ---------------------------------------------------------------------------------


def test_a_record_hides_bids_that_are_not_shown_yet() -> None:
    game = GAME.start(3, GAME.options({}, 3), {"country": {"0,0": "F", "1,0": "1"}, "arrow": 0})
    game.play("bid 3", 0)
    game.play("bid 4", 1)
    assert Record.of(game, 0).moves == ("bid 3", "bid ?")
    assert Record.of(game, 1).moves == ("bid ?", "bid 4")
    assert Record.of(game, SPECTATOR).moves == ("bid ?", "bid ?")
    assert Record.of(game, 0).setup == game.setup()
    game.play("bid 0", 2)
    assert Record.of(game, 2).moves == ("bid 3", "bid 4", "bid 0")


LINE = {
    "0,0": "1",
    "1,0": "F",
    "2,0": "M",
    "3,0": "5",
    "4,0": "P",
    "5,0": "6",
    "6,0": "S",
    "7,0": "7",
    "8,0": "G",
}
ONE_EACH = [
    (0, "bid 2"), (1, "bid 0"), (0, "village 1,0"), (0, "temple 1,0 2"),
    (0, "bid 0"), (1, "bid 2"), (1, "village 4,0"), (1, "temple 4,0 1"),
]  # fmt: skip


def test_a_record_hides_others_temples() -> None:
    game = GAME.start(2, GAME.options({}, 2), {"country": LINE, "arrow": 0})
    for seat, move in ONE_EACH[:4]:
        game.play(move, seat)
    assert Record.of(game, 1).moves[-1] == "temple 1,0 ?"
    assert Record.of(game, 0).moves[-1] == "temple 1,0 2"
    assert Record.of(game, 1).position().view(1) == game.view(1)


def test_a_temple_shown_in_a_tie_is_known_from_then_on_with_the_other_one() -> None:
    # both regions lie at lake 5; uniting 2,0 with 1,0 makes a tie there
    country = {"0,0": "5", "1,0": "F", "2,0": "M", "3,0": "4", "1,-1": "3", "4,0": "G"}
    game = GAME.start(2, GAME.options({}, 2), {"country": country, "arrow": 0})
    played = [
        (0, "bid 2"), (1, "bid 1"),                       # round 3: the forest
        (0, "village 1,0"), (0, "temple 1,0 1"),
    ]  # fmt: skip
    for seat, move in played:
        game.play(move, seat)
    assert game.to_move == 0
    assert Record.of(game, 1).moves[-1] == "temple 1,0 ?"
    for seat, move in [(0, "bid 0"), (1, "bid 1"), (1, "village 2,0"), (1, "join 1,0")]:
        game.play(move, seat)
    events = game.play_with_events("temple 2,0 2", 1)
    shown = [event.values["field"] for event in events if event.key == "titicaca-temple-shown"]
    assert shown == ["1,0", "2,0"], "a village each in the region at lake 5"
    assert "temple 1,0 1" in Record.of(game, 1).moves
    assert "temple 2,0 2" in Record.of(game, 0).moves


@settings(max_examples=8, deadline=None)
@given(st.integers(2, 5), st.integers(0, 2**32), st.integers(0, 100))
def test_a_viewers_record_replays_to_the_viewers_view(players: int, seed: int, pick: int) -> None:
    for ply, game in enumerate(random_game(players, seed)):
        if ply == pick and game.active_seats:
            for viewer in (*range(players), SPECTATOR):
                record = Record.of(game, viewer)
                assert Record.loads(record.dumps()) == record
                again = record.position()
                if len(record.moves) == len(game.moves) + len(game.pending):
                    assert again.view(viewer) == game.view(viewer)
            break


@settings(max_examples=6, deadline=None)
@given(st.integers(2, 5), st.integers(0, 2**32), st.integers(12, 60))
def test_a_record_is_the_same_whichever_temple_was_put_unseen(players: int, seed: int, pick: int) -> None:
    for ply, game in enumerate(random_game(players, seed)):
        if ply < pick or game.pending or not game.active_seats:
            continue
        for owner in range(players):
            other = GAME.start(players, game.options, game.setup())
            plies = unseen_plies(game, owner)
            for number, (seat, move) in enumerate(game.history):
                swapped = move[:-1] + ("1" if move[-1] == "2" else "2")
                other.play(swapped if number in plies else move, seat)
            for viewer in (*range(players), SPECTATOR):
                assert (Record.of(other, viewer) == Record.of(game, viewer)) == (not plies or viewer != owner)
        break


def unseen_plies(game: AnyPosition, owner: int) -> list[int]:
    """Return where a seat put temples that nobody else has seen, since it last had both in hand."""
    position = GAME.reference(game.players, game.options, game.setup())
    plies: list[int] = []
    for ply, (seat, move) in enumerate(game.history):
        if len(position.hands[owner]) == 2:
            plies = []
        if seat == owner and move.startswith("temple") and move != "temple -":
            plies.append(ply)
        position.play(move, seat)
    return [] if owner in position.known or len(position.hands[owner]) == 2 else plies


def test_a_hidden_move_must_be_possible() -> None:
    position = read_position("step temple\norder 0\nfresh 0,0\n" + "F0a     1       M0b+1   S1c")
    with pytest.raises(IllegalMove, match="You have no village here"):
        position.play_unseen("temple 3,0 ?", 0)
    with pytest.raises(IllegalMove, match="Place a temple"):
        position.play_unseen("bid ?", 0)
    with pytest.raises(IllegalMove, match="isn’t the turn"):
        position.play_unseen("temple 3,0 ?", 1)
    with pytest.raises(NotationError, match="isn’t a Titicaca move"):
        position.play_unseen("village ?", 0)


def test_the_last_bid_cannot_be_hidden_nor_a_temple_be_put_among_bids() -> None:
    position = bidding((0, "bid 1"))
    with pytest.raises(IllegalMove, match="First everyone bids"):
        position.play_unseen("temple 0,0 ?", 1)
    position.play_unseen("bid ?", 1)
    with pytest.raises(IllegalMove, match="can’t stay hidden"):
        position.play_unseen("bid ?", 2)


def test_a_temple_that_counted_in_a_tie_cannot_stay_hidden() -> None:
    position = read_position(
        """
        round 5
        step village
        order 1
        bids 0 1
        hands 0 -
        5       F0a+?   6       S
            M
        """
    )
    position.play("village 0,1", 1)
    with pytest.raises(RecordError, match="decided a tie"):
        position.play("join 1,0", 1)


def test_pictures_keep_unseen_temples() -> None:
    position = read_position("step temple\norder 0\nfresh 0,0\n" + "F0a     1       M")
    position.play_unseen("temple 0,0 ?", 0)
    assert position.temples == {(0, 0): 0}
    assert position.hands[0] == (0,)
    assert read_position(write_position(position)) == position
