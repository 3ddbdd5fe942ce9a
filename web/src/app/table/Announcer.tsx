/** Says to a screen reader what happens, in the words of the history. */
import { useEffect, useState } from "react";
import type { TableConnection } from "../../protocol/connection";
import { useApp } from "../context";

/** How many lines stay: more than one move can ever tell, a final scoring included. */
const KEPT = 100;

export function Announcer({
  connection,
  names,
  you,
}: {
  readonly connection: TableConnection;
  readonly names: readonly string[];
  /** The reader's own seat. */
  readonly you: number | null;
}) {
  const { sentences } = useApp();
  // Numbered, so that a line that has been read stays the same element and is not read again.
  const [lines, setLines] = useState<readonly { readonly number: number; readonly text: string }[]>([]);
  useEffect(
    () =>
      connection.onEvents((events) => {
        const facts = events.flatMap(({ kind, facts: told }) => (kind === "moved" ? (told ?? []) : []));
        const said = sentences.sayFacts(facts, names, you);
        if (said.length > 0)
          setLines((before) => {
            const next = (before.at(-1)?.number ?? 0) + 1;
            return [...before, ...said.map((text, index) => ({ number: next + index, text }))].slice(-KEPT);
          });
      }),
    [connection, sentences, names, you],
  );
  return (
    <div className="visually-hidden" role="log" aria-live="polite">
      {lines.map(({ number, text }) => (
        <p key={number}>{text}</p>
      ))}
    </div>
  );
}
