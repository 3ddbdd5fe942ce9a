/** What grows and lies on the hexes, and where. */
import {
  type BufferGeometry,
  Color,
  CylinderGeometry,
  DodecahedronGeometry,
  IcosahedronGeometry,
  type Vector3,
} from "three";
import { centre, type Hex, hexText } from "../../../board/hexes";
import type { Placement } from "../../../scene/Instances";
import { bush, flower, palm, stone, tuft } from "../../../scene/plants";
import { around, softShadows, type Spot } from "../../../scene/scatter";
import { at, hexSeed, memo, rough, seededRandom, Shape } from "../../../scene/shapes";
import { lavaAngle, type Land } from "../model";
import { CONE_HEIGHT, heightOf } from "./sizes";

export const PLANTS = ["tree", "palm", "bush", "flower", "rock", "tuft", "reed", "stone", "cone", "lava"] as const;
export type Plant = (typeof PLANTS)[number];

function tree(): BufferGeometry {
  const lit = ({ y }: Vector3) => 0.72 + 0.75 * Math.min(1, Math.max(0, (y - 0.12) / 0.36));
  return new Shape()
    .add(new CylinderGeometry(0.022, 0.034, 0.16, 5), "#5a3a1e", at(0, 0.08, 0))
    .add(rough(new IcosahedronGeometry(0.17, 1), 0.035, 1), "#2f7d3c", at(0, 0.27, 0, 0, [1, 0.9, 1]), lit)
    .add(rough(new IcosahedronGeometry(0.11, 0), 0.03, 2), "#3f9150", at(0.09, 0.2, 0.06), lit)
    .build();
}

function rock(): BufferGeometry {
  return new Shape()
    .add(
      rough(new DodecahedronGeometry(0.17, 0), 0.05, 5),
      "#9aa0a6",
      at(0, 0.07, 0, 0, [1.1, 0.85, 0.95]),
      ({ y }) => 0.72 + y * 2.2,
    )
    .build();
}

function reed(): BufferGeometry {
  const shape = new Shape();
  for (const [x, z, h] of [
    [0, 0, 0.26],
    [0.05, 0.02, 0.2],
    [-0.04, 0.03, 0.22],
  ] as const) {
    shape.add(new CylinderGeometry(0.008, 0.012, h, 3), "#5f8f3a", at(x, h / 2, z));
    shape.add(new CylinderGeometry(0.017, 0.017, 0.06, 4), "#7a4a22", at(x, h, z));
  }
  return shape.build();
}

/** The mantle of a volcano from its foot to the bottom of its crater: how far out, how high, and in which colour. */
const CONE = [
  { reach: 0.66, height: 0, colour: "#83583f" },
  { reach: 0.56, height: 0.09, colour: "#7a4d38" },
  { reach: 0.44, height: 0.24, colour: "#6c4232" },
  { reach: 0.33, height: 0.4, colour: "#8a4c33" },
  { reach: 0.265, height: CONE_HEIGHT, colour: "#5e352a" },
  { reach: 0.18, height: CONE_HEIGHT - 0.1, colour: "#a8401d" },
] as const;
const SIDES = 20;

function cone(): BufferGeometry {
  const shape = new Shape();
  const random = seededRandom(11);
  const last = CONE.length - 1;
  const rings = CONE.map(({ reach, height }, ring) =>
    Array.from({ length: SIDES }, (_, k) => {
      const angle = (2 * Math.PI * (k + (ring % 2) / 2)) / SIDES;
      // Ridges run down the mantle and end at its foot; the crater is round.
      const ridge = ring === last ? 0 : 0.07 * Math.cos(5 * angle + 0.9) + 0.05 * Math.cos(9 * angle) + 0.05 * random();
      const out = reach * (1 + ridge);
      const up = ring === 0 || ring === last ? 0 : 0.05 * (random() - 0.5);
      return [out * Math.cos(angle), Math.max(0, height + up), -out * Math.sin(angle)];
    }),
  );
  const tones = CONE.map(({ colour }) => new Color(colour));
  for (let ring = 0; ring < last; ring++)
    for (let k = 0; k < SIDES; k++) {
      const [a, b] = [rings[ring]![k]!, rings[ring]![(k + 1) % SIDES]!];
      const [c, d] = [rings[ring + 1]![(k + 1) % SIDES]!, rings[ring + 1]![k]!];
      const worn = 0.86 + random() * 0.28;
      const [low, high] = [tones[ring]!, tones[ring + 1]!].map((tone) => tone.clone().multiplyScalar(worn)) as [
        Color,
        Color,
      ];
      // Every other ring is turned by half a step.
      if (ring % 2) shape.triangle(a, b, c, [low, low, high]).triangle(a, c, d, [low, high, high]);
      else shape.triangle(a, b, d, [low, low, high]).triangle(b, c, d, [low, high, high]);
    }
  return shape.build();
}

/**
 * Glowing: the crater's lake, and the stream towards the tile's other fields, so that a volcano's direction is seen.
 */
function lava(): BufferGeometry {
  const shape = new Shape();
  const [white, hot, warm, cool] = ["#fff1a8", "#ffc04a", "#ff7426", "#c23c17"].map((tone) => new Color(tone)) as [
    Color,
    Color,
    Color,
    Color,
  ];
  for (let k = 0; k < 12; k++) {
    const corner = (step: number, reach: number, height: number) => {
      const angle = (step * Math.PI) / 6;
      return [reach * Math.cos(angle), CONE_HEIGHT + height, -reach * Math.sin(angle)];
    };
    const [inner, rim] = [(step: number) => corner(step, 0.12, -0.06), (step: number) => corner(step, 0.2, -0.075)];
    shape.triangle([0, CONE_HEIGHT - 0.05, 0], inner(k), inner(k + 1), [white, hot, hot]);
    shape.quad(inner(k + 1), inner(k), rim(k), rim(k + 1), hot, warm);
  }
  // The stream lies a little above the cone's mantle, so that it never sinks into it.
  const line = [
    [0.13, CONE_HEIGHT - 0.04, 0.08],
    [0.29, CONE_HEIGHT + 0.055, 0.1],
    [0.39, 0.41, 0.085],
    [0.52, 0.25, 0.12],
    [0.64, 0.115, 0.095],
    [0.76, 0.04, 0.13],
    [0.9, 0.02, 0.02],
  ] as const;
  const tones = [white, hot, hot, warm, warm, cool, cool];
  const edges = [hot, warm, warm, cool, cool, cool, cool];
  for (let k = 0; k + 1 < line.length; k++) {
    const [[x, y, w], [u, v, s]] = [line[k]!, line[k + 1]!];
    // Hottest in its middle.
    const [near, far, side, end] = [tones[k]!, tones[k + 1]!, edges[k]!, edges[k + 1]!];
    for (const z of [1, -1]) {
      const [a, b, c, d] = [
        [x, y, z * w],
        [u, v, z * s],
        [u, v + 0.015, 0],
        [x, y + 0.02, 0],
      ] as const;
      if (z > 0) shape.triangle(a, b, c, [side, end, far]).triangle(a, c, d, [side, far, near]);
      else shape.triangle(b, a, c, [end, side, far]).triangle(a, d, c, [side, near, far]);
    }
  }
  return shape.build();
}

const MAKE: Readonly<Record<Plant, () => BufferGeometry>> = {
  tree,
  palm,
  bush,
  flower,
  rock,
  tuft,
  reed,
  stone,
  cone,
  lava,
};
export const plantGeometry = memo((plant: Plant) => MAKE[plant]());

/** What stands on one hex; with something built, its middle stays free. Each terrain has three ways to grow. */
function spots({ hex, terrain }: Land, built: boolean, part: number): Spot<Plant>[] {
  const random = seededRandom(hexSeed(hex) + 17);
  const way = Math.floor(random() * 3);
  const ring = (plant: Plant, count: number, near: number, far: number, size: number) =>
    count === 0 ? [] : around(random, part, plant, count, [near, far], size);
  switch (terrain) {
    case "J":
      if (built) return [...ring("tree", 6, 0.6, 0.68, 0.72), ...ring("bush", [0, 2, 3][way]!, 0.62, 0.68, 0.8)];
      return [
        ...ring("tree", [7, 6, 5][way]!, 0.48, 0.62, [1, 1.05, 0.92][way]!),
        ...ring("tree", [3, 1, 4][way]!, 0.12, 0.26, 1.12),
        ...ring("palm", [0, 2, 0][way]!, 0.16, 0.3, 1.1),
        ...ring("bush", [2, 3, 4][way]!, 0.6, 0.7, 0.85),
      ];
    case "C":
      if (built) return [...ring("tuft", 5, 0.55, 0.7, 0.9), ...ring("flower", [2, 4, 3][way]!, 0.56, 0.7, 0.9)];
      return [
        ...ring("tuft", [9, 7, 6][way]!, 0.15, 0.68, 1),
        ...ring("flower", [3, 7, 4][way]!, 0.1, 0.66, 1),
        ...ring("bush", [1, 0, 3][way]!, 0.3, 0.6, 1),
      ];
    case "S":
      if (built) return [...ring("palm", 1, 0.56, 0.62, 0.85), ...ring("stone", [3, 2, 4][way]!, 0.56, 0.68, 0.5)];
      return [
        ...ring("palm", [2, 3, 1][way]!, 0.3, 0.52, 1.05),
        ...ring("stone", [3, 1, 5][way]!, 0.3, 0.68, 0.5),
        ...ring("tuft", [0, 3, 2][way]!, 0.3, 0.62, 0.8),
      ];
    case "R":
      if (built) return [...ring("rock", 5, 0.58, 0.66, 0.62), ...ring("tuft", way, 0.58, 0.7, 0.8)];
      return [
        ...ring("rock", [4, 3, 6][way]!, 0.4, 0.6, [0.95, 1.1, 0.75][way]!),
        ...ring("rock", 1, 0, 0.12, [1.35, 1.75, 1.1][way]!),
        ...ring("stone", [5, 4, 7][way]!, 0.3, 0.68, 0.8),
        ...ring("tuft", [2, 4, 1][way]!, 0.36, 0.68, 0.85),
      ];
    case "L":
      return [
        ...ring("stone", [9, 6, 8][way]!, 0.66, 0.7, 1),
        ...ring("reed", [4, 7, 2][way]!, 0.6, 0.66, 1),
        ...ring("bush", [0, 1, 2][way]!, 0.72, 0.76, 0.7),
      ];
    case "V":
      return ring("stone", [2, 4, 3][way]!, 0.7, 0.78, 0.6);
  }
}

/** What the colours of a hex's plants and stones are multiplied with: no two hexes are alike. */
function tints(hex: Hex): string[] {
  const random = seededRandom(hexSeed(hex) + 41);
  const [warm, bright] = [random(), 0.86 + 0.2 * random()];
  return [0, 1, 2].map(() => {
    const light = bright * (0.92 + 0.16 * random());
    const channel = (share: number) => Math.round(255 * Math.min(1, light * share));
    return `rgb(${channel(0.88 + 0.2 * warm)}, ${channel(1)}, ${channel(1.02 - 0.26 * warm)})`;
  });
}

/** How far the soft shadow of a plant or a stone reaches. */
const SHADOW: Partial<Record<Plant, number>> = { tree: 0.24, palm: 0.2, bush: 0.16, rock: 0.26, cone: 0.8 };

export const plantShadows = (grown: Readonly<Record<Plant, readonly Placement[]>>): Placement[] =>
  softShadows(grown, SHADOW);

/** Everything that grows on some land, by its shape. */
export function scenery(
  land: readonly Land[],
  built: ReadonlySet<string>,
  part: number,
): Readonly<Record<Plant, Placement[]>> {
  const placed = Object.fromEntries(PLANTS.map((plant) => [plant, [] as Placement[]])) as Record<Plant, Placement[]>;
  for (const each of land) {
    const [x, z] = centre(each.hex);
    const y = heightOf(each.level);
    const turn = (hexSeed(each.hex) % 628) / 100;
    if (each.terrain === "V" && each.direction !== null) {
      const angle = (lavaAngle(each.direction, each.double) * Math.PI) / 180;
      placed.cone.push({ at: [x, y, z], turn: angle });
      placed.lava.push({ at: [x, y, z], turn: angle });
    }
    const shades = tints(each.hex);
    spots(each, built.has(hexText(each.hex)), part).forEach((spot, k) =>
      placed[spot.plant].push({
        at: [x + spot.x, y, z + spot.z],
        turn: turn + k * 1.7,
        scale: spot.scale,
        colour: shades[k % shades.length]!,
      }),
    );
  }
  return placed;
}
