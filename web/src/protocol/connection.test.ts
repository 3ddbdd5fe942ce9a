import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FakeSocket } from "../testing/FakeSocket";
import { Refused, TableConnection } from "./connection";
import type { Command } from "./types";

/** A table's socket. */
class Line extends FakeSocket {
  static override get last(): Line {
    return FakeSocket.last as Line;
  }

  /** Open it, and send a snapshot. */
  opened(seq: number): this {
    return this.open().says({ type: "snapshot", seq, now: 0, state: {}, board: null, history: [], chat: [] });
  }

  events(...numbers: number[]): void {
    const events = numbers.map((seq) => ({ seq, kind: "moved", seat: 0, move: `move ${seq}`, facts: [], at: 0 }));
    this.says({ type: "events", seq: numbers.at(-1), now: 0, state: {}, board: null, events });
  }
}

const START = { do: "start" } as Command;
const BACK = "online";
let connection: TableConnection;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  vi.stubGlobal("WebSocket", Line);
  vi.stubGlobal("location", { protocol: "http:", host: "island" });
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("document", Object.assign(new EventTarget(), { hidden: false }));
  connection = new TableConnection("T", 1);
});

afterEach(() => {
  connection.stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("a table's connection", () => {
  it("comes back by itself and goes on after the last number that it has heard", () => {
    Line.last.opened(4).events(5, 6);
    Line.last.close(1001);
    expect(connection.current()).toMatchObject({ link: "lost", snapshot: { seq: 6 } });
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.all).toHaveLength(2);
    expect(Line.last.url).toContain("seat=1&after=6");
    Line.last.opened(6);
    expect(connection.current().link).toBe("open");
  });

  it("sends what was not acknowledged again, under the same id, and nothing else", async () => {
    const first = Line.last.opened(1);
    const kept = connection.send(START);
    const lost = connection.send(START);
    const [one, two] = first.sent;
    first.says({ type: "ack", id: one!.id, seq: 2 });
    await kept;
    first.close(1006);
    vi.advanceTimersByTime(1000);
    Line.last.opened(2);
    expect(Line.last.sent).toEqual([two]);
    expect(connection.current().pending).toBe(1);
    Line.last.says({ type: "refused", id: two!.id, refusals: [{ key: "A-MOV-1", values: {} }] });
    await expect(lost).rejects.toThrow(Refused);
    expect(connection.current().pending).toBe(0);
  });

  it("passes over what it knows, and asks for everything where a number is missing", () => {
    const line = Line.last.opened(4);
    line.events(3, 4, 5);
    expect(connection.current().snapshot?.history).toHaveLength(1);
    line.events(7);
    expect(line.sent).toEqual([{ type: "resync" }]);
    expect(connection.current().snapshot?.seq).toBe(5);
  });

  it("gives up a line on which nothing is heard any more, though nobody has closed it", () => {
    const line = Line.last.opened(4);
    for (let minute = 0; minute < 5; minute++) {
      vi.advanceTimersByTime(20_000);
      line.says({ type: "pong", now: 0 });
    }
    expect(connection.current().link).toBe("open");
    vi.advanceTimersByTime(60_000);
    expect(connection.current().link).toBe("lost");
    expect(line.readyState).toBe(3);
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.all).toHaveLength(2);
    line.events(5); // too late: another line has taken its place
    expect(connection.current().snapshot?.seq).toBe(4);
  });

  it("tries less and less often, and at once when the network is back", () => {
    for (let time = 0; time < 8; time++) {
      Line.last.close(1006);
      vi.advanceTimersByTime(10_001);
    }
    expect(FakeSocket.all).toHaveLength(9);
    Line.last.close(1006);
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.all).toHaveLength(9);
    window.dispatchEvent(new Event(BACK));
    expect(FakeSocket.all).toHaveLength(10);
  });

  it("does not come back to a table that is not there", () => {
    Line.last.close(4404);
    vi.advanceTimersByTime(60_000);
    expect(connection.current()).toMatchObject({ link: "closed", closed: "not-found" });
    expect(FakeSocket.all).toHaveLength(1);
  });
});
