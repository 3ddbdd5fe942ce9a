import { describe, expect, it } from "vitest";
import { LEVELS, DetailController, startLevel } from "./detail";

const frames = (pace: DetailController, count: number, milliseconds: number): number => {
  let level = -1;
  for (let k = 0; k < count; k++) level = pace.frame(milliseconds);
  return level;
};

describe("detail", () => {
  it("begins as wished, and low where software draws", () => {
    expect(startLevel("high", "SwiftShader", true)).toBe(2);
    expect(startLevel("low", "A fine card", false)).toBe(0);
    expect(startLevel("auto", "ANGLE (Google, Vulkan (SwiftShader Device))", false)).toBe(0);
    expect(startLevel("auto", "A fine card", false)).toBe(LEVELS.length - 1);
    expect(startLevel("auto", "A phone's chip", true)).toBe(1);
  });
  it("steps down when frames are slow, and not again to what was too much", () => {
    const pace = new DetailController(2);
    expect(frames(pace, 24, 50)).toBe(1);
    expect(frames(pace, 24, 50)).toBe(0);
    expect(frames(pace, 24, 50)).toBe(0);
    expect(frames(pace, 1000, 8)).toBe(0);
  });
  it("steps up when frames stay swift", () => {
    expect(frames(new DetailController(1), 24 * 4, 8)).toBe(2);
    expect(frames(new DetailController(1), 24 * 3, 8)).toBe(1);
  });
  it("does not count pauses: nothing is drawn while nothing moves", () => {
    expect(frames(new DetailController(2), 200, 900)).toBe(2);
  });
});
