# What a field of the round is worth to whom, and the bids that follow from it; outlook.py explains.
from atoll.core.bits cimport u64
from atoll.core.engine cimport MAX_SEATS
from atoll.games.titicaca.engine.board cimport MAX_HEXES, Land, Mask, Pod, Region

# The weights of the evaluation, in the order of evaluate.NAMES. Those that change between scorings come in threes:
# the last first.
cdef enum:
    STOCK = 0           # points of a weapon
    VILLAGE = 3         # of a village: of the weapons that it will bring, and its own point
    CHAIN = 6           # of a village of the longest chain, in villages
    REGIONS = 7         # of a region's points as it is now, to be had at the end
    NEXT_SCORING = 8    # of a region's points at the next lake that scores
    CLOSE = 9           # the lead in points that wins 73 games of 100 at the end
    UNSURE = 10         # and how much more it takes per round to come

# A seat's villages, by what hangs together.
cdef struct Groups:
    int number
    int longest                         # the size of the largest
    Mask villages[MAX_HEXES]
    unsigned char size[MAX_HEXES]

# What the seats would gain by each empty field of a round.
cdef struct Outlook:
    Mask fields
    unsigned int known                  # the seats that have glanced at these fields, a bit each
    unsigned int grouped                # the seats whose groups are up to date
    double points[MAX_SEATS][MAX_HEXES]
    Groups groups[MAX_SEATS]

cdef int scorings_to_come(Pod *p) noexcept nogil
cdef Mask scored_next(Pod *p, Land *land) noexcept nogil
cdef double fraction(u64 *rng) noexcept nogil
cdef double links(double *weight, int size, int longest) noexcept nogil
cdef double lead(Pod *p, Land *land, double *weight, Region *region, int seat) noexcept nogil
cdef double region_lead(Pod *p, Land *land, double *weight, int name, int seat) noexcept nogil
cdef void find_groups(Land *land, Mask villages, Groups *groups) noexcept nogil
cdef void add_village(Land *land, Groups *groups, int field) noexcept nogil
cdef int group(Land *land, Groups *groups, int field) noexcept nogil
cdef double region_worth(Pod *p, Land *land, double *weight, int seat, int field) noexcept nogil
cdef void look_at_fields(Pod *p, Land *land, double *weight, int seat, Outlook *outlook) noexcept nogil
cdef void find_best(Outlook *outlook, int seat, double *best, double *second, int *where) noexcept nogil
cdef double advantage(Outlook *outlook, int seat, int other) noexcept nogil
cdef void bid_range(Pod *p, double *weight, Outlook *outlook, int seat, double *low, double *high) noexcept nogil
cdef int plausible_bid(Pod *p, double *weight, Outlook *outlook, int seat, u64 *rng) noexcept nogil
cdef int choose_field(Pod *p, Outlook *outlook, u64 *rng) noexcept nogil
cdef void glance_at_fields(Pod *p, Land *land, double *weight, int seat, Outlook *outlook) noexcept nogil
cdef int plausible_turn(
    Pod *p, Land *land, double *weight, Outlook *outlook, u64 *rng, int *scratch
) noexcept nogil
cdef double united_gain(Pod *p, Land *land, double *weight, int a, int b, int seat) noexcept nogil
