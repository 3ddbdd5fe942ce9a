import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fakeStorage } from "../testing/fakeStorage";
import { FRONT, LOWEST } from "./camera";
import { rememberAngle, rememberedAngle } from "./rememberedAngle";

describe("the remembered angle", () => {
  beforeEach(() => vi.stubGlobal("localStorage", fakeStorage()));
  afterEach(() => vi.unstubAllGlobals());
  it("is from the front at first, then each game's own", () => {
    expect(rememberedAngle("taluva")).toEqual(FRONT);
    rememberAngle("taluva", { azimuth: 1, polar: 0.5 });
    expect(rememberedAngle("taluva")).toEqual({ azimuth: 1, polar: 0.5 });
    expect(rememberedAngle("talat")).toEqual(FRONT);
  });
  it("begins and ends where a game's board is looked at from", () => {
    const views = { front: { azimuth: 0, polar: 0.4 }, lowest: 0.9 };
    expect(rememberedAngle("talat", views)).toEqual(views.front);
    rememberAngle("talat", { azimuth: 0, polar: 1.2 });
    expect(rememberedAngle("talat", views).polar).toBe(0.9);
  });
  it("is never lower than a camera may look, and ignores what it cannot read", () => {
    rememberAngle("taluva", { azimuth: 0, polar: 3 });
    expect(rememberedAngle("taluva").polar).toBe(LOWEST);
    for (const broken of ["", "null", "[1]", '["a", 2]', "{"]) {
      localStorage.setItem("atoll-angle-taluva", broken);
      expect(rememberedAngle("taluva")).toEqual(FRONT);
    }
  });
});
