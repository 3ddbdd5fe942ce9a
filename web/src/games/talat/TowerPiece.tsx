/** A tower from a little above: its sides as the outline, its height as storeys and as a number. */
import type { CSSProperties } from "react";
import type { Tower } from "./model";

interface Props {
  readonly tower: Tower;
  readonly x: number;
  readonly y: number;
  readonly zihin?: boolean;
  readonly glow?: boolean;
  readonly picked?: boolean;
  /** This one can be captured by the tower that is picked up. */
  readonly threat?: boolean;
  /** An enemy could capture this one. */
  readonly endangered?: boolean;
}

const STOREY = 0.17;

function corners(sides: number, y: number): [number, number][] {
  // A triangle's top corner points up, a square and a hexagon stand on a side.
  const turn = sides === 3 ? -90 : sides === 4 ? -45 : 0;
  const radius = sides === 3 ? 0.42 : sides === 4 ? 0.4 : 0.37;
  return Array.from({ length: sides }, (_, k) => {
    const angle = ((turn + (360 / sides) * k) * Math.PI) / 180;
    return [radius * Math.cos(angle), y + (sides === 3 ? 0.05 : 0) + 0.82 * radius * Math.sin(angle)];
  });
}

const path = (points: readonly (readonly [number, number])[]): string =>
  `M${points.map(([x, y]) => `${x.toFixed(3)},${y.toFixed(3)}`).join("L")}Z`;

/** The silhouette of one storey: the outline below and above, and what lies between. */
function hull(sides: number, low: number, high: number): string {
  const below = corners(sides, low);
  const above = corners(sides, high);
  return below
    .map((from, k) => {
      const to = below[(k + 1) % sides]!;
      return path([from, to, above[(k + 1) % sides]!, above[k]!]);
    })
    .join("");
}

export function TowerPiece({
  tower,
  x,
  y,
  zihin = false,
  glow = false,
  picked = false,
  threat = false,
  endangered = false,
}: Props) {
  const seat = "ABC".indexOf(tower.colour);
  const base = 0.2;
  const storeys = Array.from({ length: tower.height }, (_, k) => k);
  const top = base - STOREY * tower.height;
  return (
    <g
      className="tower"
      data-glow={glow || undefined}
      data-picked={picked || undefined}
      data-threat={threat || undefined}
      style={
        {
          color: zihin ? "var(--zihin)" : `var(--seat-${seat})`,
          "--on": zihin ? "#ffffff" : `var(--seat-${seat}-text)`,
        } as CSSProperties
      }
      transform={`translate(${x} ${y})`}
    >
      <ellipse className="tower-shadow" cx={0.05} cy={base + 0.08} rx={0.43} ry={0.3} />
      {(glow || picked || threat) && <ellipse className="tower-ring" cx={0} cy={base + 0.04} rx={0.47} ry={0.36} />}
      {storeys.map((k) => (
        <path
          key={k}
          className="tower-wall"
          data-storey={k}
          d={hull(tower.sides, base - STOREY * k, base - STOREY * (k + 1) + 0.02)}
        />
      ))}
      <path className="tower-top" d={path(corners(tower.sides, top))} />
      <text className="tower-number" x={0} y={top + (tower.sides === 3 ? 0.17 : 0.11)}>
        {tower.height}
      </text>
      {endangered && (
        <g className="tower-alarm" transform={`translate(0.34 ${top - 0.1})`}>
          <circle r={0.17} />
          <path d="M0,-.1V.03M0,.08V.1" />
        </g>
      )}
    </g>
  );
}
