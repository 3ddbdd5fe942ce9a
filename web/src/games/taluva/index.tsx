/** Taluva as the web client plays it: its board, seats, log, moments and sounds. */
import type { GameClient } from "../client";
import { coach } from "./coach";
import Board from "./Board";
import { cues } from "./cues";
import { decision } from "./ending";
import type { Kind, TaluvaView } from "./model";
import { ResultDetails } from "./ResultDetails";
import { SeatBrief, SeatInfo, SeatsNote, TeamInfo } from "./Seats";
import { TURN_KEYS } from "./turnKeys";
import { describeHand, describeMove, describePartialMove } from "./describe";
import { log, partsOf } from "./log";
import { moments } from "./moments";

const taluva: GameClient<TaluvaView> = {
  Board,
  SeatInfo,
  SeatBrief,
  TeamInfo,
  SeatsNote,
  ResultDetails,
  score: ({ seats, options }, seat, sentences) => {
    const { put, pool } = seats[seat] ?? {};
    return sentences.say("board-taluva-score", {
      temples: put?.temple ?? 0,
      towers: put?.tower ?? 0,
      ships: put?.ship ?? 0,
      sea: options["ships"] ? "yes" : "no",
      huts: put?.hut ?? 0,
      left: pool?.hut ?? 0,
    });
  },
  hand: describeHand,
  describeMove,
  describePartialMove,
  onlyDraws: (move) => move === "draw",
  log,
  partsOf,
  keys: [
    { keys: TURN_KEYS.left, does: "keys-taluva-left" },
    { keys: TURN_KEYS.right, does: "keys-taluva-right" },
    { keys: ["Esc"], does: "keys-taluva-drop" },
  ],
  cues,
  coach,
  moments,
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
  decidedBy: (view, places) => {
    const found = decision(view, places);
    if (!found || view.reason === "early") return null;
    const kind = (each: Kind) => ({ key: `web-taluva-plural-${each}`, values: {} });
    return {
      key: found.kinds.length === 0 ? "web-taluva-decided-level" : "web-taluva-decided",
      values: {
        levels: found.level.length,
        level: found.level.map(kind),
        kind: found.kinds[0] ?? "",
        most: found.most,
        next: found.next,
        teams: view.options["teams"] ? "yes" : "no",
      },
    };
  },
};

export default taluva;
