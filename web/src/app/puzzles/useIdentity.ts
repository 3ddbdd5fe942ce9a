/** The rating belongs to an identity. Without one, puzzles can be solved all the same. */
import { useSay } from "../context";
import { ensureGuest } from "../identity";

/** A way to ask the server as somebody: as a new guest, unless one is somebody already. */
export function useIdentity(): <T>(ask: () => Promise<T>) => Promise<T> {
  const say = useSay();
  return async (ask) => {
    await ensureGuest(say("web-guest-name")).catch(() => undefined);
    return ask();
  };
}
