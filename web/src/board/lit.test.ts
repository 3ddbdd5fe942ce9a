import { describe, expect, it } from "vitest";
import { LitStore } from "./lit";

describe("lit places", () => {
  it("are those of the newest light, and of the one below once it is out", () => {
    const store = new LitStore();
    store.light("moment", ["0,0"], { below: true });
    store.light("line", ["1,0", "2,0"]);
    expect(store.lit()).toEqual(["1,0", "2,0"]);
    store.light("line", []);
    expect(store.lit()).toEqual(["0,0"]);
    store.light("moment", []);
    expect(store.lit()).toEqual([]);
  });
  it("stay with what is pointed at when a moment begins", () => {
    const store = new LitStore();
    store.light("line", ["1,0"]);
    store.light("moment", ["0,0"], { below: true });
    expect(store.lit()).toEqual(["1,0"]);
  });
  it("go out when what lit them leaves the page", () => {
    const store = new LitStore();
    const source = { isConnected: true } as Element & { isConnected: boolean };
    store.light("line", ["1,0"], { source });
    store.prune();
    expect(store.lit()).toEqual(["1,0"]);
    Object.assign(source, { isConnected: false });
    store.prune();
    expect(store.lit()).toEqual([]);
  });
  it("tell only when something changes", () => {
    const store = new LitStore();
    let told = 0;
    store.subscribe(() => told++);
    store.point("1,0");
    store.point("1,0");
    store.light("nobody", []);
    expect([told, store.pointed()]).toEqual([1, "1,0"]);
  });
});
