"""The compiled base class of every game's engine.

A search in another compiled module drives any game through it without the GIL: a position is plain bytes
(``pod``), copied by one memcpy, and a move is a small integer, its *action*. An action names the same move
in every position of a game, so that a tree can be shared by positions that differ in what is hidden.

Games override the C methods of engine.pxd and, for Python, ``load``, ``reference``, ``key``, ``action``,
``text``, ``outcome_text`` and ``result``.
"""

import cython
from cython.cimports.atoll.core.bits import below, mixed, u64
from cython.cimports.libc.stdlib import free, malloc
from cython.cimports.libc.string import memcpy


@cython.cclass
class Engine:
    """A position in compiled form. The module's docstring explains the division of labour."""

    # --- in C, without the GIL; nothing is checked ------------------------------------------------------

    def copy_from(self, other: Engine):
        """Become a copy of a position of the same game, players and options."""
        memcpy(self.pod, other.pod, self.pod_size)

    def mover(self) -> cython.int:
        """Return the lowest active seat, CHANCE or OVER."""
        return OVER

    def active(self) -> cython.uint:
        """Return the active seats, one bit each."""
        m: cython.int = self.mover()
        return 0 if m < 0 else 1 << m

    def fill_legal(self, seat: cython.int, actions: cython.p_int) -> cython.int:
        """Write a seat's legal actions, in a fixed order, and return their number."""
        return 0

    def legal_below(self, seat: cython.int) -> cython.int:
        """Return n if a seat's legal actions are those from 0 to n - 1 whatever else happens, as bids are.

        -1 if they are not: then only ``fill_legal`` knows them.
        """
        return -1

    def do_play(self, seat: cython.int, action: cython.int):
        """Make a legal move."""

    def fill_chance(self, outcomes: cython.p_int, weights: cython.p_int) -> cython.int:
        """Write the outcomes of a chance node with whole weights, and return their number."""
        return 0

    def do_resolve(self, outcome: cython.int):
        """Resolve a chance node with an outcome."""

    def fill_places(self, places: cython.p_int):
        """Write the places of a game that is over, one per seat."""

    def do_determinize(self, seat: cython.int, rng: cython.pointer[u64]):
        """Draw again what a seat cannot know, and withdraw others' sealed decisions; no chance node follows.

        This is what a search starts a simulation with: it lets the others decide for itself.
        """

    def disclosed(self) -> cython.int:
        """Return a number that changes whenever something is revealed that some seat could not foresee.

        While it stays the same, the legal moves and the end of the game follow from the moves alone, and a
        search may prove a result. -1 if that never holds.
        """
        return -1

    def has_certain_moves(self) -> cython.bint:
        """Whether the legal moves follow from the moves made so far, whatever was drawn or sealed before.

        A search then need not list them again wherever it comes by.
        """
        return False

    def hash_key(self) -> u64:
        """Return a number that is equal for equal bytes, and hardly ever for other positions.

        Games override this where bytes that mean nothing may differ, or where they keep it up to date.
        """
        bytes_: cython.p_const_uchar = cython.cast(cython.p_const_uchar, self.pod)
        key: u64 = 0
        word: u64
        i: cython.size_t = 0
        length: cython.size_t = 8
        while i < self.pod_size:
            word = 0
            length = min(length, self.pod_size - i)
            memcpy(cython.address(word), bytes_ + i, length)
            key = mixed(key ^ word)
            i += 8
        return key

    def do_playout(self, rng: cython.pointer[u64], scratch: cython.p_int) -> cython.int:
        """Play uniformly random moves to the end and return their number.

        ``scratch`` has room for 2 * max_actions numbers. Games override this where they can draw a move
        without listing all.
        """
        n: cython.int = 0
        i: cython.int
        k: cython.int
        pick: cython.int
        seat: cython.int
        total: cython.int
        while True:
            seat = self.mover()
            if seat == OVER:
                return n
            if seat == CHANCE:
                k = self.fill_chance(scratch, scratch + self.max_actions)
                total = 0
                for i in range(k):
                    total += scratch[self.max_actions + i]
                pick = below(rng, total)
                for i in range(k):
                    pick -= scratch[self.max_actions + i]
                    if pick < 0:
                        self.do_resolve(scratch[i])
                        break
                continue
            k = self.fill_legal(seat, scratch)
            self.do_play(seat, scratch[below(rng, k)])
            n += 1

    # --- from Python: the same, with lists; actions are checked where a wrong one could do harm ---------

    def to_move(self) -> int:
        """Return the lowest active seat, CHANCE (-1) or OVER (-2)."""
        return self.mover()

    def active_seats(self) -> int:
        """Return the active seats, one bit each."""
        return self.active()

    def legal(self, seat: int) -> list:
        """Return a seat's legal actions in the engine's fixed order; none for a seat that is not active."""
        if not 0 <= seat < self.players or not (self.active() >> cython.cast(cython.int, seat)) & 1:
            return []
        buffer = cython.cast(cython.p_int, malloc(self.max_actions * cython.sizeof(cython.int)))
        if buffer == cython.NULL:
            raise MemoryError
        try:
            count: cython.int = self.fill_legal(seat, buffer)
            return [buffer[i] for i in range(count)]
        finally:
            free(buffer)

    def play(self, seat: int, action: int) -> None:
        """Make a move. Raise ValueError if the action is not legal for the seat."""
        if action not in self.legal(seat):
            raise ValueError(f"action {action} is not legal for seat {seat}")
        self.do_play(seat, action)

    def apply(self, seat: int, action: int) -> None:
        """Make a move that is known to be legal. Nothing is checked: anything else corrupts the position."""
        self.do_play(seat, action)

    def chance(self) -> list:
        """Return the outcomes of a chance node with their whole weights; none elsewhere."""
        if self.mover() != CHANCE:
            return []
        buffer = cython.cast(cython.p_int, malloc(2 * self.max_actions * cython.sizeof(cython.int)))
        if buffer == cython.NULL:
            raise MemoryError
        try:
            count: cython.int = self.fill_chance(buffer, buffer + self.max_actions)
            return [(buffer[i], buffer[self.max_actions + i]) for i in range(count)]
        finally:
            free(buffer)

    def resolve(self, outcome: int) -> None:
        """Resolve a chance node with an outcome. Raise ValueError if it is not one of them."""
        if outcome not in [known for known, _ in self.chance()]:
            raise ValueError(f"{outcome} is no outcome here")
        self.do_resolve(outcome)

    def places(self) -> tuple:
        """Return the places, one per seat. Raise ValueError while the game goes on."""
        if self.mover() != OVER:
            raise ValueError("the game is not over")
        out = cython.declare(cython.int[5])
        self.fill_places(out)
        return tuple([out[i] for i in range(self.players)])

    def determinize(self, seat: int, seed: int) -> None:
        """Draw again what a seat cannot know, and withdraw others' sealed decisions."""
        rng: u64 = seed
        self.do_determinize(seat, cython.address(rng))

    def resample(self, seat: int, seed: int) -> None:
        """Draw again what a seat cannot know; others' sealed decisions uniformly from their legal actions.

        The seat cannot tell the new position from the old one, except that no chance node is left.
        """
        rng: u64 = seed
        sealed: cython.uint = 0 if self.mover() == CHANCE else ~self.active()
        other: cython.int
        self.do_determinize(seat, cython.address(rng))
        sealed &= self.active()
        for other in range(self.players):
            if (sealed >> other) & 1:
                actions = self.legal(other)
                self.do_play(other, actions[below(cython.address(rng), len(actions))])

    def playout(self, seed: int) -> int:
        """Play uniformly random moves to the end; return the number of decisions."""
        rng: u64 = seed
        scratch = cython.cast(cython.p_int, malloc(2 * self.max_actions * cython.sizeof(cython.int)))
        if scratch == cython.NULL:
            raise MemoryError
        moves: cython.int
        with cython.nogil:
            moves = self.do_playout(cython.address(rng), scratch)
        free(scratch)
        return moves

    def copy(self):
        """Return an independent copy."""
        other: Engine = self.blank()
        other.copy_from(self)
        return other

    def __copy__(self):
        return self.copy()

    def __deepcopy__(self, memo):
        return self.copy()

    def __reduce__(self):
        return type(self), (self.reference(),)

    def become(self, other: Engine) -> None:
        """Become a copy of a position of the same game, players and options, in place."""
        if type(other) is not type(self) or other.players != self.players:
            raise TypeError(f"{other!r} is no position of the same game and players")
        self.copy_from(other)

    def blank(self):
        """Return an engine of the same game, players and options, in any position."""
        raise NotImplementedError

    def reference(self):
        """Return the same position by the literal rules."""
        raise NotImplementedError

    def key(self) -> bytes:
        """Return bytes that are equal exactly for equal positions of the same players and options."""
        raise NotImplementedError

    def canonical_key(self) -> bytes:
        """Return bytes that images of a position share, as far as the game knows symmetries; else its key."""
        return self.key()

    def action(self, move: str) -> int:
        """Return a move's action; -1 if it can never be legal. Raise NotationError if the text is no move."""
        raise NotImplementedError

    def text(self, action: int) -> str:
        """Write a move in the notation."""
        raise NotImplementedError

    def outcome_text(self, outcome: int) -> str:
        """Write an outcome of chance."""
        raise NotImplementedError

    def result(self):
        """Return the result so far, or in the end."""
        raise NotImplementedError
