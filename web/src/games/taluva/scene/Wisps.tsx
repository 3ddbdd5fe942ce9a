/** Thin smoke over the highest volcanoes, at high detail. It stands still when nothing moves. */
import { useFrame } from "@react-three/fiber";
import { useMemo } from "react";
import { ambientTime } from "../../../scene/ambient";
import type { Vector } from "../../../scene/camera";
import { fill, type Placement, useMovingInstances } from "../../../scene/Instances";
import { puffGeometry, puffMaterial } from "../../../scene/puffs";
import { seededRandom } from "../../../scene/shapes";
import type { Land } from "../model";
import { CONE_HEIGHT, topOf } from "./sizes";

/** How many volcanoes smoke, and how many puffs each has in the air. */
const [MOST, PUFFS] = [5, 9];
/** Seconds that a puff takes from the crater until it is gone. */
const LIFE = 7;
const PUFF = puffGeometry([0.93, 0.9, 0.87], 0.42, 0.17);

/** The craters that smoke: of the highest volcanoes, always the same ones. */
export function smoking(land: readonly Land[]): Vector[] {
  return land
    .filter(({ terrain }) => terrain === "V")
    .sort((a, b) => b.level - a.level || a.hex[1] - b.hex[1] || a.hex[0] - b.hex[0])
    .slice(0, MOST)
    .map(({ hex, level }) => topOf(hex, level, CONE_HEIGHT - 0.02));
}

/** The puffs over some craters after some seconds. */
export const wisps = (craters: readonly Vector[], time: number): Placement[] =>
  craters.flatMap(([x, y, z], crater) => {
    const random = seededRandom(crater + 91);
    return Array.from({ length: PUFFS }, (_, k): Placement => {
      const age = (time / LIFE + k / PUFFS + 0.37 * crater) % 1;
      const [dx, dz] = [0.2 * (random() - 0.5), 0.2 * (random() - 0.5)];
      return {
        at: [x + dx * (0.3 + age) + 0.5 * age * age, y + 1.05 * age, z + dz * (0.3 + age) - 0.2 * age * age],
        scale: (0.6 + 1.2 * age) * Math.min(1, 6 * age) * (1 - age ** 3),
      };
    });
  });

export function Wisps({ land }: { readonly land: readonly Land[] }) {
  const craters = useMemo(() => smoking(land), [land]);
  const mesh = useMovingInstances(PUFF, puffMaterial, MOST * PUFFS);
  useFrame(({ camera }) => fill(mesh, wisps(craters, ambientTime.value), camera.quaternion));
  return <primitive object={mesh} name="wisps" renderOrder={5} />;
}
