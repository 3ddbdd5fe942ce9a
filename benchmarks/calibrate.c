/* A yardstick for this machine, so that speeds measured on different machines can be compared.
 * One unit = the CPU time of one turn of the loop below: shifts, ands, popcounts and table reads over a few kilobytes, as bitboard code does.
 *   cc -O3 -mpopcnt calibrate.c -o calibrate && ./calibrate      prints units a second (best of five)
 * benchmarks/run.py builds and runs it and states every speed in units too. Do not change the loop: all figures refer to it.
 */
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

#define ROWS 64
static uint64_t board[16][ROWS], scratch[16][ROWS];

static double seconds(void) {
    struct timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return t.tv_sec + 1e-9 * t.tv_nsec;
}

static uint64_t unit(uint64_t x) {
    uint64_t sum = 0;
    memcpy(scratch, board, sizeof board);
    for (int r = 1; r < ROWS - 1; r++)
        for (int b = 0; b < 6; b++) {
            uint64_t m = (scratch[b][r] << 1) ^ (scratch[b + 1][r - 1] >> 1) ^ (scratch[b + 2][r + 1] & ~x);
            sum += __builtin_popcountll(m & scratch[b + 3][r]);
            x = x * 6364136223846793005ULL + 1442695040888963407ULL;
        }
    board[x >> 60][(x >> 50) & 63] ^= x;
    return sum ^ x;
}

int main(void) {
    uint64_t x = 88172645463325252ULL, keep = 0;
    for (int b = 0; b < 16; b++)
        for (int r = 0; r < ROWS; r++) board[b][r] = x = x * 6364136223846793005ULL + 1442695040888963407ULL;
    double best = 0;
    for (int run = 0; run < 5; run++) {
        const int n = 200000;
        double start = seconds();
        for (int i = 0; i < n; i++) keep ^= x = unit(x);
        double rate = n / (seconds() - start);
        if (rate > best) best = rate;
    }
    printf("%.0f units/s (%llx)\n", best, (unsigned long long)keep);
    return 0;
}
