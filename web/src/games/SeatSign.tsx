/** A player's sign: colour, and a shape for those who cannot tell colours apart. */

import { type Point, point } from "../board/hexes";
import { useShapes } from "./looks";

/** The signs' outlines in a square of side 2, y downwards: triangle, circle, square, diamond, cross. */
export const SEAT_OUTLINES: readonly (readonly Point[])[] = [
  [
    [0, -0.8],
    [0.82, 0.62],
    [-0.82, 0.62],
  ],
  Array.from({ length: 32 }, (_, k): Point => [
    0.75 * Math.cos((k * Math.PI) / 16),
    0.75 * Math.sin((k * Math.PI) / 16),
  ]),
  [
    [-0.66, -0.66],
    [0.66, -0.66],
    [0.66, 0.66],
    [-0.66, 0.66],
  ],
  [
    [0, -0.92],
    [0.8, 0],
    [0, 0.92],
    [-0.8, 0],
  ],
  [
    [-0.28, -0.8],
    [0.28, -0.8],
    [0.28, -0.28],
    [0.8, -0.28],
    [0.8, 0.28],
    [0.28, 0.28],
    [0.28, 0.8],
    [-0.28, 0.8],
    [-0.28, 0.28],
    [-0.8, 0.28],
    [-0.8, -0.28],
    [-0.28, -0.28],
  ],
];

export const SEAT_SHAPES: readonly string[] = SEAT_OUTLINES.map((outline) => `M${outline.map(point).join("L")}Z`);

export function SeatSign({ seat, size = "1em" }: { readonly seat: number; readonly size?: string }) {
  const shapeOf = useShapes();
  return (
    <svg className="seat-sign" viewBox="-1 -1 2 2" width={size} height={size} aria-hidden="true">
      <path
        d={SEAT_SHAPES[shapeOf(seat)]}
        fill={`var(--seat-${seat})`}
        stroke={`var(--seat-${seat}-edge)`}
        strokeWidth="0.12"
      />
    </svg>
  );
}
