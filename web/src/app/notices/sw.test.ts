/** The service worker's part of Web Push, run as it is served. */
import { expect, test, vi } from "vitest";
import source from "../../../public/sw.js?raw";

type Handler = (event: object) => void;

function worker(fetch: (path: string) => Promise<unknown>, pages: readonly object[] = []) {
  const handlers: Record<string, Handler> = {};
  const registration = { showNotification: vi.fn(async () => undefined) };
  const clients = { matchAll: async () => pages, openWindow: vi.fn(async () => undefined) };
  const self = {
    location: new URL("https://atoll.example/sw.js?release=1"),
    addEventListener: (name: string, handler: Handler) => (handlers[name] = handler),
    registration,
    clients,
  };
  new Function("self", "fetch", source)(self, fetch);
  /** Let an event happen, and wait for what it waits for. */
  const happens = async (name: string, event: object) => {
    const waits: unknown[] = [];
    handlers[name]!({ ...event, waitUntil: (work: unknown) => waits.push(work) });
    await Promise.all(waits);
  };
  return { happens, registration, clients };
}

const message = { data: { json: () => ({ table: "abc", language: "de" }) } };
const shown = { lang: "de", tag: "/t/abc", icon: "/icon-turn.svg", badge: "/icon-turn.svg", data: { path: "/t/abc" } };

test("a message is shown in its language and leads to its table", async () => {
  const asked: string[] = [];
  const { happens, registration, clients } = worker(async (path) => {
    asked.push(path);
    return { ok: true, json: async () => ({ title: "Du bist am Zug", text: "Eine Partie wartet." }) };
  });
  await happens("push", message);
  expect(asked).toEqual(["/api/v1/notices/push/de"]);
  expect(registration.showNotification).toHaveBeenCalledExactlyOnceWith("Du bist am Zug", {
    ...shown,
    body: "Eine Partie wartet.",
  });
  const close = vi.fn();
  await happens("notificationclick", { notification: { close, data: shown.data } });
  expect(close).toHaveBeenCalled();
  expect(clients.openWindow).toHaveBeenCalledExactlyOnceWith("/t/abc");
});

test("an open page is led to the table", async () => {
  const page = { url: "https://atoll.example/rules", focus: vi.fn(), postMessage: vi.fn() };
  const { happens, clients } = worker(async () => undefined, [page]);
  await happens("notificationclick", { notification: { close: () => undefined, data: shown.data } });
  expect(page.focus).toHaveBeenCalled();
  expect(page.postMessage).toHaveBeenCalledExactlyOnceWith({ go: "/t/abc" });
  expect(clients.openWindow).not.toHaveBeenCalled();
});

test("a message is shown even while the server cannot be asked", async () => {
  for (const fetch of [() => Promise.reject(new Error()), async () => ({ ok: false, status: 503 })]) {
    const { happens, registration } = worker(fetch);
    await happens("push", message);
    expect(registration.showNotification).toHaveBeenCalledExactlyOnceWith("Atoll", { ...shown, body: "●" });
  }
});
