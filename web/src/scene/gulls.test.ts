import { describe, expect, it } from "vitest";
import { gulls } from "./Gulls";

describe("gulls", () => {
  it("fly over the water around a board, never over it, and stay where they are while time stands still", () => {
    for (const time of [0, 3.7, 120]) {
      const all = gulls([2, 0, -1], 8, time);
      for (const { at } of all) {
        expect(Math.hypot(at[0] - 2, at[2] + 1)).toBeGreaterThan(7.5);
        expect(at[1]).toBeGreaterThan(1.5);
      }
      expect(gulls([2, 0, -1], 8, time)).toEqual(all);
    }
    expect(gulls([0, 0, 0], 8, 1)).not.toEqual(gulls([0, 0, 0], 8, 2));
  });
});
