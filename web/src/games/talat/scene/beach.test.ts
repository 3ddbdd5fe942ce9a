import { describe, expect, it } from "vitest";
import { BOARDS, boardNames, layouts, SQUARES } from "../model";
import { beachGrowth, PLANTS, sandTints } from "./beach";
import { BANK, sandbanks } from "./towers";

const tables = layouts("A");
const grown = beachGrowth(tables, 1);
const all = PLANTS.flatMap((plant) => grown[plant]);
const banks = sandbanks(BOARDS.map((name) => tables[name].middle));

describe("the sand around the boards", () => {
  it("has plants of every kind, always the same, fewer where less is wished", () => {
    for (const plant of PLANTS) expect(grown[plant].length).toBeGreaterThan(3);
    expect(beachGrowth(tables, 1)).toEqual(grown);
    const some = beachGrowth(tables, 0.3);
    expect(PLANTS.reduce((sum, plant) => sum + some[plant].length, 0)).toBeLessThan(all.length);
  });
  it("carries all of them, clear of every square and of the letters and numbers beside the boards", () => {
    const taken = BOARDS.flatMap((name) => [
      ...SQUARES.map((square) => ({ at: tables[name].at(square), room: 0.8 })),
      ...boardNames(tables[name]).map(({ at }) => ({ at, room: 0.25 })),
    ]);
    for (const { at } of all) {
      expect(Math.min(...banks.map(([x, z]) => Math.hypot(at[0] - x, at[2] - z)))).toBeLessThan(BANK);
      for (const {
        at: [x, z],
        room,
      } of taken)
        expect(Math.hypot(at[0] - x, at[2] - z)).toBeGreaterThan(room);
    }
  });
  it("is dark along the boards' edges and green where something grows, neither beyond the sand", () => {
    const tints = sandTints(tables, grown, "#ffffff");
    const [position, colour] = [tints.getAttribute("position"), tints.getAttribute("color")];
    const all = Array.from({ length: position.count }, (_, k) => k);
    const dark = all.filter((k) => colour.getY(k) < 0.1 && colour.getW(k) > 0);
    const green = all.filter((k) => colour.getY(k) > 0.1);
    expect(dark).toHaveLength(3 * 4 * 4);
    expect(green).toHaveLength(15 * (grown.palm.length + grown.bush.length));
    for (const k of green)
      expect(Math.min(...banks.map(([x, z]) => Math.hypot(position.getX(k) - x, position.getZ(k) - z)))).toBeLessThan(
        BANK,
      );
  });
});
