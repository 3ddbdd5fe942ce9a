import { describe, expect, it } from "vitest";
import type { State } from "../../protocol/types";
import { curtainFor, decidedSeats } from "./sharedScreen";

describe("the curtain of a shared screen", () => {
  it("asks for whoever decides next, unless they look already", () => {
    expect(curtainFor(1, 0, null, 0)).toBe(1);
    expect(curtainFor(1, null, null, null)).toBe(1);
    expect(curtainFor(1, 1, null, 1)).toBeNull();
    expect(curtainFor(null, 1, null, 1)).toBeNull();
  });
  it("is closed before the first decision, though the page already looks as the one who makes it", () => {
    expect(curtainFor(0, 0, null, null)).toBe(0);
  });
  it("asks for whoever wants to change a hidden decision, even if they looked last", () => {
    expect(curtainFor(null, 1, { seat: 0, open: false }, 0)).toBe(0);
    expect(curtainFor(null, 0, { seat: 0, open: false }, 0)).toBe(0);
    expect(curtainFor(null, 0, { seat: 0, open: true }, 0)).toBeNull();
  });
  it("lets the game's question go first", () => {
    expect(curtainFor(2, 0, { seat: 0, open: false }, 0)).toBe(2);
    expect(curtainFor(2, 0, { seat: 0, open: true }, 0)).toBe(2);
  });
});

describe("decisions that are in", () => {
  const seat = (stand_in: string | null) => ({ stand_in }) as State["seats"][number];
  it("are those of this screen's people", () => {
    const state = { sealed: [0, 1, 2], seats: [seat(null), seat("wish"), seat(null), seat(null)] };
    expect(decidedSeats(state, [0, 1, 3])).toEqual([0]);
  });
});
