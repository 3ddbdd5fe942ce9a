/** The positions of an analysis board, asked for as they are looked at; each is asked for once. */
import { useCallback, useEffect, useRef, useState } from "react";
import { RequestError } from "../../protocol/api";
import type { BoardPosition, BoardStart, Fact, HistoryMove } from "../../protocol/types";
import { boardApi } from "./api";
import { leaves, movesOf, type Place, type Tree } from "./tree";

const keyOf = (moves: readonly string[]): string => moves.join("\n");

/** Of so many lines of a shared board the moves are put into words at once; of others when they are looked at. */
const MOST_LINES = 12;

export interface LineState {
  /** The position that is looked at; the one before while it is on its way. */
  readonly position: BoardPosition | null;
  /** Whether that is the position asked for. */
  readonly current: boolean;
  /** Why it cannot be shown. */
  readonly problem: readonly Fact[];
  /** What is known of the last move of a line. */
  readonly told: (moves: readonly string[]) => HistoryMove | undefined;
  /** Ask for a position without showing it. */
  readonly ask: (moves: readonly string[]) => Promise<BoardPosition>;
}

export function useLine(start: BoardStart, { tree, path }: Place): LineState {
  const positions = useRef(new Map<string, Promise<BoardPosition>>());
  const told = useRef(new Map<string, HistoryMove>());
  const [, setTold] = useState(0);
  const [shown, setShown] = useState<{ readonly key: string; readonly position: BoardPosition } | null>(null);
  const [problem, setProblem] = useState<{ readonly key: string; readonly facts: readonly Fact[] } | null>(null);
  const key = keyOf(movesOf(tree, path));

  const ask = useCallback(
    (moves: readonly string[]): Promise<BoardPosition> => {
      const wanted = keyOf(moves);
      let found = positions.current.get(wanted);
      if (!found) {
        const unknown = moves.findIndex((_, at) => !told.current.has(keyOf(moves.slice(0, at + 1))));
        const known = unknown < 0 ? moves.length : unknown;
        found = boardApi.position(start, moves, known).then((position) => {
          position.told.forEach((move, at) => told.current.set(keyOf(moves.slice(0, known + at + 1)), move));
          setTold((number) => number + 1);
          return position;
        });
        found.catch(() => positions.current.delete(wanted));
        positions.current.set(wanted, found);
      }
      return found;
    },
    [start],
  );

  useEffect(() => {
    let current = true;
    ask(key === "" ? [] : key.split("\n")).then(
      (position) => {
        if (!current) return;
        setShown({ key, position });
        setProblem(null);
      },
      (error: unknown) => {
        if (!(error instanceof RequestError)) throw error;
        if (current) setProblem({ key, facts: error.facts });
      },
    );
    return () => {
      current = false;
    };
  }, [ask, key]);

  useWordsOfOthers(tree, ask);
  return {
    position: shown?.position ?? null,
    current: shown?.key === key,
    problem: problem?.key === key ? problem.facts : [],
    told: (moves) => told.current.get(keyOf(moves)),
    ask,
  };
}

/** Put the moves of the other lines of a shared board into words too, when the board is opened. */
function useWordsOfOthers(tree: Tree, ask: LineState["ask"]): void {
  const first = useRef(tree);
  useEffect(() => {
    void (async () => {
      for (const leaf of leaves(first.current).slice(0, MOST_LINES))
        await ask(movesOf(first.current, leaf)).catch(() => undefined);
    })();
  }, [ask]);
}
