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
from collections.abc import Callable, Mapping
from math import prod
from typing import Any, Final, Self

from atoll.core.descriptor import Bounds
from atoll.core.engine import CHANCE, OVER
from atoll.core.facts import Json
from atoll.core.registry import game as game_named
from atoll.core.registry import game_names
from atoll.research.decoding import empty_observation
from atoll.research.encodings import encoded, encoding
from atoll.research.extra import require
from atoll.research.recall import Recall

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
        provides_information_state_tensor=found.descriptor.hidden_information,
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
        self.start = self.rules.start(self.players, self.options, {}).engine
        self.past_observer: _Observer | None = None
        """Writes information states; made when the first one is asked for."""
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


class _Kept:
    """A memory that copies of a state share, and that is not pickled: it can be made again."""

    def __init__(self, recall: Recall | None) -> None:
        self.recall = recall

    def __deepcopy__(self, memo: object) -> Self:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return (_Kept, (None,))


class AtollState(pyspiel.State):
    """A state of a game."""

    def __init__(self, game: AtollGame) -> None:
        super().__init__(game)
        self.engine = game.start.copy()
        """The compiled position."""
        self._recall = _Kept(None)

    def recall(self) -> Recall:
        """Return what the players remember of the game."""
        game = self.get_game()
        known = self._recall.recall or Recall(
            game.start, game.encoding, secrets=game.rules.descriptor.hidden_information
        )
        self._recall = _Kept(known.after(self.history()))
        assert self._recall.recall is not None
        return self._recall.recall

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> AtollState:
        """Return a state that the player cannot tell from this one: the secrets of others are drawn again.

        Sealed bids come uniformly from what is legal; temples that lie face down together are swapped half of
        the time.
        """
        if not self.get_game().rules.descriptor.hidden_information:
            copied: AtollState = self.clone()
            return copied
        recall = self.recall()
        state: AtollState = self.get_game().new_initial_state()
        swapped: dict[int, bool] = {}
        for each in recall.decisions:
            action = each.number - 1
            if each.mover != player and each.group is not None and recall.is_secret(each):
                if each.public_text == "bid ?":
                    legal = state.legal_actions()
                    action = legal[min(int(sampler() * len(legal)), len(legal) - 1)]
                elif swapped.setdefault(each.group, sampler() < 0.5):
                    lower = each.public_number - 1
                    action = 2 * lower + 1 - action
            state.apply_action(action)
        return state

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

    def information_state_tensor(self, player: int | None = None) -> list[float]:
        """Return the information state of a player, by default the one to move, as numbers.

        C++ gets the same from the game's observer. Here the numbers are copied once, not three times.
        """
        game, seat = self.get_game(), self.current_player() if player is None else player
        if not game.rules.descriptor.hidden_information or not 0 <= seat < game.players:
            return list(super().information_state_tensor(seat))
        if game.past_observer is None:
            game.past_observer = _Observer(game, perfect_recall=True)
        game.past_observer.set_from(self, seat)
        found: list[float] = game.past_observer.tensor.tolist()
        return found

    def __str__(self) -> str:
        """Return what all players see: each one's view, a line per player where they differ."""
        game, reference = self.get_game(), self.engine.reference()
        seats = range(game.players if game.rules.descriptor.hidden_information else 1)
        return "\n".join(json.dumps(game.rules._view(reference, seat), sort_keys=True) for seat in seats)


class _Observer:
    """Writes what a player may know: at this moment (the encoding, the view), or of the whole game.

    With perfect recall, that is every decision in order, as the player knows it now: as text, and in games
    with secrets also as a tensor with a row per decision.
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
        if not self.game.rules.descriptor.hidden_information:
            return ()
        bounds = _bounds(self.game.name)
        return (
            ("player", (self.game.players,), "1 for the player who looks"),
            (
                "past",
                (bounds.moves + bounds.chance_nodes, 3 + self.game.players),
                "who decided: 1 chance, 2 and more the seats; the action + 1, 0 for a secret bid, that of "
                "the +1 for a secret temple; 1 if it is secret; each seat's points after it",
            ),
        )

    def set_from(self, state: AtollState, player: int) -> None:
        """Write the tensor."""
        if not self.perfect_recall:
            self.game.encoding.observe(state.engine, player, self._row)
            self.tensor[:] = self._row
            return
        if not self.dict:
            return
        self.dict["player"][:] = 0
        self.dict["player"][player] = 1
        recall = state.recall()
        past, made = self.dict["past"], len(recall.decisions)
        past[:made], past[made:] = recall.rows, 0
        for at, each in recall.secret:
            if each.mover != player:
                past[at, 1:3] = each.public_number, 1

    def string_from(self, state: AtollState, player: int) -> str:
        """Return the view, or everything that the player knows of the game since the start."""
        if not self.perfect_recall:
            return json.dumps(state.get_game().rules._view(state.engine.reference(), player), sort_keys=True)
        recall = state.recall()
        lines = [f"player {player}"]
        points: tuple[int, ...] = ()
        for each in recall.decisions:
            secret = each.mover != player and recall.is_secret(each)
            mover = "chance" if each.mover == CHANCE else each.mover
            lines.append(f"{mover}: {each.public_text if secret else each.text}")
            if each.points != points:
                points = each.points
                lines.append(f"points {' '.join(map(str, points))}")
        return "\n".join(lines)


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
