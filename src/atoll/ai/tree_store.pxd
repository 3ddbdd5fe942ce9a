# What a tree is made of; tree_store.py explains it.
from atoll.core.bits cimport u64

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
    float hint         # value at first sight, backed up from the moves behind it where no chance is involved;
                       # where several seats decide at once: the regret of not having played it
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
    short first[SEATS] # by seat: its first edge in the block, and how many edges it has there
    short listed[SEATS]
    u64 moves_hash     # the sum of the hashes of its edges' moves
    signed char kind
    signed char seat   # who decides; of several the lowest
    signed char low[SEATS]     # bounds of the result, in halves of places (see place_halves)
    signed char high[SEATS]
    float mean[SEATS]

cdef struct Step:
    int node
    int count
    int edge[SEATS]    # positions in the node's block: one for each seat that decides
    u64 own_path[SEATS]    # of each, a hash of its seat's moves since the root
    int pick[SEATS]    # the same, counted among the seat's own edges; only of a joint root
    int link           # position in the node's block of links; -1: none
    int child          # the node behind; -1: none
    int visits         # how often this step was made before

cdef inline u64 hashed(int action, int seat) noexcept nogil:
    """Scatter a seat's move over 64 bits."""
    cdef u64 found = (<u64>action * 8 + seat + 1) * MIX
    return found ^ (found >> 29)

cdef class TreeStore:
    cdef int players
    cdef int top               # the best result in halves of places
    cdef Node *nodes
    cdef Edge *edges
    cdef Link *links
    cdef int node_room, edge_room, link_room        # of the arrays as they are
    cdef int node_limit, edge_limit, link_limit     # of the arrays while the tree grows
    cdef readonly int node_count
    cdef int edge_count, link_count
    cdef double values[SEATS]  # of the simulation at hand
    cdef bint proved           # whether it found a certain end

    cdef int allocate(self, int players, int most_actions, int memory) except -1
    cdef void clear(self) noexcept nogil
    cdef int new_node(self) noexcept nogil
    cdef bint make_room(self, int node, int count) noexcept nogil
    cdef int link_to(self, int node, u64 key) noexcept nogil
    cdef void add_visit(self, int node) noexcept nogil
    cdef void mark_proven(self, int node) noexcept nogil
    cdef bint tighten(self, int node) noexcept nogil
    cdef int make_root(self, int node) except -1
    cdef int enqueue(self, int *child, Node *nodes, int used) noexcept nogil
    cdef int resize(self, int node_room, int edge_room, int link_room) except -1
    cdef void replace_arrays(self, Node *nodes, Edge *edges, Link *links) noexcept nogil
    cdef int shrink(self) except -1
    cdef int regrow(self) except -1
    cdef long long array_bytes(self) noexcept nogil
