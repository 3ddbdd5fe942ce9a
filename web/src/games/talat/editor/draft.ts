/** A position of Talat that is being set up, and its text: the TypeScript side of games/talat/picture.py. */
import { BOARDS, type BoardName, type Colour, type TalatView } from "../model";

export interface TalatDraft {
  readonly players: number;
  readonly phase: "put" | "move";
  readonly turn: number;
  /** Towers by board and square, `AB c4`. */
  readonly towers: Readonly<Record<string, string>>;
  /** Captured towers, per seat. */
  readonly captured: readonly (readonly string[])[];
}

export const COLOURS: readonly Colour[] = ["A", "B", "C"];
const COLUMNS = [..."abcde"];
const ROWS = [5, 4, 3, 2, 1];

/** Every tower there is, by colour: heights 1 to 3, of three, four and six sides. */
export const towersOf = (colour: Colour): string[] =>
  [1, 2, 3].flatMap((height) => [3, 4, 6].map((sides) => `${colour}${height}${sides}`));

export function begin(view: TalatView): TalatDraft {
  const towers = BOARDS.flatMap((board) =>
    Object.entries(view.boards[board].towers).map(([square, tower]) => [`${board} ${square}`, tower] as const),
  );
  return {
    players: view.players,
    phase: view.phase === "put" ? "put" : "move",
    turn: view.phase === "over" ? 0 : view.turn,
    towers: Object.fromEntries(towers),
    captured: view.captured,
  };
}

export const cleared = (draft: TalatDraft): TalatDraft => ({
  ...draft,
  towers: {},
  captured: draft.captured.map(() => []),
});

/** The towers of a colour that stand nowhere and nobody has captured. */
export function inTheBox(draft: TalatDraft, colour: Colour): string[] {
  const used = new Set([...Object.values(draft.towers), ...draft.captured.flat()]);
  return towersOf(colour).filter((tower) => !used.has(tower));
}

/** Whether a tower belongs on a board. */
export const belongs = (tower: string, board: BoardName): boolean => board.includes(tower[0]!);

/** The draft with a tower back in the box, wherever it was. */
export const without = (draft: TalatDraft, tower: string): TalatDraft => ({
  ...draft,
  towers: Object.fromEntries(Object.entries(draft.towers).filter(([, each]) => each !== tower)),
  captured: draft.captured.map((taken) => taken.filter((each) => each !== tower)),
});

/** The draft with a tower on a square; what stood there is back in the box. */
export const put = (draft: TalatDraft, tower: string, part: string): TalatDraft => {
  const { towers, ...rest } = without(draft, tower);
  return { ...rest, towers: { ...towers, [part]: tower } };
};

export const capture = (draft: TalatDraft, tower: string, seat: number): TalatDraft => {
  const rest = without(draft, tower);
  return { ...rest, captured: rest.captured.map((taken, each) => (each === seat ? [...taken, tower].sort() : taken)) };
};

export function write({ players, phase, turn, towers, captured }: TalatDraft): string {
  const rows = ROWS.map((row) =>
    [row, ...BOARDS.flatMap((board) => COLUMNS.map((column) => towers[`${board} ${column}${row}`] ?? "."))].join(" "),
  );
  const taken = captured.flatMap((each, seat) =>
    each.length > 0 ? [`${COLOURS[seat]} captured ${each.join(" ")}`] : [],
  );
  return [
    `${players} players, ${COLOURS[turn]} to ${phase}`,
    BOARDS.join(" "),
    ...rows,
    BOARDS.map(() => COLUMNS.join(" ")).join(" "),
    ...taken,
  ].join("\n");
}
