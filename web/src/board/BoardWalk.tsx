/**
 * The board as a screen reader and the keyboard have it: a grid of cells in words, one tab stop, the same for the flat
 * board and the one in three dimensions. The cell with the focus is lit on the board.
 */
import { type FocusEvent, type KeyboardEvent, memo, type MouseEvent, useEffect, useId, useRef, useState } from "react";
import type { Sentences } from "../app/messages";
import { isShortcut } from "./keys";
import { useLight } from "./lit";
import { speak } from "./speech";
import {
  allCells,
  nextChoice,
  nextWhole,
  startPart,
  type WalkCell,
  type WalkGrid,
  type WalkState,
  walkStep,
  type Whole,
  wholeName,
} from "./walk";

interface Props {
  readonly grids: readonly WalkGrid[];
  readonly wholes: readonly Whole[];
  /** What lies around a cell, in words. */
  readonly around: (part: string) => string;
  readonly act: (part: string) => void;
  /** Called with the cell that has the focus, and with null when the board loses it. */
  readonly visit?: ((part: string | null) => void) | undefined;
  /** Give up what is picked; whether there was something. */
  readonly cancel?: (() => boolean) | undefined;
  /** The cell that the decision is about, where nothing can be done on the board itself. */
  readonly about?: string | null | undefined;
  /** Whether the next choice is made on the board rather than beside it. */
  readonly first: boolean;
  readonly sentences: Sentences;
}

/** Go to the board, where the next choice is. */
export const focusWalk = (from: Document | Element = document): boolean => {
  const cell = from.querySelector<HTMLElement>(".board-walk [tabindex='0']");
  cell?.focus();
  return cell !== null;
};

export function BoardWalk({ grids, wholes, around, act, visit, cancel, about, first, sentences }: Props) {
  const say = sentences.say.bind(sentences);
  const frame = useRef<HTMLDivElement>(null);
  const keys = useId();
  const lost = useRef(false);
  const [state, setState] = useState<WalkState | null>(null);
  const [told, setTold] = useState<string | null>(null);
  const light = useLight();
  const cells = allCells(grids);
  const walking = () => frame.current?.contains(document.activeElement) ?? false;
  // While somebody walks, the board stays where it is; else the next visit begins at a choice.
  const here = cells.some(({ part }) => part === state?.part) ? state!.part : null;
  const [kept, setKept] = useState<string | null>(null);
  const stop = (kept !== null && here === kept ? here : startPart(grids, here, about)) ?? "";

  const go = (next: WalkState) => {
    setState(next);
    setKept(next.part);
    frame.current?.querySelector<HTMLElement>(`[data-cell="${CSS.escape(next.part)}"]`)?.focus();
  };
  const jump = (part: string | null) => part !== null && go({ part, column: null, side: state?.side ?? 1 });

  const onKeyDown = (event: KeyboardEvent) => {
    if (isShortcut(event)) return;
    const part = (event.target as HTMLElement).dataset["cell"];
    if (part === undefined) return;
    const at = state?.part === part ? state : { part, column: null, side: 1 as const };
    const cell = cells.find((each) => each.part === part);
    const acts: Record<string, () => void> = {
      Enter: () => act(part),
      " ": () => act(part),
      PageDown: () => jump(nextChoice(grids, part, 1)),
      PageUp: () => jump(nextChoice(grids, part, -1)),
      w: () => tellWhole(1),
      W: () => tellWhole(-1),
      a: () => speak(around(part)),
      d: () =>
        speak(
          cell && cell.choices.length > 0
            ? say("board-say-choices", { choices: cell.choices.join("; ") })
            : say("board-say-nothing"),
        ),
      Escape: () => {
        if (!cancel?.()) leave();
      },
    };
    const step = event.shiftKey && event.key.startsWith("Arrow") ? null : walkStep(grids, at, event.key);
    const key = acts[event.key];
    if (!step && !key) return;
    event.preventDefault();
    event.stopPropagation();
    if (step) go(step);
    else key!();
  };
  const tellWhole = (by: 1 | -1) => {
    const whole = nextWhole(wholes, told, by);
    if (!whole) return speak(say("board-say-no-wholes"));
    setTold(wholeName(whole));
    const inside = whole.parts.find((part) => cells.some((cell) => cell.part === part));
    if (inside !== undefined) jump(inside);
    speak(whole.label);
  };
  const leave = () => {
    const next = document.querySelector<HTMLElement>(
      ".action-bar .bar-choices :is(button, select, input):not(:disabled), .action-bar button, .acts button, .question",
    );
    next?.focus();
  };

  const onFocus = (event: FocusEvent) => {
    const part = (event.target as HTMLElement).dataset["cell"];
    if (part === undefined) return;
    setKept(part);
    if (state?.part !== part) setState({ part, column: null, side: state?.side ?? 1 });
    // The focus that follows a click or a touch walks nowhere.
    if (event.target.matches(":focus-visible")) visit?.(part);
  };
  /** How screen readers press a cell, whatever the focus. */
  const onClick = (event: MouseEvent) => {
    const part = (event.target as HTMLElement).dataset["cell"];
    if (part !== undefined) act(part);
  };
  const onBlur = (event: FocusEvent) => {
    if (frame.current?.contains(event.relatedTarget)) return;
    lost.current = false;
    setKept(null);
    visit?.(null);
  };
  // A cell may go while it has the focus: what takes its place has it next.
  useEffect(() => {
    if (lost.current && document.activeElement === document.body) focusWalk(frame.current!);
    lost.current = walking();
  });

  return (
    <div
      ref={frame}
      className="board-walk visually-hidden"
      role="group"
      aria-label={say("board-walk")}
      aria-describedby={keys}
      data-first={first || undefined}
      onKeyDown={onKeyDown}
      onClick={onClick}
      onFocus={onFocus}
      onBlur={onBlur}
    >
      {/* Read where the group is entered, and nowhere else. */}
      <p id={keys} hidden>
        {say("board-walk-keys")}
      </p>
      {grids.map((grid) => (
        <div key={grid.label} role="grid" aria-label={grid.label} aria-readonly="true">
          {grid.rows.map((row, number) => (
            <div key={row[0]?.part ?? number} role="row">
              {row.map((cell) => (
                <Cell key={cell.part} cell={cell} stop={cell.part === stop} light={light} />
              ))}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

const Cell = memo(
  function Cell({
    cell,
    stop,
    light,
  }: {
    readonly cell: WalkCell;
    readonly stop: boolean;
    readonly light: ReturnType<typeof useLight>;
  }) {
    return (
      <div
        role="gridcell"
        data-cell={cell.part}
        data-can={cell.choices.length > 0 || undefined}
        tabIndex={stop ? 0 : -1}
        {...light([cell.part])}
      >
        {[cell.label, ...(cell.choices.length > 0 ? [cell.choices.join("; ")] : [])].join(". ")}
      </div>
    );
  },
  (before, after) =>
    before.stop === after.stop &&
    before.cell.part === after.cell.part &&
    before.cell.label === after.cell.label &&
    before.cell.choices.join("|") === after.cell.choices.join("|"),
);
