/** What grows and lies on the hexes, and where. */
import {
  BufferGeometry,
  Color,
  ConeGeometry,
  CylinderGeometry,
  DodecahedronGeometry,
  IcosahedronGeometry,
  Matrix4,
  Vector3,
} from "three";
import { centre, type Hex, hexText } from "../../../board/hexes";
import type { Placement } from "../../../scene/Instances";
import { around, softShadows, type Spot } from "../../../scene/scatter";
import { at, hexSeed, memo, rough, seededRandom, Shape } from "../../../scene/shapes";
import { lavaAngle, type Land } from "../model";
import { CONE_HEIGHT, heightOf } from "./sizes";

export type Plant = "tree" | "palm" | "rock" | "tuft" | "reed" | "stone" | "cone" | "lava";

export const PLANTS: readonly Plant[] = ["tree", "palm", "rock", "tuft", "reed", "stone", "cone", "lava"];

function tree(): BufferGeometry {
  const lit = ({ y }: Vector3) => 0.72 + 0.75 * Math.min(1, Math.max(0, (y - 0.12) / 0.36));
  return new Shape()
    .add(new CylinderGeometry(0.022, 0.034, 0.16, 5), "#5a3a1e", at(0, 0.08, 0))
    .add(rough(new IcosahedronGeometry(0.17, 1), 0.035, 1), "#2f7d3c", at(0, 0.27, 0, 0, [1, 0.9, 1]), lit)
    .add(rough(new IcosahedronGeometry(0.11, 0), 0.03, 2), "#3f9150", at(0.09, 0.2, 0.06), lit)
    .build();
}

function palm(): BufferGeometry {
  const shape = new Shape();
  const bend = [0, 0.01, 0.04, 0.1];
  for (let k = 0; k < 3; k++) {
    const lean = Math.atan2(bend[k + 1]! - bend[k]!, 0.14);
    shape.add(
      new CylinderGeometry(0.02, 0.027, 0.15, 5),
      k % 2 ? "#8a6233" : "#7b5427",
      new Matrix4()
        .makeTranslation((bend[k]! + bend[k + 1]!) / 2, 0.07 + 0.14 * k, 0)
        .multiply(new Matrix4().makeRotationZ(-lean)),
    );
  }
  const [light, dark] = [new Color("#5cb452"), new Color("#2f8440")];
  for (let leaf = 0; leaf < 7; leaf++) {
    const angle = (leaf * 2 * Math.PI) / 7;
    const place = at(bend[3]!, 0.43, 0, angle);
    const spine = [
      [0, 0],
      [0.13, 0.055],
      [0.27, -0.02],
      [0.34, -0.1],
    ] as const;
    for (let k = 0; k < 3; k++) {
      const [a, b] = [spine[k]!, spine[k + 1]!];
      const width = [0.028, 0.06, 0.045, 0.005];
      const corner = (p: readonly [number, number], w: number, drop: number) =>
        new Vector3(p[0], p[1] - drop, w).applyMatrix4(place).toArray();
      for (const side of [-1, 1]) {
        const [p, q] = [corner(a, 0, 0), corner(b, 0, 0)];
        const [r, s] = [corner(a, side * width[k]!, 0.02), corner(b, side * width[k + 1]!, 0.02)];
        if (side > 0) shape.quad(p, r, s, q, light, dark);
        else shape.quad(p, q, s, r, light, dark);
      }
    }
  }
  return shape.build();
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

function tuft(): BufferGeometry {
  const shape = new Shape();
  for (const [x, z, h] of [
    [0, 0, 0.15],
    [0.04, 0.02, 0.11],
    [-0.035, 0.025, 0.12],
    [0.01, -0.04, 0.1],
  ] as const)
    shape.add(new ConeGeometry(0.018, h, 3), "#7fa83a", at(x, h / 2, z, x * 40), ({ y }) => 0.8 + y * 3);
  return shape.build();
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

function stone(): BufferGeometry {
  return new Shape()
    .add(
      rough(new IcosahedronGeometry(0.075, 0), 0.02, 9),
      "#b9b2a2",
      at(0, 0.02, 0, 0, [1, 0.7, 1]),
      ({ y }) => 0.85 + y * 3,
    )
    .build();
}

const CONE = [
  [0.62, 0],
  [0.51, 0.13],
  [0.37, 0.34],
  [0.26, CONE_HEIGHT],
  [0.18, CONE_HEIGHT - 0.1],
] as const;
const SIDES = 14;

function cone(): BufferGeometry {
  const shape = new Shape();
  const random = seededRandom(11);
  const rings = CONE.map(([radius, height], ring) =>
    Array.from({ length: SIDES }, (_, k) => {
      const angle = (2 * Math.PI * (k + (ring % 2) / 2)) / SIDES;
      const reach = radius * (1 + (ring === 4 ? 0 : (random() - 0.5) * 0.14));
      return [
        reach * Math.cos(angle),
        Math.max(0, height + (ring === 0 || ring === 4 ? 0 : (random() - 0.5) * 0.06)),
        -reach * Math.sin(angle),
      ];
    }),
  );
  const tones = ["#4a2f26", "#5c3b2e", "#6f4a38", "#3a231b"].map((colour) => new Color(colour));
  for (let ring = 0; ring + 1 < rings.length; ring++)
    for (let k = 0; k < SIDES; k++) {
      const [a, b] = [rings[ring]![k]!, rings[ring]![(k + 1) % SIDES]!];
      const [c, d] = [rings[ring + 1]![(k + 1) % SIDES]!, rings[ring + 1]![k]!];
      const tone = tones[Math.min(ring, 3)]!;
      const worn = () => tone.clone().multiplyScalar(0.85 + random() * 0.35);
      // Every other ring is turned by half a step.
      shape.triangle(a, b, ring % 2 ? c : d, worn()).triangle(ring % 2 ? a : b, c, d, worn());
    }
  return shape.build();
}

/**
 * Glowing: the crater's lake, and the stream towards the tile's other fields, so that a volcano's direction is seen.
 */
function lava(): BufferGeometry {
  const shape = new Shape();
  const [hot, warm, cool] = [new Color("#ffd25e"), new Color("#ff7a2c"), new Color("#c8401a")];
  for (let k = 0; k < 12; k++) {
    const [a, b] = [(k * Math.PI) / 6, ((k + 1) * Math.PI) / 6];
    const corner = (angle: number) => [0.19 * Math.cos(angle), CONE_HEIGHT - 0.07, -0.19 * Math.sin(angle)];
    shape.triangle([0, CONE_HEIGHT - 0.055, 0], corner(a), corner(b), [hot, warm, warm]);
  }
  // The stream lies a little above the cone's mantle, so that it never sinks into it.
  const line = [
    [0.15, CONE_HEIGHT - 0.03, 0.09],
    [0.28, CONE_HEIGHT + 0.03, 0.11],
    [0.41, 0.36, 0.12],
    [0.56, 0.17, 0.13],
    [0.68, 0.045, 0.11],
    [0.86, 0.02, 0.015],
  ] as const;
  const tones = [hot, hot, warm, warm, cool, cool];
  for (let k = 0; k + 1 < line.length; k++) {
    const [[x, y, w], [u, v, s]] = [line[k]!, line[k + 1]!];
    shape.quad([x, y, w], [u, v, s], [u, v + 0.015, 0], [x, y + 0.02, 0], tones[k]!, tones[k + 1]!);
    shape.quad([u, v, -s], [x, y, -w], [x, y + 0.02, 0], [u, v + 0.015, 0], tones[k + 1]!, tones[k]!);
  }
  return shape.build();
}

const MAKE: Readonly<Record<Plant, () => BufferGeometry>> = { tree, palm, rock, tuft, reed, stone, cone, lava };
export const plantGeometry = memo((plant: Plant) => MAKE[plant]());

/** What stands on one hex; with something built, its middle stays free. */
function spots({ hex, terrain }: Land, built: boolean, part: number): Spot<Plant>[] {
  const random = seededRandom(hexSeed(hex) + 17);
  const ring = (plant: Plant, count: number, near: number, far: number, size: number) =>
    around(random, part, plant, count, [near, far], size);
  switch (terrain) {
    case "J":
      return built
        ? ring("tree", 7, 0.58, 0.66, 0.72)
        : [...ring("tree", 7, 0.48, 0.62, 1), ...ring("tree", 3, 0.12, 0.26, 1.12)];
    case "C":
      return built ? ring("tuft", 6, 0.55, 0.7, 0.9) : ring("tuft", 10, 0.15, 0.68, 1);
    case "S":
      return [...ring("palm", built ? 1 : 2, 0.52, 0.62, built ? 0.85 : 1), ...ring("stone", 3, 0.5, 0.68, 0.5)];
    case "R":
      return built
        ? ring("rock", 5, 0.56, 0.66, 0.62)
        : [...ring("rock", 4, 0.4, 0.6, 0.95), ...ring("rock", 1, 0, 0.12, 1.35), ...ring("stone", 5, 0.3, 0.68, 0.8)];
    case "L":
      return [...ring("stone", 9, 0.66, 0.7, 1), ...ring("reed", 4, 0.6, 0.64, 1)];
    case "V":
      return [];
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
const SHADOW: Partial<Record<Plant, number>> = { tree: 0.24, palm: 0.2, rock: 0.26, cone: 0.78 };

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
