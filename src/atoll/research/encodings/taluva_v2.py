"""Taluva as numbers, version 2: maps of categories in a window that is no larger than islands are.

The window's cell (y, x) is the hex (q, r) = (``origin`` q + x, ``origin`` r + y). For an island of up to
``window`` - 4 hexes in q and in r, it has room for every legal move; a larger one does not fit, and
environments truncate the game.

Dense indices, with cells = window * window and cell = window * y + x::

    tile, direction d       cells * d + cell           d from 0 to 5
    hut, tower, temple      cells * (6, 7, 8) + cell
    expand over terrain t   cells * (9 + t) + cell     t from 0 to 4: J C S R L
    ship                    cells * 14 + cell          only with ships
    draw                    after the last cell        only with doubles
    take double tile n      the five after that        n from 0 to 4: VL VJ VS VV JJ
"""

from functools import cache

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
    DQ,
    DR,
    action_of,
    bit_of,
    land_of,
    q_of,
    r_of,
    slot_of,
    verb_of,
    which_of,
)
from cython.cimports.atoll.games.taluva.engine.placing import number_placements
from cython.cimports.atoll.games.taluva.engine.position import Engine
from cython.cimports.atoll.research.encoding import Encoding as Base
from cython.cimports.libc.string import memset

from atoll.games.taluva.codes import PHASES, REASONS, TILES
from atoll.games.taluva.material import DOUBLES
from atoll.games.taluva.rules.zones import ZONES, corners

__all__ = ["WINDOWS", "Encoding", "usual_window"]

WINDOWS = range(24, 65, 2)

for _byte in range(256):
    SPREAD[_byte] = sum(((_byte >> bit) & 1) << (8 * bit) for bit in range(8))


def usual_window(players: int, options) -> int:
    """Return a window that fewer than 1 in 100 islands of random games outgrow."""
    tiles = options.stack_size(players) + options.doubles_dealt(players)
    return 28 if tiles <= 24 else 32 if tiles <= 36 else 40


def _table_sections(players: int, whose: str) -> list:
    return [
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
        ("viewer", (players,), whose),
    ]


def _maps(options) -> list:
    maps = [
        "level",
        "terrain (1 to 6: J C S R L V)",
        "direction of the topmost tile (1 to 6: 0 to 5)",
        "part of it (1 to 3: 0 to 2)",
        "building (1 hut, 2 tower, 3 temple)",
        "its owner (1 + seat)",
    ]
    if options.doubles:
        maps.append("1 for a double tile")
    if options.ships:
        maps.append("lagoon (1 without a ship, 2 + seat with that seat's)")
    if options.zone != "none":
        maps.append("1 for a hex that is in the zone, at least in part")
    return maps


def _planes(players: int, options) -> list:
    planes = ["level", *("JCSRLV"), *(f"direction {direction}" for direction in range(6)), "part 1", "part 2"]
    planes += ["tower", "temple"]
    planes += ["double tile"] if options.doubles else []
    planes += [f"buildings of seat {seat}" for seat in range(players)]
    if options.ships:
        planes += ["lagoon", *(f"lagoon of seat {seat}'s ship" for seat in range(players))]
    return [*planes, "zone"] if options.zone != "none" else planes


@cache
def _zone(name: str) -> bytes:
    """Return which hexes round the middle are in a zone, at least in part: by r, then q."""
    side = range(-ZONE_SIDE // 2, ZONE_SIDE // 2)
    return bytes(any(map(ZONES[name].holds, corners((q, r)))) for r in side for q in side)


@cython.cclass
class Encoding(VersionOne):
    """Taluva: only the stack is hidden."""

    def __init__(self, players, options, window=None, egocentric=False):
        if window is None:
            window = usual_window(players, options)
        if window not in WINDOWS:
            raise ValueError(f"a window cannot have {window} hexes")
        whose = "1 for the seat that looks" + (", which is seat 0" if egocentric else "")
        table = _table_sections(players, whose)
        maps, planes = _maps(options), _planes(players, options)
        about = "; ".join(f"{number} {each}" for number, each in enumerate(maps))
        tensor_about = "; ".join(f"{number} {each}" for number, each in enumerate(planes))
        Base.__init__(
            self,
            players,
            options,
            [("maps", (len(maps), window, window), about), *table],
            [("planes", (len(planes), window, window), tensor_about), *table],
        )
        self.window = window
        self.egocentric = egocentric
        self.cells = window * window
        self.maps, self.planes = len(maps), len(planes)
        number = MAPS
        self.double_map = self.lagoon_map = self.zone_map = -1
        if options.doubles:
            self.double_map = number
            number += 1
        if options.ships:
            self.lagoon_map = number
            number += 1
        if options.zone != "none":
            self.zone_map = number
            for cell, inside in enumerate(_zone(options.zone)):
                self.zone[cell] = inside
        self.double_plane = PLANES if options.doubles else -1
        self.owner_plane = PLANES + bool(options.doubles)
        self.lagoon_plane = self.owner_plane + players
        self.zone_plane = len(planes) - 1
        self.board = (15 if options.ships else 14) * self.cells
        self.actions = self.board + (1 + len(DOUBLES) if options.doubles else 0)

    def __reduce__(self):
        return type(self), (self.players, self.options, self.window, bool(self.egocentric))

    # --- the window -------------------------------------------------------------------------------------

    def origin_q(self, island: cython.pointer[cython.const[Island]]) -> cython.int:
        """Return the q of the window's first cell."""
        if island.top > island.bottom:
            return -self.window // 2
        return island.q0 + (island.left + island.right + 1) // 2 - self.window // 2

    def origin_r(self, island: cython.pointer[cython.const[Island]]) -> cython.int:
        """Return the r of the window's first cell."""
        if island.top > island.bottom:
            return -self.window // 2
        return island.r0 + (island.top + island.bottom + 1) // 2 - self.window // 2

    def fits(self, engine: CoreEngine) -> cython.bint:
        """Whether the island leaves room for a tile on either side."""
        island: cython.pointer[Island] = cython.address(cython.cast(Engine, engine).state.island)
        return island.right - island.left < self.window - 4 and island.bottom - island.top < self.window - 4

    # --- observations -----------------------------------------------------------------------------------

    def fill(self, engine: CoreEngine, seat: cython.int, out: cython.p_short):
        """Write the maps and the table."""
        state: cython.pointer[State] = cython.cast(Engine, engine).state
        cells: cython.int = self.cells
        observer: cython.int = seat if self.egocentric else 0
        i: cython.int
        ship: cython.int
        here: cython.p_short
        found = cython.declare(cython.short[MOST_CELLS])
        memset(out, 0, self.size * cython.sizeof(cython.short))
        self.write_land(state, observer, out)
        if self.lagoon_map >= 0:
            here = out + self.lagoon_map * cells
            for i in range(self.list_lagoons(state, found)):
                here[found[i]] = 1
            for ship in range(state.ships):
                for i in range(self.find_lagoon(state, ship, found)):
                    here[found[i]] = 2 + counted_from(state.ship_seat[ship], observer, self.players)
        if self.zone_map >= 0:
            here = out + self.zone_map * cells
            for i in range(self.list_zone(state, found)):
                here[found[i]] = 1
        self.write_table(engine, seat, out + self.maps * cells)

    def fill_tensor(self, engine: CoreEngine, seat: cython.int, out: cython.p_float):
        """Write the planes and the table as floats."""
        state: cython.pointer[State] = cython.cast(Engine, engine).state
        cells: cython.int = self.cells
        observer: cython.int = seat if self.egocentric else 0
        i: cython.int
        ship: cython.int
        here: cython.p_float
        land = cython.declare(Cell[MOST_CELLS])
        found = cython.declare(cython.short[MOST_CELLS])
        memset(out, 0, self.tensor_size * cython.sizeof(cython.float))
        for i in range(self.list_land(state, observer, land)):
            here = out + land[i].place
            here[0] = land[i].level
            here[cells * land[i].terrain] = 1
            here[cells * (7 + land[i].direction)] = 1
            if land[i].part:
                here[cells * (12 + land[i].part)] = 1
            if land[i].building:
                if land[i].building > 1:
                    here[cells * (13 + land[i].building)] = 1
                here[cells * (self.owner_plane + land[i].owner)] = 1
            if land[i].double:
                here[cells * self.double_plane] = 1
        if self.lagoon_map >= 0:
            here = out + self.lagoon_plane * cells
            for i in range(self.list_lagoons(state, found)):
                here[found[i]] = 1
            for ship in range(state.ships):
                here = out + cells * (
                    self.lagoon_plane + 1 + counted_from(state.ship_seat[ship], observer, self.players)
                )
                for i in range(self.find_lagoon(state, ship, found)):
                    here[found[i]] = 1
        if self.zone_map >= 0:
            here = out + self.zone_plane * cells
            for i in range(self.list_zone(state, found)):
                here[found[i]] = 1
        self.write_table(engine, seat, found)
        here = out + self.planes * cells
        for i in range(self.tensor_size - self.planes * cells):
            here[i] = found[i]

    def write_land(
        self, state: cython.pointer[cython.const[State]], observer: cython.int, out: cython.p_short
    ):
        """Write the maps of the land, eight hexes at once: a bit of each becomes a byte of a word."""
        island: cython.pointer[cython.const[Island]] = cython.address(state.island)
        column: cython.int = self.origin_q(island) - island.q0
        row: cython.int = self.origin_r(island) - island.r0
        inside: u64 = ~cython.cast(u64, 0) >> (64 - self.window)
        row_of = cython.declare(Slot)
        slot: cython.pointer[Slot] = cython.address(row_of)
        words = cython.declare(u64[LAND_MAPS])
        land: u64
        x: cython.int
        y: cython.int
        i: cython.int
        k: cython.int
        cell: cython.int
        number: cython.int = LAND_MAPS if self.double_map >= 0 else MAPS
        for y in range(max(0, island.top - row), min(self.window, island.bottom + 1 - row)):
            read_row(island, row + y, column, inside, slot)
            land = land_of(slot)
            for x in range(0, self.window, 8):
                if ((land >> x) & 255) == 0:
                    continue
                words[0] = number_of(slot.level, island.digits, x)
                words[1] = number_of(slot.terrain, 3, x)
                words[2] = number_of(slot.tile_direction, 3, x) + spread(land, x)
                words[3] = number_of(slot.part, 2, x) + spread(land, x)
                words[4] = spread(slot.tower, x) + 2 * spread(slot.temple, x)
                words[5] = 0
                for i in range(self.players):
                    owned: u64 = spread(slot.own[i], x)
                    words[4] += owned
                    words[5] += (1 + counted_from(i, observer, self.players)) * owned
                words[6] = spread(slot.twin, x)
                cell = y * self.window + x
                for i in range(number):
                    if x + 8 <= self.window:
                        write_bytes(out + i * self.cells + cell, words[i])
                    else:
                        for k in range(self.window - x):
                            out[i * self.cells + cell + k] = (words[i] >> (8 * k)) & 255

    def list_land(
        self,
        state: cython.pointer[cython.const[State]],
        observer: cython.int,
        found: cython.pointer[Cell],
    ) -> cython.int:
        """Write what is known of the land in the window, owners as the observer counts; return how much."""
        island: cython.pointer[cython.const[Island]] = cython.address(state.island)
        slot: cython.pointer[cython.const[Slot]]
        bits: u64
        q: cython.int = self.origin_q(island)
        r: cython.int = self.origin_r(island)
        count: cython.int = 0
        row: cython.int
        word: cython.int
        i: cython.int
        x: cython.int
        y: cython.int
        for row in range(island.top, island.bottom + 1):
            y = island.r0 + row - r
            if not 0 <= y < self.window:
                continue
            for word in range(island.words):
                slot = island.slots + row * island.words + word
                bits = land_of(slot)
                while bits:
                    i = ctz(bits)
                    bits &= bits - 1
                    x = island.q0 + 64 * word + i - q
                    if 0 <= x < self.window:
                        found[count].place = y * self.window + x
                        read_cell(slot, i, self.players, observer, found + count)
                        count += 1
        return count

    def list_lagoons(self, state: cython.pointer[cython.const[State]], found: cython.p_short) -> cython.int:
        """Write the cells of all lagoons in the window; return how many."""
        island: cython.pointer[cython.const[Island]] = cython.address(state.island)
        bits: u64
        q: cython.int = self.origin_q(island)
        r: cython.int = self.origin_r(island)
        count: cython.int = 0
        row: cython.int
        word: cython.int
        x: cython.int
        y: cython.int
        for row in range(island.top, island.bottom + 1):
            y = island.r0 + row - r
            if not 0 <= y < self.window:
                continue
            for word in range(island.words):
                bits = island.slots[row * island.words + word].lagoon
                while bits:
                    x = island.q0 + 64 * word + ctz(bits) - q
                    bits &= bits - 1
                    if 0 <= x < self.window:
                        found[count] = y * self.window + x
                        count += 1
        return count

    def list_zone(self, state: cython.pointer[cython.const[State]], found: cython.p_short) -> cython.int:
        """Write the cells of the window that lie in the zone, at least in part; return how many."""
        q: cython.int = self.origin_q(cython.address(state.island)) + ZONE_SIDE // 2
        r: cython.int = self.origin_r(cython.address(state.island)) + ZONE_SIDE // 2
        count: cython.int = 0
        x: cython.int
        y: cython.int
        for y in range(max(0, -r), min(self.window, ZONE_SIDE - r)):
            for x in range(max(0, -q), min(self.window, ZONE_SIDE - q)):
                if self.zone[ZONE_SIDE * (r + y) + q + x]:
                    found[count] = y * self.window + x
                    count += 1
        return count

    def find_lagoon(
        self, state: cython.pointer[cython.const[State]], ship: cython.int, found: cython.p_short
    ) -> cython.int:
        """Write the cells of a ship's lagoon, as far as they are in the window; return how many."""
        island: cython.pointer[cython.const[Island]] = cython.address(state.island)
        seen = cython.declare(u64[LONGEST])
        q: cython.int = self.origin_q(island) - island.q0
        r: cython.int = self.origin_r(island) - island.r0
        x: cython.int = state.ship_q[ship] - island.q0 - q
        y: cython.int = state.ship_r[ship] - island.r0 - r
        count: cython.int = 0
        done: cython.int = 0
        column: cython.int
        row: cython.int
        direction: cython.int
        if not (0 <= x < self.window and 0 <= y < self.window):
            return 0
        memset(seen, 0, LONGEST * cython.sizeof(u64))
        seen[y] = cython.cast(u64, 1) << x
        found[0] = y * self.window + x
        count = 1
        while done < count:
            for direction in range(6):
                x = found[done] % self.window + DQ[direction]
                y = found[done] // self.window + DR[direction]
                column = q + x
                row = r + y
                if not (0 <= x < self.window and 0 <= y < self.window) or (seen[y] >> x) & 1:
                    continue
                if not (island.left <= column <= island.right and island.top <= row <= island.bottom):
                    continue
                if (island.slots[slot_of(island, column, row)].lagoon & bit_of(column)) == 0:
                    continue
                seen[y] |= cython.cast(u64, 1) << x
                found[count] = y * self.window + x
                count += 1
            done += 1
        return count

    def write_table(self, engine: CoreEngine, seat: cython.int, out: cython.p_short):
        """Write everything but the island."""
        state: cython.pointer[State] = cython.cast(Engine, engine).state
        observer: cython.int = seat if self.egocentric else 0
        s: cython.int
        i: cython.int
        row: cython.p_short
        memset(out, 0, (self.size - self.maps * self.cells) * cython.sizeof(cython.short))
        for s in range(self.players):
            row = out + 8 * counted_from(s, observer, self.players)
            for i in range(4):
                row[i] = state.put[s][i]
            row[4] = state.takes[s]
            row[5] = (state.eliminated >> s) & 1
            row[6] = state.places[s]
            row[7] = s == state.turn and state.phase not in (PHASE_DEAL, PHASE_OVER)
        out += 8 * self.players
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
        out[5] = self.origin_q(cython.address(state.island))
        out[6] = self.origin_r(cython.address(state.island))
        out[7] = not self.fits(engine)
        out[8 + counted_from(seat, observer, self.players)] = 1

    # --- actions ----------------------------------------------------------------------------------------

    def indices(self, engine: CoreEngine, actions: cython.p_int, count: cython.int):
        """Replace each action by its dense index; -1 for hexes outside the window."""
        island: cython.pointer[Island] = cython.address(cython.cast(Engine, engine).state.island)
        q: cython.int = self.origin_q(island)
        r: cython.int = self.origin_r(island)
        i: cython.int
        a: cython.int
        x: cython.int
        y: cython.int
        plane: cython.int
        for i in range(count):
            a = actions[i]
            plane = verb_of(a)
            if plane < VERB_TILE:
                actions[i] = self.board + (0 if plane == VERB_DRAW else 1 + which_of(a))
                continue
            x = q_of(a) - q
            y = r_of(a) - r
            if plane == VERB_TILE:
                plane = which_of(a)
            elif plane < VERB_EXPAND:
                plane += 6 - VERB_HUT
            else:
                plane = 14 if plane == VERB_SHIP else 8 + which_of(a)
            inside: cython.bint = 0 <= x < self.window and 0 <= y < self.window
            actions[i] = plane * self.cells + y * self.window + x if inside else -1

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
            (island.r0 - self.origin_r(island)) * self.window + island.q0 - self.origin_q(island),
            self.cells,
            1,
            self.window,
            out,
        )

    def action_at(self, engine: CoreEngine, index: cython.int) -> cython.int:
        """Return the action of a dense index in the current window."""
        island: cython.pointer[Island] = cython.address(cython.cast(Engine, engine).state.island)
        plane: cython.int = index // self.cells
        q: cython.int = self.origin_q(island) + index % self.window
        r: cython.int = self.origin_r(island) + index % self.cells // self.window
        if index == self.board:
            return action_of(VERB_DRAW, 0, 0, 0)
        if index > self.board:
            return action_of(VERB_TAKE, index - self.board - 1, 0, 0)
        if plane < 6:
            return action_of(VERB_TILE, plane, q, r)
        if plane < 9:
            return action_of(VERB_HUT + plane - 6, 0, q, r)
        return action_of(VERB_SHIP, 0, q, r) if plane == 14 else action_of(VERB_EXPAND, plane - 8, q, r)
