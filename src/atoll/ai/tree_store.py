"""The tree of a search: nodes, edges and links in arrays of fixed size, with proven bounds.

When an array is full the tree stops growing but keeps counting. An edge is a move of one seat, a link the
joint decision of several; either leads to a node, or to none yet.
"""

import cython
from cython.cimports.atoll.core.bits import u64
from cython.cimports.libc.stdlib import free, malloc
from cython.cimports.libc.string import memcpy, memset


@cython.cclass
class TreeStore:
    """The arrays, and everything done to them without knowing the game."""

    def __dealloc__(self):
        free(self.nodes)
        free(self.edges)
        free(self.links)

    def allocate(self, players: cython.int, most_actions: cython.int, memory: cython.int):
        """Allocate ``memory`` megabytes; enough for a few nodes with all possible moves at least."""
        self.players = players
        self.top = 2 * (players - 1)
        self.node_room = self.node_limit = max(64, memory * 1024 * 3)
        self.edge_room = self.edge_limit = max(4 * most_actions, memory * 1024 * 18)
        self.link_room = self.link_limit = max(64, memory * 1024 * 2)
        self.nodes = cython.cast(cython.pointer[Node], malloc(self.node_room * cython.sizeof(Node)))
        self.edges = cython.cast(cython.pointer[Edge], malloc(self.edge_room * cython.sizeof(Edge)))
        self.links = cython.cast(cython.pointer[Link], malloc(self.link_room * cython.sizeof(Link)))
        if self.nodes == cython.NULL or self.edges == cython.NULL or self.links == cython.NULL:
            raise MemoryError
        return 0

    def clear(self):
        """Start over with a single leaf, the root."""
        self.node_count = self.edge_count = self.link_count = 0
        self.new_node()

    def new_node(self) -> cython.int:
        """Return a new leaf, or -1 if there is no room."""
        i: cython.int
        here: cython.pointer[Node]
        if self.node_count >= self.node_room:
            return -1
        here = cython.address(self.nodes[self.node_count])
        memset(here, 0, cython.sizeof(Node))
        for i in range(self.players):
            here.high[i] = self.top
        self.node_count += 1
        return self.node_count - 1

    def make_room(self, node: cython.int, count: cython.int) -> cython.bint:
        """Make room for ``count`` more edges in a node's block; return False if there is none."""
        here: cython.pointer[Node] = cython.address(self.nodes[node])
        room: cython.int = here.count + count
        if room <= here.room:
            return True
        if here.count > 0:
            room += here.count // 2 + 4
        if self.edge_count + room > self.edge_room:
            return False
        if here.count > 0:
            memcpy(
                cython.address(self.edges[self.edge_count]),
                cython.address(self.edges[here.edges]),
                here.count * cython.sizeof(Edge),
            )
        here.edges = self.edge_count
        here.room = room
        self.edge_count += room
        return True

    def link_to(self, node: cython.int, key: u64) -> cython.int:
        """Return the index of a joint decision among a node's links, added if new; -1 if there is no room."""
        i: cython.int
        here: cython.pointer[Node] = cython.address(self.nodes[node])
        link: cython.pointer[Link]
        for i in range(here.linked):
            if self.links[here.links + i].key == key:
                return i
        if here.linked == here.link_room:
            room: cython.int = 2 * here.link_room + 8
            if self.link_count + room > self.link_room:
                return -1
            memcpy(
                cython.address(self.links[self.link_count]),
                cython.address(self.links[here.links]),
                here.linked * cython.sizeof(Link),
            )
            here.links = self.link_count
            here.link_room = room
            self.link_count += room
        link = cython.address(self.links[here.links + here.linked])
        link.key = key
        link.child = -1
        link.visits = 0
        here.linked += 1
        return here.linked - 1

    # --- what is known ----------------------------------------------------------------------------------

    def add_visit(self, node: cython.int):
        """Add a visit with the current values to a node."""
        i: cython.int
        here: cython.pointer[Node] = cython.address(self.nodes[node])
        here.visits += 1
        for i in range(self.players):
            here.mean[i] += (self.values[i] - here.mean[i]) / here.visits

    def mark_proven(self, node: cython.int):
        """Mark a node's result as proven: the current values."""
        i: cython.int
        here: cython.pointer[Node] = cython.address(self.nodes[node])
        here.kind = DONE
        self.proved = True
        for i in range(self.players):
            here.low[i] = here.high[i] = cython.cast(cython.schar, self.values[i] * self.top + 0.5)

    def tighten(self, node: cython.int) -> cython.bint:
        """Tighten the bounds on a node's result by its children's; return whether anything changed."""
        here: cython.pointer[Node] = cython.address(self.nodes[node])
        child: cython.pointer[Node]
        seat: cython.int = here.seat
        low = cython.declare(cython.int[SEATS])
        high = cython.declare(cython.int[SEATS])
        i: cython.int
        s: cython.int
        own_low: cython.int = 0
        own_high: cython.int = 0
        changed: cython.bint = False
        done: cython.bint = True
        for i in range(here.edges, here.edges + here.count):
            if self.edges[i].child < 0:
                own_high = self.top
                continue
            child = cython.address(self.nodes[self.edges[i].child])
            own_low = max(own_low, child.low[seat])
            own_high = max(own_high, child.high[seat])
        if own_low == 0 and own_high == self.top:
            return False
        for s in range(self.players):
            low[s] = self.top
            high[s] = 0
        for i in range(here.edges, here.edges + here.count):
            if self.edges[i].child < 0:
                for s in range(self.players):
                    low[s] = 0
                    high[s] = self.top
                break
            child = cython.address(self.nodes[self.edges[i].child])
            if child.high[seat] < own_low:  # never chosen
                continue
            for s in range(self.players):
                low[s] = min(low[s], child.low[s])
                high[s] = max(high[s], child.high[s])
        low[seat] = own_low
        high[seat] = own_high
        if self.players == 2:
            low[1 - seat] = self.top - own_high
            high[1 - seat] = self.top - own_low
        for s in range(self.players):
            if low[s] > here.low[s] or high[s] < here.high[s]:
                changed = True
                here.low[s] = max(low[s], here.low[s])
                here.high[s] = min(high[s], here.high[s])
            done = done and here.low[s] == here.high[s]
        # The root keeps its moves; anywhere else the vector is all that is wanted.
        if done and node != 0:
            here.kind = DONE
        return changed

    # --- keeping a part ---------------------------------------------------------------------------------

    def make_root(self, node: cython.int):
        """Make a node the root and drop everything that is not behind it.

        The kept nodes are copied breadth-first to new arrays, which also serve as the queue.
        """
        nodes = cython.cast(cython.pointer[Node], malloc(self.node_limit * cython.sizeof(Node)))
        edges = cython.cast(cython.pointer[Edge], malloc(self.edge_limit * cython.sizeof(Edge)))
        links = cython.cast(cython.pointer[Link], malloc(self.link_limit * cython.sizeof(Link)))
        if nodes == cython.NULL or edges == cython.NULL or links == cython.NULL:
            free(nodes)
            free(edges)
            free(links)
            raise MemoryError
        at: cython.int = 0
        used: cython.int = 1
        edge_count: cython.int = 0
        link_count: cython.int = 0
        i: cython.int
        here: cython.pointer[Node]
        nodes[0] = self.nodes[node]
        while at < used:
            here = cython.address(nodes[at])
            memcpy(
                cython.address(edges[edge_count]),
                cython.address(self.edges[here.edges]),
                here.count * cython.sizeof(Edge),
            )
            here.edges = edge_count
            here.room = here.count
            edge_count += here.count
            for i in range(here.edges, here.edges + here.count):
                used = self.enqueue(cython.address(edges[i].child), nodes, used)
            memcpy(
                cython.address(links[link_count]),
                cython.address(self.links[here.links]),
                here.linked * cython.sizeof(Link),
            )
            here.links = link_count
            here.link_room = here.linked
            link_count += here.linked
            for i in range(here.links, here.links + here.linked):
                used = self.enqueue(cython.address(links[i].child), nodes, used)
            at += 1
        self.replace_arrays(nodes, edges, links)
        self.node_room = self.node_limit
        self.edge_room = self.edge_limit
        self.link_room = self.link_limit
        self.node_count = used
        self.edge_count = edge_count
        self.link_count = link_count
        return 0

    def enqueue(self, child: cython.p_int, nodes: cython.pointer[Node], used: cython.int) -> cython.int:
        """Append the node that an edge or a link leads to to the queue; return the queue's length."""
        if child[0] < 0:
            return used
        nodes[used] = self.nodes[child[0]]
        child[0] = used
        return used + 1

    def resize(self, node_room: cython.int, edge_room: cython.int, link_room: cython.int):
        """Copy the tree to arrays of other sizes, which must hold it.

        The arrays are new, not cut short in place: a small block at the start of what was a large one would
        keep the allocator from using the rest for the next large one.
        """
        nodes = cython.cast(cython.pointer[Node], malloc(node_room * cython.sizeof(Node)))
        edges = cython.cast(cython.pointer[Edge], malloc(edge_room * cython.sizeof(Edge)))
        links = cython.cast(cython.pointer[Link], malloc(link_room * cython.sizeof(Link)))
        if nodes == cython.NULL or edges == cython.NULL or links == cython.NULL:
            free(nodes)
            free(edges)
            free(links)
            raise MemoryError
        memcpy(nodes, self.nodes, self.node_count * cython.sizeof(Node))
        memcpy(edges, self.edges, self.edge_count * cython.sizeof(Edge))
        memcpy(links, self.links, self.link_count * cython.sizeof(Link))
        self.replace_arrays(nodes, edges, links)
        self.node_room = node_room
        self.edge_room = edge_room
        self.link_room = link_room
        return 0

    def replace_arrays(
        self, nodes: cython.pointer[Node], edges: cython.pointer[Edge], links: cython.pointer[Link]
    ):
        """Free the arrays and use others."""
        free(self.nodes)
        free(self.edges)
        free(self.links)
        self.nodes = nodes
        self.edges = edges
        self.links = links

    def shrink(self):
        """Give back all memory that the tree does not fill; it cannot grow until ``regrow``."""
        return self.resize(max(1, self.node_count), max(1, self.edge_count), max(1, self.link_count))

    def regrow(self):
        """Allocate again what ``shrink`` gave back."""
        if self.node_room == self.node_limit:
            return 0
        return self.resize(self.node_limit, self.edge_limit, self.link_limit)

    def array_bytes(self) -> cython.longlong:
        """Return the bytes that the arrays take."""
        total: cython.longlong = self.node_room * cython.cast(cython.longlong, cython.sizeof(Node))
        total += self.edge_room * cython.cast(cython.longlong, cython.sizeof(Edge))
        return total + self.link_room * cython.cast(cython.longlong, cython.sizeof(Link))
