/**
 * Lit places: what names a place lights it on the board, and pointing at the board marks what names that place.
 *
 * A part of a board is a text, as the game's view and the server's places write it: a hex, `3,-1`, or a board and a
 * square, `AB c4`. Events become parts by their game's `partsOf`, moves by the table's `partsOfMove`.
 *
 * - A page with a board stands inside `<LitPlaces>`.
 * - Whatever names a place gets `{...light(parts)}` with `light = useLight()`: its places are lit while it is pointed at
 *   or has the keyboard's focus.
 * - What lights places by itself, a moment or a step of a scoring, calls `useLitWhile(parts)`. A pointer goes first.
 * - A board draws `useLit()` in yellow (`<LitHexes>` on a flat board of hexes) and reports what is under the pointer
 *   with `usePoint()`.
 * - What wants to be marked from the board asks `usePointed()`.
 */
import {
  createContext,
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
  useContext,
  useEffect,
  useId,
  useMemo,
  useState,
  useSyncExternalStore,
} from "react";

export type Parts = readonly string[];

interface Light {
  readonly owner: string;
  readonly parts: Parts;
  /** What it comes from: once that is gone from the page, so is the light. */
  readonly source: Element | null;
}

const NONE: Parts = [];

/** The lights of one page, newest last, and the part that is pointed at. */
export class LitStore {
  private lights: readonly Light[] = [];
  private part: string | null = null;
  private readonly listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };
  readonly lit = (): Parts => this.lights.at(-1)?.parts ?? NONE;
  readonly pointed = (): string | null => this.part;

  light(
    owner: string,
    parts: Parts,
    { source = null, below = false }: { source?: Element | null; below?: boolean } = {},
  ) {
    const others = this.lights.filter((each) => each.owner !== owner);
    if (parts.length === 0 && others.length === this.lights.length) return;
    const one = { owner, parts, source };
    this.lights = parts.length === 0 ? others : below ? [one, ...others] : [...others, one];
    this.notify();
  }

  point(part: string | null) {
    if (part === this.part) return;
    this.part = part;
    this.notify();
  }

  /** Put out the lights of what has left the page: it never said that the pointer was gone. */
  prune() {
    const left = this.lights.filter(({ source }) => source === null || source.isConnected);
    if (left.length === this.lights.length) return;
    this.lights = left;
    this.notify();
  }

  private notify() {
    for (const listener of this.listeners) listener();
  }
}

// A board on a page without lit places, such as a picture of a game, lights nothing.
const LitContext = createContext<LitStore>(new LitStore());

export function LitPlaces({ children }: { readonly children: ReactNode }) {
  const [store] = useState(() => new LitStore());
  useEffect(() => {
    const prune = () => store.prune();
    const watch = new MutationObserver(prune);
    watch.observe(document.body, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, [store]);
  return <LitContext value={store}>{children}</LitContext>;
}

interface LightHandlers {
  readonly onPointerEnter: (event: PointerEvent) => void;
  readonly onPointerLeave: () => void;
  readonly onFocus: (event: FocusEvent) => void;
  readonly onBlur: () => void;
}

/** Makes the handlers of whatever names a place: `<button {...light(parts)}>`. */
export function useLight(): (parts: Parts) => LightHandlers {
  const store = useContext(LitContext);
  const id = useId();
  useEffect(
    () => () => {
      store.light(`${id} pointer`, NONE);
      store.light(`${id} focus`, NONE);
    },
    [store, id],
  );
  return useMemo(
    () => (parts) => ({
      onPointerEnter: (event) => store.light(`${id} pointer`, parts, { source: event.currentTarget }),
      onPointerLeave: () => store.light(`${id} pointer`, NONE),
      // A click leaves the focus behind; only the keyboard's means something.
      onFocus: (event) => {
        if (event.target.matches(":focus-visible")) store.light(`${id} focus`, parts, { source: event.currentTarget });
      },
      onBlur: () => store.light(`${id} focus`, NONE),
    }),
    [store, id],
  );
}

/** Light parts for as long as a component says so; whatever is pointed at goes first. */
export function useLitWhile(parts: Parts): void {
  const store = useContext(LitContext);
  const id = useId();
  const text = parts.join("|");
  useEffect(() => {
    store.light(id, text === "" ? NONE : text.split("|"), { below: true });
    return () => store.light(id, NONE);
  }, [store, id, text]);
}

/** The parts that are lit now. */
export function useLit(): Parts {
  const store = useContext(LitContext);
  return useSyncExternalStore(store.subscribe, store.lit);
}

/** How a board reports the part under the pointer; null for none. */
export function usePoint(): (part: string | null) => void {
  const store = useContext(LitContext);
  return useMemo(() => (part) => store.point(part), [store]);
}

/** The part of the board that is pointed at. */
export function usePointed(): string | null {
  const store = useContext(LitContext);
  return useSyncExternalStore(store.subscribe, store.pointed);
}
