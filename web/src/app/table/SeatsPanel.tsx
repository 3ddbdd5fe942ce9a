/** The seats: who sits there, whose turn it is, pools or points, clocks. */
import { type ReactNode, useEffect, useRef, useState } from "react";
import { SeatSign } from "../../games/SeatSign";
import type { Snapshot, State } from "../../protocol/types";
import { useSay } from "../context";
import { PersonMenu } from "../people/PersonMenu";
import { RatingTag, useRatings } from "../people/ratings";
import { isPartner, TeamTag } from "../TeamTag";
import type { SendCommand } from "./TablePage";

interface Props {
  readonly snapshot: Snapshot;
  readonly names: readonly string[];
  readonly skew: number;
  readonly own: readonly number[];
  readonly teams: readonly (readonly number[])[] | null;
  readonly act: SendCommand;
  readonly info: (seat: number) => ReactNode;
}

export function SeatsPanel({ snapshot, names, skew, own, teams, act, info }: Props) {
  const say = useSay();
  const { state } = snapshot;
  useRatings(
    snapshot.table.game,
    state.seats.flatMap(({ mark, who }) => (mark === "account" && who !== null ? [who] : [])),
  );
  // Where the seats are a row that scrolls, keep the player to move in sight.
  const list = useRef<HTMLOListElement>(null);
  const waited = state.asked.join();
  useEffect(() => {
    const [seat, row] = [list.current?.querySelector<HTMLElement>(".seat[data-asked]"), list.current?.parentElement];
    if (seat && row && row.scrollWidth > row.clientWidth)
      row.scrollLeft = seat.offsetLeft - (row.clientWidth - seat.offsetWidth) / 2;
  }, [waited]);
  return (
    <ol ref={list} className="seats" aria-label={say("web-seats")}>
      {state.seats.map((seat, number) => {
        const asked = state.life === "playing" && state.asked.includes(number) && !state.sealed.includes(number);
        const away = seat.kind === "person" && seat.who !== null && !snapshot.here.includes(seat.who);
        return (
          <li
            key={number}
            className="seat"
            data-asked={asked || undefined}
            data-stand-in={seat.stand_in ?? undefined}
            aria-current={asked ? "true" : undefined}
          >
            <div className="seat-name">
              <SeatSign seat={number} size="1.15em" />
              {seat.kind === "person" && seat.who !== null ? (
                <PersonMenu
                  who={seat.who}
                  name={names[number] ?? seat.name}
                  mark={seat.mark}
                  mine={own.includes(number)}
                />
              ) : (
                <b>{names[number]}</b>
              )}
              {seat.mark === "account" && seat.who !== null && <RatingTag game={snapshot.table.game} who={seat.who} />}
              {own.includes(number) && <small className="muted">{say("web-you")}</small>}
              {isPartner(teams, number, own) && <small className="muted">{say("web-partner")}</small>}
              {away && <small className="muted">{say("web-away")}</small>}
              {seat.stand_in && <small className="muted">{say(`web-stand-in-${seat.stand_in}`)}</small>}
              {state.sealed.includes(number) && <small className="muted">{say("web-sealed")}</small>}
              <Clock state={state} seat={number} skew={skew} />
            </div>
            <TeamTag teams={teams} seat={number} names={names} />
            {info(number)}
            {own.includes(number) && seat.stand_in && seat.stand_in !== "resigned" && state.life === "playing" && (
              <button
                type="button"
                className="button"
                data-act="return"
                onClick={() => act({ do: "return", seat: number })}
              >
                {say("web-return")}
              </button>
            )}
          </li>
        );
      })}
    </ol>
  );
}

function Clock({ state, seat, skew }: { readonly state: State; readonly seat: number; readonly skew: number }) {
  const say = useSay();
  const [, tick] = useState(0);
  const clock = state.clock;
  const since = clock?.since[String(seat)];
  useEffect(() => {
    if (since === undefined) return;
    const timer = setInterval(() => tick((n) => n + 1), 500);
    return () => clearInterval(timer);
  }, [since]);
  if (!clock) return null;
  const spent = since === undefined ? 0 : Date.now() / 1000 + skew - since;
  const left = Math.max(0, (clock.left[seat] ?? 0) - spent);
  const text = timeText(left, say);
  return (
    <span className="clock figures" data-low={left < 15 || undefined} title={say("web-clock")}>
      {text}
    </span>
  );
}

/** Minutes and seconds; hours and days where there are many, since nobody counts their seconds. */
function timeText(seconds: number, say: ReturnType<typeof useSay>): string {
  const hours = Math.floor(seconds / 3600);
  if (hours >= 24) return say("web-time-days", { days: Math.floor(hours / 24), hours: hours % 24 });
  const two = (number: number) => String(Math.floor(number)).padStart(2, "0");
  return hours > 0
    ? say("web-time-hours", { hours, minutes: two((seconds / 60) % 60) })
    : `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
}
