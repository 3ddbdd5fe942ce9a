"""Talat in the terminal: three boards side by side, two lines per square.

A tower is its colour, height and sides (``A36``); below that is its shape, once per level: ``⬢⬢⬢`` is
three levels high and has six sides.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from atoll.cli.screens import SEAT_STYLES, MoveGroup, Scene, Screen, matching_moves
from atoll.core import Json, Move

BOARDS: Final = ("AB", "BC", "CA")
COLUMNS: Final = "abcde"
ROWS: Final = (5, 4, 3, 2, 1)
COLOURS: Final = "ABC"

SHAPES: Final = {"3": "▲", "4": "■", "6": "⬢"}
PLAIN_SHAPES: Final = {"3": "^", "4": "#", "6": "O"}
NEUTRAL: Final = SEAT_STYLES[4]
ICE: Final = "cyan"

INNER: Final = 2 + 4 * len(COLUMNS) + 1
"""The columns between a board's borders: the row's number, the squares, a blank."""

_WORDS: Final = re.compile(r"put|move|capture|ab|bc|ca|[a-e][1-5]|[123][346]")
_BETWEEN: Final = re.compile(r"[\s,;:>x\u00d7\u2192-]*")


class GameScreen(Screen):
    """Talat's boards, towers and points."""

    def draw(self, scene: Scene) -> RenderableType:
        """Draw the boards beside each other, as many as fit, and everybody's towers and points below."""
        abreast = max(1, min(len(BOARDS), (scene.width + 1) // (INNER + 3)))
        lines: list[Text] = []
        for first in range(0, len(BOARDS), abreast):
            boards = [self._board(name, scene) for name in BOARDS[first : first + abreast]]
            lines += [Text(" ").join(row) for row in zip(*boards, strict=True)]
        table = Text("\n", no_wrap=True, overflow="crop").join(lines)
        return Group(table, self._seats(scene))

    def prompt(self, scene: Scene) -> str:
        """Ask for a tower to be put, or for a move or capture."""
        assert scene.seat is not None
        words = scene.legal[len(scene.legal) // 2].split()[1:]
        values: dict[str, Json] = {"seat": scene.seat, "example": " ".join(words)}
        data = _data(scene)
        if data["phase"] != "put":
            values |= {"board": words[0], "origin": words[1], "square": words[2]}
            return scene.translate("cli-talat-ask-move", **values)
        kind, board, square = words
        values |= {"height": kind[0], "sides": kind[1], "board": board, "square": square}
        key = "cli-talat-ask-zihin" if data["putting"] == data["zihin"] else "cli-talat-ask-put"
        return scene.translate(key, **values)

    def typing_help(self, scene: Scene) -> str:
        """Explain towers, squares and how to type them."""
        shapes = PLAIN_SHAPES if not scene.unicode else SHAPES
        return scene.translate("cli-talat-guide", three=shapes["3"], four=shapes["4"], six=shapes["6"])

    def group_moves(self, scene: Scene) -> Sequence[MoveGroup]:
        """Group what can be put by tower, and moves by the tower that makes them."""
        found: dict[str, list[tuple[Move, str]]] = {}
        for move in scene.legal:
            verb, first, *rest = move.split()
            if verb == "put":
                found.setdefault(first, []).append((move, " ".join(rest)))
            else:
                target = f"\u00d7{rest[1]}" if verb == "capture" else rest[1]
                found.setdefault(f"{first} {rest[0]}", []).append((move, target))
        return [MoveGroup(self._title(key, scene), moves) for key, moves in sorted(found.items())]

    def interpret(self, text: str, scene: Scene) -> Sequence[Move]:
        """Find the moves that a text may mean; ``a1b2``, ``a1-b2`` and ``A1 B2 ab`` will do."""
        return matching_moves(" ".join(_words(text)) or text, scene.legal)

    def complete_move(self, text: str, scene: Scene) -> Move:
        """Complete what was typed: the verb by what stands on the square, the board by what stands there."""
        words = _words(text)
        squares = [word for word in words if re.fullmatch("[a-e][1-5]", word)]
        kinds = [word for word in words if word.isdecimal()]
        boards = [word.upper() for word in words if word.upper() in BOARDS]
        if kinds and squares:
            return f"put {kinds[0]} {boards[0] if boards else _own_board(scene)} {squares[0]}"
        if len(squares) == 2:
            towers = {name: _data(scene)["boards"][name]["towers"] for name in BOARDS}
            plays = _data(scene)["plays"][scene.seat]
            own = [name for name in plays if towers[name].get(squares[0], " ")[0] == plays[name]]
            standing = [name for name in BOARDS if squares[0] in towers[name]]
            board = (boards or own or standing or list(BOARDS))[0]
            verbs = [word for word in words if word in {"move", "capture"}]
            verb = verbs[0] if verbs else "capture" if squares[1] in towers[board] else "move"
            return f"{verb} {board} {squares[0]} {squares[1]}"
        return " ".join(text.split())

    # --- boards -----------------------------------------------------------------------------------------

    def _board(self, name: str, scene: Scene) -> list[Text]:
        board = _data(scene)["boards"][name]
        frozen: bool = board["frozen"]
        edge = ICE if frozen else "dim"
        lines = [_edge(name, scene, frozen=frozen)]
        top = Text.assemble(("  v " if not scene.unicode else "  ↓ "), self._owner(name[1], scene))
        bottom = Text.assemble(("  ^ " if not scene.unicode else "  ↑ "), self._owner(name[0], scene))
        side = ("|" if not scene.unicode else "║" if frozen else "│", edge)
        rows = [line for row in ROWS for line in self._row(name, row, scene, frozen=frozen)]
        for line in (top, *rows, bottom):
            line.truncate(INNER, overflow="ellipsis", pad=True)
            lines.append(Text.assemble(side, line, side))
        letters = "  " + "".join(f"  {column} " for column in COLUMNS) + " "
        dash = "-" if not scene.unicode else "═" if frozen else "─"
        corners = "++" if not scene.unicode else "╚╝" if frozen else "└┘"
        lines.append(Text.assemble((corners[0] + letters.replace(" ", dash) + corners[1], edge)))
        return lines

    def _row(self, name: str, row: int, scene: Scene, *, frozen: bool) -> Iterator[Text]:
        towers: Mapping[str, str] = _data(scene)["boards"][name]["towers"]
        came, left = _recent_changes(name, scene)
        upper, lower = Text(f"{row} ", "dim"), Text("  ")
        for column in COLUMNS:
            square = f"{column}{row}"
            tower = towers.get(square)
            if tower is None:
                upper.append_text(Text(f"  {_ground(row, scene, frozen=frozen)} ", ICE if frozen else "dim"))
                if square in left:
                    upper.right_crop(2)
                    upper.append(("o" if not scene.unicode else "○") + " ", left[square])
                lower.append("    ")
                continue
            style = _style(tower, scene)
            if frozen:
                style = f"{style} dim".replace("bold", "not bold")
            mark = (">" if not scene.unicode else "»") if square in came else " "
            upper.append(mark, "bold").append(tower, f"{style} reverse" if square in came else style)
            lower.append(" ").append(_shape(tower[1:], scene).ljust(3), style)
        yield upper
        yield lower

    def _owner(self, colour: str, scene: Scene) -> Text:
        name = scene.translate("cli-talat-zihin") if _is_zihin(colour, scene) else scene.names[_seat(colour)]
        return Text(f"{colour} {name}", _style(colour, scene))

    # --- towers and points ------------------------------------------------------------------------------

    def _seats(self, scene: Scene) -> Table:
        data = _data(scene)
        putting = data["phase"] == "put"
        table = Table.grid(padding=(0, 2, 0, 0))
        for seat in range(data["players"]):
            colour = COLOURS[seat]
            turn = Text((">" if not scene.unicode else "▶") if seat == data["turn"] else " ", "bold")
            points = data["points"][seat]
            score = scene.translate(
                "cli-talat-points",
                points=points["captures"] + points["lines"],
                captures=points["captures"],
                lines=points["lines"],
            )
            towers = (
                [f"{colour}{kind}" for kind in data["hands"][colour]] if putting else data["captured"][seat]
            )
            table.add_row(
                turn, self._owner(colour, scene), score, self._towers(towers, scene, putting=putting)
            )
        if putting and data["zihin"] is not None and data["hands"][data["zihin"]]:
            towers = [f"{data['zihin']}{kind}" for kind in data["hands"][data["zihin"]]]
            table.add_row(
                "", self._owner(data["zihin"], scene), "", self._towers(towers, scene, putting=True)
            )
        return table

    def _towers(self, towers: Sequence[str], scene: Scene, *, putting: bool) -> Text:
        if not towers:
            return Text()
        label = scene.translate("cli-talat-hand" if putting else "cli-talat-captured")
        shown = [Text(tower[1:] if putting else tower, _style(tower, scene)) for tower in towers]
        return Text.assemble((f"{label} ", "dim"), Text(" ").join(shown))

    def _title(self, key: str, scene: Scene) -> Text:
        data = _data(scene)
        if " " not in key:
            tower = f"{data['putting']}{key}"
            return Text.assemble((key, _style(tower, scene)), " ", (_shape(key, scene), _style(tower, scene)))
        board, square = key.split()
        tower = data["boards"][board]["towers"][square]
        return Text.assemble(
            (key, "bold"), "  ", (f"{tower} {_shape(tower[1:], scene)}", _style(tower, scene))
        )


def _data(scene: Scene) -> Mapping[str, Any]:
    return scene.view.data


def _words(text: str) -> list[str]:
    """Take a text apart into verb, tower, board and squares, in this order; empty if there is more in it."""
    lowered = text.lower()
    if _BETWEEN.sub("", _WORDS.sub("", lowered)):
        return []
    return sorted(_WORDS.findall(lowered), key=_part)


def _part(word: str) -> int:
    if word.isdecimal():
        return 1
    if word.upper() in BOARDS:
        return 2
    return 3 if word[1].isdecimal() else 0


def _own_board(scene: Scene) -> str:
    plays = _data(scene)["plays"][scene.seat]
    return next((name for name in BOARDS if name in plays), BOARDS[0])


def _seat(colour: str) -> int:
    return COLOURS.index(colour)


def _is_zihin(colour: str, scene: Scene) -> bool:
    return bool(colour == _data(scene)["zihin"])


def _style(tower: str, scene: Scene) -> str:
    return NEUTRAL if _is_zihin(tower[0], scene) else SEAT_STYLES[_seat(tower[0])]


def _shape(kind: str, scene: Scene) -> str:
    return (SHAPES if scene.unicode else PLAIN_SHAPES)[kind[1]] * int(kind[0])


def _ground(row: int, scene: Scene, *, frozen: bool) -> str:
    if not scene.unicode:
        return "*" if frozen else "_" if row in {1, 5} else "."
    return "░" if frozen else "◦" if row in {1, 5} else "·"


def _edge(name: str, scene: Scene, *, frozen: bool) -> Text:
    """Draw a board's upper border with its name, marked as frozen if it is."""
    dash = "-" if not scene.unicode else "═" if frozen else "─"
    corners = "++" if not scene.unicode else "╔╗" if frozen else "┌┐"
    word = f" {name} {scene.translate('cli-talat-frozen')} " if frozen else f" {name} "
    style = ICE if frozen else "dim"
    rest = dash * (INNER - 1 - len(word))
    return Text.assemble(
        (corners[0] + dash, style),
        (word, f"bold {ICE}" if frozen else "bold"),
        (rest, style),
        (corners[1], style),
    )


def _recent_changes(name: str, scene: Scene) -> tuple[set[str], dict[str, str]]:
    """Return the squares of a board that others came to since the player's last move, and those they left."""
    came: set[str] = set()
    left: dict[str, str] = {}
    for seat, move in scene.recent:
        verb, first, *rest = move.split()
        board, squares = (rest[0], rest[1:]) if verb == "put" else (first, rest)
        if board != name:
            continue
        came.add(squares[-1])
        if len(squares) == 2:
            left[squares[0]] = SEAT_STYLES[seat]
    return came, left
