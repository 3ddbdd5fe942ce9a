/**
 * Where to put a small card next to a point of a board: above it where there is room, else below, and always within
 * its frame.
 */

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The distance between the card and its point, in pixels. */
const GAP = 26;
const MARGIN = 6;

/** The card's upper left corner, for a point in the frame. */
export function cardPosition(
  card: Size,
  frame: Size,
  x: number,
  y: number,
): { readonly left: number; readonly top: number } {
  const within = (at: number, length: number, room: number) => Math.max(MARGIN, Math.min(at, room - length - MARGIN));
  const above = y - GAP - card.height;
  return {
    left: within(x - card.width / 2, card.width, frame.width),
    top:
      above >= MARGIN
        ? Math.min(above, frame.height - card.height - MARGIN)
        : within(y + GAP, card.height, frame.height),
  };
}

/** What lies over a table's board and must stay in sight. */
const PANELS = ".action-bar, .stage-overlay > *, .board-buttons, .stage-buttons, .dimensions, .minimap, .stack";

/** The boxes of the panels over a board, as the frame of a card sees them; the card's own panel is none of them. */
export function panelBoxes(card: Element, frame: Element): Box[] {
  const panels = card.closest("main.table")?.querySelectorAll(PANELS) ?? [];
  const others = [...panels].filter((panel) => !panel.contains(card) && !card.contains(panel));
  return boxesWithin(frame, others).filter(({ width, height }) => width > 0 && height > 0);
}

/**
 * Put an element next to a point of the element it is positioned in. It keeps clear of what the board marks as spoken of,
 * and of the panels over the board, and lies on free water if there is some near by.
 */
export function positionCard(
  element: HTMLElement,
  x: number,
  y: number,
  board: Element | null = null,
  land: readonly Box[] | null = null,
): void {
  const frame = element.offsetParent;
  if (!frame) return;
  const card = { width: element.offsetWidth, height: element.offsetHeight };
  const size = { width: frame.clientWidth, height: frame.clientHeight };
  const spoken = boxesWithin(frame, board?.querySelectorAll("[data-spoken]") ?? []);
  const kept = [...spoken, ...panelBoxes(element, frame)];
  const wish = cardPosition(card, size, x, y);
  const { left, top } =
    kept.length === 0
      ? wish
      : freePosition(card, size, wish, kept, {
          near: [x, y],
          other: land ?? boxesWithin(frame, board?.querySelectorAll("[data-land]") ?? []),
        });
  element.style.left = `${left}px`;
  element.style.top = `${top}px`;
}

export interface Box extends Size {
  readonly left: number;
  readonly top: number;
}

/** How much of one box another covers, in square pixels. */
export function overlap(one: Box, other: Box): number {
  const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
}

const STEP = 20;

/** How many square pixels of land a card rather covers than to stand a pixel further away. */
const COVERED_PER_PIXEL = 16;

/** How far a box is from a point. */
function gap({ left, top, width, height }: Box, [x, y]: readonly [x: number, y: number]): number {
  return Math.hypot(Math.max(left - x, 0, x - left - width), Math.max(top - y, 0, y - top - height));
}

/**
 * The corner of a card that covers nothing of what it speaks of, little of what else lies there, and is near to where it
 * would like to be; or near to a point, on whichever side of it.
 */
export function freePosition(
  card: Size,
  frame: Size,
  wish: { readonly left: number; readonly top: number },
  spoken: readonly Box[],
  { near, other = [] }: { readonly near?: readonly [x: number, y: number]; readonly other?: readonly Box[] } = {},
): { readonly left: number; readonly top: number } {
  const [right, bottom] = [frame.width - card.width - MARGIN, frame.height - card.height - MARGIN].map((most) =>
    Math.max(MARGIN, most),
  ) as [number, number];
  const steps = (most: number, wished: number) => [
    Math.min(Math.max(wished, MARGIN), most),
    ...Array.from({ length: Math.floor((most - MARGIN) / STEP) + 1 }, (_, k) => MARGIN + k * STEP),
    most,
  ];
  let best = { left: MARGIN, top: MARGIN, cost: Infinity };
  for (const top of steps(bottom, wish.top))
    for (const left of steps(right, wish.left)) {
      const at = { left, top, ...card };
      const moved = Math.hypot(left - wish.left, top - wish.top);
      let cost = near ? gap(at, near) + moved / 4 : moved;
      for (const box of other) cost += overlap(at, box) / COVERED_PER_PIXEL;
      for (const box of spoken) cost += 100 * overlap(at, box);
      if (cost < best.cost) best = { left, top, cost };
    }
  return { left: best.left, top: best.top };
}

/** The boxes of elements, as a frame sees them. */
export function boxesWithin(frame: Element, elements: Iterable<Element>): Box[] {
  const { left, top } = frame.getBoundingClientRect();
  return [...elements].map((element) => {
    const box = element.getBoundingClientRect();
    return { left: box.left - left, top: box.top - top, width: box.width, height: box.height };
  });
}
