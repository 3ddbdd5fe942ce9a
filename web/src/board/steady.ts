/** A view that stays while a board grows: it is left only when it no longer holds everything. */
import { useRef } from "react";

export type Box = readonly [x: number, y: number, width: number, height: number];

/** How much room a view that had to grow leaves for what comes next, as a part of its size. */
const SLACK = 0.12;
/** Content that has shrunk to less than this part of the view is another game, or another moment of it. */
const OTHER = 0.25;

export const holds = (box: Box, [x, y, width, height]: Box): boolean =>
  box[0] <= x && box[1] <= y && box[0] + box[2] >= x + width && box[1] + box[3] >= y + height;

/** The smallest box that holds two boxes. */
export function union(one: Box, other: Box): Box {
  const [left, top] = [Math.min(one[0], other[0]), Math.min(one[1], other[1])];
  const right = Math.max(one[0] + one[2], other[0] + other[2]);
  const bottom = Math.max(one[1] + one[3], other[1] + other[3]);
  return [left, top, right - left, bottom - top];
}

/** A box of at least this width and height around the same middle. */
function atLeast([x, y, width, height]: Box, least: readonly [number, number]): Box {
  const [w, h] = [Math.max(width, least[0]), Math.max(height, least[1])];
  return [x - (w - width) / 2, y - (h - height) / 2, w, h];
}

/** The view for a content: the same as before where that still fits, else one with some room to spare. */
export function steadyBox(before: Box | null, content: Box, least: readonly [number, number] = [0, 0]): Box {
  if (before === null) return atLeast(content, least);
  if (holds(before, content)) {
    const shrunk = content[2] * content[3] < OTHER * before[2] * before[3];
    const first = atLeast(content, least);
    return shrunk && first[2] * first[3] < before[2] * before[3] * OTHER ? first : before;
  }
  const [left, top, width, height] = union(before, content);
  // Both sizes grow together: a view that is wider alone would not be larger on most screens.
  const [dx, dy] = [width * SLACK, height * SLACK];
  return [left - dx / 2, top - dy / 2, width + dx, height + dy];
}

export function useSteadyBox(content: Box, least?: readonly [number, number]): Box {
  const kept = useRef<Box | null>(null);
  kept.current = steadyBox(kept.current, content, least);
  return kept.current;
}
