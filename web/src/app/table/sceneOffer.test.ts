import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fakeStorage } from "../../testing/fakeStorage";
import { offersScene, rememberOffer } from "./sceneOffer";

const card = () => "ANGLE (NVIDIA, NVIDIA GeForce RTX 3060, OpenGL 4.5)";

describe("the offer of three dimensions", () => {
  beforeEach(() => vi.stubGlobal("localStorage", fakeStorage()));
  afterEach(() => vi.unstubAllGlobals());
  it("is made where a graphics card draws, and nowhere else", () => {
    expect(offersScene(2, card)).toBe(true);
    expect(offersScene(2, () => "ANGLE (Google, Vulkan (SwiftShader Device))")).toBe(false);
    expect(
      offersScene(2, () => null),
      "no WebGL",
    ).toBe(false);
  });
  it("is made once, and not to whoever has three dimensions", () => {
    expect(offersScene(3, card)).toBe(false);
    rememberOffer();
    expect(offersScene(2, card)).toBe(false);
  });
  it("does not ask the graphics where nothing will be offered", () => {
    const asked = vi.fn(card);
    rememberOffer();
    offersScene(2, asked);
    offersScene(3, asked);
    expect(asked).not.toHaveBeenCalled();
  });
});
