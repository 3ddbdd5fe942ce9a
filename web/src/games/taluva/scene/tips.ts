/** What lies under a ray and needs a word: a level's number, the edge of the zone. */
import { hexText } from "../../../board/hexes";
import { axes, type Ray, type ViewAngle } from "../../../scene/camera";
import type { Sentences } from "../../../app/messages";
import type { TaluvaView } from "../model";
import type { Turn } from "../turn";
import { hexOnRay } from "./hexOnRay";
import { besideName, levelLabel } from "./Marks";

/** The edge is hard to hit: what says its meaning is wider than the line. */
const EDGE = 0.3;

export function tipOnRay(
  ray: Ray,
  angle: ViewAngle,
  view: TaluvaView,
  { levels, top }: Pick<Turn, "levels" | "top">,
  /** Whether the hexes show their coordinates. */
  named: boolean,
  sentences: Sentences,
): string | null {
  const land = levels.get(hexText(hexOnRay(ray, levels, view.buildings, top)));
  if (!land) return onZoneEdge(ray, view.zone) ? sentences.say("web-taluva-tip-zone") : null;
  const { at, size, near = 0, across = 0 } = (named ? besideName : levelLabel)(land);
  const { right } = axes(angle);
  const [x, z] = onPlane(ray, at[1]);
  // Labels.tsx places it so: `right` is the viewer's, and a quarter turn from it leads towards the viewer.
  const [dx, dz] = [x - at[0] - right[0] * across + right[2] * near, z - at[2] - right[2] * across - right[0] * near];
  return Math.hypot(dx, dz) < size / 2 ? sentences.say("web-taluva-tip-level", { level: land.level }) : null;
}

function onZoneEdge(ray: Ray, zone: TaluvaView["zone"]): boolean {
  if (!zone) return false;
  const [x, z] = onPlane(ray, 0);
  if (zone.radius !== undefined) return Math.abs(Math.hypot(x, z) - zone.radius) < EDGE;
  // How far outside of the rectangle, or inside of its nearest side.
  const outside = Math.max(Math.abs(x) - (zone.width ?? 0) / 2, Math.abs(z) - (zone.height ?? 0) / 2);
  return Math.abs(outside) < EDGE;
}

/** Where a ray meets a height. */
function onPlane({ origin, direction }: Ray, height: number): readonly [x: number, z: number] {
  const t = (height - origin[1]) / Math.min(direction[1], -0.01);
  return [origin[0] + direction[0] * t, origin[2] + direction[2] * t];
}
