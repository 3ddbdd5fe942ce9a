"""Train a player from nothing but the rules: ``atoll train``.

A run is a folder. A *generation* is a set of weights: 0 knows nothing and plays games out at random, unless
the run goes on from other weights (``start``). Each one after it learns from games of the last accepted one
against itself, meets it in a match until a sequential test decides, plays the sparring partners, and is
accepted or not. Every step is a file that is written completely or not at all, and depends only on the
settings and the files before it: an interrupted run resumes, and the same seed gives the same run.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator, Mapping, Sequence, Sized
from dataclasses import asdict, dataclass, field, fields, is_dataclass, replace
from itertools import count
from math import inf, isfinite
from pathlib import Path
from typing import Any, Final

from atoll.ai.ledger import Ledger
from atoll.ai.match import Match, PlayedGame, score, setup_scores
from atoll.ai.statistics import Share, Sprt, Verdict
from atoll.core.errors import SetupError
from atoll.core.facts import Json
from atoll.core.game import Game
from atoll.core.net_file import NetFile, check_search, packaged_net, read_net
from atoll.core.registry import game as game_named
from atoll.research.extra import ResearchError, require

require("numpy", "pyarrow", extra="train")

# After the check that says how to install it:
from atoll.research.dataset import Dataset, Exploration, SelfPlay  # noqa: E402
from atoll.research.learning import Epoch, LearningSettings, Model, Patterns, Weights  # noqa: E402
from atoll.research.networks import network  # noqa: E402

__all__ = ["Generation", "Run", "Settings", "read_settings"]

SETTINGS: Final = "settings.toml"
NOTHING: Final[Mapping[str, float | str]] = {"horizon": -1, "search": "tree"}
"""How to search with weights that say nothing: playouts to the end."""
SEARCH: Final[Mapping[str, Mapping[str, float | str]]] = {"taluva": {"horizon": -1}}
"""Of games whose patterns cannot judge a position at once: playouts to the end, with learnt first looks."""


@dataclass(frozen=True)
class SelfPlaySettings:
    """The games that a generation learns from."""

    games: int = 200
    simulations: int = 200
    temperature: float = 1.0
    teacher: str = ""
    """``mcts``: until a generation is accepted, the game's own search plays the games, not generation 0."""
    random_start: int = 0
    """Half of the games begin with so many random moves."""
    random_moves: float = 0.0
    """The chance of each later move to be random."""


@dataclass(frozen=True)
class MatchSettings:
    """How a generation is judged."""

    games: int = 100
    """At most; what is still open then is decided by the score: accepted from ``enough`` on."""
    enough: float = 0.53
    simulations: int = 200
    low: float = 0.0
    high: float = 60.0
    partner_games: int = 10
    """Against each sparring partner."""
    partner_loss: float = 0.05
    """How much less than the last accepted generation it may certainly score against one."""


@dataclass(frozen=True)
class Settings:
    """All settings of a run: what is in its ``settings.toml``."""

    game: str
    players: int = 2
    seed: int = 1
    generations: int = 10
    start: str = ""
    """The weights of generation 0: none, the packaged ones (``net``), or those of a file (``net:FILE``)."""
    selfplay: SelfPlaySettings = field(default_factory=SelfPlaySettings)
    learning: LearningSettings = field(default_factory=LearningSettings)
    match: MatchSettings = field(default_factory=MatchSettings)
    search: Mapping[str, float | str] = field(default_factory=dict)
    """How to search with learnt weights, once there are any."""

    def dumps(self) -> str:
        """Return the settings as TOML."""
        lines = []
        tables = []
        for name, value in asdict(self).items():
            if isinstance(value, dict):
                tables += ["", f"[{name}]", *(f"{key} = {json.dumps(each)}" for key, each in value.items())]
            else:
                lines.append(f"{name} = {json.dumps(value)}")
        return "\n".join(lines + tables) + "\n"


def read_settings(text: str, overrides: Mapping[str, object] | None = None) -> Settings:
    """Read settings; ``overrides`` replaces some of them. Raise ResearchError that names what is wrong."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ResearchError("train-toml", problem=str(error)) from error
    data |= overrides or {}
    settings: Settings = _typed(Settings, data, "")
    game = game_named(settings.game)
    game.options({}, settings.players)
    if settings.selfplay.teacher not in {"", "mcts"}:
        raise ResearchError("train-value", name="selfplay.teacher", value=settings.selfplay.teacher)
    if settings.start not in {"", "net"} and not settings.start.startswith("net:"):
        raise ResearchError("train-value", name="start", value=settings.start)
    try:
        check_search(settings.search)
    except SetupError as error:
        raise ResearchError("train-toml", problem=str(error)) from error
    name, model = _model(game, settings.players, settings.learning.model)
    if name == "network" and settings.search:
        raise ResearchError("train-network-search")
    _check_ranges(settings)
    data["learning"] = {**data.get("learning", {}), "model": name}
    for table, values in model.defaults.items():
        data[table] = {**values, **data.get(table, {})}
    if not data.get("search"):  # going on from patterns, a run searches as they did
        goes_on = settings.start and name == "patterns"
        data["search"] = _start(settings, name).search if goes_on else model.search
    found: Settings = _typed(Settings, data, "")
    return found


def _model(game: Game, players: int, wanted: str) -> tuple[str, Model[Any]]:
    """Return the name of the model to learn, and the model. Raise ResearchError if the game has none."""
    if wanted not in {"", "network", "patterns"}:
        raise ResearchError("train-value", name="learning.model", value=wanted)
    own = network(game, players)
    if own is not None and wanted != "patterns":
        return "network", own
    if wanted == "network":
        raise ResearchError("train-no-network", game=game.name, players=players)
    patterns = Patterns(game.evaluator(), SEARCH.get(game.name))
    if not patterns.version:
        raise ResearchError("train-no-patterns", game=game.name)
    return "patterns", patterns


def _check_ranges(settings: Settings) -> None:
    """Raise ResearchError if a number is out of its range, beyond what ``_typed`` sees."""
    games, learning, match = settings.selfplay, settings.learning, settings.match
    wrong = {
        "selfplay.temperature": (games.temperature, not isfinite(games.temperature)),
        "selfplay.random_moves": (games.random_moves, games.random_moves >= 1),
        "learning.rate": (learning.rate, not 0 < learning.rate < inf),
        "learning.outcome": (learning.outcome, learning.outcome > 1),
        "learning.held_out": (learning.held_out, learning.held_out < 2),
        "match.enough": (match.enough, match.enough > 1),
        "match.partner_loss": (match.partner_loss, match.partner_loss > 1),
        "match.high": (match.high, match.high <= match.low),
    }
    for name, (value, is_wrong) in wrong.items():
        if is_wrong:
            raise ResearchError("train-value", name=name, value=str(value))


def _start(settings: Settings, model: str) -> NetFile:
    """Return the weights that a run goes on from. Raise ResearchError if it cannot."""
    game, name = game_named(settings.game), settings.start
    try:
        found = packaged_net(game) if name == "net" else read_net(Path(name.removeprefix("net:")))
        suits = found.net(game).keep_network_for(settings.players)
    except (OSError, SetupError) as error:
        raise ResearchError("train-start", start=name, problem=str(error)) from error
    if not suits or (model == "patterns") != bool(found.policy):
        raise ResearchError("train-start-other", start=name)
    return found


def _differences(kept: Mapping[str, Any], wanted: Mapping[str, Any], prefix: str = "") -> list[str]:
    """Return the names of the settings that differ, of those that must not change."""
    found = []
    for name in sorted({*kept, *wanted} - {"generations"}):
        one, other = kept.get(name), wanted.get(name)
        if isinstance(one, Mapping) and isinstance(other, Mapping):
            found += _differences(one, other, f"{prefix}{name}.")
        elif one != other:
            found.append(prefix + name)
    return found


def _typed(kind: Any, data: Mapping[str, Any], prefix: str) -> Any:
    """Make a dataclass of a table: numbers as large as they must be, and nothing unknown."""
    known = {one.name: one for one in fields(kind)}
    found: dict[str, Any] = {}
    for name, value in data.items():
        if name not in known:
            raise ResearchError("train-setting", name=prefix + name, names=", ".join(known))
        default = getattr(_defaults(kind), name)
        if is_dataclass(default) and isinstance(value, dict):
            found[name] = _typed(type(default), value, f"{name}.")
        elif (isinstance(default, Mapping) and isinstance(value, dict)) or (
            isinstance(default, str) and isinstance(value, str)
        ):
            found[name] = value
        elif isinstance(default, (int, float)) and _is_number(value, default):
            found[name] = value if isinstance(default, int) else float(value)
        else:
            raise ResearchError("train-value", name=prefix + name, value=str(value))
    if "game" in known and "game" not in found:
        raise ResearchError("train-game-missing")
    return kind(**found)


def _defaults(kind: Any) -> Any:
    return kind("") if kind is Settings else kind()


def _is_number(value: object, default: float) -> bool:
    """Whether a number may take the place of another: a count must not be 0 unless that is 0."""
    whole = isinstance(default, int)
    if isinstance(value, bool) or not isinstance(value, int if whole else (int, float)):
        return False
    return value >= (min(1, default) if whole else 0)


@dataclass(frozen=True)
class Generation:
    """What became of a generation."""

    number: int
    accepted: bool
    against: int
    """The generation that it met: the last accepted one."""
    games: int
    """Of the match."""
    score: float
    partners: Mapping[str, float]
    """The score against each sparring partner."""
    positions: int
    value: float
    """The squared error of its values in held-out games."""
    policy: float | None
    """The cross-entropy of its policy there; None if it has none."""
    seconds: float
    """How long the process took for it that finished it."""


@dataclass(frozen=True)
class Run:
    """A folder with a run, and what each of its steps reads and writes."""

    folder: Path
    settings: Settings

    @classmethod
    def open(cls, folder: Path, settings: Settings) -> Run:
        """Begin a run, or resume the one in the folder.

        Raise ResearchError if the folder has other settings; only the number of generations may change.
        """
        path = folder / SETTINGS
        if path.exists() and (folder / "generations").exists():  # else nothing has begun
            kept = read_settings(path.read_text(encoding="utf-8"))
            names = _differences(asdict(kept), asdict(settings))
            if names:
                raise ResearchError("train-other", folder=str(folder), names=", ".join(names))
        folder.mkdir(parents=True, exist_ok=True)
        _write(path, settings.dumps().encode())
        return cls(folder, settings)

    @property
    def model(self) -> Model[Any]:
        """What is learnt."""
        settings = self.settings
        return _model(game_named(settings.game), settings.players, settings.learning.model)[1]

    # --- the generations so far -------------------------------------------------------------------------

    def generations(self) -> list[Generation]:
        """Return what became of the generations that are done, in order; not generation 0."""
        found = []
        for number in count(1):
            path = self._path("generations", f"{number:04}.json")
            if not path.exists():
                break
            try:
                found.append(Generation(**json.loads(path.read_text(encoding="utf-8"))))
            except (ValueError, TypeError) as error:
                raise ResearchError("train-damaged", file=str(path)) from error
        return found

    def last_accepted(self) -> int:
        """Return the number of the last accepted generation."""
        return max((one.number for one in self.generations() if one.accepted), default=0)

    def weights_path(self, number: int) -> Path:
        """Return the file of a generation's weights."""
        return self._path("generations", f"{number:04}.net")

    def begin(self) -> None:
        """Write generation 0, if it is not there. Raise ResearchError if its weights cannot be used."""
        path = self.weights_path(0)
        if path.exists():
            return
        if self.settings.start:
            found = _start(self.settings, self.settings.learning.model)
            _write(path, replace(found, search=self.settings.search).dumps())
        else:
            evaluator = game_named(self.settings.game).evaluator()
            self._save(0, evaluator.patterns, Weights.none(evaluator), NOTHING, {})

    # --- the steps of one generation --------------------------------------------------------------------

    def selfplay(self, number: int) -> SelfPlay:
        """Return the games that a generation learns from, to be played by the last accepted one."""
        games = self.settings.selfplay
        chosen = {"simulations": games.simulations, "temperature": games.temperature}
        more = ",".join(f"{name}={value}" for name, value in {**chosen, **self.model.bot_settings}.items())
        taught = games.teacher and not self.last_accepted()
        bot = f"{games.teacher}:{more}" if taught else self._bot(self.last_accepted(), more)
        match = Match(self.settings.game, (bot,) * self.settings.players, games.games, self._seed(number))
        names = tuple(map(_plain, match.bots))
        folder = self._path("games", f"{number:04}")
        exploration = Exploration(games.random_start, games.random_moves)
        return SelfPlay(match, folder, 2 * self.settings.players, names, exploration)

    def examples(self, number: int) -> Sized:
        """Return what a generation learns from: the games of the last generations' windows."""
        learning = self.settings.learning
        first = max(1, number - learning.window + 1)
        datasets = (Dataset(self._path("games", f"{each:04}")) for each in range(first, number + 1))
        found: Sized = self.model.examples(datasets, learning.held_out)
        return found

    def learn(self, number: int, examples: Sized) -> Iterator[Epoch]:
        """Learn a generation's weights from the last accepted ones; write the best once all is done."""
        if not len(examples):
            raise ResearchError("train-no-positions", number=number)
        before = read_net(self.weights_path(self.last_accepted()))
        epochs: list[Epoch] = []
        seed = f"{self.settings.seed}/{number}"
        for epoch in self.model.learn(examples, before, self.settings.learning, seed):
            epochs.append(epoch)
            yield epoch
        value = min(epochs, key=lambda one: one.loss)
        policy = min(epochs, key=lambda one: one.policy or 0.0)
        about: dict[str, Json] = {
            "generation": number,
            "players": self.settings.players,
            "seed": self.settings.seed,
            "positions": len(examples),
            "value": round(value.value, 5),
            "policy": None if policy.policy is None else round(policy.policy, 5),
        }
        weights = Weights(value.weights.value, policy.weights.policy)
        self._save(number, self.model.version, weights, self.settings.search, about)

    def match(self, number: int) -> Match:
        """Return the match of a generation against the last accepted one."""
        match_settings = self.settings.match
        budget = f"simulations={match_settings.simulations}"
        others = (self._bot(self.last_accepted(), budget),) * (self.settings.players - 1)
        bots = (self._bot(number, budget), *others)
        return Match(self.settings.game, bots, match_settings.games, self._seed(number))

    def partner_match(self, number: int, partner: str) -> Match:
        """Return the match of a generation against a sparring partner, on the same deals for all."""
        match_settings = self.settings.match
        bot = self._bot(number, f"simulations={match_settings.simulations}")
        bots = (bot, *(partner,) * (self.settings.players - 1))
        return Match(self.settings.game, bots, match_settings.partner_games, self.settings.seed)

    def partners(self) -> Sequence[str]:
        """Return the game's sparring partners."""
        return sorted(game_named(self.settings.game).sparring_partners())

    def ledger(self, number: int, match: Match, partner: str = "") -> Ledger:
        """Return the file of a match."""
        name = f"{number:04}-{partner}.jsonl" if partner else f"{number:04}.jsonl"
        path = self._path("matches", name)
        path.parent.mkdir(exist_ok=True)
        header = {**match.to_json(), "bots": [_plain(bot) for bot in match.bots]}
        return Ledger(path, header, records=False)

    def decided(self, match: Match, played: Sequence[PlayedGame]) -> bool:
        """Whether the match against the last accepted generation has told enough."""
        return self._test().decide(setup_scores(match, played))[0] is not Verdict.OPEN

    def judge(
        self,
        number: int,
        played: Sequence[PlayedGame],
        partners: Mapping[str, Sequence[PlayedGame]],
        seconds: float,
    ) -> Generation:
        """Accept a generation or not, and write that down: the last step."""
        match_settings = self.settings.match
        match = self.match(number)
        verdict, used = self._test().decide(setup_scores(match, played))
        counted = match_settings.games if verdict is Verdict.OPEN else used * self.settings.players
        seen = [one for one in played if one.number < counted]
        scores = [score(match, one, 0) for one in sorted(seen, key=lambda one: one.number)]
        mean = sum(scores) / len(scores)
        against = {
            name: sum(score(self.partner_match(number, name), one, 0) for one in games) / len(games)
            for name, games in partners.items()
        }
        accepted = verdict is Verdict.STRONGER or (verdict is Verdict.OPEN and mean >= match_settings.enough)
        before = self.generations()[self.last_accepted() - 1].partners if self.last_accepted() else {}
        for name in against.keys() & before.keys():
            lost = self._share(against[name]).least_loss(self._share(before[name]))
            accepted = accepted and lost <= match_settings.partner_loss
        about = read_net(self.weights_path(number)).about
        done = Generation(
            number,
            accepted,
            self.last_accepted(),
            len(scores),
            round(mean, 4),
            {name: round(rate, 4) for name, rate in against.items()},
            int(str(about["positions"])),
            float(str(about["value"])),
            None if about["policy"] is None else float(str(about["policy"])),
            round(seconds, 1),
        )
        if accepted:
            _write(self.folder / "accepted.net", self.weights_path(number).read_bytes())
        text = json.dumps(asdict(done), indent=2) + "\n"
        _write(self._path("generations", f"{number:04}.json"), text.encode())
        return done

    # --- helpers ----------------------------------------------------------------------------------------

    def _test(self) -> Sprt:
        return Sprt(self.settings.match.low, self.settings.match.high)

    def _share(self, rate: float) -> Share:
        """Return a score against a sparring partner with its interval."""
        return Share.of(rate * self.settings.match.partner_games, self.settings.match.partner_games)

    def _seed(self, number: int) -> int:
        return 1000 * self.settings.seed + number

    def _bot(self, number: int, settings: str) -> str:
        return f"net:{self.weights_path(number)},{settings}"

    def _path(self, folder: str, name: str) -> Path:
        return self.folder / folder / name

    def _save(
        self,
        number: int,
        version: int,
        weights: Weights,
        search: Mapping[str, float | str],
        about: Mapping[str, Json],
    ) -> None:
        file = NetFile(
            self.settings.game,
            version,
            weights.value.tobytes(),
            weights.policy.tobytes(),
            search,
            about,
        )
        _write(self.weights_path(number), file.dumps())


def _plain(bot: str) -> str:
    """Return a bot's name without the folder of its weights, so that a run may be moved."""
    file, comma, more = bot.removeprefix("net:").partition(",")
    return f"net:{Path(file).name}{comma}{more}" if bot.startswith("net:") else bot


def _write(path: Path, data: bytes) -> None:
    """Write a file completely or not at all."""
    path.parent.mkdir(parents=True, exist_ok=True)
    unfinished = path.with_name(f"{path.name}.unfinished")
    unfinished.write_bytes(data)
    unfinished.replace(path)
