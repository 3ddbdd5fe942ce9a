/**
 * The names of a board's places, as moves and sentences give them: small, on whatever lies there, and touched by
 * nobody.
 */
import { memo } from "react";
import { centre, type Hex, hexText, type Point } from "./hexes";
import { textPath } from "./textPath";
import "./marks.css";

export interface PlaceName {
  readonly text: string;
  readonly at: Point;
  /** The height of the letters. */
  readonly size?: number;
}

/** How far below a hex's centre its name is: between the pieces and the edge. */
export const NAME_OFFSET = 0.63;

/** Hexes with their names, near the lower edge by default. */
export function hexNames(hexes: Iterable<Hex>, below: (hex: Hex) => number = () => NAME_OFFSET): PlaceName[] {
  return [...hexes].map((hex) => {
    const [x, y] = centre(hex);
    return { text: hexText(hex), at: [x, y + below(hex)] };
  });
}

/** Decoration: what has a name here says it in its label too. */
export const Coordinates = memo(function Coordinates({ places }: { readonly places: readonly PlaceName[] }) {
  return (
    <g className="coordinates" aria-hidden="true" pointerEvents="none">
      {places.map(({ text, at: [x, y], size = 0.25 }) => {
        const { path, width } = textPath(text);
        return (
          <g
            key={`${text} ${x} ${y}`}
            data-coordinate={text}
            transform={`translate(${x} ${y}) scale(${size}) translate(${-width / 2} -0.5)`}
          >
            <path className="coordinate-rim" d={path} />
            <path d={path} />
          </g>
        );
      })}
    </g>
  );
});
