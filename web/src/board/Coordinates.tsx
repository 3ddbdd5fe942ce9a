/**
 * The names of a board's places, as moves and sentences give them: small, on whatever lies there, and touched by
 * nobody.
 */
import { memo } from "react";
import { centre, type Hex, hexText, type Point } from "./hexes";
import { lettered } from "./lettering";
import "./marks.css";

export interface Named {
  readonly text: string;
  readonly at: Point;
  /** How high the letters are. */
  readonly size?: number;
}

/** How far below its middle a hex bears its name: between what stands there and the edge. */
export const BELOW = 0.63;

/** Hexes with their names, near the lower edge where nothing else is said. */
export function namedHexes(hexes: Iterable<Hex>, below: (hex: Hex) => number = () => BELOW): Named[] {
  return [...hexes].map((hex) => {
    const [x, y] = centre(hex);
    return { text: hexText(hex), at: [x, y + below(hex)] };
  });
}

/** Decoration: what has a name here says it in its label too. */
export const Coordinates = memo(function Coordinates({ places }: { readonly places: readonly Named[] }) {
  return (
    <g className="coordinates" aria-hidden="true" pointerEvents="none">
      {places.map(({ text, at: [x, y], size = 0.25 }) => {
        const { path, width } = lettered(text);
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
