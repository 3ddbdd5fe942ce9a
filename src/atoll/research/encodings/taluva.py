"""Taluva as numbers: planes in a window of 64 x 64 hexes around the middle of the island.

The window's cell (y, x) is the hex (q, r) = (``origin`` q + x, ``origin`` r + y). For an island of up to 59
hexes in q and in r, the window has room for every legal move; a larger one does not fit, and environments
truncate the game.

Dense indices, with cell = 64 * y + x::

    tile, direction d       4096 * d + cell           d from 0 to 5
    hut, tower, temple      4096 * (6, 7, 8) + cell
    expand over terrain t   4096 * (9 + t) + cell     t from 0 to 4: J C S R L
    ship                    4096 * 14 + cell
    draw                    61440
    take double tile n      61441 + n                 n from 0 to 4: VL VJ VS VV JJ
"""

import cython
from cython.cimports.atoll.core.bits import ctz, u64
from cython.cimports.atoll.games.taluva.codes import (
    PHASE_DEAL,
    PHASE_OVER,
    PHASE_PLACE,
    VERB_DRAW,
    VERB_EXPAND,
    VERB_HUT,
    VERB_SHIP,
    VERB_TAKE,
    VERB_TILE,
)
from cython.cimports.atoll.games.taluva.engine.island import (
    Slot,
    action_of,
    land_of,
    q_of,
    r_of,
    verb_of,
    which_of,
)
from cython.cimports.atoll.games.taluva.engine.placing import number_placements
from cython.cimports.atoll.games.taluva.engine.state import State
from cython.cimports.libc.string import memset

from atoll.games.taluva.codes import PHASES, REASONS, TILES
from atoll.games.taluva.material import DOUBLES

__all__ = ["Encoding"]


def _sections(players: int) -> list:
    return [
        (
            "planes",
            (FIXED + 2 * players, WINDOW, WINDOW),
            "0 level; 1 to 6 terrain J C S R L V; 7 to 12 direction of the topmost tile; "
            "13 to 15 which part of it; 16 a double tile; 17 temple; 18 tower; 19 lagoon (with ships); "
            "then one plane per seat for its buildings, "
            "and one per seat for its ships, on their lagoons' smallest hexes",
        ),
        (
            "seats",
            (players, 8),
            "temples, towers, ships, huts put; double tiles taken; eliminated; place; on turn",
        ),
        ("phase", (len(PHASES),), "one of: " + ", ".join(phase.value for phase in PHASES)),
        (
            "hand",
            (len(TILES) + len(DOUBLES),),
            "the tile to lay: 5 * first field + second field, then the double tiles",
        ),
        ("drawn", (len(TILES),), "how many of each three-hex tile were drawn, the one in hand included"),
        ("dealt", (len(DOUBLES),), "1 for a double tile that was dealt"),
        ("open", (len(DOUBLES),), "1 for a double tile that nobody has taken"),
        ("reason", (len(REASONS),), "one of: " + ", ".join(why or "still going on" for why in REASONS)),
        ("origin", (2,), "q and r of the window's first cell"),
        ("outgrown", (1,), "1 if the island does not fit into the window: hexes are missing"),
        ("viewer", (players,), "1 for the seat that looks"),
    ]


def window_q(island: cython.pointer[cython.const[Island]]) -> cython.int:
    """Return the q of the window's first cell."""
    if island.top > island.bottom:
        return -WINDOW // 2
    return island.q0 + (island.left + island.right) // 2 - WINDOW // 2


def window_r(island: cython.pointer[cython.const[Island]]) -> cython.int:
    """Return the r of the window's first cell."""
    if island.top > island.bottom:
        return -WINDOW // 2
    return island.r0 + (island.top + island.bottom) // 2 - WINDOW // 2


@cython.cclass
class Encoding(Base):
    """Taluva: only the stack is hidden."""

    def __init__(self, players, options):
        Base.__init__(self, players, options, _sections(players))
        self.actions = ACTIONS

    def fits(self, engine: CoreEngine) -> cython.bint:
        """Whether the island leaves room for a tile on either side."""
        island: cython.pointer[Island] = cython.address(cython.cast(Engine, engine).state.island)
        return island.right - island.left < SPAN and island.bottom - island.top < SPAN

    def swap(self, worker: CoreEngine, engine: CoreEngine) -> cython.bint:
        """Exchange the two positions; what the worker knew of its own is out of date."""
        mine: cython.pointer[State] = cython.cast(Engine, worker).state
        other: cython.pointer[State] = cython.cast(Engine, engine).state
        cython.cast(Engine, worker).state = other
        cython.cast(Engine, engine).state = mine
        worker.pod = other
        engine.pod = mine
        cython.cast(Engine, worker).found = -1
        cython.cast(Engine, engine).found = -1
        return True

    def prefetch_position(self, engine: CoreEngine, is_next: cython.bint):
        """Prefetch the head of the position first, and the island's rows once that has arrived."""
        state: cython.pointer[State] = cython.cast(Engine, engine).state
        begin: cython.p_char
        end: cython.p_char
        if not is_next:
            prefetch(state)
            prefetch(cython.address(state.island))
            return
        begin = cython.cast(cython.p_char, state.island.slots + state.island.top * state.island.words)
        end = cython.cast(cython.p_char, state.island.slots + (state.island.bottom + 1) * state.island.words)
        while begin < end:
            prefetch(begin)
            begin += 64

    def fill(self, engine: CoreEngine, seat: cython.int, out: cython.p_short):
        """Write the sections one after the other."""
        state: cython.pointer[State] = cython.cast(Engine, engine).state
        island: cython.pointer[Island] = cython.address(state.island)
        slot: cython.pointer[Slot]
        bits: u64
        here: u64
        q: cython.int = window_q(island)
        r: cython.int = window_r(island)
        row: cython.int
        word: cython.int
        i: cython.int
        x: cython.int
        y: cython.int
        owner: cython.int
        owners: cython.p_short = out + FIXED * CELLS
        cell: cython.p_short
        memset(out, 0, self.size * cython.sizeof(cython.short))
        for row in range(island.top, island.bottom + 1):
            y = island.r0 + row - r
            if not 0 <= y < WINDOW:
                continue
            for word in range(island.words):
                slot = island.slots + row * island.words + word
                bits = land_of(slot) | slot.lagoon
                while bits:
                    i = ctz(bits)
                    here = cython.cast(u64, 1) << i
                    bits &= bits - 1
                    x = island.q0 + 64 * word + i - q
                    if not 0 <= x < WINDOW:
                        continue
                    cell = out + y * WINDOW + x
                    if slot.lagoon & here:
                        cell[19 * CELLS] = 1
                        continue
                    cell[0] = (
                        ((slot.level[0] >> i) & 1)
                        + 2 * ((slot.level[1] >> i) & 1)
                        + 4 * ((slot.level[2] >> i) & 1)
                        + 8 * ((slot.level[3] >> i) & 1)
                        + 16 * ((slot.level[4] >> i) & 1)
                    )
                    # A terrain's number is its plane's.
                    cell[CELLS * digits(slot.terrain[0], slot.terrain[1], slot.terrain[2], i)] = 1
                    cell[
                        CELLS
                        * (
                            7
                            + digits(
                                slot.tile_direction[0], slot.tile_direction[1], slot.tile_direction[2], i
                            )
                        )
                    ] = 1
                    cell[CELLS * (13 + digits(slot.part[0], slot.part[1], 0, i))] = 1
                    cell[16 * CELLS] = (slot.twin >> i) & 1
                    cell[17 * CELLS] = (slot.temple >> i) & 1
                    cell[18 * CELLS] = (slot.tower >> i) & 1
                    for owner in range(self.players):
                        cell[(FIXED + owner) * CELLS] = (slot.own[owner] >> i) & 1
        owners += self.players * CELLS
        for i in range(state.ships):
            x = state.ship_q[i] - q
            y = state.ship_r[i] - r
            if 0 <= x < WINDOW and 0 <= y < WINDOW:
                owners[state.ship_seat[i] * CELLS + y * WINDOW + x] = 1
        self.fill_table(engine, seat, out + (FIXED + 2 * self.players) * CELLS)

    def fill_table(self, engine: CoreEngine, seat: cython.int, out: cython.p_short):
        """Write everything but the island."""
        state: cython.pointer[State] = cython.cast(Engine, engine).state
        s: cython.int
        i: cython.int
        for s in range(self.players):
            for i in range(4):
                out[i] = state.put[s][i]
            out[4] = state.takes[s]
            out[5] = (state.eliminated >> s) & 1
            out[6] = state.places[s]
            out[7] = s == state.turn and state.phase not in (PHASE_DEAL, PHASE_OVER)
            out += 8
        out[state.phase] = 1
        out += 6
        if state.phase == PHASE_PLACE:
            out[state.hand] = 1
        out += 30
        for i in range(state.drawn):
            out[state.deck[i]] += 1
        out += 25
        for i in range(state.dealt):
            out[state.doubles[i]] = 1
        for i in range(5):
            out[5 + i] = (state.open >> i) & 1
        out += 10
        out[state.reason] = 1
        out[5] = window_q(cython.address(state.island))
        out[6] = window_r(cython.address(state.island))
        out[7] = not self.fits(engine)
        out[8 + seat] = 1

    def indices(self, engine: CoreEngine, actions: cython.p_int, count: cython.int):
        """Replace each action by its dense index; -1 for hexes outside the window."""
        island: cython.pointer[Island] = cython.address(cython.cast(Engine, engine).state.island)
        q: cython.int = window_q(island)
        r: cython.int = window_r(island)
        i: cython.int
        a: cython.int
        x: cython.int
        y: cython.int
        plane: cython.int
        for i in range(count):
            a = actions[i]
            plane = verb_of(a)
            if plane < VERB_TILE:
                actions[i] = BOARD + (0 if plane == VERB_DRAW else 1 + which_of(a))
                continue
            x = q_of(a) - q
            y = r_of(a) - r
            if plane == VERB_TILE:
                plane = which_of(a)
            elif plane < VERB_EXPAND:
                plane += 6 - VERB_HUT
            else:
                plane = 14 if plane == VERB_SHIP else 8 + which_of(a)
            inside: cython.bint = 0 <= x < WINDOW and 0 <= y < WINDOW
            actions[i] = plane * CELLS + y * WINDOW + x if inside else -1

    def list_legal(self, engine: CoreEngine, seat: cython.int, out: cython.p_int) -> cython.int:
        """Write the indices. Tile placements, which are many, are numbered directly, not via actions."""
        state: cython.pointer[State] = cython.cast(Engine, engine).state
        island: cython.pointer[Island] = cython.address(state.island)
        if state.phase != PHASE_PLACE or not self.fits(engine):
            return Base.list_legal(self, engine, seat, out)
        cython.cast(Engine, engine).find_placements_in_hand()
        return number_placements(
            cython.cast(Engine, engine).work,
            island.words,
            (island.r0 - window_r(island)) * WINDOW + island.q0 - window_q(island),
            CELLS,
            1,
            WINDOW,
            out,
        )

    def action_at(self, engine: CoreEngine, index: cython.int) -> cython.int:
        """Return the action of a dense index in the current window."""
        island: cython.pointer[Island] = cython.address(cython.cast(Engine, engine).state.island)
        plane: cython.int = index // CELLS
        q: cython.int = window_q(island) + index % WINDOW
        r: cython.int = window_r(island) + index % CELLS // WINDOW
        if index == BOARD:
            return action_of(VERB_DRAW, 0, 0, 0)
        if index > BOARD:
            return action_of(VERB_TAKE, index - BOARD - 1, 0, 0)
        if plane < 6:
            return action_of(VERB_TILE, plane, q, r)
        if plane < 9:
            return action_of(VERB_HUT + plane - 6, 0, q, r)
        return action_of(VERB_SHIP, 0, q, r) if plane == 14 else action_of(VERB_EXPAND, plane - 8, q, r)
