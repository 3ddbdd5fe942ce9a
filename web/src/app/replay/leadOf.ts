/** What the three moments of a game say in figures. */
import type { Judgement } from "../../protocol/types";

/** By how much the best move beats the next of those that were compared. */
export function leadOf({ candidates }: Pick<Judgement, "candidates">): number {
  const [best, ...others] = candidates.map(({ value }) => value);
  return best === undefined || others.length === 0 ? 0 : Math.max(0, best - Math.max(...others));
}
