# A position of Titicaca: two structs of board.pxd. What a game shares with its copies stands beside them.
from atoll.core.engine cimport Engine as CoreEngine
from atoll.games.titicaca.engine.board cimport Land, Pod

cdef class Engine(CoreEngine):
    cdef Pod position
    cdef Land land
    cdef object options
