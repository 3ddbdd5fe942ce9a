/** Points of the scene that must be in the picture. */
import { centre, type Hex } from "../../../board/hexes";
import { CORNERS, type Vector } from "../../../scene/camera";
import type { Place } from "../turn";
import { boatPlaces } from "./pieces";
import { GROUND } from "./relief";

/** How much of the water around the country, and of the air above it, is in the picture. */
const [WATER, AIR] = [1.25, 0.8];

export function countryPoints(places: readonly Place[], players: number): Vector[] {
  return [
    ...places.flatMap(({ hex }) => {
      const [x, z] = centre(hex);
      return CORNERS.flatMap(([dx, dz]): Vector[] => [
        [x + WATER * dx, 0, z + WATER * dz],
        [x + dx, GROUND + AIR, z + dz],
      ]);
    }),
    ...boatPlaces(players, places).flatMap(([x, y, z]): Vector[] => [
      [x - 1.2, y, z + 0.4],
      [x + 1.2, y, z + 0.4],
      [x, y + 1.2, z],
    ]),
  ];
}

/** Corner points of one field with what stands on it. */
export function fieldPoints(hex: Hex): Vector[] {
  const [x, z] = centre(hex);
  return CORNERS.flatMap(([dx, dz]): Vector[] => [
    [x + dx, GROUND, z + dz],
    [x + 0.6 * dx, GROUND + AIR, z + 0.6 * dz],
  ]);
}
