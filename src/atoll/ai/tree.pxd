# What a search holds beside its tree and its choice (tree_store.pxd, selection.pxd). tree.py says how it goes.
from atoll.ai.selection cimport Selection
from atoll.ai.tree_store cimport MAX_DEPTH, Step
from atoll.ai.regrets cimport Regrets
from atoll.core.engine cimport Engine

cdef class Tree(Selection):
    cdef Engine root
    cdef readonly int seat
    cdef volatile int stopped

    cdef Step path[MAX_DEPTH]

    cdef Regrets regrets       # at a root where several seats decide at once
    cdef bint mixing           # whether there are any

    cdef void simulate(self) noexcept nogil
    cdef bint advance(self, int node, Step *step) noexcept nogil
    cdef bint advance_jointly(self, int node, Step *step) noexcept nogil
    cdef void pass_chance(self) noexcept nogil
    cdef void evaluate_leaf(self) noexcept nogil
    cdef void consider_margin(self) noexcept nogil
    cdef void take_result(self) noexcept nogil
    cdef void back_up_hints(self, int node, int depth) noexcept nogil
    cdef void back_up(self, int depth) noexcept nogil
    cdef int start_regret_matching(self) except -1
