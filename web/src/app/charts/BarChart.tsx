/** Bars: lying ones for things with names, each perhaps in parts; standing ones for how often a number came. */
import { useApp, useSay } from "../context";
import { ChartFigure, type Series, Sign, styleOf } from "./ChartFigure";
import { linear, ticks } from "./scale";

export interface Bar {
  readonly name: string;
  /** As many as there are parts. */
  readonly values: readonly number[];
  /** The text after the bar; by default the sum. */
  readonly note?: string;
  /** A single bar's own colour and shape. */
  readonly seat?: number;
}

interface BarProps {
  readonly title: string;
  /** What the names are: the table's first head. */
  readonly names: string;
  readonly parts: readonly Series[];
  readonly bars: readonly Bar[];
  /** The longest possible bar; where it is not known, the longest there is. */
  readonly most?: number;
  readonly text?: (value: number) => string;
}

const ROW = 44;
const THICK = 14;
/** How much further down a bar is if its note has its own line. */
const NOTE = 16;
/** About how wide a letter is, in pixels. */
const LETTER = 7.2;

export function BarChart({ title, names, parts, bars, most, text }: BarProps) {
  const say = useSay();
  const { settings } = useApp();
  const plain = new Intl.NumberFormat(settings.language, { maximumFractionDigits: 1 });
  const write = text ?? ((value: number) => plain.format(value));
  const sum = ({ values }: Bar) => values.reduce((before, each) => before + each, 0);
  const longest = most ?? Math.max(1e-9, ...bars.map(sum));
  const table = {
    head: [names, ...parts.map(({ name }) => name)],
    rows: bars.map(({ name, values }) => [name, ...values.map(write)]),
  };
  const height = bars.length * ROW;
  const summary = () =>
    bars.map((bar) => say("chart-bar", { name: bar.name, value: bar.note ?? write(sum(bar)) })).join(" ");
  return (
    <ChartFigure title={title} summary={summary} legend={parts} table={table} height={height}>
      {(width) => {
        const across = linear(0, longest, 0, width - 2);
        // Where name and note do not fit beside each other, the note goes below the name.
        const drop = bars.some((bar) => (bar.name.length + (bar.note ?? write(sum(bar))).length) * LETTER + 36 > width)
          ? NOTE
          : 0;
        return (
          <svg width={width} height={bars.length * (ROW + drop)} role="img" aria-label={title}>
            {bars.map((bar, row) => {
              let from = 0;
              return (
                <g key={bar.name} transform={`translate(1,${row * (ROW + drop)})`}>
                  {bar.seat !== undefined && (
                    <g transform="translate(0,4)">
                      <Sign series={{ name: bar.name, seat: bar.seat }} index={0} size="12" />
                    </g>
                  )}
                  <text className="chart-label" x={bar.seat === undefined ? 0 : 18} y={15}>
                    {bar.name}
                  </text>
                  <text
                    className="chart-value"
                    x={drop ? 0 : width - 2}
                    y={15 + drop}
                    textAnchor={drop ? "start" : "end"}
                  >
                    {bar.note ?? write(sum(bar))}
                  </text>
                  <rect className="chart-track" width={width - 2} height={THICK} y={21 + drop} rx={4} />
                  {bar.values.map((value, index) => {
                    const start = across.at(from);
                    from += value;
                    const series =
                      bar.seat === undefined || parts.length > 1 ? parts[index]! : { name: bar.name, seat: bar.seat };
                    return (
                      value > 0 && (
                        <rect
                          key={index}
                          className="chart-bar"
                          x={start}
                          y={21 + drop}
                          width={Math.max(1.5, across.at(from) - start - (parts.length > 1 ? 1.5 : 0))}
                          height={THICK}
                          rx={3}
                          {...styleOf(series, index)}
                        >
                          <title>
                            {say("web-labelled", { label: bar.name, value: `${parts[index]!.name} ${write(value)}` })}
                          </title>
                        </rect>
                      )
                    );
                  })}
                </g>
              );
            })}
          </svg>
        );
      }}
    </ChartFigure>
  );
}

interface ColumnProps {
  readonly title: string;
  readonly xName: string;
  readonly yName: string;
  /** How often each number came, in order; include the numbers with no results that should show as gaps. */
  readonly columns: readonly { readonly name: string; readonly value: number }[];
  readonly height?: number;
}

const LEFT = 40;
const BOTTOM = 36;
const TOP = 8;

export function ColumnChart({ title, xName, yName, columns, height = 220 }: ColumnProps) {
  const say = useSay();
  const { settings } = useApp();
  const plain = new Intl.NumberFormat(settings.language, { maximumFractionDigits: 1 });
  const most = Math.max(1, ...columns.map(({ value }) => value));
  const table = { head: [xName, yName], rows: columns.map(({ name, value }) => [name, plain.format(value)]) };
  const top = columns.reduce(
    (best, each) => (each.value > best.value ? each : best),
    columns[0] ?? { name: "", value: 0 },
  );
  return (
    <ChartFigure
      title={title}
      summary={() => say("chart-columns", { count: columns.length, name: top.name, value: plain.format(top.value) })}
      table={table}
      height={height}
    >
      {(width) => {
        const up = linear(0, most, height - BOTTOM, TOP);
        const each = (width - LEFT - 4) / Math.max(1, columns.length);
        const wide = Math.max(1, Math.min(64, each * 0.8));
        const every = Math.max(1, Math.ceil((14 + 7 * Math.max(0, ...columns.map(({ name }) => name.length))) / each));
        return (
          <svg width={width} height={height} role="img" aria-label={title}>
            {ticks(0, most, 4)
              .filter(Number.isInteger)
              .map((y) => (
                <g key={y} className="chart-grid">
                  <line x1={LEFT} x2={width - 4} y1={up.at(y)} y2={up.at(y)} />
                  <text x={LEFT - 6} y={up.at(y)} textAnchor="end" dominantBaseline="central">
                    {plain.format(y)}
                  </text>
                </g>
              ))}
            {columns.map(({ name, value }, index) => (
              <g key={name} transform={`translate(${LEFT + index * each},0)`}>
                <rect
                  className="chart-bar"
                  data-series={0}
                  x={(each - wide) / 2}
                  width={wide}
                  y={up.at(value)}
                  height={up.at(0) - up.at(value)}
                  rx={Math.min(3, each / 4)}
                >
                  <title>{say("web-labelled", { label: name, value: plain.format(value) })}</title>
                </rect>
                {index % every === 0 && (
                  <text className="chart-tick" x={each / 2} y={height - BOTTOM + 16} textAnchor="middle">
                    {name}
                  </text>
                )}
              </g>
            ))}
            <text className="chart-name" x={width - 4} y={height - 4} textAnchor="end">
              {xName}
            </text>
            <text className="chart-name" x={2} y={height - 4}>
              {yName}
            </text>
          </svg>
        );
      }}
    </ChartFigure>
  );
}
