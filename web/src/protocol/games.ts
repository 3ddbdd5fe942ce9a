/** The games of this server, as each describes itself. They are asked for before the first page is drawn; afterwards anybody can read them. */
import { api } from "./api";
import type { Game } from "./types";

let known: readonly Game[] = [];

/** Ask the server for its games, and ask again until it answers. */
export async function loadGames(): Promise<void> {
  for (let pause = 500; ; pause = Math.min(2 * pause, 8000)) {
    try {
      setGames(await api.games());
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

/** Take these for the games of the server. */
export function setGames(games: readonly Game[]): void {
  known = [...games].sort((one, other) => one.order - other.order || one.name.localeCompare(other.name));
}

/** The games, in the order in which they are shown. */
export const allGames = (): readonly Game[] => known;

export const gameNamed = (name: string): Game | undefined => known.find((game) => game.name === name);

/** The game that a rule belongs to: ids begin with its prefix, `T-EXP-1`. */
export function gameOfRule(id: string): string | undefined {
  const prefix = id.split("-", 1)[0];
  return known.find(({ rule_prefix }) => rule_prefix === prefix)?.name;
}

/** Whether a text is the id of a rule of one of the games. */
export const isRule = (text: string): boolean => /^[A-Z]+-[A-Z]+-\d+$/.test(text) && gameOfRule(text) !== undefined;

/** The page on which a rule can be read, by its id. */
export function ruleUrl(id: string): string {
  const game = gameOfRule(id);
  return game === undefined ? "/rules" : `/rules/${game}/${id}`;
}

/** Whether players of a game confirm their turns unless the table says otherwise. */
export const confirmsTurns = (game: string): boolean => gameNamed(game)?.confirm_turns ?? true;
