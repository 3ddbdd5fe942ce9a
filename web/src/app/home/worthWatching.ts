/** Which public games are worth watching: rated ones first, then those between most people, then the newest. */
import type { Summary } from "../../protocol/types";

/** How many games in play the home page shows with their boards. */
export const PICTURES = 3;

const people = ({ seats }: Summary): number => seats.filter(({ kind }) => kind === "person").length;

export function worthWatching(tables: readonly Summary[], most: number): Summary[] {
  return tables
    .filter((table) => table.life === "playing" && table.spectators && people(table) > 0)
    .sort((a, b) => Number(b.rated) - Number(a.rated) || people(b) - people(a) || b.created_at - a.created_at)
    .slice(0, most);
}
