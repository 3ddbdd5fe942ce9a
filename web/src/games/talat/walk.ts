/** The three boards in words, square by square and as wholes: what the keyboard walks and a screen reader says. */
import type { Sentences } from "../../app/messages";
import type { WalkCell, WalkGrid, Whole } from "../../board/walk";
import { attackers, type BoardName, BOARDS, type Colour, readTower, seatOf, type TalatView } from "./model";
import { squareKey, type Turn } from "./turn";

interface Listener {
  readonly view: TalatView;
  readonly names: readonly string[];
  /** The seat that is spoken to. */
  readonly seat: number | null;
  readonly sentences: Sentences;
}

export interface Spoken extends Listener {
  readonly turn: Turn;
}

export const readSquare = (part: string): [BoardName, string] => part.split(" ") as [BoardName, string];

/** Whose board it is. */
export function boardWords(board: BoardName, { view, names, seat, sentences }: Listener): string {
  const seats = [...board].map((colour) => seatOf(view, board, colour as Colour));
  const mine = seat !== null && seats.includes(seat);
  const [first, second] = mine && seats[1] === seat ? [seats[1], seats[0]] : [seats[0], seats[1]];
  const values = { yours: mine ? "yes" : "no", seat: first ?? second ?? 0, other_seat: second ?? 0 };
  const key = first === null || second === null ? "board-talat-board-zihin" : "board-talat-board";
  const frozen = view.boards[board].frozen ? [sentences.say("web-talat-frozen")] : [];
  return [sentences.say(key, values, names, seat), ...frozen].join(", ");
}

const towerWords = (board: BoardName, square: string, { view, names, seat, sentences }: Spoken): string => {
  const { colour, height, sides } = readTower(view.boards[board].towers[square]!);
  const owner = seatOf(view, board, colour);
  const values = { square, height, sides };
  return owner === null
    ? sentences.say("board-talat-tower-zihin", values)
    : sentences.say("board-talat-tower", { ...values, seat: owner }, names, seat);
};

/** What could capture a tower, with its owners; null where nothing can. */
export function dangerWords(
  board: BoardName,
  square: string,
  { view, names, seat, sentences }: Listener,
): string | null {
  const from = view.phase === "move" ? attackers(view, board, square) : [];
  if (from.length === 0) return null;
  const enemies = from.map((each) => {
    const { colour, height, sides } = readTower(view.boards[board].towers[each]!);
    const owner = seatOf(view, board, colour);
    return owner === null
      ? sentences.say("board-talat-enemy-zihin", { height, sides })
      : sentences.say("board-talat-enemy", { height, sides, seat: owner }, names, seat);
  });
  return sentences.say("board-talat-in-danger", { attackers: enemies });
}

/** What a square is: empty, or whose tower stands there and what could capture it. */
export function squareWords(board: BoardName, square: string, spoken: Spoken): string {
  const { view, sentences } = spoken;
  if (view.boards[board].towers[square] === undefined) return sentences.say("board-talat-empty", { square });
  const from = view.phase === "move" ? attackers(view, board, square) : [];
  return [
    towerWords(board, square, spoken),
    ...(from.length > 0
      ? [
          sentences.say("board-talat-danger", {
            attackers: from.map((each) => {
              const { height, sides } = readTower(view.boards[board].towers[each]!);
              return sentences.say("board-talat-attacker", { square: each, height, sides });
            }),
          }),
        ]
      : []),
  ].join(". ");
}

function choices(board: BoardName, square: string, { view, sentences, turn }: Spoken): string[] {
  const target = turn.targets.get(squareKey(board, square));
  if (target)
    return [
      sentences.say(
        target.capture ? "board-talat-capture" : view.phase === "put" ? "board-talat-put" : "board-talat-move",
        { square },
      ),
    ];
  return turn.movable.has(squareKey(board, square)) ? [sentences.say("board-talat-pick")] : [];
}

/** Whether a board is seen from the side of its second colour: then its rows and columns run the other way. */
export const isTurned = (board: BoardName, { view, seat }: Pick<Spoken, "view" | "seat">): boolean =>
  seat !== null && view.plays[seat]?.[board] === board[1];

/** A grid per board, the own side below. */
export function walkGrids(spoken: Spoken): WalkGrid[] {
  return BOARDS.map((board): WalkGrid => {
    const turned = isTurned(board, spoken);
    const [rows, columns] = turned ? [[1, 2, 3, 4, 5], [..."edcba"]] : [[5, 4, 3, 2, 1], [..."abcde"]];
    return {
      label: boardWords(board, spoken),
      rows: rows.map((row) =>
        columns.map((column, x): WalkCell => {
          const square = `${column}${row}`;
          return {
            part: squareKey(board, square),
            label: squareWords(board, square, spoken),
            choices: choices(board, square, spoken),
            x,
          };
        }),
      ),
    };
  });
}

/** The neighbours of a square, from ahead clockwise as its viewer sees the board. */
export function aroundWords(part: string, spoken: Spoken): string {
  const [board, square] = readSquare(part);
  const turn = isTurned(board, spoken) ? -1 : 1;
  const told = AROUND.flatMap(([column, row], direction) => {
    const next = `${String.fromCharCode(square.charCodeAt(0) + column * turn)}${Number(square[1]) + row * turn}`;
    if (!/^[a-e][1-5]$/.test(next)) return [];
    return [spoken.sentences.say("board-talat-around", { direction, cell: squareWords(board, next, spoken) })];
  });
  return told.join(". ");
}

const AROUND = [
  [0, 1],
  [1, 1],
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, -1],
  [-1, 0],
  [-1, 1],
] as const;

/** The boards, each with its towers. */
export function wholesOf(spoken: Spoken): Whole[] {
  const { view, seat, sentences } = spoken;
  return BOARDS.map((board): Whole => {
    const squares = Object.keys(view.boards[board].towers);
    const told = squares.map((square) => towerWords(board, square, spoken));
    const first = squares.find(
      (square) => seatOf(view, board, readTower(view.boards[board].towers[square]!).colour) === seat,
    );
    return {
      parts: [squareKey(board, first ?? squares[0] ?? "c3")],
      label: sentences.say("board-talat-whole", {
        board: boardWords(board, spoken),
        count: squares.length,
        towers: told.join("; "),
      }),
    };
  });
}
