import { describe, expect, it } from "vitest";
import { type Box, steadyBox } from "./steady";

describe("a steady view", () => {
  const first = steadyBox(null, [-2, -2, 4, 4], [20, 16]);

  it("is at least as large as it is asked to be, around the same middle", () => {
    expect(first).toEqual([-10, -8, 20, 16]);
  });

  it("stays as long as it holds everything", () => {
    expect(steadyBox(first, [-5, -7, 14, 12], [20, 16])).toBe(first);
  });

  it("grows with room to spare, and holds what it held before", () => {
    const grown = steadyBox(first, [-5, -9, 14, 12], [20, 16]);
    expect(grown[0]).toBeLessThan(-10);
    expect(grown[1]).toBeLessThan(-9);
    expect(grown[0] + grown[2]).toBeGreaterThan(10);
    expect(steadyBox(grown, [-5, -9.3, 14, 12], [20, 16])).toBe(grown);
  });

  it("begins anew with a much smaller board", () => {
    const wide: Box = [-50, -50, 100, 100];
    expect(steadyBox(wide, [0, 0, 6, 6])).toEqual([0, 0, 6, 6]);
  });
});
