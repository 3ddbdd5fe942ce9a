/** The keyboard shortcuts of the current page: every listener registers its keys, and `?` lists them. */
import { useEffectEvent, useLayoutEffect, useSyncExternalStore } from "react";

export interface Key {
  /** The keys as they are written on a keyboard, any of which will do. */
  readonly keys: readonly string[];
  /** The message key of what they do. */
  readonly does: string;
  /** What to do; left out where the focused element handles the keys itself. */
  readonly act?: (() => void) | undefined;
}

export interface KeyGroup {
  /** The message key for the group's title. */
  readonly name: string;
  readonly keys: readonly Key[];
}

let groups: readonly KeyGroup[] = [];
const listeners = new Set<() => void>();

function set(next: readonly KeyGroup[]): void {
  groups = next;
  for (const listener of listeners) listener();
}

/**
 * Hear keys, and let them be listed, as long as a component is there. In layout effects, since what can be seen can be
 * used: others run only after the page was painted, and a key that is pressed before would be lost.
 */
export function useKeys(name: string, keys: readonly Key[]): void {
  const listed = keys.map((key) => `${key.keys.join(" ")}=${key.does}`).join("\n");
  const currentKeys = useEffectEvent(() => keys);
  useLayoutEffect(() => {
    const group = { name, keys: currentKeys() };
    set([...groups, group]);
    return () => set(groups.filter((other) => other !== group));
    // Callers build a new array on every render: the list changes only when its text does.
  }, [name, listed]);
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (isShortcut(event) || isTyping(event.target) || document.querySelector("dialog[open]")) return;
      const found = keys.find((key) => key.act && key.keys.includes(event.key));
      if (!found) return;
      event.preventDefault();
      found.act!();
    };
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  });
}

/** Whether a key is pressed together with one that makes it the browser's or the system's. */
export const isShortcut = (event: Pick<KeyboardEvent, "ctrlKey" | "metaKey" | "altKey">): boolean =>
  event.ctrlKey || event.metaKey || event.altKey;

/** Whether keys are text where the focus is. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement ||
  (target instanceof HTMLInputElement && !["checkbox", "radio", "range"].includes(target.type));

/** All keys that are active now, by group. */
export function useKeyGroups(): readonly KeyGroup[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => groups,
  );
}

/** The keys of a board that has the focus (BoardWalk, PanZoom). */
export const BOARD_KEYS: readonly Key[] = [
  { keys: ["←", "→", "↑", "↓"], does: "keys-walk" },
  { keys: ["Home", "End"], does: "keys-ends" },
  { keys: ["Page ↓", "Page ↑"], does: "keys-choices" },
  { keys: ["w", "W"], does: "keys-wholes" },
  { keys: ["a"], does: "keys-around" },
  { keys: ["Esc"], does: "keys-leave" },
  { keys: ["Shift + ←", "→", "↑", "↓"], does: "keys-pan" },
  { keys: ["+", "-"], does: "keys-zoom" },
  { keys: ["0"], does: "keys-fit" },
];

/** The additional keys of a board in three dimensions (Stage). */
export const SCENE_KEYS: readonly Key[] = [
  { keys: ["Shift + ←", "→"], does: "keys-turn" },
  { keys: ["Shift + ↑", "↓"], does: "keys-tilt" },
  { keys: ["t"], does: "keys-above" },
];

/** The keys of an analysis board, where nothing else uses the key (AnalysisBoard). */
export const ANALYSIS_KEYS: readonly Key[] = [
  { keys: ["←"], does: "keys-back" },
  { keys: ["→"], does: "keys-forward" },
  { keys: ["↑", "↓"], does: "keys-variation" },
  { keys: ["Home"], does: "keys-first" },
  { keys: ["End"], does: "keys-last" },
];

/** The keys of a review, where nothing else uses the key (Replayer). */
export const REPLAY_KEYS: readonly Key[] = [
  { keys: ["←"], does: "keys-back" },
  { keys: ["→"], does: "keys-forward" },
  { keys: ["Home"], does: "keys-first" },
  { keys: ["End"], does: "keys-last" },
  { keys: ["Space"], does: "keys-autoplay" },
];
