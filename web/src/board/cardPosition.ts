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

/** Put an element next to a point of the element it is positioned in. */
export function positionCard(element: HTMLElement, x: number, y: number): void {
  const frame = element.offsetParent;
  if (!frame) return;
  const { left, top } = cardPosition(
    { width: element.offsetWidth, height: element.offsetHeight },
    { width: frame.clientWidth, height: frame.clientHeight },
    x,
    y,
  );
  element.style.left = `${left}px`;
  element.style.top = `${top}px`;
}
