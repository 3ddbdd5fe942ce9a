from atoll.core.bits cimport u64
from atoll.core.engine cimport Engine as CoreEngine
from atoll.games.taluva.engine.island cimport MEMBERS, Island, Slot, built
from atoll.games.taluva.engine.state cimport State
from atoll.research.encodings.taluva cimport Encoding as VersionOne, digits

cdef extern from *:
    """
    /* Write eight bytes as eight 16-bit numbers, the lowest byte first. */
    #if (defined(__SSE2__) || defined(_M_X64)) && !defined(ATOLL_PLAIN_C)
    #include <emmintrin.h>
    static inline void atoll_write_bytes(short *out, unsigned long long bytes) {
        __m128i found = _mm_loadl_epi64((const __m128i *)&bytes);
        _mm_storeu_si128((__m128i *)out, _mm_unpacklo_epi8(found, _mm_setzero_si128()));
    }
    #else
    static inline void atoll_write_bytes(short *out, unsigned long long bytes) {
        int i;
        for (i = 0; i < 8; i++) out[i] = (short)((bytes >> (8 * i)) & 255);
    }
    #endif
    """
    void write_bytes "atoll_write_bytes"(short *out, u64 bytes) noexcept nogil

cdef enum:
    MOST_CELLS = 4096       # of a window of 64 x 64
    LONGEST = 64            # side of the largest window: a row is a word
    MAPS = 6                # maps of every game; after them double, lagoon, zone
    LAND_MAPS = 7           # those of the land: MAPS and double
    PLANES = 17             # planes of every game, but those of the owners
    ZONE_SIDE = 64          # of the square of hexes that holds every zone
    ZONE_CELLS = 4096

# What is known of a hex of the land: its cell of the window, and numbers of the maps.
ctypedef struct Cell:
    short place
    unsigned char level, terrain, direction, part, double, building, owner

cdef class Encoding(VersionOne):
    cdef readonly int window
    cdef int cells
    cdef int maps, planes
    cdef int double_map, lagoon_map, zone_map   # -1: the game has none
    cdef int double_plane, owner_plane, lagoon_plane, zone_plane
    cdef int board                              # dense indices of moves on a hex; after them draw, and take five
    cdef unsigned char zone[4096]               # by r, then q: 1 inside
    cdef int origin_q(self, const Island *island) noexcept nogil
    cdef int origin_r(self, const Island *island) noexcept nogil
    cdef void write_table(self, CoreEngine engine, int seat, short *out) noexcept nogil
    cdef int find_lagoon(self, const State *state, int ship, short *found) noexcept nogil
    cdef void write_land(self, const State *state, int observer, short *out) noexcept nogil
    cdef int list_land(self, const State *state, int observer, Cell *found) noexcept nogil
    cdef int list_lagoons(self, const State *state, short *found) noexcept nogil
    cdef int list_zone(self, const State *state, short *found) noexcept nogil
    cdef void fill(self, CoreEngine engine, int seat, short *out) noexcept nogil
    cdef void fill_tensor(self, CoreEngine engine, int seat, float *out) noexcept nogil
    cdef bint fits(self, CoreEngine engine) noexcept nogil
    cdef void indices(self, CoreEngine engine, int *actions, int count) noexcept nogil
    cdef int list_legal(self, CoreEngine engine, int seat, int *out) noexcept nogil
    cdef int action_at(self, CoreEngine engine, int index) noexcept nogil

cdef u64 SPREAD[256]    # for each byte a word, whose bytes are its bits

# A seat's number as another one counts, in an egocentric encoding.
cdef inline int counted_from(int seat, int observer, int players) noexcept nogil:
    return seat - observer if seat >= observer else seat - observer + players

# Bits x to x + 7 as the bytes of a word, each 0 or 1.
cdef inline u64 spread(u64 bits, int x) noexcept nogil:
    return SPREAD[(bits >> x) & 255]

# The numbers that eight hexes have by their binary digits, as bytes.
cdef inline u64 number_of(const u64 *digits, int count, int x) noexcept nogil:
    cdef u64 found = 0
    cdef int digit
    for digit in range(count):
        found |= spread(digits[digit], x) << digit
    return found

# Up to 64 hexes of a row of the island from a column on, which may lie before its first one.
cdef inline void read_row(const Island *island, int row, int column, u64 inside, Slot *seen) noexcept nogil:
    cdef const u64 *found = <const u64 *>(island.slots + row * island.words)
    cdef u64 *out = <u64 *>seen
    cdef int right = column if column > 0 else 0
    cdef int left = -column if column < 0 else 0
    cdef int i, word, shift
    if island.words == 1 and right < 64 and left < 64:
        for i in range(MEMBERS):
            out[i] = (found[i] >> right) << left & inside
        return
    shift = column & 63
    word = (column - shift) // 64
    for i in range(MEMBERS):
        out[i] = found[word * MEMBERS + i] >> shift if 0 <= word < island.words else 0
        if shift and 0 <= word + 1 < island.words:
            out[i] |= found[(word + 1) * MEMBERS + i] << (64 - shift)
        out[i] &= inside

cdef inline void read_cell(const Slot *slot, int i, int players, int observer, Cell *cell) noexcept nogil:
    cdef int seat
    cell.level = digits(slot.level[0], slot.level[1], slot.level[2], i) + 8 * digits(
        slot.level[3], slot.level[4], 0, i
    )
    cell.terrain = digits(slot.terrain[0], slot.terrain[1], slot.terrain[2], i)
    cell.direction = digits(slot.tile_direction[0], slot.tile_direction[1], slot.tile_direction[2], i)
    cell.part = digits(slot.part[0], slot.part[1], 0, i)
    cell.double = (slot.twin >> i) & 1
    cell.building = 0
    if (built(slot) >> i) & 1:
        cell.building = 1 + digits(slot.tower, slot.temple, 0, i)
        for seat in range(players):
            if (slot.own[seat] >> i) & 1:
                cell.owner = counted_from(seat, observer, players)
