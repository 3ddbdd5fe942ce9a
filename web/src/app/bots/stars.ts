/** How strong a bot is, at a glance: half a star per level. */

import type { State } from "../../protocol/types";

/**
 * The level of the bot on a seat, as far as the viewer may know it: that of an adaptive bot is for whoever it suits;
 * for others it is `bot`.
 */
export function levelOn({ seats, matched_bots }: Pick<State, "seats" | "matched_bots">, seat: number): string | null {
  const held = seats[seat];
  return held?.kind === "bot" ? (matched_bots[String(seat)] ?? held.level) : null;
}

/** The number of a level, `level-3`, also with a temper, `level-4-builder`; null for other bots. */
export function levelNumber(level: string | null): number | null {
  const found = /^level-(\d+)(?:-[a-z]+)?$/.exec(level ?? "");
  return found ? Number(found[1]) : null;
}

/** `★★½` for level 5; nothing for other bots. */
export function stars(level: string | null): string {
  const number = levelNumber(level) ?? 0;
  return "★".repeat(Math.floor(number / 2)) + (number % 2 ? "½" : "");
}

/** A bot's name with its stars, as lists to choose from show it. */
export const withStars = (name: string, level: string | null): string => {
  const shown = stars(level);
  return shown ? `${name}  ${shown}` : name;
};
