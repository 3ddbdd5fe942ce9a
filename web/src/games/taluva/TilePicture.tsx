/** A small picture of a tile, as it lies in the hand; said by its label, where it has one. */
import { bounds, centre, outline } from "../../board/hexes";
import { GROUND } from "./appearance";
import { coveredHexes, type Terrain } from "./model";

export function TilePicture({
  tile,
  direction = 0,
  size = "2.6rem",
  label,
}: {
  readonly tile: string;
  readonly direction?: number;
  readonly size?: string;
  readonly label?: string | undefined;
}) {
  const hexes = coveredHexes(tile, { at: [0, 0], direction });
  return (
    <svg
      viewBox={bounds(hexes, 0.1).join(" ")}
      width={size}
      height={size}
      className="tile-picture"
      {...(label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label })}
    >
      {hexes.map((hex, k) => {
        const [x, y] = centre(hex);
        return (
          <g key={k} transform={`translate(${x} ${y})`}>
            <polygon
              points={outline([0, 0], 0.96)}
              fill={GROUND[tile[k] as Terrain]}
              stroke="#5b3c29"
              strokeWidth="0.12"
              strokeLinejoin="round"
            />
            <use href={`#scene-${tile[k]}`} x={-0.78} y={-0.78} width={1.56} height={1.56} />
          </g>
        );
      })}
    </svg>
  );
}
