/**
 * The page's colours, as the scene needs them: read from the theme's tokens, again whenever the theme or a seat's
 * colour changes.
 */
import { useSyncExternalStore } from "react";

export interface Palette {
  readonly dark: boolean;
  readonly seats: readonly string[];
  readonly sea: string;
  readonly deep: string;
  readonly shallow: string;
  readonly shore: string;
  readonly beach: string;
  /** Where waves break. */
  readonly foam: string;
  /** The sky above the head, and at the horizon. */
  readonly zenith: string;
  readonly haze: string;
  readonly lagoon: string;
  readonly lava: string;
  readonly zihin: string;
}

/** The tokens' values in the light theme, for where there is no page. */
const PLAIN: Palette = {
  dark: false,
  seats: ["#c0263a", "#11509a", "#a143d0", "#14805c", "#26292e"],
  sea: "#4db1c4",
  deep: "#2f88a3",
  shallow: "#74cbcf",
  shore: "#a9e4d6",
  beach: "#f2e8c8",
  foam: "#f4fffb",
  zenith: "#5fa9d6",
  haze: "#d9eef0",
  lagoon: "#3fc2bd",
  lava: "#b23a1e",
  zihin: "#8a7f70",
};

function read(): Palette {
  const style = getComputedStyle(document.documentElement);
  const token = (name: string, otherwise: string) => style.getPropertyValue(`--${name}`).trim() || otherwise;
  return {
    dark: document.documentElement.dataset["theme"] === "dark",
    seats: PLAIN.seats.map((colour, seat) => token(`seat-${seat}`, colour)),
    sea: token("scene-sea", PLAIN.sea),
    deep: token("scene-deep", PLAIN.deep),
    shallow: token("scene-shallow", PLAIN.shallow),
    shore: token("scene-shore", PLAIN.shore),
    beach: token("scene-beach", PLAIN.beach),
    foam: token("scene-foam", PLAIN.foam),
    zenith: token("scene-zenith", PLAIN.zenith),
    haze: token("scene-haze", PLAIN.haze),
    lagoon: token("scene-lagoon", PLAIN.lagoon),
    lava: token("lava", PLAIN.lava),
    zihin: token("zihin", PLAIN.zihin),
  };
}

let current: Palette | null = null;

const store = {
  subscribe(changed: () => void): () => void {
    if (typeof document === "undefined") return () => undefined;
    const watcher = new MutationObserver(() => {
      current = null;
      changed();
    });
    watcher.observe(document.documentElement, { attributes: true, attributeFilter: ["data-theme", "style"] });
    return () => watcher.disconnect();
  },
  get: (): Palette => (current ??= typeof document === "undefined" ? PLAIN : read()),
};

export const usePalette = (): Palette => useSyncExternalStore(store.subscribe, store.get);
