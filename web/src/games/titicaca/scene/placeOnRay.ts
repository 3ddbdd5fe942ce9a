/** The place that a ray means: the first village or temple that it meets, else the ground. */
import { centre, hexAt, hexText } from "../../../board/hexes";
import type { Ray } from "../../../scene/camera";
import type { TiticacaView } from "../model";
import type { Place } from "../turn";
import { GROUND } from "./relief";

/** How high a village stands, and how far its houses reach from its middle. */
const [HIGH, WIDE] = [0.7, 0.45];

export function placeOnRay(
  { origin, direction }: Ray,
  places: readonly Place[],
  { villages }: Pick<TiticacaView, "villages">,
): Place | null {
  const known = new Map(places.map((place) => [place.text, place]));
  const down = Math.min(direction[1], -0.01);
  const at = (y: number): readonly [number, number] => {
    const t = (y - origin[1]) / down;
    return [origin[0] + direction[0] * t, origin[2] + direction[2] * t];
  };
  for (let above = HIGH; above > 0; above -= 0.1) {
    const [x, z] = at(GROUND + above);
    const hex = hexAt([x, z]);
    const [cx, cz] = centre(hex);
    if (hexText(hex) in villages && Math.hypot(x - cx, z - cz) < WIDE) return known.get(hexText(hex)) ?? null;
  }
  return known.get(hexText(hexAt(at(GROUND)))) ?? null;
}
