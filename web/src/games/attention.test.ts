import { describe, expect, it } from "vitest";
import { partsToFollow } from "./attention";
import type { Drawing } from "./client";

const drawing = (follow: boolean): Drawing => ({
  dimensions: 3,
  detail: "low",
  follow,
  coordinates: false,
  fail: () => undefined,
});
const shown = (lit?: readonly string[], seat?: number) => ({
  moment: {
    kind: "move",
    view: null,
    steps: [],
    message: seat === undefined ? undefined : { key: "web-moved", values: { seat } },
  },
  step: lit ? { lasts: 1, lit } : { lasts: 1 },
  moving: true,
});
const marks = [
  { seat: 1, parts: ["1,0"] },
  { seat: 2, parts: ["2,0", "3,0"] },
];

describe("what the camera is led to", () => {
  it("is what a moment speaks of, else what the last player has changed", () => {
    expect(partsToFollow({ shown: shown(["5,5"], 1), marks, seat: 0, drawing: drawing(true) })).toEqual(["5,5"]);
    expect(partsToFollow({ shown: shown(), marks, seat: 0, drawing: drawing(true) })).toEqual(["2,0", "3,0"]);
  });
  it("is nothing of one's own, nothing at rest, and nothing unasked", () => {
    expect(partsToFollow({ shown: shown(["5,5"], 0), marks, seat: 0, drawing: drawing(true) })).toEqual([]);
    expect(partsToFollow({ shown: shown(), marks, seat: 2, drawing: drawing(true) })).toEqual([]);
    expect(partsToFollow({ shown: null, marks, seat: 0, drawing: drawing(true) })).toEqual([]);
    expect(partsToFollow({ shown: { ...shown(), moving: false }, marks, seat: 0, drawing: drawing(true) })).toEqual([]);
    expect(partsToFollow({ shown: shown(["5,5"], 1), marks, seat: 0, drawing: drawing(false) })).toEqual([]);
  });
});
