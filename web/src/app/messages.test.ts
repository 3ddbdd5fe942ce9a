import { describe, expect, it } from "vitest";
import { french, Sentences } from "./messages";

describe("French sentences", () => {
  it("keep their signs with the word before", () => {
    expect(french("Vraiment ? Oui : 50 % de « tout » !")).toBe(
      "Vraiment\u00a0? Oui\u00a0: 50\u00a0% de «\u00a0tout\u00a0»\u00a0!",
    );
  });
  it("have curved apostrophes, and leave quotation marks alone", () => {
    expect(french("L'île n'est qu'à lui, 'atoll serve' aussi.")).toBe("L’île n’est qu’à lui, 'atoll serve' aussi.");
  });
});

describe("sentences spoken to a player", () => {
  const names = ["Ada", "Bo", "Cleo"];
  const won = async (lang: "en" | "fr" | "de", seats: number[], you: number | null) =>
    (await new Sentences(lang).load("core", "web")).say("web-winners", { seats, count: seats.length }, names, you);

  it("call a bot of the operator's own by its name", async () => {
    const english = await new Sentences("en").load("core", "ai");
    expect(english.say("bot-mybots:snapper")).toBe("mybots:snapper");
    expect(english.say("bot-greedy")).toBe("greedy");
  });

  it("say you to the winner, and names to the others", async () => {
    expect(await won("en", [1], 1)).toBe("You win");
    expect(await won("fr", [1], 1)).toBe("Vous gagnez");
    expect(await won("de", [1], 1)).toBe("Du gewinnst");
    expect(await won("en", [1], 0)).toBe("Bo wins");
    expect(await won("en", [1], null)).toBe("Bo wins");
  });
  it("name the others of a list of which the player is one", async () => {
    expect(await won("en", [0, 2], 2)).toBe("You and Ada win together");
    expect(await won("en", [0, 2], 1)).toBe("Ada and Cleo win together");
    const english = await new Sentences("en").load("core", "web");
    expect(english.say("web-waiting-for", { seats: [0, 1] }, names, 1)).toBe("Waiting for Ada and you.");
  });
  it("leave out what is not worth a word", async () => {
    const english = await new Sentences("en").load("core", "titicaca");
    const passed = { key: "titicaca-passed", values: { seat: 0, step: "temple" } };
    const arrow = { key: "titicaca-arrow", values: { seat: 0 } };
    expect(english.sayFacts([passed, arrow], names, 0)).toEqual([english.say(arrow.key, arrow.values, names, 0)]);
  });
});
