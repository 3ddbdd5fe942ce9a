# Temple threats, and what a tile can undo. threats.py explains it.
from atoll.core.bits cimport u64
from atoll.games.taluva.engine.island cimport Island, Work

cdef enum:
    NUMBER = 20         # of FACTS

# What a seat may hope for with its temples.
ctypedef struct Outlook:
    int ready           # settlements that may get a temple now
    int safe            # of these, those that no eruption undoes
    int ones            # settlements of one hex
    int pairs           # of two hexes, without a temple
    int growing         # settlements without a temple that an expansion makes ready
    int growing_safe    # of these, those that no eruption undoes then
    int largest         # the most hexes that an expansion leads to, without a temple
    int exposed         # eruptions that bury one hex of huts
    int exposed_twice   # two
    int hexes           # with a building
    int towers          # fields that may get a tower
    int high            # hexes of level 2 and higher with a building

cdef void find_eruptions(const Island *island, Work *work, int seats) noexcept nogil
cdef void look_out(
    const Island *island, Work *work, int seat, const int *pool, bint growth, Outlook *outlook
) noexcept nogil
