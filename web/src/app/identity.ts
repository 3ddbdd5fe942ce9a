/** Who we are: a guest with a name that can be changed, or the owner of an account. */
import { useSyncExternalStore } from "react";
import { api } from "../protocol/api";
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

/** Fetch the identity again, after logging in or out. */
export async function refreshIdentity(): Promise<void> {
  set(await api.whoAmI().catch(() => null));
}

const ASKED = "atoll-name-asked";

/** Whether a guest has never been asked for a name. */
export const isNameOpen = (who: Guest | null): boolean =>
  who?.mark !== "account" && localStorage.getItem(ASKED) === null;

/** Remember that the visitor has given a name, or wants none. */
export function closeNameQuestion(): void {
  localStorage.setItem(ASKED, "yes");
  set(guest && { ...guest });
}

/** Ends when the last name that was chosen is the server's too. */
let named: Promise<unknown> = Promise.resolve();

export async function rename(name: string): Promise<void> {
  const naming = api.beGuest(name);
  named = naming.catch(() => undefined);
  set(await naming);
  closeNameQuestion();
}

/** Be somebody: the guest we are already, by the name just chosen if there is one, or a new one. */
export async function ensureGuest(fallback: string): Promise<Guest> {
  await named;
  if (guest) return guest;
  const somebody = (await api.whoAmI()) ?? (await api.beGuest(fallback));
  set(somebody);
  return somebody;
}
