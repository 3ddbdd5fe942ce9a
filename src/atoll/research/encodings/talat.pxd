from atoll.core.engine cimport Engine as CoreEngine
from atoll.games.talat.engine.position cimport ACTIONS, Engine
from atoll.research.encoding cimport Encoding as Base

cdef class Encoding(Base):
    cdef void fill(self, CoreEngine engine, int seat, short *out) noexcept nogil
