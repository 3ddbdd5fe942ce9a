/** The seats: a card for each beside the board; on small screens one line whose chips open the cards. */
import { type CSSProperties, type ReactNode, useEffect, useState } from "react";
import { SeatSign } from "../../games/SeatSign";
import type { Snapshot, State } from "../../protocol/types";
import { BotFace } from "../bots/BotFace";
import { levelOn } from "../bots/stars";
import { useSay } from "../context";
import { PersonMenu } from "../people/PersonMenu";
import { RatingTag, useRatings } from "../people/ratings";
import { isPartner } from "../TeamTag";
import type { SendCommand } from "./TablePage";

interface Props {
  readonly snapshot: Snapshot;
  readonly names: readonly string[];
  readonly skew: number;
  readonly own: readonly number[];
  readonly teams: readonly (readonly number[])[] | null;
  readonly act: SendCommand;
  readonly info: (seat: number) => ReactNode;
  readonly brief: (seat: number) => ReactNode;
  /** What the partners of a team have together. */
  readonly teamInfo: (seats: readonly number[]) => ReactNode;
  /** More players that nobody sits for, or rules that hold for all: below the seats. */
  readonly below: ReactNode;
}

export function SeatsPanel({ snapshot, names, skew, own, teams, act, info, brief, teamInfo, below }: Props) {
  const say = useSay();
  const { state } = snapshot;
  const [open, setOpen] = useState(false);
  useRatings(
    snapshot.table.game,
    state.seats.flatMap(({ mark, who }) => (mark === "account" && who !== null ? [who] : [])),
  );
  useEffect(() => {
    if (!open) return;
    const close = (event: KeyboardEvent) => event.key === "Escape" && setOpen(false);
    window.addEventListener("keydown", close);
    return () => window.removeEventListener("keydown", close);
  }, [open]);
  // After the end nobody is on turn.
  const isAsked = (seat: number) =>
    state.life === "playing" && state.asked.includes(seat) && !state.sealed.includes(seat);
  const nameOf = (seat: number) => (own.length === 1 && own[0] === seat ? say("web-you-name") : names[seat]);
  const card = (number: number) => {
    const seat = state.seats[number]!;
    const away = seat.kind === "person" && seat.who !== null && !snapshot.here.includes(seat.who);
    return (
      <li
        key={number}
        className="seat"
        data-seat={number}
        style={{ "--seat": `var(--seat-${number})` } as CSSProperties}
        data-asked={isAsked(number) || undefined}
        data-stand-in={seat.stand_in ?? undefined}
        aria-current={isAsked(number) ? "true" : undefined}
      >
        <div className="seat-name">
          <SeatSign seat={number} size="1.15em" />
          {seat.kind === "person" && seat.who !== null ? (
            <PersonMenu who={seat.who} name={names[number] ?? seat.name} mark={seat.mark} mine={own.includes(number)} />
          ) : (
            <>
              <BotFace level={levelOn(state, number)} size="1.7em" />
              <b>{names[number]}</b>
            </>
          )}
          {seat.mark === "account" && seat.who !== null && <RatingTag game={snapshot.table.game} who={seat.who} />}
          {own.includes(number) && <small className="muted">{say("web-you")}</small>}
          {state.matched_bots[String(number)] && <small className="muted">{say("web-adaptive")}</small>}
          {isPartner(teams, number, own) && <small className="muted">{say("web-partner")}</small>}
          {away && <small className="muted">{say("web-away")}</small>}
          {seat.stand_in && <small className="muted">{say(`web-stand-in-${seat.stand_in}`)}</small>}
          {state.sealed.includes(number) && <small className="muted">{say("web-sealed")}</small>}
          <Clock state={state} seat={number} skew={skew} />
        </div>
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
  };
  return (
    <div className="seats-area" data-open={open || undefined}>
      <div className="seat-line" role="group" aria-label={say("web-seats")}>
        {state.seats.map((_, seat) => (
          <button
            key={seat}
            type="button"
            className="seat-chip"
            data-asked={isAsked(seat) || undefined}
            aria-expanded={open}
            aria-controls="seat-cards"
            onClick={() => setOpen(!open)}
          >
            <SeatSign seat={seat} size="1.05em" />
            <b>{nameOf(seat)}</b>
            {brief(seat)}
          </button>
        ))}
      </div>
      {teams ? (
        <ol id="seat-cards" className="seats" aria-label={say("web-seats")}>
          {teams.map((team, index) => (
            <li key={index} className="team-frame" data-team={index}>
              {index > 0 && <span className="team-against">{say("web-team-against")}</span>}
              <p className="team-head">
                <b>{say("web-team-names", { seats: team }, names, own.length === 1 ? own[0]! : null)}</b>
                {teamInfo(team)}
              </p>
              <ol aria-label={say("web-team-of", { number: index + 1, seats: team }, names)}>{team.map(card)}</ol>
            </li>
          ))}
          {below}
        </ol>
      ) : (
        <ol id="seat-cards" className="seats" aria-label={say("web-seats")}>
          {state.seats.map((_, seat) => card(seat))}
          {below}
        </ol>
      )}
    </div>
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
    <span className="clock figures" data-low={left < 15 || undefined} data-tip={say("web-clock-tip")}>
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
