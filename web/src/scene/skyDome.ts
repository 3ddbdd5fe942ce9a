/** The sky as one shape: a dome that is hazy at the horizon, with far islands on it, clouds, and stars by night. */
import { type BufferGeometry, Color, SphereGeometry } from "three";
import type { Palette } from "./palette";
import { seededRandom, Shape } from "./shapes";

export type SkyColours = Pick<Palette, "dark" | "zenith" | "haze" | "deep">;

/** Beyond the end of the sea, before the end of what the camera sees. */
export const RADIUS = 520;
const [ISLANDS, CLOUDS, STARS] = [15, 19, 160];
/** Points of an island's outline, and sides of a puff of cloud. */
const [OUTLINE, SIDES] = [18, 14];

type Direction = readonly [azimuth: number, height: number];

/** A point of the dome, a part of its radius away: so many radians around, so many above the horizon. */
const onDome = ([azimuth, height]: Direction, part: number): number[] => [
  part * RADIUS * Math.cos(height) * Math.sin(azimuth),
  part * RADIUS * Math.sin(height),
  -part * RADIUS * Math.cos(height) * Math.cos(azimuth),
];

export function skyDome(colours: SkyColours): BufferGeometry {
  const shape = new Shape();
  dome(shape, colours);
  if (colours.dark) stars(shape, colours);
  clouds(shape, colours);
  islands(shape, colours);
  return shape.build();
}

/** The colour of the sky at a height from 0, the horizon, to 1. */
const skyTone = ({ zenith, haze }: SkyColours, height: number): Color =>
  new Color(haze).lerp(new Color(zenith), Math.min(1, Math.max(0, height)) ** 0.7);

function dome(shape: Shape, colours: SkyColours): void {
  const round = new SphereGeometry(RADIUS, 24, 16).toNonIndexed();
  const position = round.getAttribute("position");
  for (let from = 0; from < position.count; from += 3) {
    const [a, b, c] = [0, 1, 2].map((k) => [position.getX(from + k), position.getY(from + k), position.getZ(from + k)]);
    const tone = (corner: readonly number[]) => skyTone(colours, corner[1]! / RADIUS);
    shape.triangle(a!, b!, c!, [tone(a!), tone(b!), tone(c!)]);
  }
  round.dispose();
}

/** Ridges beyond the haze: nothing but outlines, paler towards their foot. */
function islands(shape: Shape, colours: SkyColours): void {
  const foot = new Color(colours.haze);
  for (let island = 0; island < ISLANDS; island++) {
    const random = seededRandom(island + 211);
    const middle = (2 * Math.PI * (island + 0.6 * random())) / ISLANDS;
    const [width, height] = [0.08 + 0.1 * random(), 0.012 + 0.02 * random()];
    const [first, second] = [0.25 + 0.2 * random(), 0.6 + 0.2 * random()];
    const outline = Array.from({ length: OUTLINE + 1 }, (_, k): Direction => {
      const t = k / OUTLINE;
      // Two summits, the second one lower, and a slope to the water.
      const summits = Math.exp(-(((t - first) / 0.16) ** 2)) + 0.6 * Math.exp(-(((t - second) / 0.13) ** 2));
      return [middle + width * (t - 0.5), height * summits * (0.88 + 0.24 * random()) * Math.sin(Math.PI * t) ** 0.5];
    });
    const peak = foot.clone().lerp(new Color(colours.deep), 0.32 + 0.2 * random());
    for (let k = 0; k < OUTLINE; k++) {
      const [[a, up], [b, next]] = [outline[k]!, outline[k + 1]!];
      const [low, beside] = [onDome([a, -0.012], 0.94), onDome([b, -0.012], 0.94)];
      const [left, right] = [onDome([a, up], 0.94), onDome([b, next], 0.94)];
      // Low ends are lost in the haze.
      const [near, far] = [up, next].map((one) => foot.clone().lerp(peak, Math.min(1, (3 * one) / height)));
      shape.triangle(low, beside, right, [foot, foot, far!]).triangle(low, right, left, [foot, far!, near!]);
    }
  }
}

/** Heaps of round puffs with a level foot. */
function clouds(shape: Shape, colours: SkyColours): void {
  const bright = new Color(colours.dark ? "#6f93a8" : "#ffffff");
  for (let cloud = 0; cloud < CLOUDS; cloud++) {
    const random = seededRandom(cloud + 307);
    const around = (2 * Math.PI * (cloud + 0.8 * random())) / CLOUDS;
    const foot = 0.022 + 0.1 * random() ** 2;
    const size = 0.011 + 0.022 * random();
    const low = skyTone(colours, 2 * foot).lerp(bright, 0.35);
    const high = skyTone(colours, foot).lerp(bright, 0.85);
    for (let puff = 0; puff < 5; puff++) {
      const [x, r] = [(puff - 2) * size * (0.75 + 0.3 * random()), size * (puff === 2 ? 1 : 0.55 + 0.35 * random())];
      const corner = (side: number): Direction => {
        const angle = (2 * Math.PI * side) / SIDES;
        return [around + x + 1.25 * r * Math.cos(angle), foot + Math.max(0, 0.85 * r * Math.sin(angle))];
      };
      const tone = ([, height]: Direction) => low.clone().lerp(high, Math.min(1, (height - foot) / (0.7 * size)));
      const middle: Direction = [around + x, foot + 0.2 * r];
      for (let side = 0; side < SIDES; side++) {
        const [a, b] = [corner(side), corner(side + 1)];
        shape.triangle(onDome(middle, 0.97), onDome(a, 0.97), onDome(b, 0.97), [tone(middle), tone(a), tone(b)]);
      }
    }
  }
}

function stars(shape: Shape, colours: SkyColours): void {
  const random = seededRandom(401);
  for (let star = 0; star < STARS; star++) {
    const [around, height] = [2 * Math.PI * random(), 0.04 + 0.9 * random() ** 1.6];
    const [size, light] = [0.0008 + 0.0009 * random(), 0.35 + 0.6 * random()];
    const tone = skyTone(colours, height).lerp(new Color("#f4fbff"), light);
    const corner = (dx: number, dy: number) =>
      onDome([around + (dx * size) / Math.cos(height), height + dy * size], 0.98);
    shape.quad(corner(-1, 0), corner(0, -1), corner(1, 0), corner(0, 1), tone);
  }
}
