import { describe, expect, it } from "vitest";
import { fold, foldedIndex, containsAll } from "./search";

describe("searching the rules", () => {
  it("regards neither case nor accents", () => {
    expect(fold("Éruption GRÖSSE")).toBe("eruption grosse");
    expect(containsAll("L’éruption recouvre une hutte", "HUTTE eruption")).toBe(true);
    expect(containsAll("L’éruption recouvre une hutte", "tour")).toBe(false);
  });

  it("finds the place in the text as it is written", () => {
    const text = "Größe der Hütte";
    const at = foldedIndex(text, "hutte");
    expect(text.slice(at, at + 5)).toBe("Hütte");
    expect(foldedIndex(text, "turm")).toBe(-1);
  });
});
