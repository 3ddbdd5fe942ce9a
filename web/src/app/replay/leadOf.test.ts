import { expect, it } from "vitest";
import { leadOf } from "./leadOf";

const candidate = (value: number) => ({ move: "draw", value });

it("compares the best move with the next", () => {
  expect(leadOf({ candidates: [candidate(0.75), candidate(0.25), candidate(0.5)] })).toBe(0.25);
  expect(leadOf({ candidates: [candidate(0.7)] })).toBe(0);
  expect(leadOf({ candidates: [] })).toBe(0);
});
