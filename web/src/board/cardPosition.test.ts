import { describe, expect, it } from "vitest";
import { type Box, cardPosition, freePosition, overlap } from "./cardPosition";

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

describe("a card that speaks of places", () => {
  const wish = { left: 150, top: 6 };
  const covered = (at: { left: number; top: number }, boxes: readonly Box[]) =>
    boxes.reduce((sum, box) => sum + overlap({ ...at, ...card }, box), 0);

  it("stays where it likes to be if nothing is in its way", () => {
    expect(freePosition(card, frame, wish, [{ left: 10, top: 200, width: 50, height: 50 }])).toEqual(wish);
  });
  it("moves away from what it speaks of, wherever that is", () => {
    for (let left = -40; left < 400; left += 55)
      for (let top = -40; top < 300; top += 35) {
        const spoken = [{ left, top, width: 120, height: 90 }];
        expect(covered(freePosition(card, frame, wish, spoken), spoken)).toBe(0);
      }
  });
  it("prefers free water to other land", () => {
    const spoken = [{ left: 150, top: 0, width: 100, height: 60 }];
    const land = [{ left: 0, top: 0, width: 400, height: 180 }];
    const at = freePosition(card, frame, wish, spoken, { other: land });
    expect(covered(at, [...spoken, ...land])).toBe(0);
  });
  it("rather covers the edge of some land than to stand far away", () => {
    const spoken = [{ left: 100, top: 100, width: 100, height: 40 }];
    // Beside it is water, not quite as wide as the card; there is enough only far below.
    const other = [
      { left: 0, top: 0, width: 400, height: 100 },
      { left: 0, top: 100, width: 100, height: 40 },
      { left: 290, top: 100, width: 110, height: 40 },
      { left: 0, top: 140, width: 400, height: 120 },
    ];
    const at = freePosition(card, { width: 400, height: 320 }, { left: 100, top: 100 }, spoken, { other });
    expect(at).toEqual({ left: 206, top: 100 });
  });
  it("stands near its place on any side, rather than far from it on the one that it likes", () => {
    const [tall, liked] = [
      { width: 100, height: 100 },
      { left: 150, top: 24 },
    ];
    const spoken = [{ left: 150, top: 130, width: 100, height: 40 }];
    const other = [{ left: 110, top: 0, width: 290, height: 130 }];
    expect(freePosition(tall, frame, liked, spoken, { other })).toEqual({ left: 6, top: 24 });
    expect(freePosition(tall, frame, liked, spoken, { other, near: [200, 150] })).toEqual({ left: 150, top: 186 });
  });
  it("stays in a frame that is too small for it", () => {
    expect(freePosition(card, { width: 60, height: 30 }, wish, [])).toEqual({ left: 6, top: 6 });
  });
});
