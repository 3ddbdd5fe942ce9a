import { create } from "@react-three/test-renderer";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { EMPTY, type Queue, queueReducer, timeOf } from "./queue";
import { useStepTimer } from "./useStepTimer";

const added = (queue: Queue, kind: string): Queue =>
  queueReducer(queue, {
    do: "add",
    moments: [{ moment: { kind, view: {}, steps: [{ lasts: 500 }, { lasts: 300 }] }, from: 2, at: 3 }],
    moving: true,
  });

function Clock({ queue, next }: { readonly queue: Queue; readonly next: () => void }) {
  useStepTimer(queue, timeOf(queue, "normal", true), next);
  return null;
}

describe("the clock of what is shown", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
  afterEach(() => void vi.useRealTimers());

  it("ends a step in its time, whatever is queued meanwhile", async () => {
    let queue = added(EMPTY, "move");
    const next = () => (queue = queueReducer(queue, { do: "next", moving: true }));
    const renderer = await create(<Clock queue={queue} next={next} />);
    const update = () => renderer.update(<Clock queue={queue} next={next} />);
    vi.advanceTimersByTime(400);
    queue = added(queue, "eruption");
    await update();
    vi.advanceTimersByTime(99);
    expect(queue.step).toBe(0);
    vi.advanceTimersByTime(1);
    expect(queue.step).toBe(1);
    // The next step has all of its own time, and so has the next moment.
    await update();
    vi.advanceTimersByTime(299);
    expect(queue.waiting[0]!.moment.kind).toBe("move");
    vi.advanceTimersByTime(1);
    expect([queue.waiting[0]!.moment.kind, queue.step]).toEqual(["eruption", 0]);
    await update();
    vi.advanceTimersByTime(499);
    expect(queue.step).toBe(0);
    await renderer.unmount();
    vi.advanceTimersByTime(1000);
    expect(queue.step).toBe(0);
  });
});
