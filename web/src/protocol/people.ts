/** Requests about people: accounts, profiles, ratings, those one does not want to meet, and what the games tell. */
import { request } from "./api";
import type {
  Account,
  AccountCreated,
  BetweenUs,
  Ranking,
  Block,
  BotCreated,
  BotToken,
  Challenge,
  ChallengeRequest,
  Friends,
  Guest,
  Opponent,
  Pace,
  PastGames,
  Profile,
  RatingHistory,
  RatingOf,
  Statistics,
} from "./types";

type Done = { readonly done: true };
export type SettingValue = boolean | number | string;

export const people = {
  register: (name: string, password: string) => request<AccountCreated>("POST", "/account", { name, password }),
  logIn: (name: string, password: string) => request<Account>("POST", "/account/login", { name, password }),
  logOut: (everywhere: boolean) => request<Done>("POST", "/account/logout", { everywhere }),
  recover: (name: string, code: string, password: string) =>
    request<AccountCreated>("POST", "/account/recover", { name, code, password }),
  account: () => request<Account>("GET", "/account"),
  changePassword: (old: string, next: string) => request<Done>("POST", "/account/password", { old, new: next }),
  renewCode: (password: string) => request<{ recovery: string }>("POST", "/account/recovery", { password }),
  deleteAccount: (password: string) => request<Done>("DELETE", "/account", { password }),
  settings: () => request<Record<string, SettingValue>>("GET", "/account/settings"),
  saveSettings: (settings: Readonly<Record<string, SettingValue>>) =>
    request<Record<string, SettingValue>>("PUT", "/account/settings", settings),
  bots: () => request<BotToken[]>("GET", "/account/bots"),
  newBot: (name: string) => request<BotCreated>("POST", "/account/bots", { name }),
  revokeBot: (id: string) => request<Done>("DELETE", `/account/bots/${id}`),
  blocks: () => request<Block[]>("GET", "/blocks"),
  block: (who: string, kind: Block["kind"]) => request<Done>("PUT", `/blocks/${who}`, { kind }),
  unblock: (who: string) => request<Done>("DELETE", `/blocks/${who}`),
  report: (who: string, why: string) => request<Done>("POST", "/reports", { who, why }),
  profile: (who: string) => request<Profile>("GET", `/people/${who}`),
  ratingHistory: (who: string, game: string) => request<RatingHistory>("GET", `/people/${who}/ratings?game=${game}`),
  games: (who: string, before: number | null, limit = 20) =>
    request<PastGames>("GET", `/people/${who}/games?limit=${limit}${before === null ? "" : `&before=${before}`}`),
  best: (game: string) => request<Ranking[]>("GET", `/games/${game}/ratings`),
  paces: () => request<Pace[]>("GET", "/paces"),
  friends: () => request<Friends>("GET", "/friends"),
  findAccount: (name: string) => request<Guest>("GET", `/friends/find?name=${encodeURIComponent(name)}`),
  hide: (hidden: boolean) => request<Done>("PUT", "/friends", { hidden }),
  befriend: (who: string) => request<unknown>("PUT", `/friends/${who}`),
  removeFriend: (who: string) => request<Done>("DELETE", `/friends/${who}`),
  opponents: () => request<Opponent[]>("GET", "/opponents"),
  withMe: (who: string) => request<BetweenUs>("GET", `/people/${who}/with-me`),
  challenges: () => request<Challenge[]>("GET", "/challenges"),
  challenge: (challenge: ChallengeRequest) => request<Challenge>("POST", "/challenges", challenge),
  acceptChallenge: (challenge: string) => request<{ table: string }>("POST", `/challenges/${challenge}/accept`),
  withdrawChallenge: (challenge: string) => request<Done>("DELETE", `/challenges/${challenge}`),
  acceptSeek: (seek: string) => request<{ table: string }>("POST", `/seeks/${seek}/accept`),
  statistics: (game: string) => request<Statistics>("GET", `/games/${game}/statistics`),
  /** The ratings of several people at one game; who has none is left out. */
  ratingsOf: (game: string, who: readonly string[]) =>
    request<RatingOf[]>("GET", `/ratings?game=${game}${who.map((each) => `&who=${each}`).join("")}`),
};
