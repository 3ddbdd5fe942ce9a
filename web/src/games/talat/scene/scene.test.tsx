import { create } from "@react-three/test-renderer";
import { type InstancedMesh, type Mesh, Texture } from "three";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { eyePoint, FRONT, type Ray, type Vector } from "../../../scene/camera";
import { BOARDS, layouts, SQUARES, type TalatView } from "../model";
import type { Turn } from "../turn";
import { BOARD, squareOnRay, towerTop } from "./towers";
import { BoardsScene } from ".";

// There is no page here, so nothing can be painted.
vi.mock("../../../scene/canvas", () => ({ canvasTexture: () => new Texture() }));
beforeAll(() => void vi.spyOn(console, "warn").mockImplementation(() => undefined));
afterAll(() => void vi.restoreAllMocks());

const tables = layouts("A");
const view = {
  game: "talat",
  players: 3,
  phase: "move",
  turn: 0,
  zihin: null,
  putting: null,
  hands: { A: [], B: [], C: [] },
  plays: [],
  captured: [[], [], []],
  points: [],
  boards: {
    AB: { frozen: false, towers: { a1: "A36", c3: "B13", b1: "A36" } },
    BC: { frozen: true, towers: { e5: "C24" } },
    CA: { frozen: false, towers: {} },
  },
} as unknown as TalatView;
const turn: Turn = {
  front: "A",
  tables,
  chosen: { board: "AB", square: "a1" },
  targets: new Map([
    ["AB a2", { text: "move AB a1 a2", capture: false }],
    ["AB c3", { text: "capture AB a1 c3", capture: true }],
  ]),
  movable: new Set(["AB a1", "AB b1"]),
  marked: new Set(["BC e5"]),
  marksAreRecent: true,
  threatened: new Set(["AB b1"]),
  touch: () => undefined,
  pick: () => undefined,
  drop: () => false,
  origin: () => null,
};

function towards(point: Vector): Ray {
  const origin = eyePoint({ target: [0, 0, 0], distance: 30 }, FRONT);
  const [x, y, z] = [point[0] - origin[0], point[1] - origin[1], point[2] - origin[2]];
  const length = Math.hypot(x, y, z);
  return { origin, direction: [x / length, y / length, z / length] };
}

describe("talat's scene", () => {
  it("finds every square that nothing hides", () => {
    const empty = {
      ...view,
      boards: {
        AB: { frozen: false, towers: {} },
        BC: { frozen: false, towers: {} },
        CA: { frozen: false, towers: {} },
      },
    };
    for (const board of BOARDS)
      for (const square of SQUARES) {
        const [x, z] = tables[board].at(square);
        expect(squareOnRay(towards([x, BOARD, z]), empty, tables)).toEqual({ board, square });
      }
    expect(squareOnRay(towards([0, 0, 14]), empty, tables)).toBeNull();
  });
  it("finds a tower by its top, however high", () => {
    for (const [square, height] of [
      ["a1", 3],
      ["c3", 1],
    ] as const) {
      const [x, z] = tables.AB.at(square);
      expect(squareOnRay(towards([x, towerTop(height) - 0.02, z]), view, tables)).toEqual({ board: "AB", square });
    }
  });
  it("draws every tower, what is picked, and where it may go", async () => {
    const renderer = await create(<BoardsScene view={view} turn={turn} focused="AB b1" frozenWord="frozen" />);
    const meshes = new Map<string, Mesh>();
    renderer.scene.instance.traverse((each) => void ((each as Mesh).isMesh && meshes.set(each.name, each as Mesh)));
    const number = (name: string): number => (meshes.get(name) as InstancedMesh | undefined)?.count ?? 0;
    expect([number("tower 36"), number("tower 13"), number("tower 24"), number("tower 11")]).toEqual([2, 1, 1, 0]);
    expect([
      number("moves"),
      number("captures"),
      number("picked"),
      number("movable"),
      number("recent"),
      number("focused"),
    ]).toEqual([1, 1, 1, 1, 1, 1]);
    expect(meshes.has("ice BC")).toBe(true);
    expect(meshes.has("ice AB")).toBe(false);
    expect(renderer.scene.instance.getObjectByName("frozen BC")).toBeDefined();
    expect(renderer.scene.instance.getObjectByName("frozen AB")).toBeUndefined();
    expect(meshes.has("alarms")).toBe(true);
    const names = meshes.get("coordinates")!;
    expect(names.geometry.getAttribute("position").count / 4, "letters and numbers are always there").toBe(3 * 10);
    expect(meshes.has("lit")).toBe(false);
    expect(meshes.size).toBeLessThan(40);
  });
  it("rings the squares that are lit, and what each seat has changed in its colour", async () => {
    const renderer = await create(
      <BoardsScene
        view={view}
        turn={turn}
        focused={null}
        frozenWord="frozen"
        lit={["AB a1", "AB a2"]}
        marks={[{ seat: 1, parts: ["BC e5"] }]}
      />,
    );
    const number = (name: string) => (renderer.scene.instance.getObjectByName(name) as InstancedMesh).count;
    expect([number("lit"), number("lit edge"), number("turns"), number("recent")]).toEqual([2, 2, 1, 1]);
  });
  it("writes rows, columns and the boards' names where that is wished", async () => {
    const renderer = await create(
      <BoardsScene view={view} turn={turn} focused={null} frozenWord="frozen" coordinates />,
    );
    const names = renderer.scene.instance.getObjectByName("coordinates") as Mesh;
    expect(names.geometry.getAttribute("position").count / 4).toBe(3 * 11);
  });
});
