/** Says to a screen reader what happens, in the words of the history. */
import { useEffect, useState } from "react";
import type { TableConnection } from "../../protocol/connection";
import { useApp } from "../context";

export function Announcer({ connection, names }: { readonly connection: TableConnection; readonly names: readonly string[] }) {
  const { sentences } = useApp();
  const [lines, setLines] = useState<readonly string[]>([]);
  useEffect(
    () =>
      connection.onEvents((events) => {
        const said = events.flatMap(({ kind, facts }) => (kind === "moved" ? (facts ?? []) : [])).map(({ key, values }) => sentences.say(key, values, names));
        if (said.length > 0) setLines((before) => [...before, ...said].slice(-20));
      }),
    [connection, sentences, names],
  );
  return (
    <div className="visually-hidden" role="log" aria-live="polite">
      {lines.map((line, index) => (
        <p key={`${index}-${line}`}>{line}</p>
      ))}
    </div>
  );
}
