/** Whether the server can be reached, as far as the browser and the last request tell. */
let reachable = navigator.onLine;
const listeners = new Set<() => void>();

export function setReachable(now: boolean): void {
  if (reachable === now) return;
  reachable = now;
  for (const listener of listeners) listener();
}

window.addEventListener("online", () => setReachable(true));
window.addEventListener("offline", () => setReachable(false));

export const isReachable = (): boolean => reachable;

export function watchReach(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
