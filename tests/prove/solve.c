/* Two-player Talat solved exactly, for comparison with the bot. It shares nothing with the engine or with the bot's
   search: the rules, freezing included, are written here once more, and the search is by proof numbers (df-pn). Of the
   moves that must all be answered only the hardest counts in full, since most ways lead to the same positions.

   A square is row * 5 + column. On each of the three boards side 0 goes up the rows and side 1 comes down; seat 0
   plays side 0 of board 0 and side 1 of the others. A kind is (height - 1) * 3 + 0, 1, 2 for 3, 4 and 6 sides. */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

enum { BOARDS = 1 << 22, ENTRIES = 1 << 24, MOST_MOVES = 96, INFINITE = 1 << 30 };

typedef struct { uint32_t side[2]; int8_t kind[25]; uint64_t key; } board;

/* What follows from a board alone: whether it is frozen, and by side how many moves it has, how many enemies it
   might still capture, how many towers might still reach the far line, stand there, and stand there in danger. */
typedef struct { uint64_t key; int8_t known, frozen, moves[2], prey[2], coming[2], there[2], danger[2]; } fact;

typedef struct { board boards[3]; fact facts[3]; uint64_t key; int captured[2], best[2], seat; } position;

/* How hard it is to prove, or to disprove, what is asked: 0 once it is done. */
typedef struct { uint64_t key; int proof, disproof; } entry;

static fact *facts;
static entry *entries;
static uint64_t keys[2][9][25];
static uint32_t ahead_of[2][25], beside_of[25];
static int beats[9][9];
static long long left;
static int wanted; /* is the value to seat 0 at least this? */

static uint64_t mixed(uint64_t x) {
    x += 0x9E3779B97F4A7C15ULL;
    x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9ULL;
    x = (x ^ (x >> 27)) * 0x94D049BB133111EBULL;
    return x ^ (x >> 31);
}

static void prepare(void) {
    if (facts) return;
    facts = calloc(BOARDS, sizeof *facts);
    entries = calloc(ENTRIES, sizeof *entries);
    for (int i = 0; i < 450; i++) keys[i / 225][i / 25 % 9][i % 25] = mixed((uint64_t)i + 77);
    for (int from = 0; from < 25; from++)
        for (int to = 0; to < 25; to++) {
            int rows = to / 5 - from / 5, columns = abs(to % 5 - from % 5);
            if (columns <= 1 && rows == 1) ahead_of[0][from] |= 1u << to;
            if (columns <= 1 && rows == -1) ahead_of[1][from] |= 1u << to;
            if (columns == 1 && rows == 0) beside_of[from] |= 1u << to;
        }
    for (int one = 0; one < 9; one++)
        for (int other = 0; other < 9; other++)
            beats[one][other] = one / 3 == other / 3 ? one % 3 > other % 3
                                                     : one / 3 == other / 3 + 1 || (one == 0 && other == 8);
}

static int seat_of(int number, int side) { return number == 0 ? side : 1 - side; }

static void put(board *b, int square, int side, int kind) {
    b->side[side] |= 1u << square;
    b->kind[square] = (int8_t)kind;
    b->key ^= keys[side][kind][square];
}

static void take(board *b, int square, int side) {
    b->side[side] &= ~(1u << square);
    b->key ^= keys[side][b->kind[square]][square];
}

/* Where a tower can go, captures included. */
static uint32_t steps(const board *b, int side, int from) {
    uint32_t to = ahead_of[side][from] & ~(b->side[0] | b->side[1]);
    uint32_t near = (ahead_of[side][from] | beside_of[from]) & b->side[1 - side];
    for (; near; near &= near - 1)
        if (beats[b->kind[from]][b->kind[__builtin_ctz(near)]]) to |= near & -near;
    return to;
}

/* Whether a tower of side 0 and one of side 1 have not passed and are not too far apart to meet: a move brings
   them nearer by one row and at most one column, and in the same row they must stand side by side. */
static int may_meet(int up, int down) {
    int rows = down / 5 - up / 5;
    return rows >= 0 && abs(down % 5 - up % 5) <= rows + 1;
}

/* Whether a capture can come about on a board by moves of either side, found by trying them. */
static int is_live(board *b) {
    fact *f = &facts[b->key & (BOARDS - 1)];
    int hope = 0, live = 0;
    if (f->key == b->key && f->known) return !f->frozen;
    for (uint32_t ups = b->side[0]; ups; ups &= ups - 1)
        for (uint32_t downs = b->side[1]; downs; downs &= downs - 1) {
            int up = __builtin_ctz(ups), down = __builtin_ctz(downs);
            if (!may_meet(up, down)) continue;
            if (!beats[b->kind[up]][b->kind[down]] && !beats[b->kind[down]][b->kind[up]]) continue;
            hope = 1;
            if ((ahead_of[0][up] | beside_of[up]) & (1u << down)) live = 1;
        }
    for (int side = 0; side < 2; side++)
        for (uint32_t rest = b->side[side]; hope && !live && rest; rest &= rest - 1) {
            int from = __builtin_ctz(rest), kind = b->kind[from];
            uint32_t to = ahead_of[side][from] & ~(b->side[0] | b->side[1]);
            for (; to && !live; to &= to - 1) {
                take(b, from, side);
                put(b, __builtin_ctz(to), side, kind);
                live = is_live(b);
                take(b, __builtin_ctz(to), side);
                put(b, from, side, kind);
            }
        }
    fact found = {.key = b->key, .known = 1, .frozen = (int8_t)!live};
    for (int side = 0; side < 2; side++)
        for (uint32_t rest = b->side[side]; rest; rest &= rest - 1) {
            int square = __builtin_ctz(rest), far = side == 0 ? square >= 20 : square < 5, caught = 0;
            for (uint32_t others = live ? b->side[1 - side] : 0; others; others &= others - 1) {
                int other = __builtin_ctz(others);
                if (beats[b->kind[other]][b->kind[square]] &&
                    may_meet(side == 0 ? square : other, side == 0 ? other : square))
                    caught = 1;
            }
            found.prey[1 - side] = (int8_t)(found.prey[1 - side] + caught);
            found.there[side] = (int8_t)(found.there[side] + far);
            found.danger[side] = (int8_t)(found.danger[side] + (far && caught));
            found.coming[side] = (int8_t)(found.coming[side] + (!far && live));
            if (live) found.moves[side] = (int8_t)(found.moves[side] + __builtin_popcount(steps(b, side, square)));
        }
    facts[b->key & (BOARDS - 1)] = found;
    return live;
}

static int mobility(const position *p, int seat) {
    int count = 0;
    for (int number = 0; number < 3; number++) count += p->facts[number].moves[seat_of(number, 0) == seat ? 0 : 1];
    return count;
}

/* Complete a position of which a board has changed; return 1 or -1 if what is asked is true or false for certain. */
static int settle(position *p, int number) {
    int frozen = 0, most[2], least[2];
    is_live(&p->boards[number]);
    p->facts[number] = facts[p->boards[number].key & (BOARDS - 1)];
    for (int i = 0; i < 3; i++) frozen += p->facts[i].frozen;
    int over = frozen >= 2;
    if (!over && mobility(p, p->seat) == 0) {
        p->seat = 1 - p->seat;
        over = mobility(p, p->seat) == 0;
    }
    for (int seat = 0; seat < 2; seat++) least[seat] = most[seat] = 5 * p->captured[seat];
    for (int i = 0; i < 6; i++) {
        const fact *f = &p->facts[i / 2];
        int side = i % 2, seat = seat_of(i / 2, side);
        least[seat] += 3 * (f->there[side] - (over ? 0 : f->danger[side]));
        most[seat] += 3 * f->there[side] + (over ? 0 : 3 * f->coming[side] + 5 * f->prey[side]);
    }
    if (over) {
        int lead = 16 * (least[0] - least[1]) + p->best[0] - p->best[1];
        return (lead > 0) - (lead < 0) >= wanted ? 1 : -1;
    }
    if (least[0] > most[1]) return 1;
    if (least[1] > most[0]) return -1;
    p->key = mixed(p->boards[0].key) ^ p->boards[1].key;
    p->key = mixed(p->key) ^ p->boards[2].key;
    p->key = mixed(p->key) ^ (uint64_t)(((p->captured[0] * 32 + p->captured[1]) * 16 + p->best[0]) * 64 +
                                        p->best[1] * 4 + p->seat * 2 + wanted);
    p->key = mixed(p->key);
    return 0;
}

static int children_of(const position *p, position *children, int *certain) {
    int count = 0;
    for (int number = 0; number < 3; number++) {
        int side = seat_of(number, 0) == p->seat ? 0 : 1;
        if (p->facts[number].frozen) continue;
        for (uint32_t rest = p->boards[number].side[side]; rest; rest &= rest - 1) {
            int from = __builtin_ctz(rest);
            for (uint32_t to = steps(&p->boards[number], side, from); to; to &= to - 1) {
                position *c = &children[count];
                int target = __builtin_ctz(to);
                *c = *p;
                board *b = &c->boards[number];
                if (b->side[1 - side] >> target & 1) {
                    c->captured[p->seat]++;
                    if (b->kind[target] + 1 > c->best[p->seat]) c->best[p->seat] = b->kind[target] + 1;
                    take(b, target, 1 - side);
                }
                take(b, from, side);
                put(b, target, side, p->boards[number].kind[from]);
                c->seat = 1 - p->seat;
                certain[count++] = settle(c, number);
            }
        }
    }
    return count;
}

static void look_up(const position *p, int *proof, int *disproof) {
    const entry *e = &entries[p->key & (ENTRIES - 1)];
    if (e->key == p->key) {
        *proof = e->proof;
        *disproof = e->disproof;
    } else { /* whoever has few moves is soon refuted */
        int moves = mobility(p, p->seat);
        *proof = p->seat == 0 ? 1 : moves;
        *disproof = p->seat == 0 ? moves : 1;
    }
}

static int sum(int a, int b) { return a + b < INFINITE ? a + b : INFINITE; }

static void search(const position *p, int proof_limit, int disproof_limit) {
    position *children = malloc(sizeof(position) * MOST_MOVES);
    int certain[MOST_MOVES], count = children_of(p, children, certain);
    if (left > 0) left--;
    for (;;) {
        /* Seat 0 needs one child that is proven, seat 1 one that is disproven: "least" is of the seat to move. */
        int least = INFINITE, second = INFINITE, total = 0, open = 0, best = -1, best_total = 0;
        for (int i = 0; i < count; i++) {
            int proof = certain[i] > 0 ? 0 : INFINITE, disproof = certain[i] > 0 ? INFINITE : 0;
            if (!certain[i]) look_up(&children[i], &proof, &disproof);
            int mine = p->seat == 0 ? proof : disproof, theirs = p->seat == 0 ? disproof : proof;
            if (theirs > total) total = theirs;
            open += theirs > 0;
            if (mine < least) {
                second = least;
                least = mine;
                best = i;
                best_total = theirs;
            } else if (mine < second)
                second = mine;
        }
        total = sum(total, open ? open - 1 : 0);
        int proof = p->seat == 0 ? least : total, disproof = p->seat == 0 ? total : least;
        if (proof >= proof_limit || disproof >= disproof_limit || proof == 0 || disproof == 0 || left <= 0) {
            entries[p->key & (ENTRIES - 1)] = (entry){p->key, proof, disproof};
            break;
        }
        int mine_limit = p->seat == 0 ? proof_limit : disproof_limit;
        int their_limit = p->seat == 0 ? disproof_limit : proof_limit;
        int spare = second + second / 4 + 1; /* a quarter more than the second best, so as not to jump to and fro */
        if (spare > mine_limit) spare = mine_limit;
        int rest = their_limit >= INFINITE ? INFINITE : their_limit - total + best_total;
        search(&children[best], p->seat == 0 ? spare : rest, p->seat == 0 ? rest : spare);
    }
    free(children);
}

/* Whether the value of a position to seat 0 is at least `at_least` (0: a tie, 1: a win); -1 if `limit` positions do not
   suffice, which counts down. Towers are given by board and square: side (-1: none) and kind; captured towers by
   seat: how many, and the best kind + 1. What was proven stays known to later calls. */
int solve(const int *side, const int *kind, const int *captured, const int *best, int seat, int at_least,
          long long *limit) {
    position p;
    prepare();
    memset(&p, 0, sizeof p);
    for (int i = 0; i < 75; i++)
        if (side[i] >= 0) put(&p.boards[i / 25], i % 25, side[i], kind[i]);
    for (int i = 0; i < 2; i++) {
        p.captured[i] = captured[i];
        p.best[i] = best[i];
    }
    p.seat = seat;
    wanted = at_least;
    left = *limit;
    int certain = 0;
    for (int number = 0; number < 3; number++) {
        p.seat = seat;
        is_live(&p.boards[number]);
        p.facts[number] = facts[p.boards[number].key & (BOARDS - 1)];
    }
    certain = settle(&p, 0);
    if (certain) return certain > 0;
    search(&p, INFINITE, INFINITE);
    *limit = left;
    const entry *e = &entries[p.key & (ENTRIES - 1)];
    if (e->key != p.key || (e->proof && e->disproof)) return -1;
    return e->proof == 0;
}
