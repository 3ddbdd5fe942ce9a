/** Small motions: what is new on a board arrives. CSS does the moving; reduced motion turns it off there. */
import { type RefObject, useEffect, useEffectEvent, useRef } from "react";

/** The names that were not there before: none the first time, and none where too much is new to be one move. */
export function arrivals(known: ReadonlySet<string> | null, names: readonly string[], most: number): string[] {
  const fresh = known === null ? [] : names.filter((name) => !known.has(name));
  return fresh.length <= most ? fresh : [];
}

/** Whether things may move by themselves here: neither the system nor the visitor is against it, and somebody looks. */
export function motionWanted(): boolean {
  if (typeof window === "undefined" || document.hidden || document.documentElement.dataset["motion"] === "none")
    return false;
  return !window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** What has arrived since the board was last drawn otherwise. */
export function useArrivals(names: readonly string[], most = 12): ReadonlySet<string> {
  const memory = useRef<{
    readonly joined: string;
    readonly known: ReadonlySet<string>;
    readonly fresh: ReadonlySet<string>;
  } | null>(null);
  const joined = names.join(" ");
  if (memory.current?.joined !== joined)
    memory.current = {
      joined,
      known: new Set(names),
      fresh: new Set(arrivals(memory.current?.known ?? null, names, most)),
    };
  return memory.current.fresh;
}

/** Call this with every press of a key, a button or a finger, wherever it is, before anything else hears of it. */
export function usePressAnywhere(act: () => void): void {
  const press = useEffectEvent(act);
  useEffect(() => {
    const listen = () => press();
    document.addEventListener("pointerdown", listen, true);
    document.addEventListener("keydown", listen, true);
    return () => {
      document.removeEventListener("pointerdown", listen, true);
      document.removeEventListener("keydown", listen, true);
    };
  }, []);
}

/** Lets a press anywhere end the motions of a board at once: nobody has to wait for them. */
export function useMotionSkipping(area: RefObject<HTMLElement | null>): void {
  usePressAnywhere(() => {
    for (const motion of area.current?.getAnimations({ subtree: true }) ?? [])
      if (motion.effect?.getComputedTiming().iterations !== Infinity) motion.finish();
  });
}
