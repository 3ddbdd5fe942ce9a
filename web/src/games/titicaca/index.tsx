/** Titicaca as the web client plays it: its board, seats, log, moments and sounds. */
import type { GameClient, SeatInfoProps } from "../client";
import { coach } from "./coach";
import Board from "./Board";
import { cues } from "./cues";
import { moments, replayable } from "./moments";
import { bidOf, type TiticacaView } from "./model";
import { ResultDetails } from "./ResultDetails";
import { pointsDecide } from "../points";
import { describeMove, describePartialMove } from "./describe";
import { log, partsOf } from "./log";

function SeatInfo({ view, seat, sentences }: SeatInfoProps<TiticacaView>) {
  const hand = view.hands[seat];
  const bid = view.bids[seat];
  return (
    <div className="seat-figures">
      <span className="figure" data-tip={sentences.say("web-titicaca-tip-points")}>
        <b>{view.scores[seat]}</b> {sentences.say("web-points", { count: view.scores[seat] ?? 0 })}
      </span>
      <span className="figure" data-tip={sentences.say("web-titicaca-tip-weapons")}>
        <b>{view.stocks[seat]}</b> {sentences.say("web-titicaca-weapons", { count: view.stocks[seat] ?? 0 })}
      </span>
      <span className="figure" data-tip={sentences.say("web-titicaca-tip-chain", { chain: view.chains[seat] ?? 0 })}>
        {sentences.say("web-titicaca-villages", {
          count: view.village_counts[seat] ?? 0,
          chain: view.chains[seat] ?? 0,
        })}
      </span>
      <span className="figure" data-tip={sentences.say("web-titicaca-tip-temples")}>
        {sentences.say("web-titicaca-temples", { count: hand?.count ?? 0 })}
        {hand?.values && hand.values.length > 0 ? ` (${hand.values.map((value) => `+${value}`).join(", ")})` : ""}
      </span>
      {bid !== null && bid !== undefined && bid >= 0 && (
        <span className="figure">{sentences.say("web-titicaca-bids", { bid })}</span>
      )}
      {view.arrow === seat && (
        <span className="figure" data-tip={sentences.say("web-titicaca-tip-arrow")}>
          ➤ {sentences.say("web-titicaca-arrow")}
        </span>
      )}
    </div>
  );
}

function SeatBrief({ view, seat, sentences }: SeatInfoProps<TiticacaView>) {
  const [points, weapons] = [view.scores[seat] ?? 0, view.stocks[seat] ?? 0];
  return (
    <>
      <span className="brief" data-tip={sentences.say("web-titicaca-tip-points")}>
        <b>{points}</b> <span className="visually-hidden">{sentences.say("web-points", { count: points })}</span>
      </span>
      <span className="brief" data-tip={sentences.say("web-titicaca-tip-weapons")}>
        <svg viewBox="0 0 24 24" className="line-icon" aria-hidden="true">
          <path d="M5 19L18 6M12 5h7v7M5 14v5h5" />
        </svg>
        {weapons} <span className="visually-hidden">{sentences.say("web-titicaca-weapons", { count: weapons })}</span>
      </span>
    </>
  );
}

const titicaca: GameClient<TiticacaView> = {
  Board,
  SeatInfo,
  SeatBrief,
  ResultDetails,
  score: (view, seat, sentences) =>
    sentences.say("board-titicaca-score", {
      points: view.scores[seat] ?? 0,
      weapons: view.stocks[seat] ?? 0,
      villages: view.village_counts[seat] ?? 0,
      temples: view.hands[seat]?.count ?? 0,
    }),
  describeMove,
  describePartialMove,
  log,
  partsOf,
  keys: [],
  cues,
  coach,
  moments,
  replayable,
  prompt: (view) => ({
    key:
      view.step === "bidding"
        ? view.extra > 0
          ? "web-ask-titicaca-extra"
          : "web-ask-titicaca-bid"
        : `web-ask-titicaca-${view.step}`,
    values: { seat: view.turn ?? view.waiting[0] ?? 0, lake: view.round, seats: [...view.waiting] },
  }),
  decidedBy: ({ scores }, places) => pointsDecide(scores, places),
  sealed: (move) =>
    move === null
      ? { key: "web-titicaca-bid-in", values: {} }
      : { key: "web-titicaca-bid-made", values: { bid: bidOf(move) } },
};

export default titicaca;
