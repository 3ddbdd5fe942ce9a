/**
 * The island's ground: cliffs in strata and rims coloured by level, tops with their terrain's picture; a groove where a
 * tile ends. Ground below something higher is darker: the light that does not reach it is painted into its corners.
 */
import { BufferAttribute, BufferGeometry, Color } from "three";
import { centre, hexText, insetCorners, neighbour, type Point } from "../../../board/hexes";
import { hexSeed, seededRandom, Shape } from "../../../scene/shapes";
import { levelColour } from "../appearance";
import { insideEdges, type Land, type Terrain } from "../model";
import { heightOf, levelAt } from "./sizes";

export const TERRAINS: readonly Terrain[] = ["V", "J", "C", "S", "R", "L"];

/** The terrains' pictures are side by side in one texture, three to a row. */
export const PICTURE_COLUMNS = 3;
export const PICTURE_ROWS = 2;

export interface Ground {
  readonly rock: BufferGeometry;
  readonly tops: BufferGeometry;
}

/** How dark a corner gets below a cliff of one level, and at most. */
const SHADE = 0.17;
const DEEPEST = 0.42;
/** The part of a top, seen from its middle, that a cliff beside it leaves as bright as it is. */
const OPEN = 0.5;
const BEVEL = 0.05;
const GROOVE = 0.035;
const RIM = 0.13;

/**
 * Build the ground of some land.
 *
 * `below` tells how deep the walls under an edge go: to the level of what is next to it, or, for a tile by itself, to
 * its own underside.
 */
export function buildGround(
  land: readonly Land[],
  levels: ReadonlyMap<string, Land>,
  below: (each: Land, direction: number) => number = (each, d) => levelAt(levels, neighbour(each.hex, d)),
): Ground {
  const rock = new Shape();
  const [positions, uvs, shades]: [number[], number[], number[]] = [[], [], []];
  for (const each of land) {
    const { hex, level, terrain } = each;
    const [x, z] = centre(hex);
    const y = heightOf(level);
    const inside = insideEdges(each, levels);
    const ring = (insets: (within: boolean) => number, height: number) =>
      insetCorners(inside.map(insets)).map(([dx, dz]: Point): readonly number[] => [x + dx, height, z + dz]);
    const outer = ring(() => 0, y - BEVEL);
    const edge = ring((within) => (within ? 0 : GROOVE), y);
    const top = ring((within) => (within ? 0.008 : RIM), y);
    const rim = new Color(levelColour(level));
    const groove = rim.clone().multiplyScalar(0.45);
    for (let d = 0; d < 6; d++) {
      const next = (d + 1) % 6;
      rock.quad(outer[d]!, outer[next]!, edge[next]!, edge[d]!, groove, rim);
      rock.quad(edge[d]!, edge[next]!, top[next]!, top[d]!, rim);
      walls(rock, outer[d]!, outer[next]!, level, below(each, d));
    }
    // Two pictures of one terrain are turned differently, so that they do not look alike.
    const turn = Math.floor(seededRandom(hexSeed(hex))() * 6) * (Math.PI / 3);
    const cell = TERRAINS.indexOf(terrain);
    const uv = (dx: number, dz: number): [number, number] => {
      const [u, v] = [Math.cos(turn) * dx - Math.sin(turn) * dz, Math.sin(turn) * dx + Math.cos(turn) * dz];
      return [
        ((cell % PICTURE_COLUMNS) + 0.5 + u * 0.48) / PICTURE_COLUMNS,
        1 - (Math.floor(cell / PICTURE_COLUMNS) + 0.5 + v * 0.48) / PICTURE_ROWS,
      ];
    };
    const light = Math.min(1.04, 0.86 + 0.06 * level);
    const dim = cornerShades(each, levels);
    const middle = { at: [x, y, z] as readonly number[], shade: light };
    const inner = top.map((corner) => ({
      at: corner.map((one, k) => middle.at[k]! + (one - middle.at[k]!) * OPEN),
      shade: light,
    }));
    const rims = top.map((corner, k) => ({ at: corner, shade: light * (1 - dim[k]!) }));
    const triangle = (...corners: readonly { readonly at: readonly number[]; readonly shade: number }[]) => {
      for (const { at, shade } of corners) {
        positions.push(...at);
        uvs.push(...uv(at[0]! - x, at[2]! - z));
        shades.push(shade, shade, shade);
      }
    };
    for (let d = 0; d < 6; d++) {
      const next = (d + 1) % 6;
      triangle(middle, inner[d]!, inner[next]!);
      triangle(inner[d]!, rims[d]!, rims[next]!);
      triangle(inner[d]!, rims[next]!, inner[next]!);
    }
  }
  const tops = new BufferGeometry();
  tops.setAttribute("position", new BufferAttribute(new Float32Array(positions), 3));
  tops.setAttribute("uv", new BufferAttribute(new Float32Array(uvs), 2));
  tops.setAttribute("color", new BufferAttribute(new Float32Array(shades), 3));
  tops.computeVertexNormals();
  return { rock: rock.build(), tops };
}

/** How much darker each corner of a hex's top is because of what stands higher beside it. */
function cornerShades({ hex, level }: Land, levels: ReadonlyMap<string, Land>): number[] {
  const above = [0, 1, 2, 3, 4, 5].map((d) => Math.max(0, levelAt(levels, neighbour(hex, d)) - level));
  // Corner k is where the edges towards k - 1 and k meet.
  return above.map((one, k) => Math.min(DEEPEST, SHADE * (one + above[(k + 5) % 6]!)));
}

/** Layers of a storey from its top to its foot: how deep each goes, how dark it is, how far from the level's colour. */
const STRATA = [
  { to: 0.3, tone: 1, earth: 0 },
  { to: 0.46, tone: 0.74, earth: 0.35 },
  { to: 0.72, tone: 0.88, earth: 0.12 },
  { to: 0.93, tone: 0.64, earth: 0.3 },
  { to: 1, tone: 0.34, earth: 0.3 },
] as const;
const EARTH = new Color("#6a4632");

/** The cliff under one edge, a storey for each level down to what is beside it; layers meet where cliffs do. */
function walls(rock: Shape, a: readonly number[], b: readonly number[], level: number, lower: number): void {
  for (let storey = level; storey > lower; storey--) {
    const colour = new Color(levelColour(storey));
    const high = storey === level ? a[1]! : heightOf(storey);
    const low = heightOf(storey - 1);
    const height = (corner: readonly number[], layer: number): number => {
      const to = layer < 0 ? 0 : STRATA[layer]!.to;
      const wave = layer < 0 || to === 1 ? 0 : 0.1 * (seededRandom(cornerSeed(corner) + 7 * layer + storey)() - 0.5);
      return high - (to + wave) * (high - low);
    };
    STRATA.forEach(({ tone, earth }, layer) => {
      const at = (corner: readonly number[], line: number) => [corner[0]!, height(corner, line), corner[2]!];
      const bright = colour.clone().lerp(EARTH, earth).multiplyScalar(tone);
      const dark = bright.clone().multiplyScalar(0.9);
      rock.quad(at(a, layer), at(b, layer), at(b, layer - 1), at(a, layer - 1), dark, bright);
    });
  }
}

/** The same number for a corner of the island, whichever of its hexes asks. */
const cornerSeed = ([x, , z]: readonly number[]): number => Math.round(x! * 40) * 7919 + Math.round(z! * 40) * 104729;

/** Tiles by themselves, in the air or in the hand: a storey thick, whatever lies around. */
export function buildTile(land: readonly Land[]): Ground {
  const levels = new Map(land.map((each) => [hexText(each.hex), each]));
  return buildGround(land, levels, (each, d) => (insideEdges(each, levels)[d] ? each.level : each.level - 1));
}
