"""Bots at live tables keep their trees: as long as they are of use, within limits, and knowing no secret."""

from __future__ import annotations

import asyncio
import re
import threading
from collections.abc import Awaitable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from atoll.ai import Advice, Bot, player
from atoll.ai.bot import Candidate, History
from atoll.core import Move, Position, Seat, Viewer, game
from atoll.server.live import bots, kept_bots
from atoll.server.live.bots import BotPool
from atoll.server.live.kept_bots import KeptBots
from atoll.server.live.leases import SingleProcessLeases
from atoll.server.live.listing import listing
from atoll.server.live.pubsub import NoPubSub
from atoll.server.live.services import Services
from atoll.server.live.table import LiveTable
from atoll.server.ops import metrics
from atoll.store import SqliteStore
from atoll.table import LogEntry, Person, Table, TableSeat, TableSettings, creation_events, fair
from atoll.table.commands import Command, Offer, Play, Resign, Start
from serving import Guest, in_loop, serving

SECRET = "0123456789abcdef" * 4
PLENTY = 2**27


class Clock:
    """A time that passes when it is told to."""

    def __init__(self) -> None:
        self.time = 1000.0

    def __call__(self) -> float:
        return self.time


# --- the waiting bots ---------------------------------------------------------------------------------------


def keep(kept: KeptBots, table: str, seat: Seat = 0, size: int = 10, level: str = "greedy") -> Bot:
    bot = kept.borrow(table, seat, level, 1)
    kept.give_back(table, seat, level, bot, size)
    return bot


def test_a_bot_waits_for_its_own_seat_and_level() -> None:
    kept = KeptBots(100, 60)
    bot = keep(kept, "one")
    assert (len(kept), kept.size) == (1, 10)
    assert kept.borrow("two", 0, "greedy", 1) is not bot
    assert kept.borrow("one", 1, "greedy", 1) is not bot
    assert kept.borrow("one", 0, "greedy", 1) is bot
    assert (len(kept), kept.size) == (0, 0), "a bot that thinks does not wait"
    kept.give_back("one", 0, "greedy", bot, 20)
    assert kept.borrow("one", 0, "random", 1) is not bot, "the seat has another level now"
    assert (len(kept), kept.size) == (0, 0)


def test_many_tables_stay_within_the_limit_and_the_longest_unused_goes_first() -> None:
    kept = KeptBots(100, 60)
    found = {number: keep(kept, str(number), size=30) for number in range(3)}
    assert keep(kept, "0", size=30) is found[0]
    for number in range(3, 50):
        found[number] = keep(kept, str(number), size=30)
        assert kept.size <= 100
        if number == 3:
            assert kept.borrow("1", 0, "greedy", 1) is not found[1], "1 was used before 2, and before 0"
            assert kept.borrow("0", 0, "greedy", 1) is found[0]
            kept.give_back("0", 0, "greedy", found[0], 30)
    assert len(kept) == 3
    keep(kept, "large", size=101)
    assert len(kept) == 3, "what can never fit displaces nothing"
    keep(kept, "without a tree", size=0)
    assert len(kept) == 3


def test_idle_bots_are_dropped() -> None:
    clock = Clock()
    kept = KeptBots(100, 60, clock)
    keep(kept, "one")
    clock.time += 40
    second = keep(kept, "two")
    clock.time += 30
    kept.drop_idle()
    assert (len(kept), kept.size) == (1, 10)
    assert kept.borrow("two", 0, "greedy", 1) is second
    kept.give_back("two", 0, "greedy", second, 10)
    clock.time += 61
    assert kept.borrow("two", 0, "greedy", 1) is not second, "also before the next sweep"


def test_forgetting_a_table_includes_the_bots_that_are_thinking() -> None:
    kept = KeptBots(100, 60)
    keep(kept, "one", 0)
    keep(kept, "two", 0)
    bot = kept.borrow("one", 3, "greedy", 1)
    kept.forget("one")
    kept.give_back("one", 3, "greedy", bot, 10)
    assert (len(kept), kept.size) == (1, 10)
    assert kept.borrow("one", 3, "greedy", 1) is not bot


# --- at a live table ----------------------------------------------------------------------------------------


class Connected:
    """A client that stays and reads nothing: bots wait while all the people of a table are away."""

    def __init__(self, person: Person) -> None:
        self.person: Person | None = person
        self.viewer: Viewer = 0

    def send(self, *messages: str) -> None:
        """Read nothing."""

    def close(self) -> None:
        """Do nothing: the table is gone."""


class World:
    """A table of one person against a bot, as the server runs it."""

    def __init__(self, name: str, level: str, limit: int = PLENTY) -> None:
        self.name, self.level = name, level
        self.clock = Clock()
        self.kept = KeptBots(limit, 600, self.clock)
        self.pool = BotPool(1, 60, self.kept)
        self.person = Person("id", "Anna")
        self.changed = asyncio.Event()
        self.tasks: set[asyncio.Future[None]] = set()
        self.commands = 0

    async def open(self) -> World:
        self.store = SqliteStore(None)
        seats = [TableSeat("person", self.person.id, self.person.name), TableSeat("bot", level=self.level)]
        events = creation_events(TableSettings(self.name, 2, {}), self.person, seats, SECRET)
        entries = [LogEntry(number, 1000.0, event) for number, event in enumerate(events, 1)]
        table = Table.fold("table", entries)
        await self.store.append("table", entries, listing(table.header))
        self.live = LiveTable(table, self._services())
        await self.live.join(Connected(self.person), None)
        await self.do(Start())
        return self

    def _services(self) -> Services:
        def spawn(work: Awaitable[None]) -> None:
            task = asyncio.ensure_future(work)
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

        return Services(
            store=self.store,
            bots=self.pool,
            leases=SingleProcessLeases(self.store),
            pubsub=NoPubSub(),
            grace=0,
            on_change=lambda _: self.changed.set(),
            spawn=spawn,
        )

    async def do(self, command: Command) -> None:
        self.commands += 1
        await self.live.handle(command, self.person, str(self.commands))

    async def own_turn(self) -> None:
        """Wait until the bot has done all it has to."""
        while self.live.table.life == "playing" and self.live.table.active_seats() != {0}:
            self.changed.clear()
            await self.changed.wait()
        while self.tasks:
            await asyncio.gather(*self.tasks)

    async def turn(self) -> None:
        """Make the first legal moves of the person's turn and let the bot answer.

        Bids and temples come before other moves, so that there are secrets.
        """
        while 0 in self.live.table.active_seats():
            moves = self.game.legal_moves(0)
            wished = [move for move in moves if move.startswith(("bid 1", "temple")) and move[-1] != "-"]
            await self.do(Play(0, (wished or moves)[0], confirm=True))
        await self.own_turn()

    @property
    def game(self) -> Any:
        return self.live.table.live_game

    async def close(self) -> None:
        self.live.close()
        self.pool.close()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.store.close()


def lookups() -> dict[str, float]:
    counter = metrics.BOT_TREE_LOOKUPS
    return {outcome: counter.labels(outcome)._value.get() for outcome in ("hit", "miss")}


@in_loop
async def test_a_bot_resumes_its_search_within_a_turn() -> None:
    world = await World("taluva", "level-7").open()
    await world.own_turn()
    before = lookups()
    await world.turn()
    after = lookups()
    moves = [move for seat, move in world.game.moves if seat == 1]
    assert len(moves) == 2, "a tile and a building"
    assert (after["hit"] - before["hit"], after["miss"] - before["miss"]) == (1, 1)
    assert len(world.kept) == 0, "the next tile is not known, so there is nothing to keep for it"
    await world.close()


@in_loop
async def test_without_memory_every_decision_starts_a_new_search() -> None:
    before = lookups()
    world = await World("taluva", "level-4", limit=0).open()
    await world.own_turn()
    await world.turn()
    assert lookups() == before
    assert len(world.kept) == 0
    await world.close()


@in_loop
async def test_a_tree_is_measured_and_goes_with_a_take_back() -> None:
    world = await World("talat", "level-7").open()
    await world.turn()
    assert len(world.kept) == 1
    assert world.kept.size > 1000
    assert metrics.BOT_TREES._value.get() == 1
    assert metrics.BOT_TREE_BYTES._value.get() == world.kept.size
    await world.do(Offer(0, "takeback"))
    assert len(world.game.moves) == 0
    assert (len(world.kept), world.kept.size) == (0, 0)
    assert metrics.BOT_TREES._value.get() == 0
    await world.turn()
    assert len(world.game.moves) == 2
    await world.close()


@in_loop
async def test_a_tree_goes_while_its_bot_thinks_if_the_move_is_taken_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(kept_bots, "player", Slow)
    world = await World("talat", "level-7").open()
    await world.do(Play(0, world.game.legal_moves(0)[0], confirm=True))
    bot = world.kept._lent["table", 1]
    assert isinstance(bot, Slow)
    await asyncio.to_thread(bot.thinking.acquire)
    await world.do(Offer(0, "takeback"))
    bot.may_answer.release()
    await world.own_turn()
    assert (len(world.game.moves), len(world.kept)) == (0, 0)
    await world.close()


class Slow(Bot):
    """A bot that answers when it is told to, and has a tree."""

    def __init__(self, level: str, seed: int) -> None:
        super().__init__(seed)
        self.bot = player(level, seed=seed)
        self.thinking, self.may_answer = threading.Semaphore(0), threading.Semaphore(0)

    def think(self, position: Position, seat: Seat, history: History | None = None) -> Advice:
        self.thinking.release()
        self.may_answer.acquire()
        return self.bot.think(position, seat, history)

    def prune(self, position: Position, move: Move) -> int:
        assert self.bot.prune(position, move) > 0
        return 1000


@in_loop
async def test_a_tree_goes_when_the_game_ends() -> None:
    world = await World("talat", "level-7").open()
    await world.turn()
    assert len(world.kept) == 1
    await world.do(Resign(0))
    assert world.live.table.life == "over"
    assert len(world.kept) == 0
    await world.close()


@in_loop
async def test_a_tree_of_another_branch_is_of_no_use() -> None:
    world = await World("talat", "level-7").open()
    await world.turn()
    kept = world.kept._kept["table", 1].bot
    position, moves = world.game.committed.copy(), world.game.moves
    reply = position.legal_moves_for(0)[0]
    position.play(reply, 0)
    other = [(0, position.game.new(players=2).legal_moves[-1]), *moves[1:], (0, reply)]
    assert other[0] != moves[0]
    kept.think(position, 1, other)
    assert not kept.resumed
    await world.close()


# --- secrets ------------------------------------------------------------------------------------------------


class Spy(Bot):
    """A bot that writes down what it is given."""

    given: list[tuple[Position, Seat, list[tuple[Seat, Move]]]]

    def think(self, position: Position, seat: Seat, history: History | None = None) -> Advice:
        assert history is not None
        self.given.append((position.copy(), seat, list(history)))
        move = position.legal_moves_for(seat)[0]
        return Advice(seat, move, (Candidate(move, 1, 0.5, (0.5, 0.5), 0.0, 1.0, 1.0),), (0.5, 0.5), 1)

    def prune(self, position: Position, move: Move) -> int:
        del position, move
        return 1


@in_loop
async def test_a_kept_bot_is_told_only_what_its_seat_may_know(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Spy, "given", [], raising=False)
    monkeypatch.setattr(kept_bots, "player", lambda level, seed: Spy(seed))
    world = await World("titicaca", "greedy").open()
    hidden = told = 0
    while world.live.table.life == "playing":
        await world.turn()
    real = game("titicaca").start(2, world.game.committed.options, world.game.committed.setup())
    played = list(world.game.moves)
    views = {}
    for ply in range(len(played) + 1):
        views[ply] = real.view(1) if not real.is_over else None
        if ply < len(played):
            real.play(played[ply][1], played[ply][0])
    for position, seat, history in Spy.given:
        assert seat == 1
        told += 1
        for (mover, move), (seen_by, seen) in zip(played, history, strict=False):
            assert mover == seen_by
            if move != seen:
                assert mover == 0, "its own moves are no secret to it"
                assert "?" in seen
                hidden += 1
        if len(position.active_seats) == 1:
            assert position.view(1) == views[len(history)]
    assert told > 10
    assert hidden > 0, "there was something to hide: a temple's value"
    await world.close()


async def answers(order: int, monkeypatch: pytest.MonkeyPatch) -> tuple[list[Move], float]:
    """Play two turns against a bot; what is left of the stack then lies in another order."""
    taluva = game("taluva")
    setup = dict(taluva.deal(2, taluva.options({}, 2), Random(5)))
    deck = list(setup["deck"])  # type: ignore[call-overload]
    seen, rest = deck[:6], deck[6:]
    Random(order).shuffle(rest)
    monkeypatch.setattr(fair, "deal", lambda *_, **__: {**setup, "deck": [*seen, *rest]})
    monkeypatch.setattr(bots.secrets, "randbits", lambda _: 7)
    before = lookups()
    world = await World("taluva", "level-7").open()
    await world.own_turn()
    while len(world.game.moves) < 8:
        await world.turn()
    found = [move for seat, move in world.game.moves if seat == 1]
    await world.close()
    return found[:4], lookups()["hit"] - before["hit"]


@in_loop
async def test_the_hidden_stack_changes_no_decision_of_a_kept_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    first, hits = await answers(1, monkeypatch)
    second, same = await answers(2, monkeypatch)
    assert hits == same == 2, "both buildings came from kept trees"
    assert first == second


# --- the server ---------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("backing")
@in_loop
async def test_a_restart_loses_trees_and_nothing_else(tmp_path: Path) -> None:
    level = {"kind": "bot", "level": "level-7"}
    async with serving(tmp_path) as server:
        anna = await server.guest("Anna")
        cookies = dict(anna.http.cookies)
        table = await anna.make(seats=[{"kind": "me"}, level])
        await anna.do(table, do="start")
        await play_two(anna, table, 2)
        numbers = (await anna.http.get(f"{server.url}/metrics")).text
        assert re.search(r"^atoll_bot_trees 1\.0$", numbers, re.MULTILINE)
        assert re.search(r'^atoll_bot_tree_lookups_total\{outcome="miss"\} ', numbers, re.MULTILINE)
    async with serving(tmp_path) as server:
        again = Guest(server.api, cookies)
        numbers = (await again.http.get(f"{server.url}/metrics")).text
        assert re.search(r"^atoll_bot_trees 0\.0$", numbers, re.MULTILINE)
        await play_two(again, table, 4)
        record = (await again.http.get(f"/tables/{table}/record")).json()
    position = game("talat").new(players=2)
    for move in record["moves"]:
        assert move in position.legal_moves
        position.play(move)


async def play_two(guest: Guest, table: str, committed: int) -> None:
    """Make a move and wait for the bot's answer."""
    async with guest.live(table) as seat:
        await seat.receive()
        await seat.do(f"m{committed}", do="play", seat=0, move=seat.legal()[0], confirm=True)
        while seat.state["committed"] < committed or seat.state["asked"] != [0]:
            await seat.receive()
