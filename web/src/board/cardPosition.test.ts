import { describe, expect, it } from "vitest";
import { cardPosition } from "./cardPosition";

const card = { width: 100, height: 40 };
const frame = { width: 400, height: 300 };

describe("a card beside a place", () => {
  it("stands above it, in the middle", () => {
    expect(cardPosition(card, frame, 200, 150)).toEqual({ left: 150, top: 84 });
  });
  it("stands below where there is no room above", () => {
    expect(cardPosition(card, frame, 200, 40).top).toBeGreaterThan(40);
  });
  it("never leaves its frame", () => {
    for (const [x, y] of [
      [-50, -50],
      [500, 500],
      [0, 299],
      [399, 0],
    ] as const) {
      const { left, top } = cardPosition(card, frame, x, y);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(top).toBeGreaterThanOrEqual(0);
      expect(left + card.width).toBeLessThanOrEqual(frame.width);
      expect(top + card.height).toBeLessThanOrEqual(frame.height);
    }
  });
});
