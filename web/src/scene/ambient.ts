/** What moves by itself, at high detail only: waves, plants in the wind. It stops when nobody does anything. */
import type { Material, WebGLProgramParametersWithUniforms } from "three";

/** Milliseconds between two frames: thirty a second at most. */
export const AMBIENT_FRAME = Math.ceil(1000 / 30);
/** How long it goes on after the last input, in milliseconds. */
export const AMBIENT_REST = 10_000;

/** Seconds of motion so far, shared by everything that moves. */
export const ambientTime = { value: 0 };

/** Whether there is motion now, given when somebody last did something. */
export const isAmbient = (now: number, lastInput: number, wanted: boolean): boolean =>
  wanted && now - lastInput < AMBIENT_REST;

interface Asked {
  /** Whether motion is wanted now. */
  readonly wanted: () => boolean;
  readonly draw: () => void;
  /** Told before each frame whether there is motion, and when it ends. */
  readonly moving: (active: boolean) => void;
}

/** Asks for frames for some time after each input; then nothing is left that could wake it but the next input. */
export class AmbientLoop {
  private timer: ReturnType<typeof setTimeout> | null = null;
  private lastInput = 0;

  constructor(private readonly asked: Asked) {}

  wake(): void {
    this.lastInput = performance.now();
    if (this.timer === null) this.tick();
  }

  stop(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    this.asked.moving(false);
  }

  private tick(): void {
    this.timer = null;
    const active = isAmbient(performance.now(), this.lastInput, this.asked.wanted());
    this.asked.moving(active);
    if (!active) return;
    this.asked.draw();
    this.timer = setTimeout(() => this.tick(), AMBIENT_FRAME);
  }
}

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
