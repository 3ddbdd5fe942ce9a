/** What has just happened at a table. */
import type { HistoryMove, Snapshot } from "../../protocol/types";

const MOST = 12;
const MOST_OF_A_TURN = 4;

/**
 * The moves since the viewer last decided; for a spectator, or right after an own move, those of the last turn.
 * Newest last.
 */
export function recentHistory({ history, viewer }: Pick<Snapshot, "history" | "viewer">): HistoryMove[] {
  let from = history.length;
  if (viewer !== null) while (from > 0 && history[from - 1]!.seat !== viewer && history.length - from < MOST) from--;
  if (from === history.length) {
    const seat = history.at(-1)?.seat;
    while (from > 0 && history[from - 1]!.seat === seat && history.length - from < MOST_OF_A_TURN) from--;
  }
  return history.slice(from);
}
