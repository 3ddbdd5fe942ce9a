/** The tournaments that can be joined or watched; nothing but the way there if there are none. */
import { useEffect, useState } from "react";
import { Link } from "wouter";
import { tournaments } from "../../protocol/tournaments";
import { useSay } from "../context";
import { TournamentRow } from "../tournaments/parts";

type Rows = Awaited<ReturnType<typeof tournaments.lists>>["open"];

const SHOWN = 5;
/** Changes that come together, the results of a round say, are asked for once. */
const TOGETHER_MS = 1000;

export function Tournaments({ changes }: { readonly changes: number }) {
  const say = useSay();
  const [list, setList] = useState<Rows>([]);
  useEffect(() => {
    let current = true;
    const ask = () =>
      tournaments.lists().then(
        ({ open, playing }) => current && setList([...open, ...playing].slice(0, SHOWN)),
        () => undefined,
      );
    const timer = setTimeout(() => void ask(), changes === 0 ? 0 : TOGETHER_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [changes]);
  if (list.length === 0) return null;
  return (
    <section className="tables">
      <h2>{say("tournaments")}</h2>
      <ul>
        {list.map((tournament) => (
          <TournamentRow key={tournament.id} tournament={tournament} />
        ))}
      </ul>
      <Link href="/tournaments">{say("tournaments-all")}</Link>
    </section>
  );
}
