"""Analyse a game: every seat's chances throughout, the better moves, and how certain each finding is.

Each decision is judged on its own, from the point of view of the seat that made it: every search first
resamples what that seat could not know, so hindsight plays no part. A judgement depends only on the record,
the settings and the number of the move; decisions can be judged in any order, in any process.

- **Chances** are the values of searches: 1 for a certain first place, 0 for a certain last one; with two
  players, the chance of winning. Several independent searches give a mean, and their spread gives the error.
- **A better move** is sought among those that the searches liked best. Each of them and the move that was
  played are tried on the same samples of what is hidden, so that luck is the same for all; what is compared
  is the difference of the pairs.
- Where the others cannot see what was decided (a bid, a face-down temple), nothing can be tried without
  telling them. There the searches' own values are compared, and every decision that belongs to their mixed
  strategy counts as right.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Final, Literal, TypeAlias

from atoll.ai.bot import Advice, BotError, Candidate
from atoll.ai.mcts import MctsBot, Settings
from atoll.ai.reasons import ExpectedMove, Explanation, explain
from atoll.core.branch import drawn_whole
from atoll.core.errors import RecordError
from atoll.core.facts import Fact, Json
from atoll.core.ideas import Reason
from atoll.core.position import Position
from atoll.core.record import Record
from atoll.core.result import Result
from atoll.core.types import CHANCE, SPECTATOR, Move, Played, Seat

FORMAT: Final = "atoll-analysis/1"

SEARCHES: Final = 8
"""How many independent searches, or samples of what is hidden, an estimate rests on."""

T95: Final = 2.365
"""Student's t for a 95 % interval of the mean of that many."""

ALTERNATIVES: Final = 3
"""How many of the moves that the searches liked best are compared with the one that was played."""

MEMORY: Final = 32
"""Size of one search's tree, in megabytes."""

TURNING_POINT: Final = 0.1
"""At a turning point, somebody's chances change by at least this much."""

MOST_TURNING_POINTS: Final = 8

LUCK: Final = 0.05
"""A stroke of luck raises a seat's chances by at least this much."""

SIZES: Final = (("blunder", 0.2), ("mistake", 0.1), ("slip", 0.05))
"""The names of losses by size, the largest first."""

Chances: TypeAlias = tuple[float, ...]


@dataclass(frozen=True)
class AnalysisSettings:
    """How thoroughly to search. The same settings give the same analysis, on any machine."""

    simulations: int = 4000
    """Per position, shared by its searches."""
    seed: int = 1

    def __post_init__(self) -> None:
        if self.simulations < SEARCHES:
            raise BotError("analysis-simulations", least=SEARCHES)


@dataclass(frozen=True)
class Judgement:
    """The analysis of one move of a record. Values for seats are in seat order."""

    ply: int
    seat: Seat
    move: Move
    """As the record writes it; with a ``?`` if the record hides part of it."""
    chances: Chances
    """Before the move, as far as its seat could know."""
    errors: Chances
    """Half of the 95 % interval of each."""
    choices: int
    """The number of legal moves; a forced one is not judged."""
    candidates: tuple[tuple[Move, float], ...] = ()
    """The moves that the searches liked best, with their values for the seat."""
    better: Move | None = None
    """The better move, if one was found."""
    loss: float = 0.0
    """What the move cost its seat, compared with the better one."""
    error: float = 0.0
    """Half of the 95 % interval of the loss."""
    after: Chances | None = None
    """The chances after the move, if they were compared with those after the better one."""
    instead: Chances | None = None
    """The chances after the better move."""
    facts: tuple[Fact, ...] = ()
    """What the better move would have done, as facts."""
    reasons: tuple[Reason, ...] = ()
    """Why the better move is good; if none was found, why the one that was played is."""
    line: tuple[ExpectedMove, ...] = ()
    """Without a reason: the moves that search expects after that move."""

    @property
    def lead(self) -> float:
        """By how much the move beats the next best, if it is the best that the searches found; else 0."""
        if self.better is not None or len(self.candidates) < 2 or self.candidates[0][0] != self.move:
            return 0.0
        return max(0.0, self.candidates[0][1] - max(value for _, value in self.candidates[1:]))

    @property
    def sure(self) -> bool:
        """Whether the loss is significant: its whole interval is above zero."""
        return self.loss > self.error

    @property
    def size(self) -> Literal["blunder", "mistake", "slip"] | None:
        """The name of the loss, if it is significant and large enough to have one."""
        for name, least in SIZES:
            if self.sure and self.loss >= least:
                return name  # type: ignore[return-value]
        return None

    def to_json(self) -> dict[str, Json]:
        """Return the judgement as JSON data."""
        return {
            "ply": self.ply,
            "seat": self.seat,
            "move": self.move,
            "chances": _rounded(self.chances),
            "errors": _rounded(self.errors),
            "choices": self.choices,
            "candidates": [{"move": move, "value": round(value, 4)} for move, value in self.candidates],
            "better": self.better,
            "loss": round(self.loss, 4),
            "error": round(self.error, 4),
            "size": self.size,
            "after": None if self.after is None else _rounded(self.after),
            "instead": None if self.instead is None else _rounded(self.instead),
            "facts": [fact.to_json() for fact in self.facts],
            "reasons": [reason.to_json() for reason in self.reasons],
            "line": [move.to_json() for move in self.line],
        }


@dataclass(frozen=True)
class Moments:
    """Three moves that are worth a second look for a seat, by their numbers; None where there is none."""

    good: int | None
    """The seat's best move with the largest lead over the next one."""
    missed: int | None
    """The seat's move that cost most, if that is significant."""
    lucky: int | None
    """Somebody else's move at which the seat's chances rose most, beyond the errors."""

    def to_json(self) -> dict[str, Json]:
        """Return the moments as JSON data."""
        return {"good": self.good, "missed": self.missed, "lucky": self.lucky}


@dataclass(frozen=True)
class Analysis:
    """The analysis of a whole game."""

    record: Record
    settings: AnalysisSettings
    judgements: tuple[Judgement, ...]
    final: Chances
    """After the last move: the result, if the game is over."""

    def mistakes(self) -> list[Judgement]:
        """Return the moves that cost something significant, the largest loss first."""
        found = [one for one in self.judgements if one.size is not None]
        return sorted(found, key=lambda one: (-one.loss, one.ply))

    def turning_points(self) -> list[int]:
        """Return the moves at which the chances changed most, in the game's order.

        Averages over a round before and a round after are compared, so that neither the change of viewpoint
        from seat to seat nor a single draw counts as a turning point.
        """
        curve = [*(one.chances for one in self.judgements), *[self.final] * self.record.players]
        width = self.record.players
        swings = []
        for ply in range(len(self.judgements)):
            before = _column_means(curve[max(0, ply - width + 1) : ply + 1])
            after = _column_means(curve[ply + 1 : ply + 1 + width])
            swings.append(max(abs(b - a) for a, b in zip(before, after, strict=True)))
        large = sorted(range(len(swings)), key=lambda ply: (-swings[ply], ply))
        found: list[int] = []
        for ply in large:
            if swings[ply] < TURNING_POINT or len(found) == MOST_TURNING_POINTS:
                break
            if all(abs(ply - other) > width for other in found):
                found.append(ply)
        return sorted(found)

    def moments(self, seat: Seat) -> Moments:
        """Return the decision that a seat made best, the one that cost it most, and its greatest luck."""
        own = [one for one in self.judgements if one.seat == seat]
        good = max(own, key=lambda one: (one.lead, -one.ply), default=None)
        missed = next((one for one in self.mistakes() if one.seat == seat), None)
        luck = {one.ply: self._luck(one.ply, seat) for one in self.judgements if one.seat != seat}
        lucky = max(luck, key=lambda ply: (luck[ply], -ply), default=None)
        return Moments(
            good.ply if good is not None and good.lead > 0 else None,
            missed.ply if missed is not None else None,
            lucky if lucky is not None and luck[lucky] >= LUCK else None,
        )

    def _luck(self, ply: int, seat: Seat) -> float:
        """Return by how much a move raised a seat's chances; 0 if that is within the errors."""
        following = self.judgements[ply + 1] if ply + 1 < len(self.judgements) else None
        after = self.final if following is None else following.chances
        error = 0.0 if following is None else following.errors[seat]
        before = self.judgements[ply]
        rise = after[seat] - before.chances[seat]
        return rise if rise > before.errors[seat] + error else 0.0

    def losses(self) -> list[float]:
        """Return what each seat lost by its moves in total."""
        lost = [0.0] * self.record.players
        for one in self.judgements:
            if one.sure:
                lost[one.seat] += one.loss
        return lost

    def to_json(self) -> dict[str, Json]:
        """Return the analysis as JSON data, for files and for the browser."""
        return {
            "format": FORMAT,
            "game": self.record.game,
            "players": self.record.players,
            "view": "spectator" if self.record.view is SPECTATOR else self.record.view,
            "simulations": self.settings.simulations,
            "searches": SEARCHES,
            "seed": self.settings.seed,
            "moves": [one.to_json() for one in self.judgements],
            "final": _rounded(self.final),
            "mistakes": [one.ply for one in self.mistakes()],
            "turning": [*self.turning_points()],
            "losses": _rounded(self.losses()),
            "moments": [self.moments(seat).to_json() for seat in range(self.record.players)],
        }


@dataclass(frozen=True)
class Suggestion:
    """A good move in a position, its value for the seat, and what can be said for it."""

    move: Move
    value: float
    why: Explanation

    def to_json(self) -> dict[str, Json]:
        """Return the suggestion as JSON data."""
        return {"move": self.move, "value": round(self.value, 4), **self.why.to_json()}


@dataclass(frozen=True)
class Assessment:
    """What searches say of one position, from what a seat can know. Values for seats are in seat order."""

    chances: Chances
    errors: Chances
    """Half of the 95 % interval of each."""
    best: tuple[Suggestion, ...] = ()
    """The moves that the searches liked best, or the only one; none when the game is over."""

    def to_json(self) -> dict[str, Json]:
        """Return the assessment as JSON data."""
        return {
            "chances": _rounded(self.chances),
            "errors": _rounded(self.errors),
            "best": [one.to_json() for one in self.best],
        }


def assess(position: Position, seat: Seat, settings: AnalysisSettings | None = None) -> Assessment:
    """Return everybody's chances and a seat's best moves, with reasons. Hidden parts are resampled."""
    if position.is_over:
        return Assessment(values_of(position.result), (0.0,) * position.players)
    settings = settings or AnalysisSettings()
    rng = Random(f"atoll/{settings.seed}/position")
    guesses = [position.determinize(seat, rng) for _ in range(SEARCHES)]
    joint = len(guesses[0].active_seats) > 1
    legal = guesses[0].legal_moves_for(seat)
    if len(legal) == 1:
        # A search stops at once where nothing is to be decided: search what follows instead.
        for guess in guesses:
            guess.play(legal[0], seat)
        chances, errors = _searched(guesses, settings.simulations, rng)
        values = [(legal[0], chances[seat])]
    else:
        advice, (chances, errors) = _consult(guesses, seat, settings.simulations, rng, joint=joint)
        values = [(one.move, one.value) for one in _merge(advice)[:ALTERNATIVES]]
    best = tuple(
        Suggestion(move, value, explain(position, seat, move, settings.seed)) for move, value in values
    )
    return Assessment(chances, errors, best)


def analyse(record: Record, settings: AnalysisSettings | None = None) -> Analysis:
    """Analyse a whole record. Raise RecordError if it cannot be replayed."""
    analyst = Analyst(record, settings or AnalysisSettings())
    return analyst.combine(map(analyst.judge, range(len(analyst))))


@dataclass
class Analyst:
    """Analyses a record move by move: ``judge`` every number below ``len``, then ``combine``."""

    record: Record
    settings: AnalysisSettings = field(default_factory=AnalysisSettings)

    def __post_init__(self) -> None:
        position = self.record.start()
        self._decisions: list[tuple[Position, tuple[Played, ...]]] = []
        played: list[Played] = []
        for ply, move in enumerate(self.record.moves):
            self._decisions.append((position.copy(), tuple(played)))
            seat = position.to_move
            self.record.play(position, ply)
            assert isinstance(seat, int), "a move was made, so somebody made it"
            played.append((seat, move))
        if not played:
            raise RecordError("analysis-empty")
        self._last = position

    def __len__(self) -> int:
        return len(self._decisions)

    def judge(self, ply: int) -> Judgement:
        """Judge one move, and say why the better one is good, or this one if there is none."""
        judgement = self._judge(ply)
        move = judgement.better or judgement.move
        if judgement.choices == 1 or "?" in move:
            return judgement
        position, _ = self._decisions[ply]
        guess = self._guess(position, Random(f"atoll/{self.settings.seed}/{ply}/reasons"))
        why = explain(guess, judgement.seat, move, self.settings.seed)
        return replace(judgement, reasons=why.reasons, line=why.line)

    def _judge(self, ply: int) -> Judgement:
        position, played = self._decisions[ply]
        move = self.record.moves[ply]
        seat = position.to_move
        assert isinstance(seat, int)
        rng = Random(f"atoll/{self.settings.seed}/{ply}")
        guesses = [self._guess(position, rng) for _ in range(SEARCHES)]
        choices = len(guesses[0].legal_moves_for(seat))
        joint = len(position.active_seats) > 1 or bool(position.active_seats != guesses[0].active_seats)
        if choices == 1:
            # Nothing was decided: the chances are those of the next decision (see ``combine``).
            return Judgement(ply, seat, move, (), (), choices)
        advice, (chances, errors) = _consult(guesses, seat, self.settings.simulations, rng, joint=joint)
        merged = _merge(advice)
        judgement = Judgement(
            ply, seat, move, chances, errors, choices, tuple((c.move, c.value) for c in merged[:ALTERNATIVES])
        )
        if "?" in move or merged[0].move == move:
            return judgement
        if joint or self._is_hidden(position, played, seat, [c.move for c in merged[:ALTERNATIVES]]):
            return _compare_mixture(judgement, merged, advice)
        return self._try_moves(judgement, position, [c.move for c in merged[:ALTERNATIVES]], guesses, rng)

    def combine(self, judgements: Iterable[Judgement]) -> Analysis:
        """Combine the judgements of all moves into an analysis."""
        final, errors = self._final_chances()
        found: list[Judgement] = []
        chances = final
        for one in sorted(judgements, key=lambda one: -one.ply):
            if not one.chances:
                one = replace(one, chances=chances, errors=errors)  # noqa: PLW2901
            chances, errors = one.chances, one.errors
            found.append(one)
        assert len(found) == len(self), "every move must be judged"
        return Analysis(self.record, self.settings, tuple(reversed(found)), final)

    # --- what is known ------------------------------------------------------------------------------------

    def _guess(self, position: Position, rng: Random) -> Position:
        """Return a position in which everything that the record hides is drawn.

        What the record shows but the seat could not know is still in it: the search resamples that.
        """
        if self.record.view is not None:
            return Position(position.game, drawn_whole(position, self.record.view, rng).reference)
        return position.determinize(0, rng) if position.to_move is CHANCE else position.copy()

    def _is_hidden(
        self, position: Position, played: Sequence[tuple[Seat, Move]], seat: Seat, moves: Sequence[Move]
    ) -> bool:
        """Whether others cannot see which of these moves is played."""
        if self.record.view is not None:
            return any("?" in move for move in self.record.moves)
        for move in moves:
            after = position.copy()
            after.play(move, seat)
            if after.to_move is None:
                continue
            _, seen = position.game.redact(after, [*played, (seat, move)], SPECTATOR)
            if seen[-1] != move:
                return True
        return False

    def _final_chances(self) -> tuple[Chances, Chances]:
        """Return the chances after the last move, with their errors."""
        result = self._last.result
        if result.over:
            return values_of(result), (0.0,) * self.record.players
        rng = Random(f"atoll/{self.settings.seed}/end")
        guesses = [self._guess(self._last, rng) for _ in range(SEARCHES)]
        return _searched(guesses, self.settings.simulations, rng)

    # --- comparing ----------------------------------------------------------------------------------------

    def _try_moves(
        self,
        judgement: Judgement,
        position: Position,
        rivals: Sequence[Move],
        guesses: Sequence[Position],
        rng: Random,
    ) -> Judgement:
        """Try the move that was played and its rivals on the same samples, and compare."""
        seat, made = judgement.seat, judgement.move
        moves = [made, *(move for move in rivals if move != made)]
        worth = try_moves(guesses, seat, moves, self.settings.simulations // (2 * SEARCHES), rng)
        best = max(moves, key=lambda move: (fmean(values[seat] for values in worth[move]), move == made))
        if best == made:
            return judgement
        loss, error = difference(worth[best], worth[made], seat)
        return replace(
            judgement,
            better=best,
            loss=loss,
            error=error,
            after=_means_and_errors(worth[made])[0],
            instead=_means_and_errors(worth[best])[0],
            facts=self._facts(position, seat, best),
        )

    def _facts(self, position: Position, seat: Seat, move: Move) -> tuple[Fact, ...]:
        """Return what would have happened, as far as the record's viewer may know."""
        viewer = self.record.view
        events = position.copy().play_with_events(move, seat)
        return tuple(
            fact.seen_by(None if viewer is None or viewer is SPECTATOR else viewer) for fact in events
        )


def try_moves(
    guesses: Sequence[Position], seat: Seat, moves: Sequence[Move], simulations: int, rng: Random
) -> dict[Move, list[Chances]]:
    """Try each of a seat's moves on the same samples; what the seat cannot know is resampled in each.

    After a move, one search of ``simulations`` from the point of view of whoever decides next estimates the
    chances. The others must be able to see what was decided.
    """
    worth: dict[Move, list[Chances]] = {move: [] for move in moves}
    for guess in guesses:
        drawn = guess.determinize(seat, Random(rng.getrandbits(62)))
        seed = rng.getrandbits(62)
        for move in moves:
            after = drawn.copy()
            after.play(move, seat)
            worth[move].append(_search_chances(after, max(1, simulations), Random(seed)))
    return worth


def difference(better: Sequence[Chances], worse: Sequence[Chances], seat: Seat) -> tuple[float, float]:
    """Return how much better a seat fares on the same samples, and half of the 95 % interval."""
    return _mean([one[seat] - other[seat] for one, other in zip(better, worse, strict=True)])


def values_of(result: Result) -> Chances:
    """Return a result as values: 1 for the first place, 0 for the last, shared places averaged."""
    assert result.places is not None
    last = len(result.places) - 1
    return tuple(
        1 - (sum(p < place for p in result.places) + (result.places.count(place) - 1) / 2) / last
        for place in result.places
    )


def _think(position: Position, seat: Seat, simulations: int, rng: Random) -> Advice:
    bot = MctsBot(Settings(simulations=max(1, simulations), memory=MEMORY), rng.getrandbits(62))
    return bot.think(position, seat)


def _consult(
    guesses: Sequence[Position], seat: Seat, simulations: int, rng: Random, *, joint: bool
) -> tuple[list[Advice], tuple[Chances, Chances]]:
    """Search every guess for a seat: return the advice, and the chances with their errors."""
    advice = [_think(guess, seat, simulations // SEARCHES, rng) for guess in guesses]
    return advice, _means_and_errors([_chances_found(one, joint=joint) for one in advice])


def _searched(guesses: Sequence[Position], simulations: int, rng: Random) -> tuple[Chances, Chances]:
    """Search every guess for whoever decides next: return the chances with their errors."""
    return _means_and_errors([_search_chances(guess, simulations // SEARCHES, rng) for guess in guesses])


def _search_chances(position: Position, simulations: int, rng: Random) -> Chances:
    """Return the chances in a position, by one search from the point of view of whoever decides next.

    Forced moves are played first. That a decision is sealed does not matter then: everybody can tell it.
    """
    seat = position.to_move
    if seat is None:
        return values_of(position.result)
    assert isinstance(seat, int), "nothing is left to chance in a guess"
    while len(position.legal_moves_for(seat)) == 1:
        position.play(position.legal_moves_for(seat)[0], seat)
        if not isinstance(following := position.to_move, int):
            return values_of(position.result)
        seat = following
    return _chances_found(_think(position, seat, simulations, rng), joint=len(position.active_seats) > 1)


def _chances_found(advice: Advice, *, joint: bool) -> Chances:
    """Return the chances that a search found: the mean of its moves, weighted by their squared visits.

    A plain mean charges the seat for the bad moves that were tried too, and the value of the best move alone
    flatters it, since the best of many estimates is too high; this one is closest to what longer searches
    say (docs/ai.md). Where several decide at once the plain mean is of their mixtures, and right.
    """
    best = advice.candidates[0]
    if joint:
        return advice.values
    if best.proven and len(advice.values) == 2:
        return (best.low, 1 - best.low) if advice.seat == 0 else (1 - best.low, best.low)
    if best.proven:
        return tuple(best.low if seat == advice.seat else value for seat, value in enumerate(best.values))
    total = sum(one.visits**2 for one in advice.candidates)
    if total == 0:
        return advice.values
    columns = zip(*(one.values for one in advice.candidates), strict=True)
    weights = [one.visits**2 / total for one in advice.candidates]
    return tuple(
        sum(weight * value for weight, value in zip(weights, column, strict=True)) for column in columns
    )


def _merge(advice: Sequence[Advice]) -> list[Candidate]:
    """Merge the candidates of independent searches, the best first."""
    rows: dict[Move, list[Candidate]] = {}
    for one in advice:
        for candidate in one.candidates:
            rows.setdefault(candidate.move, []).append(candidate)
    merged = [_add(same) for same in rows.values()]
    merged.sort(key=lambda c: (-c.share, -c.visits, -c.value, c.move))
    return merged


def _add(same: Sequence[Candidate]) -> Candidate:
    visits = sum(one.visits for one in same)
    value = sum(one.value * one.visits for one in same) / visits if visits else same[0].value
    share = sum(one.share for one in same) / SEARCHES
    low, high = max(one.low for one in same), min(one.high for one in same)
    return Candidate(same[0].move, visits, value, same[0].values, low, high, share)


def _compare_mixture(
    judgement: Judgement, merged: Sequence[Candidate], advice: Sequence[Advice]
) -> Judgement:
    """Compare a hidden decision with the mixed strategy that the searches would play."""
    made = next((one for one in merged if one.move == judgement.move), None)
    if made is None or made.share > 0 or made.visits == 0:
        return judgement
    losses = []
    for one in advice:
        values = {c.move: c for c in one.candidates}
        mixed = sum(c.share * c.value for c in one.candidates)
        if judgement.move in values and values[judgement.move].visits:
            losses.append(mixed - values[judgement.move].value)
    if len(losses) < SEARCHES:
        return judgement
    loss, error = _mean(losses)
    if loss <= 0:
        return judgement
    return replace(judgement, better=merged[0].move, loss=loss, error=error)


def _mean(numbers: Sequence[float]) -> tuple[float, float]:
    """Return the mean and half of its 95 % interval."""
    return fmean(numbers), T95 * stdev(numbers) / sqrt(len(numbers))


def _means_and_errors(vectors: Sequence[Chances]) -> tuple[Chances, Chances]:
    columns: Iterator[tuple[float, ...]] = zip(*vectors, strict=True)
    found = [_mean(column) for column in columns]
    return tuple(mean for mean, _ in found), tuple(error for _, error in found)


def _column_means(vectors: Sequence[Chances]) -> Chances:
    return tuple(fmean(column) for column in zip(*vectors, strict=True))


def _rounded(numbers: Sequence[float]) -> list[Json]:
    return [round(number, 4) for number in numbers]
