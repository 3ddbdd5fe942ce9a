"""Who meets whom in the next round. ``docs/tournaments.md`` publishes the method.

Everything is determined by the seeds and the games so far: the same tournament is always paired the same way.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Collection, Sequence
from fractions import Fraction

from atoll.tournaments.games import TableSize, TournamentGame, byes, meetings
from atoll.tournaments.matching import has_perfect_matching

Meetings = Counter[frozenset[int]]


def table_sizes(players: int, size: TableSize) -> list[int]:
    """Return the sizes of a round's tables: as few byes as possible, then few tables, of equal sizes.

    >>> table_sizes(11, TableSize(most=5, least=3)), table_sizes(5, TableSize(most=3, least=3))
    ([4, 4, 3], [3])
    """
    numbers = range(1, players // size.least + 1)
    if not numbers:
        return []
    tables = max(numbers, key=lambda number: (min(players, number * size.most), -number))
    seated = min(players, tables * size.most)
    return [seated // tables + (number < seated % tables) for number in range(tables)]


# --- round robin -------------------------------------------------------------------------------------------


def berger_round(players: int, number: int) -> list[tuple[int, int]]:
    """Return a round of the Berger tables, numbered from 0: pairs with who has the first seat in front.

    An odd number of players is completed by one who is not there: whoever meets that one is left out.

    >>> berger_round(4, 0), berger_round(4, 1)
    ([(0, 3), (1, 2)], [(3, 2), (0, 1)])
    """
    last = players + players % 2 - 1
    pairs = []
    # Rounds in the order of the published tables: the last player meets 1, then the one after half of them...
    step = number * ((last + 1) // 2) % last if last > 1 else 0
    for distance in range((last + 1) // 2):
        first, second = (step + distance) % last, (step - distance) % last
        if distance == 0:
            first, second = (first, last) if number % 2 == 0 else (last, first)
        if players not in (first, second):
            pairs.append((first, second))
    return pairs


def round_robin(
    players: int, number: int, games: Sequence[TournamentGame], size: TableSize, gone: Collection[int]
) -> list[TournamentGame]:
    """Return a round in which everybody meets others: by Berger tables, or by groups at larger tables."""
    if size.most > 2:
        here = [player for player in range(players) if player not in gone]
        start = number * size.most % max(1, len(here))
        return _grouped(number, here, games, size, improve=True, start=start)
    paired, found = set(), []
    for pair in berger_round(players, number):
        paired |= set(pair)
        left = [player for player in pair if player not in gone]
        if len(left) == 2:
            found.append(TournamentGame(number, pair))
        elif left:
            found.append(TournamentGame(number, (left[0],), "walkover"))
    out = [player for player in range(players) if player not in paired and player not in gone]
    return found + [TournamentGame(number, (player,), "bye") for player in out]


# --- Swiss -------------------------------------------------------------------------------------------------


def swiss(
    ranking: Sequence[int],
    points: Callable[[int], Fraction],
    number: int,
    games: Sequence[TournamentGame],
    size: TableSize,
) -> list[TournamentGame]:
    """Return the next round of a Swiss tournament, from those who still play, the leaders first."""
    if size.most > 2:
        return _grouped(number, ranking, games, size, improve=False)
    met, had = meetings(games), byes(games)
    left = list(ranking)
    bye: int | None = None
    worst = max(met.values(), default=0)
    repeats = 0
    if len(left) % 2:
        fewest = min(had[player] for player in left)
        candidates = [player for player in reversed(left) if had[player] == fewest]
        repeats, bye = next(
            (repeats, player)
            for repeats in range(worst + 1)
            for player in candidates
            if _can_pair([other for other in left if other != player], met, repeats)
        )
        left.remove(bye)
    else:
        repeats = next(repeats for repeats in range(worst + 1) if _can_pair(left, met, repeats))
    seating = _Seating(games)
    found: list[TournamentGame] = []
    while left:
        first = left.pop(0)
        for other in _candidates(first, left, points, seating):
            rest = [player for player in left if player != other]
            if met[frozenset((first, other))] <= repeats and _can_pair(rest, met, repeats):
                break
        else:
            raise AssertionError("everybody could be paired a moment ago")
        left = rest
        found.append(TournamentGame(number, seating.order((first, other), board=len(found))))
    return found if bye is None else [*found, TournamentGame(number, (bye,), "bye")]


def _candidates(
    first: int, others: Sequence[int], points: Callable[[int], Fraction], seating: _Seating
) -> list[int]:
    """Return the others, beginning with the best opponent for the first of those who are left.

    That is somebody of the same score who needs the other seat, from the lower half of the group if the
    first is the best of it; then somebody of the next score.
    """
    group = [player for player in others if points(player) == points(first)]
    middle = len(group) // 2

    def preference(other: int) -> tuple[Fraction, bool, bool, int]:
        distance = group.index(other) - middle if other in group else 0
        return points(first) - points(other), seating.clash(first, other), distance < 0, abs(distance)

    return sorted(others, key=preference)


def _can_pair(players: Sequence[int], met: Meetings, repeats: int) -> bool:
    """Whether all of these players can be paired without anybody meeting for more than so many times."""
    return has_perfect_matching(
        [
            [
                index
                for index, other in enumerate(players)
                if other != player and met[frozenset((player, other))] <= repeats
            ]
            for player in players
        ]
    )


# --- knock-out ---------------------------------------------------------------------------------------------


def knockout(
    players: Sequence[int], number: int, games: Sequence[TournamentGame], size: TableSize
) -> list[TournamentGame]:
    """Return the next round of a knock-out between those who are left, the best seeds first.

    At tables for two the best seed meets the last one, and so on; byes of the best seeds in the first round
    leave a power of two. At larger tables seeds are dealt out back and forth.
    """
    seating = _Seating(games)
    if size.most > 2:
        sizes = table_sizes(len(players), size)
        free = len(players) - sum(sizes)
        tables = _deal(players[free:], sizes)
    else:
        free = 2 ** (len(players) - 1).bit_length() - len(players) if len(players) > 1 else 0
        playing = players[free:]
        half = len(playing) // 2
        tables = [[playing[index], playing[-1 - index]] for index in range(half)]
    found = [TournamentGame(number, seating.order(table, board=board)) for board, table in enumerate(tables)]
    return found + [TournamentGame(number, (player,), "bye") for player in players[:free]]


def advancing(games: Sequence[TournamentGame], least: int) -> set[int]:
    """Return who goes on after a round of a knock-out; the better seed does after a tie.

    The winner of a table for two goes on, or the better half of a larger one, rounded down; more where fewer
    than ``least``, too few for a table, would be left. Of the final table only the winner does.
    """
    tables = [game for game in games if game.kind == "game"]
    free = {game.players[0] for game in games if game.kind != "game"}
    if len(tables) == 1 and not free:
        return set(_best(tables[0], 1))
    more = 0
    while len(free) + sum(len(game.players) // 2 + more for game in tables) < least:
        more += 1
    return free | {player for game in tables for player in _best(game, len(game.players) // 2 + more)}


def _best(game: TournamentGame, number: int) -> list[int]:
    places = game.places or (1,) * len(game.players)
    return [player for _, player in sorted(zip(places, game.players, strict=True))][:number]


def _deal(players: Sequence[int], sizes: Sequence[int]) -> list[list[int]]:
    """Deal seeds to tables back and forth, so that the tables are about equally strong."""
    tables: list[list[int]] = [[] for _ in sizes]
    left, forth = list(players), True
    while left:
        order = range(len(sizes)) if forth else range(len(sizes) - 1, -1, -1)
        for table in order:
            if left and len(tables[table]) < sizes[table]:
                tables[table].append(left.pop(0))
        forth = not forth
    return tables


# --- tables for more than two -----------------------------------------------------------------------------


def _grouped(
    number: int,
    ranking: Sequence[int],
    games: Sequence[TournamentGame],
    size: TableSize,
    *,
    improve: bool,
    start: int = 0,
) -> list[TournamentGame]:
    """Fill tables from the top, each time with whoever has met those at the table least often.

    The byes go to the last who have had fewest. ``improve`` exchanges players of two tables as long as that
    makes fewer meetings repeated; ``start`` is where in the ranking to begin.
    """
    met, had = meetings(games), byes(games)
    sizes = table_sizes(len(ranking), size)
    by_byes = sorted(ranking, key=lambda player: (had[player], -ranking.index(player)))
    free = by_byes[: len(ranking) - sum(sizes)]
    playing = [player for player in [*ranking[start:], *ranking[:start]] if player not in free]
    tables = []
    for seats in sizes:
        table = [playing.pop(0)]
        while len(table) < seats:
            table.append(min(playing, key=lambda one: sum(met[frozenset((one, other))] for other in table)))
            playing.remove(table[-1])
        tables.append(table)
    while improve and _exchange(tables, met):
        pass
    seating = _Seating(games)
    found = [TournamentGame(number, seating.order(table, board=board)) for board, table in enumerate(tables)]
    return found + [TournamentGame(number, (player,), "bye") for player in free]


def _exchange(tables: list[list[int]], met: Meetings) -> bool:
    """Exchange two players of different tables if that makes fewer meetings repeated; return whether."""

    def repeats(player: int, table: Sequence[int], without: int) -> int:
        # Meeting somebody for the third time is worse than for the second: the squares' difference.
        others = (met[frozenset((player, other))] for other in table if other not in (player, without))
        return sum(2 * times for times in others)

    for first, one in enumerate(tables):
        for another in tables[first + 1 :]:
            for i, left in enumerate(one):
                for j, right in enumerate(another):
                    before = repeats(left, one, left) + repeats(right, another, right)
                    if repeats(left, another, right) + repeats(right, one, left) < before:
                        one[i], another[j] = right, left
                        return True
    return False


# --- seats ------------------------------------------------------------------------------------------------


class _Seating:
    """Who has had early and late seats so far."""

    def __init__(self, games: Sequence[TournamentGame]) -> None:
        self._late: defaultdict[int, Fraction] = defaultdict(Fraction)
        """The sum of a player's seats, each from -1 for the first to 1 for the last."""
        self._last: defaultdict[int, Fraction] = defaultdict(Fraction)
        for game in games:
            for seat, player in enumerate(game.players) if game.kind == "game" else ():
                self._last[player] = Fraction(2 * seat, len(game.players) - 1) - 1
                self._late[player] += self._last[player]

    def clash(self, one: int, other: int) -> bool:
        """Whether two players both deserve the first seat, or both the second."""
        return self._late[one] * self._late[other] > 0

    def order(self, players: Sequence[int], board: int) -> tuple[int, ...]:
        """Return players in the order of their seats: whoever sat late so far sits early.

        If that is equal, whoever sat later in the last game; then the better ranked player first at the
        first table, last at the second, and so on.
        """
        drawn = list(players) if board % 2 == 0 else list(reversed(players))
        return tuple(sorted(drawn, key=lambda player: (-self._late[player], -self._last[player])))
