"""Drafts, sealed moves and taking back: nothing comes to light by a move that can still be taken back."""

from __future__ import annotations

from random import Random

import pytest

from atoll.core import SPECTATOR
from atoll.table.commands import Answer, Confirm, Offer, Play, Undo
from table_driver import PEOPLE, Driver

ANNA, BEN, CLEO = PEOPLE


def bids(driver: Driver, *values: int) -> None:
    for seat, value in enumerate(values):
        driver.do(Play(seat, f"bid {value}"), PEOPLE[seat])


def test_a_draft_shows_nothing_that_its_confirmation_would() -> None:
    driver = Driver()
    bids(driver, 2, 1)
    row = driver.view()["row"]
    events = driver.play(0, "pocket L", confirm=False)
    assert [event.kind for event in events] == ["drafted"]
    assert driver.view()["row"] == row, "the next pearl is turned up by the confirmation, not before"
    assert driver.view()["pockets"] == [[0, row[0], "?"]], "but the draft is shown as made"
    assert driver.view(0)["pockets"] == [[0, row[0], "L"]]
    assert driver.state()["draft"] == {"seat": 0, "moves": ["pocket ?"], "complete": True, "held": False}
    assert driver.state(0)["draft"]["moves"] == ["pocket L"]
    assert driver.state()["committed"] == 2, "a draft is not in the record"
    driver.do(Confirm(0))
    assert driver.state()["committed"] == 3
    assert len(driver.view()["row"]) == len(row) + 1


def test_a_draft_can_be_taken_back_and_made_otherwise() -> None:
    driver = Driver()
    bids(driver, 2, 1)
    before = driver.view(0)
    driver.play(0, "pocket L", confirm=False)
    driver.do(Undo(0))
    assert driver.view(0) == before
    assert driver.state()["draft"] is None
    driver.play(0, "pocket R")
    assert driver.table.live_game is not None
    assert driver.table.live_game.moves[-1] == (0, "pocket R")


def test_nothing_can_be_added_to_a_complete_draft() -> None:
    driver = Driver()
    bids(driver, 2, 1)
    driver.play(0, "pocket L", confirm=False)
    assert driver.refused(Play(0, "bid 1")) == ["table-draft-full"]
    assert driver.refused(Undo(0, moves=2)) == ["table-undo-many"]
    assert driver.refused(Undo(0, moves=0)) == ["table-undo-many"]


def test_a_move_that_would_show_secrets_even_so_is_held() -> None:
    """The last pocket ends the game, and the end shows all pockets."""
    driver = Driver()
    for _ in range(4):
        bids(driver, 0, 0)
        driver.play(0, "pocket L", confirm=False)
        last = driver.state()
        if last["committed"] < 11:
            driver.do(Confirm(0))
    assert last["draft"] == {"seat": 0, "moves": [None], "complete": True, "held": True}
    assert driver.state(0)["draft"]["moves"] == ["pocket L"]
    assert [pocket for _, _, pocket in driver.view(1)["pockets"]] == ["?", "?", "?"]
    driver.do(Confirm(0))
    assert driver.table.life == "over"
    assert [pocket for _, _, pocket in driver.view(1)["pockets"]] == ["L"] * 4


def test_sealed_moves_come_in_any_order_and_are_recorded_in_seat_order() -> None:
    driver = Driver(players=3)
    driver.do(Play(2, "bid 3"), CLEO)
    driver.do(Play(0, "bid 1"), ANNA)
    assert driver.state()["sealed"] == [0, 2]
    assert driver.state()["asked"] == [1]
    assert driver.state()["committed"] == 0
    events = driver.do(Play(1, "bid 2"), BEN)
    assert [(event.kind, event.data["seat"]) for event in events] == [
        ("sealed", 1),
        ("moved", 0),
        ("moved", 1),
        ("moved", 2),
    ]
    assert driver.table.live_game is not None
    assert driver.table.live_game.moves == [(0, "bid 1"), (1, "bid 2"), (2, "bid 3")]


def test_a_sealed_move_can_be_replaced_until_the_last_is_in() -> None:
    driver = Driver()
    driver.do(Play(0, "bid 1"), ANNA)
    driver.do(Play(0, "bid 3"), ANNA)
    assert driver.state(0)["own_sealed"] == "bid 3"
    assert driver.state(1)["own_sealed"] is None
    driver.do(Play(1, "bid 2"), BEN)
    assert driver.table.live_game is not None
    assert driver.table.live_game.moves[0] == (0, "bid 3")


def test_a_sealed_move_for_another_round_is_refused() -> None:
    driver = Driver()
    bids(driver, 1, 0)
    driver.play(0, "pocket L")
    assert driver.refused(Play(1, "bid 1", round=0), BEN) == ["table-round"]
    driver.do(Play(1, "bid 1", round=3), BEN)


@pytest.mark.parametrize("viewer", [1, SPECTATOR])
def test_others_cannot_tell_one_bid_from_another(viewer: int) -> None:
    """Not by its text, nor by the size of any form of it."""
    seen = []
    for bid in range(4):
        driver = Driver(players=2)
        driver.do(Play(0, f"bid {bid}"), ANNA)
        seen.append((driver.forms(viewer), driver.state(viewer), driver.view(viewer)))
    assert all(other == seen[0] for other in seen)


def test_everybody_has_a_form_of_every_event() -> None:
    driver = random_game(Driver(players=3), Random(1))
    numbers = [entry.seq for entry in driver.log]
    assert numbers == list(range(1, len(numbers) + 1))
    for viewer in (SPECTATOR, 0, 1, 2):
        assert [form["seq"] for form in driver.forms(viewer)] == numbers


def test_taking_back_needs_everybody() -> None:
    driver = Driver()
    bids(driver, 2, 1)
    driver.play(0, "pocket L")
    row = driver.view()["row"]
    driver.do(Offer(0, "takeback"), ANNA)
    assert driver.state()["committed"] == 3, "Ben has not agreed"
    driver.do(Answer(1, yes=True), BEN)
    assert driver.state()["committed"] == 2
    assert driver.state()["offer"] is None
    driver.play(0, "pocket R")
    assert driver.view()["row"] == row, "the set-up stays as it was"


def test_taking_back_never_leaves_half_a_sealed_round() -> None:
    driver = Driver(players=3)
    bids(driver, 2, 1, 0)
    driver.do(Offer(1, "takeback"), BEN)
    assert driver.state()["offer"]["ply"] == 0
    driver.do(Answer(0, yes=True), ANNA)
    driver.do(Answer(2, yes=True), CLEO)
    assert driver.state()["committed"] == 0
    assert driver.state()["asked"] == [0, 1, 2]
    assert driver.state()["round"] > 3, "a round is never named twice"


def test_an_offer_lapses_with_a_no_and_with_the_next_move() -> None:
    driver = Driver()
    bids(driver, 2, 1)
    driver.do(Offer(1, "takeback"), BEN)
    driver.do(Answer(0, yes=False), ANNA)
    assert driver.state()["offer"] is None
    driver.do(Offer(1, "takeback"), BEN)
    assert driver.refused(Offer(0, "abort")) == ["table-offer-open"]
    driver.play(0, "pocket L")
    assert driver.state()["offer"] is None
    assert driver.refused(Answer(0, yes=True)) == ["table-no-offer"]


def test_a_move_for_another_moment_is_refused() -> None:
    driver = Driver()
    bids(driver, 2, 1)
    assert driver.refused(Play(0, "pocket L", ply=1)) == ["table-stale"]
    driver.do(Play(0, "pocket L", ply=2))
    assert driver.refused(Confirm(0, ply=2)) == ["table-stale"]
    driver.do(Confirm(0, ply=3))


def test_illegal_moves_name_their_rules_and_nonsense_is_told_apart() -> None:
    driver = Driver()
    assert driver.refused(Play(0, "bid 9")) == ["P-1"]
    assert driver.refused(Play(0, "nonsense")) == ["no-outcome"]
    bids(driver, 2, 1)
    assert driver.refused(Play(1, "pocket L"), BEN) == ["not-your-turn"]


def test_a_table_may_confirm_by_itself() -> None:
    driver = Driver(auto_confirm=True)
    bids(driver, 2, 1)
    assert [event.kind for event in driver.play(0, "pocket L", confirm=False)] == ["moved"]


def test_a_draw_that_is_confirmed_at_once_leaves_the_turn_open() -> None:
    """What the browser sends for *Draw tile*: what was drawn cannot be put back anyway (T-DBL-2)."""
    driver = Driver("taluva", options={"doubles": True})
    assert driver.view()["phase"] == "choose"
    assert [event.kind for event in driver.play(0, "draw", confirm=True)] == ["moved"]
    assert driver.view()["phase"] == "place"
    assert driver.state()["committed"] == 1
    assert driver.refused(Undo(0)) == ["table-no-draft"]
    events = driver.play(0, "tile 0,0 0", confirm=False)
    assert [event.kind for event in events] == ["drafted"], "laying it can be taken back"
    driver.do(Undo(0))
    assert driver.view()["phase"] == "place"


def test_a_double_tile_is_taken_as_a_draft() -> None:
    driver = Driver("taluva", options={"doubles": True})
    double = driver.view()["doubles"][0]
    assert [event.kind for event in driver.play(0, f"take {double}", confirm=False)] == ["drafted"]


@pytest.mark.parametrize("seed", range(20))
def test_the_log_alone_gives_the_same_table(seed: int) -> None:
    rng = Random(seed)
    driver = Driver(players=3)
    while driver.table.life == "playing":
        random_step(driver, rng)
        again = driver.refolded()
        assert again.seq == driver.table.seq
        for viewer in (SPECTATOR, 0, 1, 2):
            driver.table, mine = again, driver.table
            fresh = (driver.state(viewer), driver.view(viewer))
            driver.table = mine
            assert (driver.state(viewer), driver.view(viewer)) == fresh


def random_game(driver: Driver, rng: Random) -> Driver:
    while driver.table.life == "playing":
        random_step(driver, rng)
    return driver


def random_step(driver: Driver, rng: Random) -> None:
    live_game = driver.table.live_game
    assert live_game is not None
    seat = rng.choice(sorted(driver.table.active_seats()))
    draft = live_game.draft
    if draft is not None:
        driver.do(Undo(seat) if rng.random() < 0.3 else Confirm(seat), PEOPLE[seat])
        return
    driver.play(seat, rng.choice(live_game.legal_moves(seat)), confirm=rng.random() < 0.5)
