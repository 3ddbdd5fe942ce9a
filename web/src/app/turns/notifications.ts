/** Notices of the system: asked for in the settings, shown while nobody looks at the page. */
import { serviceWorker } from "../offline/worker";

export type Permission = "granted" | "denied" | "default" | "unsupported";

export function permission(): Permission {
  return "Notification" in window && "serviceWorker" in navigator ? Notification.permission : "unsupported";
}

/** Ask the visitor; only ever called by a press of a button. */
export async function requestPermission(): Promise<Permission> {
  if (permission() === "unsupported") return "unsupported";
  const answer = await Notification.requestPermission();
  if (answer === "granted") void serviceWorker();
  return answer;
}

export async function showNotification(title: string, body: string, path: string): Promise<void> {
  if (permission() !== "granted") return;
  // Phones show notifications only through a service worker.
  const registration = await serviceWorker();
  await registration.showNotification(title, {
    body,
    tag: path,
    icon: "/icon-turn.svg",
    badge: "/icon-turn.svg",
    data: { path },
  });
}

/** Take back the notice of a table: it has been seen, or it is no longer our turn. */
export async function closeNotification(path: string): Promise<void> {
  if (permission() !== "granted") return;
  const registration = await navigator.serviceWorker.getRegistration();
  for (const notice of (await registration?.getNotifications({ tag: path })) ?? []) notice.close();
}
