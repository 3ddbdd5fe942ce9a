import { describe, expect, it } from "vitest";
import type { Cue } from "./cues";
import { lengthOf, SOUNDS } from "./synth";

describe("every sound", () => {
  it.each(Object.keys(SOUNDS) as Cue[])("is short and not too loud: %s", (cue) => {
    expect(lengthOf(cue)).toBeLessThan(1.8);
    for (const { loud, length, rise = 0.006 } of SOUNDS[cue]) {
      expect(loud).toBeGreaterThan(0);
      expect(loud).toBeLessThanOrEqual(0.9);
      expect(rise).toBeLessThan(length);
    }
  });
});
