import { describe, expect, it } from "vitest";
import { LANGUAGES, Sentences } from "../../app/messages";
import type { TalatView } from "./model";
import type { Turn } from "./turn";
import { aroundWords, type Spoken, squareWords, walkGrids, wholesOf } from "./walk";

const load = (language: (typeof LANGUAGES)[number]) => new Sentences(language).load("core", "board", "web-talat");
const english = await load("en");

const none = { frozen: false, towers: {} };
const VIEW = {
  phase: "move",
  plays: [
    { AB: "A", CA: "A" },
    { AB: "B", BC: "B" },
  ],
  boards: { AB: { frozen: false, towers: { c3: "B24", c2: "A13" } }, BC: { ...none, frozen: true }, CA: none },
} as unknown as TalatView;

const spoken = (seat: number | null, sentences = english): Spoken => ({
  view: VIEW,
  names: ["Ada", "Bo"],
  seat,
  sentences,
  turn: {
    targets: new Map([["AB c3", { capture: true }]]),
    movable: new Set(["AB c2"]),
  } as unknown as Turn,
});

describe("a square", () => {
  it("says whose tower stands there and what threatens it", () => {
    expect(squareWords("AB", "c2", spoken(0))).toBe(
      "c2, your triangle, height 1. In danger from the square of height 2 on c3",
    );
    expect(squareWords("AB", "c3", spoken(0))).toBe("c3, Bo’s square, height 2");
    expect(squareWords("AB", "a1", spoken(0))).toBe("a1, empty");
  });
  it("says what lies around it, as its viewer sees the board", () => {
    expect(aroundWords("AB c2", spoken(0))).toMatch(/^Ahead: c3, Bo’s square.* Behind: c1, empty/);
    expect(aroundWords("AB c3", spoken(1))).toMatch(/^Ahead: c2, Ada’s triangle/);
    expect(aroundWords("AB a1", spoken(0)).split(". ")).toHaveLength(3);
  });
});

describe("the boards", () => {
  it("are a grid each, the viewer's side below, with what can be done on every square", () => {
    const [board] = walkGrids(spoken(0));
    expect(walkGrids(spoken(0)).map(({ label }) => label)).toEqual([
      "Your board with Bo",
      "Board of Bo and the Zihin, frozen",
      "Your board with the Zihin",
    ]);
    expect(board!.rows.map((row) => row[0]!.part)).toEqual(["AB a5", "AB a4", "AB a3", "AB a2", "AB a1"]);
    expect(walkGrids(spoken(1))[0]!.rows[0]![0]!.part).toBe("AB e1");
    const chosen = board!.rows.flat().filter(({ choices }) => choices.length > 0);
    expect(chosen.map(({ part, choices }) => [part, ...choices])).toEqual([
      ["AB c3", "Capture it"],
      ["AB c2", "Choose this tower"],
    ]);
  });
  it("are told as wholes, tower by tower, in every language", async () => {
    expect(wholesOf(spoken(0))[0]).toEqual({
      parts: ["AB c2"],
      label: "Your board with Bo: 2 towers. c3, Bo’s square, height 2; c2, your triangle, height 1",
    });
    for (const language of LANGUAGES)
      expect(wholesOf(spoken(null, await load(language)))[0]!.label).toMatch(/Ada.*Bo.*2.*c3.*Bo.*c2.*Ada/);
  });
});
