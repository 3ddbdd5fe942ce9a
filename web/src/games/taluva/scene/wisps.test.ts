import { describe, expect, it } from "vitest";
import { tileLand } from "../model";
import { CONE_HEIGHT, heightOf } from "./sizes";
import { smoking, wisps } from "./Wisps";

describe("smoke over volcanoes", () => {
  const land = [0, 1, 2, 3, 4, 5, 6].flatMap((k) =>
    tileLand("VJC", { at: [3 * k, 0], direction: 0 }, new Map()).map((each) => ({ ...each, level: 1 + (k % 3) })),
  );
  it("rises from the highest ones only", () => {
    const craters = smoking(land);
    expect(craters).toHaveLength(5);
    const levels = craters.map(([, y]) => Math.round((y - CONE_HEIGHT) / heightOf(1)));
    expect(levels).toEqual([3, 3, 2, 2, 1]);
  });
  it("comes out of the crater small, drifts away, and is gone", () => {
    for (const time of [0, 2.2, 50])
      for (const { at, scale } of wisps([[1, 2, 3]], time)) {
        expect(at[1]).toBeGreaterThanOrEqual(2);
        expect(at[1]).toBeLessThan(3.1);
        expect(scale).toBeLessThan(1.5);
      }
    expect(wisps([[1, 2, 3]], 0)[0]!.scale).toBe(0);
  });
});
