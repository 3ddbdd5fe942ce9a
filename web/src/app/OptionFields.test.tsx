import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { Game, OptionCheck } from "../protocol/types";
import { Sentences } from "./messages";
import { chosenOptions, OptionFields, PlayersField } from "./OptionFields";

const english = await new Sentences("en").load("web", "web-taluva", "taluva");
const say = english.say.bind(english);
const toggle = (name: string) => ({ name, values: [false, true], default: false, about: { key: "", values: {} } });
const game = {
  name: "taluva",
  players: [2, 3, 4],
  options: [toggle("teams"), toggle("ranking"), toggle("ships")],
  standard: [{}, { ships: true }],
} as unknown as Game;

/** What the server says of four players in teams. */
const check: OptionCheck = {
  options: { teams: true, ranking: false, ships: false },
  impossible: [
    { option: null, value: 3, reason: { key: "taluva-option-teams-players", values: { players: 3 } } },
    { option: "ranking", value: true, reason: { key: "taluva-option-teams-ranking", values: {} } },
  ],
};
const fields = (rated = false, answer: OptionCheck | null = check) =>
  renderToStaticMarkup(
    <OptionFields
      game={game}
      options={{ teams: true }}
      check={answer}
      rated={rated}
      say={say}
      choose={() => undefined}
    />,
  );
const field = (html: string, name: string) => new RegExp(`<input[^>]*data-option="${name}"[^>]*>`).exec(html)![0];

describe("the options of a new table", () => {
  it("disables what the others rule out, and says why", () => {
    const html = fields();
    expect(field(html, "ranking")).toContain("disabled");
    expect(html).toContain("Teams and ranking don’t go together.");
    expect(field(html, "teams")).not.toContain("disabled");
    expect(field(html, "ships")).not.toContain("disabled");
  });
  it("lets everything be chosen until the server has answered", () => {
    expect(fields(false, null)).not.toContain("disabled");
  });
  it("says that an option is not for rated games", () => {
    const html = fields(true);
    expect(field(html, "teams")).toContain("disabled");
    expect(html).toContain("Not in rated games.");
    expect(field(html, "ships")).not.toContain("disabled");
  });
  it("disables numbers of players, too", () => {
    const html = renderToStaticMarkup(
      <PlayersField game={game} players={4} check={check} say={say} choose={() => undefined} />,
    );
    expect(html).toMatch(/<input[^>]*disabled=""[^>]*value="3"/);
    expect(html).not.toMatch(/<input[^>]*disabled=""[^>]*value="2"/);
    expect(html).toContain("Teams need exactly 4 players, not 3.");
  });
  it("keeps only what differs from the default", () => {
    expect(chosenOptions(game, { teams: true, ships: false })).toEqual({ teams: true });
  });
});
