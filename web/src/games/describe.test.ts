import { describe, expect, it } from "vitest";
import { GAME_TOPICS, Sentences } from "../app/messages";
import type { TalatView } from "./talat/model";
import { describePartialMove as talatPart, describeMove as talatWords } from "./talat/describe";
import type { TaluvaView } from "./taluva/model";
import { describePartialMove as taluvaPart, describeMove as taluvaWords } from "./taluva/describe";
import type { TiticacaView } from "./titicaca/model";
import { describePartialMove as titicacaPart, describeMove as titicacaWords } from "./titicaca/describe";

const english = await new Sentences("en").load(
  "web",
  ...GAME_TOPICS,
  "taluva",
  "places",
  "places-taluva",
  "places-titicaca",
);

describe("moves with their places", () => {
  it("call the place by its name instead of its coordinates", () => {
    const view = {
      land: [{ hex: [1, 0], terrain: "J", level: 1 }],
      buildings: [],
      settlements: [],
      lagoons: [],
    } as unknown as TaluvaView;
    const place = "jungle north of your temple";
    expect(["tile 3,-1 2", "hut 1,0", "draw"].map((move) => taluvaWords(move, view, english, place))).toEqual([
      "Tile: jungle north of your temple",
      "Hut: jungle north of your temple",
      "Draw tile",
    ]);
    const country = { country: { "1,0": "F" } } as unknown as TiticacaView;
    expect(titicacaWords("temple 1,0 2", country, english, "forest at lake 2")).toBe("Temple +2: forest at lake 2");
  });
  it("say places within places, with the players' names", () => {
    const temple = { key: "taluva-of-temple", values: { seat: 1, yours: "no", size: 0, part: "all" } };
    const ground = { key: "taluva-ground", values: { terrain: "R", level: 2 } };
    const near = { ground, distance: 1, direction: "SW", landmark: temple };
    expect(english.say("taluva-place-near", near, ["Ada", "Gecko"])).toBe(
      "rock (level 2) south-west of Gecko’s temple",
    );
  });
});

describe("moves in words", () => {
  it("tell Taluva's tiles, draws and buildings", () => {
    const view = { land: [], buildings: [], settlements: [], lagoons: [] } as unknown as TaluvaView;
    expect(
      ["tile 3,-1 2", "draw", "take JJ", "hut 0,2", "temple -1,0"].map((move) => taluvaWords(move, view, english)),
    ).toEqual(["Tile", "Draw tile", "Take the jungle–jungle tile", "Hut", "Temple"]);
  });
  it("tell every step of Titicaca, and that it is left out", () => {
    const view = { country: { "1,0": "F" } } as unknown as TiticacaView;
    expect(
      ["bid 3", "village 1,0", "join -", "merge 0,1 1,0", "temple 1,0 2"].map((move) =>
        titicacaWords(move, view, english),
      ),
    ).toEqual(["Bid 3", "Village (forest)", "Leave it alone", "Merge two regions", "Temple +2"]);
  });
  it("tell which of Talat's towers goes where", () => {
    const view = { boards: { AB: { frozen: false, towers: { c4: "A34" } } } } as unknown as TalatView;
    expect(
      ["put 13 AB a1", "move AB c4 b5", "capture AB c4 c5"].map((move) => talatWords(move, view, english)),
    ).toEqual([
      "Triangle, height 1: place on a1 of AB",
      "Square, height 3: c4 to b5 on AB",
      "Square, height 3: c4 captures on c5 of AB",
    ]);
  });
});

describe("what a puzzle's hint gives away", () => {
  it("is which of Talat's towers goes, and not where to", () => {
    const view = { boards: { AB: { frozen: false, towers: { c4: "A34" } } } } as unknown as TalatView;
    expect(["put 13 AB ?", "move AB c4 ?", "capture AB c4 ?"].map((move) => talatPart(move, view, english))).toEqual([
      "Triangle, height 1: place on AB",
      "Square, height 3, on c4 of AB: move",
      "Square, height 3, on c4 of AB: capture",
    ]);
  });
  it("is where Taluva's tile goes but not how, which settlement grows but not over what, and a building's kind", () => {
    const view = {} as TaluvaView;
    expect(
      ["tile 3,-1 ?", "expand 0,2 ?", "hut ?", "tower ?", "temple ?", "ship ?", "take ?", "draw"].map((move) =>
        taluvaPart(move, view, english),
      ),
    ).toEqual(["Tile", "Expand a settlement", "Hut", "Tower", "Temple", "Ship", "Take a double-hex tile", "Draw tile"]);
  });
  it("is Titicaca's step, and of a merger and a temple the first part", () => {
    const view = {} as TiticacaView;
    expect(
      ["bid ?", "village ?", "join ?", "merge ?", "merge -2,0 ?", "temple ?", "temple 1,0 ?"].map((move) =>
        titicacaPart(move, view, english),
      ),
    ).toEqual([
      "Bid",
      "Village",
      "Join a region, or leave it alone",
      "Merge regions, or leave them apart",
      "Merge two regions",
      "Temple, or keep it",
      "Temple",
    ]);
  });
});
