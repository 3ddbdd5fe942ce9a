import { describe, expect, it } from "vitest";
import type { State } from "../../protocol/types";
import { curtainFor, decidedSeats } from "./sharedScreen";

describe("the curtain of a shared screen", () => {
  it("asks for whoever decides next, unless they look already", () => {
    expect(curtainFor(1, 0, null)).toBe(1);
    expect(curtainFor(1, null, null)).toBe(1);
    expect(curtainFor(1, 1, null)).toBeNull();
    expect(curtainFor(null, 1, null)).toBeNull();
  });
  it("asks for whoever wants to change a hidden decision, even if they looked last", () => {
    expect(curtainFor(null, 1, { seat: 0, open: false })).toBe(0);
    expect(curtainFor(null, 0, { seat: 0, open: false })).toBe(0);
    expect(curtainFor(null, 0, { seat: 0, open: true })).toBeNull();
  });
  it("lets the game's question go first", () => {
    expect(curtainFor(2, 0, { seat: 0, open: false })).toBe(2);
    expect(curtainFor(2, 0, { seat: 0, open: true })).toBe(2);
  });
});

describe("decisions that are in", () => {
  const seat = (stand_in: string | null) => ({ stand_in }) as State["seats"][number];
  it("are those of this screen's people", () => {
    const state = { sealed: [0, 1, 2], seats: [seat(null), seat("wish"), seat(null), seat(null)] };
    expect(decidedSeats(state, [0, 1, 3])).toEqual([0]);
  });
});
