/** The people's socket for components. */
import { useEffect, useSyncExternalStore } from "react";
import { type People, peopleConnection } from "../../protocol/peopleSocket";

/** What is known; without `useFollowing` somewhere, the list may be old. */
export function usePeople(): People {
  return useSyncExternalStore(peopleConnection.subscribe, peopleConnection.current);
}

/** Keep the list up to date while a component is shown. */
export function useFollowing(): void {
  useEffect(() => peopleConnection.follow(), []);
}
