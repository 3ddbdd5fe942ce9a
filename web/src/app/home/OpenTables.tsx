/** The public tables. */
import { Link } from "wouter";
import type { Summary } from "../../protocol/types";
import { useSay } from "../context";
import { TableRow } from "./TableRow";

export function OpenTables({ tables }: { readonly tables: readonly Summary[] | null }) {
  const say = useSay();
  return (
    <section className="tables" aria-live="polite">
      <h2>{say("web-open-tables")}</h2>
      {tables === null ? (
        <p className="muted">{say("web-loading")}</p>
      ) : tables.length === 0 ? (
        <p className="muted">
          {say("web-no-tables")} {say("web-no-tables-meanwhile")} <Link href="/learn">{say("web-learn")}</Link>
        </p>
      ) : (
        <ul>
          {tables.map((table) => (
            <TableRow key={table.id} table={table} mine={false} />
          ))}
        </ul>
      )}
    </section>
  );
}
