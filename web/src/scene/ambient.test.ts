import { MeshLambertMaterial, type WebGLProgramParametersWithUniforms } from "three";
import { describe, expect, it } from "vitest";
import { AMBIENT_REST, ambientTime, isAmbient, swaying } from "./ambient";

describe("what moves by itself", () => {
  it("stops some time after the last input, and where motion is not wanted", () => {
    expect(isAmbient(5000, 1000, true)).toBe(true);
    expect(isAmbient(1000 + AMBIENT_REST, 1000, true)).toBe(false);
    expect(isAmbient(5000, 1000, false)).toBe(false);
  });
  it("bends plants by the shared time, and leaves single things alone", () => {
    const shader = {
      uniforms: {},
      vertexShader: "#include <common>\nvoid main() {\n#include <begin_vertex>\n}",
    } as WebGLProgramParametersWithUniforms;
    const material = swaying(new MeshLambertMaterial());
    material.onBeforeCompile(shader, undefined as never);
    expect(shader.uniforms["ambientTime"]).toBe(ambientTime);
    expect(shader.vertexShader).toContain("uniform float ambientTime");
    expect(shader.vertexShader).toMatch(/#ifdef USE_INSTANCING[^#]*transformed\.x[^#]*#endif/);
  });
});
