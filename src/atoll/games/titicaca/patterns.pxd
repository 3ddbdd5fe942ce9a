# The patterns that a learnt player weighs. patterns.py explains them.
from atoll.games.titicaca.engine.board cimport Land, Pod

cdef enum:
    VERSION = 1

    # of a position; most by the scorings to come (3)
    SCORE = 0               # tenths
    STOCK = 3               # tenths
    VILLAGES = 6            # tenths
    CHAIN = 9               # tenths of the longest
    REGIONS = 12            # tenths of points, as if scored now, of regions that do not score next
    SOON = 15               # and of those that do
    WAIT = 18               # tenths of weapons, by the rounds before new ones come (up to 5)
    POOR = 24               # weapons left per round before new ones come: none, fewer than one, one, two, more
    TEMPLES = 29            # in hand (4)
    ORDER = 41              # bidding, to play, later, done
    ARROW = 45
    POSITIONS = 46

    # of a move
    BID = 0                 # scorings to come, whether fields are scarce, the bid (up to 12)
    SHARE = 78              # rounds before new weapons come (up to 5), eighths of the stock
    KEEP = 132              # the same, what is left (up to 8)
    BEAT = 186              # up to the richest other's stock, one more, above
    EXTEND = 189            # whether a field extends the own chain, the bid in steps (0, 1, 2, 4, 7, more)
    PRIZE = 201             # points between the best and the worst field (up to 7), the bid in such steps
    FIELD = 249             # scorings to come, villages together (up to 5), whether more than ever
    LAKES = 279             # beside the field (up to 3), whether its region scores next
    GAIN = 287              # points of the field's regions, -4 and fewer to 11 and more
    DENY = 303              # the same for whoever plays next
    JOIN = 319              # points gained, the same way; the last one: not to join
    MERGE = 336
    TEMPLE = 353            # scorings to come, its value, lakes beside the field (up to 3); the last one: none
    MOVES = 378

cdef int position_patterns(Pod *p, Land *land, int seat, int *found, float *amounts) noexcept nogil
cdef int list_move_patterns(
    Pod *p, Land *land, int seat, const int *actions, int count, int *found, int *ends
) noexcept nogil
