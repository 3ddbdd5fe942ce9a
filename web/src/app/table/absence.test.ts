import { describe, expect, it } from "vitest";
import type { Snapshot } from "../../protocol/types";
import { absentSeat } from "./absence";

const person = (who: string) => ({ kind: "person", who, stand_in: null });

function table(change: { state?: object; table?: object; away?: object } = {}): Snapshot {
  return {
    table: { rated: false, clock: null, ...change.table },
    state: {
      life: "playing",
      asked: [1],
      seats: [person("ada"), person("bo")],
      absence: null,
      turn_at: 1000,
      ...change.state,
    },
    away: { bo: 900, ...change.away },
  } as unknown as Snapshot;
}

describe("somebody who has left on their turn", () => {
  it("may be nudged five minutes after they left and their turn began", () => {
    expect(absentSeat(table(), [0], 1299)).toMatchObject({ step: "waiting", next: 1300 });
    expect(absentSeat(table(), [0], 1300)).toMatchObject({ seat: 1, step: "nudge" });
    expect(absentSeat(table({ away: { bo: 1100 } }), [0], 1300)?.step).toBe("waiting");
  });
  it("has a minute to come back before the others decide", () => {
    const nudged = table({ state: { absence: { seat: 1, at: 1310, wishes: [] } } });
    expect(absentSeat(nudged, [0], 1320)).toMatchObject({ step: "nudged", next: 1370 });
    expect(absentSeat(nudged, [0], 1370)?.step).toBe("decide");
  });
  it("is nobody's business where a clock runs, or where nobody waits for them", () => {
    expect(absentSeat(table({ table: { clock: { kind: "move" } } }), [0], 9999)).toBeNull();
    expect(absentSeat(table({ table: { rated: true } }), [0], 9999)).toBeNull();
    expect(absentSeat(table({ state: { asked: [0] } }), [0], 9999)).toBeNull();
    expect(absentSeat(table({ away: { bo: undefined } }), [0], 9999)).toBeNull();
    expect(absentSeat(table(), [], 9999), "spectators decide nothing").toBeNull();
    const stoodIn = table({ state: { seats: [person("ada"), { ...person("bo"), stand_in: "away" }] } });
    expect(absentSeat(stoodIn, [0], 9999)).toBeNull();
  });
});
