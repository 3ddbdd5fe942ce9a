# What Titicaca's network finds on its way to a logit; titicaca_slope.py explains it.
from atoll.games.titicaca.network cimport HIDDEN, MOST_ITEMS, SUMS

cdef struct Way:
    float hidden[MOST_ITEMS][HIDDEN]
    float pool[2][HIDDEN]
    float sums[SUMS]
    int length                  # of all rows
