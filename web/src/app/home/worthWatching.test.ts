import { describe, expect, it } from "vitest";
import type { Summary } from "../../protocol/types";
import { worthWatching } from "./worthWatching";

const table = (id: string, kinds: readonly string[], more: object = {}): Summary =>
  ({
    id,
    life: "playing",
    spectators: true,
    rated: false,
    created_at: 1,
    seats: kinds.map((kind) => ({ kind })),
    ...more,
  }) as unknown as Summary;

describe("games worth watching", () => {
  it("are rated ones, then those between people, then the newest", () => {
    const tables = [
      table("bot", ["person", "bot"]),
      table("old", ["person", "person"]),
      table("new", ["person", "person"], { created_at: 2 }),
      table("rated", ["person", "person"], { rated: true }),
    ];
    expect(worthWatching(tables, 3).map(({ id }) => id)).toEqual(["rated", "new", "old"]);
  });
  it("are being played, by somebody, and open to spectators", () => {
    const tables = [
      table("open", ["person", "open"], { life: "open" }),
      table("bots", ["bot", "bot"]),
      table("closed", ["person", "person"], { spectators: false }),
    ];
    expect(worthWatching(tables, 3)).toEqual([]);
  });
});
