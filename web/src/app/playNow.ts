/** A game against bots in one step: a table, ourselves on seat 0, bots on the rest, started. */
import { api } from "../protocol/api";
import { confirmsTurns, gameNamed } from "../protocol/games";
import type { NewTable, SeatRequest } from "../protocol/types";
import { ensureGuest } from "./identity";

/** The bot that a newcomer meets: friendly, but no pushover. */
export const DEFAULT_LEVEL = "level-2";

async function newcomersLevel(): Promise<string> {
  const levels = await api.levels();
  return levels.find(({ name }) => name === DEFAULT_LEVEL)?.name ?? levels[0]!.name;
}

export async function makeTable(table: NewTable, fallbackName: string): Promise<string> {
  await ensureGuest(fallbackName);
  const { id } = await api.makeTable(table);
  return id;
}

/** Start a game whose seats are all taken, once this browser has committed to its value for the draw. */
export async function startGame(id: string, fallbackName: string): Promise<void> {
  const [{ drawAndStart }, { id: me }] = await Promise.all([
    import("./table/draw/takePart"),
    ensureGuest(fallbackName),
  ]);
  await drawAndStart(id, me);
}

export async function playNow(game: string, fallbackName: string, wanted?: string): Promise<string> {
  const players = gameNamed(game)?.usual_players ?? 2;
  const level = wanted ?? (await newcomersLevel());
  const seats: SeatRequest[] = Array.from({ length: players }, (_, seat) =>
    seat === 0 ? { kind: "me", nonce: "" } : { kind: "bot", level, nonce: "" },
  );
  const id = await makeTable(
    {
      game,
      players,
      options: {},
      public: false,
      spectators: true,
      auto_confirm: !confirmsTurns(game),
      pace: 0,
      given: {},
      rated: false,
      seats,
    },
    fallbackName,
  );
  await startGame(id, fallbackName);
  return id;
}
