/** Switching Web Push on and off, and telling the server what holds now. */
import { beforeEach, expect, test, vi } from "vitest";
import { fakeStorage } from "../../testing/fakeStorage";
import { isPushOn, pushSupport, renewPush, switchPushOff, switchPushOn } from "./push";

const subscription = {
  endpoint: "https://push.example/1",
  toJSON: () => ({ endpoint: "https://push.example/1", keys: { p256dh: "p", auth: "a" } }),
  unsubscribe: vi.fn(async () => true),
};
const pushManager = {
  subscribe: vi.fn(async (_: object) => subscription),
  getSubscription: vi.fn(async () => subscription),
};

vi.mock("../offline/worker", () => ({ serviceWorker: async () => ({ pushManager }) }));

let permission = "default";
let requests: [string, unknown][] = [];

beforeEach(() => {
  permission = "default";
  requests = [];
  vi.clearAllMocks();
  vi.stubGlobal("localStorage", fakeStorage());
  const Notification = {
    get permission() {
      return permission;
    },
    requestPermission: async () => (permission = permission === "denied" ? "denied" : "granted"),
  };
  vi.stubGlobal("Notification", Notification);
  vi.stubGlobal("window", { Notification, PushManager: {} });
  vi.stubGlobal("navigator", { serviceWorker: {} });
  vi.stubGlobal("fetch", async (url: string, wish: RequestInit) => {
    requests.push([`${wish.method} ${url}`, wish.body ? JSON.parse(wish.body as string) : null]);
    return new Response(JSON.stringify({ key: "server-key", done: true }), {
      headers: { "content-type": "application/json" },
    });
  });
});

const subscribed = ["PUT /api/v1/account/push", { ...subscription.toJSON(), language: "fr" }];

test("it is switched on with the server's key, and off again", async () => {
  expect(pushSupport()).toBe("yes");
  expect(await switchPushOn("zoe", "server-key", "fr")).toBe(true);
  expect(pushManager.subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: "server-key" });
  expect(requests).toEqual([subscribed]);
  expect([isPushOn("zoe"), isPushOn("yan")]).toEqual([true, false]);
  await switchPushOff();
  expect(requests[1]).toEqual(["DELETE /api/v1/account/push", { endpoint: subscription.endpoint }]);
  expect(subscription.unsubscribe).toHaveBeenCalled();
  expect(isPushOn("zoe")).toBe(false);
});

test("nothing is sent if the visitor refuses", async () => {
  permission = "denied";
  expect(pushSupport()).toBe("blocked");
  expect(await switchPushOn("zoe", "server-key", "fr")).toBe(false);
  expect(requests).toEqual([]);
});

test("a visit renews the subscription of the account that asked for it", async () => {
  await switchPushOn("zoe", "server-key", "en");
  requests = [];
  await renewPush("yan", "fr");
  expect(requests).toEqual([]);
  await renewPush("zoe", "fr");
  expect(requests).toEqual([["GET /api/v1/account/push", null], subscribed]);
});

test("a subscription with another key makes room for a new one", async () => {
  pushManager.subscribe.mockRejectedValueOnce(new Error());
  expect(await switchPushOn("zoe", "server-key", "fr")).toBe(true);
  expect(subscription.unsubscribe).toHaveBeenCalled();
  pushManager.subscribe.mockRejectedValueOnce(new Error()).mockRejectedValueOnce(new Error());
  expect(await switchPushOn("zoe", "server-key", "fr")).toBe(false);
});
