import { describe, expect, it } from "vitest";
import { decision, sides } from "./ending";
import { completeKinds, missingFor, missingForTeam } from "./progress";
import type { Pieces, TaluvaView } from "./model";

const STOCK: Pieces = { temple: 3, tower: 2, ship: 0, hut: 20 };
const built = (temple: number, tower: number, hut: number): Pieces => ({ temple, tower, ship: 0, hut });
const view = (reason: string | null, puts: readonly Pieces[], more: object = {}): TaluvaView =>
  ({
    reason,
    options: {},
    seats: puts.map((put) => ({
      put,
      pool: Object.fromEntries(
        Object.entries(STOCK).map(([kind, all]) => [kind, all - put[kind as keyof Pieces]]),
      ) as Pieces,
      eliminated: false,
      playing: true,
      place: null,
      takes: 0,
    })),
    ...more,
  }) as unknown as TaluvaView;

describe("the end", () => {
  it("is decided by the first kind in which the first two differ", () => {
    const level = view("tiles", [built(2, 1, 11), built(2, 2, 11), built(1, 2, 18)]);
    expect(decision(level, [2, 1, 3])).toEqual({ kinds: ["tower"], level: ["temple"], most: 2, next: 1 });
    expect(decision(view("tiles", [built(2, 1, 9), built(2, 1, 9)]), [1, 1])?.kinds).toEqual([]);
  });

  it("adds up partners", () => {
    const teams = view("tiles", [built(1, 0, 5), built(1, 1, 9), built(1, 0, 5), built(0, 1, 9)], {
      options: { teams: true },
    });
    expect(sides(teams, [1, 3, 1, 3]).map(({ seats, place, put }) => [seats, place, put.temple])).toEqual([
      [[0, 2], 1, 2],
      [[1, 3], 2, 1],
    ]);
    expect(decision(teams, [1, 3, 1, 3])).toMatchObject({ kinds: ["temple"], most: 2, next: 1 });
  });

  it("names the complete kinds of an early win", () => {
    expect(decision(view("early", [built(3, 2, 4), built(1, 0, 9)]), [1, 2])?.kinds).toEqual(["temple", "tower"]);
    expect(decision(view("last-standing", [built(3, 1, 4), built(1, 0, 9)]), [1, 2])).toBeNull();
  });
});

describe("the way to an early win", () => {
  it("needs two kinds of one partner and one of the other", () => {
    const teams = view(null, [built(3, 1, 9), built(0, 0, 0), built(0, 1, 3), built(0, 0, 0)]);
    expect(missingForTeam(teams, [0, 2])).toBe(2);
    expect(missingForTeam(teams, [2, 0])).toBe(2);
    expect(missingForTeam(teams, [1, 3])).toBe(7);
  });

  it("is the shortest one", () => {
    const running = view(null, [built(1, 2, 18)]);
    expect(completeKinds(running, 0)).toEqual(["tower"]);
    expect(missingFor(running, 0, 2)).toEqual({ count: 2, pieces: [{ kind: "temple", count: 2 }] });
    expect(missingFor(view(null, [built(0, 0, 0)]), 0, 2)).toEqual({
      count: 5,
      pieces: [
        { kind: "temple", count: 3 },
        { kind: "tower", count: 2 },
      ],
    });
  });
});
