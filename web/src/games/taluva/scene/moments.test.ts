import { describe, expect, it } from "vitest";
import { CHANGE_MS, FALL_MS } from "../changes";
import { dust, RISE_MS, risen } from "../../../scene/Rising";
import { lavaFlow, SAIL_MS } from "./Animations";
import { MOMENT_MS, sparks } from "./Moments";
import { sailingShips, shipPlace } from "./pieces";

describe("moments in three dimensions", () => {
  it("take at most 1.2 s", () => {
    expect(FALL_MS).toBeLessThan(CHANGE_MS);
    expect(CHANGE_MS).toBeLessThanOrEqual(1200);
    expect(Math.max(MOMENT_MS, RISE_MS, SAIL_MS)).toBeLessThanOrEqual(1200);
    // What is built is shown until all of it has arrived.
    expect(Math.max(RISE_MS, SAIL_MS)).toBeLessThan(CHANGE_MS);
  });
  it("raise what is built out of the ground, in dust that lies again", () => {
    const steps = [0, 0.2, 0.4, 0.6, 0.72].map(risen);
    expect(steps).toEqual([...steps].sort((a, b) => a - b));
    expect([steps[0], steps.at(-1)]).toEqual([0, 1]);
    expect(risen(1)).toBeCloseTo(1);
    for (const t of [0, 1]) for (const { scale } of dust([[1, 2, 3]], t)) expect(scale).toBe(0);
    for (const { at } of dust([[1, 2, 3]], 0.5)) expect(Math.hypot(at[0] - 1, at[2] - 3)).toBeGreaterThan(0.5);
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
  it("let ships sail over the water of their lagoon alone", () => {
    const hexes = [
      [4, 0],
      [5, 0],
      [6, 0],
      [6, -1],
    ] as const;
    const [wide, small] = sailingShips([
      { seat: 1, hexes },
      { seat: 0, hexes: [[0, 0]] },
    ]);
    expect(wide!.piece).toMatchObject({ kind: "ship", seat: 1, at: shipPlace(hexes) });
    // From the next hex, at its left.
    expect(wide!.from[0]).toBeCloseTo(-Math.sqrt(3));
    expect(wide!.from[1]).toBeCloseTo(0);
    expect(Math.hypot(...small!.from)).toBeLessThan(0.5);
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
