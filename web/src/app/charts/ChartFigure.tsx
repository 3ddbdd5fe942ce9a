/** What all charts share: a caption, a legend, the drawing at its own width, and the same figures as a table. */
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useShapes } from "../../games/looks";
import { SEAT_SHAPES } from "../../games/SeatSign";
import { useSay, useTopics } from "../context";
import "./charts.css";

/**
 * A line or a part of bars. A seat has its colour and shape; others take theirs from their place in the list, or a
 * tone of the five.
 */
export interface Series {
  readonly name: string;
  readonly seat?: number;
  readonly tone?: 0 | 1 | 2 | 3 | 4;
}

export interface ChartTable {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

interface Props {
  /** What is shown, in a line: the caption, and the drawing's name. */
  readonly title: string;
  /** The drawing in a sentence or two, for those who do not see it; asked for once the charts' words are there. */
  readonly summary: () => string;
  readonly legend?: readonly Series[];
  readonly table: ChartTable;
  readonly height: number;
  /** A line below the drawing: what a pointer points at. */
  readonly below?: string;
  /** Draws at a width in pixels, so that letters stay as large as they are elsewhere. */
  readonly children: (width: number) => ReactNode;
}

export const styleOf = (
  series: Series,
  index: number,
): { readonly "data-seat"?: number; readonly "data-series"?: number } =>
  series.seat === undefined ? { "data-series": series.tone ?? index % 5 } : { "data-seat": series.seat };

export function Sign({
  series,
  index,
  size = "1em",
}: {
  readonly series: Series;
  readonly index: number;
  readonly size?: string;
}) {
  const shapeOf = useSeriesShapes();
  return (
    <svg
      className="chart-sign"
      viewBox="-1 -1 2 2"
      width={size}
      height={size}
      aria-hidden="true"
      {...styleOf(series, index)}
    >
      <path d={shapeOf(series, index)} />
    </svg>
  );
}

/** Returns the outline that marks a series: its seat's, or one of its own. */
export function useSeriesShapes(): (series: Series, index: number) => string {
  const shapeOf = useShapes();
  return (series, index) => SEAT_SHAPES[series.seat === undefined ? index % SEAT_SHAPES.length : shapeOf(series.seat)]!;
}

export function ChartFigure({ title, summary, legend = [], table, height, below, children }: Props) {
  const say = useSay();
  const ready = useTopics("charts");
  const frame = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const watcher = new ResizeObserver(([entry]) => setWidth(Math.floor(entry!.contentRect.width)));
    watcher.observe(frame.current!);
    return () => watcher.disconnect();
  }, []);
  return (
    <figure className="chart" aria-label={title}>
      <figcaption>{title}</figcaption>
      {legend.length > 1 && (
        <ul className="chart-legend">
          {legend.map((series, index) => (
            <li key={series.name}>
              <Sign series={series} index={index} /> {series.name}
            </li>
          ))}
        </ul>
      )}
      <p className="visually-hidden">{ready && summary()}</p>
      <div ref={frame} className="chart-frame" style={{ minHeight: height }}>
        {width > 0 && children(width)}
      </div>
      {below !== undefined && (
        <p className="chart-below figures" aria-hidden="true">
          {below}
        </p>
      )}
      <details>
        <summary>{ready ? say("chart-as-table") : "…"}</summary>
        <div className="chart-table" tabIndex={0} role="region" aria-label={title}>
          <table>
            <thead>
              <tr>
                {table.head.map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {table.rows.map((row, index) => (
                <tr key={index}>
                  {row.map((cell, column) =>
                    column === 0 ? (
                      <th key={column} scope="row">
                        {cell}
                      </th>
                    ) : (
                      <td key={column}>{cell}</td>
                    ),
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  );
}
