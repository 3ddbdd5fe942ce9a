import { describe, expect, it } from "vitest";
import type { Snapshot } from "../../protocol/types";
import { waitingFor } from "./waitingFor";

const PERSON = { kind: "person" };
const OPEN = { kind: "open", who: null };
const BOT = { kind: "bot", who: null };

const table = (seats: object[], { auto_start = false, rated = false } = {}) =>
  ({ table: { auto_start, rated }, state: { host: "ada", seats }, here: ["ada"] }) as unknown as Snapshot;

describe("a table before its game", () => {
  it("can be filled by its host while a seat is open, and started when none is", () => {
    const open = table([{ ...PERSON, who: "ada" }, OPEN, BOT]);
    expect(waitingFor(open, "ada")).toMatchObject({ open: [1], canFill: true, canStart: false });
    const full = table([{ ...PERSON, who: "ada" }, BOT]);
    expect(waitingFor(full, "ada")).toMatchObject({ open: [], canFill: false, canStart: true });
    expect(waitingFor(full, "bo")).toMatchObject({ canStart: false, line: "web-wait-host" });
    expect(waitingFor(full, null)).toMatchObject({ canStart: false, canFill: false });
  });
  it("offers its host no start where it starts by itself, and says for whom it waits", () => {
    const bo = { ...PERSON, who: "bo" };
    const pair = table([{ ...PERSON, who: "ada" }, bo, bo], { auto_start: true });
    expect(waitingFor(pair, "ada")).toMatchObject({ missing: [1], canStart: false, line: "web-wait-all" });
  });
  it("has no bots in a rated game", () => {
    const rated = table([{ ...PERSON, who: "ada" }, OPEN], { rated: true });
    expect(waitingFor(rated, "ada")).toMatchObject({ canFill: false, line: "web-lobby-rated-line" });
  });
});
