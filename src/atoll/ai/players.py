"""Bots by name: ``random``, ``greedy``, ``flat``, ``mcts``, ``alphabeta``, ``net``, ``level-1`` to 8.

Middle levels also have tempers: ``level-4-builder``. ``adaptive-3`` is level 3, chosen to suit somebody.
"""

from __future__ import annotations

from dataclasses import fields
from typing import Final

from atoll.ai.alphabeta import AlphaBetaBot, AlphaBetaSettings
from atoll.ai.bot import Bot, BotError
from atoll.ai.custom import custom_bot, is_custom
from atoll.ai.levels import LEVELS, TEMPERED, TEMPERS, LevelBot
from atoll.ai.mcts import OLD_NAMES, OWN_NET, Settings
from atoll.ai.searching import SearchBot
from atoll.ai.simple import FlatBot, GreedyBot, RandomBot
from atoll.ai.sparring import SparringBot, sparring_partners

_TEMPERED: Final = {f"level-{number}-{temper}": (number, temper) for number in TEMPERED for temper in TEMPERS}

_LEVELS: Final = tuple(
    name
    for number in range(1, LEVELS + 1)
    for name in (f"level-{number}", *(each for each, (its, _) in _TEMPERED.items() if its == number))
)

_ADAPTIVE: Final = {f"adaptive-{number}": number for number in range(1, LEVELS + 1)}

BOTS: Final = ("random", "greedy", "flat", "mcts", "alphabeta", "net", *_LEVELS)
"""The names that ``player`` knows."""

_KINDS: Final = {
    "random": (),
    "greedy": (),
    "flat": ("simulations", "seconds", "cpu"),
    "mcts": tuple(field.name for field in fields(Settings)),
    "alphabeta": tuple(field.name for field in fields(AlphaBetaSettings)),
    "net": tuple(field.name for field in fields(Settings)),
}


def player(name: str, seed: int | None = None, **settings: float | bool | str | None) -> Bot:
    """Return a bot by its name: ``player("mcts", simulations=2000, seed=1)``.

    Settings can also stand in the name, which is how files and the command line write them:
    ``player("mcts:seconds=0.1,threads=2")``. ``net`` searches with the learnt weights of the game,
    ``net:FILE`` with those of a file; settings may follow: ``net:FILE,simulations=500``. ``level-1`` to
    ``level-8`` take none, and neither do the sparring partners of a game (``sparring_partners``).
    ``module:name`` is a bot of your own (``atoll.ai.custom``): never pass on a name that a stranger chose.
    Raise BotError that says what there is if a name or a setting is unknown.
    """
    if is_custom(name) and name.partition(":")[0] not in {*_KINDS, *BOTS}:
        bot, _, more = name.partition(",")
        return custom_bot(bot, seed, {**_plain(_read(more)), **settings})
    kind, _, rest = name.partition(":")
    if kind == "net":
        file, _, more = rest.partition(",")
        named = file if "=" not in file else ""
        rest = ",".join(filter(None, [f"net={named or OWN_NET}", more if named else rest]))
    chosen = {OLD_NAMES.get(name, name): value for name, value in [*_read(rest).items(), *settings.items()]}
    if kind in _ADAPTIVE:
        _check(kind, chosen, ())
        return LevelBot(_ADAPTIVE[kind], seed)
    if kind in _LEVELS:
        _check(kind, chosen, ())
        number, temper = _TEMPERED.get(kind) or (int(kind.removeprefix("level-")), None)
        return LevelBot(number, seed, temper=temper)
    if kind not in _KINDS and kind in sparring_partners():
        _check(kind, chosen, ())
        return SparringBot(kind, seed)
    if kind not in _KINDS:
        raise BotError("bot-unknown", name=kind, names=", ".join(BOTS))
    typed = _check(kind, chosen, _KINDS[kind])
    if kind == "random":
        return RandomBot(seed)
    if kind == "greedy":
        return GreedyBot(seed)
    if kind == "flat":
        return FlatBot(**typed, seed=seed)  # type: ignore[arg-type]
    if kind == "alphabeta":
        return AlphaBetaBot(AlphaBetaSettings(**typed), seed)  # type: ignore[arg-type]
    return SearchBot(Settings(**typed), seed)  # type: ignore[arg-type]


def _read(text: str) -> dict[str, str]:
    """Parse the settings in a name."""
    found = {}
    for part in filter(None, text.split(",")):
        name, equals, value = part.partition("=")
        if not equals:
            raise BotError("bot-setting-form", part=part)
        found[name.strip()] = value.strip()
    return found


def _plain(texts: dict[str, str]) -> dict[str, int | float | str]:
    """Return settings as whole numbers, other numbers or text, whichever they can be."""
    found: dict[str, int | float | str] = {}
    for name, text in texts.items():
        for kind in (int, float, str):
            try:
                found[name] = kind(text)
                break
            except ValueError:
                continue
    return found


def _check(
    kind: str, settings: dict[str, str | float | bool | None], names: tuple[str, ...]
) -> dict[str, float | bool | str | None]:
    """Return the settings in the types that they must have."""
    kinds = {field.name: str(field.type) for field in (*fields(Settings), *fields(AlphaBetaSettings))}
    typed: dict[str, float | bool | str | None] = {}
    for name, value in settings.items():
        if name not in names:
            if not names:
                raise BotError("bot-no-settings", bot=kind, setting=name)
            raise BotError("bot-setting-unknown", bot=kind, setting=name, names=", ".join(names))
        typed[name] = _convert(name, value, kinds[name])
    return typed


def _convert(name: str, value: str | float | bool | None, kind: str) -> float | bool | str | None:
    if value is None and "None" in kind:
        return None
    if "str" in kind:
        return str(value)
    try:
        if "bool" in kind:
            words = {"yes": True, "true": True, "no": False, "false": False}
            return value if isinstance(value, bool) else words[str(value).lower()]
        if isinstance(value, bool) or value is None:
            raise TypeError
        if "int" in kind:
            return int(str(value))
        return float(value)
    except (KeyError, TypeError, ValueError) as error:
        want = "bool" if "bool" in kind else "int" if "int" in kind else "float"
        raise BotError("bot-setting-value", setting=name, value=str(value), want=want) from error
