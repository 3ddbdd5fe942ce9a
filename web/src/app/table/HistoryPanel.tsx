/** The game in words, move by move; each can be gone back to. */
import { useEffect, useRef } from "react";
import { SeatSign } from "../../games/SeatSign";
import type { Snapshot } from "../../protocol/types";
import { useApp } from "../context";

interface Props {
  readonly snapshot: Snapshot;
  readonly names: readonly string[];
  /** The reader's own seat. */
  readonly you: number | null;
  readonly past: number | null;
  readonly look: (ply: number | null) => void;
  /** Whether it is open, where the screen has no room for it beside the board. */
  readonly shown: boolean;
}

export function HistoryPanel({ snapshot, names, you, past, look, shown }: Props) {
  const { sentences } = useApp();
  const list = useRef<HTMLOListElement>(null);
  const { history } = snapshot;
  useEffect(() => {
    if (past === null && list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [history.length, past, shown]);
  return (
    <section className="history" aria-label={sentences.say("web-history")}>
      <h2>{sentences.say("web-history")}</h2>
      {/* A scrolling region must be reachable by keyboard. */}
      <ol ref={list} tabIndex={0} aria-label={sentences.say("web-history")}>
        {history.map(({ seat, move, facts }, ply) => {
          const told = facts.length > 0 ? sentences.tell(facts, names, you).join(" ") : `${names[seat]}: ${move}`;
          // Some moves, such as keeping a temple, are not worth a line.
          if (told === "") return null;
          return (
            <li key={ply} data-now={past === ply + 1 || undefined}>
              <button type="button" onClick={() => look(ply + 1)}>
                <SeatSign seat={seat} size="0.8em" />
                <span>{told}</span>
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
