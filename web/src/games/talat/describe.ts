/** Talat's moves in words, as lists say them. */
import type { Sentences } from "../../app/messages";
import { type BoardName, readMove, readTower, type TalatView } from "./model";

export function describeMove(text: string, view: TalatView, sentences: Sentences): string {
  const move = readMove(text);
  const standing = move.kind === "put" ? `-${move.tower}` : view.boards[move.board].towers[move.from];
  if (standing === undefined) return text;
  const { height, sides } = readTower(standing);
  return sentences.say(`web-talat-${move.kind}`, {
    height,
    sides,
    board: move.board,
    square: move.to,
    origin: move.kind === "put" ? "" : move.from,
  });
}

/** A move without its last part, the square it goes to. */
export function describePartialMove(text: string, view: TalatView, sentences: Sentences): string {
  const [kind, a, b] = text.split(" ") as [string, string, string];
  const [board, square] = kind === "put" ? [b, ""] : [a, b];
  const standing = kind === "put" ? `-${a}` : view.boards[board as BoardName].towers[square];
  if (standing === undefined) return text;
  const { height, sides } = readTower(standing);
  return sentences.say(`puzzling-talat-${kind}`, {
    tower: sentences.say("web-talat-tower", { height, sides }),
    board,
    square,
  });
}
