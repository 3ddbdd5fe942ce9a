# Titicaca's board: the layout of a position, and the C functions over it; board.py says what each does.
from atoll.core.bits cimport u64
from atoll.core.engine cimport MAX_SEATS
from atoll.games.titicaca.codes cimport (
    REASON_FULL, REASON_NO_BIDS, REASON_WEAPONS, STEP_BIDDING, STEP_JOIN, STEP_MERGE, STEP_OVER, STEP_TEMPLE,
    STEP_VILLAGE,
)

cdef extern from *:
    """
    /* A set of hexes, a bit each: the country of the box has 48, one made by hand up to 128. One word for the box
     * was tried: 11 % faster playouts, which is not worth a second copy of the code. */
    #if defined(__SIZEOF_INT128__) && !defined(ATOLL_PLAIN_C)
    typedef unsigned __int128 titicaca_mask;
    #elif defined(__cplusplus)
    /* Not every compiler has integers of 128 bits: for those, setup.py has these modules compiled as C++. */
    struct titicaca_mask {
        unsigned long long low, high;
        titicaca_mask() = default;
        titicaca_mask(int value) : low((unsigned long long)(long long)value), high(value < 0 ? ~0ULL : 0) {}
        titicaca_mask(long value) : low((unsigned long long)(long long)value), high(value < 0 ? ~0ULL : 0) {}
        titicaca_mask(unsigned long long value) : low(value), high(0) {}
        titicaca_mask(unsigned long long l, unsigned long long h) : low(l), high(h) {}
        explicit operator bool() const { return low != 0 || high != 0; }
        template <typename T> explicit operator T() const { return (T)low; }
        titicaca_mask operator~() const { return titicaca_mask(~low, ~high); }
        titicaca_mask operator&(titicaca_mask o) const { return titicaca_mask(low & o.low, high & o.high); }
        titicaca_mask operator|(titicaca_mask o) const { return titicaca_mask(low | o.low, high | o.high); }
        titicaca_mask operator^(titicaca_mask o) const { return titicaca_mask(low ^ o.low, high ^ o.high); }
        titicaca_mask operator-(titicaca_mask o) const {
            return titicaca_mask(low - o.low, high - o.high - (low < o.low ? 1 : 0));
        }
        titicaca_mask operator>>(int n) const {
            if (n >= 64) return titicaca_mask(high >> (n - 64), 0ULL);
            return n ? titicaca_mask(low >> n | high << (64 - n), high >> n) : *this;
        }
        titicaca_mask operator<<(int n) const {
            if (n >= 64) return titicaca_mask(0ULL, low << (n - 64));
            return n ? titicaca_mask(low << n, high << n | low >> (64 - n)) : *this;
        }
        bool operator==(titicaca_mask o) const { return low == o.low && high == o.high; }
        bool operator!=(titicaca_mask o) const { return !(*this == o); }
        bool operator>(titicaca_mask o) const { return high > o.high || (high == o.high && low > o.low); }
        bool operator!() const { return low == 0 && high == 0; }
    };
    #else
    #error "Titicaca's engine needs integers of 128 bits, or to be compiled as C++: see setup.py"
    #endif
    static inline int titicaca_count(titicaca_mask m) {
        return atoll_popcount((unsigned long long)m) + atoll_popcount((unsigned long long)(m >> 64));
    }
    static inline int titicaca_first(titicaca_mask m) {
        unsigned long long low = (unsigned long long)m;
        return low ? atoll_ctz(low) : 64 + atoll_ctz((unsigned long long)(m >> 64));
    }
    static inline titicaca_mask titicaca_one(int i) { return (titicaca_mask)1 << i; }
    """
    ctypedef unsigned long long Mask "titicaca_mask"
    int count "titicaca_count"(Mask) noexcept nogil
    int first "titicaca_first"(Mask) noexcept nogil      # of a set that is not empty
    Mask one "titicaca_one"(int) noexcept nogil

cdef enum:
    MAX_HEXES = 128
    TERRAINS = 5
    LAKES = 15
    EXTRA = 16          # index of the extra rounds' fields in Land.shore
    SLOTS = 12
    LAKE = 8            # Land.kind of lake n is LAKE + n
    NOWHERE = 255       # no hex, no seat
    MOST_WEAPONS = 1000 # of a seat in a position to be loaded; it gets 8 for each of its villages at most
    MAX_ACTIONS = 2048

# Actions: a base and the hexes' numbers. The base alone is "join -", "merge -", "temple -".
cdef enum:
    BID = 0             # + the bid
    DO_VILLAGE = 0x1000 # + the field
    DO_JOIN = 0x1100    # + 1 + the region's name
    DO_TEMPLE = 0x1200  # + 1 + 2 * the field + value - 1
    DO_MERGE = 0x4000   # + 128 * the smaller name + the greater one

# What stays as it is while a game is played, once the country is complete. Hexes are numbered in the order of
# the notation (by q, then r), so that a region's first bit is its name.
cdef struct Land:
    u64 identity                            # a hash of the set-up's part of this: equal lands, equal identities
    int hexes
    int slots                               # of a country that chance fills; 0 for one that was given whole
    int drawn                               # how many of them are filled
    unsigned int used                       # the tiles that lie there, a bit each
    unsigned char tile[SLOTS][4]            # the kinds that each tile shows
    unsigned char slot[SLOTS][4]            # the hexes of each slot, c0 to c3
    unsigned char kind[MAX_HEXES]           # 0 unknown, 1 to 5 a terrain, LAKE + n lake n
    unsigned char listed[MAX_HEXES]         # the hexes in the order in which the set-up lists them
    unsigned char near[MAX_HEXES][6]        # neighbours, or NOWHERE
    short q[MAX_HEXES]
    short r[MAX_HEXES]
    # What follows is derived by `survey`.
    Mask fields
    Mask terrain[TERRAINS]
    Mask shore[EXTRA + 1]                   # the fields next to lake n; for EXTRA all fields
    Mask water[3]                           # fields by the binary digits of the number of lakes next to them
    unsigned short lakes[MAX_HEXES]         # the lakes next to a field, a bit each
    Mask edges[MAX_HEXES]                   # the fields next to a field
    Mask reach[MAX_HEXES]                   # those, and the fields that touch a lake it touches (C-ADJ-1)

# A region, and what is around it: kept up to date, since playouts ask for it in every turn.
cdef struct Region:
    Mask fields
    Mask edges                              # the fields next to one of them
    Mask reach                              # those that are adjacent by C-ADJ-1
    unsigned short lakes                    # the lakes next to its fields, a bit each
    unsigned char variety                   # its terrains, a bit each
    unsigned char villages[MAX_SEATS]       # how many each seat has there
    short shares[MAX_SEATS]                 # what everybody would score for it, unless it is in Pod.stale

cdef struct Pod:
    Mask villages[MAX_SEATS]
    Mask occupied
    Mask temples[2]                         # fields under which a +1, a +2 lies
    Mask stale                              # names of regions that changed since their shares were found
    int score[MAX_SEATS]
    short stock[MAX_SEATS]
    short bid[MAX_SEATS]                    # -1: not in
    unsigned char hand[MAX_SEATS]           # temples in hand: 1 for the +1, 2 for the +2
    unsigned char order[MAX_SEATS]          # the seats that play in this round, first one first
    unsigned char turns                     # how many they are
    unsigned char turn                      # whose turn it is, as an index of order
    unsigned char step
    unsigned char round                     # the lake, skipped ones counted; above LAKES an extra round
    unsigned char arrow                     # its holder, or NOWHERE
    unsigned char first_arrow               # as the set-up says
    unsigned char fresh                     # the field of this turn's village
    unsigned char active                    # seats whose bids are awaited, one bit each
    unsigned char known                     # seats of whose temples all know which is which, a bit each
    unsigned char reason                    # why the game ended, as above
    unsigned char players
    unsigned char name[MAX_HEXES]           # of an occupied field's region: its first hex
    Region region[MAX_HEXES]                # by a region's name. Only copied as far as there are hexes

# The land
cdef void survey(Land *land) noexcept nogil
cdef u64 mixed(u64 hash_, u64 value) noexcept nogil
cdef void lay_tile(Land *land, int outcome) noexcept nogil

# Return the seat whose turn it is.
cdef inline int mover_of(Pod *p) noexcept nogil:
    return p.order[p.turn]

# Return the empty fields of the round.
cdef inline Mask shore_left(Pod *p, Land *land) noexcept nogil:
    return land.shore[p.round if p.round < EXTRA else EXTRA] & ~p.occupied

# Return the i-th hex of a set, counted from 0.
cdef inline int nth(Mask m, int i) noexcept nogil:
    while i:
        m &= m - 1
        i -= 1
    return first(m)

# Regions
cdef void found_region(Pod *p, Land *land, int field) noexcept nogil
cdef void unite(Pod *p, int a, int b) noexcept nogil
cdef Mask joinable(Pod *p, Land *land) noexcept nogil
cdef int merges(Pod *p, int *actions, int most) noexcept nogil
cdef Mask temple_fields(Pod *p) noexcept nogil

# Take what hangs together with some villages out of the others, and return its number; those are counted too.
cdef inline int take_group(Land *land, Mask *others, Mask edge) noexcept nogil:
    cdef int size = count(edge)
    cdef Mask grown
    while edge:
        grown = land.edges[first(edge)] & others[0]
        edge = (edge & (edge - 1)) | grown
        others[0] ^= grown
        size += count(grown)
    return size

# Return who has most villages on some fields that are not all empty, a bit each.
cdef inline unsigned int leaders(Pod *p, Mask fields) noexcept nogil:
    cdef int number[MAX_SEATS]
    cdef unsigned int found = 0
    cdef int s, most = 0
    for s in range(p.players):
        number[s] = count(fields & p.villages[s])
        most = max(most, number[s])
    for s in range(p.players):
        found |= <unsigned int>(number[s] == most) << s
    return found

# Scoring
cdef int chain(Land *land, Mask villages) noexcept nogil
cdef unsigned int break_tie(Pod *p, Land *land, Mask fields, unsigned int tied) noexcept nogil
cdef void divide(Pod *p, Land *land, Mask fields, int points, short *shares) noexcept nogil
cdef void divide_region(Pod *p, Land *land, Region *region) noexcept nogil
cdef void find_shares(Pod *p, Land *land, int name) noexcept nogil
cdef void show_temples(Pod *p, Land *land, int name) noexcept nogil
cdef void score_region(Pod *p, Land *land, int name) noexcept nogil
cdef void score_lake(Pod *p, Land *land) noexcept nogil
cdef void finish(Pod *p, Land *land, int reason) noexcept nogil

# Return what everybody would score for a region, found again only where something has changed.
cdef inline short *shares_of(Pod *p, Land *land, int name) noexcept nogil:
    if p.stale & one(name):
        find_shares(p, land, name)
    return p.region[name].shares

# Rounds
cdef void begin(Pod *p, Land *land) noexcept nogil
cdef void next_round(Pod *p, Land *land) noexcept nogil
cdef void show_bids(Pod *p, Land *land) noexcept nogil

# Turns
cdef void begin_turn(Pod *p) noexcept nogil
cdef void end_turn(Pod *p, Land *land) noexcept nogil
cdef void settle(Pod *p, Land *land, int field) noexcept nogil
cdef void put_temple(Pod *p, int field, int value) noexcept nogil
cdef void step_over(Pod *p, Land *land, int step) noexcept nogil

# Moves
cdef int list_actions(Pod *p, Land *land, int seat, int *actions) noexcept nogil
cdef void make_move(Pod *p, Land *land, int seat, int action) noexcept nogil
cdef int random_turn(Pod *p, Land *land, u64 *rng, int *scratch) noexcept nogil
cdef int random_game(Pod *p, Land *land, u64 *rng, int *scratch) noexcept nogil

# Secrets
cdef void withdraw_bids(Pod *p, int seat) noexcept nogil
cdef void redraw_temples(Pod *p, int seat, u64 *rng) noexcept nogil
