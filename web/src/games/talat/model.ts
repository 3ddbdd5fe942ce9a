/** Talat's boards, towers and moves as values: the TypeScript side of games/talat/view.py and notation.py. */
import type { Point } from "../../board/hexes";

export type Colour = "A" | "B" | "C";
export type BoardName = "AB" | "BC" | "CA";
export const BOARDS: readonly BoardName[] = ["AB", "BC", "CA"];

export interface TalatView {
  readonly game: "talat";
  readonly players: number;
  readonly phase: "put" | "move" | "over";
  readonly turn: number;
  readonly zihin: Colour | null;
  readonly putting: Colour | null;
  readonly boards: Readonly<Record<BoardName, { frozen: boolean; towers: Readonly<Record<string, string>> }>>;
  readonly hands: Readonly<Record<Colour, readonly string[]>>;
  readonly plays: readonly Readonly<Partial<Record<BoardName, Colour>>>[];
  readonly captured: readonly (readonly string[])[];
  readonly points: readonly { captures: number; lines: number }[];
}

export interface Tower {
  readonly colour: Colour;
  readonly height: number;
  readonly sides: number;
}

/** A tower as the view writes it: `A36`. */
export const readTower = (text: string): Tower => ({
  colour: text[0] as Colour,
  height: Number(text[1]),
  sides: Number(text[2]),
});

export type TalatMove =
  | { readonly kind: "put"; readonly tower: string; readonly board: BoardName; readonly to: string }
  | { readonly kind: "move" | "capture"; readonly board: BoardName; readonly from: string; readonly to: string };

export function readMove(text: string): TalatMove {
  const [kind, a, b, c] = text.split(" ") as [string, string, string, string];
  return kind === "put"
    ? { kind, tower: a, board: b as BoardName, to: c }
    : { kind: kind as "move" | "capture", board: a as BoardName, from: b, to: c };
}

/** A tower one level higher captures; at equal height more sides; and the smallest captures the greatest (A-CAP-2). */
export function captures(one: Tower, other: Tower): boolean {
  if (one.height === other.height) return one.sides > other.sides;
  if (one.height === 1 && one.sides === 3 && other.height === 3 && other.sides === 6) return true;
  return one.height === other.height + 1;
}

/**
 * The square straight before a tower; beside it where the board ends: what a touch of a tower that cannot be chosen
 * is taken to wish for.
 */
export function ahead(board: BoardName, square: string, tower: Tower): string {
  const row = Number(square[1]) + (board[0] === tower.colour ? 1 : -1);
  if (row >= 1 && row <= 5) return `${square[0]}${row}`;
  return `${square[0] === "e" ? "d" : String.fromCharCode(square.charCodeAt(0) + 1)}${square[1]}`;
}

/**
 * The squares from which a tower could be captured now: enemies behind it or beside it, that beat it (A-CAP-1). Nothing
 * moves on a frozen board.
 */
export function attackers(view: TalatView, board: BoardName, square: string): string[] {
  const { frozen, towers } = view.boards[board];
  const text = towers[square];
  if (frozen || text === undefined) return [];
  const tower = readTower(text);
  const [column, row] = [square.charCodeAt(0), Number(square[1])];
  // The first colour of a board's name goes up the rows, the second down.
  const forward = board[0] === tower.colour ? -1 : 1;
  return Object.entries(towers)
    .filter(([from, other]) => {
      const enemy = readTower(other);
      const [aside, along] = [Math.abs(column - from.charCodeAt(0)), row - Number(from[1])];
      if (enemy.colour === tower.colour || !captures(enemy, tower)) return false;
      return aside <= 1 && [0, forward].includes(along) && aside + Math.abs(along) > 0;
    })
    .map(([from]) => from);
}

/** Which seat plays a colour on a board; null for the Zihin. */
export function seatOf(view: TalatView, board: BoardName, colour: Colour): number | null {
  const seat = view.plays.findIndex((plays) => plays[board] === colour);
  return seat < 0 ? null : seat;
}

/**
 * The squares, by board, of a seat's towers that an enemy could capture now: from behind them, or from beside
 * (A-CAP-1). Nothing moves on a frozen board.
 */
export function threatened(view: TalatView, seat: number): string[] {
  return BOARDS.flatMap((board) => {
    const mine = view.plays[seat]?.[board];
    if (mine === undefined) return [];
    return Object.entries(view.boards[board].towers)
      .filter(([square, text]) => readTower(text).colour === mine && attackers(view, board, square).length > 0)
      .map(([square]) => `${board} ${square}`);
  });
}

/**
 * The three boards as sides of a triangle, the viewer's corner in front:
 *
 *        B ─── BC ─── C
 *          ╲         ╱
 *          AB       CA
 *             ╲   ╱
 *               A
 */
export interface Layout {
  readonly name: BoardName;
  /** Degrees by which the board is turned on the table, for its frame. */
  readonly angle: number;
  readonly middle: Point;
  at(square: string): Point;
}

const COLOURS: readonly Colour[] = ["A", "B", "C"];
const DISTANCE = 4.42;

/** The boards as they lie on the table; with one of them upright, the table is turned around that board's middle. */
export function layouts(front: Colour, upright: BoardName | null = null): Record<BoardName, Layout> {
  const place = COLOURS.indexOf(front);
  const result = {} as Record<BoardName, Layout>;
  // Corners: the viewer's at the bottom, the next colour up left, the third up right.
  const corners = [90, 210, 330].map((degrees): Point => {
    const angle = (degrees * Math.PI) / 180;
    return [Math.cos(angle), Math.sin(angle)];
  });
  for (const name of BOARDS) {
    const from = corners[(COLOURS.indexOf(name[0] as Colour) - place + 3) % 3]!;
    const to = corners[(COLOURS.indexOf(name[1] as Colour) - place + 3) % 3]!;
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const along: Point = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
    // Columns run left to right as seen from row 1.
    const across: Point = [-along[1], along[0]];
    const outward: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
    const reach = Math.hypot(...outward);
    const middle: Point = [(outward[0] / reach) * DISTANCE, (outward[1] / reach) * DISTANCE];
    result[name] = {
      name,
      angle: (Math.atan2(along[1], along[0]) * 180) / Math.PI,
      middle,
      at(square) {
        const column = square.charCodeAt(0) - 97 - 2;
        const row = Number(square[1]) - 3;
        return [middle[0] + along[0] * row + across[0] * column, middle[1] + along[1] * row + across[1] * column];
      },
    };
  }
  return upright === null ? result : turned(result, upright, front);
}

/** The table turned so that a board stands upright, the viewer's line in front; a board of others lies straight already. */
function turned(
  tables: Readonly<Record<BoardName, Layout>>,
  upright: BoardName,
  front: Colour,
): Record<BoardName, Layout> {
  const { angle, middle } = tables[upright];
  const wanted = upright[0] === front ? -90 : upright[1] === front ? 90 : angle;
  const radians = ((wanted - angle) * Math.PI) / 180;
  const [sin, cos] = [Math.sin(radians), Math.cos(radians)];
  const turn = ([x, y]: Point): Point => {
    const [dx, dy] = [x - middle[0], y - middle[1]];
    return [middle[0] + dx * cos - dy * sin, middle[1] + dx * sin + dy * cos];
  };
  const all = BOARDS.map((name): [BoardName, Layout] => {
    const table = tables[name];
    return [
      name,
      {
        ...table,
        angle: wanted + (table.angle - angle),
        middle: turn(table.middle),
        at: (square) => turn(table.at(square)),
      },
    ];
  });
  return Object.fromEntries(all) as Record<BoardName, Layout>;
}

/** What a board is called, and its columns and rows, each with the place beside the board where the name stands. */
export function boardNames({ name, middle, at }: Layout): { readonly text: string; readonly at: Point }[] {
  /** A point seen from the middle in steps of columns and rows: those of the square c3 and its neighbours. */
  const beside = (column: number, row: number): Point => {
    const [across, along] = [at("d3"), at("c4")];
    return [
      middle[0] + (across[0] - middle[0]) * column + (along[0] - middle[0]) * row,
      middle[1] + (across[1] - middle[1]) * column + (along[1] - middle[1]) * row,
    ];
  };
  return [
    ...[..."abcde"].map((text, k) => ({ text, at: beside(k - 2, -BESIDE) })),
    ...[..."12345"].map((text, k) => ({ text, at: beside(-BESIDE, k - 2) })),
    { text: name, at: beside(BESIDE + 0.22, 0) },
  ];
}

/** How far from a board's centre its labels are: just beyond its edge. */
const BESIDE = 3.06;

export const SQUARES: readonly string[] = [1, 2, 3, 4, 5].flatMap((row) =>
  ["a", "b", "c", "d", "e"].map((c) => `${c}${row}`),
);

/** Where rings go around lit squares: one around a board of which all are lit, as `AB`. */
export function ringsAround(lit: readonly string[]): string[] {
  const whole = BOARDS.filter((board) => SQUARES.every((square) => lit.includes(`${board} ${square}`)));
  return [...whole, ...lit.filter((part) => !whole.some((board) => part.startsWith(board)))];
}
