import { describe, expect, it } from "vitest";
import { mergeText, type Region, regionScores, regionTints, sticks, type TiticacaView } from "./model";

/** A strip of forest, mountain, savanna and a lake; two regions on it. */
const VIEW = {
  players: 2,
  country: { "0,0": "F", "1,0": "M", "2,0": "S", "0,1": "1" },
  villages: { "0,0": 0, "1,0": 1, "2,0": 1 },
  regions: [
    { name: "0,0", fields: ["0,0", "1,0"], terrains: ["F", "M"], lakes: [1] },
    { name: "2,0", fields: ["2,0"], terrains: ["S"], lakes: [] },
  ],
} as unknown as TiticacaView;

describe("uniting two regions", () => {
  it("names the smaller one first, whichever was touched first", () => {
    expect(mergeText("2,0", "-10,3")).toBe("merge -10,3 2,0");
    expect(mergeText("1,-2", "1,0")).toBe("merge 1,-2 1,0");
    expect(mergeText("1,0", "1,-2")).toBe("merge 1,-2 1,0");
  });
});

describe("a country", () => {
  it("has one stick between two regions, and none inside of one or towards a lake", () => {
    expect(sticks(VIEW)).toEqual([{ hex: [1, 0], direction: 0 }]);
  });
  it("tells who has most villages on each terrain of a region, and in all of it", () => {
    expect(regionScores(VIEW, VIEW.regions[0]!)).toEqual([
      { name: "F", points: 2, villages: [1, 0] },
      { name: "M", points: 2, villages: [0, 1] },
      { name: "all", points: 1, villages: [1, 1] },
    ]);
  });
});

describe("tints of regions", () => {
  const region = (name: string, ...fields: string[]): Region => ({ name, fields, terrains: [], lakes: [] });

  it("differ between neighbours and stay while a region grows", () => {
    const before = regionTints([region("a", "0,0"), region("b", "1,0"), region("c", "0,1"), region("d", "4,4")]);
    expect(new Set([before.get("a"), before.get("b"), before.get("c")]).size).toBe(3);
    const after = regionTints([region("a", "0,0"), region("b", "1,0"), region("c", "0,1"), region("d", "4,4", "4,5")]);
    expect(after.get("d")).toBe(before.get("d"));
  });
});
