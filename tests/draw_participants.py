"""People whose clients take part in draws: what such a client computes, from what everybody may know."""

from __future__ import annotations

from typing import Any

from atoll.core import SPECTATOR
from atoll.table import ClockSettings, Person, TableSeat, projection
from atoll.table.commands import Commit, Resign, Reveal, Start
from atoll.table.commitments import new_value, person_commitment, person_tag, roster_digest
from atoll.table.fair import RECEIPT_FORMAT
from table_driver import PEOPLE, Driver


class Taker:
    """One person's client: keeps values and a receipt."""

    def __init__(self, driver: Driver, person: Person) -> None:
        self.driver, self.person = driver, person
        self.tag = person_tag(driver.table.id, person.id)
        self.receipt: dict[str, Any] = {
            "format": RECEIPT_FORMAT,
            "table": driver.table.id,
            "commitment": driver.state()["draw"]["commitment"],
            "draws": [],
        }

    def commitment(self, value: str) -> Commit:
        draw = self.driver.state()["draw"]
        roster = roster_digest(draw["commitment"], draw["number"], draw["seats"])
        return Commit(roster, person_commitment(roster, self.tag, value))

    def commit(self) -> None:
        draw, value = self.driver.state()["draw"], new_value()
        self.driver.do(self.commitment(value), self.person)
        kept = {"number": draw["number"], "seats": draw["seats"], "person": self.tag, "value": value}
        self.receipt["draws"] = [
            *(each for each in self.receipt["draws"] if each["number"] != draw["number"]),
            {**kept, "commitments": None},
        ]

    def reveal(self) -> None:
        draw = self.driver.state()["draw"]
        kept = self.receipt["draws"][-1]
        kept["commitments"] = {part["person"]: part["commitment"] for part in draw["people"]}
        self.driver.do(Reveal(kept["value"]), self.person)


def seated(*people: Person) -> list[TableSeat]:
    return [TableSeat.for_person(person) for person in people]


def opened(
    game: str = "taluva", *people: Person, clock: ClockSettings | None = None
) -> tuple[Driver, list[Taker]]:
    """Return a table that waits to be started, and the clients of these people."""
    everybody = people or PEOPLE[:2]
    driver = Driver(game, len(everybody), seats=seated(*everybody), start=False, clock=clock)
    return driver, [Taker(driver, person) for person in everybody]


def drawn(game: str = "taluva", *people: Person) -> tuple[Driver, list[Taker]]:
    """Return a table whose game everybody's values have started."""
    driver, takers = opened(game, *people)
    for taker in takers:
        taker.commit()
    driver.do(Start())
    for taker in takers:
        taker.reveal()
    return driver, takers


def record_of(driver: Driver) -> dict[str, Any]:
    """End the game and return its record."""
    people = {seat.who: seat for seat in driver.table.seats if seat.kind == "person"}
    for seat, held in enumerate(driver.table.seats):
        if driver.table.life == "playing" and held.kind == "person":
            driver.do(Resign(seat), Person(held.who or "", people[held.who].name, held.mark))
    return projection.record(driver.table, SPECTATOR)
