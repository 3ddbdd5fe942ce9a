/**
 * The country's relief: each landscape rises in its own way inside its hex and meets its neighbours at one height, so
 * that walls and marks lie level. Lakes are basins.
 */
import { BufferGeometry, Color, Float32BufferAttribute } from "three";
import { centre, corner, type Hex, hexText, neighbour, neighbours, type Point } from "../../../board/hexes";
import { hexDistance } from "../../../scene/coast";
import { hexSeed, seededRandom } from "../../../scene/shapes";
import { isLake, type Terrain } from "../model";
import type { Place } from "../turn";

/** Heights above the sea: of all edges, and of the lakes' water. */
export const GROUND = 0.5;
export const LAKE = 0.36;

interface Landscape {
  readonly colour: string;
  /** A second colour, on its heights. */
  readonly high: string;
  readonly rise: number;
  /** How long its waves are. */
  readonly wave: number;
}

export const LANDSCAPES: Readonly<Record<Terrain, Landscape>> = {
  F: { colour: "#4f8a45", high: "#64a052", rise: 0.16, wave: 1.5 },
  M: { colour: "#9da1aa", high: "#c3c6cc", rise: 0.26, wave: 1.1 },
  S: { colour: "#e2b252", high: "#efcb78", rise: 0.07, wave: 2.3 },
  P: { colour: "#dd8868", high: "#eaa486", rise: 0.14, wave: 1.2 },
  G: { colour: "#b4dd72", high: "#cdf090", rise: 0.15, wave: 0.85 },
};
const BANK = new Color("#d9c896");
const BED = new Color("#5b8f8c");

/** From 0 to 1 between two bounds, level at both. */
const smooth = (low: number, high: number, x: number): number => {
  const t = Math.min(1, Math.max(0, (x - low) / (high - low)));
  return t * t * (3 - 2 * t);
};

/** How high the ground is above `GROUND` at a place of a field, as a part of its landscape's rise. */
function swell(x: number, z: number, wave: number): number {
  const [a, b] = [(2 * Math.PI * x) / wave, (2 * Math.PI * z) / wave];
  return 0.5 + 0.27 * Math.sin(0.8 * a + 0.5 * b + 1) + 0.23 * Math.sin(0.9 * b - 0.6 * a + 2);
}

/** The height of the country at a place of a hex, given from its middle. */
export function heightAt(hex: Hex, shown: string, dx: number, dz: number): number {
  const inside = -hexDistance(dx, dz);
  if (isLake(shown)) return GROUND - 0.34 * smooth(0.04, 0.26, inside);
  const { rise, wave } = LANDSCAPES[shown as Terrain];
  const [x, z] = centre(hex);
  return GROUND + rise * smooth(0.1, 0.34, inside) * swell(x + dx, z + dz, wave);
}

/** Where a hex's grid has its rings, from the middle to the edge, and how many steps an edge has. */
const RINGS = [0.2, 0.42, 0.6, 0.74, 0.84, 0.93, 1] as const;
const STEPS = 4;

/** The points of a hex's grid, from its middle: first the middle, then ring by ring. */
const GRID: readonly Point[] = [
  [0, 0],
  ...RINGS.flatMap((reach) =>
    Array.from({ length: 6 * STEPS }, (_, k): Point => {
      const [from, to] = [corner([0, 0], Math.floor(k / STEPS)), corner([0, 0], Math.floor(k / STEPS) + 1)];
      const t = (k % STEPS) / STEPS;
      return [reach * (from[0] + (to[0] - from[0]) * t), reach * (from[1] + (to[1] - from[1]) * t)];
    }),
  ),
];
const AROUND = 6 * STEPS;
const TRIANGLES: readonly number[] = [
  ...Array.from({ length: AROUND }, (_, k) => [0, 1 + k, 1 + ((k + 1) % AROUND)]).flat(),
  ...RINGS.slice(1).flatMap((_, ring) =>
    Array.from({ length: AROUND }, (_unused, k) => {
      const [a, b] = [1 + ring * AROUND + k, 1 + ring * AROUND + ((k + 1) % AROUND)];
      return [a, a + AROUND, b + AROUND, a, b + AROUND, b];
    }).flat(),
  ),
];

/** The ground of some hexes, with the cliffs of the coast. */
export function countryGround(places: readonly Place[]): BufferGeometry {
  const known = new Map(places.map((place) => [place.text, place]));
  const [positions, colours, index]: [number[], number[], number[]] = [[], [], []];
  for (const place of places) {
    const [x, z] = centre(place.hex);
    const first = positions.length / 3;
    const tone = tones(place, known);
    GRID.forEach(([dx, dz], k) => {
      const y = heightAt(place.hex, place.shown, dx, dz);
      positions.push(x + dx, y, z + dz);
      colours.push(...tone(dx, dz, y, k > GRID.length - 1 - AROUND));
    });
    index.push(...TRIANGLES.map((k) => first + k));
    for (let d = 0; d < 6; d++)
      if (!known.has(hexText(neighbour(place.hex, d)))) cliff(place.hex, d, positions, colours, index);
  }
  return built(positions, colours, index);
}

function built(positions: number[], colours: number[], index: number[], channels = 3): BufferGeometry {
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new Float32BufferAttribute(positions, 3));
  geometry.setAttribute("color", new Float32BufferAttribute(colours, channels));
  geometry.setIndex(index);
  geometry.computeVertexNormals();
  return geometry;
}

/** The colours of a hex: its own, a little different in each, and towards an edge half those of what lies beyond. */
function tones({ hex, shown }: Place, known: ReadonlyMap<string, Place>) {
  const random = seededRandom(hexSeed(hex) + 3);
  const bright = 0.95 + 0.1 * random();
  const [low, high] = isLake(shown)
    ? [BED, BANK]
    : [new Color(LANDSCAPES[shown as Terrain].colour), new Color(LANDSCAPES[shown as Terrain].high)];
  const beyond = neighbours(hex).map((next) => {
    const other = known.get(hexText(next))?.shown;
    if (other === undefined) return BANK;
    return isLake(other) ? BANK : new Color(LANDSCAPES[other as Terrain].colour);
  });
  const rise = isLake(shown) ? 0 : LANDSCAPES[shown as Terrain].rise;
  const colour = new Color();
  return (dx: number, dz: number, y: number, edge: boolean): [number, number, number] => {
    if (isLake(shown)) colour.lerpColors(low, high, smooth(LAKE - 0.12, LAKE + 0.02, y));
    else {
      colour.lerpColors(low, high, Math.max(0, (y - GROUND) / rise));
      const inside = -hexDistance(dx, dz);
      const direction = Math.round((Math.atan2(-dz, dx) * 3) / Math.PI + 6) % 6;
      colour.lerp(beyond[direction]!, 0.45 * (1 - smooth(0, 0.16, inside)));
      // Valleys are a little darker than heights, and hexes end in a fine furrow.
      colour.multiplyScalar(bright * (0.9 + (0.16 * (y - GROUND)) / rise) * (edge ? 0.74 : 1));
    }
    return [colour.r, colour.g, colour.b];
  };
}

/** Layers of the coast's cliffs from the top down: to which height, and in which colour. */
const STRATA = [
  { to: GROUND - 0.05, colour: "#7f9b4c" },
  { to: GROUND - 0.14, colour: "#a97d4f" },
  { to: GROUND - 0.26, colour: "#c9a06a" },
  { to: GROUND - 0.36, colour: "#8d6847" },
  { to: -0.05, colour: "#6f5a4b" },
] as const;

function cliff(hex: Hex, direction: number, positions: number[], colours: number[], index: number[]): void {
  const [a, b] = [corner(hex, direction), corner(hex, direction + 1)];
  let top: number = GROUND;
  for (const { to, colour } of STRATA) {
    const first = positions.length / 3;
    const { r, g, b: blue } = new Color(colour);
    for (const [[x, z], y] of [
      [a, to],
      [b, to],
      [b, top],
      [a, top],
    ] as const) {
      positions.push(x, y, z);
      colours.push(r, g, blue);
    }
    index.push(first, first + 1, first + 2, first, first + 2, first + 3);
    top = to;
  }
}

/** The same ground a little higher, in one colour: a veil over some hexes. */
export function groundVeil(places: readonly Place[], lift = 0.018): BufferGeometry {
  const [positions, colours, index]: [number[], number[], number[]] = [[], [], []];
  for (const { hex, shown } of places) {
    const [x, z] = centre(hex);
    const first = positions.length / 3;
    for (const [dx, dz] of GRID) {
      const y = Math.max(isLake(shown) ? LAKE + 0.012 : 0, heightAt(hex, shown, dx, dz));
      positions.push(x + dx, y + lift, z + dz);
      colours.push(1, 1, 1);
    }
    index.push(...TRIANGLES.map((k) => first + k));
  }
  return built(positions, colours, index);
}

/** The lakes' water: deep in the middle, light along the banks; the lake whose turn it is shines. */
export function lakeWater(places: readonly Place[], now: string | null): BufferGeometry {
  const [positions, colours, index]: [number[], number[], number[]] = [[], [], []];
  for (const { hex, shown, text } of places) {
    if (!isLake(shown)) continue;
    const [x, z] = centre(hex);
    const first = positions.length / 3;
    const [deep, shallow, foam] = (
      text === now ? ["#12b4e6", "#62dcf5", "#ffffff"] : ["#2f86b4", "#5fb2cc", "#d5eef2"]
    ).map((colour) => new Color(colour)) as [Color, Color, Color];
    const colour = new Color();
    for (const [dx, dz] of GRID) {
      const inside = -hexDistance(dx, dz);
      colour.lerpColors(shallow, deep, smooth(0.16, 0.55, inside));
      colour.lerp(foam, (text === now ? 0.95 : 0.6) * Math.max(0, 1 - Math.abs(inside - 0.13) / 0.07));
      positions.push(x + dx, LAKE, z + dz);
      colours.push(colour.r, colour.g, colour.b);
    }
    index.push(...TRIANGLES.map((k) => first + k));
  }
  return built(positions, colours, index);
}
