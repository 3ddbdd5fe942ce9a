/**
 * One's turn at the three boards: what is picked up, where it may go, what a touch means. Flat board and scene share
 * it.
 */
import { useEffect, useMemo, useState } from "react";
import type { BoardProps } from "../client";
import {
  ahead,
  type BoardName,
  type Colour,
  type Layout,
  layouts,
  readMove,
  readTower,
  type TalatView,
  threatened,
} from "./model";

export type Picked = { readonly board: BoardName; readonly square: string } | { readonly tower: string };

export interface Target {
  readonly text: string;
  readonly capture: boolean;
}

export interface Turn {
  readonly tables: Readonly<Record<BoardName, Layout>>;
  /** Whose corner of the table is in front. */
  readonly front: Colour;
  /** What is picked up: a tower on a board, or one in the hand. */
  readonly chosen: Picked | null;
  /** Where the picked tower may go, by board and square. */
  readonly targets: ReadonlyMap<string, Target>;
  /** The squares of towers that can move. */
  readonly movable: ReadonlySet<string>;
  /** Where something happened since the viewer last moved, or what a hint is about. */
  readonly marked: ReadonlySet<string>;
  /** Whether that is where something happened: then marks in the seats' colours can take its place. */
  readonly marksAreRecent: boolean;
  /** The viewer's towers that an enemy could capture now. */
  readonly threatened: ReadonlySet<string>;
  readonly touch: (board: BoardName, square: string) => void;
  readonly pick: (tower: string) => void;
  /** Put back what is picked up; whether something was. */
  readonly drop: () => boolean;
  /** From which square a tower came that stands on another now; null where it came from a hand. */
  readonly origin: (board: BoardName, square: string) => string | null;
}

export const squareKey = (board: BoardName, square: string): string => `${board} ${square}`;

export function useTurn({ view, seat, legal, recent, suggested = null, play, explain }: BoardProps<TalatView>): Turn {
  const [picked, setPicked] = useState<Picked | null>(null);
  const front: Colour = seat === null ? "A" : (["A", "B", "C"] as const)[seat]!;
  const tables = useMemo(() => layouts(front), [front]);
  const moves = useMemo(() => legal.map((text) => ({ text, ...readMove(text) })), [legal]);
  const marked = useMemo(
    () => new Set((suggested === null ? recent : [suggested]).flatMap((text) => squaresOf(text))),
    [recent, suggested],
  );
  useEffect(() => {
    if (suggested === null) return;
    const move = readMove(suggested);
    setPicked(move.kind === "put" ? { tower: move.tower } : { board: move.board, square: move.from });
  }, [suggested]);
  const chosen = picked && moves.some((move) => fits(move, picked)) ? picked : null;
  const targets = useMemo(() => {
    const found = new Map<string, Target>();
    for (const move of moves)
      if (chosen && fits(move, chosen))
        found.set(squareKey(move.board, move.to), { text: move.text, capture: move.kind === "capture" });
    return found;
  }, [moves, chosen]);
  const movable = useMemo(
    () => new Set(moves.flatMap((move) => (move.kind === "put" ? [] : [squareKey(move.board, move.from)]))),
    [moves],
  );

  const endangered = useMemo(
    () => new Set(seat === null || view.phase !== "move" ? [] : threatened(view, seat)),
    [view, seat],
  );

  const touch = (board: BoardName, square: string) => {
    const target = targets.get(squareKey(board, square));
    if (target) {
      setPicked(null);
      play(target.text);
    } else if (movable.has(squareKey(board, square))) setPicked({ board, square });
    else if (chosen && "square" in chosen && legal.length > 0) {
      const there = view.boards[board].towers[square];
      explain(`${there ? "capture" : "move"} ${board} ${chosen.square} ${square}`);
    } else if (chosen && "tower" in chosen) explain(`put ${chosen.tower} ${board} ${square}`);
    else if (view.phase === "move" && legal.length > 0) {
      const there = view.boards[board].towers[square];
      if (there) explain(`move ${board} ${square} ${ahead(board, square, readTower(there))}`);
    }
  };
  const origin = (board: BoardName, square: string): string | null => {
    const move = recent.map((text) => readMove(text)).findLast((each) => each.board === board && each.to === square);
    return move && move.kind !== "put" ? move.from : null;
  };
  return {
    tables,
    front,
    chosen,
    targets,
    movable,
    marked,
    marksAreRecent: suggested === null,
    threatened: endangered,
    touch,
    pick: (tower) => setPicked({ tower }),
    drop: () => {
      setPicked(null);
      return chosen !== null;
    },
    origin,
  };
}

type ReadMove = ReturnType<typeof readMove> & { readonly text: string };

function fits(move: ReadMove, picked: Picked): boolean {
  if (move.kind === "put") return "tower" in picked && move.tower === picked.tower;
  return "square" in picked && move.board === picked.board && move.from === picked.square;
}

function squaresOf(text: string): string[] {
  const move = readMove(text);
  return move.kind === "put"
    ? [squareKey(move.board, move.to)]
    : [squareKey(move.board, move.from), squareKey(move.board, move.to)];
}
