/**
 * Terrains that go over into each other inside a tile: along every edge between two of its hexes each shows some of the
 * other's picture, less and less inwards. Where both are alike a soft crease still tells where one ends.
 */
import { BufferAttribute, BufferGeometry } from "three";
import { centre, hexText, neighbour, type Point } from "../../../board/hexes";
import { hexSeed, seededRandom } from "../../../scene/shapes";
import { insideEdges, type Land } from "../model";
import { pictureCorners, pictureOf, topLight } from "./ground";
import { heightOf } from "./sizes";

/** How far inwards a neighbour's picture is seen, at least and at most, and how far a crease. */
const [LEAST, MOST, CREASE] = [0.1, 0.26, 0.05];
/** How much of it is seen at the edge: half, so that both sides look alike there. */
const HALF = 0.5;
const DARK = 0.8;
/** Above the ground, which it covers. */
const ABOVE = 0.003;
/** Parts of an edge from corner to corner; none is seen at its ends, where other edges begin. */
const STEPS = [0, 0.14, 0.32, 0.5, 0.68, 0.86, 1] as const;
const APOTHEM = Math.sqrt(3) / 2;

export function buildBlends(land: readonly Land[], levels: ReadonlyMap<string, Land>): BufferGeometry {
  const [positions, uvs, colours]: [number[], number[], number[]] = [[], [], []];
  for (const each of land) {
    const [x, z] = centre(each.hex);
    const y = heightOf(each.level) + ABOVE;
    const inside = insideEdges(each, levels);
    const corners = pictureCorners(inside);
    const random = seededRandom(hexSeed(each.hex) + 23);
    const light = topLight(each.level);
    for (let d = 0; d < 6; d++) {
      if (!inside[d]) continue;
      const beyond = levels.get(hexText(neighbour(each.hex, d)))!;
      const alike = beyond.terrain === each.terrain;
      const picture = pictureOf(beyond.hex, beyond.terrain);
      const [bx, bz] = centre(beyond.hex);
      const [nx, nz] = [Math.cos((d * Math.PI) / 3), -Math.sin((d * Math.PI) / 3)];
      const [from, to] = [corners[d]!, corners[(d + 1) % 6]!];
      const vertex = ([dx, dz]: Point, shade: number, seen: number) => {
        positions.push(x + dx, y, z + dz);
        // What lies beyond is seen as in a mirror that stands on the edge: it never reaches the end of its picture.
        const away = 2 * (APOTHEM - (dx * nx + dz * nz));
        uvs.push(...picture(x + dx + away * nx - bx, z + dz + away * nz - bz));
        colours.push(shade * light, shade * light, shade * light, seen);
      };
      const along = STEPS.map((t, k) => {
        const at: Point = [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
        const depth = alike ? CREASE : LEAST + (MOST - LEAST) * random();
        const end = k === 0 || k === STEPS.length - 1;
        return { at, inner: [at[0] - depth * nx, at[1] - depth * nz] as const, seen: end ? 0.12 : HALF };
      });
      for (let k = 0; k + 1 < along.length; k++) {
        const [a, b] = [along[k]!, along[k + 1]!];
        const shade = alike ? DARK : 1;
        vertex(a.at, shade, a.seen);
        vertex(b.at, shade, b.seen);
        vertex(b.inner, 1, 0);
        vertex(a.at, shade, a.seen);
        vertex(b.inner, 1, 0);
        vertex(a.inner, 1, 0);
      }
    }
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new BufferAttribute(new Float32Array(positions), 3));
  geometry.setAttribute("uv", new BufferAttribute(new Float32Array(uvs), 2));
  geometry.setAttribute("color", new BufferAttribute(new Float32Array(colours), 4));
  geometry.computeVertexNormals();
  return geometry;
}
