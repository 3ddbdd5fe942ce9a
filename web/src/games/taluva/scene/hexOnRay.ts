/** Which hex a ray means: the first that it meets, its walls, its cone and its buildings included. */
import { centre, type Hex, hexAt, hexText } from "../../../board/hexes";
import type { Ray } from "../../../scene/camera";
import type { Building, Land } from "../model";
import { BUILDING_HEIGHT, CONE_HEIGHT, heightOf } from "./sizes";

const STEP = 0.05;

export function hexOnRay(
  { origin, direction }: Ray,
  levels: ReadonlyMap<string, Land>,
  buildings: readonly Building[],
  top: number,
): Hex {
  const built = new Map(buildings.map((each) => [hexText(each.hex), each]));
  const down = Math.min(direction[1], -0.01);
  const at = (y: number): readonly [number, number] => {
    const t = (y - origin[1]) / down;
    return [origin[0] + direction[0] * t, origin[2] + direction[2] * t];
  };
  for (let y = Math.min(origin[1], heightOf(top) + BUILDING_HEIGHT.tower); y > 0; y -= STEP) {
    const [x, z] = at(y);
    const hex = hexAt([x, z]);
    const name = hexText(hex);
    const land = levels.get(name);
    if (!land) continue;
    const above = y - heightOf(land.level);
    if (above <= 0) return hex;
    const [cx, cz] = centre(hex);
    const aside = Math.hypot(x - cx, z - cz);
    const building = built.get(name);
    if (building && above < BUILDING_HEIGHT[building.kind] && aside < 0.5) return hex;
    if (land.terrain === "V" && above < CONE_HEIGHT && aside < 0.75 - above) return hex;
  }
  return hexAt(at(0));
}
