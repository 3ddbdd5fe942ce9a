// Shows that it is somebody's turn, and leads to the table when that is touched. It keeps nothing and fetches nothing.
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
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
