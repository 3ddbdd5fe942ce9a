"""PPO by self-play on Talat in JAX: games and learning compiled into one program.

    python examples/ppo.py 400000                                     # train, then play random
    PYTHONPATH=examples atoll benchmark --learn ppo:learn --game talat

One small network plays all seats. A game's result is the return of every decision in it; the advantage is
that return minus the value that the network expected. Needs the extra ``jax``.
"""

from __future__ import annotations

import sys
from functools import partial
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from pgx.experimental import auto_reset

from atoll.ai.custom import CustomBot
from atoll.ai.match import Match, play_game
from atoll.research.benchmark import Budget
from atoll.research.encodings import encoding
from atoll.research.jax_talat import Talat

GAMES, LENGTH = 128, 64  # steps of an iteration: 128 games at once, 64 decisions each
EPOCHS, PARTS = 4, 8  # how often an iteration's decisions are learned from, in so many parts
HIDDEN, RATE, CLIP, ENTROPY = 256, 1e-3, 0.2, 0.01
PLAYERS = 2


class Decisions(NamedTuple):
    """What is learned from, one row per decision."""

    observation: Any
    legal: Any
    action: Any
    log_chance: Any
    player: Any
    value: Any


def new_network(key, inputs, actions):
    """Return the weights of a network with two hidden layers, a policy and a value."""
    sizes = [(inputs, HIDDEN), (HIDDEN, HIDDEN), (HIDDEN, actions + 1)]
    keys = jax.random.split(key, len(sizes))
    return [
        (
            jax.random.normal(key, size) * np.sqrt(2 / size[0]) * (0.1 if size[1] != HIDDEN else 1),
            jnp.zeros(size[1]),
        )
        for key, size in zip(keys, sizes, strict=True)
    ]


def think(weights, observation, legal):
    """Return the logits of the legal actions, and the value for the player to move."""
    x = observation.astype(jnp.float32)
    for matrix, bias in weights[:-1]:
        x = jax.nn.relu(x @ matrix + bias)
    out = x @ weights[-1][0] + weights[-1][1]
    return jnp.where(legal, out[..., :-1], -1e9), jnp.tanh(out[..., -1])


def rollout(env, weights, state, key):
    """Play on in all games; return the decisions, their returns, and where the games stand."""
    step = jax.vmap(auto_reset(env.step, env.init))

    def decide(carry, key):
        state = carry
        choosing, chance = jax.random.split(key)
        logits, value = think(weights, state.observation, state.legal_action_mask)
        action = jax.random.categorical(choosing, logits)
        log_chance = jax.nn.log_softmax(logits)[jnp.arange(GAMES), action]
        decided = Decisions(
            state.observation, state.legal_action_mask, action, log_chance, state.current_player, value
        )
        state = step(state, action, jax.random.split(chance, GAMES))
        return state, (decided, state.rewards, state.terminated)

    state, (decided, rewards, ended) = jax.lax.scan(decide, state, jax.random.split(key, LENGTH))
    value = think(weights, state.observation, state.legal_action_mask)[1]
    expected = jnp.where(
        jnp.arange(PLAYERS) == state.current_player[:, None], value[:, None], -value[:, None]
    )

    def back(following, played):
        rewards, ended = played
        now = jnp.where(ended[:, None], rewards, following)
        return now, now

    _, returns = jax.lax.scan(back, expected, (rewards, ended), reverse=True)
    own = jnp.take_along_axis(returns, decided.player[..., None], axis=-1)[..., 0]
    return state, decided, own


def loss(weights, decided, returns):
    """Return PPO's clipped loss, with the value's error and a reward for entropy."""
    logits, value = think(weights, decided.observation, decided.legal)
    log_chances = jax.nn.log_softmax(logits)
    chosen = log_chances[jnp.arange(len(returns)), decided.action]
    ratio = jnp.exp(chosen - decided.log_chance)
    advantage = returns - decided.value
    advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-6)
    gain = jnp.minimum(ratio * advantage, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * advantage)
    entropy = -jnp.where(decided.legal, jnp.exp(log_chances) * log_chances, 0).sum(axis=-1)
    return -gain.mean() + 0.5 * ((value - returns) ** 2).mean() - ENTROPY * entropy.mean()


@partial(jax.jit, static_argnums=0)
def iterate(env, learned, state, key):
    """Play, then learn from what was played, by Adam. ``learned``: weights, moments, and how many steps."""
    weights, moments, count = learned
    playing, mixing = jax.random.split(key)
    state, decided, returns = rollout(env, weights, state, playing)
    flat = jax.tree.map(lambda each: each.reshape(GAMES * LENGTH, *each.shape[2:]), (decided, returns))

    def learn(carry, rows):
        weights, (mean, square), count = carry
        part = jax.tree.map(lambda each: each[rows], flat)
        slope = jax.grad(loss)(weights, *part)
        count += 1
        mean = jax.tree.map(lambda m, g: 0.9 * m + 0.1 * g, mean, slope)
        square = jax.tree.map(lambda s, g: 0.999 * s + 0.001 * g * g, square, slope)
        rate = RATE * jnp.sqrt(1 - 0.999**count) / (1 - 0.9**count)
        weights = jax.tree.map(lambda w, m, s: w - rate * m / (jnp.sqrt(s) + 1e-8), weights, mean, square)
        return (weights, (mean, square), count), None

    orders = jnp.concatenate(
        [
            jax.random.permutation(key, GAMES * LENGTH).reshape(PARTS, -1)
            for key in jax.random.split(mixing, EPOCHS)
        ]
    )
    (weights, moments, count), _ = jax.lax.scan(learn, (weights, moments, count), orders)
    return (weights, moments, count), state


def learn(budget: Budget, seed: int):
    """Train within a budget; return a function that plays: a learner of ``atoll benchmark``, for Talat."""
    if budget.game != "talat":
        raise ValueError("this example plays Talat")
    env = Talat(PLAYERS)
    key, first, dealing = jax.random.split(jax.random.PRNGKey(seed), 3)
    state = jax.jit(jax.vmap(env.init))(jax.random.split(dealing, GAMES))
    weights = new_network(first, state.observation.shape[-1], state.legal_action_mask.shape[-1])
    zeros = jax.tree.map(jnp.zeros_like, weights)
    learned = (weights, (zeros, zeros), jnp.int32(0))
    while budget.left >= GAMES * LENGTH:
        budget.spend(GAMES * LENGTH)
        key, now = jax.random.split(key)
        learned, state = iterate(env, learned, state, now)
    return player(jax.tree.map(np.asarray, learned[0]))


def player(weights):
    """Return a function that chooses the network's most likely move, in plain numpy."""
    codes = {}

    def choose(position, seat):
        engine = position.engine
        if not codes:
            codes["talat"] = encoding(position.game, position.players, position.options)
        seen = np.zeros(codes["talat"].size, np.int16)
        codes["talat"].observe(engine, seat, seen)
        x = seen.astype(np.float32)
        for matrix, bias in weights[:-1]:
            x = np.maximum(x @ matrix + bias, 0)
        out = x @ weights[-1][0] + weights[-1][1]
        return engine.text(max(engine.legal(seat), key=lambda action: out[action]))

    return choose


def main(steps: int) -> None:
    """Train, then play forty games against random moves."""
    budget = Budget("talat", steps)
    choose = learn(budget, 0)
    match = Match("talat", ("random", "random"), 40)
    won = 0.0
    for number in range(match.games):
        mine, seeds = match.seats(number).index(0), match.bot_seeds(number)
        bots = [CustomBot("ppo", choose, seed) for seed in seeds]
        bots[1 - mine] = CustomBot(
            "random", lambda at, seat, rng: rng.choice(at.legal_moves_for(seat)), seeds[1 - mine]
        )
        places = play_game(match.start(number), bots).result.places
        won += (places[mine] < places[1 - mine]) + (places[mine] == places[1 - mine]) / 2
    print(f"{steps - budget.left} steps; {won:g} of {match.games} against random moves")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 200_000)
