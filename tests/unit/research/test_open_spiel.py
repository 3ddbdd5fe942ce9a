"""OpenSpiel's own tests pass for the three games; playthroughs are golden files; its algorithms can play."""

from __future__ import annotations

import pickle
from pathlib import Path

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import mcts, outcome_sampling_mccfr

import atoll.research.open_spiel  # noqa: F401 - registers the games
from atoll.core import game as game_named
from atoll.research.open_spiel import GAMES as REGISTERED

GAMES = [
    "atoll_talat(players=2)",
    "atoll_talat(players=3)",
    "atoll_titicaca(players=2)",
    "atoll_taluva(players=2)",
    "atoll_taluva(players=3,ships=True,doubles=True,zone=expert)",
]
GOLDEN = Path(__file__).parents[2] / "data" / "playthroughs"


@pytest.mark.parametrize("name", [*GAMES[:-1], pytest.param(GAMES[-1], marks=pytest.mark.slow)])
def test_random_games_with_serialisation_and_masks(name: str) -> None:
    pyspiel.random_sim_test(
        pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False, mask_test=True
    )


@pytest.mark.slow
@pytest.mark.parametrize(
    "name", [*GAMES, "atoll_titicaca(players=5)", "atoll_taluva(players=5,ranking=True)"]
)
def test_more_random_games(name: str) -> None:
    pyspiel.random_sim_test(
        pyspiel.load_game(name), num_sims=5, serialize=True, verbose=False, mask_test=True
    )


def random_state(name: str, plies: int, seed: int = 1) -> pyspiel.State:
    rng = np.random.default_rng(seed)
    state = pyspiel.load_game(name).new_initial_state()
    while plies and not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(int(rng.choice([outcome for outcome, _ in state.chance_outcomes()])))
        else:
            state.apply_action(int(rng.choice(state.legal_actions())))
            plies -= 1
    return state


def short_playthrough(name: str) -> str:
    """OpenSpiel's playthrough without the tensors, which are long and have tests of their own."""
    # Imported here: it loads all of OpenSpiel's own games, and SciPy with them.
    from open_spiel.python.algorithms import generate_playthrough

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(generate_playthrough, "_format_tensor", lambda *_: [])
        text = generate_playthrough.playthrough(name, action_sequence=None, seed=1)
    lines = [
        line
        for line in text.splitlines()
        if line.strip() and "Tensor" not in line and not set(line) & set("◯◉") and not line.startswith(" ")
    ]
    return "\n".join(line[:400] for line in lines[:400]) + "\n"


@pytest.mark.slow
@pytest.mark.parametrize("game", sorted(REGISTERED))
def test_playthroughs(game: str) -> None:
    """A golden file that differs is a change of rules, of the encoding or of the order of moves."""
    path = GOLDEN / f"atoll_{game}.txt"
    assert short_playthrough(f"atoll_{game}") == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("name", ["atoll_talat(players=2)", "atoll_taluva(players=2)"])
def test_its_tree_search_plays(name: str) -> None:
    game = pyspiel.load_game(name)
    rng = np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 1.4, 4, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    state = random_state(name, 14)
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    assert bot.step(state) in state.legal_actions()


def test_its_regret_minimisation_plays_the_game_with_secrets() -> None:
    game = pyspiel.load_game("atoll_titicaca(players=2)")
    np.random.seed(1)
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    solver.iteration()
    policy = solver.average_policy()
    state = random_state("atoll_titicaca(players=2)", 3)
    chances = policy.action_probabilities(state)
    assert set(chances) <= set(state.legal_actions())
    assert sum(chances.values()) == pytest.approx(1)


def test_information_states_hide_bids_until_all_are_in() -> None:
    state = random_state("atoll_titicaca(players=2)", 0)
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    low, high = state.clone(), state.clone()
    low.apply_action(2)
    high.apply_action(5)
    assert low.information_state_string(1) == high.information_state_string(1)
    assert low.information_state_string(0) != high.information_state_string(0)
    assert low.observation_string(1) == high.observation_string(1)
    assert low.observation_tensor(1) == high.observation_tensor(1)
    assert low.information_state_tensor(1) == high.information_state_tensor(1)
    assert low.information_state_tensor(0) != high.information_state_tensor(0)
    low.apply_action(0)
    high.apply_action(0)
    assert low.information_state_string(1) != high.information_state_string(1)
    assert low.information_state_tensor(1) != high.information_state_tensor(1)


@pytest.mark.parametrize(
    "name", ["atoll_titicaca(players=2)", "atoll_taluva(players=2)", "atoll_talat(players=2)"]
)
def test_information_states_say_the_same_as_texts_and_as_tensors(name: str) -> None:
    """Two states are one to a player by the text exactly if they are by the tensor; nothing is forgotten."""
    states = [random_state(name, plies, seed) for seed in (1, 1, 2) for plies in (5, 9, 14)]
    # The same way, but another seat's last secret, where there is one.
    states += [state.child(action) for state in states[:3] for action in sorted(state.legal_actions())[:3]]
    for player in range(2):
        texts = [state.information_state_string(player) for state in states]
        tensors = [tuple(state.information_state_tensor(player)) for state in states]
        for one in range(len(states)):
            for other in range(one):
                assert (texts[one] == texts[other]) == (tensors[one] == tensors[other])
    assert len(set(texts)) > len(states) // 3
    assert len(tensors[0]) == pyspiel.load_game(name).information_state_tensor_size()


@pytest.mark.parametrize("name", GAMES)
def test_returns_are_those_of_the_places(name: str) -> None:
    for seed in range(3):
        state = random_state(name, 10_000, seed)
        assert state.is_terminal()
        assert sum(state.returns()) == pytest.approx(0)
        places = state.engine.places()
        assert [value == max(state.returns()) for value in state.returns()] == [
            place == 1 for place in places
        ]
        assert (
            len([player for player in state.full_history() if player.player >= 0])
            <= state.get_game().max_game_length()
        )


@pytest.mark.parametrize("name", GAMES)
def test_states_are_copied_and_pickled(name: str) -> None:
    state = random_state(name, 12)
    twin, again = state.clone(), pickle.loads(pickle.dumps(state))
    assert str(twin) == str(again) == str(state)
    while twin.is_chance_node():
        twin.apply_action(twin.chance_outcomes()[0][0])
    twin.apply_action(twin.legal_actions()[0])
    assert len(twin.history()) > len(state.history())
    assert str(twin) != str(state)


def test_parameters_are_the_options() -> None:
    game = pyspiel.load_game("atoll_taluva", {"players": 4, "teams": True})
    assert game.num_players() == 4
    assert game.options == game_named("taluva").options({"teams": True}, 4)
    assert pyspiel.load_game("atoll_taluva(players=5)").num_players() == 5
