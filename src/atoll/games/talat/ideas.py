"""What can be said for a move of Talat: captures that stand, threats, towers that nobody beats."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, TypeAlias

from atoll.core.ideas import Idea, Reason
from atoll.core.types import Move, Seat
from atoll.games.talat.idea_scene import SEVERAL, Scene, attackers, can_freeze, falls, part, safe_steps
from atoll.games.talat.material import (
    CAPTURE_POINTS,
    LINE_POINTS,
    BoardName,
    Kind,
    Square,
    captures,
    enemy,
    far_row,
    forward,
)
from atoll.games.talat.notation import Step
from atoll.games.talat.put_ideas import (
    answered_by_none,
    better_board,
    covers,
    david,
    edge,
    faces_prey,
    few_answers,
    keeps_answers,
    matchup,
    middle,
    sidesteps,
    starves,
    stops_hunter,
    unbeaten,
)
from atoll.games.talat.rules import Position
from atoll.games.talat.rules.board import Board, in_reach, prey, targets

# --- captures ---------------------------------------------------------------------------------------------


def wins(scene: Scene, move: Move) -> Reason | None:
    """Say that the move ends the game, and the seat wins it."""
    return Reason("talat-idea-wins") if _winners(scene, move) == {scene.seat} else None


def shares_win(scene: Scene, move: Move) -> Reason | None:
    """Say that the move ends the game with a shared win, and no other move wins it alone."""
    winners = _winners(scene, move)
    if len(winners) < SEVERAL or scene.seat not in winners:
        return None
    if any(_winners(scene, other) == {scene.seat} for other in scene.position.legal_moves_for(scene.seat)):
        return None
    return Reason("talat-idea-shares-win", {"seats": sorted(winners - {scene.seat})})


def _winners(scene: Scene, move: Move) -> set[Seat]:
    places = scene.after(move).result.places
    return {seat for seat, place in enumerate(places or ()) if place == 1}


def freezes_ahead(scene: Scene, move: Move) -> Reason | None:
    """Say that the move freezes a board, and the seat has at least as many points as anybody."""
    after = scene.after(move)
    fresh = after.frozen - scene.position.frozen
    scores = [after.points(seat) for seat in range(after.players)]
    if not fresh or after.turn is None or scores[scene.seat] < max(scores):
        return None
    return Reason("talat-idea-freezes", {}, _all(after, min(fresh)))


def freezes_soon(scene: Scene, move: Move) -> Reason | None:
    """Say that the seat leads and one more move of it freezes a board, which none would have before."""
    step, after = scene.step(move), scene.after(move)
    if step is None or after.turn is None or step.board in after.frozen:
        return None
    scores = [after.points(seat) for seat in range(after.players)]
    if scores[scene.seat] <= max(score for seat, score in enumerate(scores) if seat != scene.seat):
        return None
    if not can_freeze(after, scene.seat, step.board) or can_freeze(scene.position, scene.seat, step.board):
        return None
    return Reason("talat-idea-freezes-soon", {}, _all(after, step.board))


def _all(position: Position, name: BoardName) -> tuple[str, ...]:
    return part(name, *sorted(position.boards[name]))


def unanswered_capture(scene: Scene, move: Move) -> Reason | None:
    """Recognise a capture after which nobody can capture the tower that made it."""
    step = scene.step(move)
    if step is None or not step.capture or _answers(scene, move, step):
        return None
    return Reason("talat-idea-capture-safe", {"points": CAPTURE_POINTS}, part(step.board, step.target))


def capture_of_attacker(scene: Scene, move: Move) -> Reason | None:
    """Recognise a capture of a tower that could have captured one of the seat's other towers."""
    step = scene.step(move)
    if step is None or not step.capture:
        return None
    board = scene.position.boards[step.board]
    saved = [square for square in prey(step.board, board, step.target) if square != step.origin]
    return Reason("talat-idea-capture-attacker", {}, part(step.board, step.target, *saved)) if saved else None


def capture_before_loss(scene: Scene, move: Move) -> Reason | None:
    """Recognise a capture by a tower that would have been lost itself."""
    step = scene.step(move)
    if step is None or not step.capture:
        return None
    board = scene.position.boards[step.board]
    lost = attackers(step.board, board, step.origin)
    return Reason("talat-idea-capture-first", {}, part(step.board, step.origin, *lost)) if lost else None


def guarded_capture(scene: Scene, move: Move) -> Reason | None:
    """Recognise a capture that can be answered, but then the seat captures again."""
    step = scene.step(move)
    if step is None or not step.capture:
        return None
    answers = _answers(scene, move, step)
    board = scene.after(move).boards[step.board]
    guards = [answer for answer in answers if _guards(step.board, board, step.target, board[answer].kind)]
    if not answers or len(guards) < len(answers):
        return None
    return Reason("talat-idea-capture-guarded", {}, part(step.board, step.target, *answers))


def _answers(scene: Scene, move: Move, step: Step) -> list[Square]:
    after = scene.after(move)
    if step.board in after.frozen:
        return []
    return attackers(step.board, after.boards[step.board], step.target)


def _guards(name: BoardName, board: Board, square: Square, attacker: Kind) -> list[Square]:
    """Return the own towers that could capture an attacker which has captured on a square."""
    colour = board[square].colour
    return [
        origin
        for origin, tower in board.items()
        if tower.colour == colour
        and origin != square
        and square in in_reach(name, colour, origin)
        and captures(tower.kind, attacker)
    ]


# --- moves ------------------------------------------------------------------------------------------------


def fork(scene: Scene, move: Move) -> Reason | None:
    """Say that a safe tower threatens two or more."""
    found = _fresh_prey(scene, move)
    step = scene.step(move)
    if step is None or len(found) < 2 or _answers(scene, move, step):
        return None
    return Reason("talat-idea-fork", {"number": len(found)}, part(step.board, *found), len(found))


def threat(scene: Scene, move: Move) -> Reason | None:
    """Say that a safe tower threatens one."""
    found = _fresh_prey(scene, move)
    step = scene.step(move)
    if step is None or len(found) != 1 or _answers(scene, move, step):
        return None
    return Reason("talat-idea-threat", {}, part(step.board, *found))


def _fresh_prey(scene: Scene, move: Move) -> list[Square]:
    """Return what the tower threatens where it has moved, if it has not captured."""
    step = scene.step(move)
    if step is None or step.capture:
        return []
    after = scene.after(move)
    if step.board in after.frozen:
        return []
    return prey(step.board, after.boards[step.board], step.target)


def escape(scene: Scene, move: Move) -> Reason | None:
    """Say that the tower could have been captured where it stood, and cannot be where it goes."""
    step = scene.step(move)
    if step is None or step.capture:
        return None
    lost = attackers(step.board, scene.position.boards[step.board], step.origin)
    if not lost or _answers(scene, move, step):
        return None
    return Reason("talat-idea-escape", {}, part(step.board, step.target, *lost))


def guard(scene: Scene, move: Move) -> Reason | None:
    """Say that another tower can be captured, but now whatever captures it is captured in turn."""
    step = scene.step(move)
    if step is None or step.capture:
        return None
    before, board = scene.position.boards[step.board], scene.after(move).boards[step.board]
    for square, tower in board.items():
        if tower.colour != board[step.target].colour or square == step.target:
            continue
        threats = attackers(step.board, board, square)
        if threats and all(step.target in _guards(step.board, board, square, board[a].kind) for a in threats):
            old = [_guards(step.board, before, square, before[a].kind) for a in threats if a in before]
            if not all(old):
                return Reason("talat-idea-guard", {}, part(step.board, square, *threats))
    return None


def arrives(scene: Scene, move: Move) -> Reason | None:
    """Say that the tower reaches the enemy's start line and cannot be captured there."""
    step = scene.step(move)
    if step is None or step.target.row == step.origin.row or _answers(scene, move, step):
        return None
    if step.target.row != far_row(step.board, scene.position.boards[step.board][step.origin].colour):
        return None
    return Reason("talat-idea-line", {"points": LINE_POINTS}, part(step.board, step.target))


def gets_past(scene: Scene, move: Move) -> Reason | None:
    """Say that nothing that beats the tower can meet it any more."""
    step = scene.step(move)
    if step is None:
        return None
    before, board = scene.position.boards[step.board], scene.after(move).boards[step.board]
    if step.target.row == far_row(step.board, board[step.target].colour):
        return None
    if _hunters(step.board, board, step.target) or not _hunters(step.board, before, step.origin):
        return None
    return Reason("talat-idea-past", {}, part(step.board, step.target))


def _hunters(name: BoardName, board: Board, square: Square) -> list[Square]:
    """Return the enemies that beat a tower and are still ahead of it or beside it, near enough to meet it."""
    tower = board[square]
    found = []
    for other, rival in board.items():
        rows = (other.row - square.row) * forward(name, tower.colour)
        columns = abs(other.column - square.column)
        near = columns == 1 if rows == 0 else rows > 0 and columns <= rows + 1
        if near and rival.colour != tower.colour and captures(rival.kind, tower.kind):
            found.append(other)
    return found


def runs(scene: Scene, move: Move) -> Reason | None:
    """Say that a tower that nothing can stop comes nearer to the enemy's start line."""
    step = scene.step(move)
    if step is None or step.capture:
        return None
    before, board = scene.position.boards[step.board], scene.after(move).boards[step.board]
    left = abs(step.target.row - far_row(step.board, board[step.target].colour))
    if not left or _hunters(step.board, board, step.target) or _hunters(step.board, before, step.origin):
        return None
    return Reason("talat-idea-runs", {"number": left}, part(step.board, step.target), -left)


def hunts(scene: Scene, move: Move) -> Reason | None:
    """Say that the tower can threaten an enemy next, and nothing that beats it can come near before."""
    step = scene.step(move)
    if (
        step is None
        or step.capture
        or (out_of_reach(scene, move) is None and not _is_safe_for_good(scene, move))
    ):
        return None
    board = scene.after(move).boards[step.board]
    tower = board[step.target]
    rest = {square: other for square, other in board.items() if square != step.target}
    found: set[Square] = set()
    for way in targets(step.board, board, step.target):
        found |= set(prey(step.board, {**rest, way: tower}, way))
    found -= set(prey(step.board, board, step.target))
    if not found:
        return None
    return Reason("talat-idea-hunts", {"number": len(found)}, part(step.board, *sorted(found)), len(found))


def _is_safe_for_good(scene: Scene, move: Move) -> bool:
    """Whether nothing that beats the tower can meet it any more."""
    step = scene.step(move)
    return step is not None and not _hunters(step.board, scene.after(move).boards[step.board], step.target)


def offers(scene: Scene, move: Move) -> Reason | None:
    """Say that the tower threatens something, and whatever captures it is captured in turn."""
    step, found = scene.step(move), _fresh_prey(scene, move)
    if step is None or not found:
        return None
    board = scene.after(move).boards[step.board]
    answers = _answers(scene, move, step)
    if not answers or not all(_guards(step.board, board, step.target, board[a].kind) for a in answers):
        return None
    return Reason("talat-idea-offers", {}, part(step.board, step.target, *found))


def holds(scene: Scene, move: Move) -> Reason | None:
    """Say that an enemy cannot step forward any more without being captured."""
    step = scene.step(move)
    if step is None or step.board in scene.after(move).frozen:
        return None
    before, after = scene.position.boards[step.board], scene.after(move).boards[step.board]
    colour = enemy(step.board, after[step.target].colour)
    held = [
        square
        for square, tower in after.items()
        if tower.colour == colour
        and _is_held(step.board, after, square)
        and not (square in before and _is_held(step.board, before, square))
    ]
    if not held:
        return None
    return Reason("talat-idea-holds", {"number": len(held)}, part(step.board, *held), len(held))


def _is_held(name: BoardName, board: Board, square: Square) -> bool:
    ways = targets(name, board, square)
    return bool(ways) and all(falls(name, board, square, way) for way in ways)


def nothing_hangs(scene: Scene, move: Move) -> Reason | None:
    """Say that none of the seat's towers can be captured next."""
    if scene.step(move) is None or scene.hanging(scene.after(move)) or scene.after(move).turn is None:
        return None
    return Reason("talat-idea-nothing-hangs")


def fewest_hang(scene: Scene, move: Move) -> Reason | None:
    """Say that fewer of the seat's towers can be captured next than before."""
    if scene.step(move) is None:
        return None
    left, before = scene.hanging(scene.after(move)), scene.hanging(scene.position)
    saved = before - left
    if not left or len(left) >= len(before):
        return None
    parts = tuple(f"{name} {square}" for name, square in sorted(saved))
    return Reason("talat-idea-fewer-hang", {"number": len(before) - len(left)}, parts, -len(left))


def out_of_reach(scene: Scene, move: Move) -> Reason | None:
    """Say that no enemy that beats the tower can come next to it with its next move."""
    step = scene.step(move)
    if step is None or step.capture:
        return None
    after = scene.after(move)
    board = after.boards[step.board]
    hunters = _hunters(step.board, board, step.target)
    if not hunters or step.board in after.frozen or _answers(scene, move, step):
        return None
    for hunter in hunters:
        for way in targets(step.board, board, hunter):
            if step.target in in_reach(step.board, board[hunter].colour, way):
                return None
    return Reason("talat-idea-out-of-reach", {}, part(step.board, step.target))


def supported(scene: Scene, move: Move) -> Reason | None:
    """Say that whatever beats the tower and can come near it would be captured, if it captured here."""
    step = scene.step(move)
    if step is None or step.capture or step.board in scene.after(move).frozen:
        return None
    board = scene.after(move).boards[step.board]
    hunters = _hunters(step.board, board, step.target)
    if not hunters or not all(_guards(step.board, board, step.target, board[one].kind) for one in hunters):
        return None
    return Reason("talat-idea-supported", {}, part(step.board, step.target, *hunters), len(hunters))


def spare_moves(scene: Scene, move: Move) -> Reason | None:
    """Say how many moves are left on which the seat loses nothing: who runs out of them must give in."""
    step = scene.step(move)
    if step is None or scene.after(move).turn is None:
        return None
    number = safe_steps(scene.after(move), scene.seat)
    if number < SEVERAL:
        return None
    return Reason("talat-idea-spare-moves", {"number": number}, part(step.board, step.target), number)


def hems_in(scene: Scene, move: Move) -> Reason | None:
    """Say that a rival has at least two moves fewer on which it loses nothing."""
    step, after = scene.step(move), scene.after(move)
    if step is None or after.turn is None:
        return None
    most, whose = 0, None
    for rival in range(after.players):
        lost = scene.spare(rival) - safe_steps(after, rival) if rival != scene.seat else 0
        if lost > most:
            most, whose = lost, rival
    if whose is None or most < SEVERAL:
        return None
    about = {"seat": whose, "number": most}
    return Reason("talat-idea-hems-in", about, part(step.board, step.target), most)


# --- when nothing more urgent is to be said ---------------------------------------------------------------


def prospects(scene: Scene, move: Move) -> Reason | None:
    """Say that ahead of the tower stand more enemies that it beats than such as beat it."""
    step = scene.step(move)
    if step is None or step.board in scene.after(move).frozen:
        return None
    board = scene.after(move).boards[step.board]
    beaten = _quarry(step.board, board, step.target)
    beating = _hunters(step.board, board, step.target)
    extent = len(beaten) - len(beating)
    if extent <= 0:
        return None
    about = {"number": len(beaten), "others": len(beating)}
    return Reason("talat-idea-prospects", about, part(step.board, *sorted(beaten)), extent)


def _quarry(name: BoardName, board: Board, square: Square) -> list[Square]:
    """Return the enemies that a tower beats and can still come to."""
    tower = board[square]
    found = []
    for other, rival in board.items():
        rows = (other.row - square.row) * forward(name, tower.colour)
        columns = abs(other.column - square.column)
        near = columns == 1 if rows == 0 else rows > 0 and columns <= rows
        if near and rival.colour != tower.colour and captures(tower.kind, rival.kind):
            found.append(other)
    return found


def blocks(scene: Scene, move: Move) -> Reason | None:
    """Say that the tower stands in the way of an enemy that cannot capture it."""
    step = scene.step(move)
    if step is None or step.capture or step.board in scene.after(move).frozen:
        return None
    if _answers(scene, move, step):
        return None
    board = scene.after(move).boards[step.board]
    colour = enemy(step.board, board[step.target].colour)
    stopped = [
        square
        for square, tower in board.items()
        if tower.colour == colour
        and square.column == step.target.column
        and (step.target.row - square.row) * forward(step.board, colour) == 1
    ]
    return Reason("talat-idea-blocks", {}, part(step.board, step.target, *stopped)) if stopped else None


Test: TypeAlias = Callable[[Scene, Move], Reason | None]

IDEAS: Final[tuple[Test, ...]] = (
    wins,
    shares_win,
    unanswered_capture,
    capture_of_attacker,
    guarded_capture,
    capture_before_loss,
    freezes_ahead,
    freezes_soon,
    fork,
    threat,
    escape,
    guard,
    arrives,
    gets_past,
    runs,
    holds,
    hunts,
    offers,
    nothing_hangs,
    fewest_hang,
    out_of_reach,
    supported,
    hems_in,
    spare_moves,
    david,
    faces_prey,
    stops_hunter,
    unbeaten,
    answered_by_none,
    covers,
    matchup,
    few_answers,
    sidesteps,
    edge,
    middle,
    keeps_answers,
    starves,
    better_board,
    blocks,
    prospects,
)
"""All ideas, the most telling first."""


def ideas(position: Position, seat: Seat) -> Sequence[Idea]:
    """Return the ideas as tests of a seat's legal moves."""
    scene = Scene(position, seat)
    return [partial(test, scene) for test in IDEAS]
