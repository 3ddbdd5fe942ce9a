/** What the coach has said on this device, and the tables at which somebody new is asked for one. */

const SAID = "atoll-coach-said";
const OFFERED = "atoll-coach-offered";

const idOf = (game: string, prompt: string) => `${game}-${prompt}`;

const stored = (): readonly string[] => (localStorage.getItem(SAID) ?? "").split(" ").filter((id) => id !== "");

/** The prompts of a game that were said. */
export function saidPrompts(game: string): ReadonlySet<string> {
  const start = idOf(game, "");
  return new Set(stored().flatMap((id) => (id.startsWith(start) ? [id.slice(start.length)] : [])));
}

export function rememberPrompt(game: string, prompt: string): void {
  localStorage.setItem(SAID, [...new Set([...stored(), idOf(game, prompt)])].join(" "));
}

/** Say everything again: somebody has switched the coach on. */
export const forgetPrompts = (): void => localStorage.removeItem(SAID);

/** Ask at this table, where somebody new has pressed *Play a bot*. */
export const offerCoach = (table: string): void => sessionStorage.setItem(OFFERED, table);

export const isCoachOffered = (table: string): boolean => sessionStorage.getItem(OFFERED) === table;
