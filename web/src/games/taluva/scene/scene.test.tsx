import { create } from "@react-three/test-renderer";
import { type InstancedMesh, type Mesh, Texture, Vector3 } from "three";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type Hex, hexText } from "../../../board/hexes";
import { LEVELS } from "../../../scene/detail";
import type { ViewChange } from "../changes";
import { type Building, type Land, tileLand, type TaluvaView } from "../model";
import type { Turn } from "../turn";
import { IslandScene } from ".";
import { nameLabel } from "./Marks";

// There is no page here, so nothing can be painted.
vi.mock("../../../scene/canvas", () => ({ canvasTexture: () => new Texture() }));
beforeAll(() => void vi.spyOn(console, "warn").mockImplementation(() => undefined));
afterAll(() => void vi.restoreAllMocks());

/** A full island: 65 tiles side by side, every terrain, and 120 pieces. */
function full(): TaluvaView {
  const fields = ["VJC", "VSR", "VLJ", "VCS", "VRL"];
  const land: Land[] = [];
  for (let row = 0; land.length < 195; row++)
    for (let column = 0; column < 9 && land.length < 195; column++) {
      // A tile covers a hex, the one to its right, and the one above between them: rows of two interlock.
      const at: Hex = [2 * column - row, 2 * row];
      land.push(...tileLand(fields[(row + column) % 5]!, { at, direction: 0 }, new Map()));
    }
  const kinds = ["hut", "hut", "hut", "tower", "temple"] as const;
  const buildings = land
    .filter(({ terrain }) => terrain !== "V")
    .slice(0, 120)
    .map(({ hex }, k): Building => ({ hex, seat: k % 5, kind: kinds[k % 5]!, number: 1 }));
  return {
    phase: "build",
    turn: 0,
    hand: null,
    stack: 0,
    stack_size: 65,
    doubles: [],
    land,
    buildings,
    seats: [],
    zone: { name: "round", radius: 20 },
    options: {},
    reason: null,
    settlements: buildings.map(({ hex, seat }) => ({ name: hexText(hex), seat, hexes: [hex] })),
    lagoons: [
      {
        name: "40,0",
        hexes: [
          [40, 0],
          [41, 0],
        ],
        ship: 2,
      },
    ],
  };
}

const view = full();
const idle = (levels: Turn["levels"]): Turn => ({
  levels,
  top: 1,
  canMove: true,
  placing: false,
  building: true,
  hand: "",
  ghost: null,
  ghostLegal: false,
  choices: [],
  candidates: [],
  selected: null,
  choicesHere: [],
  planned: null,
  filled: [],
  marked: [],
  preview: () => undefined,
  turn: () => undefined,
  choose: () => undefined,
  lay: () => undefined,
  tap: () => undefined,
  hover: () => undefined,
  touchBuildingHex: () => undefined,
  aim: () => undefined,
  press: () => undefined,
  deselect: () => undefined,
});
const levels = new Map(view.land.map((each) => [hexText(each.hex), each]));
const still: ViewChange = { number: 0, before: view, change: null, end: () => undefined };

async function drawn(
  turn: Partial<Turn>,
  viewChange: ViewChange = still,
  shown: TaluvaView = view,
  named: readonly Hex[] = [],
): Promise<Map<string, Mesh>> {
  const renderer = await create(
    <IslandScene
      view={shown}
      seat={0}
      turn={{ ...idle(levels), ...turn }}
      viewChange={viewChange}
      level={LEVELS[2]!}
      named={named}
    />,
  );
  const meshes = new Map<string, Mesh>();
  renderer.scene.instance.traverse((each) => {
    if ((each as Mesh).isMesh) meshes.set(each.name || each.uuid, each as Mesh);
  });
  return meshes;
}

const number = (mesh: Mesh | undefined): number => (mesh as InstancedMesh | undefined)?.count ?? 0;

describe("the island's scene", () => {
  it("draws a full island with 120 pieces in well under 80 calls", async () => {
    const meshes = await drawn({
      candidates: [[0, 0]],
      marked: [[1, 0]],
      selected: [0, 0],
      filled: [[1, 0]],
      ghost: { at: [30, 0], direction: 1 },
      hand: "VJC",
      ghostLegal: true,
    });
    expect(view.land).toHaveLength(195);
    expect(
      number(meshes.get("pieces hut")) + number(meshes.get("pieces tower")) + number(meshes.get("pieces temple")),
    ).toBe(120);
    expect(number(meshes.get("pieces ship"))).toBe(1);
    expect(number(meshes.get("island cone"))).toBe(65);
    expect(meshes.size).toBeLessThanOrEqual(60);
  });
  it("darkens the ground under pieces and trees, at every detail", async () => {
    const meshes = await drawn({});
    expect(number(meshes.get("pieces shade"))).toBe(121);
    expect(number(meshes.get("island shade"))).toBeGreaterThan(65);
  });
  it("puts every player's sign on each of that player's roofs", async () => {
    const meshes = await drawn({});
    expect([0, 1, 2, 3, 4].map((seat) => number(meshes.get(`pieces sign ${seat}`)))).toEqual([24, 24, 25, 24, 24]);
    const [roof, sign] = [
      meshes.get("pieces tower roof") as InstancedMesh,
      meshes.get("pieces sign 3") as InstancedMesh,
    ];
    expect(roof.instanceColor).not.toBeNull();
    expect(sign.count).toBe(24);
  });
  it("marks whether the tile in hand may lie there, and what would burn", async () => {
    const allowed = await drawn({ ghost: { at: [30, 0], direction: 1 }, hand: "VJC", ghostLegal: true });
    const refused = await drawn({ ghost: { at: [0, 0], direction: 0 }, hand: "VJC", ghostLegal: false });
    expect(allowed.has("ghost edge")).toBe(true);
    expect(refused.has("ghost edge refused")).toBe(true);
    const signs = (meshes: Map<string, Mesh>) => meshes.get("ghost signs")!.geometry.getAttribute("position").count / 4;
    expect(signs(allowed)).toBe(3);
    expect(signs(refused)).toBe(5);
  });
  it("shows everything that an expansion would put, each hex with its number", async () => {
    const planned = {
      move: "expand 0,0 J",
      kind: "expand" as const,
      terrain: "J" as const,
      cost: 3,
      hexes: [],
      pieces: [
        { hex: [1, 0] as Hex, kind: "hut" as const, number: 1 },
        { hex: [3, 0] as Hex, kind: "hut" as const, number: 2 },
      ],
    };
    const meshes = await drawn({ planned });
    expect(number(meshes.get("planned hut"))).toBe(3);
    expect(meshes.get("planned numbers")!.geometry.getAttribute("position").count / 4).toBe(2);
    expect((await drawn({})).has("planned numbers")).toBe(false);
  });
  it("lifts marks to their hexes, and to the water for a lagoon", async () => {
    const meshes = await drawn({
      candidates: [
        [1, 0],
        [40, 0],
      ],
    });
    const ring = meshes.get("mark candidate") as InstancedMesh;
    const heights = [0, 1].map((k) => new Vector3().fromArray(ring.instanceMatrix.array, 16 * k + 12).y);
    expect(heights[0]).toBeGreaterThan(0.6);
    expect(heights[1]).toBeLessThan(0.2);
  });
  it("writes the names of hexes where that is wished, at their height", async () => {
    expect((await drawn({})).has("coordinates")).toBe(false);
    const names = (
      await drawn({}, still, view, [
        [0, 0],
        [1, 0],
        [40, 0],
      ])
    ).get("coordinates")!;
    expect(names.geometry.getAttribute("position").count / 4).toBe(3);
    expect(nameLabel([1, 0], levels.get("1,0")).at[1]).toBeGreaterThan(0.6);
    expect(nameLabel([40, 0], undefined).at[1]).toBeLessThan(0.2);
  });
  it("keeps the island as it was while a tile falls on it", async () => {
    const tile = tileLand("VSS", { at: [0, 0], direction: 0 }, levels);
    const gone = new Set(tile.map(({ hex }) => hexText(hex)));
    const after = { ...view, land: [...view.land.filter(({ hex }) => !gone.has(hexText(hex))), ...tile] };
    const viewChange: ViewChange = {
      number: 1,
      before: view,
      end: () => undefined,
      change: { tile, erupts: true, burnt: [view.buildings[0]!], built: [], ships: [] },
    };
    const meshes = await drawn({}, viewChange, after);
    expect(meshes.has("falling rock")).toBe(true);
    expect(meshes.get("island tops")!.geometry.getAttribute("position").count).toBe(195 * 54);
    expect(meshes.has("mark candidate")).toBe(false);
  });
});
