/** The moves that were tried, as a list: the main line, and below each of its moves what was tried instead. */
import { Fragment, type ReactNode, useEffect, useRef } from "react";
import type { HistoryMove } from "../../protocol/types";
import { useSay } from "../context";
import { MoveText } from "../replay/MoveText";
import { SeatSign } from "../../games/SeatSign";
import { movesOf, nextOf, type Path, type Place } from "./tree";

interface Props extends Place {
  readonly names: readonly string[];
  readonly told: (moves: readonly string[]) => HistoryMove | undefined;
  readonly look: (path: Path) => void;
}

export function Variations({ tree, path, names, told, look }: Props) {
  const say = useSay();
  const list = useRef<HTMLOListElement>(null);
  const here = path.join();
  useEffect(() => {
    const [now, panel] = [
      list.current?.querySelector<HTMLElement>("[aria-current]"),
      list.current?.closest<HTMLElement>(".replay-panel"),
    ];
    // Only the list scrolls: where the page itself does, on a phone, the board stays in sight.
    if (!now || !panel || getComputedStyle(panel).overflowY === "visible") return;
    const [item, frame] = [now.getBoundingClientRect(), panel.getBoundingClientRect()];
    panel.scrollTop += Math.max(0, item.bottom - frame.bottom) - Math.max(0, frame.top - item.top);
  }, [here]);

  const one = (at: Path): ReactNode => {
    const moves = movesOf(tree, at);
    const move = told(moves);
    return (
      <button type="button" aria-current={at.join() === here ? "step" : undefined} onClick={() => look(at)}>
        {move && <SeatSign seat={move.seat} size="0.8em" />} <span className="figures muted">{at.length}.</span>{" "}
        {move ? <MoveText move={move} names={names} /> : moves.at(-1)}
      </button>
    );
  };
  /** A line from one move on, along the main moves. */
  const line = (first: Path): ReactNode => {
    const items: ReactNode[] = [];
    for (let at: Path | null = first; at; at = nextOf(tree, at).length > 0 ? [...at, 0] : null) {
      const before = at.slice(0, -1);
      const others = at === first ? [] : nextOf(tree, before).slice(1);
      items.push(
        <Fragment key={at.length}>
          <li>{one(at)}</li>
          {others.map((branch, index) => (
            <li key={branch.move} className="variation">
              <ol aria-label={say("boards-variation")}>{line([...before, index + 1])}</ol>
            </li>
          ))}
        </Fragment>,
      );
    }
    return items;
  };
  return (
    <ol className="variations" ref={list} aria-label={say("boards-moves")}>
      <li>
        <button type="button" aria-current={path.length === 0 ? "step" : undefined} onClick={() => look([])}>
          {say("boards-beginning")}
        </button>
      </li>
      {tree.length > 0 && line([0])}
      {tree.slice(1).map((branch, index) => (
        <li key={branch.move} className="variation">
          <ol aria-label={say("boards-variation")}>{line([index + 1])}</ol>
        </li>
      ))}
    </ol>
  );
}
