/** What squares and boards are called. */
import type { Sentences, Values } from "../../app/messages";
import { type BoardName, readTower, type TalatView } from "./model";
import type { Target } from "./turn";

/** A board by those who meet on it: “your board with Gecko”, “the board of Ada and the Zihin”. */
export function boardName(board: string, names: readonly string[], you: number | null, sentences: Sentences): string {
  // With two players the third colour is the Zihin's.
  const seats = [...board].map((colour) => "ABC".indexOf(colour)).filter((seat) => seat < names.length);
  const [seat, other] = seats[1] === you ? [seats[1], seats[0]] : seats;
  const values = { seat, other_seat: other, yours: you !== null && seat === you ? "yes" : "no" };
  return sentences.say(other === undefined ? "talat-place-board-zihin" : "talat-place-board", values, names);
}

export function nameValues(values: Values, names: readonly string[], you: number | null, sentences: Sentences): Values {
  const { board } = values;
  return typeof board === "string" && /^[A-C]{2}$/.test(board)
    ? { ...values, board: boardName(board, names, you, sentences) }
    : values;
}

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
