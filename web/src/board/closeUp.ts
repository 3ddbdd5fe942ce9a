/** How close a view comes, so that a finger can touch what is to be touched. Plain functions, tested without a screen. */
import type { Point } from "./hexes";
import { type Box, union } from "./steady";

export interface Approach {
  readonly content: Box;
  /** The drawing's size on the screen, in pixels. */
  readonly size: readonly [width: number, height: number];
  /** The width of what is touched, in the content's units. */
  readonly target: number;
}

/** What a finger needs, in pixels, and what it gets where there is room. */
const NEEDED = 40;
const WANTED = 44;
const MOST = 60;

/** The pixels of one unit where a box is shown whole. */
const scaleOf = ([, , width, height]: Box, [w, h]: Approach["size"]): number => Math.min(w / width, h / height);

/** Whether what is touched is too small for a finger while a box is shown. */
export const isSmall = ({ size, target }: Approach, box: Box): boolean =>
  size[0] > 0 && scaleOf(box, size) * target < NEEDED - 0.01;

/** A box of this scale around a point that shows as little as can be of what lies beyond the content. */
function around({ content, size }: Approach, [x, y]: Point, scale: number): Box {
  const [width, height] = [size[0] / scale, size[1] / scale];
  const within = (middle: number, length: number, start: number, whole: number): number =>
    length >= whole
      ? start + (whole - length) / 2
      : Math.min(Math.max(middle - length / 2, start), start + whole - length);
  return [within(x, width, content[0], content[2]), within(y, height, content[1], content[3]), width, height];
}

/**
 * The view for a decision: close enough to touch, with all of the decision in sight. Null where the whole board is large
 * enough, or the decision too wide.
 */
export function approach(view: Approach, decision: Box): Box | null {
  if (!isSmall(view, view.content)) return null;
  const scale = Math.min(scaleOf(decision, view.size), MOST / view.target);
  if (scale * view.target < NEEDED) return null;
  // A decision may reach beyond the content, as a tile off the coast does: all of it is shown.
  const content = union(view.content, decision);
  return around({ ...view, content }, [decision[0] + decision[2] / 2, decision[1] + decision[3] / 2], scale);
}

/** The view after a touch of a board that is too small: the touched place, close enough to touch. */
export const nearBox = (view: Approach, at: Point): Box => around(view, at, WANTED / view.target);

/** The view moved so that a point is well in sight; null where it is. */
export function reveal(box: Box, [x, y]: Point): Box | null {
  const [margin, tall] = [box[2] * 0.08, box[3] * 0.08];
  const inside =
    x >= box[0] + margin && x <= box[0] + box[2] - margin && y >= box[1] + tall && y <= box[1] + box[3] - tall;
  return inside ? null : [x - box[2] / 2, y - box[3] / 2, box[2], box[3]];
}
