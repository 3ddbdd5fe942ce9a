/** Things that come up out of the ground, and the dust that they raise. */
import { useThree } from "@react-three/fiber";
import { type ReactNode, useRef } from "react";
import type { Group } from "three";
import { easeOut, useAnimation } from "./animation";
import type { Vector } from "./camera";
import { fill, type Placement, useMovingInstances } from "./Instances";
import { puffGeometry, puffMaterial } from "./puffs";

export const RISE_MS = 640;
/** The part of the time after which it stands; then it goes a little too high, and back. */
const STANDS = 0.72;

/** How much of something has come up, for a part from 0 to 1 of the time. */
export function risen(t: number): number {
  if (t >= STANDS) return 1 + 0.07 * Math.sin((Math.PI * (t - STANDS)) / (1 - STANDS));
  const part = t / STANDS;
  return part * part * (3 - 2 * part);
}

const DUST = puffGeometry([0.86, 0.78, 0.64], 0.55, 0.26);
const PUFFS = 8;

/** Dust around the feet of what comes up: it spreads, and lies again once all stands. */
export function dust(feet: readonly Vector[], t: number): Placement[] {
  return feet.flatMap(([x, y, z], foot) =>
    Array.from({ length: PUFFS }, (_, k): Placement => {
      const angle = (2 * Math.PI * k) / PUFFS + foot;
      const reach = 0.3 + 0.4 * easeOut(t);
      return {
        at: [x + reach * Math.cos(angle), y + 0.06 + 0.22 * t, z + reach * Math.sin(angle)],
        scale: (0.5 + 0.8 * t) * Math.min(1, 5 * t) * (1 - t ** 2),
      };
    }),
  );
}

interface Props {
  /** How deep it was. */
  readonly depth: number;
  /** Where it comes out of the ground. */
  readonly feet: readonly Vector[];
  readonly children: ReactNode;
}

export function Rising({ depth, feet, children }: Props) {
  const group = useRef<Group>(null);
  const camera = useThree((state) => state.camera);
  const cloud = useMovingInstances(DUST, puffMaterial, PUFFS * feet.length);
  useAnimation(RISE_MS, (elapsed) => {
    const t = elapsed / RISE_MS;
    if (group.current) group.current.position.y = -depth * (1 - risen(t));
    fill(cloud, dust(feet, t), camera.quaternion);
  });
  return (
    <>
      <group ref={group}>{children}</group>
      <primitive object={cloud} renderOrder={5} />
    </>
  );
}
