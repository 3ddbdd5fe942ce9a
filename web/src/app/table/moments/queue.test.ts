import { describe, expect, it } from "vitest";
import type { Moment, Show, Step } from "./moment";
import { begunMoves, EMPTY, MOST, type Queue, type QueueAction, queueReducer, timeOf } from "./queue";

const moment = (kind: string, steps: readonly Step[] = [{ lasts: 500 }], show?: Partial<Show>): Moment => ({
  kind,
  view: {},
  steps,
  show: show as Show | undefined,
});
const show = (kind: string, steps: readonly Step[], stepped = true) => moment(kind, steps, { stepped, holds: stepped });
const STEPS: readonly Step[] = [{ lasts: 550, onlyMoving: true }, { lasts: 900 }, { lasts: 1500 }];

const run = (...actions: readonly QueueAction[]): Queue => actions.reduce(queueReducer, EMPTY);
const add = (moments: readonly Moment[], moving = true): QueueAction => ({
  do: "add",
  moments: moments.map((each) => ({ moment: each, from: 2, at: 3 })),
  moving,
});
const kinds = ({ waiting }: Queue) => waiting.map(({ moment: { kind } }) => kind);
const next = { do: "next", moving: true } as const;

describe("the queue of moments", () => {
  it("shows one after the other, step by step", () => {
    const queue = run(add([show("bids", STEPS), moment("move")]), add([moment("eruption")]));
    expect(kinds(queue)).toEqual(["bids", "move", "eruption"]);
    const second = queueReducer(queueReducer(queue, next), next);
    expect([kinds(second)[0], second.step]).toEqual(["bids", 2]);
    const third = queueReducer(second, next);
    expect([kinds(third)[0], third.step]).toEqual(["move", 0]);
    expect(run(add([moment("move")]), next)).toEqual(EMPTY);
  });
  it("does not disturb what is shown when something is added", () => {
    const queue = run(add([show("scoring", STEPS)]), next, { do: "pause" }, add([moment("move")]));
    expect([queue.step, queue.paused]).toEqual([1, true]);
  });
  it("goes back, and stays there", () => {
    const queue = run(add([show("scoring", STEPS)]), next, next, { do: "back", moving: true });
    expect([queue.step, queue.paused]).toEqual([1, true]);
    expect(run(add([show("scoring", STEPS)]), { do: "back", moving: true }).step).toBe(0);
  });
  it("leaves out steps that only make sense in motion", () => {
    const still = run(add([show("bids", STEPS)], false));
    expect(still.step).toBe(1);
    expect(queueReducer(still, { do: "back", moving: false }).step).toBe(1);
  });
  it("ends what is shown, or everything up to the next show", () => {
    const queue = run(add([moment("move"), moment("eruption"), show("scoring", STEPS), moment("move")]));
    expect(kinds(queueReducer(queue, { do: "skip", moving: true }))).toEqual(["eruption", "scoring", "move"]);
    expect(kinds(queueReducer(queue, { do: "catch-up", moving: true }))).toEqual(["scoring"]);
  });
  it("shows something again at once, and then what waited", () => {
    const again = { moment: show("bids", STEPS), from: -1, at: -1, replayed: true };
    const queue = run(add([moment("move")]), { do: "replay", moment: again, moving: true });
    expect(kinds(queue)).toEqual(["bids", "move"]);
    expect(timeOf(queue, "instant", true)).toBe(550);
  });
  it("forgets what a draft has shown once it is taken back, and nothing else", () => {
    const eruption = { moment: { ...moment("eruption"), atDraft: true }, from: 3, at: 3 };
    const queue = run({ do: "add", moments: [eruption], moving: true }, add([show("scoring", STEPS)]));
    expect(kinds(queueReducer(queue, { do: "undraft", moving: true }))).toEqual(["scoring"]);
    const confirmed = run(add([{ ...moment("eruption"), atDraft: true }]));
    expect(kinds(queueReducer(confirmed, { do: "undraft", moving: true }))).toEqual(["eruption"]);
  });
  it("drops the oldest where too much has happened", () => {
    const queue = run(add(Array.from({ length: MOST + 5 }, (_, k) => moment(String(k)))));
    expect([queue.waiting.length, kinds(queue)[0]]).toEqual([MOST, "5"]);
  });
});

describe("how many moves have begun to be shown", () => {
  it("waits for what is being shown, and for nothing that cannot be seen", () => {
    const queue = run(add([moment("eruption")]));
    expect(begunMoves(queue, true)).toBe(3);
    expect(begunMoves(queue, false)).toBe(Infinity);
    expect(begunMoves(EMPTY, true)).toBe(Infinity);
  });
});

describe("the time of a step", () => {
  it("follows the visitor's speed", () => {
    const queue = run(add([moment("move")]));
    expect([timeOf(queue, "normal", true), timeOf(queue, "slow", true)]).toEqual([500, 1000]);
  });
  it("ends only by a press while paused, at the end of a show in steps, and without motion", () => {
    const scoring = run(add([show("scoring", STEPS)]));
    expect(timeOf(scoring, "normal", true)).toBe(550);
    expect(timeOf(queueReducer(scoring, { do: "pause" }), "normal", true)).toBeNull();
    expect(timeOf(queueReducer(scoring, { do: "go", step: 2 }), "normal", true)).toBeNull();
    expect(timeOf(scoring, "normal", false)).toBeNull();
    const bids = run(add([show("bids", STEPS, false)]), next, next);
    expect([timeOf(bids, "normal", true), timeOf(bids, "normal", false)]).toEqual([1500, null]);
    expect(timeOf(run(add([moment("move")], false)), "normal", false)).toBe(500);
  });
});
