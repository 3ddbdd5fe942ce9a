"""The games in OpenSpiel; importing this registers ``atoll_taluva``, ``atoll_titicaca`` and ``atoll_talat``.

>>> import atoll.research.open_spiel
>>> import pyspiel
>>> game = pyspiel.load_game("atoll_talat(players=2)")
>>> state = game.new_initial_state()
>>> state.action_to_string(state.legal_actions()[0])
'put 13 BC a5'

Chance is explicit: the open double tiles and each tile as it is drawn in Taluva, the country slot by slot and
the arrow in Titicaca. Titicaca's bids are made in seat order; nobody sees another's before all are in. The
parameters are ``players`` and the game's options. A game of Taluva whose island outgrows the observation
window ends in a draw of all players.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from math import prod
from typing import Any, Final, NamedTuple, Self

from atoll.core.descriptor import Bounds
from atoll.core.engine import CHANCE, OVER, Engine
from atoll.core.facts import Json
from atoll.core.reference import ReferencePosition
from atoll.core.registry import game as game_named
from atoll.core.registry import game_names
from atoll.research.decoding import empty_observation, split
from atoll.research.encodings import encoded, encoding
from atoll.research.extra import require

require("numpy", "pyspiel")

import numpy as np  # noqa: E402 - after the check that says how to install it
import pyspiel  # noqa: E402

__all__ = ["GAMES", "AtollGame", "AtollState"]


def _bounds(name: str) -> Bounds:
    """Return the limits that the game states; only games that state them are offered."""
    bounds = game_named(name).descriptor.bounds
    assert bounds is not None, f"{name} states no bounds"
    return bounds


def _parameters(name: str) -> dict[str, Any]:
    found = game_named(name)
    return {"players": found.usual_players} | {
        choice.name: choice.default for choice in found.options_class.choices()
    }


def _type(name: str) -> Any:
    found = game_named(name)
    kind = pyspiel.GameType
    return kind(
        short_name=f"atoll_{name}",
        long_name=found.title,
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC
        if _bounds(name).chance_nodes
        else kind.ChanceMode.DETERMINISTIC,
        information=kind.Information.IMPERFECT_INFORMATION
        if found.descriptor.hidden_information
        else kind.Information.PERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=found.seats[-1],
        min_num_players=found.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_parameters(name),
    )


class AtollGame(pyspiel.Game):
    """A game with its number of players and its options."""

    name: str

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        defaults = _parameters(self.name)
        parameters = {**defaults, **(params or {})}
        bounds = _bounds(self.name)
        self.players = int(parameters["players"])
        self.rules = game_named(self.name)
        # OpenSpiel fills in every default; only the game knows which of them hold for this number of players.
        options: dict[str, Json] = {
            name: value for name, value in parameters.items() if name != "players" and value != defaults[name]
        }
        self.options = self.rules.options(options, self.players)
        self.encoding = encoding(self.rules, self.players, self.options)
        self.start = _PicklableEngine(self.name, self.rules.start(self.players, self.options, {}).engine)
        super().__init__(
            _type(self.name),
            pyspiel.GameInfo(
                num_distinct_actions=self.encoding.actions,
                max_chance_outcomes=bounds.chance_outcomes,
                num_players=self.players,
                min_utility=-1.0,
                max_utility=1.0,
                utility_sum=0.0,
                max_game_length=bounds.moves,
            ),
            dict(params or {}),
        )

    def new_initial_state(self) -> AtollState:
        """Return the start of a game, before any chance outcome."""
        return AtollState(self)

    def max_chance_nodes_in_history(self) -> int:
        """Return the most chance nodes a game can have."""
        return _bounds(self.name).chance_nodes

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> _Observer:
        """Return an observer for observations, or for information states if it has perfect recall."""
        if params:
            raise ValueError(f"observers take no parameters, but got {params}")
        return _Observer(self, perfect_recall=iig_obs_type is not None and iig_obs_type.perfect_recall)


class _PicklableEngine:
    """An engine that can be copied and pickled along with OpenSpiel's state."""

    def __init__(self, name: str, engine: Engine) -> None:
        self.name = name
        self.engine = engine

    def __deepcopy__(self, memo: object) -> Self:
        return type(self)(self.name, self.engine.copy())

    def __reduce__(self) -> tuple[object, ...]:
        return (_restore_engine, (self.name, self.engine.reference()))


def _restore_engine(name: str, law: ReferencePosition) -> _PicklableEngine:
    return _PicklableEngine(name, game_named(name).engine(law))


class AtollState(pyspiel.State):
    """A state of a game."""

    def __init__(self, game: AtollGame) -> None:
        super().__init__(game)
        self._holder = _PicklableEngine(game.name, game.start.engine.copy())

    @property
    def engine(self) -> Engine:
        """The compiled position."""
        return self._holder.engine

    def current_player(self) -> int:
        """Return the player to move (of several the lowest seat), chance, or that the game is over."""
        mover = self.engine.to_move()
        if mover == OVER or not self.get_game().encoding.in_window(self.engine):
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if mover == CHANCE else mover

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.current_player() == int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.get_game().encoding.legal(self.engine, player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the chance outcomes with their probabilities."""
        weighted = self.engine.chance()
        total = sum(weight for _, weight in weighted)
        return [(outcome, weight / total) for outcome, weight in weighted]

    def _apply_action(self, action: int) -> None:
        mover = self.engine.to_move()
        if mover == CHANCE:
            self.engine.resolve(action)
        else:
            self.engine.play(mover, self.get_game().encoding.action(self.engine, action))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return self.engine.outcome_text(action)
        return self.engine.text(self.get_game().encoding.action(self.engine, action))

    def returns(self) -> list[float]:
        """Return 1 for the first place to -1 for the last, per seat; 0 before the end."""
        players = self.get_game().players
        if self.engine.to_move() != OVER:
            return [0.0] * players
        places = self.engine.places()
        return [
            sum((other > place) - (other < place) for other in places) / (players - 1) for place in places
        ]

    def __str__(self) -> str:
        return json.dumps(self.get_game().rules._view(self.engine.reference(), 0), sort_keys=True)


class _Decision(NamedTuple):
    """An earlier decision, as a player saw it."""

    mover: int
    text: str
    number: int
    """The action plus 1; 0 if it was hidden."""
    visible: Any
    """What was visible afterwards, in a game with secrets."""


class _Observer:
    """Writes what a player may know: at this moment (the encoding, the view), or of the whole game.

    With perfect recall, that is every decision in order, as the player saw it, and what was visible after
    each: as text, and as a tensor with a row per decision.
    """

    def __init__(self, game: AtollGame, *, perfect_recall: bool) -> None:
        self.game = game
        self.perfect_recall = perfect_recall
        self._row = empty_observation(game.encoding)
        sections = self._sections() if perfect_recall else tuple(game.encoding.sections)
        self.tensor = np.zeros(sum(prod(shape) for _, shape, _ in sections), dtype=np.float32)
        self.dict: dict[str, Any] = {}
        at = 0
        for name, shape, _ in sections:
            self.dict[name] = self.tensor[at : at + prod(shape)].reshape(shape)
            at += prod(shape)

    def _sections(self) -> tuple[tuple[str, tuple[int, ...], str], ...]:
        bounds = _bounds(self.game.name)
        rows = bounds.moves + bounds.chance_nodes
        found: tuple[tuple[str, tuple[int, ...], str], ...] = (
            ("player", (self.game.players,), "1 for the player who looks"),
            (
                "past",
                (rows, 2),
                "who decided: 1 chance, 2 and more the seats; the action + 1, 0 if it is secret",
            ),
        )
        if not self.game.rules.descriptor.hidden_information:
            return found
        return (*found, ("shown", (rows, len(self._visible())), "the sections seats and temples after it"))

    def set_from(self, state: AtollState, player: int) -> None:
        """Write the tensor."""
        if not self.perfect_recall:
            self.game.encoding.observe(state.engine, player, self._row)
            self.tensor[:] = self._row
            return
        self.tensor[:] = 0
        self.dict["player"][player] = 1
        for at, step in enumerate(self._decisions(state, player)):
            self.dict["past"][at] = (1 if step.mover == CHANCE else 2 + step.mover, step.number)
            if step.visible is not None:
                self.dict["shown"][at] = step.visible

    def string_from(self, state: AtollState, player: int) -> str:
        """Return the view, or everything the player has seen since the start."""
        if not self.perfect_recall:
            return json.dumps(state.get_game().rules._view(state.engine.reference(), player), sort_keys=True)
        lines = [f"player {player}"]
        known = b""
        for step in self._decisions(state, player):
            lines.append(f"{'chance' if step.mover == CHANCE else step.mover}: {step.text}")
            if step.visible is not None and step.visible.tobytes() != known:
                # What is revealed later: bids, and temples that are shown or returned.
                known = step.visible.tobytes()
                parts = split(self.game.encoding, self._row)
                lines.append(f"seats {parts['seats'].tolist()} temples {_temples(parts['temples'])}")
        return "\n".join(lines)

    def _decisions(self, state: AtollState, player: int) -> Iterator[_Decision]:
        """Replay the game and yield each decision; ``_row`` is then what the player saw after it."""
        engine, code = self.game.start.engine.copy(), self.game.encoding
        for action in state.history():
            mover = engine.to_move()
            number = action + 1
            if mover == CHANCE:
                text = engine.outcome_text(action)
                engine.resolve(action)
            else:
                engine_action = code.action(engine, action)
                move = engine.text(engine_action)
                text = move if mover == player else _as_others_see(move)
                number = number if text == move else 0
                engine.play(mover, engine_action)
            visible = None
            if self.game.rules.descriptor.hidden_information:
                code.observe(engine, player, self._row)
                visible = self._visible()
            yield _Decision(mover, text, number, visible)

    def _visible(self) -> Any:
        parts = split(self.game.encoding, self._row)
        return np.concatenate([parts["seats"].ravel(), parts["temples"].ravel()])


def _as_others_see(move: str) -> str:
    """Return a move without what the others may not know (C-SET-4)."""
    word, *rest = move.split()
    if word == "bid":
        return "bid ?"
    return f"temple {rest[0]} ?" if word == "temple" and len(rest) == 2 else move


def _temples(planes: Any) -> list[list[int]]:
    return [np.flatnonzero(plane).tolist() for plane in planes]


def _register(name: str) -> type[AtollGame]:
    title = game_named(name).title
    registered = type(f"Atoll{title}", (AtollGame,), {"name": name, "__doc__": f"{title}."})
    pyspiel.register_game(_type(name), registered)
    return registered


GAMES: Final = {
    name: _register(name)
    for name in game_names()
    if name in encoded() and game_named(name).descriptor.bounds is not None
}
"""The registered classes, by the games' names: every game that has an encoding and states its bounds."""
