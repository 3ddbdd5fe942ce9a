import { MeshBasicMaterial, ShaderLib, type WebGLProgramParametersWithUniforms, type WebGLRenderer } from "three";
import { describe, expect, it } from "vitest";
import { clearOf } from "./Labels";

describe("labels", () => {
  it("that are clear of what stands near move nearer to the eye, not in the picture", () => {
    const shader = { uniforms: {}, vertexShader: ShaderLib.basic.vertexShader };
    clearOf(new MeshBasicMaterial(), 0.7).onBeforeCompile(
      shader as unknown as WebGLProgramParametersWithUniforms,
      null as unknown as WebGLRenderer,
    );
    expect(shader.uniforms).toEqual({ clear: { value: 0.7 } });
    expect(shader.vertexShader).toContain("uniform float clear;");
    expect(shader.vertexShader).toMatch(/gl_Position\.z = /);
    expect(shader.vertexShader).not.toMatch(/gl_Position\.[xyw] =|gl_Position = nearer/);
  });
});
