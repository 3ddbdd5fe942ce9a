# The patterns that a learnt player weighs. patterns.py explains them.
from atoll.games.taluva.engine.position cimport Engine

cdef enum:
    VERSION = 1
    EDGE = 4                # bare hexes around the chart

    # of a position; WHEN is 4: who lays a tile before the seat builds
    TEMPLES = 0             # put, WHEN
    TOWERS = 16
    HUTS_LEFT = 28          # up to 20
    HUTS = 49               # each that is put
    SHIPS = 50              # each that is put
    READY = 51              # ready, safe, WHEN
    PAIRS = 87              # settlements of two without a temple, WHEN
    ONES = 103              # settlements of one, WHEN
    GROWING = 123           # growing, safely, WHEN
    LARGEST = 159           # hexes that an expansion leads to
    BURIED = 167            # eruptions that bury a hex
    BURIED_TWICE = 175
    HEXES = 183             # each with a building
    SPOTS = 184             # for towers, WHEN
    HIGH = 196              # hexes of level 2 and more
    LATE = 202              # temples put, quarter of the stack
    FINISH = 218            # the way to all pieces of two kinds
    OUT = 219
    POSITIONS = 220

    # of a move
    VERBS = 0               # temples and towers put
    LEVEL = 96              # of a tile
    BURY = 101              # whose settlement, its size, its temple, how much of it
    HEX = 141               # a field of a tile: level, own and others' buildings beside it, empty fields of its kind
    WIDEN = 222             # whose settlement beside it, its size and temple, what an expansion will make of it
    COVER = 270             # an empty field covered: whose settlement beside it, its size and temple
    RAISE = 282             # a field of level 3 beside a settlement without a tower: whose
    SHORE = 284             # land beside the tile
    VOLCANO = 293           # beside its volcano: own and others' buildings
    TWINS = 302             # a tile of two hexes
    FOUND = 303             # a hut: others' buildings, empty fields, volcanoes beside it
    ROOM = 339              # fields of one kind beside it
    EXPAND = 343            # a settlement's size, huts, temple
    COST = 375              # huts that an expansion takes
    LEFT = 384              # and leaves
    CROWN = 388             # a temple: the settlement's size
    TOP = 392               # a tower: the settlement's size
    MOVES = 396

cdef int position_patterns(Engine game, int seat, int *found, float *amounts) noexcept nogil
cdef int list_move_patterns(
    Engine game, int seat, const int *actions, int count, int *found, int *ends
) noexcept nogil
