import type { GameClient, SeatInfoProps, ResultDetailsProps } from "../client";
import Board from "./Board";
import { cues } from "./cues";
import type { TaluvaView } from "./model";
import { Scenery } from "./Scenery";
import { TURN_KEYS } from "./turnKeys";
import { describeMove, describePartialMove } from "./describe";
import { log, partsOf } from "./log";

const KINDS = ["temple", "tower", "ship", "hut"] as const;

function SeatInfo({ view, seat, sentences }: SeatInfoProps<TaluvaView>) {
  const info = view.seats[seat];
  if (!info) return null;
  return (
    <div className="seat-figures">
      <svg width="0" height="0" aria-hidden="true" style={{ position: "absolute" }}>
        <Scenery />
      </svg>
      {KINDS.filter((kind) => kind !== "ship" || info.pool.ship + info.put.ship > 0).map((kind) => (
        <span
          key={kind}
          className="figure"
          role="img"
          aria-label={sentences.say(`web-taluva-pool-${kind}`, { count: info.pool[kind] })}
          title={sentences.say(`web-taluva-pool-${kind}`, { count: info.pool[kind] })}
        >
          <svg
            viewBox="-1.1 -1.3 2.2 2.3"
            width="1.35em"
            height="1.4em"
            aria-hidden="true"
            style={{ color: `var(--seat-${seat})` }}
          >
            <use href={`#${kind}`} x={-1} y={-1} width={2} height={2} />
          </svg>
          <b>{info.pool[kind]}</b>
        </span>
      ))}
      {info.eliminated && <span className="out">{sentences.say("web-taluva-out")}</span>}
    </div>
  );
}

function SeatBrief({ view, seat, sentences }: SeatInfoProps<TaluvaView>) {
  const info = view.seats[seat];
  if (!info) return null;
  return (
    <>
      {(["temple", "tower"] as const).map((kind) => {
        const [put, all] = [info.put[kind], info.put[kind] + info.pool[kind]];
        return (
          <span key={kind} className="brief">
            <svg viewBox="-1.1 -1.3 2.2 2.3" aria-hidden="true" style={{ color: `var(--seat-${seat})` }}>
              <use href={`#${kind}`} x={-1} y={-1} width={2} height={2} />
            </svg>
            <span className="visually-hidden">{sentences.say(`web-taluva-kind-${kind}`)}</span> {put}/{all}
          </span>
        );
      })}
    </>
  );
}

function ResultDetails({ view, names, sentences }: ResultDetailsProps<TaluvaView>) {
  const shown = KINDS.filter((kind) => kind !== "ship" || view.seats.some(({ pool, put }) => pool.ship + put.ship > 0));
  return (
    <table className="working">
      <thead>
        <tr>
          <th scope="col">{sentences.say("web-player")}</th>
          {shown.map((kind) => (
            <th key={kind} scope="col">
              {sentences.say(`web-taluva-kind-${kind}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {view.seats.map(({ put, eliminated }, seat) => (
          <tr key={seat}>
            <th scope="row">
              {names[seat]} {eliminated && <small>{sentences.say("web-taluva-out")}</small>}
            </th>
            {shown.map((kind) => (
              <td key={kind}>{put[kind]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const taluva: GameClient<TaluvaView> = {
  Board,
  SeatInfo,
  SeatBrief,
  ResultDetails: ResultDetails,
  describeMove: describeMove,
  describePartialMove: describePartialMove,
  onlyDraws: (move) => move === "draw",
  log,
  partsOf,
  keys: [
    { keys: TURN_KEYS.left, does: "keys-taluva-left" },
    { keys: TURN_KEYS.right, does: "keys-taluva-right" },
    { keys: ["Esc"], does: "keys-taluva-drop" },
  ],
  cues,
  prompt: (view) => ({
    key:
      view.phase === "choose"
        ? "web-ask-taluva-choose"
        : view.phase === "build"
          ? "web-ask-taluva-build"
          : view.land.length === 0
            ? "web-ask-taluva-first"
            : "web-ask-taluva-place",
    values: { seat: view.turn ?? 0, stack: view.stack, zone: view.zone ? "yes" : "no" },
  }),
  // T-TEAM-1
  teams: ({ teams }) =>
    teams
      ? [
          [0, 2],
          [1, 3],
        ]
      : null,
  decidedBy: ({ reason, options }) =>
    reason === "tiles" || reason === "no-room"
      ? {
          key: "web-taluva-decides",
          values: { ships: options.ships ? "yes" : "no", teams: options.teams ? "yes" : "no" },
        }
      : null,
};

export default taluva;
