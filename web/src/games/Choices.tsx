/**
 * Where a game's choices go: at a table into its one bar, elsewhere right below the board. A game renders them beside
 * its board and need not know.
 */
import { type ComponentProps, createContext, type ReactNode, useContext } from "react";
import { createPortal } from "react-dom";

export interface BarSlots {
  /** Where the choices go; null until the bar is there. */
  readonly choices: HTMLElement | null;
  /** Where the line goes that says what a choice would bring. */
  readonly consequence: HTMLElement | null;
}

/** The bar of the page; undefined where the choices stay below the board. */
export const BarSlotsContext = createContext<BarSlots | undefined>(undefined);

/** What can be chosen now. */
export function Choices({ className = "", ...rest }: ComponentProps<"div">) {
  const slots = useContext(BarSlotsContext);
  const acts = <div className={`acts ${className}`.trim()} {...rest} />;
  if (slots === undefined) return acts;
  return slots.choices && createPortal(acts, slots.choices);
}

/** What the choice at hand would bring, in one line: shown under the question, nowhere without a bar. */
export function Consequence({ children }: { readonly children: ReactNode }) {
  const slots = useContext(BarSlotsContext);
  return slots?.consequence ? createPortal(children, slots.consequence) : null;
}

/** Whether a board is that of a table, with its bar and its buttons. */
export const useAtTable = (): boolean => useContext(BarSlotsContext) !== undefined;
