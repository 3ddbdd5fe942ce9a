/** What grows on the sand around Talat's boards, and what tints it. */
import { BufferGeometry, Color, Float32BufferAttribute } from "three";
import type { Point } from "../../../board/hexes";
import type { Placement } from "../../../scene/Instances";
import { bush, flower, palm, stone, tuft } from "../../../scene/plants";
import { softShadows } from "../../../scene/scatter";
import { memo, seededRandom } from "../../../scene/shapes";
import { type BoardName, BOARDS, type Layout } from "../model";
import { BANK, sandbanks } from "./towers";

export const PLANTS = ["palm", "bush", "flower", "tuft", "stone"] as const;
export type Plant = (typeof PLANTS)[number];
export const SWAYING: ReadonlySet<Plant> = new Set(["palm", "bush", "flower", "tuft"]);

const MAKE = { palm, bush, flower, tuft, stone } as const;
export const plantGeometry = memo((plant: Plant) => MAKE[plant]());

/** From a board's middle to the end of the letters beside it, and how much lies between that and a plant. */
const BOARD_REACH = 3.36;
const CLEAR: Readonly<Record<Plant, number>> = { palm: 0.34, bush: 0.2, flower: 0.1, tuft: 0.1, stone: 0.1 };
/** How far from the water nothing grows. */
const WET = 0.3;
const TRIES = 1400;
/** How tall a palm may be: less than hides a square, seen as low as one can look. */
const PALM = 1.15;
const SIZES: Readonly<Record<Plant, number>> = { palm: PALM, bush: 1.6, flower: 1.5, tuft: 1.6, stone: 1.3 };
/** How far apart things of a kind are from anything else. */
const ROOM: Readonly<Record<Plant, number>> = { palm: 0.5, bush: 0.34, flower: 0.26, tuft: 0.24, stone: 0.3 };

/** How far a point is from a board with its letters; less than 0 on it. */
function fromBoard([x, z]: Point, { middle, angle }: Layout): number {
  const turn = (angle * Math.PI) / 180;
  const [dx, dz] = [x - middle[0], z - middle[1]];
  const [along, across] = [dx * Math.cos(turn) + dz * Math.sin(turn), dz * Math.cos(turn) - dx * Math.sin(turn)];
  return Math.max(Math.abs(along), Math.abs(across)) - BOARD_REACH;
}

/** How far a point is from the water; less than 0 in it. */
const inland = ([x, z]: Point, banks: readonly Point[]): number =>
  Math.max(...banks.map(([bx, bz]) => BANK - Math.hypot(x - bx, z - bz)));

/** Everything that grows on the sand, by its shape: always the same around the same boards. */
export function beachGrowth(
  tables: Readonly<Record<BoardName, Layout>>,
  part: number,
): Readonly<Record<Plant, Placement[]>> {
  const random = seededRandom(5);
  const banks = sandbanks(BOARDS.map((name) => tables[name].middle));
  const placed = Object.fromEntries(PLANTS.map((plant) => [plant, [] as Placement[]])) as Record<Plant, Placement[]>;
  const taken: { readonly at: Point; readonly room: number }[] = [];
  for (let k = 0; k < TRIES * part; k++) {
    const [cx, cz] = banks[k % banks.length]!;
    const [angle, reach] = [2 * Math.PI * random(), BANK * Math.sqrt(random())];
    const at: Point = [cx + reach * Math.cos(angle), cz + reach * Math.sin(angle)];
    const plant = PLANTS[Math.min(PLANTS.length - 1, Math.floor(PLANTS.length * random() ** 0.8))]!;
    const [size, turn, shade] = [0.85 + 0.3 * random(), 7 * random(), 0.86 + 0.14 * random()];
    const beside = Math.min(...BOARDS.map((name) => fromBoard(at, tables[name])));
    const crowded = taken.some(
      ({ at: [x, z], room }) => Math.hypot(at[0] - x, at[1] - z) < Math.max(room, ROOM[plant]),
    );
    if (inland(at, banks) < WET || beside < CLEAR[plant] || crowded) continue;
    taken.push({ at, room: ROOM[plant] });
    const light = Math.round(255 * shade);
    placed[plant].push({
      at: [at[0], 0.036, at[1]],
      turn,
      scale: SIZES[plant] * size,
      colour: `rgb(${light}, ${light}, ${Math.round(0.94 * light)})`,
    });
  }
  return placed;
}

export const beachShadows = (grown: Readonly<Record<Plant, readonly Placement[]>>): Placement[] =>
  softShadows(grown, { palm: 0.24, bush: 0.17, stone: 0.1 });

/** How far the green around a palm or a bush reaches, and how dense it is there. */
const GREEN = { palm: { reach: 0.9, dense: 0.75 }, bush: { reach: 0.62, dense: 0.6 } } as const;
const GRASS = new Color("#86b04a");
/** From a board's middle to its edge, and how far the dark around it reaches. */
const [EDGE, SOFT] = [2.8, 0.55];
const SHADE = new Color("#2b1c0c");

/** What tints the sand: grass where something grows, and a soft dark along the boards' edges. */
export function sandTints(
  tables: Readonly<Record<BoardName, Layout>>,
  grown: Readonly<Record<Plant, readonly Placement[]>>,
  sand: string,
): BufferGeometry {
  const [positions, colours, index]: [number[], number[], number[]] = [[], [], []];
  const vertex = (x: number, y: number, z: number, { r, g, b }: Color, seen: number): number => {
    positions.push(x, y, z);
    colours.push(r, g, b, seen);
    return positions.length / 3 - 1;
  };
  const banks = sandbanks(BOARDS.map((name) => tables[name].middle));
  const grass = GRASS.clone().multiply(new Color(sand));
  for (const plant of ["palm", "bush"] as const)
    for (const { at } of grown[plant]) {
      // No grass in the surf.
      const reach = Math.min(GREEN[plant].reach, inland([at[0], at[2]], banks) - 0.1);
      const middle = vertex(at[0], 0.042, at[2], grass, GREEN[plant].dense);
      const rim = Array.from({ length: 14 }, (_, k) => {
        const angle = (k * Math.PI) / 7;
        return vertex(at[0] + reach * Math.cos(angle), 0.042, at[2] - reach * Math.sin(angle), grass, 0);
      });
      rim.forEach((corner, k) => index.push(middle, corner, rim[(k + 1) % rim.length]!));
    }
  for (const name of BOARDS) {
    const { middle, angle } = tables[name];
    const turn = (angle * Math.PI) / 180;
    const beside = (along: number, across: number, dark: number): number =>
      vertex(
        middle[0] + along * Math.cos(turn) - across * Math.sin(turn),
        0.045,
        middle[1] + along * Math.sin(turn) + across * Math.cos(turn),
        SHADE,
        dark,
      );
    // Two outlines with round corners: dark along the board's edge, gone further out.
    const outline = [0, 1, 2, 3].flatMap((corner) => {
      const quarter = (corner * Math.PI) / 2;
      const [sx, sz] = [Math.sign(Math.cos(quarter + Math.PI / 4)), Math.sign(Math.sin(quarter + Math.PI / 4))];
      return [0, 1, 2, 3].map((k) => {
        const side = quarter + (k * Math.PI) / 6;
        const inner = beside(sx * (EDGE - 0.1), sz * (EDGE - 0.1), 0.42);
        beside(sx * (EDGE - 0.05) + SOFT * Math.cos(side), sz * (EDGE - 0.05) + SOFT * Math.sin(side), 0);
        return inner;
      });
    });
    outline.forEach((a, k) => {
      const b = outline[(k + 1) % outline.length]!;
      index.push(a, b, b + 1, a, b + 1, a + 1);
    });
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new Float32BufferAttribute(positions, 3));
  geometry.setAttribute("color", new Float32BufferAttribute(colours, 4));
  geometry.setIndex(index);
  return geometry;
}
