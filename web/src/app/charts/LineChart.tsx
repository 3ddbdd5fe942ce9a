/**
 * Lines over a common x: chances move by move, a rating game by game. A line is told by colour, by dashes and by its
 * shapes.
 */
import { type KeyboardEvent, type PointerEvent, useState } from "react";
import { useApp, useSay } from "../context";
import { ChartFigure, type Series, styleOf, useSeriesShapes } from "./ChartFigure";
import { linear, nearest, roundDomain, ticks } from "./scale";

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Line extends Series {
  readonly points: readonly Point[];
  /** How sure each point is: a band between two values, as many as points. */
  readonly band?: readonly (readonly [number, number])[];
}

interface Props {
  readonly title: string;
  readonly lines: readonly Line[];
  readonly xName: string;
  readonly yName: string;
  /** The values' domain, where it is known beforehand (chances: 0 to 1). */
  readonly domain?: readonly [number, number];
  readonly height?: number;
  readonly xText?: (x: number) => string;
  readonly yText?: (y: number) => string;
  /** A moment that is looked at now: a line from top to bottom. */
  readonly now?: number | null;
  /** Moments worth a look, marked on the axis. */
  readonly marks?: readonly number[];
  /** Lets a moment be chosen, by pointer or with the arrow keys. */
  readonly onPick?: (x: number) => void;
}

const LEFT = 46;
const RIGHT = 14;
const TOP = 10;
const BOTTOM = 36;
const SIGN_EVERY = 64;

export function LineChart({
  title,
  lines,
  xName,
  yName,
  domain,
  height = 240,
  xText,
  yText,
  now = null,
  marks = [],
  onPick,
}: Props) {
  const say = useSay();
  const { settings } = useApp();
  const shapeOf = useSeriesShapes();
  const plain = new Intl.NumberFormat(settings.language, { maximumFractionDigits: 2 });
  const writeX = xText ?? ((x: number) => plain.format(x));
  const writeY = yText ?? ((y: number) => plain.format(y));
  const [over, setOver] = useState<number | null>(null);

  const xs = [...new Set(lines.flatMap(({ points }) => points.map(({ x }) => x)))].sort((a, b) => a - b);
  const whole = xs.every(Number.isInteger);
  const values = lines.flatMap(({ points, band }) => [...points.map(({ y }) => y), ...(band ?? []).flat()]);
  const [low, high] = domain ?? roundDomain(values, 4);
  const summary = () =>
    lines
      .filter(({ points }) => points.length > 0)
      .map(({ name, points }) => {
        const ys = points.map(({ y }) => y);
        return say("chart-line", {
          name,
          first: writeY(ys[0]!),
          last: writeY(ys.at(-1)!),
          least: writeY(Math.min(...ys)),
          most: writeY(Math.max(...ys)),
        });
      })
      .join(" ");
  const table = {
    head: [xName, ...lines.map(({ name }) => name)],
    rows: xs.map((x) => [
      writeX(x),
      ...lines
        .map(({ points }) => points.find((point) => point.x === x))
        .map((point) => (point ? writeY(point.y) : "")),
    ]),
  };

  const draw = (width: number) => {
    const across = linear(xs[0] ?? 0, xs.at(-1) ?? 1, LEFT, width - RIGHT);
    const up = linear(low, high, height - BOTTOM, TOP);
    const shown = over ?? now;
    const seen = (event: PointerEvent<SVGSVGElement>) => {
      const x = across.back(event.clientX - event.currentTarget.getBoundingClientRect().left);
      return (
        nearest(
          xs.map((each) => ({ x: each })),
          x,
        )?.x ?? null
      );
    };
    const step = (event: KeyboardEvent) => {
      const by = { ArrowLeft: -1, ArrowRight: 1, PageUp: 10, PageDown: -10, Home: -Infinity, End: Infinity }[event.key];
      if (by === undefined || !onPick || xs.length === 0) return;
      event.preventDefault();
      const at =
        now === null
          ? xs.length - 1
          : xs.indexOf(
              nearest(
                xs.map((x) => ({ x })),
                now,
              )!.x,
            );
      onPick(xs[Math.min(xs.length - 1, Math.max(0, at + by))]!);
    };
    return (
      <svg
        width={width}
        height={height}
        aria-label={title}
        data-pick={onPick ? "" : undefined}
        {...(onPick
          ? {
              role: "slider",
              tabIndex: 0,
              "aria-valuemin": xs[0] ?? 0,
              "aria-valuemax": xs.at(-1) ?? 0,
              "aria-valuenow": now ?? xs.at(-1) ?? 0,
              "aria-valuetext": told(now ?? xs.at(-1) ?? 0),
              onKeyDown: step,
            }
          : { role: "img" })}
        onPointerMove={(event) => setOver(seen(event))}
        onPointerLeave={() => setOver(null)}
        onClick={() => over !== null && onPick?.(over)}
      >
        {ticks(low, high, 4).map((y) => (
          <g key={y} className="chart-grid">
            <line x1={LEFT} x2={width - RIGHT} y1={up.at(y)} y2={up.at(y)} />
            <text x={LEFT - 6} y={up.at(y)} textAnchor="end" dominantBaseline="central">
              {writeY(y)}
            </text>
          </g>
        ))}
        {ticks(across.from, across.to, Math.max(2, Math.floor((width - LEFT) / 90)))
          .filter((x) => Number.isInteger(x) || !whole)
          .map((x) => (
            <text key={x} className="chart-tick" x={across.at(x)} y={height - BOTTOM + 16} textAnchor="middle">
              {writeX(x)}
            </text>
          ))}
        <text className="chart-name" x={width - RIGHT} y={height - 4} textAnchor="end">
          {xName}
        </text>
        <text className="chart-name" x={2} y={height - 4}>
          {yName}
        </text>
        {marks.map((x) => (
          <path key={x} className="chart-mark" d={`M${across.at(x)},${height - BOTTOM}l4,7h-8z`} />
        ))}
        {lines.map((line, index) => (
          <g key={line.name} className="chart-line" {...styleOf(line, index)}>
            {line.band && line.points.length > 1 && <path className="chart-band" d={band(line, across.at, up.at)} />}
            <path className="chart-under" d={path(line.points, across.at, up.at)} />
            <path className="chart-stroke" d={path(line.points, across.at, up.at)} />
            {signs(line.points, across.at).map(({ x, y }) => (
              <path
                key={x}
                className="chart-point"
                transform={`translate(${across.at(x)},${up.at(y)}) scale(5)`}
                d={shapeOf(line, index)}
              />
            ))}
          </g>
        ))}
        {shown !== null && (
          <line className="chart-now" x1={across.at(shown)} x2={across.at(shown)} y1={TOP} y2={height - BOTTOM} />
        )}
      </svg>
    );
  };

  /** The values at an x, in words: what a pointer or a slider says. */
  const told = (x: number): string =>
    [
      `${xName} ${writeX(x)}`,
      ...lines.flatMap(({ name, points }) =>
        points.filter((point) => point.x === x).map(({ y }) => `${name} ${writeY(y)}`),
      ),
    ].join(" · ");

  return (
    <ChartFigure
      title={title}
      summary={summary}
      legend={lines}
      table={table}
      height={height}
      below={over !== null || now !== null ? told((over ?? now)!) : "\u00a0"}
    >
      {draw}
    </ChartFigure>
  );
}

function path(points: readonly Point[], across: (x: number) => number, up: (y: number) => number): string {
  return points
    .map(({ x, y }, index) => `${index === 0 ? "M" : "L"}${across(x).toFixed(1)},${up(y).toFixed(1)}`)
    .join("");
}

function band({ points, band: edges = [] }: Line, across: (x: number) => number, up: (y: number) => number): string {
  const upper = points.map(({ x }, index) => ({ x, y: edges[index]?.[1] ?? 0 }));
  const lower = points.map(({ x }, index) => ({ x, y: edges[index]?.[0] ?? 0 })).reverse();
  return `${path([...upper, ...lower], across, up)}Z`;
}

/** The points at which a line shows its shape: not so many that they hide it, and always the last. */
function signs(points: readonly Point[], across: (x: number) => number): Point[] {
  const found: Point[] = [];
  for (const point of points)
    if (found.length === 0 || across(point.x) - across(found.at(-1)!.x) >= SIGN_EVERY) found.push(point);
  const last = points.at(-1);
  if (last && found.at(-1) !== last) {
    if (found.length > 1 && across(last.x) - across(found.at(-1)!.x) < SIGN_EVERY / 3) found.pop();
    found.push(last);
  }
  return found;
}
