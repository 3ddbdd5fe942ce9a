import { describe, expect, it } from "vitest";
import { LANGUAGES, Sentences } from "../../app/messages";
import type { TiticacaView } from "./model";
import { aroundWords, fieldWords, type Spoken, walkGrids, wholesOf } from "./walk";

const load = (language: (typeof LANGUAGES)[number]) => new Sentences(language).load("core", "board", "web-titicaca");
const english = await load("en");

/** A strip of forest, mountain, savanna and a lake; two regions on it. */
const VIEW = {
  players: 2,
  country: { "0,0": "F", "1,0": "M", "2,0": "S", "3,0": "P", "0,1": "1" },
  lake: "0,1",
  villages: { "0,0": 0, "1,0": 1, "2,0": 1 },
  temples: [
    { field: "0,0", seat: 0, value: 3 },
    { field: "2,0", seat: 1, value: null },
  ],
  regions: [
    { name: "0,0", fields: ["0,0", "1,0"], terrains: ["F", "M"], lakes: [1] },
    { name: "2,0", fields: ["2,0"], terrains: ["S"], lakes: [] },
  ],
} as unknown as TiticacaView;

const spoken = (sentences = english): Spoken => ({ view: VIEW, names: ["Ada", "Bo"], seat: 0, sentences });

describe("a field", () => {
  it("says its terrain, what stands there and whose, and its region", () => {
    expect(fieldWords("0,0", spoken())).toBe("Forest, your village, your temple +3, in a region of 2 fields by 1 lake");
    expect(fieldWords("3,0", spoken())).toBe("Pampa, empty");
    expect(fieldWords("0,1", spoken())).toBe("Lake 1, being played");
  });
  it("does not tell a temple that lies face down", () => {
    expect(fieldWords("2,0", spoken())).toContain("Bo’s village, Bo’s temple, face down");
  });
  it("says what lies around it", () => {
    const words = aroundWords("0,0", spoken());
    expect(words).toContain("East: Mountain, Bo’s village, in a region");
    expect(words).toContain("South-east: Lake 1, being played");
    expect(words).toContain("West: outside the country");
  });
});

describe("the country", () => {
  it("is a grid of rows, with what can be done on every field", () => {
    const [grid] = walkGrids(spoken(), (field) => (field === "3,0" ? ["Village"] : []));
    expect(grid!.label).toBe("Country");
    expect(grid!.rows.map((row) => row.map(({ part }) => part))).toEqual([["0,0", "1,0", "2,0", "3,0"], ["0,1"]]);
    expect(grid!.rows.flat().find(({ choices }) => choices.length > 0)!.part).toBe("3,0");
  });
  it("is told region by region, with what each would score, in every language", async () => {
    const [first, second] = wholesOf(spoken());
    expect(first!.parts).toEqual(["0,0", "1,0"]);
    expect(first!.label).toBe(
      "Region of 2 fields by 1 lake. forest, 2 points: you 1. mountain, 2 points: Bo 1. all villages, 1 point: you 1, Bo 1",
    );
    expect(second!.parts).toEqual(["2,0"]);
    for (const language of LANGUAGES) expect(wholesOf(spoken(await load(language)))[0]!.label).toMatch(/2.*Bo 1/);
  });
});
