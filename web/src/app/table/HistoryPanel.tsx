/** The log of a table: what happened, turn by turn; the turns can be stepped through one by one. */
import { useMemo, useState } from "react";
import { type Parts, useLitWhile } from "../../board/lit";
import { entryAt, type GameLog, logEntries, unmarkedParts } from "../../games/log";
import type { Fact, Snapshot } from "../../protocol/types";
import { useApp } from "../context";
import { lineText, TurnLog } from "./TurnLog";

interface Props {
  readonly snapshot: Snapshot;
  readonly names: readonly string[];
  /** The reader's own seat. */
  readonly you: number | null;
  readonly past: number | null;
  readonly look: (ply: number | null) => void;
  readonly log: GameLog;
  /** The board as it is shown. */
  readonly view: unknown;
  readonly partsOf: (fact: Fact) => Parts;
  /** Whether a move has something to show again, and how to show it. */
  readonly canReplay: (facts: readonly Fact[]) => boolean;
  readonly replay: (ply: number) => void;
}

export function HistoryPanel({ snapshot, names, you, past, look, log, view, partsOf, canReplay, replay }: Props) {
  const { sentences } = useApp();
  const say = sentences.say.bind(sentences);
  const { history, state } = snapshot;
  const entries = useMemo(() => logEntries(history, log, view), [history, log, view]);
  // The entry that is stepped to; gone with the next move, and when another moment is looked at.
  const [stepped, setStepped] = useState<{ readonly index: number; readonly moves: number } | null>(null);
  const plyOf = (index: number): number | null => {
    const last = entries[index]?.last ?? null;
    return last === null || last >= history.length ? null : last;
  };
  const index =
    stepped && stepped.moves === history.length && plyOf(stepped.index) === past
      ? stepped.index
      : past === null
        ? entries.length
        : entryAt(entries, past);
  const shown = entries[index];
  const single = stepped !== null && index === stepped.index ? shown : undefined;
  // The board as it was marks this turn alone, in its player's colour; as it is now, it may mark several turns.
  const alone = past !== null;
  const lit = useMemo(() => {
    if (!single) return [];
    return alone ? unmarkedParts(single.facts, log, partsOf) : [...new Set(single.facts.flatMap(partsOf))];
  }, [single, alone, log, partsOf]);
  useLitWhile(lit);
  const step = (to: number) => {
    setStepped(to < entries.length ? { index: to, moves: history.length } : null);
    look(plyOf(to));
  };
  return (
    <section className="history" aria-label={say("web-history")} data-moves={history.length}>
      <div className="log-bar">
        <h2>{say("web-history")}</h2>
        <button
          type="button"
          className="button quiet"
          data-act="turn-before"
          aria-label={say("log-before")}
          data-tip={say("log-before")}
          disabled={index <= 0}
          onClick={() => step(index - 1)}
        >
          ‹
        </button>
        <button
          type="button"
          className="button quiet"
          data-act="turn-after"
          aria-label={say("log-after")}
          data-tip={say("log-after")}
          disabled={index >= entries.length}
          onClick={() => step(index + 1)}
        >
          ›
        </button>
      </div>
      <p className="visually-hidden" role="status">
        {single &&
          single.lines.map((line) => lineText(line, { ...single, seat: null }, sentences, names, you)).join(" ")}
      </p>
      <TurnLog
        entries={entries}
        names={names}
        you={you}
        at={past ?? (single ? single.last : null)}
        turn={state.life === "playing" && state.asked.length === 1 ? state.asked[0]! : null}
        look={look}
        partsOf={partsOf}
        headed={(entry) => {
          if (!canReplay(entry.facts)) return null;
          const ply = history.findLastIndex(
            ({ facts }) => canReplay(facts) && facts.some((fact) => entry.facts.includes(fact)),
          );
          return (
            <button type="button" className="replay" data-act="replay" tabIndex={-1} onClick={() => replay(ply)}>
              {say("moment-replay")}
            </button>
          );
        }}
        follow
      />
    </section>
  );
}
