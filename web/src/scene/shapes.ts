/** Solid shapes put together from coloured parts: one geometry, flat facets, colours in its vertices. */
import { BufferAttribute, BufferGeometry, Color, Matrix4, Vector3 } from "three";
import type { Hex } from "../board/hexes";

export class Shape {
  private readonly positions: number[] = [];
  private readonly colours: number[] = [];
  private readonly colour = new Color();

  /** Add a part; `shade` may lighten or darken each facet by where its middle is. */
  add(
    part: BufferGeometry,
    colour: string,
    matrix = new Matrix4(),
    shade: (middle: Vector3) => number = () => 1,
  ): this {
    const plain = part.index ? part.toNonIndexed() : part;
    const position = plain.getAttribute("position");
    const corner = new Vector3();
    for (let from = 0; from < position.count; from += 3) {
      const middle = new Vector3();
      const corners: number[] = [];
      for (let k = 0; k < 3; k++) {
        corner.fromBufferAttribute(position as BufferAttribute, from + k).applyMatrix4(matrix);
        corners.push(corner.x, corner.y, corner.z);
        middle.addScaledVector(corner, 1 / 3);
      }
      this.colour.set(colour).multiplyScalar(shade(middle));
      this.positions.push(...corners);
      for (let k = 0; k < 3; k++) this.colours.push(this.colour.r, this.colour.g, this.colour.b);
    }
    part.dispose();
    return this;
  }

  /** Add a triangle, counter-clockwise as seen from outside. */
  triangle(
    a: readonly number[],
    b: readonly number[],
    c: readonly number[],
    colours: Color | readonly [Color, Color, Color],
  ): this {
    this.positions.push(a[0]!, a[1]!, a[2]!, b[0]!, b[1]!, b[2]!, c[0]!, c[1]!, c[2]!);
    const list = Array.isArray(colours)
      ? (colours as readonly Color[])
      : [colours as Color, colours as Color, colours as Color];
    for (const { r, g, b: blue } of list) this.colours.push(r, g, blue);
    return this;
  }

  /**
   * Add a four-cornered face, counter-clockwise as seen from outside; the first two corners may differ in colour from
   * the others.
   */
  quad(
    a: readonly number[],
    b: readonly number[],
    c: readonly number[],
    d: readonly number[],
    first: Color,
    second: Color = first,
  ): this {
    return this.triangle(a, b, c, [first, first, second]).triangle(a, c, d, [first, second, second]);
  }

  build(): BufferGeometry {
    const geometry = new BufferGeometry();
    geometry.setAttribute("position", new BufferAttribute(new Float32Array(this.positions), 3));
    geometry.setAttribute("color", new BufferAttribute(new Float32Array(this.colours), 3));
    geometry.computeVertexNormals();
    return geometry;
  }
}

/** A place for a part: moved, then turned about its own upright axis, then scaled. */
export function at(
  x: number,
  y: number,
  z: number,
  turn = 0,
  scale: number | readonly [number, number, number] = 1,
): Matrix4 {
  const [sx, sy, sz] = typeof scale === "number" ? [scale, scale, scale] : scale;
  return new Matrix4()
    .makeTranslation(x, y, z)
    .multiply(new Matrix4().makeRotationY(turn))
    .multiply(new Matrix4().makeScale(sx, sy, sz));
}

/** Numbers in [0, 1) that are always the same for the same seed. */
export function seededRandom(seed: number): () => number {
  let state = (seed * 2654435761 + 1013904223) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A seed for a hex. */
export const hexSeed = ([q, r]: Hex): number => ((q * 73856093) ^ (r * 19349663)) >>> 0;

/** Push a shape's corners about a little, equal corners alike. */
export function rough(geometry: BufferGeometry, amount: number, seed: number): BufferGeometry {
  const position = geometry.getAttribute("position");
  for (let k = 0; k < position.count; k++) {
    const [x, y, z] = [position.getX(k), position.getY(k), position.getZ(k)];
    const random = seededRandom(Math.round(x * 997 + y * 8887 + z * 7919) + seed);
    position.setXYZ(k, x + (random() - 0.5) * amount, y + (random() - 0.5) * amount, z + (random() - 0.5) * amount);
  }
  return geometry;
}

/** A hipped roof: a low pyramid without its tip. */
export function hip(width: number, depth: number, top: number, ridge: number, height: number): BufferGeometry {
  const [a, b, c, d] = [width / 2, depth / 2, top / 2, ridge / 2];
  const low = [
    [-a, 0, b],
    [a, 0, b],
    [a, 0, -b],
    [-a, 0, -b],
  ];
  const high = [
    [-c, height, d],
    [c, height, d],
    [c, height, -d],
    [-c, height, -d],
  ];
  return faces([...[0, 1, 2, 3].map((k) => [low[k]!, low[(k + 1) % 4]!, high[(k + 1) % 4]!, high[k]!]), high]);
}

/** Flat faces, each given by its corners. */
export function faces(polygons: readonly (readonly (readonly number[])[])[]): BufferGeometry {
  const positions = polygons.flatMap((corners) =>
    corners.slice(2).flatMap((corner, k) => [...corners[0]!, ...corners[k + 1]!, ...corner]),
  );
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new BufferAttribute(new Float32Array(positions), 3));
  return geometry;
}

/** Each shape is made once and used by all. */
export function memo<K>(make: (key: K) => BufferGeometry): (key: K) => BufferGeometry {
  const made = new Map<K, BufferGeometry>();
  return (key) => {
    const found = made.get(key) ?? make(key);
    made.set(key, found);
    return found;
  };
}
