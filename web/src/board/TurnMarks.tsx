/** What each seat has just changed, on a flat board of hexes: in its colour, and by its own dashes. */
import type { Mark } from "../games/log";
import { centre, type Hex, outline, readHex } from "./hexes";
import "./marks.css";

export function TurnMarks({
  marks,
  rise = () => 0,
}: {
  readonly marks: readonly Mark[];
  readonly rise?: (hex: Hex) => number;
}) {
  return (
    <g aria-hidden="true" pointerEvents="none">
      {marks.flatMap(({ seat, parts }) =>
        parts.map((part) => {
          const hex = readHex(part);
          const [x, y] = centre(hex);
          return (
            <g key={part} className="turn-mark" data-marked={part} transform={`translate(${x} ${y + rise(hex)})`}>
              <polygon className="mark-turn-ground" points={outline([0, 0], 0.86)} />
              <polygon
                className="mark-turn"
                data-seat={seat}
                points={outline([0, 0], 0.86)}
                style={{ stroke: `var(--seat-${seat})` }}
              />
            </g>
          );
        }),
      )}
    </g>
  );
}
