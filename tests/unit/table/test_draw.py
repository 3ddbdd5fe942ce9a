"""The draw before a game: everybody commits, then reveals; a value that does not come voids the draw."""

from __future__ import annotations

from dataclasses import replace

import pytest

from atoll.core import SPECTATOR, Record, RecordError
from atoll.table import ClockSettings, Person, TableSeat, TableSettings, projection
from atoll.table.commands import (
    AddBot,
    Arrange,
    Commit,
    Leave,
    Offer,
    Remove,
    Rename,
    Resign,
    Resume,
    Reveal,
    Sit,
    Start,
    Tick,
)
from atoll.table.decisions.drawing import MAX_VOID_DRAWS
from atoll.table.draw import REVEAL_SECONDS, reveal_seconds
from atoll.table.fair import Receipt, verify
from atoll.table.rated import rated_settings
from draw_participants import Taker, drawn, opened, record_of, seated
from table_driver import HOST, PEOPLE, Driver

ANNA, BEN, CLEO = PEOPLE
BOT = TableSeat("bot", None, "greedy", "greedy")


def phase(driver: Driver) -> str:
    found: str = driver.state()["draw"]["phase"]
    return found


def test_a_draw_takes_commitments_then_values_then_starts() -> None:
    driver, (anna, ben) = opened()
    first = driver.state()["draw"]
    assert first["phase"] == "committing"
    assert first["version"] == 2
    anna.commit()
    ben.commit()
    assert driver.refused(Reveal("00" * 32), ANNA) == ["draw-not-yet"]
    driver.do(Start())
    assert phase(driver) == "revealing"
    assert driver.table.life == "open"
    assert driver.do(Start()) == [], "starting again changes nothing"
    assert driver.state()["draw"]["until"] == driver.now + REVEAL_SECONDS
    anna.reveal()
    assert driver.table.life == "open"
    ben.reveal()
    assert driver.table.life == "playing"
    after = driver.state()["draw"]
    assert (after["phase"], after["version"], after["until"]) == ("drawn", 2, None)
    assert after["commitment"] == first["commitment"]
    assert all(part["value"] for part in after["people"])
    assert driver.refolded().live_game is not None
    assert projection.state(driver.refolded(), SPECTATOR) == driver.state()


@pytest.mark.parametrize("game", ["taluva", "titicaca", "talat"])
def test_a_receipt_proves_a_record(game: str) -> None:
    driver, takers = drawn(game)
    record = Record.from_json(record_of(driver))
    assert verify(record) == "consistent"
    for taker in takers:
        assert verify(record, Receipt.from_json(taker.receipt)) == "proven"


def test_the_set_up_depends_on_every_value() -> None:
    setups = []
    for _ in range(2):
        driver, _takers = drawn()
        assert driver.table.live_game is not None
        setups.append(driver.table.live_game.committed.setup())
    assert setups[0] != setups[1], "the server's secret is the same, the values are not"


def test_a_person_on_two_seats_gives_one_value() -> None:
    driver, _ = opened("taluva", ANNA, ANNA, BEN)
    anna = Taker(driver, ANNA)
    assert [part["seats"] for part in driver.state()["draw"]["people"]] == [[0, 1], [2]]
    anna.commit()
    driver.do(Start())
    anna.reveal()
    assert driver.table.life == "playing"
    assert [part["value"] is None for part in driver.state()["draw"]["people"]] == [False, True]
    assert verify(Record.from_json(record_of(driver)), Receipt.from_json(anna.receipt)) == "proven"


def test_whoever_sends_no_commitment_takes_no_part() -> None:
    driver, (anna, _) = opened()
    anna.commit()
    driver.do(Start())
    assert driver.refused(Reveal("00" * 32), BEN) == ["draw-no-part"]
    anna.reveal()
    ben_part = driver.state()["draw"]["people"][1]
    assert (ben_part["commitment"], ben_part["value"]) == (None, None)


def test_draws_cannot_be_voided_forever() -> None:
    driver, (anna, _) = opened()
    for _ in range(MAX_VOID_DRAWS):
        anna.commit()
        driver.do(Start())
        driver.do(Leave(1), BEN)
        driver.do(Sit(1), BEN)
    assert len(driver.state()["draw"]["void"]) == MAX_VOID_DRAWS
    anna.commit()
    assert driver.refused(Start()) == ["draw-void-many"]


def test_nobody_takes_part_as_in_version_1() -> None:
    driver = Driver("taluva")
    draw = driver.state()["draw"]
    assert (draw["version"], draw["phase"], draw["people"]) == (1, "drawn", [])
    document = record_of(driver)
    assert "draw" not in document["fair"]
    assert verify(Record.from_json(document)) == "consistent"
    receipt = Receipt(driver.table.id, driver.table.draw.commitment, ())
    with pytest.raises(RecordError) as error:
        verify(Record.from_json(document), receipt)
    assert error.value.fact.key == "fair-receipt-version"


def test_what_cannot_be_committed_or_revealed() -> None:
    driver = Driver("taluva", 2, seats=[*seated(ANNA), TableSeat()], start=False)
    anna = Taker(driver, ANNA)
    assert driver.refused(Commit("00" * 32, "00" * 32), ANNA) == ["draw-seats"]
    driver.do(Sit(1), BEN)
    wrong = anna.commitment("aa" * 32)
    assert driver.refused(replace(wrong, commitment="zz"), ANNA) == ["draw-digits"]
    assert driver.refused(replace(wrong, roster="00" * 32), ANNA) == ["draw-roster"]
    assert driver.refused(wrong, CLEO) == ["table-seated-only"]
    driver.do(wrong, ANNA)
    assert driver.do(wrong, ANNA) == [], "the same commitment again changes nothing"
    driver.do(Start())
    assert driver.refused(Reveal("bb" * 32), ANNA) == ["draw-mismatch"]
    assert driver.refused(Reveal("b"), ANNA) == ["draw-digits"]
    assert driver.refused(wrong, ANNA) == ["draw-running"]
    assert driver.refused(AddBot(1, "greedy")) == ["draw-running"]
    assert driver.refused(Arrange([1, 0])) == ["draw-running"]
    assert driver.refused(Sit(0, "nonce"), ANNA) == ["draw-running"]
    driver.do(Reveal("aa" * 32), ANNA)
    assert driver.refused(Reveal("aa" * 32), ANNA) == ["table-not-open"]


def test_a_new_commitment_replaces_the_one_before() -> None:
    driver, (anna, ben) = opened()
    anna.commit()
    anna.commit()
    ben.commit()
    driver.do(Start())
    anna.reveal()
    assert driver.do(Reveal(anna.receipt["draws"][-1]["value"]), ANNA) == []
    ben.reveal()
    assert driver.table.life == "playing"


@pytest.mark.parametrize("change", ["leave", "arrange", "sit again", "another identity"])
def test_a_change_of_seats_restarts_the_draw(change: str) -> None:
    driver, (anna, ben) = opened()
    anna.commit()
    ben.commit()
    match change:
        case "leave":
            driver.do(Leave(1), BEN)
            assert phase(driver) == "seating"
            driver.do(Sit(1), BEN)
        case "arrange":
            driver.do(Arrange([1, 0]))
        case "sit again":
            driver.do(Sit(1, "nonce"), BEN)
        case _:
            driver.own(Rename(BEN.id, Person("id-account", "Ben", "account")))
    draw = driver.state()["draw"]
    assert (draw["phase"], draw["number"], draw["void"]) == ("committing", 1, [])
    assert [part["commitment"] for part in draw["people"]] == [None, None]


def test_a_name_alone_restarts_nothing() -> None:
    driver, (anna, _) = opened()
    anna.commit()
    driver.own(Rename(ANNA.id, replace(ANNA, name="Änne")))
    assert driver.state()["draw"]["people"][0]["commitment"] is not None


def test_a_value_that_does_not_come_voids_the_draw() -> None:
    driver, (anna, ben) = opened()
    anna.commit()
    ben.commit()
    driver.do(Start())
    anna.reveal()
    driver.now += REVEAL_SECONDS - 1
    assert driver.own(Tick()) == []
    driver.now += 1
    assert driver.table.next_deadline() == driver.now
    assert driver.table.header.ticking
    driver.own(Tick())
    draw = driver.state()["draw"]
    assert (draw["phase"], draw["number"], draw["until"]) == ("seating", 2, None)
    assert not driver.table.header.ticking
    assert [seat.kind for seat in driver.table.seats] == ["person", "open"]
    (void,) = draw["void"]
    assert (void["why"], void["missing"], void["number"]) == ("reveal", [ben.tag], 1)
    driver.do(Sit(1), CLEO)
    cleo = Taker(driver, CLEO)
    anna.commit()
    cleo.commit()
    driver.do(Start())
    anna.reveal()
    cleo.reveal()
    document = record_of(driver)
    assert document["fair"]["void"] == [void]
    record = Record.from_json(document)
    for taker in (anna, cleo):
        assert verify(record, Receipt.from_json(taker.receipt)) == "proven"
    hidden = {**document, "fair": {key: part for key, part in document["fair"].items() if key != "void"}}
    with pytest.raises(RecordError) as error:
        verify(Record.from_json(hidden))
    assert error.value.fact.key == "fair-void"
    others = {**void, "people": void["people"][:1]}
    with pytest.raises(RecordError) as error:
        verify(Record.from_json({**document, "fair": {**document["fair"], "void": [others]}}))
    assert error.value.fact.key == "record-part"


def test_the_host_who_does_not_reveal_is_host_no_longer() -> None:
    driver, (anna, ben) = opened()
    anna.commit()
    ben.commit()
    driver.do(Start())
    ben.reveal()
    driver.now += REVEAL_SECONDS
    driver.own(Tick())
    assert driver.table.host == BEN.id
    assert [seat.kind for seat in driver.table.seats] == ["open", "person"]


def test_leaving_while_values_are_due_is_visible() -> None:
    for command, who in [(Leave(1), BEN), (Remove(1), HOST)]:
        driver, (anna, ben) = opened()
        anna.commit()
        ben.commit()
        driver.do(Start())
        anna.reveal()
        driver.do(command, who)
        draw = driver.state()["draw"]
        assert [void["why"] for void in draw["void"]] == ["seats"]
        assert draw["void"][0]["people"][0]["value"] is not None
        assert (draw["phase"], draw["number"]) == ("seating", 2)


def test_somebody_who_gets_an_account_meanwhile_can_still_reveal() -> None:
    driver, (anna, ben) = opened()
    anna.commit()
    ben.commit()
    driver.do(Start())
    anna.reveal()
    account = Person("id-account", "Ben", "account")
    driver.own(Rename(BEN.id, account))
    driver.do(Reveal(ben.receipt["draws"][-1]["value"]), account)
    assert driver.table.life == "playing"


def test_time_to_reveal_is_the_time_for_a_move_where_that_is_days() -> None:
    assert reveal_seconds(None) == reveal_seconds(ClockSettings("bank", 300)) == REVEAL_SECONDS
    driver, (anna, _) = opened("taluva", clock=ClockSettings("days", 2 * 86400))
    anna.commit()
    driver.do(Start())
    assert driver.state()["draw"]["until"] == driver.now + 2 * 86400


def test_an_outage_is_credited() -> None:
    driver, (anna, _) = opened()
    anna.commit()
    driver.do(Start())
    driver.now += 100
    driver.own(Resume(100))
    assert driver.own(Tick()) == []
    assert driver.state()["draw"]["until"] == driver.now + REVEAL_SECONDS
    anna.reveal()
    assert driver.table.life == "playing"


def test_seats_of_a_rated_table_are_drawn_from_all_values() -> None:
    people = [replace(person, mark="account") for person in PEOPLE]
    orders = set()
    for _ in range(12):
        driver = Driver(start=False)
        settings = TableSettings("talat", 3, clock=ClockSettings("move", 60), rated=True)
        driver.open(rated_settings(settings), people[0], seated(*people))
        takers = [Taker(driver, person) for person in people]
        for taker in takers:
            taker.commit()
        driver.do(Start(), people[0])
        for taker in takers:
            taker.reveal()
        order = driver.state()["draw"]["order"]
        assert [seat.who for seat in driver.table.seats] == [people[seat].id for seat in order]
        orders.add(tuple(order))
        document = record_of(driver)
        assert verify(Record.from_json(document), Receipt.from_json(takers[1].receipt)) == "proven"
        turned = [*order[1:], order[0]]
        wrong = {**document["fair"], "draw": {**document["fair"]["draw"], "order": turned}}
        with pytest.raises(RecordError) as error:
            verify(Record.from_json({**document, "fair": wrong}))
        assert error.value.fact.key == "fair-seats"
    assert len(orders) > 1, "the secret is the same at all of them, the values are not"


def test_bots_alone_draw_as_before() -> None:
    driver = Driver("taluva", 2, seats=[BOT, BOT], start=False)
    driver.do(Start())
    assert driver.state()["draw"]["version"] == 1


def test_an_aborted_game_opens_the_secret() -> None:
    driver, (anna, _) = drawn()
    driver.do(Offer(0, "abort"))
    driver.do(Resign(1), BEN)
    assert driver.state()["secret"] == driver.table.secret
    record = Record.from_json(projection.record(driver.table, SPECTATOR))
    assert verify(record, Receipt.from_json(anna.receipt)) == "proven"
