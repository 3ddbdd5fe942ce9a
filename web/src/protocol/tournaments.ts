/** Requests about tournaments. */
import { BASE, request } from "./api";
import type { NewTournament, Tournament, TournamentCommand, TournamentLists } from "./types";

export const tournaments = {
  lists: () => request<TournamentLists>("GET", "/tournaments"),
  open: (body: NewTournament) => request<Tournament>("POST", "/tournaments", body),
  see: (id: string) => request<Tournament>("GET", `/tournaments/${id}`),
  command: (id: string, command: TournamentCommand) =>
    request<Tournament>("POST", `/tournaments/${id}/commands`, { command }),
  /** The address of a file to download. */
  file: (id: string, name: "standings.csv" | "games.csv" | "records") => `${BASE}/tournaments/${id}/${name}`,
};
