/** Lengths of games as columns: some numbers of moves together where there are many different ones. */

interface Length {
  readonly moves: number;
  readonly games: number;
}

const MAX_COLUMNS = 24;

export function lengthColumns(lengths: readonly Length[]): { readonly name: string; readonly value: number }[] {
  if (lengths.length === 0) return [];
  const least = Math.min(...lengths.map(({ moves }) => moves));
  const most = Math.max(...lengths.map(({ moves }) => moves));
  const width =
    [1, 2, 5, 10, 20, 50, 100, 200, 500].find(
      (each) => Math.floor(most / each) - Math.floor(least / each) < MAX_COLUMNS,
    ) ?? 1000;
  const first = Math.floor(least / width);
  const found = Array.from({ length: Math.floor(most / width) - first + 1 }, (_, index) => {
    const from = (first + index) * width;
    return { name: width === 1 ? String(from) : `${from}–${from + width - 1}`, value: 0 };
  });
  for (const { moves, games } of lengths) found[Math.floor(moves / width) - first]!.value += games;
  return found;
}

/** Bars of the same name as one. */
export function mergeBars(
  bars: readonly { readonly name: string; readonly value: number }[],
): { readonly name: string; readonly value: number }[] {
  const found = new Map<string, number>();
  for (const { name, value } of bars) found.set(name, (found.get(name) ?? 0) + value);
  return [...found].map(([name, value]) => ({ name, value }));
}
