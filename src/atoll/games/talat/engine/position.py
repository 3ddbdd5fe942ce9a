"""Talat, fast: the same rules as ``rules``, on 25-bit masks (see masks.pxd).

Actions::

    put     ((board * 2 + side) * 5 + column) * 9 + kind
    step    PUTS + ((board * 25 + origin) * 8 + direction) * 2 + (1 for a capture)

Directions run row by row: 0 1 2 down left, down, down right; 3 4 left, right; 5 6 7 up left, up, up right.
"""

import struct

import cython
from cython.cimports.atoll.core.bits import below as random_below
from cython.cimports.atoll.core.bits import ctz, mixed, popcount, u64
from cython.cimports.atoll.core.engine import OVER
from cython.cimports.atoll.core.engine import Engine as CoreEngine
from cython.cimports.atoll.games.talat.engine.freezing import BEATS, frozen
from cython.cimports.atoll.games.talat.engine.masks import ahead, beside, mask
from cython.cimports.libc.string import memset

from atoll.core.result import Result
from atoll.games.talat import rules
from atoll.games.talat.material import (
    BOARDS,
    COLOURS,
    KINDS,
    SQUARES,
    Tower,
    start_row,
)
from atoll.games.talat.notation import Put, Step, read_move

__all__ = ["Engine"]

OFFSETS = cython.declare(cython.int[8], [-6, -5, -4, -1, 1, 4, 5, 6])
DIRECTIONS = cython.declare(cython.int[13], [0, 1, 2, -1, -1, 3, -1, 4, -1, -1, 5, 6, 7])
TOWER_KEYS = cython.declare(u64[25][9][2])  # by side, kind and square: in C the last number here comes first
for _each in range(450):
    TOWER_KEYS[_each // 225][_each // 25 % 9][_each % 25] = mixed(_each + 1)
TEXTS: dict = {}
"""By size of the boards: how actions are written (the same in every position), of those ever asked for."""
ACTIONS_READ: dict = {}
"""By size: the actions of moves that were ever read; there are few moves, and each is read once."""


@cython.cclass
class Engine(CoreEngine):
    """A position of Talat."""

    def __cinit__(self, reference):
        self.pod = cython.address(self.state)
        self.pod_size = cython.sizeof(State)
        self.max_actions = MOST_LEGAL
        memset(self.pod, 0, self.pod_size)
        self.players = reference.players
        self.options = reference.options
        self.fill_arms()
        self.fill_board()

    def __init__(self, reference):
        board: cython.int
        square: cython.int
        colour: cython.int
        for board, name in enumerate(BOARDS):
            for place, tower in reference.boards[name].items():
                square = SQUARES.index(place)
                self.state.own[board][name.index(tower.colour)] |= 1 << square
                self.state.kind[board][square] = KINDS.index(tower.kind)
                self.state.tower_keys[board] ^= TOWER_KEYS[name.index(tower.colour)][KINDS.index(tower.kind)][
                    square
                ]
            if name in reference.frozen:
                self.state.frozen |= 1 << board
        for colour, name in enumerate(COLOURS):
            for kind in reference.hands[name]:
                self.state.hand[colour] |= 1 << KINDS.index(kind)
        for colour, towers in enumerate(reference.captured):
            for tower in towers:
                self.state.captured[colour] |= 1 << _number(tower)
        self.state.turn = OVER if reference.turn is None else reference.turn

    def fill_arms(self):
        """A-MOV-1, A-TWO-3: each seat has its own colour on two boards; of two players, each the Zihin's too.

        Board s has seat s's colour on side 0 and the next one's on side 1.
        """
        seat: cython.int
        for seat in range(3):
            self.arms[seat][0].board = seat
            self.arms[seat][0].side = 0
            self.arms[seat][1].board = (seat + 2) % 3
            self.arms[seat][1].side = 1
        self.arm_count = 2
        if self.players == 2:
            self.arm_count = 3
            self.arms[0][2].board = 1
            self.arms[0][2].side = 1
            self.arms[1][2].board = 2
            self.arms[1][2].side = 0

    def fill_board(self):
        """A-MAT-1: which squares there are, and where the start lines run."""
        size: cython.int = self.options.size()
        margin: cython.int = (5 - size) // 2
        row: mask = ((1 << size) - 1) << margin
        each: cython.int
        self.squares = 0
        for each in range(margin, 5 - margin):
            self.squares |= row << (5 * each)
        self.first_square[0] = 5 * margin
        self.first_square[1] = 20 - 5 * margin
        for each in range(2):
            self.lines[each] = row << self.first_square[each]
        self.texts = TEXTS.setdefault(size, {})
        self.read_moves = ACTIONS_READ.setdefault(size, {})

    # --- the game, in C ---------------------------------------------------------------------------------

    def mover(self) -> cython.int:
        """Return the seat whose turn it is, or OVER."""
        return self.state.turn

    def putting(self) -> cython.bint:
        """Whether towers are still to be put."""
        return (self.state.hand[0] | self.state.hand[1] | self.state.hand[2]) != 0

    def putting_colour(self) -> cython.int:
        """A-PUT-1, A-TWO-1: the colour that is being put now."""
        return 2 if self.players == 2 and self.state.hand[2] else self.state.turn

    def fill_legal(self, seat: cython.int, actions: cython.p_int) -> cython.int:
        """Write the legal actions of the seat whose turn it is."""
        return self.fill_puts(actions) if self.putting() else self.fill_steps(seat, actions)

    def fill_puts(self, actions: cython.p_int) -> cython.int:
        """A-PUT-1, A-TWO-1: any kind in hand, any free square of the colour's two lines."""
        colour: cython.int = self.putting_colour()
        count: cython.int = 0
        side: cython.int
        for side in range(2):
            board: cython.int = (colour + 2 * side) % 3
            free: mask = self.lines[side] & ~self.state.own[board][side]
            while free:
                column: cython.int = ctz(free) % 5
                free &= free - 1
                kinds: cython.uint = self.state.hand[colour]
                while kinds:
                    actions[count] = ((board * 2 + side) * 5 + column) * 9 + ctz(kinds)
                    kinds &= kinds - 1
                    count += 1
        return count

    def fill_steps(self, seat: cython.int, actions: cython.p_int) -> cython.int:
        """A-MOV-2, A-CAP-1, A-CAP-2, A-FRZ-2: moves and captures on boards that are not frozen."""
        count: cython.int = 0
        number: cython.int
        for number in range(self.arm_count):
            board: cython.int = self.arms[seat][number].board
            side: cython.int = self.arms[seat][number].side
            if (self.state.frozen >> board) & 1:
                continue
            own: mask = self.state.own[board][side]
            enemy: mask = self.state.own[board][1 - side]
            free: mask = self.squares & ~(own | enemy)
            kinds: cython.p_uchar = self.state.kind[board]
            while own:
                one: mask = own & -own
                own ^= one
                origin: cython.int = ctz(one)
                base: cython.int = PUTS + (board * 25 + origin) * 16
                front: mask = ahead(side, one)
                to: mask = front & free
                while to:
                    actions[count] = base + 2 * DIRECTIONS[ctz(to) - origin + 6]
                    count += 1
                    to &= to - 1
                to = (front | beside(one)) & enemy
                while to:
                    target: cython.int = ctz(to)
                    to &= to - 1
                    if (BEATS[kinds[origin]] >> kinds[target]) & 1:
                        actions[count] = base + 2 * DIRECTIONS[target - origin + 6] + 1
                        count += 1
        return count

    def fill_captures(self, seat: cython.int, actions: cython.p_int) -> cython.int:
        """A-CAP-1, A-CAP-2, A-FRZ-2: the captures alone, once all towers stand."""
        count: cython.int = 0
        number: cython.int
        for number in range(self.arm_count):
            board: cython.int = self.arms[seat][number].board
            side: cython.int = self.arms[seat][number].side
            if (self.state.frozen >> board) & 1:
                continue
            own: mask = self.state.own[board][side]
            enemy: mask = self.state.own[board][1 - side] & (ahead(side, own) | beside(own))
            kinds: cython.p_uchar = self.state.kind[board]
            while enemy:
                one: mask = enemy & -enemy
                enemy ^= one
                target: cython.int = ctz(one)
                near: mask = (ahead(1 - side, one) | beside(one)) & own
                while near:
                    origin: cython.int = ctz(near)
                    near &= near - 1
                    if (BEATS[kinds[origin]] >> kinds[target]) & 1:
                        actions[count] = (
                            PUTS + (board * 25 + origin) * 16 + 2 * DIRECTIONS[target - origin + 6] + 1
                        )
                        count += 1
        return count

    def do_play(self, seat: cython.int, action: cython.int):
        """Make a legal move."""
        if action < PUTS:
            line: cython.int = action // 45
            self.put(seat, line // 2, line % 2, action // 9 % 5, action % 9)
        else:
            action -= PUTS
            origin: cython.int = action // 16 % 25
            self.step(seat, action // 400, origin, origin + OFFSETS[action // 2 % 8])

    def put(
        self, seat: cython.int, board: cython.int, side: cython.int, column: cython.int, kind: cython.int
    ):
        """A-PUT-1, A-TWO-1; with the last tower A-MOV-1, A-TWO-2 and A-FRZ-2."""
        state: cython.pointer[State] = cython.address(self.state)
        colour: cython.int = (board + side) % 3
        square: cython.int = self.first_square[side] + column
        state.own[board][side] |= 1 << square
        state.kind[board][square] = kind
        state.tower_keys[board] ^= TOWER_KEYS[side][kind][square]
        state.hand[colour] &= ~(1 << kind)
        # The Zihin's ninth tower is out of the game.
        if self.players == 2 and colour == 2 and popcount(state.hand[2]) == 1:
            state.hand[2] = 0
        following: cython.int = seat + 1 if seat + 1 < self.players else 0
        if self.putting():
            state.turn = following
            return
        each: cython.int
        for each in range(3):
            if frozen(self.squares, state.own[each][0], state.own[each][1], state.kind[each]):
                state.frozen |= 1 << each
        self.give_turn(seat if self.players == 2 else following)

    def step(self, seat: cython.int, board: cython.int, origin: cython.int, target: cython.int):
        """A-MOV-2, A-CAP-1, A-TWO-4, A-FRZ-2."""
        state: cython.pointer[State] = cython.address(self.state)
        here: mask = cython.cast(mask, 1) << origin
        there: mask = cython.cast(mask, 1) << target
        side: cython.int = 0 if state.own[board][0] & here else 1
        kind: cython.int = state.kind[board][origin]
        if state.own[board][1 - side] & there:
            state.own[board][1 - side] ^= there
            state.captured[seat] |= 1 << ((board + 1 - side) % 3 * 9 + state.kind[board][target])
            state.tower_keys[board] ^= TOWER_KEYS[1 - side][state.kind[board][target]][target]
        state.own[board][side] ^= here | there
        state.kind[board][target] = kind
        state.tower_keys[board] ^= TOWER_KEYS[side][kind][origin] ^ TOWER_KEYS[side][kind][target]
        if frozen(self.squares, state.own[board][0], state.own[board][1], state.kind[board]):
            state.frozen |= 1 << board
        self.give_turn(seat + 1 if seat + 1 < self.players else 0)

    def give_turn(self, first: cython.int):
        """A-END-1, A-MOV-1: end the game, or pass the turn on, past those who have no move."""
        seat: cython.int = first
        # Two boards frozen: 011, 101, 110 or 111.
        if self.state.frozen & (self.state.frozen - 1):
            self.state.turn = OVER
            return
        while True:
            if self.can_move(seat):
                self.state.turn = seat
                return
            seat = seat + 1 if seat + 1 < self.players else 0
            if seat == first:
                self.state.turn = OVER
                return

    def can_move(self, seat: cython.int) -> cython.bint:
        """A-MOV-1: whether a seat has a move or a capture on a board that is not frozen."""
        number: cython.int
        for number in range(self.arm_count):
            board: cython.int = self.arms[seat][number].board
            side: cython.int = self.arms[seat][number].side
            if (self.state.frozen >> board) & 1:
                continue
            taken: mask = self.state.own[board][0] | self.state.own[board][1]
            if ahead(side, self.state.own[board][side]) & self.squares & ~taken:
                return True
        scratch = cython.declare(cython.int[MOST_LEGAL])
        return self.fill_steps(seat, scratch) > 0

    def points(self, seat: cython.int) -> cython.int:
        """A-SCO-1, A-TWO-5: captured towers, and towers of the seat's arms on the line they go towards."""
        lines: cython.int = 0
        number: cython.int
        for number in range(self.arm_count):
            side: cython.int = self.arms[seat][number].side
            lines += popcount(self.state.own[self.arms[seat][number].board][side] & self.lines[1 - side])
        return 5 * popcount(self.state.captured[seat]) + 3 * lines

    def rank(self, seat: cython.int) -> cython.int:
        """A-SCO-2: points, then the most valuable captured tower."""
        best: cython.int = 0
        colour: cython.int
        kinds: cython.uint = 0
        for colour in range(3):
            kinds |= (self.state.captured[seat] >> (9 * colour)) & 0x1FF
        while kinds:
            best += 1
            kinds >>= 1
        return 16 * self.points(seat) + best

    def fill_places(self, places: cython.p_int):
        """A-SCO-2: order the seats; equals share a place."""
        ranks = cython.declare(cython.int[3])
        seat: cython.int
        other: cython.int
        for seat in range(self.players):
            ranks[seat] = self.rank(seat)
        for seat in range(self.players):
            places[seat] = 1
            for other in range(self.players):
                if ranks[other] > ranks[seat]:
                    places[seat] += 1

    def disclosed(self) -> cython.int:
        """Return 0: everything is open from the start."""
        return 0

    def hash_key(self) -> u64:
        """Mix the boards' hashes with what else there is; who is frozen follows from the boards."""
        state: cython.pointer[State] = cython.address(self.state)
        held: u64 = state.captured[0] | cython.cast(u64, state.captured[1]) << 32
        rest: u64 = state.captured[2] | cython.cast(u64, state.turn + 8) << 32
        if self.putting():
            rest ^= mixed(
                state.hand[0] | cython.cast(u64, state.hand[1]) << 16 | cython.cast(u64, state.hand[2]) << 32
            )
        key: u64 = mixed(held ^ mixed(rest))
        key = mixed(key ^ state.tower_keys[0])
        key = mixed(key ^ state.tower_keys[1])
        return mixed(key ^ state.tower_keys[2])

    def do_playout(self, rng: cython.pointer[u64], scratch: cython.p_int) -> cython.int:
        """Play uniformly random moves to the end and return their number."""
        moves: cython.int = 0
        while self.state.turn != OVER:
            count: cython.int = self.fill_legal(self.state.turn, scratch)
            self.do_play(self.state.turn, scratch[random_below(rng, count)])
            moves += 1
        return moves

    # --- for Python ---------------------------------------------------------------------------------------

    def blank(self):
        """Return an engine for the same players and options, in this position."""
        other: Engine = Engine.__new__(Engine, self)  # only these two are read
        other.copy_from(self)
        return other

    def reference(self):
        """Return the same position by the literal rules."""
        reference = rules.Position(self.players, self.options)
        board: cython.int
        square: cython.int
        seat: cython.int
        for board, name in enumerate(BOARDS):
            for square, place in enumerate(SQUARES):
                for side, colour in enumerate(name):
                    if (self.state.own[board][side] >> square) & 1:
                        reference.boards[name][place] = Tower(colour, KINDS[self.state.kind[board][square]])
        reference.frozen = frozenset(
            name for number, name in enumerate(BOARDS) if self.state.frozen >> number & 1
        )
        reference.hands = {
            colour: frozenset(kind for bit, kind in enumerate(KINDS) if self.state.hand[number] >> bit & 1)
            for number, colour in enumerate(COLOURS)
        }
        for seat in range(self.players):
            reference.captured[seat] = frozenset(
                Tower(COLOURS[bit // 9], KINDS[bit % 9])
                for bit in range(27)
                if self.state.captured[seat] >> bit & 1
            )
        reference.turn = None if self.state.turn == OVER else self.state.turn
        return reference

    def key(self) -> bytes:
        """Return bytes that are equal exactly for equal positions."""
        board: cython.int
        standing: mask
        values = [self.state.turn, self.state.frozen]
        for board in range(3):
            values += [self.state.hand[board], self.state.captured[board]]
            standing = self.state.own[board][0] | self.state.own[board][1]
            values += [self.state.own[board][0], self.state.own[board][1]]
            while standing:
                values.append(self.state.kind[board][ctz(standing)])
                standing &= standing - 1
        return struct.pack(f"<{len(values)}q", *values)

    def canonical_key(self) -> bytes:
        """Return bytes that are equal if boards are equal or mirrored: left and right are alike on each."""
        towers = cython.declare(cython.uchar[50])
        board: cython.int
        square: cython.int
        column: cython.int
        standing: mask
        values = [self.state.turn]
        parts = []
        for board in range(3):
            values += [self.state.hand[board], self.state.captured[board]]
            memset(towers, 0, 50)
            standing = self.state.own[board][0] | self.state.own[board][1]
            while standing:
                square = ctz(standing)
                standing &= standing - 1
                column = square % 5
                towers[square] = 1 + self.state.kind[board][square]
                if (self.state.own[board][1] >> square) & 1:
                    towers[square] += 9
                towers[25 + square + 4 - 2 * column] = towers[square]
            parts.append(min(towers[:25], towers[25:50]))
        return struct.pack("<bHIHIHI", *values) + b"".join(parts)

    def action(self, move: str) -> int:
        """Read a move; -1 if no tower could ever make it."""
        found = self.read_moves.get(move)
        if found is None:
            found = self.read_moves[move] = self._read(move)
        return found

    def _read(self, move: str) -> int:
        wanted = read_move(move)
        board = BOARDS.index(wanted.board)
        if isinstance(wanted, Put):
            for side, colour in enumerate(wanted.board):
                if wanted.square.row == start_row(wanted.board, colour, self.options.size()):
                    return ((board * 2 + side) * 5 + wanted.square.column) * 9 + KINDS.index(wanted.kind)
            return -1
        columns = wanted.target.column - wanted.origin.column
        rows = wanted.target.row - wanted.origin.row
        if max(abs(columns), abs(rows)) != 1 or (rows == 0 and not wanted.capture):
            return -1
        direction = DIRECTIONS[5 * rows + columns + 6]
        return PUTS + ((board * 25 + SQUARES.index(wanted.origin)) * 8 + direction) * 2 + wanted.capture

    def text(self, action: int) -> str:
        """Write a move in the notation. Raise ValueError for a number that is no action."""
        found = self.texts.get(action)
        if found is None:
            found = self.texts[action] = self._written(action)
        return found

    def _written(self, action: int) -> str:
        if 0 <= action < PUTS:
            line = action // 45
            square = SQUARES[self.first_square[line % 2] + action // 9 % 5]
            return str(Put(KINDS[action % 9], BOARDS[line // 2], square))
        if PUTS <= action < ACTIONS:
            step = action - PUTS
            origin = step // 16 % 25
            target = origin + OFFSETS[step // 2 % 8]
            if 0 <= target < 25:
                move = str(Step(bool(step % 2), BOARDS[step // 400], SQUARES[origin], SQUARES[target]))
                # Off the side of the board, or sideways without capturing: no move has this number.
                if self.action(move) == action:
                    return move
        raise ValueError(f"{action} is no action")

    def result(self):
        """Return how the game ended, or how it stands."""
        scores = tuple([self.points(seat) for seat in range(self.players)])
        if self.state.turn != OVER:
            return Result(over=False, reason=None, places=None, scores=scores)
        reason = "frozen" if self.state.frozen & (self.state.frozen - 1) else "stuck"
        return Result(over=True, reason=reason, places=self.places(), scores=scores)


def _number(tower: Tower) -> int:
    return COLOURS.index(tower.colour) * len(KINDS) + KINDS.index(tower.kind)
