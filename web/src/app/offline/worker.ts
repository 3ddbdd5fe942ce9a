/** The service worker (public/sw.js): keeps this release's files for reading offline, and shows notifications. */

/** The entry's name changes with every release. */
const RELEASE = new URL(import.meta.url).pathname;

let registered: Promise<ServiceWorkerRegistration> | null = null;

/** Register it once; resolved when this release's worker is the active one. */
export function serviceWorker(): Promise<ServiceWorkerRegistration> {
  registered ??= register();
  return registered;
}

async function register(): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.register(`/sw.js?release=${encodeURIComponent(RELEASE)}`);
  const worker = registration.installing ?? registration.waiting ?? registration.active!;
  await new Promise<void>((resolve) => {
    const look = () => worker.state === "activated" && resolve();
    worker.addEventListener("statechange", look);
    look();
  });
  worker.postMessage({ keep: performance.getEntriesByType("resource").map(({ name }) => name) });
  return registration;
}

/** Where the browser allows it: over HTTPS, or on this machine. */
export function keepForOffline(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  // A page works without it: in a private window, say, where it is refused.
  window.addEventListener("load", () => void serviceWorker().catch(() => undefined));
}
