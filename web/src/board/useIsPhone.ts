/** Whether the screen is so narrow that cards become sheets below the board. */
import { useSyncExternalStore } from "react";

const query = (): MediaQueryList => window.matchMedia("(max-width: 599px)");

function subscribe(changed: () => void): () => void {
  const watched = query();
  watched.addEventListener("change", changed);
  return () => watched.removeEventListener("change", changed);
}

export const useIsPhone = (): boolean => useSyncExternalStore(subscribe, () => query().matches);
