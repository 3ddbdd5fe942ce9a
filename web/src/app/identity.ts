/** Who we are: a guest with a name that can be changed, or the owner of an account. */
import { useSyncExternalStore } from "react";
import { api, RequestError } from "../protocol/api";
import type { Guest } from "../protocol/types";

let guest: Guest | null = null;
const listeners = new Set<() => void>();

function set(next: Guest | null): void {
  guest = next;
  for (const listener of listeners) listener();
}

void api.whoAmI().then(set, () => undefined);

export function useGuest(): Guest | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => guest,
  );
}

/** Ask anew who we are: after logging in or out. */
export async function refreshIdentity(): Promise<void> {
  set(await api.whoAmI().catch(() => null));
}

export async function rename(name: string): Promise<void> {
  set(await api.beGuest(name));
}

/** Be somebody: the guest we are already, or a new one. */
export async function beSomebody(fallback: string): Promise<Guest> {
  if (guest) return guest;
  try {
    set(await api.whoAmI());
  } catch (error) {
    if (!(error instanceof RequestError) || error.status !== 401) throw error;
    set(await api.beGuest(fallback));
  }
  return guest!;
}
