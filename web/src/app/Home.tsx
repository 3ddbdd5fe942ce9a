/** Home: play any of the games at once, then open tables and the visitor's own games. */
import { useEffect, useState } from "react";
import { Link, useLocation } from "wouter";
import { playableGames } from "../games/client";
import { api, RequestError, socketUrl } from "../protocol/api";
import type { LobbyMessage, MySummary, Summary } from "../protocol/types";
import { useApp, useSay } from "./context";
import { GamePicture } from "./GamePicture";
import { useGuest } from "./identity";
import { RatingTag, useRatings } from "./people/ratings";
import { playNow } from "./playNow";
import { offerCoach } from "./table/coach/said";

export function Home() {
  const say = useSay();
  return (
    <main id="main" className="page home">
      <h1 className="visually-hidden">Atoll</h1>
      <p className="welcome">{say("web-welcome")}</p>
      <div className="game-cards">
        {playableGames().map((game) => (
          <GameCard key={game} game={game} />
        ))}
      </div>
      <nav className="row home-links" aria-label={say("lookback-more")}>
        <Link href="/puzzles" className="button">
          {say("lookback-puzzles")}
        </Link>
        <Link href="/replay" className="button">
          {say("lookback-open")}
        </Link>
      </nav>
      <MyGames />
      <OpenTables />
      <nav className="home-links" aria-label={say("people-links")}>
        <Link href={`/statistics/${playableGames()[0]}`}>{say("people-statistics")}</Link>
        <MyProfileLink />
      </nav>
      <footer className="legal">{say("web-legal")}</footer>
    </main>
  );
}

function MyProfileLink() {
  const say = useSay();
  const guest = useGuest();
  return guest ? <Link href={`/people/${guest.id}`}>{say("people-my-games")}</Link> : null;
}

/** Whether the visitor has finished no game here. */
const isNew = (): Promise<boolean> =>
  api.myTables().then(
    (tables) => tables.every(({ life }) => life !== "over"),
    () => false,
  );

function GameCard({ game }: { readonly game: string }) {
  const { sentences, settings } = useApp();
  const say = useSay();
  const [, go] = useLocation();
  const [state, setState] = useState<"ready" | "busy" | "failed">("ready");
  const start = async () => {
    setState("busy");
    try {
      const table = await playNow(game, say("web-guest-name"));
      if (settings.coach === "ask" && (await isNew())) offerCoach(table);
      go(`/t/${table}`);
    } catch (error) {
      setState("failed");
      if (!(error instanceof RequestError)) throw error;
    }
  };
  return (
    <section className="game-card card" aria-labelledby={`card-${game}`}>
      <GamePicture game={game} />
      <div className="game-card-text">
        <h2 id={`card-${game}`}>{say(`web-game-${game}`)}</h2>
        <p>{say(`web-game-${game}-line`)}</p>
        <div className="row">
          <button
            type="button"
            className="button primary"
            disabled={state === "busy"}
            onClick={() => void start()}
            data-play={game}
          >
            {say(state === "busy" ? "web-starting" : "web-play-now")}
          </button>
          <Link href={`/new/${game}`} className="button">
            {say("web-new-table")}
          </Link>
          <Link href={`/learn/${game}`} className="button quiet">
            {say("web-learn-game")}
          </Link>
        </div>
        {state === "failed" && <p role="alert">{sentences.say("web-failed")}</p>}
      </div>
    </section>
  );
}

function MyGames() {
  const say = useSay();
  const guest = useGuest();
  const [tables, setTables] = useState<MySummary[]>([]);
  useEffect(() => {
    if (guest) void api.myTables().then(setTables, () => setTables([]));
  }, [guest]);
  const current = tables.filter(({ life }) => life !== "over").slice(0, 12);
  const over = tables.filter(({ life }) => life === "over").slice(0, 6);
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

function OpenTables() {
  const say = useSay();
  const [tables, setTables] = useState<readonly Summary[] | null>(null);
  useEffect(() => {
    let stopped = false;
    let socket: WebSocket;
    let timer: ReturnType<typeof setTimeout>;
    const connect = () => {
      socket = new WebSocket(socketUrl("/lobby"));
      socket.onmessage = ({ data }) => {
        const message = JSON.parse(String(data)) as LobbyMessage;
        setTables((before) => {
          if (message.type === "lobby") return message.tables;
          const id = message.type === "gone" ? message.id : message.table.id;
          const rest = (before ?? []).filter((table) => table.id !== id);
          return message.type === "gone" ? rest : [message.table, ...rest];
        });
      };
      socket.onclose = () => {
        if (!stopped) timer = setTimeout(connect, 3000);
      };
    };
    connect();
    return () => {
      stopped = true;
      clearTimeout(timer);
      socket.close();
    };
  }, []);
  const listed = (tables ?? []).filter(({ life }) => life !== "over");
  return (
    <section className="tables" aria-live="polite">
      <h2>{say("web-open-tables")}</h2>
      {tables === null ? (
        <p className="muted">{say("web-loading")}</p>
      ) : listed.length === 0 ? (
        <p className="muted">{say("web-no-tables")}</p>
      ) : (
        <ul>
          {listed.map((table) => (
            <TableRow key={table.id} table={table} mine={false} />
          ))}
        </ul>
      )}
    </section>
  );
}

function TableRow({ table, mine }: { readonly table: Summary; readonly mine: boolean }) {
  const say = useSay();
  const free = table.seats.filter(({ kind }) => kind === "open").length;
  useRatings(
    table.game,
    table.seats.flatMap(({ mark, who }) => (mark === "account" && who !== null ? [who] : [])),
  );
  const state = mine
    ? "web-table-your-turn"
    : table.life === "open"
      ? free > 0
        ? "web-table-free"
        : "web-table-full"
      : table.life === "playing"
        ? "web-table-playing"
        : "web-table-over";
  return (
    <li>
      <Link href={`/t/${table.id}`} className="table-row card" data-mine={mine || undefined}>
        <b>{say(`web-game-${table.game}`)}</b>
        <span>
          {table.seats
            .filter(({ kind }) => kind !== "open")
            .map((seat, index) => (
              <span key={index}>
                {index > 0 && " · "}
                {seat.kind === "bot" ? say(`bot-${seat.name}`) : seat.name}
                {seat.mark === "bot" && <small className="mark-bot">{say("people-mark-bot")}</small>}{" "}
                {seat.mark === "account" && seat.who !== null && <RatingTag game={table.game} who={seat.who} />}
              </span>
            ))}{" "}
          {table.rated && <small className="rated-mark">{say("rated-word")}</small>}
        </span>
        <span className="state">{say(state, { free })}</span>
      </Link>
    </li>
  );
}
