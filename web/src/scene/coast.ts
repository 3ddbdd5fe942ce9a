/**
 * The water around land: foam where it meets the sand, light in the shallows, darker the further out; and the beach.
 *
 * The geometry only knows how far from the sand each point is. The colours come from a picture that is looked up by
 * that distance for each pixel, so that foam has sharp edges however coarse the geometry is.
 */
import {
  BufferGeometry,
  Color,
  DataTexture,
  Float32BufferAttribute,
  LinearFilter,
  LinearMipmapLinearFilter,
  SRGBColorSpace,
} from "three";
import { centre, type Hex, hexText, neighbours, type Point } from "../board/hexes";
import { disc } from "./flatShapes";
import type { Palette } from "./palette";
import type { Shape } from "./shapes";

export type CoastColours = Pick<Palette, "sea" | "shallow" | "shore" | "foam">;

/** How far from the sand the water is tinted. */
export const REACH = 1.7;
/** How far the beach reaches from the middle of a hex. */
export const BEACH = 1.16;
const STEP = 0.2;
/** How far around a corner between two shores the water's edge is rounded. */
export const ROUND = 0.08;
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

/** The water around the hexes of some land. */
export function coastalWater(land: readonly Hex[]): BufferGeometry {
  return waterAround(coastal(land).map(centre), BEACH);
}

/** The hexes of some land that lie at the sea. */
function coastal(land: readonly Hex[]): readonly Hex[] {
  const dry = new Set(land.map(hexText));
  return land.filter((hex) => !neighbours(hex).every((next) => dry.has(hexText(next))));
}

/** A ring of water around discs of sand; across in the picture of the coast is the distance, up how strong the surf is. */
export function waterAround(middles: readonly Point[], radius: number): BufferGeometry {
  const distances = sandDistances(middles, radius);
  const corner = (i: number, k: number) => `${i} ${k}`;
  const [positions, uvs, indices]: [number[], number[], number[]] = [[], [], []];
  const numbers = new Map<string, number>();
  const vertex = (i: number, k: number, distance: number): number => {
    const name = corner(i, k);
    const known = numbers.get(name);
    if (known !== undefined) return known;
    const [x, z] = [i * STEP, k * STEP];
    positions.push(x, 0, z);
    uvs.push(distance / REACH, surf(x, z));
    numbers.set(name, numbers.size);
    return numbers.size - 1;
  };
  for (const [name, distance] of distances) {
    const [i, k] = name.split(" ").map(Number) as [number, number];
    const [right, below, across] = [corner(i + 1, k), corner(i, k + 1), corner(i + 1, k + 1)].map((one) =>
      distances.get(one),
    );
    if (right === undefined || below === undefined || across === undefined) continue;
    const all = [distance, right, below, across];
    // Nothing is seen below the sand, nor where the tint has faded. Between two shores there is less than no distance.
    if (Math.max(...all) < -3 * ROUND || Math.min(...all) > REACH) continue;
    const [a, b] = [vertex(i, k, distance), vertex(i + 1, k, right)];
    const [c, d] = [vertex(i, k + 1, below), vertex(i + 1, k + 1, across)];
    indices.push(a, c, d, a, d, b);
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new Float32BufferAttribute(positions, 3));
  geometry.setAttribute("uv", new Float32BufferAttribute(uvs, 2));
  const up = positions.map((_, k) => (k % 3 === 1 ? 1 : 0));
  geometry.setAttribute("normal", new Float32BufferAttribute(up, 3));
  geometry.setIndex(indices);
  return geometry;
}

/** The distance from the sand of every grid point near it, a little less where two shores meet: foam gathers there. */
function sandDistances(middles: readonly Point[], radius: number): Map<string, number> {
  const near = new Map<string, number>();
  const far = Math.ceil((radius + REACH) / STEP) + 2;
  for (const [x, z] of middles) {
    const [i, k] = [Math.round(x / STEP), Math.round(z / STEP)];
    for (let di = -far; di <= far; di++)
      for (let dk = -far; dk <= far; dk++) {
        const distance = Math.hypot((i + di) * STEP - x, (k + dk) * STEP - z) - radius;
        if (distance > REACH + STEP * 1.5) continue;
        const name = `${i + di} ${k + dk}`;
        near.set(name, (near.get(name) ?? 0) + Math.exp(-distance / ROUND));
      }
  }
  return new Map([...near].map(([name, sum]) => [name, -ROUND * Math.log(sum)]));
}

/** How strong the surf is somewhere, from 0 to 1. */
const surf = (x: number, z: number): number =>
  0.5 + 0.28 * Math.sin(1.3 * x + 0.7 * z) + 0.22 * Math.sin(2.3 * z - 1.7 * x + 1);

const [WIDE, HIGH] = [256, 32] as const;

/** The colours of the coast: from the sand to the open sea, and from still water to strong surf. */
export function coastPicture(colours: CoastColours): DataTexture {
  const data = new Uint8Array(4 * WIDE * HIGH);
  const tint = coastTint(colours);
  for (let row = 0; row < HIGH; row++)
    for (let column = 0; column < WIDE; column++)
      data.set(tint((REACH * (column + 0.5)) / WIDE, (row + 0.5) / HIGH), 4 * (row * WIDE + column));
  const texture = new DataTexture(data, WIDE, HIGH);
  texture.colorSpace = SRGBColorSpace;
  texture.magFilter = LinearFilter;
  texture.minFilter = LinearMipmapLinearFilter;
  texture.generateMipmaps = true;
  texture.needsUpdate = true;
  return texture;
}

const smooth = (from: number, to: number, x: number): number => {
  const t = Math.min(1, Math.max(0, (x - from) / (to - from)));
  return t * t * (3 - 2 * t);
};

/** Return what colours the water, as red, green, blue and how opaque, each up to 255. */
export function coastTint({ sea, shallow, shore, foam }: CoastColours) {
  const [open, near, coast, white] = [sea, shallow, shore, foam].map((colour) => new Color(colour)) as [
    Color,
    Color,
    Color,
    Color,
  ];
  const colour = new Color();
  return (distance: number, strength: number): [number, number, number, number] => {
    colour.lerpColors(coast, near, smooth(0, 0.55, distance)).lerp(open, smooth(0.4, REACH, distance));
    // The wave that runs up the sand, and the one behind it.
    const [edge, second] = [0.05 + 0.14 * strength, 0.42 + 0.1 * strength];
    const breaking = 0.92 * (1 - smooth(edge - 0.03, edge + 0.04, distance));
    const following = 0.55 * strength * (1 - smooth(0, 0.035 + 0.03 * strength, Math.abs(distance - second)));
    colour.lerp(white, Math.max(breaking, following));
    const { r, g, b } = colour.clone().convertLinearToSRGB();
    const fading = 1 - smooth(0.5, REACH, distance);
    return [r, g, b, fading].map((one) => Math.round(255 * one)) as [number, number, number, number];
  };
}

/** Add the beach at the foot of all land. */
export function beach(shape: Shape, land: readonly Hex[], colour: string): void {
  const [wet, sand] = [new Color(colour).multiplyScalar(0.86), new Color(colour)];
  for (const hex of coastal(land)) {
    const [x, z] = centre(hex);
    disc(shape, x, 0.03, z, BEACH, 26, wet);
    disc(shape, x, 0.036, z, BEACH - 0.06, 26, sand);
  }
}
