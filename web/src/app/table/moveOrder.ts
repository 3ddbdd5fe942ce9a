/** The order in which a list shows legal moves. */

const NUMBERED = /^[a-z]+ \d+$/;

/** Moves that are a number, such as bids, by that number; others in the order the server gave them. */
export function inListOrder(legal: readonly string[]): readonly string[] {
  if (!legal.every((move) => NUMBERED.test(move))) return legal;
  const number = (move: string) => Number(move.slice(move.indexOf(" ")));
  return [...legal].sort((one, other) => number(one) - number(other));
}
