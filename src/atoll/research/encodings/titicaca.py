"""Titicaca as numbers, for countries of the box (up to 48 hexes).

Hexes are numbered by q, then r, as in the engine; all countries for a number of players have the same hexes.
Dense indices::

    bid n               n                             n from 0 to 404
    village f           405 + f
    join - , join g     453, 454 + g                  g is the region's name: its smallest hex
    temple -, f v       502, 503 + 2 * f + v - 1
    merge -, a b        599, 600 + b * (b - 1) / 2 + a    a < b
"""

import cython
from cython.cimports.atoll.games.titicaca.codes import STEP_BIDDING, STEP_OVER, STEP_TEMPLE, STEP_VILLAGE
from cython.cimports.atoll.games.titicaca.engine.board import (
    BID,
    DO_JOIN,
    DO_MERGE,
    DO_TEMPLE,
    DO_VILLAGE,
    LAKE,
    NOWHERE,
    one,
)
from cython.cimports.libc.string import memset

from atoll.games.titicaca.codes import REASONS, STEPS

__all__ = ["Encoding"]


def _sections(players: int) -> list:
    return [
        (
            "country",
            (HEXES, COLUMNS),
            "for each hex: 1 if it is known, q, r, one of five flags F M S P G, the lake's number",
        ),
        ("villages", (players, HEXES), "1 for a seat's village on a field"),
        (
            "regions",
            (HEXES,),
            "the number of the smallest hex of the field's region, plus 1; 0 without a village",
        ),
        ("temples", (3, HEXES), "1 for a temple on a field; 1 if it is known to be the +1; 1 if the +2"),
        ("fresh", (HEXES,), "1 for the field of the village of this turn"),
        (
            "seats",
            (players, MARKS),
            "weapons; points; the bid, or -1 where there is none or it is secret; "
            "1 for a sealed bid; how many turns until its own in this round, counted from 1 (0: none); "
            "temples in hand; 1 if the +1 is known to be there; 1 if the +2; "
            "1 if all know which of its temples is which",
        ),
        ("step", (len(STEPS),), "one of: " + ", ".join(STEPS)),
        ("round", (1,), "the lake's number; above 15 an extra round"),
        ("arrow", (2,), "the seat that holds the arrow, and the first one that did, plus 1; 0 if not drawn"),
        ("reason", (len(REASONS),), "why the game is over: " + ", ".join(REASONS)),
        ("viewer", (players,), "1 for the seat that looks"),
    ]


@cython.cclass
class Encoding(Base):
    """Titicaca: bids are hidden until all are in, and which temple is which."""

    def __init__(self, players, options):
        Base.__init__(self, players, options, _sections(players))
        self.actions = ACTIONS

    def fits(self, engine: CoreEngine) -> cython.bint:
        """Whether the country is no larger than the box's."""
        return cython.cast(Engine, engine).land.hexes <= HEXES

    def fill(self, engine: CoreEngine, seat: cython.int, out: cython.p_short):  # noqa: PLR0915
        """Write the sections one after the other."""
        p: cython.pointer[Pod] = cython.address(cython.cast(Engine, engine).position)
        land: cython.pointer[Land] = cython.address(cython.cast(Engine, engine).land)
        h: cython.int
        s: cython.int
        kind: cython.int
        hexes: cython.int = land.hexes if land.hexes < HEXES else HEXES
        in_turn: cython.bint = STEP_VILLAGE <= p.step <= STEP_TEMPLE
        clear = cython.declare(cython.bint[5])
        memset(out, 0, self.size * cython.sizeof(cython.short))
        for s in range(self.players):
            # C-SET-4; rules.secrets.sees_temples
            clear[s] = s == seat or p.step == STEP_OVER or (p.known >> s) & 1 or p.hand[s] == 3
        for h in range(hexes):
            kind = land.kind[h]
            if kind:
                out[h * COLUMNS] = 1
                out[h * COLUMNS + 1] = land.q[h]
                out[h * COLUMNS + 2] = land.r[h]
                if kind > LAKE:
                    out[h * COLUMNS + 8] = kind - LAKE
                else:
                    out[h * COLUMNS + 2 + kind] = 1
        out += HEXES * COLUMNS
        for s in range(self.players):
            for h in range(hexes):
                if p.villages[s] & one(h):
                    out[s * HEXES + h] = 1
                    out[self.players * HEXES + h] = p.name[h] + 1
                    if (p.temples[0] | p.temples[1]) & one(h):
                        out[(self.players + 1) * HEXES + h] = 1
                        if clear[s]:
                            out[(self.players + (2 if p.temples[0] & one(h) else 3)) * HEXES + h] = 1
        out += (self.players + 4) * HEXES
        if in_turn and p.step != STEP_VILLAGE and p.fresh != NOWHERE:
            out[p.fresh] = 1
        out += HEXES
        for s in range(self.players):
            out[0] = p.stock[s]
            out[1] = p.score[s]
            out[2] = p.bid[s] if in_turn or (p.step == STEP_BIDDING and s == seat) else -1
            out[3] = p.step == STEP_BIDDING and not (p.active >> s) & 1
            out[5] = (p.hand[s] & 1) + (p.hand[s] >> 1)
            if clear[s]:
                out[6] = p.hand[s] & 1
                out[7] = p.hand[s] >> 1
            out[8] = (p.known >> s) & 1
            out += MARKS
        if in_turn:
            for h in range(p.turn, p.turns):
                out[MARKS * (p.order[h] - self.players) + 4] = h - p.turn + 1
        out[p.step] = 1
        out[7] = p.round
        out[8] = 0 if p.arrow == NOWHERE else p.arrow + 1
        out[9] = 0 if p.first_arrow == NOWHERE else p.first_arrow + 1
        if p.step == STEP_OVER:
            out[10 + p.reason] = 1
        out[13 + seat] = 1

    def indices(self, engine: CoreEngine, actions: cython.p_int, count: cython.int):
        """Replace each action by its dense index; -1 for hexes and bids beyond the box's."""
        i: cython.int
        a: cython.int
        low: cython.int
        for i in range(count):
            a = actions[i]
            if a < DO_VILLAGE:
                a -= BID
                a = a if a < BIDS else -1
            elif a < DO_JOIN:
                a -= DO_VILLAGE
                a = VILLAGES + a if a < HEXES else -1
            elif a < DO_TEMPLE:
                a -= DO_JOIN
                a = JOINS + a if a <= HEXES else -1
            elif a < DO_MERGE:
                a -= DO_TEMPLE
                a = TEMPLES + a if a <= 2 * HEXES else -1
            elif a == DO_MERGE:
                a = MERGES
            else:
                a -= DO_MERGE
                low = a >> 7
                a &= 127
                a = MERGES + 1 + a * (a - 1) // 2 + low if a < HEXES else -1
            actions[i] = a

    def action_at(self, engine: CoreEngine, index: cython.int) -> cython.int:
        """Return the action of a dense index."""
        high: cython.int = 1
        if index < VILLAGES:
            return BID + index
        if index < JOINS:
            return DO_VILLAGE + index - VILLAGES
        if index < TEMPLES:
            return DO_JOIN + index - JOINS
        if index < MERGES:
            return DO_TEMPLE + index - TEMPLES
        if index == MERGES:
            return DO_MERGE
        index -= MERGES + 1
        while index >= high:
            index -= high
            high += 1
        return DO_MERGE + 128 * index + high
