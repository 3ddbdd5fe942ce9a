# What a position is, and what a game's options fix: the structures, and what their numbers mean.
from atoll.games.taluva.engine.island cimport Island

# All that a position is.
ctypedef struct State:
    int phase, turn, hand
    int drawn, known            # of deck
    int dealt                   # of doubles
    int reason
    int ships
    unsigned int open           # double tiles that nobody has taken, a bit each
    unsigned int gone           # seats that take no turns any more: eliminated, or finished
    unsigned int eliminated
    int put[5][4]               # by seat and kind
    signed char takes[5]
    signed char places[5]
    signed char doubles[5]
    signed char deck[60]
    signed char ship_seat[10]
    short ship_q[10]
    short ship_r[10]
    Island island

# What stays the same through a game.
ctypedef struct Conditions:
    int players
    int stack_size, doubles_dealt
    bint with_ships, ranking, teams
    bint open_stack             # everybody knows which tiles come
    int stock[4]                # pieces of a player, by kind
    int box[25]                 # three-hex tiles, by number
