import { create } from "@react-three/test-renderer";
import { type InstancedMesh, type Mesh, Texture } from "three";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import {
  ABOVE,
  axes,
  CORNERS,
  eyePoint,
  FIELD_OF_VIEW,
  fit,
  FRONT,
  type Ray,
  type Vector,
} from "../../../scene/camera";
import { type BoardName, boardNames, BOARDS, layouts, SQUARES, type TalatView } from "../model";
import type { Turn } from "../turn";
import { leaning, leanTo, MOST, STEEP, VIEWS } from "./lean";
import { BOARD, boardPoints, FLAG, FLAG_SIZE, squareOnRay, towerTop } from "./towers";
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

const empty = {
  AB: { frozen: false, towers: {} },
  BC: { frozen: false, towers: {} },
  CA: { frozen: false, towers: {} },
};
const COVERED = { left: 0.02, right: 0.1, top: 0.08, bottom: 0.1 };
const EYE = eyePoint({ target: [0, 0, 0], distance: 30 }, FRONT);
const onBoard = (board: BoardName, point: Vector): Vector => leaning(point, leanTo(EYE, tables[board]));

/** The squares around one: what stands further away hides nothing of it. */
const neighbours = (square: string): string[] =>
  SQUARES.filter((each) => {
    const [column, row] = [0, 1].map((k) => Math.abs(each.charCodeAt(k) - square.charCodeAt(k))) as [number, number];
    return Math.max(column, row) === 1;
  });

function towards(point: Vector, origin = EYE): Ray {
  const [x, y, z] = [point[0] - origin[0], point[1] - origin[1], point[2] - origin[2]];
  const length = Math.hypot(x, y, z);
  return { origin, direction: [x / length, y / length, z / length] };
}

describe("talat's scene", () => {
  it("finds every square that nothing hides", () => {
    const bare = { ...view, boards: empty };
    for (const board of BOARDS)
      for (const square of SQUARES) {
        const [x, z] = tables[board].at(square);
        expect(squareOnRay(towards(onBoard(board, [x, BOARD, z])), bare, tables)).toEqual({ board, square });
      }
    expect(squareOnRay(towards([0, 0, 14]), bare, tables)).toBeNull();
  });
  it("finds a tower by its top, however high", () => {
    for (const [square, height] of [
      ["a1", 3],
      ["c3", 1],
    ] as const) {
      const [x, z] = tables.AB.at(square);
      const top = onBoard("AB", [x, towerTop(height) - 0.02, z]);
      expect(squareOnRay(towards(top), view, tables)).toEqual({ board: "AB", square });
    }
  });
  it("leaves the whole number of the lowest tower in sight, wherever the highest stands beside it", () => {
    for (const aspect of [1.45, 0.7]) {
      const eye = eyePoint(fit(boardPoints(tables), VIEWS.front, aspect, COVERED), VIEWS.front);
      const hidden: string[] = [];
      for (const board of BOARDS)
        for (const square of SQUARES) {
          const [x, z] = tables[board].at(square);
          const lean = leanTo(eye, tables[board]);
          const number = [-0.12, 0, 0.12].map((dz) => leaning([x, towerTop(1) - 0.01, z + dz], lean));
          for (const other of neighbours(square)) {
            const towers = { [square]: "A16", [other]: "B36" };
            const both = { ...view, boards: { ...empty, [board]: { frozen: false, towers } } };
            if (!number.every((point) => squareOnRay(towards(point, eye), both, tables)?.square === square))
              hidden.push(`${board} ${square} behind ${other}`);
          }
        }
      expect(hidden).toEqual([]);
    }
  });
  it("keeps every flag apart from all others, however low and from wherever it is looked at", () => {
    for (let step = 0; step < 24; step++) {
      const angle = { azimuth: (step * Math.PI) / 12, polar: VIEWS.lowest };
      const eye = eyePoint(fit(boardPoints(tables), angle, 1.45, COVERED), angle);
      for (const board of BOARDS) {
        const { up, right } = axes(angle);
        const lean = leanTo(eye, tables[board]);
        const flags = SQUARES.map((square) => {
          const [x, z] = tables[board].at(square);
          const [px, py, pz] = leaning([x, FLAG, z], lean);
          return [right, up].map(([a, b, c]) => px * a + py * b + pz * c) as [number, number];
        });
        const apart = flags.flatMap(([x, y], k) => flags.slice(0, k).map(([u, v]) => Math.hypot(x - u, y - v)));
        expect(Math.min(...apart), `${board} from ${step}`).toBeGreaterThan(FLAG_SIZE * 0.9);
      }
    }
  });
  it("fits all boards with their flags and names into the picture, at every tilt and from everywhere", () => {
    const slope = Math.tan((FIELD_OF_VIEW * Math.PI) / 360);
    for (const aspect of [0.55, 0.71, 1.27, 1.45])
      for (let step = 0; step < 12; step++)
        for (const polar of [ABOVE.polar, 0.3, VIEWS.front.polar, 0.8, VIEWS.lowest]) {
          const angle = { azimuth: (step * Math.PI) / 6, polar };
          const eye = eyePoint(fit(boardPoints(tables), angle, aspect, COVERED), angle);
          const { right, up, back } = axes(angle);
          for (const board of BOARDS) {
            const lean = leanTo(eye, tables[board]);
            const [first, last] = [tables[board].at("a1"), tables[board].at("e5")];
            const edge = boardNames(tables[board]).map(({ at: [x, z] }): Vector => [x, BOARD, z]);
            const corners = [first, last, tables[board].at("a5"), tables[board].at("e1")];
            for (const point of [...edge, ...corners.map(([x, z]): Vector => [x, FLAG + FLAG_SIZE / 2, z])]) {
              const [x, y, z] = leaning(point, lean).map((each, k) => each - eye[k]!) as unknown as Vector;
              const [across, high, away] = [right, up, back].map(([a, b, c]) => x * a + y * b + z * c) as [
                number,
                number,
                number,
              ];
              const seen = `${board} ${point.join(" ")} from ${step}, ${polar}, ${aspect}`;
              expect(across / (-away * slope * aspect), seen).toBeGreaterThan(-1 + 2 * COVERED.left);
              expect(across / (-away * slope * aspect), seen).toBeLessThan(1 - 2 * COVERED.right);
              expect(high / (-away * slope), seen).toBeGreaterThan(-1 + 2 * COVERED.bottom);
              expect(high / (-away * slope), seen).toBeLessThan(1 - 2 * COVERED.top);
            }
          }
        }
  });
  it("turns far boards towards the eye, near ones less, and none to who looks from above", () => {
    const eye = eyePoint({ target: [0, 0, 0], distance: 30 }, { azimuth: 0, polar: 0.6 });
    const [near, far] = [leanTo(eye, tables.AB), leanTo(eye, tables.BC)];
    expect(far.angle).toBeGreaterThan(near.angle + 0.1);
    expect(far.slant).toBeCloseTo(STEEP);
    expect(BOARDS.map((board) => leanTo([0, 40, 0.1], tables[board]).angle)).toEqual([0, 0, 0]);
    expect(leanTo([0, 2, 60], tables.BC).angle).toBe(MOST);
    // The corners of a leaning board are above the sand.
    for (const [dx, dz] of CORNERS) {
      const [x, z] = tables.BC.middle;
      expect(leaning([x + 2.8 * dx, 0, z + 2.8 * dz], far)[1]).toBeGreaterThan(-1e-6);
    }
  });
  it("draws every tower, what is picked, and where it may go", async () => {
    const renderer = await create(<BoardsScene view={view} turn={turn} focused="AB b1" frozenWord="frozen" />);
    const meshes = new Map<string, Mesh>();
    const counts = new Map<string, number>();
    renderer.scene.instance.traverse((each) => {
      if (!(each as Mesh).isMesh) return;
      meshes.set(each.name, each as Mesh);
      counts.set(each.name, (counts.get(each.name) ?? 0) + ((each as InstancedMesh).count ?? 1));
    });
    const number = (name: string): number => counts.get(name) ?? 0;
    expect([number("storeys 6"), number("storeys 3"), number("storeys 4")]).toEqual([6, 1, 2]);
    expect([number("plate 6"), number("plate 3"), number("plate 4"), number("poles")]).toEqual([2, 1, 1, 4]);
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
    expect(names.geometry.getAttribute("position").count / 4, "letters and numbers are always there").toBe(10);
    expect(meshes.has("lit")).toBe(false);
    expect([...counts.keys()].length).toBeLessThan(40);
    expect(meshes.get("flags")!.parent!.visible, "flags are for who looks from low down").toBe(false);
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
    expect(names.geometry.getAttribute("position").count / 4).toBe(11);
  });
});
