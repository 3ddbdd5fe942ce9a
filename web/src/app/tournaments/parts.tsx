/** What the pages about tournaments share: a row in a list, and settings in words. */
import { Link } from "wouter";
import type { Tournament, TournamentSummary } from "../../protocol/types";
import { useSay } from "../context";
import type { Sentences } from "../messages";
import { clockText } from "../table/SettingChips";
import "./tournaments.css";

type Say = Sentences["say"];

export const tablesText = (size: number, least: number, say: Say): string =>
  say("tourney-tables-of", { size: size === least && size > 3 ? 0 : size, least, most: size });

export function pauseText(seconds: number, say: Say): string {
  if (seconds === 0) return say("tourney-pause-none");
  return seconds % 60 === 0
    ? say("tourney-pause-minutes", { count: seconds / 60 })
    : say("tourney-pause-seconds", { count: seconds });
}

export function nameOf(entrant: Tournament["entrants"][number] | undefined, say: Say): string {
  return entrant?.mark === "account" ? entrant.name : say("tourney-gone");
}

export function TournamentRow({ tournament }: { readonly tournament: TournamentSummary }) {
  const say = useSay();
  const { round, rounds, life, players } = tournament;
  const state =
    life === "playing"
      ? say("tourney-round-of", { round, rounds })
      : life === "over"
        ? say("tournaments-over")
        : say("tourney-players-of", { count: players });
  return (
    <li>
      <Link href={`/tournaments/${tournament.id}`} className="table-row card">
        <b>{tournament.title}</b>
        <span>
          {say(`web-game-${tournament.game}`)} · {say(`tourney-format-${tournament.format}`)} ·{" "}
          {clockText(tournament.clock, say)}
          {tournament.rated && <small className="rated-mark">{say("rated-word")}</small>}
        </span>
        <span className="state">{state}</span>
      </Link>
    </li>
  );
}
