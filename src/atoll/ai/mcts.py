"""The bot that searches a tree: its settings, threads, tree reuse between moves, and the final choice."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final, TypeAlias

from atoll.ai.bot import Advice, Bot, BotError, Candidate, History
from atoll.ai.tree import Tree
from atoll.core.engine import Engine
from atoll.core.errors import SetupError
from atoll.core.evaluator import Evaluator
from atoll.core.net_file import packaged_net, read_net
from atoll.core.options import Options
from atoll.core.position import Position
from atoll.core.types import Move, Seat
from atoll.core.weights import packaged_tempers, read_weights

OWN_NET: Final = "game"
"""The learnt weights that come with a game, where a file could be named."""

_Found: TypeAlias = tuple[int, int, float, tuple[float, ...], float, float, float, float]
"""A row of ``Tree.candidates_at_root``."""

WORTH_MIXING = 0.05
"""Smaller shares of a mixed strategy are noise and are dropped."""

NO_BLUNDER = 0.15
"""A choice with noise never takes a move whose value is lower than the best one's by more than this."""


OLD_NAMES: Final = {
    "bias": "prior_weight",
    "spread": "prior_temperature",
    "urgency": "fpu_reduction",
    "wide": "initial_width",
    "ripe": "expand_after",
    "terms": "weights",
}
"""Settings by the names that they once had. Files with results hold them, so ``mcts:wide=12`` stays valid."""

ADVISED: Final = (
    "exploration",
    "prior_weight",
    "prior_temperature",
    "fpu_reduction",
    "initial_width",
    "widening",
    "expand_after",
    "horizon",
    "guided",
    "minimax",
    "history",
    "abstraction",
    "margin",
    "deep_after",
)
"""The settings that a game's evaluator recommends where the user sets nothing."""


@dataclass(frozen=True)
class Settings:
    """How to search. None means: as the game's evaluator recommends.

    ``simulations`` and ``seconds`` limit one move; whichever comes first ends it. With ``cpu`` the seconds
    are CPU time of the thread. ``threads`` each grow a tree of at most ``memory`` megabytes; their visits are
    added. ``temperature`` is the noise in the choice: 0 takes the most visited move, 1 takes each in
    proportion to its visits. ``knowledge`` False searches with random playouts and the rules alone.
    ``weights`` names a file with other weights for the evaluation, ``temper`` a temper of the game
    (``tempers.txt``), which changes some of them, ``net`` a file of learnt weights (``game``: the game's
    own). ``search`` is ``tree``, ``alphabeta`` or ``auto``, which is what the game recommends, whatever else
    is set (``atoll.ai.searching``). ``core/evaluator.pxd`` explains the rest.
    """

    simulations: int | None = None
    seconds: float | None = None
    cpu: bool = False
    threads: int = 1
    memory: int = 128
    temperature: float = 0.0
    knowledge: bool = True
    horizon: int | None = None
    guided: bool | None = None
    exploration: float | None = None
    prior_weight: float | None = None
    prior_temperature: float | None = None
    fpu_reduction: float | None = None
    initial_width: int | None = None
    widening: float | None = None
    expand_after: int | None = None
    minimax: float | None = None
    history: float | None = None
    abstraction: float | None = None
    margin: float | None = None
    deep_after: int | None = None
    weights: str | None = None
    temper: str | None = None
    net: str | None = None
    search: str | None = None

    def __post_init__(self) -> None:
        if (self.simulations is not None and self.simulations < 1) or (
            self.seconds is not None and self.seconds < 0
        ):
            raise BotError("bot-budget")
        if self.threads < 1 or self.memory < 1 or self.temperature < 0:
            raise BotError("bot-resources")
        if self.search not in {None, "tree", "alphabeta", "auto"}:
            raise BotError("bot-search", search=str(self.search))


class MctsBot(Bot):
    """Information-set tree search. Deterministic for a seed and a number of simulations on one thread."""

    def __init__(self, settings: Settings | None = None, seed: int | None = None) -> None:
        super().__init__(seed)
        settings = settings or Settings()
        if settings.simulations is None and settings.seconds is None:
            settings = replace(settings, simulations=1000)
        self.settings = settings
        self._trees: list[Tree] = []
        self._game: tuple[str, int, Options] | None = None
        self._seen: list[tuple[Seat, Move]] | None = None

    def think(self, position: Position, seat: Seat, history: History | None = None) -> Advice:
        """Search, and choose by visits."""
        engine = self.engine(position, seat)
        settings = self.settings_for(position)
        self._place_trees(position, engine, seat, history)
        done = self._search(settings)
        found = _merge([tree.candidates_at_root() for tree in self._trees])
        candidates = _shares(
            [
                Candidate(engine.text(action), visits, min(max(value, low), high), values, low, high, share)
                for action, visits, value, values, _, low, high, share in found
            ],
            settings.temperature,
        )
        move = self.random.choices(candidates, [candidate.share for candidate in candidates])[0].move
        roots = [tree.values_at_root() for tree in self._trees]
        values = tuple(sum(column) / len(column) for column in zip(*roots, strict=True))
        return Advice(seat, move, tuple(candidates), values, done)

    def stop(self) -> None:
        """Make the bot answer now."""
        for tree in self._trees:
            tree.stop()

    def prune(self, position: Position, move: Move) -> int:
        """Keep only the part of the trees behind a move of the own seat; return how many bytes it takes."""
        if self._seen is None:
            return 0
        action = position.engine.action(move)
        found = [tree.prune(action) for tree in self._trees]
        if not all(found):
            self._seen = None
            return 0
        self._seen = [*self._seen, (self._trees[0].seat, move)]
        return sum(tree.memory for tree in self._trees)

    def settings_for(self, position: Position) -> Settings:
        """Return the settings for a position; a level has different ones in each game."""
        del position
        return self.settings

    def _place_trees(self, position: Position, engine: Engine, seat: Seat, history: History | None) -> None:
        """Place a tree per thread at the position: the old ones if they lead there, else new ones."""
        settings = self.settings_for(position)
        game = (position.game.name, position.players, position.options)
        known = self._seen
        if self._game != game or any(tree.seat != seat for tree in self._trees) or not self._trees:
            evaluator = evaluator_for(position, settings.weights, settings.temper, settings.net)
            self._trees = [
                Tree(engine, evaluator, seat, self.random.getrandbits(64), settings.memory)
                for _ in range(settings.threads)
            ]
            for tree in self._trees:
                _tune(tree, settings, evaluator)
            self._seen = self._redacted(position, seat, history)
            self.resumed = False
        else:
            self._seen = self._redacted(position, seat, history)
            since = _since(known, self._seen)
            if since is None:
                for tree in self._trees:
                    tree.reset(engine)
                self.resumed = False
            else:
                moves = [(mover, engine.action(move)) for mover, move in since]
                followed = [tree.follow(engine, moves) for tree in self._trees]
                self.resumed = all(followed)
        self._game = game

    def _drop_trees(self) -> None:
        """Forget everything."""
        self._trees, self._game, self._seen = [], None, None

    def _redacted(
        self, position: Position, seat: Seat, history: History | None
    ) -> list[tuple[Seat, Move]] | None:
        """Return the history as the seat knows it; None if no part of a tree could be reused."""
        if history is None or not self._trees[0].certain:
            return None
        _, moves = position.game.redact(position, history, seat)
        return [(mover, move) for (mover, _), move in zip(history, moves, strict=True)]

    def _search(self, settings: Settings) -> int:
        seconds = -1.0 if settings.seconds is None else settings.seconds
        total = settings.simulations
        simulations = -1 if total is None else -(-total // len(self._trees))
        if len(self._trees) == 1:
            return self._trees[0].search(simulations, seconds, settings.cpu)
        with ThreadPoolExecutor(len(self._trees)) as pool:
            return sum(pool.map(lambda tree: tree.search(simulations, seconds, settings.cpu), self._trees))


def _since(old: History | None, new: History | None) -> History | None:
    """Return the moves played since the last search, or None if they are not known."""
    if old is None or new is None or new[: len(old)] != old:
        return None
    since = new[len(old) :]
    return None if any("?" in move for _, move in since) else since


def evaluator_for(
    position: Position, weights: str | None, temper: str | None = None, net: str | None = None
) -> Evaluator:
    """Return the evaluator of a position's game, with the weights of a file, a temper or a net if named.

    A game without that temper is played without it. Raise BotError for a bad file.
    """
    game = position.game
    if net is not None:
        try:
            found = (packaged_net(game) if net == OWN_NET else read_net(Path(net))).net(game)
            if not found.keep_network_for(position.players) and net != OWN_NET:
                raise SetupError("net-other-players", players=position.players)
            return found
        except (OSError, SetupError) as error:
            raise BotError("bot-net", file=net, problem=str(error)) from error
    evaluator = game.evaluator()
    if weights is not None:
        try:
            evaluator.set_weights(read_weights(Path(weights).read_text(encoding="utf-8")))
        except (OSError, ValueError) as error:
            raise BotError("bot-weights", file=weights, problem=str(error)) from error
    if temper is not None:
        factors = packaged_tempers(type(game).__module__).get(temper, {})
        plain = evaluator.weights()
        evaluator.set_weights({name: value * factors.get(name, 1.0) for name, value in plain.items()})
    return evaluator


def _tune(tree: Tree, settings: Settings, evaluator: Evaluator) -> None:
    advised = evaluator if settings.knowledge else Evaluator()
    chosen = {name: getattr(settings, name) for name in ADVISED}
    tree.configure(
        uses_evaluator=settings.knowledge,
        **{name: getattr(advised, name) if value is None else value for name, value in chosen.items()},
    )


def _merge(trees: Sequence[Sequence[_Found]]) -> list[_Found]:
    """Merge what several trees found in the same position."""
    if len(trees) == 1:
        return list(trees[0])
    rows: dict[int, list[_Found]] = {}
    for found in trees:
        for row in found:
            rows.setdefault(row[0], []).append(row)
    return [_add(same) for same in rows.values()]


def _add(rows: Sequence[_Found]) -> _Found:
    action, _, _, _, prior, _, _, _ = rows[0]
    visits = sum(row[1] for row in rows)
    weights = [row[1] / visits if visits else 1 / len(rows) for row in rows]
    value = sum(weight * row[2] for weight, row in zip(weights, rows, strict=True))
    columns = zip(*(row[3] for row in rows), strict=True)
    values = tuple(
        sum(weight * one for weight, one in zip(weights, column, strict=True)) for column in columns
    )
    low, high = max(row[5] for row in rows), min(row[6] for row in rows)
    return action, visits, value, values, prior, low, high, sum(row[7] for row in rows) / len(rows)


def _shares(candidates: Sequence[Candidate], temperature: float) -> list[Candidate]:
    """Return the candidates with the probability of choosing each, the best first."""
    sure = max(candidate.low for candidate in candidates)
    alive = [candidate for candidate in candidates if candidate.high >= sure]
    if sure == 1.0:
        alive = [candidate for candidate in alive if candidate.low == 1.0]
    mixed = any(candidate.share for candidate in alive)

    def rank(candidate: Candidate) -> tuple[float, float, float]:
        return candidate.share, candidate.visits, candidate.value

    best = max(alive, key=rank)
    if mixed:
        parts = {c.move: c.share for c in alive if c.share >= WORTH_MIXING}
    elif temperature == 0 or best.visits == 0:
        parts = {best.move: 1.0}
    else:
        parts = {
            c.move: (c.visits / best.visits) ** (1 / temperature)
            for c in alive
            if c.value >= best.value - NO_BLUNDER
        }
    total = sum(parts.values())
    if total == 0:
        parts, total = {best.move: 1.0}, 1.0
    in_question = {candidate.move for candidate in alive}
    ordered = sorted(
        candidates, key=lambda c: (c.move not in in_question, [-part for part in rank(c)], c.move)
    )
    return [replace(c, share=parts.get(c.move, 0.0) / total) for c in ordered]
