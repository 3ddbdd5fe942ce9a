/** A view that goes to where it should be instead of jumping there; at once where motion is not wanted. */
import { useLayoutEffect, useRef, useState } from "react";
import { motionWanted } from "./motion";
import type { Box } from "./steady";

const LASTS = 300;

export function useGlide(goal: Box, glides: boolean): Box {
  const last = useRef(goal);
  const [between, setBetween] = useState<Box | null>(null);
  const text = goal.join(" ");
  useLayoutEffect(() => {
    const from = last.current;
    const to = text.split(" ").map(Number) as unknown as Box;
    if (!glides || from.join(" ") === text || !motionWanted()) {
      setBetween(null);
      return;
    }
    // Before it is painted: until the first frame is due, what was seen is seen still.
    setBetween(from);
    let frame = 0;
    const began = performance.now();
    const move = (now: number) => {
      const part = Math.min(1, (now - began) / LASTS);
      const eased = 1 - (1 - part) ** 3;
      setBetween(part < 1 ? (from.map((start, k) => start + (to[k]! - start) * eased) as unknown as Box) : null);
      if (part < 1) frame = requestAnimationFrame(move);
    };
    frame = requestAnimationFrame(move);
    return () => cancelAnimationFrame(frame);
  }, [text, glides]);
  const shown = between ?? goal;
  useLayoutEffect(() => {
    last.current = shown;
  });
  return shown;
}
