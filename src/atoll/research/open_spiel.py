"""The games in OpenSpiel; importing this registers ``atoll_taluva``, ``atoll_titicaca`` and ``atoll_talat``.

>>> import atoll.research.open_spiel
>>> import pyspiel
>>> game = pyspiel.load_game("atoll_talat(players=2)")
>>> state = game.new_initial_state()
>>> state.action_to_string(state.legal_actions()[0])
'put 13 AB a1'

Chance is explicit: the open double tiles and each tile as it is drawn in Taluva, the country slot by slot and
the arrow in Titicaca. Titicaca's bids are asked for in the order of the seats; nobody sees another's before
all are in. The parameters are ``players`` and the game's options. An island that outgrows the window of the
observation ends a game of Taluva in a draw of all.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from math import prod
from typing import Any, Final, NamedTuple, Self

from atoll.core.engine import CHANCE, OVER, Engine
from atoll.core.facts import Json
from atoll.core.law import Law
from atoll.core.registry import game as game_named
from atoll.research.decoding import blank, split
from atoll.research.encodings import encoding
from atoll.research.extra import need

need("numpy", "pyspiel")

import numpy as np  # noqa: E402 - after the check that says how to get it
import pyspiel  # noqa: E402

__all__ = ["GAMES", "AtollGame", "AtollState"]


class _Facts(NamedTuple):
    """What OpenSpiel wants to know of a game beforehand."""

    title: str
    players: int
    chance: bool
    hidden: bool
    outcomes: int
    """Outcomes of chance have numbers below this."""
    longest: int
    """No game has more moves."""
    chances: int
    """No game has more chance nodes."""


FACTS: Final = {
    # 27 puts; 27 towers go at most 4 rows forward; at most 26 captures.
    "talat": _Facts("Talat", 3, chance=False, hidden=False, outcomes=0, longest=161, chances=0),
    # 65 tiles, each chosen, laid and followed by a build; 60 drawn, 5 dealt.
    "taluva": _Facts("Taluva", 2, chance=True, hidden=False, outcomes=30, longest=195, chances=65),
    # Each of 33 fields is settled in 4 steps; bids in 15 rounds, at most 33 extra ones, and a last one.
    "titicaca": _Facts("Titicaca", 3, chance=True, hidden=True, outcomes=37, longest=377, chances=13),
}


def _parameters(name: str) -> dict[str, Any]:
    found = game_named(name)
    return {"players": FACTS[name].players} | {
        choice.name: choice.default for choice in found.options_class.choices()
    }


def _type(name: str) -> Any:
    facts = FACTS[name]
    kind = pyspiel.GameType
    return kind(
        short_name=f"atoll_{name}",
        long_name=facts.title,
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC if facts.chance else kind.ChanceMode.DETERMINISTIC,
        information=kind.Information.IMPERFECT_INFORMATION
        if facts.hidden
        else kind.Information.PERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=game_named(name).seats[-1],
        min_num_players=game_named(name).seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_parameters(name),
    )


class AtollGame(pyspiel.Game):
    """One of the games with its number of players and its options."""

    name: str

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = {**_parameters(self.name), **(params or {})}
        facts = FACTS[self.name]
        self.players = int(given["players"])
        self.rules = game_named(self.name)
        wish: dict[str, Json] = {name: value for name, value in given.items() if name != "players"}
        if self.players == 5:
            wish.pop("fifth", None)
        self.options = self.rules.options(wish, self.players)
        self.code = encoding(self.rules, self.players, self.options)
        self.start = _Held(self.name, self.rules.start(self.players, self.options, {}).engine)
        super().__init__(
            _type(self.name),
            pyspiel.GameInfo(
                num_distinct_actions=self.code.actions,
                max_chance_outcomes=facts.outcomes,
                num_players=self.players,
                min_utility=-1.0,
                max_utility=1.0,
                utility_sum=0.0,
                max_game_length=facts.longest,
            ),
            dict(params or {}),
        )

    def new_initial_state(self) -> AtollState:
        """Begin a game; chance has not decided anything yet."""
        return AtollState(self)

    def max_chance_nodes_in_history(self) -> int:
        """Give how often chance decides at most."""
        return FACTS[self.name].chances

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> _Observer:
        """Give what writes observations, or information states where the past is asked for."""
        if params:
            raise ValueError(f"observers have no parameters here, but these were given: {params}")
        return _Observer(self, recall=iig_obs_type is not None and iig_obs_type.perfect_recall)


class _Held:
    """An engine that can be copied and pickled when OpenSpiel does so with a state."""

    def __init__(self, name: str, engine: Engine) -> None:
        self.name = name
        self.engine = engine

    def __deepcopy__(self, memo: object) -> Self:
        return type(self)(self.name, self.engine.copy())

    def __reduce__(self) -> tuple[object, ...]:
        return (_hold, (self.name, self.engine.law()))


def _hold(name: str, law: Law) -> _Held:
    return _Held(name, game_named(name).engine(law))


class AtollState(pyspiel.State):
    """A moment of a game."""

    def __init__(self, game: AtollGame) -> None:
        super().__init__(game)
        self.held = _Held(game.name, game.start.engine.copy())

    @property
    def engine(self) -> Engine:
        """The compiled position."""
        return self.held.engine

    def current_player(self) -> int:
        """Give who decides: a seat (the lowest that is asked), chance, or nobody any more."""
        mover = self.engine.to_move()
        if mover == OVER or not self.get_game().code.inside(self.engine):
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if mover == CHANCE else mover

    def is_terminal(self) -> bool:
        """Tell whether the game has ended."""
        return self.current_player() == int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.get_game().code.legal(self.engine, player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Give what chance can decide, with probabilities."""
        weighed = self.engine.chance()
        total = sum(weight for _, weight in weighed)
        return [(outcome, weight / total) for outcome, weight in weighed]

    def _apply_action(self, action: int) -> None:
        mover = self.engine.to_move()
        if mover == CHANCE:
            self.engine.resolve(action)
        else:
            self.engine.play(mover, self.get_game().code.action(self.engine, action))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return self.engine.outcome_text(action)
        return self.engine.text(self.get_game().code.action(self.engine, action))

    def returns(self) -> list[float]:
        """Give 1 for the first place to -1 for the last; nothing before the end."""
        players = self.get_game().players
        if self.engine.to_move() != OVER:
            return [0.0] * players
        places = self.engine.places()
        return [
            sum((other > place) - (other < place) for other in places) / (players - 1) for place in places
        ]

    def __str__(self) -> str:
        return json.dumps(self.engine.law().see(0), sort_keys=True)


class _Step(NamedTuple):
    """One decision of the past, as a player saw it."""

    mover: int
    what: str
    number: int
    """The action, counted from 1; 0 where it was hidden."""
    shown: Any
    """What lay open afterwards, where the game has secrets."""


class _Observer:
    """Writes what a player may know: now (the encoding, the view), or of the whole game.

    Of the whole game means every decision in its order, as the player saw it, and what lay open after each:
    as a text, and as a tensor of which a row is a decision.
    """

    def __init__(self, game: AtollGame, *, recall: bool) -> None:
        self.game = game
        self.recall = recall
        self._row = blank(game.code)
        sections = self._sections() if recall else tuple(game.code.sections)
        self.tensor = np.zeros(sum(prod(shape) for _, shape, _ in sections), dtype=np.float32)
        self.dict: dict[str, Any] = {}
        at = 0
        for name, shape, _ in sections:
            self.dict[name] = self.tensor[at : at + prod(shape)].reshape(shape)
            at += prod(shape)

    def _sections(self) -> tuple[tuple[str, tuple[int, ...], str], ...]:
        facts = FACTS[self.game.name]
        rows = facts.longest + facts.chances
        found: tuple[tuple[str, tuple[int, ...], str], ...] = (
            ("player", (self.game.players,), "1 for the player who looks"),
            (
                "past",
                (rows, 2),
                "who decided: 1 chance, 2 and more the seats; the action + 1, 0 if it is secret",
            ),
        )
        if not facts.hidden:
            return found
        return (*found, ("shown", (rows, len(self._open())), "the sections seats and temples after it"))

    def set_from(self, state: AtollState, player: int) -> None:
        """Write the tensor."""
        if not self.recall:
            self.game.code.observe(state.engine, player, self._row)
            self.tensor[:] = self._row
            return
        self.tensor[:] = 0
        self.dict["player"][player] = 1
        for at, step in enumerate(self._story(state, player)):
            self.dict["past"][at] = (1 if step.mover == CHANCE else 2 + step.mover, step.number)
            if step.shown is not None:
                self.dict["shown"][at] = step.shown

    def string_from(self, state: AtollState, player: int) -> str:
        """Write the view, or all that the player has seen since the beginning."""
        if not self.recall:
            return json.dumps(state.engine.law().see(player), sort_keys=True)
        lines = [f"player {player}"]
        known = b""
        for step in self._story(state, player):
            lines.append(f"{'chance' if step.mover == CHANCE else step.mover}: {step.what}")
            if step.shown is not None and step.shown.tobytes() != known:
                # What comes to light later: bids that are shown, temples that are shown or go back.
                known = step.shown.tobytes()
                parts = split(self.game.code, self._row)
                lines.append(f"seats {parts['seats'].tolist()} temples {_temples(parts['temples'])}")
        return "\n".join(lines)

    def _story(self, state: AtollState, player: int) -> Iterator[_Step]:
        """Play the game again and tell each decision; after it ``_row`` is what the player then saw."""
        engine, code = self.game.start.engine.copy(), self.game.code
        for action in state.history():
            mover = engine.to_move()
            number = action + 1
            if mover == CHANCE:
                what = engine.outcome_text(action)
                engine.resolve(action)
            else:
                native = code.action(engine, action)
                move = engine.text(native)
                what = move if mover == player else _as_others_see(move)
                number = number if what == move else 0
                engine.play(mover, native)
            shown = None
            if FACTS[self.game.name].hidden:
                code.observe(engine, player, self._row)
                shown = self._open()
            yield _Step(mover, what, number, shown)

    def _open(self) -> Any:
        parts = split(self.game.code, self._row)
        return np.concatenate([parts["seats"].ravel(), parts["temples"].ravel()])


def _as_others_see(move: str) -> str:
    """Take out of a move what the others may not know (C-SET-4)."""
    word, *rest = move.split()
    if word == "bid":
        return "bid ?"
    return f"temple {rest[0]} ?" if word == "temple" and len(rest) == 2 else move


def _temples(planes: Any) -> list[list[int]]:
    return [np.flatnonzero(plane).tolist() for plane in planes]


def _register(name: str) -> type[AtollGame]:
    made = type(f"Atoll{FACTS[name].title}", (AtollGame,), {"name": name, "__doc__": f"{FACTS[name].title}."})
    pyspiel.register_game(_type(name), made)
    return made


GAMES: Final = {name: _register(name) for name in FACTS}
"""The registered classes by the names of the games."""
