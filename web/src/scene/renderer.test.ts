import { describe, expect, it } from "vitest";
import { isGraphicsCard, isSoftware, rendererName } from "./renderer";

describe("what draws", () => {
  it("is a graphics card if it says so and is no software", () => {
    for (const card of [
      "ANGLE (NVIDIA, NVIDIA GeForce RTX 3060 Direct3D11 vs_5_0 ps_5_0, D3D11)",
      "ANGLE (Intel, Mesa Intel(R) UHD Graphics 620 (KBL GT2), OpenGL 4.6)",
      "Apple GPU",
      "Adreno (TM) 640",
    ])
      expect(isGraphicsCard(card), card).toBe(true);
    for (const software of [
      "ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (Subzero) (0x0000C0DE)), SwiftShader driver)",
      "llvmpipe (LLVM 15.0.7, 256 bits)",
      "Microsoft Basic Render Driver",
    ]) {
      expect(isSoftware(software), software).toBe(true);
      expect(isGraphicsCard(software), software).toBe(false);
    }
    for (const untold of ["", "WebKit WebGL", "Mozilla", "null"]) expect(isGraphicsCard(untold), untold).toBe(false);
  });
  it("is asked for by its full name where the browser tells it", () => {
    const context = (extension: unknown) =>
      ({
        RENDERER: 1,
        getExtension: () => extension,
        getParameter: (name: number) => ({ 1: "WebKit WebGL", 2: "Apple GPU" })[name],
      }) as unknown as WebGL2RenderingContext;
    expect(rendererName(context({ UNMASKED_RENDERER_WEBGL: 2 }))).toBe("Apple GPU");
    expect(rendererName(context(null))).toBe("WebKit WebGL");
  });
});
