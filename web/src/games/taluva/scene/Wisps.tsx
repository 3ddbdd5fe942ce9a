/** Thin smoke over the highest volcanoes, at high detail. It stands still when nothing moves. */
import { useFrame } from "@react-three/fiber";
import { useMemo } from "react";
import { BufferGeometry, Float32BufferAttribute, MeshBasicMaterial } from "three";
import { ambientTime } from "../../../scene/ambient";
import type { Vector } from "../../../scene/camera";
import { fill, type Placement, useMovingInstances } from "../../../scene/Instances";
import { seededRandom } from "../../../scene/shapes";
import type { Land } from "../model";
import { CONE_HEIGHT, topOf } from "./sizes";

/** How many volcanoes smoke, and how many puffs each has in the air. */
const [MOST, PUFFS] = [5, 9];
/** Seconds that a puff takes from the crater until it is gone. */
const LIFE = 7;
const THIN = new MeshBasicMaterial({ vertexColors: true, transparent: true, depthWrite: false });

/** A disc that fades towards its rim. */
function puff(): BufferGeometry {
  const [radius, sides, dense] = [0.17, 12, 0.42];
  const corner = (side: number, seen: number) => {
    const angle = (2 * Math.PI * side) / sides;
    const reach = seen > 0 ? 0 : radius;
    return { at: [reach * Math.cos(angle), reach * Math.sin(angle), 0], tone: [0.93, 0.9, 0.87, seen] };
  };
  const corners = Array.from({ length: sides }, (_, k) => [corner(k, dense), corner(k, 0), corner(k + 1, 0)]).flat();
  const made = new BufferGeometry();
  made.setAttribute(
    "position",
    new Float32BufferAttribute(
      corners.flatMap(({ at }) => at),
      3,
    ),
  );
  made.setAttribute(
    "color",
    new Float32BufferAttribute(
      corners.flatMap(({ tone }) => tone),
      4,
    ),
  );
  return made;
}
const PUFF = puff();

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
  const mesh = useMovingInstances(PUFF, THIN, MOST * PUFFS);
  useFrame(({ camera }) => fill(mesh, wisps(craters, ambientTime.value), camera.quaternion));
  return <primitive object={mesh} name="wisps" renderOrder={5} />;
}
