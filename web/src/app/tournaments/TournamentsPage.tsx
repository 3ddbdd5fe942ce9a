/** All tournaments: to join, to watch, and those that are over. */
import { Link } from "wouter";
import { tournaments } from "../../protocol/tournaments";
import type { TournamentSummary } from "../../protocol/types";
import { useSay } from "../context";
import { useGuest } from "../identity";
import { Loading, NotFound, useFetched } from "../Loading";
import { TournamentRow } from "./parts";

export default function TournamentsPage() {
  const say = useSay();
  const guest = useGuest();
  const found = useFetched(() => tournaments.lists(), []);
  if (found === null) return <Loading />;
  if (found === "missing") return <NotFound title={say("web-failed")} />;
  const mine = new Set(found.mine.map(({ id }) => id));
  const others = (list: readonly TournamentSummary[]) => list.filter(({ id }) => !mine.has(id));
  const parts: readonly (readonly [string, readonly TournamentSummary[]])[] = [
    ["tournaments-mine", found.mine],
    ["tournaments-open", others(found.open)],
    ["tournaments-playing", others(found.playing)],
    ["tournaments-over", others(found.over)],
  ];
  const none = parts.every(([, list]) => list.length === 0);
  return (
    <main id="main" className="page tournaments">
      <h1>{say("tournaments")}</h1>
      <p>{say("tournaments-line")}</p>
      {guest?.mark === "account" ? (
        <Link href="/tournaments/new" className="button primary">
          {say("tourney-new")}
        </Link>
      ) : (
        <p>
          {say("tourney-account")} <Link href="/account">{say("people-account")}</Link>
        </p>
      )}
      {none && <p className="muted">{say("tournaments-none")}</p>}
      {parts
        .filter(([, list]) => list.length > 0)
        .map(([key, list]) => (
          <section key={key} className="tables">
            <h2>{say(key)}</h2>
            <ul>
              {list.map((tournament) => (
                <TournamentRow key={tournament.id} tournament={tournament} />
              ))}
            </ul>
          </section>
        ))}
    </main>
  );
}
