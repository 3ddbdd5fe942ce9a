import { describe, expect, it } from "vitest";
import { CHANGE_MS, FALL_MS } from "../changes";
import { lavaFlow } from "./Animations";
import { MOMENT_MS, sparks } from "./Moments";

describe("moments in three dimensions", () => {
  it("take at most 1.2 s", () => {
    expect(FALL_MS).toBeLessThan(CHANGE_MS);
    expect(CHANGE_MS).toBeLessThanOrEqual(1200);
    expect(MOMENT_MS).toBeLessThanOrEqual(1200);
  });
  it("let lava run from the crater in its direction, down to the ground, and cool", () => {
    const drops = lavaFlow([2, 1.2, -3], Math.PI / 6, 0.6);
    const along = drops.map(({ at: [x, , z] }) => (x - 2) * Math.cos(Math.PI / 6) - (z + 3) * Math.sin(Math.PI / 6));
    expect(along).toEqual([...along].sort((a, b) => a - b));
    expect(along.at(-1)).toBeGreaterThan(1.8);
    expect(drops[0]!.at[1]).toBeGreaterThan(1.5);
    expect(drops.at(-1)!.at[1]).toBeCloseTo(1.23);
    for (const t of [0, 1])
      for (const { scale } of lavaFlow([0, 0, 0], 0, t)) expect((scale as readonly number[])[0]).toBe(0);
  });
  it("let fireworks rise from where they begin, and leave nothing", () => {
    const sources = [{ at: [1, 2, 3] as const, colour: "#c0263a" }];
    for (const { scale } of sparks(sources, 0)) expect(scale).toBe(0);
    for (const { scale } of sparks(sources, 1)) expect(scale).toBeCloseTo(0);
    const high = sparks(sources, 0.3);
    for (const { at } of high) expect(at[1]).toBeGreaterThan(2.5);
    expect(high.some(({ colour }) => colour === "#c0263a")).toBe(true);
  });
});
