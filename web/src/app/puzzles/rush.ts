/** A rush: as many puzzles as possible in three minutes, harder and harder, until the third mistake. */

export const MINUTES = 3;
export const MOST_MISTAKES = 3;

export interface Rush {
  readonly solved: readonly string[];
  readonly missed: readonly string[];
  /** Whether time is up. */
  readonly late: boolean;
}

export const NEW_RUSH: Rush = { solved: [], missed: [], late: false };

/** The puzzles of a rush, the easiest first; those that are as hard as each other in an order of their own. */
export function rushOrder<T extends { readonly difficulty: number }>(all: readonly T[], random: () => number): T[] {
  return all
    .map((one) => ({ one, at: random() }))
    .sort((a, b) => a.one.difficulty - b.one.difficulty || a.at - b.at)
    .map(({ one }) => one);
}

/** The rush after an attempt; a puzzle is tried once. */
export const afterAttempt = (rush: Rush, id: string, right: boolean): Rush =>
  right ? { ...rush, solved: [...rush.solved, id] } : { ...rush, missed: [...rush.missed, id] };

/** The puzzle to solve now; null when the rush is over. */
export function currentPuzzle<T>(order: readonly T[], { solved, missed, late }: Rush): T | null {
  if (late || missed.length >= MOST_MISTAKES) return null;
  return order[solved.length + missed.length] ?? null;
}

/** A time as minutes and seconds. */
export const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;
