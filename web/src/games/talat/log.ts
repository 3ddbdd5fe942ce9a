/** What Talat's events are about on the boards, and how they make a log. */
import type { Fact } from "../../protocol/types";
import type { GameLog } from "../log";
import { SQUARES } from "./model";

export const log: GameLog = {
  byTurn: true,
  opens: new Set(),
  silent: new Set(),
  joins: new Set(["talat-line"]),
  marks: new Set(["talat-put", "talat-moved", "talat-captured"]),
};

/** The squares that an event or a refusal is about; a whole board where it names no square. */
export function partsOf({ values }: Fact): readonly string[] {
  const { board, square, origin } = values as Readonly<Record<string, unknown>>;
  if (typeof board !== "string") return [];
  const squares = [origin, square].filter((each) => typeof each === "string");
  return (squares.length > 0 ? squares : SQUARES).map((each) => `${board} ${each}`);
}
