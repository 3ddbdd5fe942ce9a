/** Talat as the web client plays it: its board, seats, log, moments and sounds. */
import type { GameClient } from "../client";
import { coach } from "./coach";
import Board from "./Board";
import { cues } from "./cues";
import type { TalatView } from "./model";
import { ResultDetails, SeatBrief, SeatInfo, SeatsNote } from "./Seats";
import { pointsDecide } from "../points";
import { describeMove, describePartialMove } from "./describe";
import { nameValues } from "./labels";
import { log, partsOf } from "./log";
import { moments } from "./moments";

const talat: GameClient<TalatView> = {
  Board,
  SeatInfo,
  SeatBrief,
  SeatsNote,
  ResultDetails,
  score: (view, seat, sentences) => {
    const { captures, lines } = view.points[seat] ?? { captures: 0, lines: 0 };
    const captured = view.captured[seat]?.length ?? 0;
    return sentences.say("board-talat-score", { points: captures + lines, captured });
  },
  describeMove,
  describePartialMove,
  log,
  partsOf,
  keys: [],
  nameValues,
  cues,
  coach,
  moments,
  decidedBy: ({ points }, places) =>
    pointsDecide(
      points.map(({ captures, lines }) => captures + lines),
      places,
    ),
  prompt: (view) => ({
    key:
      view.phase === "put"
        ? view.putting === view.zihin
          ? "web-ask-talat-zihin"
          : "web-ask-talat-put"
        : "web-ask-talat-move",
    values: { seat: view.turn },
  }),
};

export default talat;
