/**
 * The seats' colours and shapes. Players may choose theirs; what is drawn asks for a seat's, never for a number's.
 *
 * Colours are tokens of the page (`--seat-0`, …), so that everything drawn with them follows; shapes are kept here.
 */
import { type CSSProperties, useLayoutEffect, useSyncExternalStore } from "react";

export interface Look {
  readonly colour: number;
  readonly shape: number;
}

/** How many colours, and shapes, there are. */
export const LOOKS = 5;

const VARIANTS = ["", "-text", "-soft", "-line", "-edge"];

let shapes: readonly number[] = [];
const listeners = new Set<() => void>();

function apply(looks: readonly Look[]): void {
  const { style } = document.documentElement;
  for (let seat = 0; seat < LOOKS; seat++)
    for (const variant of VARIANTS) {
      const colour = looks[seat]?.colour;
      if (colour === undefined || colour === seat) style.removeProperty(`--seat-${seat}${variant}`);
      else style.setProperty(`--seat-${seat}${variant}`, `var(--colour-${colour}${variant}, var(--paper-2))`);
    }
  shapes = looks.map(({ shape }) => shape);
  for (const listener of listeners) listener();
}

/** The colours of some seats for one part of a page, which shows another table than the rest of it. */
export const lookStyle = (looks: readonly Look[] | undefined): CSSProperties =>
  Object.fromEntries(
    (looks ?? []).flatMap(({ colour }, seat) =>
      VARIANTS.map((variant) => [`--seat-${seat}${variant}`, `var(--colour-${colour}${variant}, var(--paper-2))`]),
    ),
  ) as CSSProperties;

/** While this page is shown, the seats have these looks; null or an empty list: every seat its own. */
export function useLooks(looks: readonly Look[] | null | undefined): void {
  const text = JSON.stringify(looks ?? []);
  useLayoutEffect(() => {
    apply(JSON.parse(text) as Look[]);
    return () => apply([]);
  }, [text]);
}

/** Returns the number of a seat's shape. */
export function useShapes(): (seat: number) => number {
  const chosen = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => shapes,
    () => shapes,
  );
  return (seat) => (chosen[seat] ?? seat) % LOOKS;
}
