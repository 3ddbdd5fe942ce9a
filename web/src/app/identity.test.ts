import { describe, expect, it, vi } from "vitest";
import { fakeStorage } from "../testing/fakeStorage";

/** A server that knows nobody, and takes its time over a new name. */
function server() {
  const told: string[] = [];
  let keep = () => {};
  const kept = new Promise<void>((resolve) => (keep = resolve));
  const answer = async (_path: string, { method, body }: RequestInit) => {
    if (method === "GET") return Response.json(null);
    const { name } = JSON.parse(String(body)) as { name: string };
    told.push(name);
    await kept;
    return Response.json({ id: "g1", name, mark: "guest" });
  };
  return { told, keep, answer };
}

describe("identity", () => {
  it("waits for a name on its way instead of becoming a nameless guest", async () => {
    const { told, keep, answer } = server();
    vi.stubGlobal("fetch", answer);
    const stored = fakeStorage();
    vi.stubGlobal("localStorage", stored);
    const { ensureGuest, isNameOpen, rename } = await import("./identity");
    const renamed = rename("Ada");
    const somebody = ensureGuest("Guest");
    keep();
    expect((await somebody).name).toBe("Ada");
    await renamed;
    expect(told).toEqual(["Ada"]);
    expect(isNameOpen(await somebody), "whoever has given a name is not asked for one").toBe(false);
    stored.clear();
    expect(isNameOpen(await somebody)).toBe(true);
    expect(isNameOpen({ ...(await somebody), mark: "account" }), "an account has its name").toBe(false);
  });
});
