# The island as bits: the structures, and the one-line functions that everything is made of.
# island.py explains them.
from atoll.core.bits cimport u64
from atoll.games.taluva.codes cimport TERRAIN_BARE

cdef extern from *:
    """
    /* What runs over rows is written once and compiled for each width of window: GCC must take it into its
       callers, where the width is a constant. */
    #if defined(__GNUC__) && defined(__OPTIMIZE__)
    #undef CYTHON_INLINE
    #define CYTHON_INLINE inline __attribute__((always_inline))
    #endif
    """

cdef enum:
    LEVELS = 5          # binary digits of a level; island.py proves that no game needs more
    SEATS = 5
    ROWS = 144          # 65 tiles span 130 rows, and the margins
    WIDE = 3            # words a row of a wide window
    MARGIN = 3          # rows and columns that stay empty round the island
    SLOTS = 432         # ROWS * WIDE
    MEMBERS = 23        # words of a Slot
    PAD = 12            # four rows of a wide window
    ROOM = 456          # SLOTS + 2 * PAD
    MOST_BUILDINGS = 25 # of one player: arrays below have room for what is beside them

# 64 hexes of one row, bit by bit; a hex is the same bit in every member.
ctypedef struct Slot:
    u64 level[5]        # binary digits; 0 is bare table
    u64 terrain[3]      # binary digits of a terrain
    u64 tile_direction[3]          # binary digits of the topmost tile's direction, on all its hexes
    u64 part[2]         # binary digits of the hex's part of its tile
    u64 twin            # the topmost tile is a double one
    u64 own[5]          # a building of this seat stands here
    u64 temple
    u64 tower
    u64 lagoon          # bare, and the open sea cannot be reached (kept with ships only)
    u64 closed          # in a lagoon that holds a ship

ctypedef struct Island:
    int words           # a row: 1, or WIDE
    int q0, r0          # the hex of slot 0, bit 0
    int top, bottom     # rows in use; top > bottom: no land yet
    int left, right     # columns in use
    int digits          # of levels in use
    Slot slots[432]

# One settlement of the player who builds.
ctypedef struct Settlement:
    int name[2]         # its smallest hex
    int begin, end      # slots beside it: those of Work.beside from stored + begin
    int stored
    int terrains        # over which it may expand, a bit each
    bint temple         # whether it has one

# Room to think in; belongs to an engine, is no part of the position. Arrays have PAD words before slot 0.
ctypedef struct Work:
    int first, last     # rows that tile[] speaks of
    int count           # of tile[], hut[] ... and the lists together
    int huts, towers, temples, expansions, ships
    int young           # settlements of two hexes, without a temple
    int row_count[144]
    int expand[160]     # q, r, terrain as in an action
    int hopes           # of hope[]
    int hope[160]       # places in expand[] of those of settlements without a temple
    int number          # of settlements[] that may expand
    Settlement settlements[32]
    int ship[80]        # a hex has at most three lagoons beside it
    u64 tile[6][456]    # where a tile may lie, by direction, named by its first hex
    u64 hut[456]
    u64 tower[456]
    u64 temple[456]
    u64 land[456]
    u64 coast[456]
    u64 free[456]
    u64 level[5][456]
    u64 own[456]
    u64 link[3][456]
    u64 one[456]
    u64 fixed[456]
    u64 pair[3][456]
    u64 empty[456]
    u64 rest[456]
    u64 seen[456]
    u64 through[456]
    u64 group[456]      # all zero between calls
    u64 erupt[6][456]   # where a tile may erupt, by direction, if no settlement of one or two hexes forbids it
    u64 lone[456]       # settlements of one hex
    u64 left[456]       # of a settlement, what a tile leaves
    u64 beside[256]     # 25 buildings have at most 75 rows beside them

# Which hexes have their neighbour in x, word by word. A row's edge is always bare, so that what a carry
# brings in from the next row is never land; a narrow window (carry = 0) does without.
cdef inline u64 east(const u64 *x, Py_ssize_t i, int carry) noexcept nogil:
    if carry:
        return (x[i] >> 1) | (x[i + 1] << 63)
    return x[i] >> 1

cdef inline u64 west(const u64 *x, Py_ssize_t i, int carry) noexcept nogil:
    if carry:
        return (x[i] << 1) | (x[i - 1] >> 63)
    return x[i] << 1

cdef inline u64 beside(const u64 *x, Py_ssize_t i, int words, int carry) noexcept nogil:
    return (
        east(x, i, carry) | west(x, i, carry) | x[i - words] | x[i + words]
        | east(x, i - words, carry) | west(x, i + words, carry)
    )

cdef inline u64 toward(const u64 *x, Py_ssize_t i, int direction, int words, int carry) noexcept nogil:
    if direction == 0:
        return east(x, i, carry)
    if direction == 1:
        return east(x, i - words, carry)
    if direction == 2:
        return x[i - words]
    if direction == 3:
        return west(x, i, carry)
    if direction == 4:
        return west(x, i + words, carry)
    return x[i + words]

cdef inline u64 volcanoes(const Slot *slot) noexcept nogil:
    return slot.terrain[1] & slot.terrain[2]

cdef inline u64 built(const Slot *slot) noexcept nogil:
    return slot.own[0] | slot.own[1] | slot.own[2] | slot.own[3] | slot.own[4]

cdef inline u64 land_of(const Slot *slot) noexcept nogil:
    return slot.terrain[0] | slot.terrain[1] | slot.terrain[2]

cdef inline u64 fields_of(const Slot *slot, int terrain) noexcept nogil:
    return (
        (slot.terrain[0] if terrain & 1 else ~slot.terrain[0])
        & (slot.terrain[1] if terrain & 2 else ~slot.terrain[1])
        & (slot.terrain[2] if terrain & 4 else ~slot.terrain[2])
    )

# The slot and the bit of a hex of the window; column and row count from its corner.
cdef inline int slot_of(const Island *island, int column, int row) noexcept nogil:
    return row * island.words + (column >> 6)

cdef inline u64 bit_of(int column) noexcept nogil:
    return <u64>1 << (column & 63)

# An action names a move in every position: what is done, with which direction or terrain, and on which hex.
cdef enum:
    BIAS = 256

cdef inline int action_of(int verb, int which, int q, int r) noexcept nogil:
    return verb << 21 | which << 18 | (q + BIAS) << 9 | (r + BIAS)

cdef inline int verb_of(int action) noexcept nogil:
    return action >> 21

cdef inline int which_of(int action) noexcept nogil:
    return (action >> 18) & 7

cdef inline int q_of(int action) noexcept nogil:
    return ((action >> 9) & 511) - BIAS

cdef inline int r_of(int action) noexcept nogil:
    return (action & 511) - BIAS

cdef int DQ[6]
cdef int DR[6]

cdef void clear(Island *island) noexcept nogil
cdef void copy(Island *to, const Island *source) noexcept nogil
cdef bint stretch(Island *island, int q, int r) noexcept nogil
cdef int level_at(const Island *island, int q, int r) noexcept nogil
cdef int terrain_at(const Island *island, int q, int r) noexcept nogil
cdef int owner_at(const Island *island, int q, int r) noexcept nogil
cdef void set_cell(
    Island *island, int q, int r, int level, int terrain, int part, int tile_direction, int twin
) noexcept nogil
cdef int lay(Island *island, int q, int r, int direction, const int *terrains, int parts) noexcept nogil
