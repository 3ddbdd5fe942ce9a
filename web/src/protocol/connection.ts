/**
 * A table's socket: snapshot on joining, then numbered events; it reconnects by itself and resumes after the
 * last number. Commands carry an id, so that one sent again after a lost connection takes effect once.
 */
import { randomId, socketUrl } from "./api";
import type { Command, Fact, HistoryMove, ServerMessage, Snapshot, TableEvent } from "./types";

export interface ConnectionState {
  readonly snapshot: Snapshot | null;
  /** The state of the connection; `closed` means that it will not reconnect by itself. */
  readonly link: "connecting" | "open" | "lost" | "closed";
  readonly closed: "not-found" | "not-allowed" | null;
  /** Commands that are on their way. */
  readonly pending: number;
  /** Server time minus this machine's, in seconds. */
  readonly skew: number;
}

const NOT_ALLOWED = 4403;
const NOT_FOUND = 4404;
const PING_EVERY = 20_000;
/** A socket that has been silent for this long, despite our pings, is dead; the system may not notice for minutes. */
const SILENT = 2.5 * PING_EVERY;

type Unanswered = {
  readonly text: string;
  readonly resolve: () => void;
  readonly reject: (refusals: readonly Fact[]) => void;
};

export class Refused extends Error {
  constructor(readonly refusals: readonly Fact[]) {
    super(refusals.map(({ key }) => key).join(", "));
  }
}

export class TableConnection {
  private state: ConnectionState = { snapshot: null, link: "connecting", closed: null, pending: 0, skew: 0 };
  private socket: WebSocket | null = null;
  private readonly listeners = new Set<() => void>();
  private readonly eventListeners = new Set<(events: readonly TableEvent[]) => void>();
  private readonly unanswered = new Map<string, Unanswered>();
  private attempts = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private ping: ReturnType<typeof setInterval> | undefined;
  private heardAt = 0;
  private stopped = false;

  constructor(
    private readonly table: string,
    private seat: number | null,
  ) {
    this.connect();
    window.addEventListener("online", this.reconnectNow);
    document.addEventListener("visibilitychange", this.reconnectNow);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly current = (): ConnectionState => this.state;

  /** Listen to events, for announcements and sounds. */
  onEvents(listener: (events: readonly TableEvent[]) => void): () => void {
    this.eventListeners.add(listener);
    return () => this.eventListeners.delete(listener);
  }

  /** Send a command; resolves once it is in the log, rejects with Refused. */
  send(command: Command): Promise<void> {
    const id = randomId();
    const text = JSON.stringify({ type: "command", id, command });
    return new Promise((resolve, reject) => {
      this.unanswered.set(id, { text, resolve, reject: (refusals) => reject(new Refused(refusals)) });
      this.update({ pending: this.unanswered.size });
      this.transmit(text);
    });
  }

  /** View the table as another of the visitor's seats, or as a spectator. */
  lookAs(seat: number | null): void {
    this.seat = seat;
    this.transmit(JSON.stringify({ type: "look", seat }));
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
    clearInterval(this.ping);
    window.removeEventListener("online", this.reconnectNow);
    document.removeEventListener("visibilitychange", this.reconnectNow);
    this.socket?.close();
  }

  private readonly reconnectNow = (): void => {
    if (this.state.link === "lost" && !document.hidden) {
      clearTimeout(this.timer);
      this.connect();
    }
  };

  private connect(): void {
    const query = new URLSearchParams();
    if (this.seat !== null) query.set("seat", String(this.seat));
    const seq = this.state.snapshot?.seq;
    if (seq !== undefined) query.set("after", String(seq));
    const socket = new WebSocket(socketUrl(`/tables/${this.table}/live?${query}`));
    this.socket = socket;
    socket.onmessage = ({ data }) => {
      if (socket !== this.socket) return;
      this.heardAt = Date.now();
      this.receive(JSON.parse(String(data)) as ServerMessage);
    };
    socket.onopen = () => {
      if (socket !== this.socket) return;
      this.attempts = 0;
      this.heardAt = Date.now();
      this.update({ link: "open" });
      for (const { text } of this.unanswered.values()) this.transmit(text);
      clearInterval(this.ping);
      this.ping = setInterval(() => {
        if (Date.now() - this.heardAt < SILENT) this.transmit('{"type":"ping"}');
        else this.reconnectLater();
      }, PING_EVERY);
    };
    socket.onclose = ({ code }) => {
      if (socket !== this.socket || this.stopped) return;
      if (code === NOT_FOUND || code === NOT_ALLOWED) {
        clearInterval(this.ping);
        this.update({ link: "closed", closed: code === NOT_FOUND ? "not-found" : "not-allowed" });
      } else this.reconnectLater();
    };
  }

  /** Drop the socket and schedule a reconnection, with back-off. */
  private reconnectLater(): void {
    const dead = this.socket;
    this.socket = null;
    dead?.close();
    clearInterval(this.ping);
    this.update({ link: "lost" });
    const wait = Math.min(8000, 300 * 2 ** this.attempts++) * (0.75 + Math.random() / 2);
    this.timer = setTimeout(() => this.connect(), wait);
  }

  private transmit(text: string): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(text);
  }

  private receive(message: ServerMessage): void {
    switch (message.type) {
      case "snapshot":
        this.update({ snapshot: message, skew: message.now - Date.now() / 1000 });
        return;
      case "events":
        this.applyEvents(message);
        return;
      case "presence":
        if (this.state.snapshot)
          this.update({
            snapshot: { ...this.state.snapshot, here: message.here, away: message.away, watching: message.watching },
          });
        return;
      case "pong":
        this.update({ skew: message.now - Date.now() / 1000 });
        return;
      case "ack":
        this.settle(message.id)?.resolve();
        return;
      case "refused":
        if (message.id !== null) this.settle(message.id)?.reject(message.refusals);
    }
  }

  private applyEvents(message: Extract<ServerMessage, { type: "events" }>): void {
    const before = this.state.snapshot;
    if (!before) return;
    const fresh = message.events.filter(({ seq }) => seq > before.seq);
    if (fresh.length > 0 && fresh[0]!.seq !== before.seq + 1) {
      this.transmit('{"type":"resync"}'); // a real gap needs a new snapshot
      return;
    }
    const rewritten = fresh.some(
      ({ kind }) => kind === "took-back" || kind === "started" || kind === "ended" || kind === "renamed",
    );
    if (rewritten) this.transmit('{"type":"resync"}');
    this.update({
      snapshot: {
        ...before,
        seq: Math.max(before.seq, message.seq),
        state: message.state,
        board: message.board ?? before.board,
        history: [...before.history, ...fresh.flatMap(movesIn)],
        chat: [
          ...before.chat,
          ...fresh.flatMap((event) =>
            event.kind === "said"
              ? [
                  {
                    who: event.who ?? "",
                    name: event.name ?? "",
                    mark: event.mark ?? "guest",
                    text: event.text ?? "",
                    at: event.at,
                  },
                ]
              : [],
          ),
        ],
      },
      skew: message.now - Date.now() / 1000,
    });
    for (const listener of this.eventListeners) listener(fresh);
  }

  private settle(id: string): Unanswered | undefined {
    const found = this.unanswered.get(id);
    this.unanswered.delete(id);
    this.update({ pending: this.unanswered.size });
    return found;
  }

  private update(change: Partial<ConnectionState>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.listeners) listener();
  }
}

function movesIn(event: TableEvent): HistoryMove[] {
  return event.kind === "moved" && event.seat != null && event.move != null
    ? [{ seat: event.seat, move: event.move, facts: event.facts ?? [] }]
    : [];
}
