# The networks that judge Titicaca between two and among three. network.py explains them.
from atoll.games.titicaca.engine.board cimport MAX_HEXES, Land, Pod

cdef enum:
    VERSION = 1010          # as files of weights have it, plus the number of players: patterns count from 1
    MOST_PLAYERS = 3

    HIDDEN = 32             # what a field or a region is looked at for
    SUMS = 32               # what everything together is

    # What is known of an empty field, by rows of Network.first
    FIELD = 0               # always
    WAIT = 1                # scorings to come (3), rounds until it can be settled (9; the last: extra rounds)
    AGAIN = 28              # how many lakes of later rounds it lies at (up to 3)
    WATER = 32              # lakes beside it (up to 4), whether its region scores next
    OWN_GROUP = 42          # villages together with it (up to 7), how many more than the longest chain (up to 3)
    THEIR_GROUP = 70        # of each rival, as everything that is theirs
    SCARCE = 98             # empty fields of its round (up to 4), whether that is now
    HOME = 106              # of each region it can join: size (up to 6), who gets most of it
    HOME_WATER = 124        # and lakes in pairs (up to 3), who gets most of it
    OWN_GAIN = 133          # points of its regions if it can be settled soon, -2 and fewer to 9 and more
    THEIR_GAIN = 145
    OPEN = 157              # empty fields beside it
    # Of a region
    REGION = 164            # always
    SIZE = 165              # scorings to come, fields (up to 7), whether it scores next
    OWN_SHARE = 207         # points (up to 12), whether it scores next
    THEIR_SHARE = 233
    VILLAGES = 259          # own, theirs (up to 5 each)
    LAKES = 295             # beside it (up to 6)
    GROWTH = 302            # of each empty field beside it: rounds until it can be settled (9), whether it can join
    NEIGHBOUR = 320         # of each region it could be merged with: fields (up to 4), who gets most of either
    TEMPLES = 356           # own, theirs
    FRESH = 365             # whether a village was just put there, by the step of the turn (4)
    INPUTS = 369

    # What is known of the whole, by rows of Network.facts
    ROUND = 0               # up to 16
    EMPTY = 17              # fields (up to 31)
    OWN_STOCK = 49          # rounds until new weapons come (up to 5), weapons in steps (10)
    THEIR_STOCK = 109
    RICHER = 169            # by how much one has more weapons: -7 to 7
    HANDS = 184             # temples, own, theirs (4 each)
    ARROW = 200             # whether it is here
    ORDER = 202             # who is to play, bidding or by the step
    ARROW_AMONG = 219       # among three: how many seats it is away
    ORDER_AMONG = 222       # bidding or by the step (4), whose turn it is (3), how many more come (up to 2)
    FACTS = 259

    # And by how much of it there is
    AMOUNTS = 17            # lead in score; then own, theirs: weapons, villages, chain, points of regions, those next
    SECOND_RIVAL = 11       # where what is seen of the rival with fewer points begins: the lead, and theirs of those
    MOST_AMOUNT = 60        # either way

    ROUNDS = 17             # with the extra ones
    NO_ROW = -1
    MOST_ITEMS = MAX_HEXES
    MOST_ROWS = 80 * MAX_HEXES
    SEATS_OF_REGIONS = MOST_PLAYERS * MAX_HEXES
    MOST_FACTS = 11

# What is known of the whole, as a seat sees it.
cdef struct Whole:
    int known                   # how many facts there are
    short facts[MOST_FACTS]
    int stage                   # scorings to come, less one
    int counted                 # how many amounts there are
    short amounts[AMOUNTS]

# What the network sees of a position, as some seats see it: the rows of its fields and, after them, of its regions.
cdef struct Inputs:
    int first_seat              # that sees it, and the one after the last
    int end_seat
    int fields
    int items
    # Of each item the rows that all seats have in common, then those of each seat that sees it, all closed by NO_ROW:
    # numbers to count to would be slower.
    short rows[MOST_ROWS]
    int length                  # of that
    Whole whole[MOST_PLAYERS]   # by seat

# What a seat has.
cdef struct Wealth:
    int weapons                 # without those that are as good as paid
    int villages
    int chain
    int points                  # of its regions
    int soon                    # and of those that score next

# The weights as whole numbers, in the order of the file.
cdef struct Network:
    short first[INPUTS][HIDDEN]
    short second[2][SUMS][HIDDEN]       # of all fields, of all regions
    short facts[FACTS][SUMS]
    short amounts[3][AMOUNTS][SUMS]     # by the scorings to come
    short last[SUMS]

cdef void look(Pod *p, Land *land, int first_seat, int end_seat, Inputs *inputs) noexcept nogil
cdef void judge(const Network *network, const Inputs *inputs, int *logits) noexcept nogil
