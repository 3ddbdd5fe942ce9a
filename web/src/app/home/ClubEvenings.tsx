/** The tournaments that can be joined or watched; nothing but the way there if there are none. */
import { Link } from "wouter";
import { tournaments } from "../../protocol/tournaments";
import { useSay } from "../context";
import { useFetched } from "../Loading";
import { TournamentRow } from "../tournaments/parts";

const SHOWN = 5;

export function ClubEvenings() {
  const say = useSay();
  const found = useFetched(() => tournaments.lists(), []);
  const list = found === null || found === "missing" ? [] : [...found.open, ...found.playing].slice(0, SHOWN);
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
