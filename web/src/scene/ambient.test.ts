import { MeshLambertMaterial, type WebGLProgramParametersWithUniforms } from "three";
import { describe, expect, it, vi } from "vitest";
import { AMBIENT_REST, AmbientLoop, ambientTime, isAmbient, swaying } from "./ambient";

describe("what moves by itself", () => {
  it("stops some time after the last input, and where motion is not wanted", () => {
    expect(isAmbient(5000, 1000, true)).toBe(true);
    expect(isAmbient(1000 + AMBIENT_REST, 1000, true)).toBe(false);
    expect(isAmbient(5000, 1000, false)).toBe(false);
  });
  it("draws thirty frames a second at most for ten seconds after an input, then nothing at all", () => {
    vi.useFakeTimers();
    try {
      const asked = { wanted: () => true, draw: vi.fn(), moving: vi.fn() };
      const loop = new AmbientLoop(asked);
      loop.wake();
      vi.advanceTimersByTime(1000);
      expect(asked.draw.mock.calls.length).toBeLessThanOrEqual(30);
      vi.advanceTimersByTime(AMBIENT_REST);
      const drawn = asked.draw.mock.calls.length;
      expect(drawn).toBeGreaterThan(200);
      expect(drawn).toBeLessThanOrEqual(300);
      expect(asked.moving).toHaveBeenLastCalledWith(false);
      expect(vi.getTimerCount(), "nothing waits to draw").toBe(0);
      loop.wake();
      expect(asked.draw.mock.calls.length).toBe(drawn + 1);
      loop.stop();
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });
  it("draws nothing where motion is not wanted, as in a hidden page", () => {
    const draw = vi.fn();
    new AmbientLoop({ wanted: () => false, draw, moving: () => undefined }).wake();
    expect(draw).not.toHaveBeenCalled();
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
