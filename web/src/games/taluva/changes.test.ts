import { describe, expect, it } from "vitest";
import { changeBetween, withView } from "./changes";
import { type Building, type Land, type TilePlacement, tileLand, type TaluvaView } from "./model";
import { hexText } from "../../board/hexes";

const EMPTY = { land: [], buildings: [], settlements: [], lagoons: [] } as unknown as TaluvaView;

const lay = (view: TaluvaView, hand: string, placement: TilePlacement): TaluvaView => {
  const levels = new Map(view.land.map((each) => [hexText(each.hex), each]));
  const tile: Land[] = tileLand(hand, placement, levels);
  const gone = new Set(tile.map(({ hex }) => hexText(hex)));
  return {
    ...view,
    land: [...view.land.filter(({ hex }) => !gone.has(hexText(hex))), ...tile],
    buildings: view.buildings.filter(({ hex }) => !gone.has(hexText(hex))),
  };
};
const hut: Building = { hex: [1, 0], seat: 0, kind: "hut", number: 1 };
const first = lay(EMPTY, "VJC", { at: [0, 0], direction: 0 });
const built: TaluvaView = { ...first, buildings: [hut] };
const second = lay(built, "VSR", { at: [2, 0], direction: 0 });

describe("what has happened", () => {
  it("is a tile that falls into the water", () => {
    const change = changeBetween(EMPTY, first);
    expect(change?.tile).toHaveLength(3);
    expect(change?.erupts).toBe(false);
  });
  it("is something that is built", () => {
    expect(changeBetween(first, built)).toEqual({ tile: [], erupts: false, burnt: [], built: [hut], ships: [] });
  });
  it("is a volcano that erupts over a hut", () => {
    const change = changeBetween(second, lay(second, "VLL", { at: [0, 0], direction: 5 }));
    expect(change?.erupts).toBe(true);
    expect(change?.burnt).toEqual([hut]);
  });
  it("is a ship that comes into a lagoon, not one that was there", () => {
    const lagoon = {
      name: "5,0",
      hexes: [
        [5, 0],
        [6, 0],
      ] as const,
      ship: null,
    };
    const [empty, moored] = [
      { ...built, lagoons: [lagoon] },
      { ...built, lagoons: [{ ...lagoon, ship: 1 }] },
    ];
    expect(changeBetween(empty, moored)?.ships).toEqual([{ seat: 1, hexes: lagoon.hexes }]);
    expect(
      changeBetween(moored, { ...moored, buildings: [...moored.buildings, { ...hut, hex: [1, -1] }] })?.ships,
    ).toEqual([]);
  });
  it("goes on being shown when the same island comes again, and no longer", () => {
    const rests = { number: 0, view: first, before: first, change: null };
    const shown = withView(rests, built, true);
    expect(shown.change?.built).toEqual([hut]);
    const confirmed = { ...built, buildings: [{ ...hut }] };
    expect(withView(shown, confirmed, true)).toEqual({ ...shown, view: confirmed });
    expect(withView(shown, first, true).change).toBeNull();
    expect(withView(rests, built, false).change).toBeNull();
  });
  it("is nothing when a move is taken back, or many moves are leapt over", () => {
    expect(changeBetween(first, EMPTY)).toBeNull();
    expect(changeBetween(built, first)).toBeNull();
    expect(changeBetween(EMPTY, second)).toBeNull();
    expect(changeBetween(first, first)).toBeNull();
  });
});
