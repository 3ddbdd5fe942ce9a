/**
 * The people's socket: who looks for an opponent, and our own search.
 *
 * It is open as long as somebody follows it or a search goes on. A lost connection comes back by itself; the search
 * goes on with the same token, so that it keeps its place and a table that was found meanwhile is not missed.
 */
import { randomId, socketUrl } from "./api";
import type { Fact, PeopleMessage, Seek } from "./types";

/** What we look for, and after how many seconds a bot is offered instead; null: never. */
export interface SeekRequest {
  readonly game: string;
  readonly pace: string;
  readonly rated: boolean;
  readonly reach: number | null;
  readonly wait: number | null;
}

export interface People {
  /** Everybody who looks for an opponent; null until the list is here. */
  readonly seeks: readonly Seek[] | null;
  /** What we look for ourselves. */
  readonly seeking: SeekRequest | null;
  /** Whether the wait is over and nobody has come. */
  readonly alone: boolean;
  /** The table that our search has led to, until somebody has gone there. */
  readonly table: string | null;
  /** Why the search could not go on. */
  readonly problems: readonly Fact[];
  /** How often something about friends, or about challenges, has changed. */
  readonly friendChanges: number;
  readonly challengeChanges: number;
  /** The table of a challenge of ours that was accepted, until somebody has gone there. */
  readonly accepted: string | null;
}

const RETRY = 1000;

export class PeopleConnection {
  private state: People = {
    seeks: null,
    seeking: null,
    alone: false,
    table: null,
    problems: [],
    friendChanges: 0,
    challengeChanges: 0,
    accepted: null,
  };
  private readonly listeners = new Set<() => void>();
  private socket: WebSocket | null = null;
  private me: string | null = null;
  private followers = 0;
  private token = "";
  private retry: ReturnType<typeof setTimeout> | undefined;
  private patience: ReturnType<typeof setTimeout> | undefined;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly current = (): People => this.state;

  /** Keep the list up to date until the returned function is called. */
  readonly follow = (): (() => void) => {
    this.followers++;
    this.connectOrClose();
    return () => {
      this.followers--;
      this.connectOrClose();
    };
  };

  /** Be somebody, by a person's id: a connection knows who we were when it was made. */
  identify(me: string | null): void {
    if (this.me === me) return;
    this.me = me;
    this.close();
    this.connectOrClose();
  }

  /** Look for an opponent, as the person with an id. */
  seek(seeking: SeekRequest, me: string): void {
    this.identify(me);
    this.token = randomId();
    this.set({ seeking, table: null, problems: [] });
    this.waitAgain();
    this.connectOrClose();
    this.sendSeek();
  }

  /** Stop looking for an opponent. */
  stop(): void {
    if (!this.state.seeking) return;
    this.send({ type: "stop" });
    this.end([]);
  }

  /** Wait for an opponent as long again before a bot is offered. */
  waitAgain(): void {
    clearTimeout(this.patience);
    this.set({ alone: false });
    const wait = this.state.seeking?.wait ?? null;
    if (wait !== null) this.patience = setTimeout(() => this.set({ alone: true }), wait * 1000);
  }

  /** Somebody has gone to the table. */
  arrived(): void {
    this.set({ table: null });
  }

  /** We have changed something about our friends ourselves. */
  friendsChanged(): void {
    this.set({ friendChanges: this.state.friendChanges + 1 });
  }

  /** Somebody has gone to the table of a challenge that was accepted. */
  seenAccepted(): void {
    this.set({ accepted: null });
  }

  private end(problems: readonly Fact[], table: string | null = null): void {
    clearTimeout(this.patience);
    this.set({ seeking: null, alone: false, problems, table });
    this.connectOrClose();
  }

  private connectOrClose(): void {
    const wanted = this.followers > 0 || this.state.seeking !== null;
    if (!wanted) this.close();
    else if (!this.socket) this.connect();
  }

  private connect(): void {
    clearTimeout(this.retry);
    const socket = new WebSocket(socketUrl("/people/live"));
    this.socket = socket;
    socket.onopen = () => {
      this.sendSeek();
      // What has changed while there was no connection is not told.
      this.set({ friendChanges: this.state.friendChanges + 1, challengeChanges: this.state.challengeChanges + 1 });
    };
    socket.onmessage = ({ data }) => {
      if (this.socket === socket) this.hear(JSON.parse(String(data)) as PeopleMessage);
    };
    socket.onclose = () => {
      if (this.socket !== socket) return;
      this.socket = null;
      this.retry = setTimeout(() => this.connectOrClose(), RETRY);
    };
  }

  private close(): void {
    clearTimeout(this.retry);
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }

  private sendSeek(): void {
    if (!this.state.seeking) return;
    const { game, pace, rated, reach } = this.state.seeking;
    this.send({ type: "seek", token: this.token, game, pace, rated, reach });
  }

  private send(message: object): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private hear(message: PeopleMessage): void {
    const seeks = this.state.seeks ?? [];
    switch (message.type) {
      case "seeks":
        return this.set({ seeks: message.seeks });
      case "seek":
        return this.set({ seeks: [...seeks.filter(({ id }) => id !== message.seek.id), message.seek] });
      case "seek-gone":
        return this.set({ seeks: seeks.filter(({ id }) => id !== message.id) });
      case "paired":
        return this.state.seeking ? this.end([], message.table) : undefined;
      case "ended":
        return this.end([]);
      case "friends":
      case "online":
        return this.friendsChanged();
      case "challenge":
        return this.set({ challengeChanges: this.state.challengeChanges + 1 });
      case "challenge-gone":
        return this.set({
          challengeChanges: this.state.challengeChanges + 1,
          accepted: message.mine ? (message.table ?? this.state.accepted) : this.state.accepted,
        });
      case "refused":
        return this.end(message.refusals);
    }
  }

  private set(change: Partial<People>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.listeners) listener();
  }
}

export const peopleConnection = new PeopleConnection();
