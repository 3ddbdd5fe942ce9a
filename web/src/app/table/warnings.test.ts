import { describe, expect, it } from "vitest";
import type { Command, Warnings } from "../../protocol/types";
import { warningsBefore } from "./warnings";

const out = { key: "taluva-warn-out", values: {} };
const warnings: Warnings = { round: 1, ply: 2, moves: { "tile 1,0 2": out }, drafted: {} };
const play = (move: string) => ({ do: "play", seat: 0, move, confirm: false }) as Command;
const confirm = { do: "confirm", seat: 0, ply: 3 } as Command;

describe("a warning", () => {
  it("asks before a move that is final at once, and only that one", () => {
    expect(warningsBefore(play("tile 1,0 2"), warnings, true)).toEqual([out]);
    expect(warningsBefore(play("tile 1,0 3"), warnings, true)).toEqual([]);
  });
  it("lets a move be drafted, and asks when it is confirmed", () => {
    expect(warningsBefore(play("tile 1,0 2"), warnings, false)).toEqual([]);
    const drafted = { ...warnings, moves: {}, drafted: { "tile 1,0 2": out } };
    expect(warningsBefore(confirm, drafted, false)).toEqual([out]);
    expect(warningsBefore(confirm, warnings, false)).toEqual([]);
  });
  it("never holds up anything else, nor anything before the server has answered", () => {
    expect(warningsBefore({ do: "resign", seat: 0 } as Command, warnings, true)).toEqual([]);
    expect(warningsBefore(play("tile 1,0 2"), null, true)).toEqual([]);
  });
});
