from atoll.core.engine cimport Engine as CoreEngine
from atoll.games.titicaca.engine.board cimport Land, Mask, Pod
from atoll.games.titicaca.engine.position cimport Engine
from atoll.research.encoding cimport Encoding as Base

cdef enum:
    HEXES = 48              # of the country in the box
    BIDS = 405              # 0 to 404: 20 weapons, and in two scorings at most 4 for each of 48 villages
    COLUMNS = 9             # numbers for each hex of the country
    MARKS = 9               # numbers for each seat
    PAIRS = 1128            # two different hexes of 48
    VILLAGES = 405          # + the field
    JOINS = 453             # + 1 + the region's name
    TEMPLES = 502           # + 1 + 2 * the field + value - 1
    MERGES = 599            # + 1 + the pair of names
    ACTIONS = 1728

cdef class Encoding(Base):
    cdef void fill(self, CoreEngine engine, int seat, short *out) noexcept nogil
    cdef bint fits(self, CoreEngine engine) noexcept nogil
    cdef void indices(self, CoreEngine engine, int *actions, int count) noexcept nogil
    cdef int action_at(self, CoreEngine engine, int index) noexcept nogil
