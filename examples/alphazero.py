"""A small AlphaZero in NumPy: one network learns from games that its own tree search plays.

    python examples/alphazero.py 40                # 40 rounds of Talat on 3 x 3, a few minutes
    PYTHONPATH=examples atoll benchmark --learn alphazero:learn --game talat

Each round plays a few games at once, so that the network values the leaves of all their trees in one go,
then learns from the latest rounds: the policy from how often the search visited each move, the value from how
the game ended. Boards may be mirrored, so every position is learned in one of its eight images. Small games
can be solved: the curve shows how often the network alone, without search, chooses one of the best moves.
"""

from __future__ import annotations

import os
import sys
from random import Random

os.environ.setdefault(
    "OPENBLAS_NUM_THREADS", "1"
)  # the matrices are small: threads would wait for each other

import numpy as np

from atoll.core import game
from atoll.core.engine import OVER, Engine
from atoll.core.position import Position
from atoll.research.benchmark import Budget, BudgetSpent
from atoll.research.encodings import encoding
from atoll.research.exact import Solver
from atoll.research.extra import ResearchError
from atoll.research.symmetry import symmetries, transform, transform_actions

SMALL = {"towers": "13+24+36", "board": "3x3"}
GAMES, SIMULATIONS = 32, 24  # games of a round, played at once; simulations for each decision
MEMORY, BATCHES, BATCH = 8, 40, 256  # rounds learned from; steps of learning after each, on so many positions
HIDDEN, RATE, DECAY = 96, 2e-3, 1e-4
EXPLORE, NOISE, CONCENTRATION = 1.5, 0.25, 0.5  # of the search; at the root, part and kind of the noise


class Network:
    """One hidden layer, then a policy over all actions and a value for the seat to move. Learns by Adam."""

    def __init__(self, inputs: int, actions: int, rng: np.random.Generator) -> None:
        sizes = [(inputs, HIDDEN), (HIDDEN, actions), (HIDDEN, 1)]
        scales = [1 / np.sqrt(20), 0.01, 0.01]  # some twenty of the inputs are 1
        self.weights = [
            rng.normal(0, s, size).astype(np.float32) for s, size in zip(scales, sizes, strict=True)
        ]
        self.weights += [np.zeros(size[1], np.float32) for size in sizes]
        self.moments = [(np.zeros_like(w), np.zeros_like(w)) for w in self.weights]
        self.steps = 0

    def think(self, seen: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """Return the hidden layer, the logits of all actions and the values."""
        first, policy, value, first_bias, policy_bias, value_bias = self.weights
        hidden = np.maximum(seen @ first + first_bias, 0)
        return hidden, hidden @ policy + policy_bias, np.tanh(hidden @ value + value_bias)[:, 0]

    def learn(self, seen: np.ndarray, wanted: np.ndarray, legal: np.ndarray, outcome: np.ndarray) -> None:
        """Make one step towards policies and outcomes: cross entropy, and squared error."""
        hidden, logits, value = self.think(seen)
        logits = np.where(legal, logits, -1e9)
        chances = np.exp(logits - logits.max(axis=1, keepdims=True))
        chances /= chances.sum(axis=1, keepdims=True)
        policy_slope = (chances - wanted) / len(seen)
        value_slope = ((value - outcome) * (1 - value**2) / len(seen))[:, None]
        back = policy_slope @ self.weights[1].T + value_slope @ self.weights[2].T
        back[hidden <= 0] = 0
        slopes = [seen.T @ back, hidden.T @ policy_slope, hidden.T @ value_slope]
        slopes += [back.sum(axis=0), policy_slope.sum(axis=0), value_slope.sum(axis=0)]
        self.steps += 1
        rate = RATE * np.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
        for i, slope in enumerate(slopes):
            mean, square = self.moments[i]
            self.moments[i] = mean, square = 0.9 * mean + 0.1 * slope, 0.999 * square + 0.001 * slope**2
            self.weights[i] -= rate * (mean / (np.sqrt(square) + 1e-8) + DECAY * self.weights[i])


class Node:
    """A position in a tree, with what the search knows of its moves. Values are those of seat 0."""

    def __init__(self, engine: Engine, code) -> None:
        self.engine, self.code = engine, code
        self.seat = engine.to_move()
        self.over = self.seat == OVER
        self.value = float(np.subtract(*engine.places()[::-1])) if self.over else 0.0
        self.moves = [] if self.over else code.legal(engine, self.seat)  # dense indices
        self.children: list[Node | None] = [None] * len(self.moves)
        self.visits = np.zeros(len(self.moves))
        self.total = np.zeros(len(self.moves))
        self.prior = np.zeros(len(self.moves))
        self.seen = np.zeros(code.size, np.int16)
        if not self.over:
            code.observe(engine, self.seat, self.seen)

    def best(self) -> int:
        """Return the move to look at next: of those that turned out well, or that the network proposes."""
        sign = 1 if self.seat == 0 else -1
        mean = sign * self.total / np.maximum(self.visits, 1)
        return int(
            np.argmax(mean + EXPLORE * self.prior * np.sqrt(self.visits.sum() + 1) / (1 + self.visits))
        )


def search(
    roots: list[Node], net: Network, simulations: int, budget: Budget | None = None, noise=None
) -> None:
    """Grow the trees of several games together; one simulation is one step of a budget."""
    value_leaves([root for root in roots if not root.prior.any()], net)
    for root in roots if noise is not None else ():
        drawn = noise.dirichlet([CONCENTRATION] * len(root.moves))
        root.prior = (1 - NOISE) * root.prior + NOISE * drawn
    for _ in range(simulations):
        if budget is not None:
            budget.spend(len(roots))
        paths, leaves = [], []
        for root in roots:
            node, path = root, []
            while not node.over:
                move = node.best()
                path.append((node, move))
                if node.children[move] is None:
                    engine = node.engine.copy()
                    engine.apply(node.seat, node.code.action(engine, node.moves[move]))
                    node.children[move] = Node(engine, node.code)
                    node = node.children[move]
                    break
                node = node.children[move]
            paths.append(path)
            leaves.append(node)
        value_leaves([leaf for leaf in leaves if not leaf.over and not leaf.prior.any()], net)
        for path, leaf in zip(paths, leaves, strict=True):
            for node, move in path:
                node.visits[move] += 1
                node.total[move] += leaf.value


def value_leaves(leaves: list[Node], net: Network) -> None:
    """Let the network say what it expects of new positions: chances of the moves, and a value."""
    if not leaves:
        return
    _, logits, values = net.think(np.array([leaf.seen for leaf in leaves], np.float32))
    for leaf, row, value in zip(leaves, logits, values, strict=True):
        chances = np.exp(row[leaf.moves] - row[leaf.moves].max())
        leaf.prior = chances / chances.sum()
        leaf.value = float(value if leaf.seat == 0 else -value)


def play_round(start: Engine, net: Network, code, budget: Budget | None, rng: np.random.Generator) -> list:
    """Play games against itself; return observations, moves, visits and outcomes of all decisions."""
    open_games = [(Node(start.copy(), code), []) for _ in range(GAMES)]
    learned = []
    while open_games:
        search([root for root, _ in open_games], net, SIMULATIONS, budget, rng)
        following = []
        for root, past in open_games:
            chances = root.visits / root.visits.sum()
            past.append((root.seen, root.moves, chances, root.seat))
            after = root.children[int(rng.choice(len(chances), p=chances))]  # visited, so it is there
            if after.over:
                sign = (after.value, -after.value)
                learned += [(seen, moves, wanted, sign[seat]) for seen, moves, wanted, seat in past]
            else:
                following.append((after, past))
        open_games = following
    return learned


def learn_from(rounds: list[list], net: Network, code, rng: np.random.Generator) -> None:
    """Learn from mirrored images of decisions that are drawn from the latest rounds."""
    decisions = [each for one in rounds[-MEMORY:] for each in one]
    for _ in range(BATCHES):
        drawn = [decisions[i] for i in rng.integers(len(decisions), size=BATCH)]
        symmetry = int(rng.integers(symmetries(code)))
        seen = np.array([each[0] for each in drawn])
        images = transform_actions(code, seen, range(code.actions), symmetry)
        wanted = np.zeros((BATCH, code.actions), np.float32)
        legal = np.zeros((BATCH, code.actions), bool)
        for row, (_, moves, chances, _) in enumerate(drawn):
            wanted[row, images[moves]], legal[row, images[moves]] = chances, True
        outcome = np.array([each[3] for each in drawn], np.float32)
        net.learn(transform(code, seen, symmetry).astype(np.float32), wanted, legal, outcome)


def train(start: Position, rounds: int, seed: int, budget: Budget | None = None, report=None) -> Network:
    """Play and learn for some rounds, or until the budget is spent."""
    rng = np.random.default_rng(seed)
    code = encoding(start.game, start.players, start.options, 2, egocentric=True)
    net = Network(code.size, code.actions, rng)
    played: list[list] = []
    try:
        for number in range(rounds):
            if report:
                report(number, net)
            played.append(play_round(start.engine, net, code, budget, rng))
            learn_from(played, net, code, rng)
    except BudgetSpent:
        pass
    return net


def player(net: Network, simulations: int = 2 * SIMULATIONS):
    """Return a function that chooses the move that a search visits most."""

    def choose(position: Position, seat: int) -> str:
        del seat  # it is that of the engine, which asks one seat at a time
        code = encoding(position.game, position.players, position.options, 2, egocentric=True)
        root = Node(position.engine.copy(), code)
        search([root], net, simulations)
        choice = int(np.argmax(root.visits if simulations else root.prior))
        return root.engine.text(code.action(root.engine, root.moves[choice]))

    return choose


def learn(budget: Budget, seed: int):
    """Train within a budget: a learner of ``atoll benchmark``, for Talat."""
    if budget.game != "talat":
        raise ValueError("this example plays Talat")
    return player(train(game("talat").new(budget.players), sys.maxsize, seed, budget))


def solved_decisions(start: Position, number: int) -> list[tuple[Position, set[str]]]:
    """Return positions of random games with their best moves, where not every move is best."""
    rng, found, solver = Random(1), [], Solver(3_000)
    while len(found) < number:
        engine, played = start.engine.copy(), []
        while engine.to_move() != OVER:
            played.append(engine.copy())
            engine.apply(engine.to_move(), rng.choice(engine.legal(engine.to_move())))
        engine = rng.choice(played)
        seat, worth = engine.to_move(), {}
        try:
            for action in engine.legal(seat):
                after = engine.copy()
                after.apply(seat, action)
                worth[engine.text(action)] = solver.value(after) * (1 if seat == 0 else -1)
        except ResearchError:
            continue  # too early in the game to be solved quickly
        best = {move for move, value in worth.items() if value == max(worth.values())}
        if len(best) < len(worth):
            found.append((Position(start.game, engine.reference(), from_start=False), best))
    return found


def main(rounds: int) -> None:
    """Print the curve: how often the best move is chosen, by the network alone and with a search."""
    start = game("talat").new(2, **SMALL)
    solved = solved_decisions(start, 200)
    guessing = np.mean([len(best) / len(at.legal_moves_for(at.active_seats[0])) for at, best in solved])
    print(f"guessing chooses a best move in {guessing:.1%} of {len(solved)} decisions", flush=True)

    def report(number: int, net: Network) -> None:
        if number % 5 == 0:
            hits = [
                np.mean([player(net, simulations)(at, at.active_seats[0]) in best for at, best in solved])
                for simulations in (0, SIMULATIONS)
            ]
            print(f"round {number:3}   network {hits[0]:.1%}   with search {hits[1]:.1%}", flush=True)

    net = train(start, rounds, seed=1, report=report)
    report(5 * -(-rounds // 5), net)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 40)
