"""What can be said for putting a tower where it is put: what it faces, what is kept, which board suits it."""

from __future__ import annotations

from typing import Final

from atoll.core.ideas import Reason
from atoll.core.types import Move
from atoll.games.talat.idea_scene import SEVERAL, Scene, part
from atoll.games.talat.material import (
    BOARDS,
    COLUMNS,
    SQUARES,
    BoardName,
    Colour,
    Kind,
    Square,
    Tower,
    captures,
    enemy,
    far_row,
)
from atoll.games.talat.notation import Put
from atoll.games.talat.rules import Position

GOLIATH: Final = Kind(3, 6)
DAVID: Final = Kind(1, 3)

EDGE: Final = 2
"""How many squares face one at the edge of a board."""


def _opposite(position: Position, put: Put, colour: Colour) -> dict[Square, Tower]:
    """Return the enemies on the far line, straight and diagonally opposite a square."""
    row = far_row(put.board, colour)
    return {
        square: tower
        for square, tower in position.boards[put.board].items()
        if square.row == row and abs(square.column - put.square.column) <= 1
    }


def _opposite_squares(put: Put) -> int:
    return sum(abs(square.column - put.square.column) <= 1 for square in SQUARES if square.row == 1)


def _rival(scene: Scene, put: Put) -> Colour:
    return enemy(put.board, scene.position.putting())


def faces_prey(scene: Scene, move: Move) -> Reason | None:
    """Say that the tower is put opposite towers that it captures, and none that captures it."""
    put = scene.put(move)
    if put is None:
        return None
    facing = _opposite(scene.position, put, scene.position.putting())
    beaten = [square for square, tower in facing.items() if captures(put.kind, tower.kind)]
    if not beaten or any(captures(tower.kind, put.kind) for tower in facing.values()):
        return None
    return Reason("talat-idea-faces-prey", {"number": len(beaten)}, part(put.board, *beaten), len(beaten))


def david(scene: Scene, move: Move) -> Reason | None:
    """Say that the smallest tower is put opposite the greatest."""
    put = scene.put(move)
    if put is None or put.kind != DAVID:
        return None
    facing = _opposite(scene.position, put, scene.position.putting())
    found = [square for square, tower in facing.items() if tower.kind == GOLIATH]
    return Reason("talat-idea-david", {}, part(put.board, put.square, *found)) if found else None


def unbeaten(scene: Scene, move: Move) -> Reason | None:
    """Say that nothing more can be put opposite, and none of the towers there captures this one."""
    put = scene.put(move)
    if put is None:
        return None
    facing = _opposite(scene.position, put, scene.position.putting())
    settled = len(facing) == _opposite_squares(put) or not scene.position.hands[_rival(scene, put)]
    if not settled or any(captures(tower.kind, put.kind) for tower in facing.values()):
        return None
    return Reason("talat-idea-unbeaten", {}, part(put.board, put.square))


def answered_by_none(scene: Scene, move: Move) -> Reason | None:
    """Say that no tower that the enemy still holds captures this one, and none opposite does."""
    put = scene.put(move)
    if put is None:
        return None
    colour = scene.position.putting()
    rivals = [tower.kind for tower in _opposite(scene.position, put, colour).values()]
    rivals += scene.position.hands[_rival(scene, put)]
    if any(captures(kind, put.kind) for kind in rivals):
        return None
    return Reason("talat-idea-no-answer", {}, part(put.board, put.square))


def few_answers(scene: Scene, move: Move) -> Reason | None:
    """Say that few of the towers that the enemy still holds capture this one."""
    put = scene.put(move)
    if put is None:
        return None
    colour = scene.position.putting()
    hand = scene.position.hands[_rival(scene, put)]
    beating = sum(captures(kind, put.kind) for kind in hand)
    facing = _opposite(scene.position, put, colour).values()
    if not beating or len(hand) <= beating or any(captures(t.kind, put.kind) for t in facing):
        return None
    return Reason("talat-idea-few-answers", {"number": beating}, part(put.board, put.square), -beating)


def stops_hunter(scene: Scene, move: Move) -> Reason | None:
    """Say that an enemy that captures one of the seat's towers now faces one that captures it."""
    put = scene.put(move)
    if put is None:
        return None
    colour = scene.position.putting()
    mine = {s: t for s, t in scene.position.boards[put.board].items() if t.colour == colour}
    stopped, saved = [], []
    for square, tower in _opposite(scene.position, put, colour).items():
        hunted = [
            own
            for own, one in mine.items()
            if abs(own.column - square.column) <= 1 and captures(tower.kind, one.kind)
        ]
        if hunted and captures(put.kind, tower.kind):
            stopped.append(square)
            saved += hunted
    if not stopped:
        return None
    return Reason("talat-idea-stops-hunter", {}, part(put.board, *stopped, *saved), len(stopped))


def matchup(scene: Scene, move: Move) -> Reason | None:
    """Say that of the towers on the far line, the tower beats more than beat it."""
    put = scene.put(move)
    if put is None:
        return None
    rival = _rival(scene, put)
    line = {s: t.kind for s, t in scene.position.boards[put.board].items() if t.colour == rival}
    beaten = [square for square, kind in line.items() if captures(put.kind, kind)]
    beating = [square for square, kind in line.items() if captures(kind, put.kind)]
    extent = len(beaten) - len(beating)
    if extent <= 0:
        return None
    about = {"number": len(beaten), "others": len(beating)}
    return Reason("talat-idea-matchup", about, part(put.board, *beaten), extent)


def sidesteps(scene: Scene, move: Move) -> Reason | None:
    """Say that towers on the far line beat this one, but none of them stands opposite."""
    put = scene.put(move)
    if put is None:
        return None
    rival = _rival(scene, put)
    facing = _opposite(scene.position, put, scene.position.putting())
    line = scene.position.boards[put.board].items()
    beating = [s for s, tower in line if tower.colour == rival and captures(tower.kind, put.kind)]
    if not beating or any(square in facing for square in beating):
        return None
    return Reason("talat-idea-sidesteps", {"number": len(beating)}, part(put.board, *beating), len(beating))


def covers(scene: Scene, move: Move) -> Reason | None:
    """Say that the tower beats everything that the enemy has left against a tower beside it."""
    put = scene.put(move)
    if put is None:
        return None
    rival, colour = _rival(scene, put), scene.position.putting()
    board = scene.position.boards[put.board]
    rivals = {tower.kind for tower in board.values() if tower.colour == rival}
    rivals |= set(scene.position.hands[rival])
    covered, number = [], 0
    for square, tower in board.items():
        if tower.colour == colour and abs(square.column - put.square.column) == 1:
            dangers = [kind for kind in rivals if captures(kind, tower.kind)]
            if dangers and all(captures(put.kind, kind) for kind in dangers):
                covered.append(square)
                number += len(dangers)
    if not covered:
        return None
    return Reason("talat-idea-covers", {"number": number}, part(put.board, put.square, *covered), number)


def edge(scene: Scene, move: Move) -> Reason | None:
    """Say that a tower that many beat is put at the edge, where only two squares face it."""
    put = scene.put(move)
    if put is None or _opposite_squares(put) > EDGE:
        return None
    hand = scene.position.hands[_rival(scene, put)]
    beating = sum(captures(kind, put.kind) for kind in hand)
    facing = _opposite(scene.position, put, scene.position.putting()).values()
    if 2 * beating <= len(hand) - 1 or any(captures(tower.kind, put.kind) for tower in facing):
        return None
    return Reason("talat-idea-edge", {"number": beating}, part(put.board, put.square), beating)


def middle(scene: Scene, move: Move) -> Reason | None:
    """Say that a tower that beats much of what the enemy has left is put where three squares face it."""
    put = scene.put(move)
    if put is None or _opposite_squares(put) <= EDGE:
        return None
    number = _beaten_in_hand(scene, put, put.kind)
    if number < SEVERAL:
        return None
    return Reason("talat-idea-middle", {"number": number}, part(put.board, put.square), number)


def _beaten_in_hand(scene: Scene, put: Put, kind: Kind) -> int:
    return sum(captures(kind, other) for other in scene.position.hands[_rival(scene, put)])


def keeps_answers(scene: Scene, move: Move) -> Reason | None:
    """Say that the towers that are kept beat more of what the enemy has left than this one does."""
    put = scene.put(move)
    if put is None:
        return None
    kept = [kind for kind in scene.position.hands[scene.position.putting()] if kind != put.kind]
    own = _beaten_in_hand(scene, put, put.kind)
    if len(kept) < SEVERAL or any(_beaten_in_hand(scene, put, kind) <= own for kind in kept):
        return None
    return Reason("talat-idea-keeps-answers", {"number": len(kept)}, part(put.board, put.square))


def better_board(scene: Scene, move: Move) -> Reason | None:
    """Say that fewer of the towers on this board, and left for it, beat the tower than on its other board."""
    put = scene.put(move)
    if put is None:
        return None
    colour = scene.position.putting()
    here = _beating(scene.position, put.board, colour, put.kind)
    others = [
        _beating(scene.position, name, colour, put.kind)
        for name in BOARDS
        if name != put.board and colour in name
    ]
    fewer = others[0] - here
    if fewer <= 0:
        return None
    about = {"number": here, "others": others[0]}
    return Reason("talat-idea-better-board", about, part(put.board, put.square), fewer)


def _beating(position: Position, name: BoardName, colour: Colour, kind: Kind) -> int:
    rival = enemy(name, colour)
    kinds = [tower.kind for tower in position.boards[name].values() if tower.colour == rival]
    return sum(captures(each, kind) for each in [*kinds, *position.hands[rival]])


def starves(scene: Scene, move: Move) -> Reason | None:
    """Say that an enemy opposite faces three towers, or all it ever will, and beats none of them."""
    put = scene.put(move)
    if put is None:
        return None
    colour = scene.position.putting()
    board = scene.after(move).boards[put.board]
    found = []
    for square, tower in _opposite(scene.position, put, colour).items():
        facing = [
            one for own, one in board.items() if one.colour == colour and abs(own.column - square.column) <= 1
        ]
        room = sum(abs(column - square.column) <= 1 for column in range(len(COLUMNS)))
        if len(facing) == room and not any(captures(tower.kind, one.kind) for one in facing):
            found.append(square)
    if not found:
        return None
    return Reason("talat-idea-starves", {"number": len(found)}, part(put.board, *found), len(found))
