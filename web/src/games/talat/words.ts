/** Talat's moves in words, as lists say them. */
import type { Sentences } from "../../app/messages";
import { readMove, readTower, type TalatView } from "./model";

export function moveWords(text: string, view: TalatView, sentences: Sentences): string {
  const move = readMove(text);
  const standing = move.kind === "put" ? `-${move.tower}` : view.boards[move.board].towers[move.from];
  if (standing === undefined) return text;
  const { height, sides } = readTower(standing);
  return sentences.say(`web-talat-${move.kind}`, { height, sides, board: move.board, square: move.to, origin: move.kind === "put" ? "" : move.from });
}
