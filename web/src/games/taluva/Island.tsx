/**
 * The island seen from above and a little from the front: every level a storey, its walls and rims coloured by level.
 */
import "../../board/motion.css";
import { memo } from "react";
import {
  bounds,
  centre,
  type Hex,
  hexAt,
  hexText,
  insetCorners,
  neighbour,
  outline,
  point,
  type Point,
} from "../../board/hexes";
import { Digits } from "../../board/Digits";
import { useArrivals } from "../../board/motion";
import { useShapes } from "../looks";
import { SEAT_SHAPES } from "../SeatSign";
import { GROUND, hutSpots, levelColour, levelInk } from "./appearance";
import {
  type Building,
  lavaAngle,
  insideEdges,
  type Lagoon,
  type Land,
  type Settlement,
  type TaluvaView,
  type Terrain,
} from "./model";

/** How much a storey lifts a hex, in hex radii. */
export const STOREY = 0.19;

export const lift = (level: number): number => -STOREY * level;

/** The hex under a point of the picture: the highest storey first, the sea last. */
export function hexUnder(land: ReadonlyMap<string, Land>, top: number, [x, y]: Point): Hex {
  for (let level = top; level > 0; level--) {
    const hex = hexAt([x, y - lift(level)]);
    if (land.get(hexText(hex))?.level === level) return hex;
  }
  return hexAt([x, y]);
}

interface HexProps {
  readonly q: number;
  readonly r: number;
  readonly level: number;
  readonly terrain: Terrain;
  readonly direction: number | null;
  readonly double: boolean;
  /** Levels of the six neighbours, 0 for water, as digits. */
  readonly around: string;
  /** Which of the six edges lie inside the tile, as 0 and 1. */
  readonly inside: string;
}

const FRONT = [4, 5, 3, 0] as const;

export const LandHex = memo(function LandHex({ q, r, level, terrain, direction, double, around, inside }: HexProps) {
  const [x, y] = centre([q, r]);
  const rim = levelColour(level);
  return (
    <g transform={`translate(${x} ${y})`} data-land>
      {FRONT.map((d) => {
        const lower = Number(around[d]);
        if (lower >= level) return null;
        const storeys = Array.from({ length: level - lower }, (_, k) => level - k);
        return storeys.map((storey) => (
          <polygon
            key={`${d}-${storey}`}
            points={wall(d, storey)}
            fill={levelColour(storey)}
            stroke="#2b1a0c"
            strokeWidth="0.025"
          />
        ));
      })}
      <g transform={`translate(0 ${lift(level)})`}>
        <polygon points={outline([0, 0])} fill={rim} stroke="#2b1a0c" strokeWidth="0.03" strokeLinejoin="round" />
        <polygon
          points={insetCorners([...inside].map((one) => (one === "1" ? 0.012 : 0.1)))
            .map(point)
            .join(" ")}
          fill={GROUND[terrain]}
        />
        <use href={`#scene-${terrain}`} x={-0.78} y={-0.78} width={1.56} height={1.56} />
        {direction !== null && <LavaFlow direction={direction} double={double} />}
        {[0, 1, 2, 3, 4, 5].map((d) => (inside[d] === "1" ? null : <Seam key={d} direction={d} />))}
        <LevelBadge level={level} />
      </g>
    </g>
  );
});

/** Low at the left, clear of roofs and trees. Level 1 goes without saying. */
function LevelBadge({ level }: { readonly level: number }) {
  if (level < 2) return null;
  return (
    <g transform="translate(-0.55 0.46)">
      <circle r={0.19} fill={levelColour(level)} stroke={levelInk(level)} strokeWidth={0.03} />
      <Digits value={level} size={level < 10 ? 0.19 : 0.15} colour={levelInk(level)} />
    </g>
  );
}

/** The levels once more, above whatever is marked: a number is never crossed by a line. */
export const LevelBadges = memo(function LevelBadges({
  land,
  tip,
}: {
  readonly land: readonly Land[];
  /** What a badge says to whoever points at it. */
  readonly tip: (level: number) => string;
}) {
  return (
    <g aria-hidden="true">
      {land.map(({ hex, level }) => {
        const [x, y] = centre(hex);
        return level < 2 ? null : (
          <g key={hexText(hex)} transform={`translate(${x} ${y + lift(level)})`} data-tip={tip(level)}>
            <LevelBadge level={level} />
          </g>
        );
      })}
    </g>
  );
});

function wall(direction: number, storey: number): string {
  const angle = (k: number): number => (Math.PI / 180) * (60 * k - 30);
  const [a, b] = [direction, direction + 1].map((k): Point => [Math.cos(angle(k)), -Math.sin(angle(k))]) as [
    Point,
    Point,
  ];
  const [high, low] = [lift(storey), lift(storey - 1)];
  return [
    [a[0], a[1] + high],
    [b[0], b[1] + high],
    [b[0], b[1] + low],
    [a[0], a[1] + low],
  ]
    .map((p) => point(p as unknown as Point))
    .join(" ");
}

function Seam({ direction }: { readonly direction: number }) {
  const angle = (k: number): number => (Math.PI / 180) * (60 * k - 30);
  const [a, b] = [direction, direction + 1].map((k): Point => [Math.cos(angle(k)), -Math.sin(angle(k))]) as [
    Point,
    Point,
  ];
  return <path d={`M${point(a)}L${point(b)}`} stroke="#23150a" strokeWidth="0.06" strokeLinecap="round" />;
}

/** The lava that runs from the crater: between the tile's two fields, or straight at a double tile's other hex. */
export function LavaFlow({ direction, double }: { readonly direction: number; readonly double: boolean }) {
  return (
    <g transform={`rotate(${-lavaAngle(direction, double)})`}>
      <path
        d="M.16,-.13Q.5,-.12 .82,0Q.5,.12 .16,.13Z"
        fill="#ff7a2c"
        stroke="#8f2d0c"
        strokeWidth="0.04"
        strokeLinejoin="round"
      />
      <path d="M.14,-.05Q.42,-.05 .66,0Q.42,.05 .14,.05Z" fill="#ffd25e" />
    </g>
  );
}

export const Piece = memo(function Piece({
  q,
  r,
  level,
  seat,
  kind,
  number,
}: {
  readonly q: number;
  readonly r: number;
  readonly level: number;
  readonly seat: number;
  readonly kind: Building["kind"];
  readonly number: number;
}) {
  const [x, y] = centre([q, r]);
  const shapeOf = useShapes();
  const spots = kind === "hut" ? hutSpots(number) : [[0, 0] as const];
  const size = kind === "hut" ? (number === 1 ? 0.84 : 0.56) : kind === "tower" ? 1.02 : 1.12;
  return (
    <g transform={`translate(${x} ${y + lift(level)})`} style={{ color: `var(--seat-${seat})` }} className="piece">
      {spots.map(([dx, dy]) => (
        <g key={`${dx},${dy}`} transform={`translate(${dx} ${dy})`}>
          <use href={`#${kind}`} x={-size / 2} y={-size / 2} width={size} height={size} />
          <path
            d={SEAT_SHAPES[shapeOf(seat)]}
            fill="#fff"
            transform={`translate(0 ${-size * (kind === "tower" ? 0.33 : 0.1)}) scale(${size * 0.14})`}
          />
        </g>
      ))}
    </g>
  );
});

export function Water({ land, lagoons }: { readonly land: readonly Land[]; readonly lagoons: readonly Lagoon[] }) {
  return (
    <g aria-hidden="true">
      <g fill="var(--shallow-2, #a9e0da)" opacity="0.55">
        {land.map(({ hex }) => (
          <polygon key={hexText(hex)} points={outline(hex, 1.34)} />
        ))}
      </g>
      <g fill="var(--shallow-1, #d9f3e6)" opacity="0.7">
        {land.map(({ hex }) => (
          <polygon key={hexText(hex)} points={outline(hex, 1.16)} />
        ))}
      </g>
      {lagoons.map(({ name, hexes }) => (
        <g key={name} className="lagoon">
          {hexes.map((hex) => (
            <polygon key={hexText(hex)} points={outline(hex, 1.01)} fill="#3fc2bd" />
          ))}
        </g>
      ))}
    </g>
  );
}

/** The outline of a settlement, lifted hex by hex. */
export function SettlementLine({
  settlement,
  levels,
  strong,
}: {
  readonly settlement: Settlement;
  readonly levels: ReadonlyMap<string, Land>;
  readonly strong: boolean;
}) {
  const inside = new Set(settlement.hexes.map(hexText));
  const parts: string[] = [];
  for (const hex of settlement.hexes) {
    const level = levels.get(hexText(hex))?.level ?? 1;
    const [cx, cy] = centre(hex);
    for (let d = 0; d < 6; d++) {
      if (inside.has(hexText(neighbour(hex, d)))) continue;
      const angle = (k: number): number => (Math.PI / 180) * (60 * k - 30);
      const ends = [d, d + 1].map((k): Point => [
        cx + 0.9 * Math.cos(angle(k)),
        cy - 0.9 * Math.sin(angle(k)) + lift(level),
      ]);
      parts.push(`M${point(ends[0]!)}L${point(ends[1]!)}`);
    }
  }
  return (
    <path
      className="settlement"
      data-strong={strong || undefined}
      d={parts.join("")}
      style={{ stroke: `var(--seat-${settlement.seat})` }}
    />
  );
}

/** Everything that lies on the table, back to front. */
export function Island({ view, hidden }: { readonly view: TaluvaView; readonly hidden?: ReadonlySet<string> }) {
  const levels = new Map(view.land.map((each) => [hexText(each.hex), each]));
  const ordered = [...view.land].sort((a, b) => a.hex[1] - b.hex[1] || a.hex[0] - b.hex[0]);
  const built = new Map(view.buildings.map((each) => [hexText(each.hex), each]));
  const pieceName = ({ hex, seat, kind, number }: Building) => `${hexText(hex)}/${seat}/${kind}/${number}`;
  const arrived = useArrivals(
    [...view.land.map(({ hex, level }) => `${hexText(hex)}/${level}`), ...view.buildings.map(pieceName)],
    24,
  );
  return (
    <>
      {ordered.map((each) => {
        const around = [0, 1, 2, 3, 4, 5].map((d) => levels.get(hexText(neighbour(each.hex, d)))?.level ?? 0);
        const inside = insideEdges(each, levels).map((one) => (one ? "1" : "0"));
        const name = hexText(each.hex);
        const building = built.get(name);
        return (
          <g
            key={name}
            opacity={hidden?.has(name) ? 0.35 : undefined}
            className={
              arrived.has(`${name}/${each.level}`) ? (each.level > 1 ? "arrive-erupt" : "arrive-drop") : undefined
            }
          >
            <LandHex
              q={each.hex[0]}
              r={each.hex[1]}
              level={each.level}
              terrain={each.terrain}
              direction={each.direction}
              double={each.double}
              around={around.map((level) => Math.min(level, 9)).join("")}
              inside={inside.join("")}
            />
            {building && (
              <g className={arrived.has(pieceName(building)) ? "arrive-pop" : undefined}>
                <Piece
                  q={each.hex[0]}
                  r={each.hex[1]}
                  level={each.level}
                  seat={building.seat}
                  kind={building.kind}
                  number={building.number}
                />
              </g>
            )}
          </g>
        );
      })}
    </>
  );
}

/** The island with some water around it. */
export function islandBox(view: TaluvaView, margin: number): [number, number, number, number] {
  const [x, y, width, height] = bounds(
    view.land.map(({ hex }) => hex),
    margin,
  );
  return [x, y - 0.4, width, height];
}
