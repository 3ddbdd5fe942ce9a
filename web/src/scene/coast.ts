/**
 * The water around land: light and foamy at the coast, darker the further out, then the open sea; and the beach.
 */
import { BufferGeometry, Color, Float32BufferAttribute } from "three";
import { centre, type Hex, hexText, neighbours } from "../board/hexes";
import { disc } from "./flatShapes";
import type { Palette } from "./palette";
import type { Shape } from "./shapes";

type Colours = Pick<Palette, "sea" | "shallow" | "shore" | "foam">;

/** How far from the coast the water is tinted. */
export const REACH = 1.9;
const STEP = 0.15;
const APOTHEM = Math.sqrt(3) / 2;

/** How far a point is from a hex around the origin; less than 0 inside. */
export function hexDistance(x: number, z: number): number {
  const [a, b] = [Math.abs(x), Math.abs(z)];
  const slanted = APOTHEM * b + 0.5 * a;
  if (a <= APOTHEM && slanted <= APOTHEM) return Math.max(a, slanted) - APOTHEM;
  // In the first quarter a hex has an upright edge from (APOTHEM, 0) to (APOTHEM, 0.5) and a slanted one to (0, 1).
  const upright = Math.hypot(a - APOTHEM, b - Math.min(b, 0.5));
  const along = Math.min(1, Math.max(0, APOTHEM * (APOTHEM - a) + 0.5 * (b - 0.5)));
  return Math.min(upright, Math.hypot(a - APOTHEM * (1 - along), b - 0.5 - 0.5 * along));
}

/** A ring of water around the coast, tinted by its distance from it; it fades into the sea. */
export function coastalWater(land: readonly Hex[], colours: Colours): BufferGeometry {
  const distances = coastDistances(land);
  const corner = (i: number, k: number) => `${i} ${k}`;
  const [positions, tints, indices]: [number[], number[], number[]] = [[], [], []];
  const numbers = new Map<string, number>();
  const tint = tinting(colours);
  const vertex = (i: number, k: number, distance: number): number => {
    const name = corner(i, k);
    const known = numbers.get(name);
    if (known !== undefined) return known;
    const [x, z] = [i * STEP, k * STEP];
    positions.push(x, 0, z);
    tints.push(...tint(x, z, distance));
    numbers.set(name, numbers.size);
    return numbers.size - 1;
  };
  for (const [name, distance] of distances) {
    if (distance > REACH) continue;
    const [i, k] = name.split(" ").map(Number) as [number, number];
    const [right, below, across] = [corner(i + 1, k), corner(i, k + 1), corner(i + 1, k + 1)].map((one) =>
      distances.get(one),
    );
    if (right === undefined || below === undefined || across === undefined) continue;
    const [a, b] = [vertex(i, k, distance), vertex(i + 1, k, right)];
    const [c, d] = [vertex(i, k + 1, below), vertex(i + 1, k + 1, across)];
    indices.push(a, c, d, a, d, b);
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new Float32BufferAttribute(positions, 3));
  geometry.setAttribute("color", new Float32BufferAttribute(tints, 4));
  const up = positions.map((_, k) => (k % 3 === 1 ? 1 : 0));
  geometry.setAttribute("normal", new Float32BufferAttribute(up, 3));
  geometry.setIndex(indices);
  return geometry;
}

/** The distance from the coast of every grid point near it. */
function coastDistances(land: readonly Hex[]): Map<string, number> {
  const dry = new Set(land.map(hexText));
  const found = new Map<string, number>();
  const far = Math.ceil((1 + REACH + 2 * STEP) / STEP);
  for (const hex of land) {
    if (neighbours(hex).every((next) => dry.has(hexText(next)))) continue;
    const [x, z] = centre(hex);
    const [i, k] = [Math.round(x / STEP), Math.round(z / STEP)];
    for (let di = -far; di <= far; di++)
      for (let dk = -far; dk <= far; dk++) {
        const distance = hexDistance((i + di) * STEP - x, (k + dk) * STEP - z);
        if (distance > REACH + STEP * 1.5) continue;
        const name = `${i + di} ${k + dk}`;
        if (distance < (found.get(name) ?? Infinity)) found.set(name, distance);
      }
  }
  return found;
}

/** Return what colours the water, as red, green, blue and how opaque. */
function tinting({ sea, shallow, shore, foam }: Colours) {
  const [open, near, coast, white] = [sea, shallow, shore, foam].map((colour) => new Color(colour)) as [
    Color,
    Color,
    Color,
    Color,
  ];
  const colour = new Color();
  return (x: number, z: number, distance: number): [number, number, number, number] => {
    // The surf does not follow the coast like a ruler.
    const d = Math.max(0, distance + 0.06 * Math.sin(1.9 * x + 1.1 * z) * Math.sin(1.5 * z - 0.7 * x));
    if (d < 0.7) colour.lerpColors(coast, near, d / 0.7);
    else colour.lerpColors(near, open, Math.min(1, (d - 0.7) / (REACH - 0.7)));
    const crest = Math.max(0, 1 - Math.abs(d - 0.38) / 0.2) * 0.7 + Math.max(0, 1 - Math.abs(d - 0.98) / 0.2) * 0.2;
    colour.lerp(white, crest);
    const fading = Math.min(1, Math.max(0, (REACH - distance) / (REACH - 0.9)));
    return [colour.r, colour.g, colour.b, fading];
  };
}

/** Add the beach at the foot of all land. */
export function beach(shape: Shape, land: readonly Hex[], colour: string): void {
  const dry = new Set(land.map(hexText));
  const [wet, sand] = [new Color(colour).multiplyScalar(0.86), new Color(colour)];
  for (const hex of land) {
    if (neighbours(hex).every((next) => dry.has(hexText(next)))) continue;
    const [x, z] = centre(hex);
    disc(shape, x, 0.03, z, 1.16, 26, wet);
    disc(shape, x, 0.036, z, 1.1, 26, sand);
  }
}
