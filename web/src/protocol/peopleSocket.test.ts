import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { FakeSocket } from "../testing/FakeSocket";
import { PeopleConnection, type SeekRequest } from "./peopleSocket";

const REQUEST: SeekRequest = { game: "talat", pace: "fast", rated: false, reach: null, wait: 30 };
let people: PeopleConnection;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("location", { protocol: "http:", host: "island" });
  people = new PeopleConnection();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it("keeps the list while somebody follows it", () => {
  const leave = people.follow();
  const line = FakeSocket.last.open();
  line.says({ type: "seeks", seeks: [{ id: "a" }] });
  line.says({ type: "seek", seek: { id: "b" } });
  line.says({ type: "seek-gone", id: "a" });
  expect(people.current().seeks).toEqual([{ id: "b" }]);
  leave();
  expect(line.readyState).toBe(3);
  vi.runAllTimers();
  expect(FakeSocket.all).toHaveLength(1);
});

it("resumes a search after a lost connection, with the same token", () => {
  people.seek(REQUEST, "me");
  const first = FakeSocket.last.open();
  first.close();
  vi.advanceTimersByTime(1000);
  const second = FakeSocket.last.open();
  expect(second).not.toBe(first);
  expect(second.sent.map(({ token }) => token)).toEqual(first.sent.map(({ token }) => token));
  second.says({ type: "paired", seek: "x", table: "T" });
  expect(people.current()).toMatchObject({ seeking: null, table: "T" });
  expect(second.readyState).toBe(3);
});

it("searches as the person whom we have just become", () => {
  people.follow();
  const nobody = FakeSocket.last.open();
  people.seek(REQUEST, "me");
  expect(nobody.sent).toEqual([]);
  expect(FakeSocket.last.open().sent.map(({ type }) => type)).toEqual(["seek"]);
  people.identify("me");
  expect(FakeSocket.all).toHaveLength(2);
});

it("offers a bot after the chosen wait, and again after another", () => {
  people.seek(REQUEST, "me");
  vi.advanceTimersByTime(29_999);
  expect(people.current().alone).toBe(false);
  vi.advanceTimersByTime(1);
  expect(people.current().alone).toBe(true);
  people.waitAgain();
  expect(people.current().alone).toBe(false);
  vi.advanceTimersByTime(30_000);
  expect(people.current().alone).toBe(true);
  people.stop();
  expect(people.current()).toMatchObject({ seeking: null, alone: false });
});

it("counts what changes, and remembers a challenge of ours that was accepted", () => {
  people.follow();
  const line = FakeSocket.last.open();
  const { friendChanges, challengeChanges } = people.current();
  expect([friendChanges, challengeChanges]).toEqual([1, 1]);
  line.says({ type: "online", who: "a", online: true });
  line.says({ type: "friends" });
  line.says({ type: "challenge", challenge: {} });
  line.says({ type: "challenge-gone", id: "x", mine: false, table: "S" });
  expect(people.current().accepted).toBe(null);
  line.says({ type: "challenge-gone", id: "y", mine: true, table: "T" });
  expect(people.current()).toMatchObject({ friendChanges: 3, challengeChanges: 4, accepted: "T" });
  people.seenAccepted();
  expect(people.current().accepted).toBe(null);
});

it("says why a search was refused", () => {
  people.seek(REQUEST, "me");
  FakeSocket.last.open().says({ type: "refused", refusals: [{ key: "seek-full", values: {} }] });
  expect(people.current()).toMatchObject({ seeking: null, problems: [{ key: "seek-full" }] });
});
