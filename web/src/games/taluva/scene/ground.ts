/**
 * The island's ground: walls and rims coloured by level, tops with their terrain's picture; a groove where a tile
 * ends.
 */
import { BufferAttribute, BufferGeometry, Color } from "three";
import { centre, type Hex, hexText, insetCorners, neighbour, type Point } from "../../../board/hexes";
import { seededRandom, Shape } from "../../../scene/shapes";
import { levelColour } from "../appearance";
import { insideEdges, type Land, type Terrain } from "../model";
import { heightOf, levelAt, STOREY } from "./sizes";

export const TERRAINS: readonly Terrain[] = ["V", "J", "C", "S", "R", "L"];

/** The terrains' pictures are side by side in one texture, three to a row. */
export const PICTURE_COLUMNS = 3;
export const PICTURE_ROWS = 2;

export interface Ground {
  readonly rock: BufferGeometry;
  readonly tops: BufferGeometry;
}

const BEVEL = 0.05;
const GROOVE = 0.035;
const RIM = 0.13;

export const hexSeed = ([q, r]: Hex): number => ((q * 73856093) ^ (r * 19349663)) >>> 0;

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
    const shade = Math.min(1.04, 0.86 + 0.06 * level);
    for (let d = 0; d < 6; d++) {
      const next = (d + 1) % 6;
      for (const corner of [[x, y, z], top[d]!, top[next]!]) {
        positions.push(...corner);
        uvs.push(...uv(corner[0]! - x, corner[2]! - z));
        shades.push(shade, shade, shade);
      }
    }
  }
  const tops = new BufferGeometry();
  tops.setAttribute("position", new BufferAttribute(new Float32Array(positions), 3));
  tops.setAttribute("uv", new BufferAttribute(new Float32Array(uvs), 2));
  tops.setAttribute("color", new BufferAttribute(new Float32Array(shades), 3));
  tops.computeVertexNormals();
  return { rock: rock.build(), tops };
}

/** The walls under one edge, a storey for each level down to what is beside it. */
function walls(rock: Shape, a: readonly number[], b: readonly number[], level: number, lower: number): void {
  for (let storey = level; storey > lower; storey--) {
    const colour = new Color(levelColour(storey));
    const high = storey === level ? a[1]! : heightOf(storey);
    const low = heightOf(storey - 1);
    const seam = low + 0.07 * STOREY;
    const at = (corner: readonly number[], y: number): readonly number[] => [corner[0]!, y, corner[2]!];
    rock.quad(at(a, seam), at(b, seam), at(b, high), at(a, high), colour.clone().multiplyScalar(0.72), colour);
    rock.quad(at(a, low), at(b, low), at(b, seam), at(a, seam), colour.clone().multiplyScalar(0.38));
  }
}

/** Tiles by themselves, in the air or in the hand: a storey thick, whatever lies around. */
export function buildTile(land: readonly Land[]): Ground {
  const levels = new Map(land.map((each) => [hexText(each.hex), each]));
  return buildGround(land, levels, (each, d) => (insideEdges(each, levels)[d] ? each.level : each.level - 1));
}
