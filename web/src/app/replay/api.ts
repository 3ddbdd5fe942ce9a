/** The requests about records. */
import { request } from "../../protocol/api";
import type { AnalysisStatus, PastDecision, Replay, SeatRequest, Summary } from "../../protocol/types";

export const replayApi = {
  /** Bring a record as a file's text, as it is: the server says where it is broken. */
  bring: (text: string) => request<Replay>("POST", "/records", undefined, text),
  /** A table's finished game. */
  ofTable: (table: string) => request<Replay>("POST", `/tables/${table}/replay`),
  find: (record: string) => request<Replay>("GET", `/records/${record}`),
  positions: (record: string, first: number, count: number, seat: number | null) =>
    request<{ views: Record<string, unknown>[] }>(
      "GET",
      `/records/${record}/positions?first=${first}&count=${count}${seat === null ? "" : `&seat=${seat}`}`,
    ),
  /** A decision of the game, with the places of some of its moves. */
  decision: (record: string, ply: number, seat: number | null, moves: readonly string[]) => {
    const query = new URLSearchParams(moves.map((move) => ["move", move]));
    if (seat !== null) query.set("seat", String(seat));
    return request<PastDecision>("GET", `/records/${record}/decisions/${ply}?${query.toString()}`);
  },
  branch: (record: string, body: { ply: number; seats: SeatRequest[]; auto_confirm: boolean; pace: number }) =>
    request<Summary>("POST", `/records/${record}/branch`, body),
  analysis: (record: string) => request<AnalysisStatus>("GET", `/records/${record}/analysis`),
  analyse: (record: string) => request<AnalysisStatus>("POST", `/records/${record}/analysis`),
  stop: (record: string) => request<AnalysisStatus>("DELETE", `/records/${record}/analysis`),
  fileUrl: (record: string) => `/api/v1/records/${record}/file`,
};
