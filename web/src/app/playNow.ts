/** A game against bots in one step: a table, ourselves on seat 0, bots on the rest, started. */
import { api, randomId } from "../protocol/api";
import { confirmsTurns, gameNamed } from "../protocol/games";
import type { NewTable, SeatRequest } from "../protocol/types";
import { ensureGuest } from "./identity";

/** The bot that a newcomer meets: friendly, but no pushover. */
export const DEFAULT_LEVEL = "level-2";

async function newcomersLevel(): Promise<string> {
  const levels = await api.levels();
  return levels.find(({ name }) => name === DEFAULT_LEVEL)?.name ?? levels[0]!.name;
}

export async function makeTable(wish: NewTable, fallbackName: string): Promise<string> {
  await ensureGuest(fallbackName);
  const { id } = await api.makeTable(wish);
  return id;
}

export async function playNow(game: string, fallbackName: string, wanted?: string): Promise<string> {
  const players = gameNamed(game)?.usual_players ?? 2;
  const level = wanted ?? (await newcomersLevel());
  const seats: SeatRequest[] = Array.from({ length: players }, (_, seat) =>
    seat === 0 ? { kind: "me", nonce: randomId() } : { kind: "bot", level, nonce: "" },
  );
  const id = await makeTable(
    {
      game,
      players,
      options: {},
      public: false,
      spectators: true,
      auto_confirm: !confirmsTurns(game),
      pace: 0.6,
      given: {},
      rated: false,
      seats,
    },
    fallbackName,
  );
  await api.command(id, { do: "start" });
  return id;
}
