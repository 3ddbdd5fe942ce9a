"""Many games stepped together without the GIL: what ``vector`` runs on its threads.

The games are divided into blocks, one per thread. A block lists the legal moves of its games in its own
memory; then ``offsets`` and ``legal`` collect them in one ragged array. Each game has its own random
generator, so the results do not depend on the number of threads.
"""

import cython
from cython.cimports.atoll.core.bits import u64
from cython.cimports.atoll.core.engine import MAX_SEATS, OVER, Engine
from cython.cimports.atoll.core.evaluator import place_values
from cython.cimports.libc.stdlib import calloc, free, realloc
from cython.cimports.libc.string import memcpy, memset


@cython.cclass
class Batch:
    """A number of games in a number of blocks. A game that ends restarts in the same step."""

    def __cinit__(self, root: Engine, encoding, number: int, blocks: int):
        i: cython.int
        if number < 1 or not 1 <= blocks <= number:
            raise ValueError(f"{number} games in {blocks} blocks")
        self.root, self.encoding, self.number, self.block_count = root, encoding, number, blocks
        self.engines = [root.blank() for _ in range(number)]
        self.workers = [root.blank() for _ in range(blocks)]
        self.engine = cython.cast(cython.pp_void, calloc(number, cython.sizeof(cython.p_void)))
        self.worker = cython.cast(cython.pp_void, calloc(blocks, cython.sizeof(cython.p_void)))
        self.rng = cython.cast(cython.pointer[u64], calloc(number, cython.sizeof(u64)))
        self.counts = cython.cast(cython.p_int, calloc(number, cython.sizeof(cython.int)))
        self.viewers = cython.cast(cython.p_schar, calloc(number, cython.sizeof(cython.schar)))
        self.blocks = cython.cast(cython.pointer[Block], calloc(blocks, cython.sizeof(Block)))
        if (
            self.engine == cython.NULL
            or self.worker == cython.NULL
            or self.rng == cython.NULL
            or self.counts == cython.NULL
            or self.viewers == cython.NULL
            or self.blocks == cython.NULL
        ):
            raise MemoryError
        for i in range(number):
            self.engine[i] = cython.cast(cython.p_void, self.engines[i])
            self.viewers[i] = -1
        row_bytes: cython.size_t = max(
            cython.sizeof(cython.short) * self.encoding.size,
            cython.sizeof(cython.float) * self.encoding.tensor_size,
            cython.cast(cython.size_t, self.encoding.actions),
        )
        for i in range(blocks):
            self.blocks[i].row = cython.cast(cython.p_char, calloc(row_bytes, 1))
            if self.blocks[i].row == cython.NULL:
                raise MemoryError
            self.worker[i] = cython.cast(cython.p_void, self.workers[i])
            self.blocks[i].first = cython.cast(cython.longlong, number) * i // blocks
            self.blocks[i].last = cython.cast(cython.longlong, number) * (i + 1) // blocks

    def __init__(self, root, encoding, number, blocks):
        """Do nothing: ``__cinit__`` has done it all, memory first."""

    def __dealloc__(self):
        i: cython.int
        if self.blocks != cython.NULL:
            for i in range(self.block_count):
                free(self.blocks[i].legal)
                free(self.blocks[i].finals)
                free(self.blocks[i].row)
        free(self.engine)
        free(self.worker)
        free(self.rng)
        free(self.counts)
        free(self.viewers)
        free(self.blocks)

    # --- in C -------------------------------------------------------------------------------------------

    def restart(self, engine: Engine, rng: cython.pointer[u64]):
        """Restart a game, with all chance resolved."""
        engine.copy_from(self.root)
        engine.do_determinize(0, rng)

    def step_one(
        self,
        engine: Engine,
        game: cython.int,
        index: cython.int,
        block: cython.pointer[Block],
        rewards: cython.p_float,
        terminated: cython.p_uchar,
        truncated: cython.p_uchar,
        places_out: cython.p_schar,
    ):
        """Make one move; if it ends the game, write the rewards and the places and restart.

        A negative index leaves the game as it is.
        """
        places = cython.declare(cython.int[MAX_SEATS])
        values = cython.declare(cython.double[MAX_SEATS])
        s: cython.int
        mover: cython.int = engine.mover()
        terminated[0] = truncated[0] = 0
        for s in range(engine.players):
            rewards[s] = 0
            places_out[s] = 0
        if index < 0:
            return
        engine.do_play(mover, self.encoding.action_at(engine, index))
        terminated[0] = engine.mover() == OVER
        truncated[0] = not terminated[0] and not self.encoding.fits(engine)
        if terminated[0]:
            engine.fill_places(places)
            place_values(engine.players, places, values)
            for s in range(engine.players):
                rewards[s] = cython.cast(cython.float, 2 * values[s] - 1)
                places_out[s] = places[s]
        if terminated[0] or truncated[0]:
            if self.keeps_finals:
                self.keep_final(engine, mover if self.viewers[game] < 0 else self.viewers[game], block)
            self.restart(engine, self.rng + game)

    def keep_final(self, engine: Engine, seat: cython.int, block: cython.pointer[Block]):
        """Write what a seat observes at the end of a game to the block's memory."""
        more: cython.p_short
        capacity: cython.int = 2 * block.final_capacity + 1
        if block.final_count == block.final_capacity:
            more = cython.cast(
                cython.p_short,
                realloc(
                    block.finals,
                    cython.cast(cython.size_t, capacity) * self.encoding.size * cython.sizeof(cython.short),
                ),
            )
            if more == cython.NULL:
                block.out_of_memory = True
                return
            block.finals = more
            block.final_capacity = capacity
        self.encoding.fill(
            engine, seat, block.finals + cython.cast(cython.size_t, block.final_count) * self.encoding.size
        )
        block.final_count += 1

    def list_one(self, engine: Engine, block: cython.pointer[Block]) -> cython.int:
        """Append the legal moves of the seat to move to the block's memory; return how many."""
        count: cython.int
        more: cython.p_int
        if block.capacity - block.used < engine.max_actions:
            more = cython.cast(
                cython.p_int,
                realloc(block.legal, (2 * block.capacity + engine.max_actions) * cython.sizeof(cython.int)),
            )
            if more == cython.NULL:
                block.out_of_memory = True
                return 0
            block.legal = more
            block.capacity = 2 * block.capacity + engine.max_actions
        count = self.encoding.list_legal(engine, engine.mover(), block.legal + block.used)
        block.used += count
        return count

    def reset_block(self, block: cython.pointer[Block], which: cython.p_const_uchar, movers: cython.p_schar):
        """Restart those games of a block that ``which`` marks, and list the moves of all."""
        i: cython.int
        block.used = 0
        for i in range(block.first, block.last):
            if which[i]:
                self.restart(cython.cast(Engine, self.engine[i]), self.rng + i)
            movers[i] = cython.cast(Engine, self.engine[i]).mover()
            self.counts[i] = self.list_one(cython.cast(Engine, self.engine[i]), block)

    def step_block(
        self,
        block: cython.pointer[Block],
        chosen: cython.p_const_int,
        rewards: cython.p_float,
        terminated: cython.p_uchar,
        truncated: cython.p_uchar,
        movers: cython.p_schar,
        places: cython.p_schar,
        observations: cython.p_short,
    ):
        """Make a move in each game of a block; write observations unless there is no memory for them."""
        players: cython.int = self.encoding.players
        worker: cython.p_void = self.worker[block - self.blocks]
        acting: cython.p_void
        swapped: cython.bint
        i: cython.int
        block.used = 0
        block.final_count = 0
        for i in range(block.first, block.last):
            self.prefetch_after(i, block)
            swapped = self.encoding.swap(cython.cast(Engine, worker), cython.cast(Engine, self.engine[i]))
            acting = worker if swapped else self.engine[i]
            self.step_one(
                cython.cast(Engine, acting),
                i,
                chosen[i],
                block,
                rewards + i * players,
                terminated + i,
                truncated + i,
                places + i * players,
            )
            movers[i] = cython.cast(Engine, acting).mover()
            self.counts[i] = self.list_one(cython.cast(Engine, acting), block)
            if observations != cython.NULL:
                self.observe_one(cython.cast(Engine, acting), i, block, observations)
            if swapped:
                self.encoding.swap(cython.cast(Engine, worker), cython.cast(Engine, self.engine[i]))

    def prefetch_after(self, game: cython.int, block: cython.pointer[Block]):
        """Prefetch the next two games: a thousand islands do not fit into the cache.

        Waiting for the next one took 5 to 10 % of the time of a step.
        """
        if game + 2 < block.last:
            self.encoding.prefetch_position(cython.cast(Engine, self.engine[game + 2]), False)
            self.encoding.prefetch_position(cython.cast(Engine, self.engine[game + 1]), True)

    def observe_one(
        self, engine: Engine, game: cython.int, block: cython.pointer[Block], out: cython.p_short
    ):
        """Write what the seat to move may know into its game's row."""
        size: cython.size_t = self.encoding.size
        bytes_of_row: cython.size_t = size * cython.sizeof(cython.short)
        if self.number * bytes_of_row <= CACHED:
            self.encoding.fill(engine, engine.mover(), out + game * size)
            return
        self.encoding.fill(engine, engine.mover(), cython.cast(cython.p_short, block.row))
        stream(out + game * size, block.row, bytes_of_row)

    def observe_block(self, block: cython.pointer[Block], out: cython.p_short):
        """Write what the seat to move may know, for each game of a block."""
        i: cython.int
        for i in range(block.first, block.last):
            self.prefetch_after(i, block)
            self.observe_one(cython.cast(Engine, self.engine[i]), i, block, out)
        streamed()

    def tensors_block(self, block: cython.pointer[Block], out: cython.p_float):
        """Write the same as floats."""
        size: cython.size_t = self.encoding.tensor_size
        engine: cython.p_void
        streams: cython.bint = self.number * size * cython.sizeof(cython.float) > CACHED
        i: cython.int
        for i in range(block.first, block.last):
            self.prefetch_after(i, block)
            engine = self.engine[i]
            self.encoding.fill_tensor(
                cython.cast(Engine, engine),
                cython.cast(Engine, engine).mover(),
                cython.cast(cython.p_float, block.row) if streams else out + i * size,
            )
            if streams:
                stream(out + i * size, block.row, size * cython.sizeof(cython.float))
        streamed()

    def masks_block(
        self,
        block: cython.pointer[Block],
        offsets: cython.pointer[cython.const[cython.longlong]],
        legal: cython.p_const_int,
        out: cython.p_uchar,
    ):
        """Write a mask for each game of a block: 1 where a move is legal."""
        width: cython.size_t = self.encoding.actions
        streams: cython.bint = self.number * width > CACHED
        row: cython.p_uchar = cython.cast(cython.p_uchar, block.row)
        i: cython.int
        j: cython.longlong
        if streams:
            memset(row, 0, width)
        for i in range(block.first, block.last):
            if not streams:
                row = out + i * width
                memset(row, 0, width)
            for j in range(offsets[i], offsets[i + 1]):
                row[legal[j]] = 1
            if streams:
                stream(out + i * width, row, width)
                for j in range(offsets[i], offsets[i + 1]):
                    row[legal[j]] = 0
        streamed()

    # --- from Python; the arrays are contiguous, one entry or row per game
    # -----------------------------------

    def seed(self, seeds: cython.ulonglong[::1]) -> None:
        """Seed each game's random generator."""
        i: cython.int
        for i in range(self.number):
            self.rng[i] = seeds[i]

    def seeds(self) -> list:
        """Return the states of the games' random generators: ``seed`` takes them back."""
        return [self.rng[i] for i in range(self.number)]

    def set_viewers(self, viewers: cython.schar[::1]) -> None:
        """Say which seat observes the end of each game; -1 for the one that moved last."""
        i: cython.int
        for i in range(self.number):
            self.viewers[i] = viewers[i]

    def reset(self, block: int, which: cython.uchar[::1], movers: cython.schar[::1]) -> None:
        """Restart the games of a block that ``which`` marks, and list the moves of all."""
        games: cython.pointer[Block] = self.blocks + cython.cast(cython.int, block)
        with cython.nogil:
            self.reset_block(games, cython.address(which[0]), cython.address(movers[0]))
        if games.out_of_memory:
            raise MemoryError

    def step(
        self,
        block: int,
        chosen: cython.int[::1],
        rewards: cython.float[:, ::1],
        terminated: cython.uchar[::1],
        truncated: cython.uchar[::1],
        movers: cython.schar[::1],
        places: cython.schar[:, ::1],
        observations: cython.short[:, ::1] = None,
    ) -> None:
        """Make a move, a dense index, in each game of a block; -1 leaves a game as it is.

        Also write observations if there is an array for them: a game that was just stepped is in the cache.
        Whether a move is legal is not checked.
        """
        games: cython.pointer[Block] = self.blocks + cython.cast(cython.int, block)
        rows: cython.p_short = cython.NULL
        if observations is not None:
            rows = cython.address(observations[0, 0])
        with cython.nogil:
            self.step_block(
                games,
                cython.address(chosen[0]),
                cython.address(rewards[0, 0]),
                cython.address(terminated[0]),
                cython.address(truncated[0]),
                cython.address(movers[0]),
                cython.address(places[0, 0]),
                rows,
            )
            streamed()
        if games.out_of_memory:
            raise MemoryError

    def observe(self, block: int, out: cython.short[:, ::1]) -> None:
        """Write what the seat to move may know, for each game of a block."""
        games: cython.pointer[Block] = self.blocks + cython.cast(cython.int, block)
        with cython.nogil:
            self.observe_block(games, cython.address(out[0, 0]))

    def tensors(self, block: int, out: cython.float[:, ::1]) -> None:
        """Write the same as floats."""
        games: cython.pointer[Block] = self.blocks + cython.cast(cython.int, block)
        with cython.nogil:
            self.tensors_block(games, cython.address(out[0, 0]))

    def offsets(self, offsets: cython.longlong[::1]) -> None:
        """Write where each game's legal moves start, and at the end their total number."""
        i: cython.int
        total: cython.longlong = 0
        for i in range(self.number):
            offsets[i] = total
            total += self.counts[i]
        offsets[self.number] = total

    def legal(self, offsets: cython.longlong[::1], legal: cython.int[::1]) -> None:
        """Collect the blocks' legal moves."""
        block: cython.pointer[Block]
        i: cython.int
        with cython.nogil:
            for i in range(self.block_count):
                block = self.blocks + i
                if block.used:
                    memcpy(
                        cython.address(legal[offsets[block.first]]),
                        block.legal,
                        block.used * cython.sizeof(cython.int),
                    )

    def illegal(self, chosen: cython.int[::1], offsets: cython.longlong[::1], legal: cython.int[::1]) -> int:
        """Return the first game whose chosen move is not legal, or -1."""
        i: cython.int
        j: cython.longlong
        found: cython.int
        first: cython.int = -1
        with cython.nogil:
            for i in range(self.number):
                found = 0
                for j in range(offsets[i], offsets[i + 1]):
                    found |= legal[j] == chosen[i]
                if not found:
                    first = i
                    break
        return first

    def masks(
        self,
        block: int,
        offsets: cython.longlong[::1],
        legal: cython.int[::1],
        out: cython.uchar[:, ::1],
    ) -> None:
        """Write masks of the games of a block: 1 where a move is legal."""
        games: cython.pointer[Block] = self.blocks + cython.cast(cython.int, block)
        with cython.nogil:
            self.masks_block(
                games, cython.address(offsets[0]), cython.address(legal[0]), cython.address(out[0, 0])
            )

    def finals(self, out: cython.short[:, ::1]) -> int:
        """Write the observations at the end of the games that ended in the last step; return how many."""
        block: cython.pointer[Block]
        i: cython.int
        row: cython.int = 0
        size: cython.size_t = self.encoding.size
        for i in range(self.block_count):
            block = self.blocks + i
            if block.final_count:
                memcpy(
                    cython.address(out[row, 0]),
                    block.finals,
                    block.final_count * size * cython.sizeof(cython.short),
                )
                row += block.final_count
        return row

    def position(self, game: int):
        """Return a copy of a game's position."""
        return self.engines[game].copy()

    def load(self, game: int, position: Engine) -> None:
        """Put a game into a position of the same game, players and options. List its moves by ``reset``."""
        self.engines[game].become(position)
