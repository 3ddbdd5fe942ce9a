/** Whether the server can be reached, as far as the browser and the last request tell. */
let reachable = true;
const listeners = new Set<() => void>();

export function setReachable(now: boolean): void {
  if (reachable === now) return;
  reachable = now;
  for (const listener of listeners) listener();
}

export const isReachable = (): boolean => reachable;

const followBrowser = () => setReachable(navigator.onLine);

/** Call a listener whenever that changes; return what ends it. */
export function watchReachability(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) {
    window.addEventListener("online", followBrowser);
    window.addEventListener("offline", followBrowser);
    followBrowser();
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener("online", followBrowser);
    window.removeEventListener("offline", followBrowser);
  };
}
