import { describe, expect, it } from "vitest";
import { hexRows, nextChoice, nextWhole, startPart, type WalkGrid, type WalkState, walkStep, wholeName } from "./walk";

const hexes = (...texts: string[]): WalkGrid => ({
  label: "hexes",
  rows: hexRows(
    texts.map((part) => ({ part, hex: part.split(",").map(Number) as unknown as readonly [number, number] })),
    ({ part }) => ({ part, label: part, choices: part === "1,1" || part === "0,0" ? ["act"] : [] }),
  ),
});

const grid = [hexes("0,0", "1,0", "2,0", "0,1", "1,1", "0,2", "1,2", "-1,2")];
const walk = (from: string, ...keys: string[]): string =>
  keys.reduce<WalkState>((at, key) => walkStep(grid, at, key)!, { part: from, column: null, side: 1 }).part;

describe("walking hexes", () => {
  it("steps along the row and stops at its ends", () => {
    expect(walk("0,0", "ArrowRight")).toBe("1,0");
    expect(walk("0,0", "ArrowLeft")).toBe("0,0");
    expect(walk("0,0", "End")).toBe("2,0");
    expect(walk("2,0", "Home")).toBe("0,0");
  });
  it("goes up and down to the nearer hex, on the side last used where two are as near", () => {
    expect(walk("1,0", "ArrowDown")).toBe("1,1");
    expect(walk("2,0", "ArrowLeft", "ArrowDown")).toBe("0,1");
  });
  it("keeps its column on the way, and stays at the border", () => {
    expect(walk("1,0", "ArrowDown", "ArrowDown")).toBe("0,2");
    expect(walk("1,0", "ArrowUp")).toBe("1,0");
  });
  it("leaves other keys alone", () => {
    expect(walkStep(grid, { part: "0,0", column: null, side: 1 }, "x")).toBeNull();
    expect(walkStep(grid, { part: "9,9", column: null, side: 1 }, "Home")).toBeNull();
  });
});

describe("choices and wholes", () => {
  it("goes from choice to choice and around", () => {
    expect(nextChoice(grid, "0,0", 1)).toBe("1,1");
    expect(nextChoice(grid, "1,1", 1)).toBe("0,0");
    expect(nextChoice([hexes("5,5")], "5,5", -1)).toBeNull();
  });
  it("begins where it was if something can be done there, else at the first choice", () => {
    expect(startPart(grid, "1,1")).toBe("1,1");
    expect(startPart(grid, "2,0")).toBe("0,0");
    expect(startPart([], null)).toBeNull();
  });
  it("begins at what the decision is about where nothing can be done", () => {
    const still = [hexes("0,5", "1,5", "2,5")];
    expect(startPart(still, "2,5", "1,5")).toBe("1,5");
    expect(startPart(still, "2,5")).toBe("2,5");
    expect(startPart(grid, null, "2,0")).toBe("0,0");
  });
  it("tells wholes one after another, both ways", () => {
    const wholes = ["a", "b"].map((label) => ({ label, parts: [label] }));
    expect(nextWhole(wholes, null, 1)?.label).toBe("a");
    expect(nextWhole(wholes, wholeName(wholes[0]!), 1)?.label).toBe("b");
    expect(nextWhole(wholes, wholeName(wholes[0]!), -1)?.label).toBe("b");
    expect(nextWhole([], null, 1)).toBeNull();
  });
});
