/** Places in the header that a page fills: what it is about at the left, what can be opened at the right. */
import { createContext, type ReactNode, useContext } from "react";
import { createPortal } from "react-dom";

export interface Slots {
  readonly title: HTMLElement | null;
  readonly buttons: HTMLElement | null;
}

export const HeaderSlotsContext = createContext<Slots>({ title: null, buttons: null });

export function InHeader({ slot, children }: { readonly slot: keyof Slots; readonly children: ReactNode }) {
  const element = useContext(HeaderSlotsContext)[slot];
  return element && createPortal(children, element);
}
