/** The public tables of others: those with open seats, and behind a line the games in play that have no picture. */
import { Link } from "wouter";
import type { Summary } from "../../protocol/types";
import { useSay } from "../context";
import { useGuest } from "../identity";
import { TableRow } from "./TableRow";
import { PICTURES, worthWatching } from "./worthWatching";

export function OpenTables({ tables }: { readonly tables: readonly Summary[] | null }) {
  const say = useSay();
  const me = useGuest()?.id;
  const others = (tables ?? []).filter(({ seats }) => seats.every(({ who }) => who === null || who !== me));
  const open = others.filter(({ life }) => life === "open");
  const pictured = new Set(worthWatching(others, PICTURES).map(({ id }) => id));
  const playing = others.filter(({ id, life }) => life === "playing" && !pictured.has(id));
  const rows = (some: readonly Summary[]) => (
    <ul>
      {some.map((table) => (
        <TableRow key={table.id} table={table} mine={false} />
      ))}
    </ul>
  );
  return (
    <section className="tables" aria-live="polite">
      <h2>{say("web-open-tables")}</h2>
      {tables === null ? (
        <p className="muted">{say("web-loading")}</p>
      ) : open.length === 0 ? (
        <p className="muted">
          {say("web-no-tables")} {say("web-no-tables-meanwhile")} <Link href="/learn">{say("web-learn")}</Link>
        </p>
      ) : (
        rows(open)
      )}
      {playing.length > 0 && (
        <details className="more-games">
          <summary>{say("web-more-playing", { count: playing.length })}</summary>
          {rows(playing)}
        </details>
      )}
    </section>
  );
}
