/**
 * What lies on Titicaca's table: fields and lakes, border sticks, villages, temples. What has just arrived comes in
 * motion.
 */
import { border, centre, edge, type Hex, outline, point, type Point, readHex } from "../../board/hexes";
import { useShapes } from "../looks";
import { SEAT_SHAPES } from "../SeatSign";
import { isLake } from "./model";

/** A hex of the country: its name, where it lies, and its terrain or the number of its lake. */
export interface CountryHex {
  readonly text: string;
  readonly hex: Hex;
  readonly shown: string;
}

/** How a hex is drawn: the lake of the round, a field that is open in it, one of the last move. */
interface HexLook {
  readonly bright: boolean;
  readonly next: boolean;
  readonly recent: boolean;
  readonly label: string;
}

/** The country by itself: its coast, its fields and its lakes. */
export function Ground({
  hexes,
  look,
}: {
  readonly hexes: readonly CountryHex[];
  readonly look: (hex: CountryHex) => HexLook;
}) {
  return (
    <>
      <path
        className="titicaca-coast"
        d={border(
          hexes.map(({ hex }) => hex),
          1.02,
        )}
      />
      {hexes.map((each) => (
        <FieldHex key={each.text} hex={each.hex} shown={each.shown} {...look(each)} />
      ))}
    </>
  );
}

/** The line around a region, in its tint if it has one. */
export function RegionLine({
  fields,
  tint,
  hovered = false,
  picked = false,
}: {
  readonly fields: readonly string[];
  readonly tint?: number | undefined;
  readonly hovered?: boolean;
  readonly picked?: boolean;
}) {
  return (
    <path
      className="titicaca-region"
      data-tint={tint}
      data-hover={hovered || undefined}
      data-picked={picked || undefined}
      d={border(fields.map(readHex), 0.93)}
    />
  );
}

function FieldHex({ hex, shown, bright, next, recent, label }: Omit<CountryHex, "text"> & HexLook) {
  const [x, y] = centre(hex);
  const lake = isLake(shown);
  return (
    <g
      className="titicaca-hex"
      data-lake={lake || undefined}
      data-bright={bright || undefined}
      data-next={next || undefined}
    >
      <title>{label}</title>
      <polygon points={outline(hex, 0.985)} className={lake ? "lake" : `field-${shown}`} />
      {!lake && <polygon points={outline(hex, 0.985)} fill={`url(#pattern-${shown})`} />}
      {lake ? (
        <>
          <path className="lake-shore" d={border([hex], 0.86)} />
          <text className="lake-number" x={x} y={y + 0.2}>
            {shown}
          </text>
        </>
      ) : null}
      {recent && <polygon className="mark mark-recent" points={outline(hex, 0.86)} />}
    </g>
  );
}

export function Village({
  hex,
  seat,
  fresh,
  arrived,
}: {
  readonly hex: Hex;
  readonly seat: number;
  readonly fresh: boolean;
  readonly arrived?: boolean;
}) {
  const [x, y] = centre(hex);
  const shapeOf = useShapes();
  return (
    <g
      className="titicaca-village"
      data-fresh={fresh || undefined}
      transform={`translate(${x} ${y})`}
      style={{ color: `var(--seat-${seat})` }}
    >
      <ellipse cx={0.04} cy={0.42} rx={0.5} ry={0.14} className="village-shadow" />
      <g className={arrived ? "arrive-pop" : undefined}>
        <path className="village-wall" d="M-.36,0H.36V.4H-.36Z" />
        <path className="village-roof" d="M-.54,.06L0,-.5L.54,.06Z" />
        <path d={SEAT_SHAPES[shapeOf(seat)]} fill="#fff" transform="translate(0 -.13) scale(.13)" />
      </g>
    </g>
  );
}

/** Terrains by pattern as well as by colour. */
export function Patterns() {
  return (
    <defs>
      <pattern id="pattern-F" width="0.5" height="0.5" patternUnits="userSpaceOnUse">
        <path d="M.25,.08L.4,.34H.1Z" fill="#134a26" opacity="0.55" />
      </pattern>
      <pattern id="pattern-M" width="0.7" height="0.5" patternUnits="userSpaceOnUse">
        <path d="M.05,.42L.3,.08L.55,.42" fill="none" stroke="#3c3f46" strokeWidth="0.06" opacity="0.6" />
      </pattern>
      <pattern id="pattern-S" width="0.5" height="0.4" patternUnits="userSpaceOnUse">
        <path d="M.1,.3l.06,-.2m.06,.2l.06,-.14" stroke="#8a5a10" strokeWidth="0.045" opacity="0.65" />
      </pattern>
      <pattern id="pattern-P" width="0.45" height="0.45" patternUnits="userSpaceOnUse">
        <circle cx="0.12" cy="0.12" r="0.055" fill="#7d5312" opacity="0.55" />
        <circle cx="0.34" cy="0.34" r="0.055" fill="#7d5312" opacity="0.55" />
      </pattern>
      <pattern id="pattern-G" width="0.6" height="0.3" patternUnits="userSpaceOnUse">
        <path d="M0,.2q.15,-.12 .3,0t.3,0" fill="none" stroke="#3f6d12" strokeWidth="0.045" opacity="0.6" />
      </pattern>
    </defs>
  );
}

export function BorderStick({
  hex,
  direction,
  arrived,
}: {
  readonly hex: Hex;
  readonly direction: number;
  readonly arrived?: boolean;
}) {
  const [a, b] = edge(hex, direction);
  return (
    <path
      className={`titicaca-stick${arrived ? " arrive-draw" : ""}`}
      d={`M${point(inset(a, b))}L${point(inset(b, a))}`}
    />
  );
}

const inset = (from: Point, to: Point): Point => [from[0] + (to[0] - from[0]) * 0.1, from[1] + (to[1] - from[1]) * 0.1];

/** A temple; its value where it may be known. */
export function Temple({
  hex,
  seat,
  value,
  arrived,
  tip,
}: {
  readonly hex: Hex;
  readonly seat: number;
  readonly value: number | null;
  readonly arrived?: boolean;
  readonly tip?: string;
}) {
  const [x, y] = centre(hex);
  return (
    <g
      className="titicaca-temple"
      data-tip={tip}
      transform={`translate(${x + 0.45} ${y - 0.42})`}
      style={{ color: `var(--seat-${seat})` }}
    >
      <g className={arrived ? "arrive-pop" : undefined}>
        <path d="M-.31,.3V-.1L0,-.36L.31,-.1V.3Z" />
        <text y={0.2}>{value === null ? "?" : `+${value}`}</text>
      </g>
    </g>
  );
}
