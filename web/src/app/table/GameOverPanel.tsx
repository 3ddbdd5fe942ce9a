/** The game is over: how and why, places, the working, and what comes next. */
import { type CSSProperties, type ReactNode, useEffect, useState } from "react";
import { Link, useLocation } from "wouter";
import type { Message } from "../../games/client";
import { SeatSign } from "../../games/SeatSign";
import { api } from "../../protocol/api";
import type { Snapshot } from "../../protocol/types";
import { copyText } from "../clipboard";
import { useSay } from "../context";
import { RatingChange } from "../people/RatingChange";
import { replayApi } from "../replay/api";
import { DrawVerdict } from "./draw/DrawVerdict";
import { SessionScore } from "./SessionScore";
import type { SendCommand } from "./TablePage";

interface Props {
  readonly snapshot: Snapshot;
  readonly names: readonly string[];
  readonly me: string | null;
  readonly own: readonly number[];
  /** The reader's own seat. */
  readonly you: number | null;
  readonly act: SendCommand;
  /** What decided, where the reason for the end does not tell. */
  readonly decided: Message | null;
  readonly children: ReactNode;
}

export function GameOverPanel({ snapshot, names, me, own, you, act, decided, children }: Props) {
  const say = useSay();
  const [, go] = useLocation();
  const [shown, setShown] = useState(true);
  const [again, setAgain] = useState(false);
  const [copied, setCopied] = useState(false);
  const { state, table } = snapshot;
  const places = state.ending?.places ?? state.result?.places ?? null;
  const reason = state.result?.reason;
  const winners = places?.flatMap((place, seat) => (place === 1 ? [seat] : [])) ?? [];
  const left = (why: "resigned" | "time") =>
    state.seats.flatMap(({ stand_in }, seat) => (stand_in === why ? [seat] : []));
  const how = state.ending?.how ?? "result";
  const leavers = how === "resigned" || how === "time" ? left(how) : [];
  // Whoever asked for a rematch goes there as soon as its table exists: one press.
  const { rematch } = state;
  useEffect(() => {
    if (again && rematch) go(`/t/${rematch}`);
  }, [again, rematch, go]);
  if (!shown)
    return (
      <button type="button" className="button over-again" onClick={() => setShown(true)}>
        {say("web-over-show")}
      </button>
    );
  const share = () =>
    replayApi.ofTable(table.id).then(async ({ id }) => {
      const url = `${location.origin}/replay/${id}`;
      if (await copyText(url)) setCopied(true);
      else window.prompt(say("lookback-share"), url);
    });
  return (
    <section className="over card" aria-label={say("web-over")}>
      <header
        className="over-head"
        style={{ "--winner": winners.length > 0 ? `var(--seat-${winners[0]})` : "var(--sea)" } as CSSProperties}
      >
        <button
          type="button"
          className="button quiet over-close"
          data-act="see-board"
          aria-label={say("web-see-board")}
          data-tip={say("web-see-board")}
          onClick={() => setShown(false)}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M9 5l7 7-7 7" />
          </svg>
        </button>
        <h2>
          {winners.length > 0
            ? say("web-winners", { seats: winners, count: winners.length }, names, you)
            : say("web-over")}
        </h2>
        <p>
          {state.ending?.how === "result" && reason
            ? say(`web-reason-${table.game}-${reason}`)
            : say(`web-ending-${how}`, { seats: leavers, count: leavers.length }, names, you)}
          {state.ending?.how === "result" && decided && ` ${say(decided.key, decided.values)}`}
        </p>
      </header>
      <div className="over-body">
        {table.rated && me !== null && <RatingChange game={table.game} who={me} table={table.id} />}
        {places && (
          <ol className="places">
            {places
              .map((place, seat) => ({ place, seat }))
              .sort((a, b) => a.place - b.place)
              .map(({ place, seat }) => (
                <li key={seat}>
                  <span className="place figures">{place}.</span> <SeatSign seat={seat} /> {names[seat]}
                </li>
              ))}
          </ol>
        )}
        <div className="working-frame" role="region" tabIndex={0} aria-label={say("web-scoring")}>
          {children}
        </div>
        <SessionScore session={state.session} names={names} least={2} />
        <DrawVerdict snapshot={snapshot} names={names} />
      </div>
      <footer className="over-acts">
        {rematch !== null && own.length > 0 && !again && <p role="status">{say("web-rematch-ready")}</p>}
        {table.tournament && (
          <Link href={`/tournaments/${table.tournament.id}`} className="button primary">
            {say("tourney-part-of", { round: table.tournament.round })}
          </Link>
        )}
        {(rematch !== null || own.length > 0) && (
          <button
            type="button"
            className="button primary"
            data-act="rematch"
            onClick={() => {
              if (!rematch) act({ do: "rematch" });
              // Others have asked for it: this seats us there, where that has not happened yet.
              void (rematch && own.length > 0 ? api.command(table.id, { do: "rematch" }) : Promise.resolve())
                .catch(() => undefined)
                .then(() => setAgain(true));
            }}
          >
            {say("web-rematch")}
          </button>
        )}
        {you !== null && how === "result" && (
          <button
            type="button"
            className="button"
            data-act="moments"
            onClick={() =>
              void replayApi.ofTable(table.id).then(({ id }) => go(`/replay/${id}?show=moments&seat=${you}`))
            }
          >
            {say("lookback-moments")}
          </button>
        )}
        <div className="row">
          <button
            type="button"
            className="button"
            data-act="replay"
            onClick={() => void replayApi.ofTable(table.id).then(({ id }) => go(`/replay/${id}`))}
          >
            {say("lookback-replay")}
          </button>
          <button type="button" className="button" data-act="share" onClick={() => void share()}>
            {say(copied ? "lookback-shared" : "web-share")}
          </button>
          <a className="button" href={api.recordUrl(table.id)} download={`${table.game}-${table.id.slice(0, 8)}.json`}>
            {say("web-record")}
          </a>
        </div>
      </footer>
    </section>
  );
}
