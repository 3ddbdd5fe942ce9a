/** What squares and boards are called. */
import type { Sentences, Values } from "../../app/messages";

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
