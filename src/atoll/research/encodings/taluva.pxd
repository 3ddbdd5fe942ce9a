from atoll.core.bits cimport u64
from atoll.core.engine cimport Engine as CoreEngine
from atoll.games.taluva.engine.island cimport Island
from atoll.games.taluva.engine.position cimport Engine
from atoll.research.encoding cimport Encoding as Base

cdef extern from *:
    """
    #if defined(__GNUC__)
    #define ATOLL_PREFETCH(p) __builtin_prefetch(p)
    #else
    #define ATOLL_PREFETCH(p)
    #endif
    """
    void prefetch "ATOLL_PREFETCH"(const void *) noexcept nogil

cdef enum:
    WINDOW = 64
    CELLS = 4096
    SPAN = 59               # an island of this width leaves room for a tile on either side
    FIXED = 20              # planes that do not depend on the number of players
    BOARD = 61440           # 15 * CELLS: dense indices of moves on a hex; after them draw, and take five
    ACTIONS = 61446

cdef class Encoding(Base):
    cdef void fill(self, CoreEngine engine, int seat, short *out) noexcept nogil
    cdef void fill_table(self, CoreEngine engine, int seat, short *out) noexcept nogil
    cdef bint fits(self, CoreEngine engine) noexcept nogil
    cdef void indices(self, CoreEngine engine, int *actions, int count) noexcept nogil
    cdef int list_legal(self, CoreEngine engine, int seat, int *out) noexcept nogil
    cdef int action_at(self, CoreEngine engine, int index) noexcept nogil
    cdef void prefetch_position(self, CoreEngine engine, bint is_next) noexcept nogil
    cdef bint swap(self, CoreEngine worker, CoreEngine engine) noexcept nogil

# The number whose binary digits are bit i of a, b and c.
cdef inline int digits(u64 a, u64 b, u64 c, int i) noexcept nogil:
    return <int>((a >> i) & 1) + 2 * <int>((b >> i) & 1) + 4 * <int>((c >> i) & 1)

cdef int window_q(const Island *island) noexcept nogil
cdef int window_r(const Island *island) noexcept nogil
