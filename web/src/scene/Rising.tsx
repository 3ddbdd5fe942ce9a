/** Things that come up out of the ground. */
import { type ReactNode, useRef } from "react";
import type { Group } from "three";
import { useAnimation } from "./animation";

const RISE_MS = 340;
/** A little too high, then back. */
const over = (t: number): number => 1 + 2.7 * (t - 1) ** 3 + 1.7 * (t - 1) ** 2;

export function Rising({ depth, children }: { readonly depth: number; readonly children: ReactNode }) {
  const group = useRef<Group>(null);
  useAnimation(RISE_MS, (elapsed) => {
    if (group.current) group.current.position.y = -depth * (1 - over(elapsed / RISE_MS));
  });
  return <group ref={group}>{children}</group>;
}
