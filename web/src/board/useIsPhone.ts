/** Whether the screen is so small that cards become part of the sheet below the board, or of the column beside it. */
import { useSyncExternalStore } from "react";

const SMALL = "(max-width: 599px), (max-height: 499px) and (max-width: 1023px)";
const query = (): MediaQueryList => window.matchMedia(SMALL);

function subscribe(changed: () => void): () => void {
  const watched = query();
  watched.addEventListener("change", changed);
  return () => watched.removeEventListener("change", changed);
}

export const useIsPhone = (): boolean => useSyncExternalStore(subscribe, () => query().matches);
