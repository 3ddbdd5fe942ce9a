/** Requests. Every refusal becomes a RequestError that carries the server's facts. */
import type {
  Attempt,
  Command,
  Example,
  Fact,
  Game,
  Guest,
  HintAnswer,
  Lesson,
  Level,
  MySummary,
  NewTable,
  OptionCheck,
  Places,
  Practice,
  Problem,
  Rule,
  Rules,
  Snapshot,
  Summary,
  Warnings,
} from "./types";
import { setReachable } from "./reachability";
import { keep, recall } from "./offlineReading";

export const BASE = "/api/v1";

export class RequestError extends Error {
  constructor(
    readonly status: number,
    readonly facts: readonly Fact[],
    text: string,
  ) {
    super(text);
  }
}

/** Ask the server. ``text`` is a body that is sent as it is, where it is not made from a value. */
export async function request<T>(
  method: "GET" | "POST" | "PUT" | "DELETE",
  path: string,
  body?: unknown,
  text?: string,
): Promise<T> {
  const sent = body === undefined ? text : JSON.stringify(body);
  let response: Response;
  try {
    response = await fetch(BASE + path, {
      method,
      headers: { Accept: "application/json", ...(sent === undefined ? {} : { "Content-Type": "application/json" }) },
      ...(sent === undefined ? {} : { body: sent }),
      credentials: "same-origin",
    });
  } catch (error) {
    setReachable(false);
    throw new RequestError(0, [{ key: "web-offline", values: {} }], String(error));
  }
  setReachable(true);
  const data: unknown = await response.json().catch(() => null);
  if (response.ok) return data as T;
  const problem = data as Problem | null;
  const facts = problem?.refusals?.length
    ? problem.refusals
    : problem?.error
      ? [problem.error]
      : [{ key: "web-failed", values: {} }];
  throw new RequestError(response.status, facts, problem?.text ?? response.statusText);
}

/** Ask for something to read; where the server cannot be reached, what it last answered. */
export async function readable<T>(key: string, ask: () => Promise<T>): Promise<T> {
  try {
    const answer = await ask();
    void keep(key, answer);
    return answer;
  } catch (error) {
    const kept = error instanceof RequestError && error.status === 0 ? await recall(key) : undefined;
    if (kept === undefined) throw error;
    return kept as T;
  }
}

const read = <T>(path: string): Promise<T> => readable(path, () => request<T>("GET", path));

export const api = {
  games: () => read<Game[]>("/games"),
  /** What a choice of options implies and rules out. */
  checkOptions: (game: string, players: number, options: Readonly<Record<string, boolean | string>>) =>
    request<OptionCheck>("POST", `/games/${game}/options`, { players, options }),
  /** Moments of a game between bots, for the home page. */
  demo: (game: string) => request<{ views: Record<string, unknown>[] }>("GET", `/games/${game}/demo`),
  levels: () => request<Level[]>("GET", "/levels"),
  /** Who we are; null before we have chosen a name or sat down anywhere. */
  whoAmI: () => request<Guest | null>("GET", "/me"),
  beGuest: (name: string) => request<Guest>("POST", "/guest", { name }),
  tables: () => request<Summary[]>("GET", "/tables"),
  myTables: () => request<MySummary[]>("GET", "/tables/mine"),
  makeTable: (body: NewTable) => request<Summary>("POST", "/tables", body),
  /** One command outside a table's socket, under an id of its own. */
  command: (id: string, command: Command) =>
    request<unknown>("POST", `/tables/${id}/commands`, { type: "command", id: randomId(), command }),
  table: (id: string) => request<Snapshot>("GET", `/tables/${id}?watch=true`),
  /** The position after `ply` moves, as this viewer may see it. */
  position: (id: string, ply: number, seat: number | null) =>
    request<{ view: Record<string, unknown> }>(
      "GET",
      `/tables/${id}/positions/${ply}?${seat === null ? "watch=true" : `seat=${seat}`}`,
    ),
  /** Where the legal moves of a seat are made, in words. */
  places: (id: string, seat: number) => request<Places>("GET", `/tables/${id}/places?seat=${seat}`),
  /** Which legal or drafted moves of a seat surely end badly for it. */
  warnings: (id: string, seat: number) => request<Warnings>("GET", `/tables/${id}/warnings?seat=${seat}`),
  /** Why a seat cannot make some moves; nothing is tried. */
  refusals: (id: string, seat: number, moves: readonly string[]) =>
    request<Record<string, Fact[]>>(
      "GET",
      `/tables/${id}/refusals?seat=${seat}&${moves.map((move) => `move=${encodeURIComponent(move)}`).join("&")}`,
    ),
  hint: (id: string, seat: number) => request<HintAnswer>("POST", `/tables/${id}/hint?seat=${seat}`),
  rule: (game: string, id: string, lang: string) => read<Rule>(`/games/${game}/rules/${id}?lang=${lang}`),
  rules: (game: string, lang: string) => read<Rules>(`/games/${game}/rules?lang=${lang}`),
  lesson: (game: string) => read<Lesson>(`/games/${game}/lesson`),
  /** Begin a chapter, or make the next move in it. */
  practise: (game: string, chapter: string, attempt: Attempt) => {
    const path = `/games/${game}/lesson/${chapter}`;
    const ask = () => request<Practice>("POST", path, attempt);
    return attempt.move === null && !attempt.moves?.length ? readable(path, ask) : ask();
  },
  examples: (game: string) => read<Example[]>(`/games/${game}/examples`),
  recordUrl: (id: string) => `${BASE}/tables/${id}/record`,
  qrUrl: (id: string) => `${BASE}/tables/${id}/qr.svg`,
};

export const socketUrl = (path: string): string =>
  `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${BASE}${path}`;

/** 16 random bytes as text: a command's id. */
export function randomId(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
