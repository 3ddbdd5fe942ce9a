/** One tournament: settings, players, rounds with links to their tables, and live standings. */
import { useEffect, useState } from "react";
import { Link } from "wouter";
import { RequestError } from "../../protocol/api";
import { tournaments } from "../../protocol/tournaments";
import type { Tournament, TournamentCommand, TournamentGame } from "../../protocol/types";
import { useApp, useSay } from "../context";
import { useGuest } from "../identity";
import { Loading, NotFound } from "../Loading";
import { clockText, SettingChips } from "../table/SettingChips";
import { nameOf, pauseText, tablesText } from "./parts";
import { useTournament } from "./useTournament";
import "./tournaments.css";

export default function TournamentPage({ id }: { readonly id: string }) {
  const say = useSay();
  const { sentences } = useApp();
  const [found, show] = useTournament(id);
  const [problem, setProblem] = useState<readonly string[]>([]);
  const game = found === null || found === "missing" ? null : found.game;
  useEffect(() => {
    if (game) void sentences.load(game);
  }, [game, sentences]);
  if (found === null) return <Loading />;
  if (found === "missing")
    return <NotFound title={say("tourney-missing")} href="/tournaments" link={say("tournaments-all")} />;

  const send = (command: TournamentCommand) => {
    setProblem([]);
    tournaments.command(id, command).then(show, (error: unknown) => {
      if (error instanceof RequestError) setProblem(error.facts.map(({ key, values }) => say(key, values)));
      else throw error;
    });
  };
  return (
    <main id="main" className="page tournaments">
      <p>
        <Link href="/tournaments">{say("tournaments-all")}</Link>
      </p>
      <h1>{found.title}</h1>
      <Status tournament={found} />
      {problem.length > 0 && (
        <div role="alert" className="problem">
          {problem.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      )}
      <Actions tournament={found} send={send} />
      <div className="tournament-parts">
        <div>
          {found.life !== "open" && <Standings tournament={found} />}
          <Players tournament={found} send={send} />
        </div>
        <div>
          {found.life !== "open" && <Rounds tournament={found} />}
          <SettingsCard tournament={found} />
        </div>
      </div>
    </main>
  );
}

/** What happens now, in a line that screen readers hear when it changes; and the way to one's own game. */
function Status({ tournament }: { readonly tournament: Tournament }) {
  const say = useSay();
  const { settings } = useApp();
  const own = tournament.played
    .at(-1)
    ?.find(
      ({ kind, over, table, players }) => kind === "game" && !over && table && players.includes(tournament.you ?? -1),
    );
  const seconds = useCountdown(tournament.next_round_at ?? null);
  let line: string;
  if (tournament.life === "open") {
    line =
      tournament.you !== null && !tournament.organise
        ? say("tourney-wait-start", { name: nameOf({ ...tournament.organiser, withdrawn: false }, say) })
        : say("tourney-players-of", { count: tournament.players });
  } else if (tournament.life === "playing") {
    line = say("tourney-round-of", { round: tournament.round, rounds: tournament.rounds });
  } else if (tournament.finished) {
    const first = tournament.standings.filter(({ place }) => place === 1);
    const names = first.map(({ player }) => nameOf(tournament.entrants[player], say));
    line =
      names.length === 1
        ? say("tourney-finished-line", { name: names[0] })
        : say("tourney-finished-shared", { names: new Intl.ListFormat(settings.language).format(names) });
  } else line = say("tourney-ended-line");
  return (
    <div className="tournament-status">
      <p role="status">
        {line}
        {seconds !== null && ` · ${seconds > 0 ? say("tourney-next", { seconds }) : say("tourney-next-soon")}`}
      </p>
      {own && (
        <Link href={`/t/${own.table}`} className="button primary" data-own-game>
          {say("tourney-your-game")} – {say("tourney-to-table")}
        </Link>
      )}
    </div>
  );
}

/** Seconds until a time of the server, which is taken to be ours; null without one. */
function useCountdown(until: number | null): number | null {
  const [now, setNow] = useState(() => Date.now() / 1000);
  useEffect(() => {
    if (until === null) return;
    const timer = setInterval(() => setNow(Date.now() / 1000), 1000);
    return () => clearInterval(timer);
  }, [until]);
  return until === null ? null : Math.max(0, Math.ceil(until - now));
}

interface Props {
  readonly tournament: Tournament;
  readonly send: (command: TournamentCommand) => void;
}

function Actions({ tournament, send }: Props) {
  const say = useSay();
  const guest = useGuest();
  const { life, you, organise } = tournament;
  const [sure, setSure] = useState<"leave" | "end" | null>(null);
  if (life === "over") return null;
  const taking = you !== null && !tournament.entrants[you]?.withdrawn;
  if (sure !== null)
    return (
      <div className="row" role="group" aria-label={say(sure === "end" ? "tourney-end" : "tourney-withdraw")}>
        <p>{say(sure === "end" ? "tourney-end-sure" : "tourney-withdraw-sure")}</p>
        <button
          type="button"
          className="button primary"
          autoFocus
          onClick={() => {
            setSure(null);
            send({ do: sure });
          }}
        >
          {say(sure === "end" ? "tourney-end" : "tourney-withdraw")}
        </button>
        <button type="button" className="button" onClick={() => setSure(null)}>
          {say("people-cancel")}
        </button>
      </div>
    );
  return (
    <div className="row tournament-actions">
      {guest?.mark !== "account" && life === "open" && (
        <p>
          {say("tourney-account")} <Link href="/account">{say("people-account")}</Link>
        </p>
      )}
      {guest?.mark === "account" && life === "open" && you === null && (
        <button type="button" className="button primary" onClick={() => send({ do: "join" })}>
          {say("tourney-join")}
        </button>
      )}
      {life === "open" && taking && (
        <button type="button" className="button" onClick={() => send({ do: "leave" })}>
          {say("tourney-leave")}
        </button>
      )}
      {organise && life === "open" && (
        <>
          <button
            type="button"
            className="button primary"
            disabled={tournament.players < tournament.least}
            aria-describedby="tourney-start-line"
            onClick={() => send({ do: "start" })}
          >
            {say("tourney-start")}
          </button>
          <small id="tourney-start-line" className="muted">
            {say("tourney-start-line")}
          </small>
        </>
      )}
      {life === "playing" && taking && (
        <button type="button" className="button" onClick={() => setSure("leave")}>
          {say("tourney-withdraw")}
        </button>
      )}
      {organise && (
        <button type="button" className="button" onClick={() => setSure("end")}>
          {say("tourney-end")}
        </button>
      )}
    </div>
  );
}

function Standings({ tournament }: { readonly tournament: Tournament }) {
  const say = useSay();
  const { settings } = useApp();
  const numbers = new Intl.NumberFormat(settings.language, { maximumFractionDigits: 2 });
  return (
    <section className="card part">
      <h2 id="tourney-standings">{say("tourney-standings")}</h2>
      <div className="tournament-scroll" tabIndex={0} role="region" aria-labelledby="tourney-standings">
        <table className="figures">
          <thead>
            <tr>
              <th scope="col">{say("tourney-place")}</th>
              <th scope="col">{say("tourney-name")}</th>
              <th scope="col">{say("tourney-points")}</th>
              <th scope="col">{say("tourney-games")}</th>
              {tournament.tie_breaks.map((name) => (
                <th key={name} scope="col">
                  {say(`tourney-tie-${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {tournament.standings.map((line) => (
              <tr key={line.player} data-you={line.player === tournament.you || undefined}>
                <td>{line.place}</td>
                <th scope="row">
                  <PlayerName tournament={tournament} player={line.player} />
                </th>
                <td>{numbers.format(line.points)}</td>
                <td>{line.games}</td>
                {line.tie_breaks.map((value, index) => (
                  <td key={index}>{numbers.format(value)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="row">
        <span>{say("tourney-export")}</span>
        {(["standings.csv", "games.csv", "records"] as const).map((file) => (
          <a key={file} href={tournaments.file(tournament.id, file)} download>
            {say(`tourney-export-${file.split(".")[0]}`)}
          </a>
        ))}
      </p>
    </section>
  );
}

function PlayerName({ tournament, player }: { readonly tournament: Tournament; readonly player: number }) {
  const say = useSay();
  const entrant = tournament.entrants[player];
  const name = nameOf(entrant, say);
  return (
    <>
      {entrant?.mark === "account" ? <Link href={`/people/${entrant.id}`}>{name}</Link> : name}
      {player === tournament.you && <small className="muted"> ({say("tourney-you")})</small>}
      {entrant?.withdrawn && <small className="muted"> ({say("tourney-withdrawn")})</small>}
    </>
  );
}

function Rounds({ tournament }: { readonly tournament: Tournament }) {
  const say = useSay();
  const last = tournament.played.length - 1;
  return (
    <section className="card part" aria-label={say("tourney-rounds-word")}>
      {tournament.played
        .map((games, number) => (
          <details key={number} open={number === last || undefined}>
            <summary>
              <h2>{say("tourney-round", { round: number + 1 })}</h2>
            </summary>
            <ul className="tournament-games">
              {games.map((game, index) => (
                <li key={index}>
                  <GameLine tournament={tournament} game={game} />
                </li>
              ))}
            </ul>
          </details>
        ))
        .reverse()}
    </section>
  );
}

function GameLine({ tournament, game }: { readonly tournament: Tournament; readonly game: TournamentGame }) {
  const say = useSay();
  const { settings } = useApp();
  const numbers = new Intl.NumberFormat(settings.language, { maximumFractionDigits: 2 });
  const name = (player: number) => nameOf(tournament.entrants[player], say);
  if (game.kind !== "game") return <>{say(`tourney-${game.kind}`, { name: name(game.players[0]!) })}</>;
  const text = game.players
    .map((player, seat) => (game.points ? `${name(player)} (${numbers.format(game.points[seat]!)})` : name(player)))
    .join(" – ");
  return (
    <>
      {game.table ? <Link href={`/t/${game.table}`}>{text}</Link> : text}
      {!game.over && <small className="muted"> {say("tourney-in-play")}</small>}
    </>
  );
}

function Players({ tournament, send }: Props) {
  const say = useSay();
  const { organise, life } = tournament;
  return (
    <section className="card part" aria-labelledby="tourney-players">
      <h2 id="tourney-players">
        {say("tourney-players-heading")} <small className="muted figures">{tournament.players}</small>
      </h2>
      <ol className="tournament-players">
        {tournament.entrants.map((entrant, player) => (
          <li key={entrant.id}>
            <span>
              <PlayerName tournament={tournament} player={player} />
            </span>
            {organise && life !== "over" && !entrant.withdrawn && player !== tournament.you && (
              <button
                type="button"
                className="button quiet"
                aria-label={say("tourney-remove", { name: nameOf(entrant, say) })}
                onClick={() => send({ do: "remove", who: entrant.id })}
              >
                ✕
              </button>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

function SettingsCard({ tournament }: { readonly tournament: Tournament }) {
  const say = useSay();
  const { format, size, least, rounds, clock, pause } = tournament;
  const lines: readonly (readonly [string, string])[] = [
    ["tourney-organiser", nameOf({ ...tournament.organiser, withdrawn: false }, say)],
    ["tourney-game", say(`web-game-${tournament.game}`)],
    ["tourney-format", say(`tourney-format-${format}`)],
    ["tourney-tables", tablesText(size, least, say)],
    [
      "tourney-rounds-word",
      format === "knock-out" ? say("tourney-rounds-bracket") : rounds ? String(rounds) : say("tourney-rounds-auto"),
    ],
    ["web-clock", clockText(clock, say)],
    ["tourney-pause", pauseText(pause, say)],
  ];
  return (
    <section className="card part" aria-labelledby="tourney-terms">
      <h2 id="tourney-terms">{say("tourney-terms")}</h2>
      <dl className="tournament-terms">
        {lines.map(([key, text]) => (
          <div key={key}>
            <dt>{say(key)}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <SettingChips
        table={{ game: tournament.game, options: tournament.options, clock: null, rated: tournament.rated }}
        listed
      />
      <p>
        <small>
          {say(`tourney-format-${format}-line`)} {say("tourney-absent")}
        </small>
      </p>
      {!tournament.public && (
        <p>
          <small>{say("tourney-unlisted")}</small>
        </p>
      )}
    </section>
  );
}
