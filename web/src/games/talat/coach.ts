/** What a coach says in a first game of Talat, the more urgent first. */
import { hasHappened, mayMove, type Prompt } from "../coach";
import { partsOf } from "./log";
import type { TalatView } from "./model";

export const coach: readonly Prompt<TalatView>[] = [
  {
    id: "captured",
    rule: "A-CAP-2",
    when: hasHappened("talat-captured", partsOf, ({ values }, seat) => values["prey_seat"] === seat),
  },
  { id: "frozen", rule: "A-FRZ-1", when: hasHappened("talat-frozen", partsOf) },
  { id: "line", rule: "A-LINE-1", when: hasHappened("talat-line", partsOf) },
  { id: "put", rule: "A-PUT-1", when: mayMove("put") },
  {
    id: "capture",
    rule: "A-CAP-1",
    when: ({ legal }) => {
      const squares = legal.flatMap((move) => {
        const [kind, board, from, to] = move.split(" ");
        return kind === "capture" ? [`${board} ${from}`, `${board} ${to}`] : [];
      });
      return squares.length > 0 ? [...new Set(squares)] : null;
    },
  },
  { id: "move", rule: "A-MOV-1", when: mayMove("move") },
];
