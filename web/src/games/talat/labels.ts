/** Labels of squares for screen readers. */
import type { Sentences } from "../../app/messages";
import { type BoardName, readTower, type TalatView } from "./model";
import type { Target } from "./turn";

export function squareLabel(
  view: TalatView,
  names: readonly string[],
  sentences: Sentences,
  board: BoardName,
  square: string,
  target: Target | undefined,
  endangered: boolean,
): string {
  const text = view.boards[board].towers[square];
  const tower = text === undefined ? null : readTower(text);
  if (target?.capture && tower) {
    const owner =
      tower.colour === view.zihin
        ? sentences.say("web-talat-zihin")
        : (names["ABC".indexOf(tower.colour)] ?? tower.colour);
    return sentences.say("web-talat-capture-here", { board, square, owner, height: tower.height, sides: tower.sides });
  }
  if (target) return sentences.say("web-talat-move-here", { board, square });
  const own = sentences.say("web-talat-pick", { board, square, height: tower?.height ?? 0, sides: tower?.sides ?? 0 });
  return endangered ? `${own} ${sentences.say("web-talat-endangered")}` : own;
}
