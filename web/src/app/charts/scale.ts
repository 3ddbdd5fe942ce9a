/** Maps numbers to an axis, and chooses its ticks. */

export interface Scale {
  /** The domain, widened to round numbers where that was asked for. */
  readonly from: number;
  readonly to: number;
  /** The place of a value, in pixels. */
  at(value: number): number;
  /** The value at a place. */
  back(pixel: number): number;
}

export function linear(from: number, to: number, start: number, end: number): Scale {
  // A domain without extent becomes the middle of a small one, so that a single result can be drawn.
  const [low, high] = from === to ? [from - 0.5, to + 0.5] : [from, to];
  const step = (end - start) / (high - low);
  return {
    from: low,
    to: high,
    at: (value) => start + (value - low) * step,
    back: (pixel) => low + (pixel - start) / step,
  };
}

/** Round numbers in a domain, about as many as requested: 1, 2 or 5 times a power of ten apart. */
export function ticks(from: number, to: number, wished: number): number[] {
  if (!(to > from)) return [from];
  const rough = (to - from) / Math.max(1, wished);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 5, 10].find((each) => each * power >= rough * 0.999) ?? 10);
  const digits = Math.max(0, -Math.floor(Math.log10(step)) + 1);
  const found: number[] = [];
  for (let index = Math.ceil(from / step - 1e-9); index * step <= to + step * 1e-9; index++)
    found.push(Number((index * step).toFixed(digits)));
  return found;
}

/** The smallest domain between round numbers that holds all values. */
export function roundDomain(values: readonly number[], wished: number): readonly [number, number] {
  if (values.length === 0) return [0, 1];
  const low = Math.min(...values);
  const high = Math.max(...values);
  if (low === high) return [low - 1, high + 1];
  const marks = ticks(low, high, wished);
  const step = marks.length > 1 ? marks[1]! - marks[0]! : high - low;
  return [Math.floor(low / step + 1e-9) * step, Math.ceil(high / step - 1e-9) * step];
}

/** The point of a line nearest to an x. */
export function nearest<Point extends { readonly x: number }>(points: readonly Point[], x: number): Point | null {
  let best: Point | null = null;
  for (const point of points) if (best === null || Math.abs(point.x - x) < Math.abs(best.x - x)) best = point;
  return best;
}
