import { describe, expect, it } from "vitest";
import {
  buildChoices,
  canonical,
  coveredHexes,
  expansion,
  placementText,
  nameableHexes,
  nearestLegal,
  piecesFor,
  readMove,
  recentHexes,
  type TaluvaView,
} from "./model";

const view = {
  land: [
    { hex: [0, 0], level: 1, terrain: "V", direction: 0, double: false, tile: [0, 0] },
    { hex: [1, 0], level: 1, terrain: "J", direction: null, double: false, tile: [0, 0] },
    { hex: [1, -1], level: 2, terrain: "J", direction: null, double: false, tile: [0, 0] },
    { hex: [2, -1], level: 3, terrain: "J", direction: null, double: false, tile: [2, -1] },
    { hex: [5, 5], level: 1, terrain: "J", direction: null, double: false, tile: [5, 5] },
  ],
  buildings: [{ hex: [1, 0], seat: 0, kind: "hut", number: 1 }],
  settlements: [{ name: "1,0", seat: 0, hexes: [[1, 0]] }],
  lagoons: [
    {
      name: "3,0",
      hexes: [
        [3, 0],
        [4, 0],
      ],
      ship: null,
    },
  ],
} as unknown as TaluvaView;

describe("taluva", () => {
  it("covers the hexes of T-MAT-2", () => {
    expect(coveredHexes("VJC", { at: [0, 0], direction: 5 })).toEqual([
      [0, 0],
      [0, 1],
      [1, 0],
    ]);
    expect(coveredHexes("VL", { at: [0, 0], direction: 2 })).toEqual([
      [0, 0],
      [0, -1],
    ]);
  });
  it("names symmetric double tiles by their smaller hex", () => {
    expect(placementText("JJ", { at: [1, 0], direction: 3 })).toBe("tile 0,0 0");
    expect(canonical("VL", { at: [1, 0], direction: 3 })).toEqual({ at: [1, 0], direction: 3 });
  });
  it("reads moves", () => {
    expect(readMove("expand 1,0 J")).toEqual({ kind: "expand", settlement: "1,0", terrain: "J" });
    expect(readMove("temple -3,2")).toEqual({ kind: "temple", at: [-3, 2] });
  });
  it("fills what is next to the settlement, as many huts as its level", () => {
    expect(expansion(view, "1,0", "J")).toEqual([
      { hex: [1, -1], huts: 2 },
      { hex: [2, -1], huts: 3 },
    ]);
  });
  it("offers builds by every hex that means them", () => {
    const choices = buildChoices(view, ["hut 5,5", "expand 1,0 J", "ship 3,0"]);
    expect(choices.map(({ kind, cost, hexes }) => [kind, cost, hexes.length])).toEqual([
      ["hut", 1, 1],
      ["expand", 5, 2],
      ["ship", 1, 2],
    ]);
  });
  it("names what lies there, lagoons, and where the tile may go, each once", () => {
    expect(nameableHexes(view, ["tile 0,1 2", "tile 0,1 3", "tile 0,0 1", "hut 5,5"]).map((hex) => hex.join())).toEqual(
      ["0,0", "1,0", "1,-1", "2,-1", "5,5", "3,0", "4,0", "0,1"],
    );
  });
  it("marks the tile that erupted, not what is left of the one below", () => {
    const marked = (...recent: string[]) => recentHexes(recent, view).map((hex) => hex.join());
    expect(marked("tile 0,0 1", "hut 5,5")).toEqual(["1,-1", "5,5"]);
    expect(marked("tile 0,0 0", "tile 0,0 1")).toEqual(["0,0", "1,0", "1,-1"]);
    expect(marked("tile 7,7 1")).toEqual(["7,7"]);
  });
  it("turns to the next legal direction", () => {
    const legal = new Set(["tile 0,0 4"]);
    expect(nearestLegal("VJC", { at: [0, 0], direction: 1 }, legal)).toEqual({ at: [0, 0], direction: 4 });
    expect(nearestLegal("VJC", { at: [1, 0], direction: 1 }, legal)).toBeNull();
  });
});

describe("what would stand there", () => {
  it("is every hut of an expansion, one piece otherwise, a ship in the middle of its lagoon", () => {
    const [expand, temple, ship] = buildChoices(view, ["expand 1,0 J", "temple 5,5", "ship 3,0"]);
    expect(expand!.pieces).toEqual([
      { hex: [1, -1], kind: "hut", number: 2 },
      { hex: [2, -1], kind: "hut", number: 3 },
    ]);
    expect(temple!.pieces).toEqual([{ hex: [5, 5], kind: "temple", number: 1 }]);
    expect(ship!.pieces).toHaveLength(1);
  });
  it("leaves the pieces that cannot, and counts an expansion as huts", () => {
    const choices = buildChoices(view, ["expand 1,0 J", "temple 5,5"]);
    expect(piecesFor(choices)).toEqual(["tower"]);
    expect(piecesFor([])).toEqual(["hut", "temple", "tower"]);
  });
});
