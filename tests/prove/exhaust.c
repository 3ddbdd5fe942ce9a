/* Plain exhaustive search on one board of Talat, for comparison with the engine: every position that moves of
   either colour lead to is looked at once. Nothing is clever here, and nothing is shared with the engine.

   Towers are numbered; side 0 goes up the rows, side 1 comes down; a square is row * 5 + column.
   Gives 1 if a capture can come about, 0 if it cannot, -1 if `limit` positions did not suffice. */
#include <stdlib.h>
#include <string.h>

enum { MOST_TOWERS = 25, SLOTS = 1 << 19 };

typedef struct { unsigned char square[MOST_TOWERS]; } position;

static int captures(int height, int sides, int other_height, int other_sides) {
    if (height == other_height) return sides > other_sides;
    if (height == other_height + 1) return 1;
    return height == 1 && sides == 3 && other_height == 3 && other_sides == 6;
}

static int can_capture(int count, const int *side, const int *height, const int *sides, const position *p) {
    for (int i = 0; i < count; i++)
        for (int j = 0; j < count; j++) {
            if (side[i] == side[j] || !captures(height[i], sides[i], height[j], sides[j])) continue;
            int rows = p->square[j] / 5 - p->square[i] / 5;
            int columns = abs(p->square[j] % 5 - p->square[i] % 5);
            int forward = side[i] == 0 ? 1 : -1;
            if ((rows == forward && columns <= 1) || (rows == 0 && columns == 1)) return 1;
        }
    return 0;
}

static unsigned long long hash(const position *p) {
    unsigned long long h = 1469598103934665603ULL;
    for (int i = 0; i < MOST_TOWERS; i++) h = (h ^ p->square[i]) * 1099511628211ULL;
    return h ^ (h >> 29);
}

int exhaust(int count, const int *side, const int *height, const int *sides, const int *square, int limit,
            int *looked_at) {
    position *known = malloc(sizeof(position) * (size_t)limit);
    int *slots = malloc(sizeof(int) * SLOTS);
    int *stack = malloc(sizeof(int) * (size_t)limit);
    int found = 1, on_stack = 1, answer = 0;
    *looked_at = 0;
    memset(slots, 0xff, sizeof(int) * SLOTS);
    memset(known[0].square, 0xff, MOST_TOWERS);
    for (int i = 0; i < count; i++) known[0].square[i] = (unsigned char)square[i];
    slots[hash(&known[0]) % SLOTS] = 0;
    stack[0] = 0;
    while (on_stack && answer == 0) {
        position here = known[stack[--on_stack]];
        char taken[25] = {0};
        ++*looked_at;
        if (can_capture(count, side, height, sides, &here)) { answer = 1; break; }
        for (int i = 0; i < count; i++) taken[here.square[i]] = 1;
        for (int i = 0; i < count && answer == 0; i++)
            for (int turn = -1; turn <= 1; turn++) {
                int row = here.square[i] / 5 + (side[i] == 0 ? 1 : -1), column = here.square[i] % 5 + turn;
                if (row < 0 || row > 4 || column < 0 || column > 4 || taken[row * 5 + column]) continue;
                position next = here;
                next.square[i] = (unsigned char)(row * 5 + column);
                unsigned long long slot = hash(&next) % SLOTS;
                while (slots[slot] >= 0 && memcmp(&known[slots[slot]], &next, sizeof next)) slot = (slot + 1) % SLOTS;
                if (slots[slot] >= 0) continue;
                if (found == limit) { answer = -1; break; }
                known[found] = next;
                slots[slot] = found;
                stack[on_stack++] = found++;
            }
    }
    free(known);
    free(slots);
    free(stack);
    return answer;
}
