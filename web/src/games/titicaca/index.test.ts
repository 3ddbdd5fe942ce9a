import { describe, expect, it } from "vitest";
import { LANGUAGES, Sentences } from "../../app/messages";
import titicaca from "./index";

const sentences = await Promise.all(LANGUAGES.map((language) => new Sentences(language).load("web", "web-titicaca")));

describe("a bid that is in", () => {
  const told = (move: string | null) =>
    sentences.map((words) => {
      const { key, values } = titicaca.sealed!(move);
      return words.say(key, { ...values, seat: 0 }, ["Ada"]);
    });
  it("is told to whoever made it", () => {
    expect(told("bid 7")).toEqual(["You bid 7", "Vous avez misé 7", "Du hast 7 geboten"]);
    expect(told("bid 0")[0]).toBe("You bid 0");
  });
  it("is not told where others share the screen", () => {
    expect(told(null)).toEqual(["Ada has bid", "Ada a misé", "Ada hat geboten"]);
  });
});
