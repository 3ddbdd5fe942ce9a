/** Motion on a stage that renders on demand: frames are requested only while something moves. */
import { useFrame, useThree } from "@react-three/fiber";
import { useLayoutEffect, useRef } from "react";

const running = new Set<() => void>();

/** End everything that moves on the stage at once, where it was to arrive. */
export function endAnimations(): void {
  for (const end of running) end();
}

/** Calls with the milliseconds since it began, every frame until it ends. */
export function useAnimation(lasts: number, step: (elapsed: number) => void): void {
  const invalidate = useThree((state) => state.invalidate);
  const gl = useThree((state) => state.gl);
  const start = useRef<number | null>(null);
  const firstStep = useRef(step);
  useLayoutEffect(() => {
    firstStep.current(0);
    invalidate();
    const end = () => {
      start.current = -Infinity;
      invalidate();
    };
    running.add(end);
    return () => void running.delete(end);
  }, [invalidate]);
  useFrame(() => {
    start.current ??= performance.now();
    const elapsed = performance.now() - start.current;
    step(Math.min(elapsed, lasts));
    gl.shadowMap.needsUpdate = true;
    if (elapsed < lasts) invalidate();
  });
}

/** Swift at first, then slower. */
export const easeOut = (t: number): number => 1 - (1 - t) ** 3;
