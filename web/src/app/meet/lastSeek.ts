/** What a visitor last looked for, remembered on this device. */
import type { SeekRequest } from "../../protocol/peopleSocket";

const KEY = "atoll-seek";

export const PACES = ["fast", "steady", "days", "none"] as const;
/** How far ratings may be apart. */
export const REACHES = [100, 200, 400] as const;
/** After how many seconds a bot is offered. */
export const WAITS = [15, 30, 60, 180] as const;

const first = (game: string): SeekRequest => ({ game, pace: "steady", rated: false, reach: null, wait: 30 });

/** What to begin with; only games that can be played here, and only choices that there are. */
export function lastSeek(games: readonly string[]): SeekRequest {
  const usual = first(games[0] ?? "");
  try {
    const kept = { ...usual, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<SeekRequest>) };
    return {
      game: games.includes(kept.game) ? kept.game : usual.game,
      pace: (PACES as readonly string[]).includes(kept.pace) ? kept.pace : usual.pace,
      rated: kept.rated === true && kept.pace !== "none",
      reach: (REACHES as readonly (number | null)[]).includes(kept.reach) ? kept.reach : null,
      wait: kept.wait === null || (WAITS as readonly number[]).includes(kept.wait) ? kept.wait : usual.wait,
    };
  } catch {
    return usual;
  }
}

export function rememberSeek(request: SeekRequest): void {
  localStorage.setItem(KEY, JSON.stringify(request));
}
