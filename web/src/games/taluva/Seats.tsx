/** Taluva's seats: what is built of every kind, what is left, and how far it is to an early win. */
import type { CSSProperties } from "react";
import type { SeatInfoProps, SeatsNoteProps, TeamInfoProps } from "../client";
import type { Sentences } from "../../app/messages";
import type { Kind, TaluvaView } from "./model";
import { CLOSE, completeKinds, kindsOf, type Missing, missingFor, missingForTeam } from "./progress";
import { Scenery } from "./Scenery";
import "./seats.css";

export function PieceIcon({ kind, seat }: { readonly kind: Kind; readonly seat: number }) {
  return (
    <svg viewBox="-1.1 -1.3 2.2 2.3" aria-hidden="true" style={{ color: `var(--seat-${seat})` }}>
      <use href={`#${kind}`} x={-1} y={-1} width={2} height={2} />
    </svg>
  );
}

/** The drawings that piece icons use, once per place that shows them. */
export const PieceDrawings = () => (
  <svg width="0" height="0" aria-hidden="true" style={{ position: "absolute" }}>
    <Scenery />
  </svg>
);

export function SeatInfo({ view, seat, sentences }: SeatInfoProps<TaluvaView>) {
  const info = view.seats[seat];
  if (!info) return null;
  return (
    <>
      <PieceDrawings />
      <div
        className="seat-figures taluva-pieces"
        style={{ "--seat": `var(--seat-${seat})`, "--seat-line": `var(--seat-${seat}-line)` } as CSSProperties}
      >
        {kindsOf(view).map((kind) => {
          const [put, left] = [info.put[kind], info.pool[kind]];
          const told = sentences.say(`web-taluva-built-${kind}`, { put, all: put + left, left });
          return (
            <span
              key={kind}
              className="figure"
              role="img"
              aria-label={told}
              data-tip={told}
              data-done={left === 0 || undefined}
            >
              <PieceIcon kind={kind} seat={seat} />
              {kind === "hut" ? (
                <>
                  <span className="huts-bar">
                    <i style={{ width: `${(100 * left) / Math.max(1, put + left)}%` }} />
                  </span>
                  <b>{left}</b>
                </>
              ) : (
                Array.from({ length: put + left }, (_, k) => (
                  <i key={k} className="pip" data-put={k < put || undefined} />
                ))
              )}
            </span>
          );
        })}
      </div>
      <Progress view={view} seat={seat} sentences={sentences} />
    </>
  );
}

function Progress({ view, seat, sentences }: SeatInfoProps<TaluvaView>) {
  const info = view.seats[seat]!;
  if (info.eliminated) return <p className="seat-progress out">{sentences.say("web-taluva-out")}</p>;
  if (info.place !== null && view.reason === null)
    return <p className="seat-progress">{sentences.say("web-taluva-placed", { place: info.place })}</p>;
  if (view.reason !== null) return null;
  const done = completeKinds(view, seat);
  if (view.options["teams"] && done.length > 0)
    return (
      <p className="seat-progress">
        {sentences.say("web-taluva-complete", {
          kinds: done.map((kind) => ({ key: `web-taluva-kind-${kind}`, values: {} })),
        })}
      </p>
    );
  const missing = missingFor(view, seat, view.options["teams"] ? 1 : 2);
  const left = view.options["teams"] ? missingForTeam(view, [seat, (seat + 2) % 4]) : missing.count;
  const key = view.options["teams"] ? "web-taluva-first-kind" : "web-taluva-early";
  return (
    <p className="seat-progress" data-close={left <= CLOSE || undefined}>
      {sentences.say(key, { count: missing.count, pieces: pieces(missing) })}
    </p>
  );
}

const pieces = (missing: Missing) =>
  missing.pieces.map(({ kind, count }) => ({ key: `web-taluva-number-${kind}`, values: { count } }));

export function SeatBrief({ view, seat, sentences }: SeatInfoProps<TaluvaView>) {
  const info = view.seats[seat];
  if (!info) return null;
  return (
    <>
      {(["temple", "tower"] as const).map((kind) => {
        const [put, left] = [info.put[kind], info.pool[kind]];
        const all = put + left;
        return (
          <span key={kind} className="brief" data-tip={sentences.say(`web-taluva-built-${kind}`, { put, all, left })}>
            <PieceIcon kind={kind} seat={seat} />
            <span className="visually-hidden">{sentences.say(`web-taluva-kind-${kind}`)}</span> {put}/{all}
          </span>
        );
      })}
    </>
  );
}

/** What partners have built together: it counts when the tiles run out (T-TEAM-2). */
export function TeamInfo({ view, seats, sentences }: TeamInfoProps<TaluvaView>) {
  return <small>{teamPieces(view, seats, sentences)}</small>;
}

function teamPieces(view: TaluvaView, seats: readonly number[], sentences: Sentences): string {
  return kindsOf(view)
    .map((kind) => {
      const count = seats.reduce(
        (sum, seat) => sum + (view.seats[seat]!.eliminated ? 0 : view.seats[seat]!.put[kind]),
        0,
      );
      return sentences.say(`web-taluva-number-${kind}`, { count });
    })
    .join(" · ");
}

export function SeatsNote({ view, sentences }: SeatsNoteProps<TaluvaView>) {
  return view.options["teams"] ? <li className="seats-note">{sentences.say("web-taluva-teams-rule")}</li> : null;
}
