/** A table in a list: the game, who sits there, and what it waits for. */
import { Link } from "wouter";
import type { Summary } from "../../protocol/types";
import { useSay } from "../context";
import { RatingTag, useRatings } from "../people/ratings";

export function TableRow({ table, mine }: { readonly table: Summary; readonly mine: boolean }) {
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
