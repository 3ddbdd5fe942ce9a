import { describe, expect, it } from "vitest";
import { approach, isSmall, nearBox, reveal } from "./closeUp";
import { type Box, holds } from "./steady";

const view = { content: [0, 0, 20, 20] as Box, size: [340, 360] as const, target: 1 };
const scale = (box: Box): number => Math.min(view.size[0] / box[2], view.size[1] / box[3]);

describe("coming closer", () => {
  it("shows a decision whole and large enough for a finger", () => {
    const near = approach(view, [2, 2, 7, 7])!;
    expect(isSmall(view, view.content)).toBe(true);
    expect(isSmall(view, near)).toBe(false);
    expect(near[0]).toBeLessThanOrEqual(2);
    expect(near[0] + near[2]).toBeGreaterThanOrEqual(9);
  });
  it("shows a decision whole that reaches beyond the board", () => {
    const near = approach(view, [17, 18, 5, 5])!;
    expect(holds(near, [17, 18, 5, 5])).toBe(true);
  });
  it("comes no closer than is of use", () => {
    expect(scale(approach(view, [2, 2, 1, 1])!)).toBeCloseTo(60);
  });
  it("stays where the board is large enough, or the decision is everywhere", () => {
    expect(approach({ ...view, size: [900, 900] }, [2, 2, 7, 7])).toBeNull();
    expect(approach(view, [0, 0, 18, 18])).toBeNull();
  });
  it("shows no more than it must of what is beyond the board", () => {
    const near = nearBox(view, [0, 20]);
    expect(near[0]).toBe(0);
    expect(near[1] + near[3]).toBeCloseTo(20);
    expect(isSmall(view, near)).toBe(false);
  });
  it("follows a point that is out of sight", () => {
    expect(reveal([0, 0, 10, 10], [5, 5])).toBeNull();
    expect(reveal([0, 0, 10, 10], [15, 5])).toEqual([10, 0, 10, 10]);
  });
});
