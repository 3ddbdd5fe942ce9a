/** The visitor's own tables: those in play first, then the last ones that are over. */
import { useEffect, useState } from "react";
import { api } from "../../protocol/api";
import type { MySummary } from "../../protocol/types";
import { useSay } from "../context";
import { useGuest } from "../identity";
import { TableRow } from "./TableRow";

export function MyGames() {
  const say = useSay();
  const guest = useGuest();
  const [tables, setTables] = useState<MySummary[]>([]);
  useEffect(() => {
    if (guest) void api.myTables().then(setTables, () => setTables([]));
  }, [guest]);
  const current = tables.filter(({ life }) => life !== "over").slice(0, 12);
  const over = tables.filter(({ life }) => life === "over").slice(0, 3);
  if (current.length + over.length === 0) return null;
  return (
    <section className="tables">
      <h2>{say("web-my-games")}</h2>
      <ul>
        {[...current, ...over].map((table) => (
          <TableRow key={table.id} table={table} mine={table.asked.length > 0} />
        ))}
      </ul>
    </section>
  );
}
