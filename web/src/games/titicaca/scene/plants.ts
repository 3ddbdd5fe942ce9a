/** What grows and lies on the landscapes, and where. Every landscape is told by its shapes as well as by its colour. */
import {
  BoxGeometry,
  type BufferGeometry,
  Color,
  ConeGeometry,
  CylinderGeometry,
  IcosahedronGeometry,
  type Vector3,
} from "three";
import { centre } from "../../../board/hexes";
import type { Placement } from "../../../scene/Instances";
import { flower } from "../../../scene/plants";
import { around, softShadows, type Spot } from "../../../scene/scatter";
import { at, hexSeed, memo, rough, seededRandom, Shape } from "../../../scene/shapes";
import type { Place } from "../turn";
import { heightAt } from "./relief";

export const PLANTS = ["pine", "peak", "acacia", "straw", "shrub", "boulder", "flower", "llama"] as const;
export type Plant = (typeof PLANTS)[number];
/** Those that move in the wind. */
export const SWAYING: ReadonlySet<Plant> = new Set(["pine", "acacia", "straw", "flower"]);

function pine(): BufferGeometry {
  const shape = new Shape().add(new CylinderGeometry(0.025, 0.035, 0.14, 5), "#5a3a1e", at(0, 0.05, 0));
  for (const [radius, height, y] of [
    [0.17, 0.24, 0.2],
    [0.135, 0.21, 0.33],
    [0.09, 0.18, 0.45],
  ] as const)
    shape.add(
      rough(new ConeGeometry(radius, height, 7), 0.02, 4),
      "#2f7140",
      at(0, y, 0, y * 9),
      ({ y: up }) => 0.7 + up * 1.1,
    );
  return shape.build();
}

const RIDGES = 9;

/** A rugged peak with snow on it. */
function peak(): BufferGeometry {
  const shape = new Shape();
  const random = seededRandom(23);
  const rings = [
    [0.42, -0.08],
    [0.3, 0.2],
    [0.17, 0.48],
    [0.075, 0.68],
  ].map(([radius, height], ring) =>
    Array.from({ length: RIDGES }, (_, k) => {
      const angle = (2 * Math.PI * k) / RIDGES;
      // Ridges and gullies, the same from the foot to the snow.
      const reach = radius! * ((k % 3 === 0 ? 1.18 : k % 3 === 1 ? 0.84 : 0.98) + (random() - 0.5) * 0.12);
      return [reach * Math.cos(angle), height! + (ring === 0 ? 0 : (random() - 0.5) * 0.08), -reach * Math.sin(angle)];
    }),
  );
  const [rock, snow] = [new Color("#8b9099"), new Color("#fbfdff")];
  const tone = (y: number) =>
    rock
      .clone()
      .multiplyScalar(0.72 + 0.5 * Math.max(0, y) + 0.16 * random())
      .lerp(snow, y > 0.5 ? 1 : y > 0.42 ? 0.5 : 0);
  for (let ring = 0; ring + 1 < rings.length; ring++)
    for (let k = 0; k < RIDGES; k++) {
      const next = (k + 1) % RIDGES;
      const [a, b, c, d] = [rings[ring]![k]!, rings[ring]![next]!, rings[ring + 1]![next]!, rings[ring + 1]![k]!];
      shape.triangle(a, b, c, tone((a[1]! + b[1]! + c[1]!) / 3)).triangle(a, c, d, tone((a[1]! + c[1]! + d[1]!) / 3));
    }
  const top = rings.at(-1)!;
  for (let k = 0; k < RIDGES; k++) shape.triangle(top[k]!, top[(k + 1) % RIDGES]!, [0.01, 0.8, 0], tone(0.7));
  return shape.build();
}

function acacia(): BufferGeometry {
  const lit = ({ y }: Vector3) => 0.5 + 1.35 * (y - 0.1);
  return new Shape()
    .add(new CylinderGeometry(0.02, 0.036, 0.34, 5), "#6d4a26", at(0, 0.15, 0))
    .add(rough(new IcosahedronGeometry(0.2, 1), 0.04, 6), "#8a9a35", at(0, 0.36, 0, 0, [1.15, 0.36, 1]), lit)
    .add(rough(new IcosahedronGeometry(0.12, 0), 0.03, 7), "#9aa83e", at(0.1, 0.43, 0.04, 0, [1, 0.4, 1]), lit)
    .build();
}

function straw(): BufferGeometry {
  const shape = new Shape();
  for (const [x, z, h] of [
    [0, 0, 0.22],
    [0.05, 0.02, 0.17],
    [-0.045, 0.03, 0.18],
    [0.015, -0.05, 0.16],
    [-0.03, -0.035, 0.2],
  ] as const)
    shape.add(new ConeGeometry(0.022, h, 3), "#f2d27c", at(x, h / 2 - 0.02, z, x * 40), ({ y }) => 0.9 + y * 2.4);
  return shape.build();
}

function shrub(): BufferGeometry {
  const lit = ({ y }: Vector3) => 0.68 + y * 3;
  return new Shape()
    .add(rough(new IcosahedronGeometry(0.1, 1), 0.035, 8), "#8c8a3c", at(0, 0.05, 0, 0, [1, 0.8, 1]), lit)
    .add(rough(new IcosahedronGeometry(0.07, 0), 0.02, 9), "#a39a48", at(0.09, 0.035, 0.03), lit)
    .build();
}

function boulder(): BufferGeometry {
  return new Shape()
    .add(
      rough(new IcosahedronGeometry(0.11, 0), 0.04, 12),
      "#a8593f",
      at(0, 0.04, 0, 0, [1.1, 0.8, 0.95]),
      ({ y }) => 0.8 + y * 3.2,
    )
    .build();
}

function llama(): BufferGeometry {
  const wool = "#f4ead8";
  const lit = ({ y }: Vector3) => 0.78 + y * 0.7;
  const shape = new Shape();
  for (const x of [-0.08, 0.08])
    for (const z of [-0.035, 0.035]) shape.add(new BoxGeometry(0.03, 0.13, 0.03), "#8a6a48", at(x, 0.05, z));
  return shape
    .add(new BoxGeometry(0.24, 0.12, 0.12), wool, at(0, 0.17, 0), lit)
    .add(new BoxGeometry(0.06, 0.18, 0.06), wool, at(0.12, 0.27, 0), lit)
    .add(new BoxGeometry(0.1, 0.06, 0.06), "#c9a97d", at(0.15, 0.37, 0), lit)
    .add(new ConeGeometry(0.014, 0.06, 4), "#8a6a48", at(0.12, 0.42, 0.02))
    .add(new ConeGeometry(0.014, 0.06, 4), "#8a6a48", at(0.12, 0.42, -0.02))
    .add(new BoxGeometry(0.1, 0.02, 0.13), "#c0392f", at(-0.01, 0.235, 0))
    .build();
}

const MAKE: Readonly<Record<Plant, () => BufferGeometry>> = {
  pine,
  peak,
  acacia,
  straw,
  shrub,
  boulder,
  flower,
  llama,
};
export const plantGeometry = memo((plant: Plant) => MAKE[plant]());

/** What stands on one field; with a village its middle stays free. */
function spots({ hex, shown }: Place, built: boolean, part: number): Spot<Plant>[] {
  const random = seededRandom(hexSeed(hex) + 17);
  const ring = (plant: Plant, count: number, near: number, far: number, size: number) =>
    around(random, part, plant, count, [near, far], size);
  const herd = (hexSeed(hex) % 5) as number;
  switch (shown) {
    case "F":
      return built
        ? ring("pine", 9, 0.58, 0.7, 0.7)
        : [...ring("pine", 9, 0.5, 0.68, 0.92), ...ring("pine", 5, 0.14, 0.34, 1.08)];
    case "M":
      return built
        ? ring("peak", 6, 0.58, 0.64, 0.4)
        : [
            { plant: "peak", x: (random() - 0.5) * 0.2, z: -0.1 - random() * 0.1, scale: 1.02 },
            ...ring("peak", 4, 0.4, 0.48, 0.58),
          ];
    case "S":
      return built
        ? [...ring("straw", 8, 0.54, 0.72, 0.9), ...ring("acacia", 1, 0.58, 0.62, 0.7)]
        : [...ring("acacia", 2, 0.22, 0.5, 1.05), ...ring("straw", 8, 0.36, 0.72, 1), ...ring("straw", 4, 0, 0.3, 1)];
    case "P":
      return [
        ...(built ? [] : ring("boulder", 2, 0.1, 0.4, 1.1)),
        ...ring("boulder", 4, 0.5, 0.7, built ? 0.7 : 0.85),
        ...ring("shrub", 5, built ? 0.56 : 0.3, 0.7, 0.95),
        ...(herd === 0 && !built ? ring("llama", 2, 0.25, 0.45, 1) : []),
      ];
    case "G":
      return [
        ...ring("flower", 7, built ? 0.55 : 0.4, 0.72, 1),
        ...(built ? [] : ring("flower", 4, 0.08, 0.35, 1)),
        ...(herd < 2 && !built ? ring("llama", 3, 0.2, 0.5, 1) : []),
      ];
    default:
      return [];
  }
}

/** Everything that grows in the country, by its shape; in hexes that are dimmed it is darker. */
export function growth(
  places: readonly Place[],
  built: ReadonlySet<string>,
  part: number,
  dimmed: (place: Place) => boolean,
): Readonly<Record<Plant, Placement[]>> {
  const placed = Object.fromEntries(PLANTS.map((plant) => [plant, [] as Placement[]])) as Record<Plant, Placement[]>;
  for (const place of places) {
    const [x, z] = centre(place.hex);
    const turn = (hexSeed(place.hex) % 628) / 100;
    const light = dimmed(place) ? 0.42 : 1;
    const random = seededRandom(hexSeed(place.hex) + 41);
    spots(place, built.has(place.text), part).forEach((spot, k) => {
      const shade = Math.round(255 * light * (0.86 + 0.14 * random()));
      placed[spot.plant].push({
        at: [x + spot.x, heightAt(place.hex, place.shown, spot.x, spot.z), z + spot.z],
        turn: turn + k * 1.7,
        scale: spot.scale,
        colour: `rgb(${shade}, ${shade}, ${Math.round(shade * 0.97)})`,
      });
    });
  }
  return placed;
}

/** How far the soft shadow of a plant reaches. */
const SHADOW: Partial<Record<Plant, number>> = { pine: 0.22, acacia: 0.24, shrub: 0.15, boulder: 0.15, llama: 0.16 };

export const plantShadows = (grown: Readonly<Record<Plant, readonly Placement[]>>): Placement[] =>
  softShadows(grown, SHADOW);
