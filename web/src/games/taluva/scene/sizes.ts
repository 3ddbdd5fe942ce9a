/** The island's measures in the scene, in hex radii: x to the right, y up, z towards the viewer. */
import { centre, type Hex, hexText } from "../../../board/hexes";
import { CORNERS, type Vector } from "../../../scene/camera";
import type { Land, TaluvaView } from "../model";

/** How high a level is. */
export const STOREY = 0.6;

export const heightOf = (level: number): number => STOREY * level;

/** The middle of a hex's top. */
export function topOf(hex: Hex, level: number, above = 0): Vector {
  const [x, z] = centre(hex);
  return [x, heightOf(level) + above, z];
}

/** How high a building stands above its hex. */
export const BUILDING_HEIGHT = { hut: 0.62, tower: 1.25, temple: 0.95, ship: 0.9 } as const;
export const CONE_HEIGHT = 0.5;

export const levelAt = (levels: ReadonlyMap<string, Land>, hex: Hex): number => levels.get(hexText(hex))?.level ?? 0;

/** How much is in the picture around a hex: of the water, and of the air above it. */
const [WATER, AIR] = [2.3, 1.5];

/** Corner points of everything that must be in the picture, with some water around it. */
export function islandPoints({ land, zone }: Pick<TaluvaView, "land" | "zone">): Vector[] {
  const points = land.flatMap(({ hex, level }): Vector[] => {
    const [x, z] = centre(hex);
    // From every side: the water around a hex, and the highest building that may stand on it.
    const top = heightOf(level) + BUILDING_HEIGHT.tower;
    return CORNERS.flatMap(([dx, dz]): Vector[] => [
      [x + WATER * dx, 0, z + WATER * dz],
      [x + AIR * dx, top, z + AIR * dz],
    ]);
  });
  if (points.length > 0) return points;
  const reach = Math.min(zone?.radius ?? 5, 5);
  return CORNERS.map(([x, z]): Vector => [x * reach, 0, z * reach]);
}

/** Corner points of one hex with what stands on it: what a card that speaks of it must not cover. */
export function hexPoints(hex: Hex, level: number): Vector[] {
  const [x, z] = centre(hex);
  return CORNERS.flatMap(([dx, dz]): Vector[] => [
    [x + dx, heightOf(level), z + dz],
    [x + dx, heightOf(level) + BUILDING_HEIGHT.hut, z + dz],
  ]);
}
