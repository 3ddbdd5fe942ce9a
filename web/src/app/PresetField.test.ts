import { describe, expect, it } from "vitest";
import { readPresets } from "./PresetField";

describe("what is given", () => {
  it("is nothing where it shall be drawn", () => {
    expect(readPresets({ country: "  " })).toEqual({});
  });

  it("is a name or a map as it stands", () => {
    expect(readPresets({ country: "ring" })).toEqual({ country: "ring" });
    expect(readPresets({ country: "at 0,0\nF 1" })).toEqual({ country: "at 0,0\nF 1" });
  });

  it("is found inside of a record, a set-up or a country's JSON", () => {
    const country = { "0,0": "F", "1,0": "1" };
    for (const text of [{ setup: { country, arrow: 1 }, moves: [] }, { country, arrow: 1 }, country])
      expect(readPresets({ country: JSON.stringify(text) })).toEqual({ country });
  });

  it("stays a text where its JSON is broken", () => {
    expect(readPresets({ country: '{"0,0": ' })).toEqual({ country: '{"0,0": ' });
  });
});
