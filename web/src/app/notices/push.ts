/** Web Push: this browser is told of the visitor's turns while Atoll is closed. */
import { notices } from "../../protocol/notices";
import { serviceWorker } from "../offline/worker";
import { permission, requestPermission } from "../turns/notifications";

/** Whose notices this browser gets: the id of an account. */
const KEPT = "atoll-push";

export type PushSupport = "yes" | "blocked" | "missing";

export function pushSupport(): PushSupport {
  if (permission() === "unsupported" || !("PushManager" in window)) return "missing";
  return permission() === "denied" ? "blocked" : "yes";
}

export const isPushOn = (me: string): boolean => localStorage.getItem(KEPT) === me && permission() === "granted";

/** Switch it on, after asking the visitor; false if the browser will not. */
export async function switchPushOn(me: string, key: string, language: string): Promise<boolean> {
  if ((await requestPermission()) !== "granted") return false;
  const subscription = await subscribe(key);
  if (subscription === null) return false;
  await notices.subscribe(subscription, language);
  localStorage.setItem(KEPT, me);
  return true;
}

export async function switchPushOff(): Promise<void> {
  localStorage.removeItem(KEPT);
  const subscription = await (await serviceWorker()).pushManager.getSubscription();
  if (subscription === null) return;
  await notices.unsubscribe(subscription.endpoint);
  await subscription.unsubscribe();
}

/** Browsers change subscriptions by themselves, and people their language: tell the server what holds now. */
export async function renewPush(me: string, language: string): Promise<void> {
  if (!isPushOn(me)) return;
  try {
    const { key } = await notices.push();
    const subscription = key === null ? null : await subscribe(key);
    if (subscription !== null) await notices.subscribe(subscription, language);
  } catch {
    // Another visit will do it.
  }
}

async function subscribe(key: string): Promise<PushSubscription | null> {
  const { pushManager } = await serviceWorker();
  const wish = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return await pushManager.subscribe(wish);
  } catch {
    // The operator has another key now, or the push service cannot be reached.
    await (await pushManager.getSubscription())?.unsubscribe();
    return pushManager.subscribe(wish).catch(() => null);
  }
}
