/** Asks for frames while something moves by itself, and moves the clock that it follows. */
import { useFrame, useThree } from "@react-three/fiber";
import { type MutableRefObject, useEffect, useRef } from "react";
import { motionWanted } from "../board/motion";
import { AMBIENT_FRAME, ambientTime, isAmbient } from "./ambient";

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
    let timer = 0;
    let lastInput = performance.now();
    const tick = () => {
      timer = 0;
      const active = isAmbient(performance.now(), lastInput, motionWanted());
      moving.current = active;
      if (element) element.dataset["ambient"] = active ? "moving" : "resting";
      if (!active) return;
      invalidate();
      timer = window.setTimeout(tick, AMBIENT_FRAME);
    };
    const wake = () => {
      lastInput = performance.now();
      if (timer === 0) tick();
    };
    for (const name of INPUT) window.addEventListener(name, wake, { passive: true });
    document.addEventListener("visibilitychange", wake);
    wake();
    return () => {
      for (const name of INPUT) window.removeEventListener(name, wake);
      document.removeEventListener("visibilitychange", wake);
      window.clearTimeout(timer);
      moving.current = false;
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
