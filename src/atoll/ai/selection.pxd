# What selection needs beside the tree (tree_store.pxd). selection.py explains it.
from atoll.ai.tree_store cimport SEATS, Edge, Step, TreeStore
from atoll.ai.move_stats cimport MoveStats
from atoll.core.bits cimport u64
from atoll.core.engine cimport Engine
from atoll.core.evaluator cimport Evaluator

cdef class Selection(TreeStore):
    cdef Engine work
    cdef Engine trial
    cdef Evaluator evaluator
    cdef int disclosed_at_root # what the engine had disclosed at the root
    cdef u64 rng

    cdef int *actions          # scratch of 2 * max_actions
    cdef int *candidates
    cdef double *move_values   # of moves at first sight
    cdef double *priors
    cdef int *slots            # a hash table of legal actions, slot_mask + 1 places
    cdef int *stamps
    cdef int slot_mask, stamp

    cdef u64 own_path[SEATS]   # a hash of each seat's moves since the root
    cdef MoveStats move_stats  # by move, wherever it was played
    cdef MoveStats own_move_stats  # by the seat's own moves since the root

    # settings
    cdef double exploration, prior_weight, prior_temperature, fpu_reduction, widening, minimax, history_bonus, abstraction, margin
    cdef int initial_width, expand_after, horizon, deep_after
    cdef bint uses_evaluator, guided

    cdef int prepare(self, Engine engine, Evaluator evaluator, u64 seed) except -1
    cdef bint is_determined(self) noexcept nogil
    cdef bint expand(self, int node) noexcept nogil
    cdef bint add_edges(self, int node, int seat, int count) noexcept nogil
    cdef void fill_priors(self, int seat, int count) noexcept nogil
    cdef int list_candidates(self, int node, int seat) noexcept nogil
    cdef int list_range(self, int node, int seat, int count) noexcept nogil
    cdef int list_new(self, int node, int seat, int known, int new) noexcept nogil
    cdef int width(self, int node) noexcept nogil
    cdef double estimate(self, Edge *edge, double first) noexcept nogil
    cdef int select_fixed(self, int node) noexcept nogil
    cdef int select_open(self, int node, int seat) noexcept nogil
    cdef int select_mixed(self, int node, int seat) noexcept nogil
    cdef void regret_moves(self, int node, Step *step) noexcept nogil
