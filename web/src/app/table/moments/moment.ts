/**
 * Moments: what has just happened, shown instead of only told. A game makes them from the events of a move, as this
 * viewer may know them; the table shows them one after the other (useMoments.ts). They never reach the server.
 */
import type { ComponentType } from "react";
import type { Fact } from "../../../protocol/types";
import type { Message } from "../../../games/client";
import type { Sentences } from "../../messages";

/** A move that has been made, as this viewer may know it. */
export interface Happening<View = unknown> {
  readonly seat: number;
  readonly move: string;
  /** The move's events: keys with values, the data of `messages/<language>/<game>.ftl`. */
  readonly facts: readonly Fact[];
  /**
   * What the viewer saw before the news came, and with it. Several moves may come at once (after a lost connection, or
   * a whole turn), so prefer what the facts say.
   */
  readonly before: View;
  readonly after: View;
  /** Whether several people use this screen: leave out what only one of them may know. */
  readonly shared: boolean;
}

export interface Step {
  /** For how many milliseconds it is shown at the normal speed, if nothing is pressed. */
  readonly lasts: number;
  /** Places that stay bright while the board darkens the rest; without it nothing darkens. */
  readonly lit?: readonly string[];
  /** The stretch of the progress bar that it belongs to: an index into the moment's `parts`. */
  readonly part?: number;
  /** What the board and the seats show in this step, where it is not the moment's view: a state before it. */
  readonly view?: unknown;
  /** Only worth showing in motion: left out where motion is not wanted. */
  readonly onlyMoving?: boolean;
}

export interface Moment<View = unknown> {
  /** What it is, "eruption" or "scoring": boards and styles may look at it. */
  readonly kind: string;
  /** What happened, in one sentence; without it the board alone shows it. */
  readonly message?: Message | undefined;
  /** What the board shows meanwhile. */
  readonly view: View;
  readonly steps: readonly Step[];
  /** Whether it happens as soon as the move is drafted, not when the turn is confirmed. */
  readonly atDraft?: boolean | undefined;
  /** Whether this is a show, with its own panel and bar; else the sentence passes by over the board. */
  readonly show?: Show | undefined;
}

/** What a show adds to a moment. Its components are drawn over the stage and know which step is shown. */
export interface Show {
  /** Whether the table asks nothing meanwhile. Otherwise the decision can be made at once, and ends the show. */
  readonly holds: boolean;
  /** Whether its steps can be gone through, back and forth, and paused. */
  readonly stepped: boolean;
  /** At the upper left over the stage; on phones the sheet. */
  readonly Panel: ComponentType<StepProps>;
  /** The whole of it as a table: short, to stand beside the board, or with all its working. */
  readonly Table?: ComponentType<StepProps & { readonly full: boolean }> | undefined;
  /** A seat's figures meanwhile, in place of the usual ones. */
  readonly SeatInfo?: ComponentType<StepProps & { readonly seat: number }> | undefined;
  /** Names of the stretches of the progress bar. */
  readonly parts?: ((sentences: Sentences) => readonly string[]) | undefined;
  /** What the bar says: a title, and a line below it. */
  readonly title: (props: StepProps) => string;
  readonly line?: ((props: StepProps) => string) | undefined;
  /** The label of the button that ends it, by what comes next: whether the reader is asked to decide now. */
  readonly go: (props: StepProps, asked: boolean) => string;
  /** The label of the button that goes to the last step. */
  readonly toEnd?: ((sentences: Sentences) => string) | undefined;
}

export interface StepProps {
  readonly step: number;
  /** Whether things may move. */
  readonly moving: boolean;
  readonly names: readonly string[];
  /** The reader's own seat. */
  readonly you: number | null;
  readonly sentences: Sentences;
}

/** What a game's client offers: the moments of a move, in the order in which they are shown. */
export type MakeMoments<View = unknown> = (happening: Happening<View>) => readonly Moment<View>[];

/** What a board draws of a moment. */
export interface Shown<View = unknown> {
  readonly moment: Moment<View>;
  readonly step: Step;
  readonly moving: boolean;
}
