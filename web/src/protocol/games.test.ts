import { beforeEach, describe, expect, it, vi } from "vitest";
import { playableGames } from "../games/client";
import { api } from "./api";
import { allGames, confirmsTurns, gameOfRule, isRule, loadGames, ruleUrl, setGames } from "./games";
import type { Game } from "./types";

const game = (name: string, rule_prefix: string, order: number, confirm_turns = true) =>
  ({ name, rule_prefix, order, confirm_turns }) as Game;

beforeEach(() => setGames([game("talat", "A", 3, false), game("pearls", "P", 2), game("taluva", "T", 1)]));

describe("the games of a server", () => {
  it("are asked for again until there is an answer", async () => {
    vi.useFakeTimers();
    const asked = vi
      .spyOn(api, "games")
      .mockRejectedValueOnce(new Error("no server yet"))
      .mockResolvedValueOnce([game("titicaca", "C", 2)]);
    const loading = loadGames();
    await vi.runAllTimersAsync();
    await loading;
    expect(asked).toHaveBeenCalledTimes(2);
    expect(allGames().map(({ name }) => name)).toEqual(["titicaca"]);
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it("are shown where there is a board for them, in their own order", () => {
    expect(playableGames()).toEqual(["taluva", "talat"]);
  });

  it("own the rules with their prefix", () => {
    expect(gameOfRule("P-BID-1")).toBe("pearls");
    expect(ruleUrl("A-CAP-2")).toBe("/rules/talat/A-CAP-2");
    expect(ruleUrl("C-SET-4")).toBe("/rules");
    expect(isRule("T-EXP-1")).toBe(true);
    expect(isRule("C-SET-4")).toBe(false);
    expect(isRule("taluva-hut")).toBe(false);
  });

  it("say whether turns are confirmed", () => {
    expect(["taluva", "talat", "elsewhere"].map(confirmsTurns)).toEqual([true, false, true]);
  });
});
