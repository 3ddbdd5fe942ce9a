"""Talat as numbers: 0 and 1 only. Dense indices are the engine's actions."""

import cython
from cython.cimports.atoll.core.bits import ctz
from cython.cimports.atoll.games.talat.engine.masks import mask
from cython.cimports.libc.string import memset


def _sections(players: int) -> list:
    return [
        (
            "towers",
            (3, 2, 9, 5, 5),
            "1 where a tower stands: board AB BC CA, side (first letter, second), kind, row, column",
        ),
        ("hands", (3, 9), "1 for a tower still to be put: colour A B C, kind"),
        ("captured", (players, 3, 9), "1 for a tower captured: by seat; its colour, kind"),
        ("frozen", (3,), "1 for a board that is frozen"),
        ("turn", (players,), "1 for the seat whose turn it is; none when the game is over"),
        ("viewer", (players,), "1 for the seat that looks"),
    ]


@cython.cclass
class Encoding(Base):
    """Talat: everything is open."""

    def __init__(self, players, options):
        Base.__init__(self, players, options, _sections(players))
        self.actions = ACTIONS

    def fill(self, engine: CoreEngine, seat: cython.int, out: cython.p_short):
        """Write the sections one after the other."""
        state = cython.address(cython.cast(Engine, engine).state)
        board: cython.int
        side: cython.int
        kind: cython.int
        square: cython.int
        each: cython.int
        towers: mask
        memset(out, 0, self.size * cython.sizeof(cython.short))
        for board in range(3):
            for side in range(2):
                towers = state.own[board][side]
                while towers:
                    square = ctz(towers)
                    towers &= towers - 1
                    out[((board * 2 + side) * 9 + state.kind[board][square]) * 25 + square] = 1
        out += 1350
        for each in range(3):
            for kind in range(9):
                out[each * 9 + kind] = (state.hand[each] >> kind) & 1
        out += 27
        for each in range(self.players):
            for kind in range(27):
                out[each * 27 + kind] = (state.captured[each] >> kind) & 1
        out += 27 * self.players
        for board in range(3):
            out[board] = (state.frozen >> board) & 1
        out += 3
        if state.turn >= 0:
            out[state.turn] = 1
        out[self.players + seat] = 1
