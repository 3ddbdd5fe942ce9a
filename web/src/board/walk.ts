/** Walking a board cell by cell: where the keys lead, as plain functions. */

export interface WalkCell {
  /** The part of the board that it is: a hex, `3,-1`, or a board and a square, `AB c4`. */
  readonly part: string;
  /** What is there, in words. */
  readonly label: string;
  /** What can be done there now, in words. */
  readonly choices: readonly string[];
  /** How far right it lies. */
  readonly x: number;
}

/** Cells in rows from the far side to the near one, each from left to right. */
export interface WalkGrid {
  readonly label: string;
  readonly rows: readonly (readonly WalkCell[])[];
}

/** Cells that belong together: a settlement, a lagoon, a region, a board. */
export interface Whole {
  readonly parts: readonly string[];
  readonly label: string;
}

export type Side = -1 | 1;

/** Where a walk is, and what it remembers on its way up and down. */
export interface WalkState {
  readonly part: string;
  /** The column that a walk up or down keeps to. */
  readonly column: number | null;
  /** The side last used, for two cells that are equally near. */
  readonly side: Side;
}

const NEAR = 1e-6;

function find(grids: readonly WalkGrid[], part: string): readonly [WalkGrid, number, number] | null {
  for (const grid of grids)
    for (const [row, cells] of grid.rows.entries()) {
      const index = cells.findIndex((cell) => cell.part === part);
      if (index >= 0) return [grid, row, index];
    }
  return null;
}

/** Where a key leads: along the row, to the next row, to the row's ends; null for keys that mean something else. */
export function walkStep(grids: readonly WalkGrid[], at: WalkState, key: string): WalkState | null {
  const found = find(grids, at.part);
  if (!found) return null;
  const [grid, row, index] = found;
  const cells = grid.rows[row]!;
  const along = (to: number, side: Side): WalkState => ({
    part: cells[Math.max(0, Math.min(cells.length - 1, to))]!.part,
    column: null,
    side,
  });
  const across = (by: 1 | -1): WalkState => {
    const column = at.column ?? cells[index]!.x;
    let next = row + by;
    while (grid.rows[next]?.length === 0) next += by;
    const there = grid.rows[next];
    if (!there) return at;
    const near = Math.min(...there.map(({ x }) => Math.abs(x - column)));
    const best = there.filter(({ x }) => Math.abs(x - column) < near + NEAR);
    return { part: (at.side < 0 ? best[0] : best.at(-1))!.part, column, side: at.side };
  };
  switch (key) {
    case "ArrowLeft":
      return along(index - 1, -1);
    case "ArrowRight":
      return along(index + 1, 1);
    case "Home":
      return along(0, -1);
    case "End":
      return along(cells.length - 1, 1);
    case "ArrowUp":
      return across(-1);
    case "ArrowDown":
      return across(1);
    default:
      return null;
  }
}

export const allCells = (grids: readonly WalkGrid[]): WalkCell[] => grids.flatMap(({ rows }) => rows.flat());

/** The next cell, or the one before, where something can be done; the first after the last. */
export function nextChoice(grids: readonly WalkGrid[], part: string, by: 1 | -1): string | null {
  const all = allCells(grids);
  const here = all.findIndex((cell) => cell.part === part);
  for (let far = 1; far <= all.length; far++) {
    const cell = all[(here + by * far + 2 * all.length) % all.length]!;
    if (cell.choices.length > 0) return cell.part;
  }
  return null;
}

/**
 * Where a walk begins: where it was, if something can be done there; else at the first choice, else at what the decision is
 * about, else anywhere.
 */
export function startPart(
  grids: readonly WalkGrid[],
  before: string | null,
  about: string | null = null,
): string | null {
  const all = allCells(grids);
  const old = all.find(({ part }) => part === before);
  if (old && old.choices.length > 0) return old.part;
  const topic = all.find(({ part }) => part === about);
  return (all.find(({ choices }) => choices.length > 0) ?? topic ?? old ?? all[0])?.part ?? null;
}

/** The whole after the one that was told last, or before it. */
export function nextWhole(wholes: readonly Whole[], told: string | null, by: 1 | -1): Whole | null {
  if (wholes.length === 0) return null;
  const here = wholes.findIndex(({ label, parts }) => `${parts[0]} ${label}` === told);
  if (here < 0) return wholes[by > 0 ? 0 : wholes.length - 1]!;
  return wholes[(here + by + wholes.length) % wholes.length]!;
}

export const wholeName = ({ label, parts }: Whole): string => `${parts[0]} ${label}`;

/** Hexes as a grid: a row per r, from the top. */
export function hexRows<T extends { readonly hex: readonly [number, number] }>(
  all: readonly T[],
  cell: (one: T) => Omit<WalkCell, "x">,
): WalkCell[][] {
  const rows = new Map<number, T[]>();
  for (const one of all) rows.set(one.hex[1], [...(rows.get(one.hex[1]) ?? []), one]);
  return [...rows.keys()]
    .sort((a, b) => a - b)
    .map((r) =>
      rows
        .get(r)!
        .sort((a, b) => a.hex[0] - b.hex[0])
        .map((one) => ({ ...cell(one), x: one.hex[0] + one.hex[1] / 2 })),
    );
}
