"""A tournament, folded from its log, which is the source of truth; commands in, events out, no I/O.

Like a table: ``decide`` and ``decide_round`` return events and change nothing; they are logged; only then
does ``apply`` change the tournament. Whoever reads a log pairs the next round in the same way, so it does not
matter which process does it: the log accepts only the first.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any, Literal, TypeAlias

from atoll.core import Json
from atoll.table import LogEntry, Person, Refused, TableEvent
from atoll.tournaments import pairings
from atoll.tournaments.games import TournamentGame
from atoll.tournaments.settings import TournamentSettings
from atoll.tournaments.standings import Standing, standings

Life: TypeAlias = Literal["open", "playing", "over"]


@dataclass(frozen=True)
class Join:
    """Take part. Only before the start."""

    do: Literal["join"] = "join"


@dataclass(frozen=True)
class Leave:
    """Do not take part after all; after the start, play no further rounds."""

    do: Literal["leave"] = "leave"


@dataclass(frozen=True)
class RemovePlayer:
    """Let somebody take part no longer (the organiser)."""

    who: str
    do: Literal["remove"] = "remove"


@dataclass(frozen=True)
class StartTournament:
    """Close the list of players and pair the first round (the organiser)."""

    do: Literal["start"] = "start"


@dataclass(frozen=True)
class EndTournament:
    """End the tournament now; games in play count no longer (the organiser)."""

    do: Literal["end"] = "end"


TournamentCommand: TypeAlias = Join | Leave | RemovePlayer | StartTournament | EndTournament


class Tournament:
    """One tournament, from its first event on."""

    def __init__(self, identity: str, first: LogEntry) -> None:
        assert first.event.kind == "created", "a log begins with the opening of its tournament"
        data: Mapping[str, Any] = first.event.data
        self.id = identity
        self.seq = first.seq
        self.created_at = self.touched_at = first.at
        self.settings = TournamentSettings.from_json(data["terms"])
        self.organiser = str(data["organiser"])
        self.life: Life = "open"
        self.finished = False
        """Whether it was played to its end."""
        self.entrants: list[str] = []
        """The ids of those who take part, in the order of joining; from the start on, by seed."""
        self.withdrawn: set[int] = set()
        self.rounds: list[list[TournamentGame]] = []
        self._idle_since = first.at
        """When the last game ended, or the start."""
        self.planned = 0
        """How many rounds there will be; 0 in a knock-out, and before the start."""

    @classmethod
    def fold(cls, identity: str, log: Iterable[LogEntry]) -> Tournament:
        """Return the tournament that a log describes."""
        entries = iter(log)
        tournament = cls(identity, next(entries))
        for entry in entries:
            tournament.apply(entry)
        return tournament

    def apply(self, entry: LogEntry) -> None:
        """Apply an entry of the log."""
        assert entry.seq == self.seq + 1, f"event {entry.seq} after {self.seq}"
        data: Mapping[str, Any] = entry.event.data
        match entry.event.kind:
            case "joined":
                self.entrants.append(data["who"])
            case "left":
                self.entrants.remove(data["who"])
            case "withdrew":
                self.withdrawn.add(data["player"])
            case "started":
                self.life, self.entrants, self.planned = "playing", list(data["players"]), data["rounds"]
                self._idle_since = entry.at
            case "round":
                self.rounds.append([_read_game(len(self.rounds), game) for game in data["games"]])
            case "result":
                self._note_result(data["table"], data["places"])
                self._idle_since = entry.at
            case "ended":
                self.life, self.finished = "over", data["finished"]
        self.seq, self.touched_at = entry.seq, entry.at

    def _note_result(self, table: str, places: list[int] | None) -> None:
        self.rounds[-1] = [
            replace(game, places=None if places is None else tuple(places), over=True)
            if game.table == table
            else game
            for game in self.rounds[-1]
        ]

    # --- questions ----------------------------------------------------------------------------------------

    def games(self) -> list[TournamentGame]:
        """Return all games, round by round."""
        return [game for games in self.rounds for game in games]

    def unfinished(self) -> list[TournamentGame]:
        """Return the games of the current round that are not over."""
        return [game for game in self.rounds[-1] if not game.over] if self.rounds else []

    def active(self) -> list[int]:
        """Return the players who have not withdrawn, the best seeds first."""
        return [player for player in range(len(self.entrants)) if player not in self.withdrawn]

    def standings(self) -> list[Standing]:
        """Return the standings now, the leader first."""
        return standings(len(self.entrants), self.rounds, self.settings.format, self.settings.size)

    def next_round_at(self) -> float | None:
        """Return when the next round is due; None while games are played, and unless it is being played."""
        if self.life != "playing" or self.unfinished():
            return None
        return self._idle_since + (self.settings.pause if self.rounds else 0.0)

    def next_round(self) -> list[TournamentGame]:
        """Return the games of the next round; none if there is no further round."""
        settings, number, games, active = self.settings, len(self.rounds), self.games(), self.active()
        if settings.format == "knock-out":
            left = pairings.advancing(self.rounds[-1], settings.size.least) if self.rounds else set(active)
            players = [player for player in active if player in left]
            found = pairings.knockout(players, number, games, settings.size) if len(players) > 1 else []
        elif number >= self.planned or len(active) < settings.size.least:
            return []
        elif settings.format == "swiss":
            lines = {line.player: line for line in self.standings()}
            ranking = [player for player in lines if player in active]

            def points(player: int) -> Fraction:
                return lines[player].points

            found = pairings.swiss(ranking, points, number, games, settings.size)
        else:
            found = pairings.round_robin(len(self.entrants), number, games, settings.size, self.withdrawn)
        return found if any(game.kind == "game" for game in found) else []


def opening_event(organiser: str, settings: TournamentSettings) -> TableEvent:
    """Return the first event of a tournament's log."""
    return TableEvent("created", {"organiser": organiser, "terms": settings.to_json()})


def planned_rounds(settings: TournamentSettings, players: int) -> int:
    """Return how many rounds there are with so many players; 0 if the results decide.

    >>> from atoll.table import ClockSettings
    >>> from atoll.tournaments.games import TableSize
    >>> settings = TournamentSettings("", "swiss", "talat", TableSize(2, 2), ClockSettings("move", 60))
    >>> planned_rounds(settings, 8), planned_rounds(settings, 9)
    (3, 4)
    """
    if settings.format == "knock-out":
        return 0
    if settings.format == "round-robin" and settings.size.most == 2:
        return players - 1 + players % 2
    if settings.rounds:
        return settings.rounds
    if settings.size.most == 2:
        return (players - 1).bit_length()
    return -(-(players - 1) // (settings.size.most - 1))


def decide(
    tournament: Tournament, command: TournamentCommand, actor: Person, strength: Callable[[str], float]
) -> list[TableEvent]:
    """Return the events that a command leads to. Raise Refused if it is not possible.

    ``strength`` returns a player's rating: the start seeds by it.
    """
    if tournament.life == "over":
        raise Refused("tourney-over")
    match command:
        case Join():
            return _join(tournament, actor)
        case Leave():
            return _leave(tournament, actor.id)
        case RemovePlayer():
            _require_organiser(tournament, actor)
            return _leave(tournament, command.who)
        case StartTournament():
            _require_organiser(tournament, actor)
            return _start(tournament, strength)
        case EndTournament():
            _require_organiser(tournament, actor)
            return [TableEvent("ended", {"finished": False})]


def _require_organiser(tournament: Tournament, actor: Person) -> None:
    if actor.id != tournament.organiser:
        raise Refused("tourney-organiser-only")


def _join(tournament: Tournament, actor: Person) -> list[TableEvent]:
    if tournament.life != "open":
        raise Refused("tourney-started")
    if actor.id in tournament.entrants:
        return []
    if len(tournament.entrants) >= tournament.settings.most_players:
        raise Refused("tourney-full", most=tournament.settings.most_players)
    return [TableEvent("joined", {"who": actor.id})]


def _leave(tournament: Tournament, who: str) -> list[TableEvent]:
    if who not in tournament.entrants:
        raise Refused("tourney-not-in")
    if tournament.life == "open":
        return [TableEvent("left", {"who": who})]
    player = tournament.entrants.index(who)
    return [] if player in tournament.withdrawn else [TableEvent("withdrew", {"player": player})]


def _start(tournament: Tournament, strength: Callable[[str], float]) -> list[TableEvent]:
    if tournament.life != "open":
        raise Refused("tourney-started")
    settings, players = tournament.settings, len(tournament.entrants)
    if players < settings.size.least:
        raise Refused("tourney-too-few", least=settings.size.least)
    # Sorting is stable: of equals, whoever joined first.
    seeds: list[Json] = [*sorted(tournament.entrants, key=lambda who: -strength(who))]
    return [TableEvent("started", {"players": seeds, "rounds": planned_rounds(settings, players)})]


def decide_round(tournament: Tournament, now: float, new_table: Callable[[], str]) -> list[TableEvent]:
    """Return the next round, or the end, if it is due; nothing if it is not."""
    due = tournament.next_round_at()
    if due is None or now < due:
        return []
    games = tournament.next_round()
    if not games:
        return [TableEvent("ended", {"finished": True})]
    written: list[Json] = [
        {
            "players": [*game.players],
            "kind": game.kind,
            "table": new_table() if game.kind == "game" else None,
        }
        for game in games
    ]
    return [TableEvent("round", {"games": written})]


def decide_result(tournament: Tournament, table: str, places: Sequence[int] | None) -> list[TableEvent]:
    """Note how a game of the current round ended; nothing if that is known, or no longer matters."""
    if tournament.life != "playing" or table not in [game.table for game in tournament.unfinished()]:
        return []
    return [TableEvent("result", {"table": table, "places": None if places is None else [*places]})]


def _read_game(number: int, data: Mapping[str, Any]) -> TournamentGame:
    kind = data["kind"]
    return TournamentGame(number, tuple(data["players"]), kind, data["table"], over=kind != "game")
