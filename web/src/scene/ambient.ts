/** What moves by itself, at high detail only: waves, plants in the wind. It stops when nobody does anything. */
import type { Material, WebGLProgramParametersWithUniforms } from "three";

/** Milliseconds between two frames: thirty a second at most. */
export const AMBIENT_FRAME = 1000 / 30;
/** How long it goes on after the last input, in milliseconds. */
export const AMBIENT_REST = 10_000;

/** Seconds of motion so far, shared by everything that moves. */
export const ambientTime = { value: 0 };

/** Whether there is motion now, given when somebody last did something. */
export const isAmbient = (now: number, lastInput: number, wanted: boolean): boolean =>
  wanted && now - lastInput < AMBIENT_REST;

/** Let what is drawn with a material sway in the wind, the more the higher it stands above its own foot. */
export function swaying<M extends Material>(material: M): M {
  material.onBeforeCompile = (shader: WebGLProgramParametersWithUniforms) => {
    shader.uniforms["ambientTime"] = ambientTime;
    shader.vertexShader = shader.vertexShader
      .replace("#include <common>", "#include <common>\nuniform float ambientTime;")
      .replace(
        "#include <begin_vertex>",
        `#include <begin_vertex>
        #ifdef USE_INSTANCING
          float gust = ambientTime * 1.6 + instanceMatrix[3].x * 0.7 + instanceMatrix[3].z * 0.9;
          transformed.x += 0.07 * max(0.0, position.y - 0.1) * sin(gust);
          transformed.z += 0.05 * max(0.0, position.y - 0.1) * sin(gust * 0.8 + 1.3);
        #endif`,
      );
  };
  return material;
}
