/** Public games in play, each with a small board that follows the game as spectators see it. */
import { useEffect, useState } from "react";
import { Link } from "wouter";
import { loadGame, type LoadedGame } from "../../games/client";
import { lookStyle } from "../../games/looks";
import { SeatSign } from "../../games/SeatSign";
import { api } from "../../protocol/api";
import type { Snapshot, Summary } from "../../protocol/types";
import { BoardPicture } from "../BoardPicture";
import { useApp, useSay } from "../context";
import { useGuest } from "../identity";
import { RatingTag, useRatings } from "../people/ratings";
import { PICTURES, worthWatching } from "./worthWatching";

const EVERY = 5000;

export function WatchGames({ tables }: { readonly tables: readonly Summary[] | null }) {
  const say = useSay();
  const me = useGuest()?.id;
  const others = (tables ?? []).filter(({ seats }) => seats.every(({ who }) => who === null || who !== me));
  const shown = worthWatching(others, PICTURES);
  if (shown.length === 0) return null;
  return (
    <section className="tables" aria-labelledby="watch-title">
      <h2 id="watch-title">{say("web-watch")}</h2>
      <ul className="watch-games">
        {shown.map((table) => (
          <WatchedGame key={table.id} table={table} />
        ))}
      </ul>
    </section>
  );
}

function WatchedGame({ table }: { readonly table: Summary }) {
  const { sentences } = useApp();
  const say = useSay();
  const [client, setClient] = useState<LoadedGame | null>(null);
  const [seen, setSeen] = useState<Snapshot | null>(null);
  useRatings(
    table.game,
    table.seats.flatMap(({ mark, who }) => (mark === "account" && who !== null ? [who] : [])),
  );
  useEffect(() => {
    let current = true;
    void Promise.all([loadGame(table.game), sentences.load(table.game)]).then(
      ([loaded]) => current && setClient(loaded),
      () => undefined, // without a picture the link still works
    );
    const look = () => {
      if (!document.hidden)
        void api.table(table.id).then(
          (snapshot) => current && setSeen(snapshot),
          () => undefined,
        );
    };
    look();
    const timer = setInterval(look, EVERY);
    return () => {
      current = false;
      clearInterval(timer);
    };
  }, [table.id, table.game, sentences]);
  const seats = seen?.state.seats ?? table.seats;
  const names = seats.map(({ kind, name }) => (kind === "bot" ? say(`bot-${name}`) : name));
  return (
    <li>
      <Link
        href={`/t/${table.id}`}
        className="card watch-game"
        data-watch={table.id}
        style={lookStyle(seen?.state.looks)}
      >
        <BoardPicture game={table.game} client={client} view={seen?.board?.view} names={names} />
        <span className="watch-text">
          <b>{say(`web-game-${table.game}`)}</b>
          {table.rated && <small className="rated-mark">{say("rated-word")}</small>}
          {seats.map((seat, number) => (
            <span key={number} className="watch-seat">
              <SeatSign seat={number} size="0.85em" /> {names[number]}{" "}
              {seat.mark === "account" && seat.who !== null && <RatingTag game={table.game} who={seat.who} />}
            </span>
          ))}
        </span>
      </Link>
    </li>
  );
}
