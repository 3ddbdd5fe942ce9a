import { describe, expect, it } from "vitest";
import type { MySummary } from "../../protocol/types";
import { turnOf } from "./turns";

const seat = (who: string | null, name: string, stand_in: string | null = null) => ({
  kind: who ? "person" : "bot",
  who,
  name,
  stand_in,
});
const table = (more: object): MySummary =>
  ({
    id: "t",
    game: "talat",
    life: "playing",
    asked: [0],
    touched_at: 1000,
    seats: [seat("me", "Ada"), seat("bo", "Bo"), seat(null, "level-2")],
    ...more,
  }) as unknown as MySummary;

describe("a turn", () => {
  it("is a table that waits for one of our seats, with the other people's names", () => {
    expect(turnOf(table({}), "me", 999_999)).toEqual({ id: "t", game: "talat", names: ["Bo"] });
  });

  it("is soon forgotten where only bots wait", () => {
    const alone = table({ seats: [seat("me", "Ada"), seat(null, "level-2")] });
    expect(turnOf(alone, "me", 1000 + 60)).toEqual({ id: "t", game: "talat", names: [] });
    expect(turnOf(alone, "me", 1000 + 3600)).toBeNull();
  });

  it.each([
    ["others are asked", table({ asked: [1, 2] })],
    ["it is over", table({ life: "over" })],
    ["a bot plays for us", table({ seats: [seat("me", "Ada", "wish"), seat("bo", "Bo")] })],
  ])("is none when %s", (_, given) => {
    expect(turnOf(given, "me", 1001)).toBeNull();
  });
});
