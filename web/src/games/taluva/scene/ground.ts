/**
 * The island's ground: cliffs in strata, rims that go from their level's colour into their terrain's, tops with their
 * terrain's picture; a groove where a tile ends. Ground below something higher is darker: the light that does not reach
 * it is painted into its corners.
 */
import { BufferAttribute, BufferGeometry, Color } from "three";
import { centre, type Hex, hexText, insetCorners, neighbour, type Point } from "../../../board/hexes";
import { hexSeed, seededRandom, Shape } from "../../../scene/shapes";
import { GROUND, levelColour } from "../appearance";
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
/** Where a rim begins to take its terrain's colour, and where it ends. */
const BLEND = 0.075;
const RIM = 0.17;

/** How bright a terrain's picture is: the higher, the brighter. */
export const topLight = (level: number): number => Math.min(1.04, 0.86 + 0.06 * level);

/** The corners of a hex's picture, seen from its middle: in from a tile's edge, out to where the tile goes on. */
export const pictureCorners = (inside: readonly boolean[]): Point[] =>
  insetCorners(inside.map((within) => (within ? 0 : RIM)));

/** Return where in the texture a point of a hex is, given from its middle. */
export function pictureOf(hex: Hex, terrain: Terrain): (dx: number, dz: number) => [u: number, v: number] {
  // Two pictures of one terrain are turned differently, so that they do not look alike.
  const turn = Math.floor(seededRandom(hexSeed(hex))() * 6) * (Math.PI / 3);
  const cell = TERRAINS.indexOf(terrain);
  return (dx, dz) => {
    const [u, v] = [Math.cos(turn) * dx - Math.sin(turn) * dz, Math.sin(turn) * dx + Math.cos(turn) * dz];
    return [
      ((cell % PICTURE_COLUMNS) + 0.5 + u * 0.48) / PICTURE_COLUMNS,
      1 - (Math.floor(cell / PICTURE_COLUMNS) + 0.5 + v * 0.48) / PICTURE_ROWS,
    ];
  };
}

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
    const ring = (inset: number, height: number) =>
      insetCorners(inside.map((within) => (within ? 0 : inset))).map(([dx, dz]): readonly number[] => [
        x + dx,
        height,
        z + dz,
      ]);
    const [outer, edge, band] = [ring(0, y - BEVEL), ring(GROOVE, y), ring(BLEND, y)];
    const top = pictureCorners(inside).map(([dx, dz]): readonly number[] => [x + dx, y, z + dz]);
    const light = topLight(level);
    const dim = cornerShades(each, levels);
    const rim = new Color(levelColour(level));
    const groove = rim.clone().multiplyScalar(0.45);
    for (let d = 0; d < 6; d++) {
      if (inside[d]) continue;
      const next = (d + 1) % 6;
      const ground = new Color(GROUND[terrain]).multiplyScalar(light * (1 - (dim[d]! + dim[next]!) / 2));
      rock.quad(outer[d]!, outer[next]!, edge[next]!, edge[d]!, groove, rim);
      rock.quad(edge[d]!, edge[next]!, band[next]!, band[d]!, rim);
      rock.quad(band[d]!, band[next]!, top[next]!, top[d]!, rim, ground);
      walls(rock, outer[d]!, outer[next]!, level, below(each, d));
    }
    const uv = pictureOf(hex, terrain);
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
  { to: 0.26, tone: 1, earth: 0 },
  { to: 0.44, tone: 0.78, earth: 0.3 },
  { to: 0.56, tone: 1, earth: 0.5 },
  { to: 0.82, tone: 0.86, earth: 0.15 },
  { to: 0.94, tone: 0.68, earth: 0.4 },
  { to: 1, tone: 0.4, earth: 0.3 },
] as const;
const EARTH = new Color("#8d6242");

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
