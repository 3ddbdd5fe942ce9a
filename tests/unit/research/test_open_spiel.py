"""OpenSpiel's own tests pass for the three games; playthroughs are golden files; its algorithms can play."""

from __future__ import annotations

import pickle
from pathlib import Path

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts, outcome_sampling_mccfr

import atoll.research.open_spiel  # noqa: F401 - registers the games
from atoll.core import Position
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
        pyspiel.load_game(name), num_sims=2, serialize=True, verbose=False, mask_test=True
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


def test_information_states_say_the_same_as_texts_and_as_tensors() -> None:
    """Two states are one to a player by the text exactly if they are by the tensor; nothing is forgotten."""
    name = "atoll_titicaca(players=2)"
    states = [random_state(name, plies, seed) for seed in (1, 1, 2) for plies in (5, 9, 14)]
    # The same way, but another seat's last secret, where there is one.
    states += [state.child(action) for state in states[:3] for action in sorted(state.legal_actions())[:3]]
    for player in range(2):
        texts = [state.information_state_string(player) for state in states]
        tensors = [tuple(state.information_state_tensor(player)) for state in states]
        assert tensors == [tuple(pyspiel.State.information_state_tensor(state, player)) for state in states]
        for one in range(len(states)):
            for other in range(one):
                assert (texts[one] == texts[other]) == (tensors[one] == tensors[other])
    assert len(set(texts)) > len(states) // 3
    assert len(tensors[0]) == pyspiel.load_game(name).information_state_tensor_size()


@pytest.mark.parametrize("name", GAMES)
def test_only_games_with_secrets_offer_tensors_of_the_past(name: str) -> None:
    kind = pyspiel.load_game(name).get_type()
    assert kind.provides_information_state_tensor == ("titicaca" in name)
    assert kind.provides_information_state_string


@pytest.mark.parametrize("seed", range(6))
def test_information_states_are_the_redacted_game(seed: int) -> None:
    """What a player remembers, decision by decision, is what the game itself would tell them of it."""
    players = 2 + seed % 3
    name = f"atoll_titicaca(players={players})"
    titicaca = game_named("titicaca")
    rng = np.random.default_rng(seed)
    state = pyspiel.load_game(name).new_initial_state()
    start, history, hidden = None, [], 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(int(rng.choice([outcome for outcome, _ in state.chance_outcomes()])))
            continue
        if start is None:
            start = Position(titicaca, state.engine.reference())
        mover, action = state.current_player(), int(rng.choice(state.legal_actions()))
        history.append((mover, state.action_to_string(action)))
        state.apply_action(action)
        position = start.copy()
        for seat, move in history:
            position.play(move, seat)
        if rng.random() < 0.2 or state.is_terminal():
            for player in range(players):
                _, moves = titicaca.redact(position, history, player)
                if state.is_terminal():
                    break
                text = state.information_state_string(player).splitlines()
                decisions = [line for line in text if line[0].isdigit()]
                assert decisions == [
                    f"{seat}: {move}" for (seat, _), move in zip(history, moves, strict=True)
                ]
                hidden += sum("?" in move for move in moves)
    assert hidden


def test_information_states_are_the_same_however_a_state_came_about() -> None:
    name = "atoll_titicaca(players=3)"
    looked_at = random_state(name, 0)
    rng = np.random.default_rng(4)
    for _ in range(60):
        if looked_at.is_terminal():
            break
        outcomes = (
            [outcome for outcome, _ in looked_at.chance_outcomes()] if looked_at.is_chance_node() else None
        )
        looked_at.apply_action(int(rng.choice(outcomes or looked_at.legal_actions())))
        looked_at = looked_at.clone()
        looked_at.information_state_string(0)
    fresh = pickle.loads(pickle.dumps(looked_at))
    for player in range(3):
        assert fresh.information_state_string(player) == looked_at.information_state_string(player)
        assert fresh.information_state_tensor(player) == looked_at.information_state_tensor(player)


@pytest.mark.parametrize("name", GAMES)
def test_a_states_text_is_its_own(name: str) -> None:
    keys: dict[str, bytes] = {}
    for seed in range(2):
        for plies in range(0, 40, 3):
            state = random_state(name, plies, seed)
            nearby = (
                [state]
                if state.is_terminal() or state.is_chance_node()
                else [state.child(action) for action in state.legal_actions()[:6]]
            )
            for each in nearby:
                assert keys.setdefault(str(each), each.engine.key()) == each.engine.key()
    assert len(keys) > 20


@pytest.mark.parametrize("name", ["atoll_titicaca(players=3)", "atoll_talat(players=2)"])
def test_resampled_states_are_the_same_to_the_player(name: str) -> None:
    rng = np.random.default_rng(7)
    others = set()
    for plies in range(3, 60, 4):
        state = random_state(name, plies, plies)
        if state.is_terminal():
            continue
        for player in range(state.num_players()):
            for _ in range(3):
                other = state.resample_from_infostate(player, rng.random)
                assert other.information_state_string(player) == state.information_state_string(player)
                assert other.observation_string(player) == state.observation_string(player)
                assert other.legal_actions(player) == state.legal_actions(player)
                others.add(str(other) == str(state))
    assert others == ({True, False} if "titicaca" in name else {True})


def test_its_information_set_search_plays_the_game_with_secrets() -> None:
    name = "atoll_titicaca(players=2)"
    rng = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        pyspiel.load_game(name), mcts.RandomRolloutEvaluator(1, rng), 2.0, 8, random_state=rng
    )
    state = random_state(name, 15)
    assert bot.step(state) in state.legal_actions()


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
