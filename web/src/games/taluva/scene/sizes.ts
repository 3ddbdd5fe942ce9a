/** The island's measures in the scene, in hex radii: x to the right, y up, z towards the viewer. */
import { centre, type Hex, hexText } from "../../../board/hexes";
import type { Vector } from "../../../scene/camera";
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

/** Corner points of everything that must be in the picture, with some water around it. */
export function islandPoints({ land, zone }: Pick<TaluvaView, "land" | "zone">): Vector[] {
  const points = land.flatMap(({ hex, level }): Vector[] => {
    const [x, z] = centre(hex);
    const top = heightOf(level) + 0.5;
    return [
      [x - 2.3, 0, z + 2.3],
      [x + 2.3, 0, z + 2.3],
      [x - 2.3, top, z - 2.3],
      [x + 2.3, top, z - 2.3],
    ];
  });
  if (points.length > 0) return points;
  const reach = Math.min(zone?.radius ?? 5, 5);
  return [
    [-reach, 0, -reach],
    [reach, 0, -reach],
    [reach, 0, reach],
    [-reach, 0, reach],
  ];
}
