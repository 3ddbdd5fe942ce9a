# What the tree is made of. tree.py says how it is searched.
from atoll.ai.regrets cimport Regrets
from atoll.core.bits cimport u64
from atoll.core.engine cimport Engine
from atoll.core.evaluator cimport Evaluator

cdef extern from *:
    const unsigned int SCATTER "2654435761U"
    const u64 MIX "0x9E3779B97F4A7C15ULL"

cdef enum:
    SEATS = 5          # core's MAX_SEATS, known to the C compiler
    MAX_DEPTH = 256
    LEAF = 0           # not expanded
    FIXED = 1          # the legal moves never change: scanned without asking the engine
    OPEN = 2           # the legal moves depend on what was drawn
    JOINT = 3          # several seats decide at once
    DONE = 4           # the result is proven

cdef struct Edge:
    int action
    int child          # a node, -1: none yet
    int visits
    int offered        # how often it was legal when its node was passed
    float mean         # value for the seat that decides
    float prior
    int seat

cdef struct Link:      # from a joint decision of several seats to the node behind it
    u64 key
    int child
    int visits

cdef struct Node:
    int edges          # its block of edges: first, used, room
    int count
    int room
    int links          # its block of links, likewise
    int linked
    int link_room
    int visits
    u64 sign           # of the set of its edges' moves: the sum of their hashes
    signed char kind
    signed char seat   # who decides; of several the lowest
    signed char low[SEATS]     # bounds of the result, in halves of places (see place_halves)
    signed char high[SEATS]
    float mean[SEATS]

cdef struct Step:
    int node
    int count
    int edge[SEATS]    # positions in the node's block: one for each seat that decides
    int pick[SEATS]    # the same, counted among the seat's own edges; only of a joint root
    int link           # position in the node's block of links; -1: none
    int child          # the node behind; -1: none
    int visits         # how often this step was made before

cdef class Tree:
    cdef Engine root
    cdef Engine work
    cdef Engine trial
    cdef Evaluator evaluator
    cdef readonly int seat
    cdef int players
    cdef int top               # the best result in halves of places
    cdef int fixed_at          # what the root has disclosed
    cdef u64 rng
    cdef volatile int halted

    cdef Node *nodes
    cdef Edge *edges
    cdef Link *links
    cdef int node_room, edge_room, link_room
    cdef readonly int node_count
    cdef int edge_count, link_count

    cdef int *actions          # scratch of 2 * max_actions
    cdef int *candidates
    cdef double *weights
    cdef int *slots            # a hash table of legal actions, slot_mask + 1 places
    cdef int *stamps
    cdef int slot_mask, stamp

    cdef Step path[MAX_DEPTH]
    cdef double values[SEATS]
    cdef bint proved           # whether this simulation found a certain end

    cdef Regrets regrets       # at a root where several seats decide at once
    cdef bint mixing           # whether there are any

    # settings
    cdef double exploration, bias, urgency, widening
    cdef int wide, ripe, horizon
    cdef bint knowing, guided

    cdef void simulate(self) noexcept nogil
    cdef bint advance(self, int node, Step *step) noexcept nogil
    cdef bint advance_together(self, int node, Step *step) noexcept nogil
    cdef void pass_chance(self) noexcept nogil
    cdef void evaluate_leaf(self) noexcept nogil
    cdef void settle(self) noexcept nogil
    cdef void seal(self, int node) noexcept nogil
    cdef void credit(self, int node) noexcept nogil
    cdef bint sure(self) noexcept nogil
    cdef int new_node(self) noexcept nogil
    cdef bint expand(self, int node) noexcept nogil
    cdef bint add_edges(self, int node, int seat, int count) noexcept nogil
    cdef void weigh(self, int seat, int count) noexcept nogil
    cdef int link_to(self, int node, u64 key) noexcept nogil
    cdef int select_fixed(self, int node) noexcept nogil
    cdef int select_open(self, int node, int seat) noexcept nogil
    cdef int list_candidates(self, int node, int seat) noexcept nogil
    cdef void back_up(self, int depth) noexcept nogil
    cdef bint tighten(self, int node) noexcept nogil
    cdef int open_regrets(self) except -1
    cdef int keep(self, int node) except -1
