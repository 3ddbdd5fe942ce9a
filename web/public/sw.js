// Keeps the client's own files, so that what was opened can be read offline, and shows whose turn it is. The page
// registers it under the name of its release: another release is another worker, which drops the files of the one before.
// It never keeps an answer of the API.
const RELEASE = `atoll-files ${new URL(self.location.href).searchParams.get("release")}`;
const SHELL = ["/", "/first.js", "/icon.svg", "/icon-turn.svg", "/manifest.webmanifest"];
const isAsset = ({ origin, pathname }) => origin === self.location.origin && pathname.startsWith("/assets/");

self.addEventListener("install", (event) => {
  const keepShell = async () => (await caches.open(RELEASE)).addAll(SHELL);
  event.waitUntil(keepShell().then(() => self.skipWaiting()));
});
self.addEventListener("activate", (event) => {
  const others = async () =>
    (await caches.keys()).filter((name) => name.startsWith("atoll-files ") && name !== RELEASE);
  const drop = async () => Promise.all((await others()).map((name) => caches.delete(name)));
  event.waitUntil(drop().then(() => self.clients.claim()));
});
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin || url.pathname.startsWith("/api/")) return;
  if (isAsset(url)) event.respondWith(asset(request));
  else if (request.mode === "navigate") event.respondWith(fetch(request).catch(() => kept("/")));
  else if (SHELL.includes(url.pathname)) event.respondWith(fetch(request).catch(() => kept(url.pathname)));
});
// The page says what it loaded before there was a worker.
self.addEventListener("message", (event) => {
  const wanted = (event.data?.keep ?? []).map((each) => new URL(each)).filter(isAsset);
  event.waitUntil(Promise.all(wanted.map(({ href }) => asset(new Request(href)).catch(() => undefined))));
});

async function kept(path) {
  return (await (await caches.open(RELEASE)).match(path)) ?? Response.error();
}

/** The name of an asset says what is in it: once kept, it is never asked for again. */
async function asset(request) {
  const cache = await caches.open(RELEASE);
  const found = await cache.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

// A message says which table waits for the visitor, and in which language to say so.
self.addEventListener("push", (event) => {
  const { table, language } = event.data.json();
  const path = `/t/${encodeURIComponent(table)}`;
  const show = async () => {
    const { title, text } = await words(language).catch(() => ({ title: "Atoll", text: "●" }));
    const icon = "/icon-turn.svg";
    await self.registration.showNotification(title, {
      body: text,
      lang: language,
      tag: path,
      icon,
      badge: icon,
      data: { path },
    });
  };
  event.waitUntil(show());
});

/** The sentences are the server's; without it the notification has none, but leads to the table. */
async function words(language) {
  const answer = await fetch(`/api/v1/notices/push/${encodeURIComponent(language)}`);
  if (!answer.ok) throw new Error(String(answer.status));
  return answer.json();
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const path = event.notification.data?.path ?? "/";
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then(async (pages) => {
      const there = pages.find((page) => new URL(page.url).pathname === path) ?? pages[0];
      if (!there) return self.clients.openWindow(path);
      await there.focus();
      if (new URL(there.url).pathname !== path) there.postMessage({ go: path });
    }),
  );
});
