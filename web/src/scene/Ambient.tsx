/** Asks for frames while something moves by itself, and moves the clock that it follows. */
import { useFrame, useThree } from "@react-three/fiber";
import { type MutableRefObject, useEffect, useRef } from "react";
import { motionWanted } from "../board/motion";
import { AmbientLoop, ambientTime } from "./ambient";

const INPUT = ["pointerdown", "pointermove", "keydown", "wheel"] as const;

export function Ambient({
  moving,
}: {
  /** Whether the next frame is drawn for this alone. */ readonly moving: MutableRefObject<boolean>;
}) {
  const invalidate = useThree((state) => state.invalidate);
  const element = useThree((state) => state.gl.domElement.closest<HTMLElement>(".stage"));
  const drawn = useRef(0);
  useEffect(() => {
    const loop = new AmbientLoop({
      wanted: motionWanted,
      draw: invalidate,
      moving: (active) => {
        moving.current = active;
        if (element) element.dataset["ambient"] = active ? "moving" : "resting";
      },
    });
    const wake = () => loop.wake();
    for (const name of INPUT) window.addEventListener(name, wake, { passive: true });
    document.addEventListener("visibilitychange", wake);
    wake();
    return () => {
      for (const name of INPUT) window.removeEventListener(name, wake);
      document.removeEventListener("visibilitychange", wake);
      loop.stop();
      delete element?.dataset["ambient"];
    };
  }, [element, invalidate, moving]);
  useFrame(() => {
    const now = performance.now();
    // After a rest it goes on from where it was.
    if (moving.current) ambientTime.value += Math.min(0.1, (now - drawn.current) / 1000);
    drawn.current = now;
  });
  return null;
}
